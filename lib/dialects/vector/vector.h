// SPDX-License-Identifier: Apache-2.0
// The vector dialect: the basic operations that lowerings to llvm need.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_H

#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"
#include "ir/types/type.h"

typedef enum VectorOp {
#define OP(ID, ...) VECTOR_##ID,
#include "dialects/vector/vector_ops.def"
  VECTOR_NUM_OPS
} VectorOp;

/// Property slots.
enum {
  /// extract, insert: a dense i64 array. It has DYNAMIC_SIZE for operands, and
  /// VECTOR_POISON where there is no element.
  VECTOR_STATIC_POSITION = 0,
  VECTOR_SHUFFLE_MASK = 0,
  VECTOR_PERMUTATION = 0,
  VECTOR_MASK_SIZES = 0,
  VECTOR_SCALABLE_POS = 0,
  /// Slices: arrays of i64. Inserting has no sizes, and its strides are in slot
  /// 1.
  VECTOR_SLICE_OFFSETS = 0,
  VECTOR_SLICE_STRIDES = 1,
  VECTOR_SLICE_SIZES = 2,
  /// Reductions.
  VECTOR_KIND = 0,
  VECTOR_REDUCTION_FASTMATH = 1,
  VECTOR_REDUCTION_DIMS = 1,
  /// Memory accesses.
  VECTOR_ALIGNMENT = 0,
  VECTOR_NONTEMPORAL = 1,
  VECTOR_TRANSFER_MAP = 0,
  VECTOR_TRANSFER_IN_BOUNDS = 1,
  VECTOR_TRANSFER_SEGMENTS = 2,
  VECTOR_CONTRACT_MAPS = 1,
  VECTOR_CONTRACT_ITERATORS = 2,
  VECTOR_SCAN_DIM = 1,
  VECTOR_SCAN_INCLUSIVE = 2,
  VECTOR_PRINT_PUNCTUATION = 0,
  VECTOR_PRINT_STRING = 1,
};

/// The position or mask element that means poison.
enum { VECTOR_POISON = -1 };

/// How elements are combined: `#vector.kind<…>`.
typedef enum VectorKind {
  VECTOR_ADD,
  VECTOR_MUL,
  VECTOR_MINUI,
  VECTOR_MINSI,
  VECTOR_MINNUMF,
  VECTOR_MAXUI,
  VECTOR_MAXSI,
  VECTOR_MAXNUMF,
  VECTOR_AND,
  VECTOR_OR,
  VECTOR_XOR,
  VECTOR_MAXIMUMF,
  VECTOR_MINIMUMF,
} VectorKind;

/// The punctuation that vector.print writes after a value.
typedef enum VectorPunctuation {
  VECTOR_NO_PUNCTUATION,
  VECTOR_NEWLINE,
  VECTOR_COMMA,
  VECTOR_OPEN,
  VECTOR_CLOSE,
} VectorPunctuation;

/// The kind of a contraction's loop: `#vector.iterator_type<…>`.
enum { VECTOR_ITERATOR_PARALLEL, VECTOR_ITERATOR_REDUCTION };

enum {
  VECTOR_ATTR_KIND,
  VECTOR_ATTR_PUNCTUATION,
  VECTOR_ATTR_ITERATOR,
  VECTOR_NUM_ATTRS
};

extern const AttrDef vector_attr_defs[VECTOR_NUM_ATTRS];
extern const OpDef vector_ops[VECTOR_NUM_OPS];
extern const DialectDef vector_dialect;

/// The kind of the reduction `op`.
VectorKind vector_kind(const Operation *op);
/// Can values of type `element` be combined by `kind`?
bool vector_kind_takes(VectorKind kind, const Type *element);
/// Has `type` a scalable dimension?
bool vector_is_scalable(const ShapedType *type);
/// Is dimension `dim` scalable?
bool vector_is_scalable_at(const ShapedType *type, size_t dim);
/// The type at a position of `depth` numbers: the element, or a vector of the
/// remaining dimensions.
const Type *vector_type_at(Context *ctx, const ShapedType *vector,
                           size_t depth);

#endif

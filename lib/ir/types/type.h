// SPDX-License-Identifier: Apache-2.0
// Types: interned in the Context, immutable, compared by pointer.
#ifndef MLOPT_IR_TYPES_TYPE_H
#define MLOPT_IR_TYPES_TYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/context.h"
#include "support/numbers/float_format.h"
#include "support/string_ref.h"

typedef struct AffineExpr AffineExpr;

typedef enum TypeKind {
  TYPE_INTEGER,
  TYPE_INDEX,
  TYPE_FLOAT,
  TYPE_NONE,
  TYPE_COMPLEX,
  TYPE_FUNCTION,
  TYPE_TUPLE,
  TYPE_VECTOR,
  TYPE_RANKED_TENSOR,
  TYPE_UNRANKED_TENSOR,
  TYPE_RANKED_MEMREF,
  TYPE_UNRANKED_MEMREF,
  TYPE_DIALECT, ///< Of a registered dialect, with a TypeDef.
  TYPE_OPAQUE,  ///< Of an unregistered dialect: text.
} TypeKind;

/// A size that is not known: `?`. Also the dynamic stride and offset.
#define DYNAMIC_SIZE INT64_MIN

/// Widest integer type, in bits. As mlir::IntegerType::kMaxWidth.
#define MAX_INTEGER_WIDTH ((1u << 24) - 1)

/// Common start of all types.
struct Type {
  uint32_t kind; ///< TypeKind.
  uint32_t hash;
};

typedef enum Signedness { SIGNLESS, SIGNED, UNSIGNED } Signedness;

typedef struct IntegerType {
  Type base;
  uint32_t width;
  Signedness signedness;
} IntegerType;

typedef struct FloatType {
  Type base;
  FloatKind format;
} FloatType;

typedef struct ComplexType {
  Type base;
  const Type *element;
} ComplexType;

/// `types`: the inputs, then the results.
typedef struct FunctionType {
  Type base;
  uint32_t num_inputs;
  uint32_t num_results;
  const Type *types[];
} FunctionType;

typedef struct TupleType {
  Type base;
  uint32_t num_types;
  const Type *types[];
} TupleType;

/// Vector, tensor and memref, ranked or not. `shape` has `rank` sizes,
/// DYNAMIC_SIZE where not known; -1 rank: unranked.
typedef struct ShapedType {
  Type base;
  int32_t rank;
  const Type *element;
  /// Memref: an affine map or a strided layout, NULL for the identity. Ranked
  /// tensor: the encoding, or NULL. Else NULL.
  const Attribute *layout;
  const Attribute *memory_space; ///< Memref: NULL for the default one.
  const bool *scalable;          ///< Vector: per dimension; NULL: none is.
  int64_t shape[];
} ShapedType;

/// A type of a registered dialect: parameters as its TypeDef reads them. An
/// identified struct has them once its body is known.
typedef struct DialectType {
  Type base;
  const TypeDef *def;
  StringRef name; ///< Name or text parameter, or empty.
  uint32_t num_ints;
  uint32_t num_types;
  const int64_t *ints;
  const Type *const *types;
  const Attribute *attr; ///< NULL if none.
} DialectType;

/// `!dialect.text` or `!dialect<text>` of an unregistered dialect: `text` is
/// what follows the dot or between the brackets, quotes included.
typedef struct OpaqueType {
  Type base;
  StringRef dialect;
  StringRef text;
} OpaqueType;

static inline TypeKind type_kind(const Type *type) {
  return (TypeKind)type->kind;
}

/// Checked casts: NULL if the type is of another kind.
const IntegerType *type_as_integer(const Type *type);
const FloatType *type_as_float(const Type *type);
const ComplexType *type_as_complex(const Type *type);
const FunctionType *type_as_function(const Type *type);
const TupleType *type_as_tuple(const Type *type);
const ShapedType *type_as_shaped(const Type *type); ///< Any of the five.
const ShapedType *type_as_vector(const Type *type);
const ShapedType *type_as_ranked_tensor(const Type *type);
const ShapedType *type_as_tensor(const Type *type); ///< Ranked or not.
const ShapedType *type_as_ranked_memref(const Type *type);
const ShapedType *type_as_memref(const Type *type); ///< Ranked or not.
/// With `def` NULL: any dialect type.
const DialectType *type_as_dialect(const Type *type, const TypeDef *def);
const OpaqueType *type_as_opaque(const Type *type);

/// Lookups of interned types. The arguments must be valid (the parser checks
/// with type_*_verify first); all arrays are copied.
const Type *integer_type_get(Context *ctx, uint32_t width);
const Type *integer_type_get_signed(Context *ctx, uint32_t width,
                                    Signedness signedness);
const Type *index_type_get(Context *ctx);
const Type *none_type_get(Context *ctx);
const Type *float_type_get(Context *ctx, FloatKind format);
const Type *complex_type_get(Context *ctx, const Type *element);
const Type *function_type_get(Context *ctx, const Type *const *inputs,
                              size_t num_inputs, const Type *const *results,
                              size_t num_results);
const Type *tuple_type_get(Context *ctx, const Type *const *types,
                           size_t count);
const Type *vector_type_get(Context *ctx, const int64_t *shape, size_t rank,
                            const Type *element);
/// `scalable` NULL: no dimension is.
const Type *scalable_vector_type_get(Context *ctx, const int64_t *shape,
                                     const bool *scalable, size_t rank,
                                     const Type *element);
const Type *ranked_tensor_type_get(Context *ctx, const int64_t *shape,
                                   size_t rank, const Type *element,
                                   const Attribute *encoding);
const Type *unranked_tensor_type_get(Context *ctx, const Type *element);
/// An identity `layout` and a memory space of integer 0 become NULL.
const Type *memref_type_get(Context *ctx, const int64_t *shape, size_t rank,
                            const Type *element, const Attribute *layout,
                            const Attribute *memory_space);
const Type *unranked_memref_type_get(Context *ctx, const Type *element,
                                     const Attribute *memory_space);
const Type *opaque_type_get(Context *ctx, StringRef dialect, StringRef text);
/// `params->base` is ignored; arrays and name are copied.
const Type *dialect_type_get(Context *ctx, const DialectType *params);

/// The struct that `name` identifies: one for each name, however it is spelled
/// out, so that it can stand in its own body. `def` has shape STRUCT. Follows
/// mlir::LLVM::LLVMStructType::getIdentified.
const Type *identified_struct_get(Context *ctx, const TypeDef *def,
                                  StringRef name);
/// From here on, names identify new structs: for inputs that have nothing to do
/// with those before. Not while other threads work.
void context_forget_structs(Context *ctx);
bool type_is_identified_struct(const Type *type);
/// The body was set. Until then it has no members.
bool identified_struct_has_body(const Type *type);
/// Sets the body: types[] and the flags ints[0] (packed) and ints[1] (opaque)
/// of `body`. False if the struct has another one.
bool identified_struct_set_body(Context *ctx, const Type *type,
                                const DialectType *body);

/// Same vector or tensor of another element; an unranked one, too.
const Type *shaped_type_of_element(Context *ctx, const ShapedType *type,
                                   const Type *element);
/// Same shaped type with another shape or element.
const Type *shaped_type_clone(Context *ctx, const ShapedType *type,
                              const int64_t *shape, size_t rank,
                              const Type *element);

bool type_is_index(const Type *type);
bool type_is_integer_of_width(const Type *type, uint32_t width); ///< Signless.
bool type_is_signless_integer(const Type *type);
bool type_is_int_or_index(const Type *type);
bool type_is_int_or_float(const Type *type);
/// Bits of an integer or float type. Asserts on others.
uint32_t type_bit_width(const Type *type);
/// The element of a shaped type, else `type`. mlir::getElementTypeOrSelf.
const Type *type_element_or_self(const Type *type);

bool shaped_type_has_static_shape(const ShapedType *type);
/// Product of the sizes; the shape must be static. Saturates at INT64_MAX.
int64_t shaped_type_num_elements(const ShapedType *type);
/// Are the elements so few (2^24 at most) that a fold or a lowering may write
/// out each of them, where the text did not?
bool shaped_type_can_spell_out(const ShapedType *type);
/// The same of `rank` sizes, all known.
bool shape_can_spell_out(const int64_t *shape, int32_t rank);
unsigned shaped_type_num_dynamic_dims(const ShapedType *type);

/// Strides and offset of a ranked memref (DYNAMIC_SIZE where not known) into
/// `strides[rank]` and `*offset`. False if the layout is not strided. Follows
/// mlir::MemRefType::getStridesAndOffset.
bool memref_type_strides(Context *ctx, const ShapedType *memref,
                         int64_t *strides, int64_t *offset);

/// The same as expressions of the layout's symbols; in a layout `strided<…>`
/// each `?` is one, that of the offset the first.
bool memref_type_stride_exprs(Context *ctx, const ShapedType *memref,
                              const AffineExpr **strides,
                              const AffineExpr **offset);

/// Is its layout a strided one: will memref_type_strides be true? Linear in the
/// layout.
bool memref_type_is_strided(const ShapedType *memref);

/// May `element` stand in a vector, tensor, memref, complex type?
bool type_is_valid_vector_element(const Type *element);
bool type_is_valid_tensor_element(const Type *element);
bool type_is_valid_memref_element(const Type *element);

#endif

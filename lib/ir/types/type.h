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
  TYPE_DIALECT, ///< A registered dialect's, with a TypeDef.
  TYPE_OPAQUE,  ///< An unregistered dialect's: text.
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

/// The type as an integer type; NULL if it is another.
const IntegerType *type_as_integer(const Type *type);

/// The type as a float type; NULL if it is another.
const FloatType *type_as_float(const Type *type);

/// The type as a complex type; NULL if it is another.
const ComplexType *type_as_complex(const Type *type);

/// The type as a function type; NULL if it is another.
const FunctionType *type_as_function(const Type *type);

/// The type as a tuple type; NULL if it is another.
const TupleType *type_as_tuple(const Type *type);

/// The type as a vector, tensor or memref; NULL if it is another.
const ShapedType *type_as_shaped(const Type *type);

/// The type as a vector; NULL if it is another.
const ShapedType *type_as_vector(const Type *type);

/// The type as a ranked tensor; NULL if it is another.
const ShapedType *type_as_ranked_tensor(const Type *type);

/// The type as a tensor, ranked or not; NULL if it is another.
const ShapedType *type_as_tensor(const Type *type);

/// The type as a ranked memref; NULL if it is another.
const ShapedType *type_as_ranked_memref(const Type *type);

/// The type as a memref, ranked or not; NULL if it is another.
const ShapedType *type_as_memref(const Type *type);

/// The type as a dialect's type that `def` defines (NULL: any); NULL if it is
/// another.
const DialectType *type_as_dialect(const Type *type, const TypeDef *def);
/// Is the type text of its dialect (`!llvm.i32` of 2020)?
bool type_is_wrapped(const Type *type);

/// The type as one of an unregistered dialect; NULL if it is another.
const OpaqueType *type_as_opaque(const Type *type);

/// The signless integer type. This and the other lookups of interned types need
/// valid arguments (the parser checks with type_*_verify first); all arrays are
/// copied. Linear in the arguments.
const Type *integer_type_get(Context *ctx, uint32_t width);

/// The integer type of any signedness. Follows mlir::IntegerType::get.
const Type *integer_type_get_signed(Context *ctx, uint32_t width,
                                    Signedness signedness);

/// Follows mlir::IndexType::get.
const Type *index_type_get(Context *ctx);

/// Follows mlir::NoneType::get.
const Type *none_type_get(Context *ctx);

/// The float type of this format. Follows mlir::FloatType.
const Type *float_type_get(Context *ctx, FloatKind format);

/// Follows mlir::ComplexType::get.
const Type *complex_type_get(Context *ctx, const Type *element);

/// Follows mlir::FunctionType::get.
const Type *function_type_get(Context *ctx, const Type *const *inputs,
                              size_t num_inputs, const Type *const *results,
                              size_t num_results);

/// Follows mlir::TupleType::get.
const Type *tuple_type_get(Context *ctx, const Type *const *types,
                           size_t count);

/// A vector of fixed size. Follows mlir::VectorType::get.
const Type *vector_type_get(Context *ctx, const int64_t *shape, size_t rank,
                            const Type *element);

/// A vector whose dimension i is scalable if `scalable[i]`; NULL: no dimension
/// is. Follows mlir::VectorType::get.
const Type *scalable_vector_type_get(Context *ctx, const int64_t *shape,
                                     const bool *scalable, size_t rank,
                                     const Type *element);

/// `encoding` may be NULL. Follows mlir::RankedTensorType::get.
const Type *ranked_tensor_type_get(Context *ctx, const int64_t *shape,
                                   size_t rank, const Type *element,
                                   const Attribute *encoding);

/// Follows mlir::UnrankedTensorType::get.
const Type *unranked_tensor_type_get(Context *ctx, const Type *element);

/// An identity `layout` and a memory space of integer 0 become NULL. Follows
/// mlir::MemRefType::get.
const Type *memref_type_get(Context *ctx, const int64_t *shape, size_t rank,
                            const Type *element, const Attribute *layout,
                            const Attribute *memory_space);

/// A memory space of integer 0 becomes NULL. Follows
/// mlir::UnrankedMemRefType::get.
const Type *unranked_memref_type_get(Context *ctx, const Type *element,
                                     const Attribute *memory_space);

/// A type of an unregistered dialect. Follows mlir::OpaqueType::get.
const Type *opaque_type_get(Context *ctx, StringRef dialect, StringRef text);

/// The dialect's type with these parameters. `params->base` is ignored; arrays
/// and name are copied.
const Type *dialect_type_get(Context *ctx, const DialectType *params);

/// The struct that `name` identifies: one for each name, however it is spelled
/// out, so that it can stand in its own body. `def` has shape STRUCT. Follows
/// mlir::LLVM::LLVMStructType::getIdentified.
const Type *identified_struct_get(Context *ctx, const TypeDef *def,
                                  StringRef name);

/// From here on, names identify new structs: for inputs that have nothing to do
/// with those before. Not while other threads work.
void context_forget_structs(Context *ctx);

/// Is it a struct that a name identifies?
bool type_is_identified_struct(const Type *type);

/// Was the body set? Until then the struct has no members.
bool identified_struct_has_body(const Type *type);
/// Sets the body: types[] and the flags ints[0] (packed) and ints[1] (opaque)
/// of `body`. False if the struct has another one.
bool identified_struct_set_body(Context *ctx, const Type *type,
                                const DialectType *body);
/// As identified_struct_set_body; `*is_new` tells whether it had no body.
bool identified_struct_give_body(Context *ctx, const Type *type,
                                 const DialectType *body, bool *is_new);
/// Takes the body away from a struct that nothing but a failed attempt used.
void identified_struct_drop_body(const Type *type);

/// The vector or tensor with another element. Unranked ones are allowed.
const Type *shaped_type_of_element(Context *ctx, const ShapedType *type,
                                   const Type *element);

/// The shaped type with another shape or element. Follows
/// mlir::ShapedType::clone.
const Type *shaped_type_clone(Context *ctx, const ShapedType *type,
                              const int64_t *shape, size_t rank,
                              const Type *element);

/// Follows mlir::Type::isIndex.
bool type_is_index(const Type *type);

/// Is it the signless integer type of this width? Follows
/// mlir::Type::isSignlessInteger.
bool type_is_integer_of_width(const Type *type, uint32_t width);

/// Is it a signless integer of any width?
bool type_is_signless_integer(const Type *type);

/// Is it an integer, of any signedness, or index? Follows
/// mlir::Type::isIntOrIndex.
bool type_is_int_or_index(const Type *type);

/// Is it an integer, of any signedness, or a float? Follows
/// mlir::Type::isIntOrFloat.
bool type_is_int_or_float(const Type *type);
/// Bits of an integer or float type. Asserts on others.
uint32_t type_bit_width(const Type *type);
/// The element of a shaped type, else `type`. mlir::getElementTypeOrSelf.
const Type *type_element_or_self(const Type *type);

/// Is it ranked, and is each size known? Follows
/// mlir::ShapedType::hasStaticShape.
bool shaped_type_has_static_shape(const ShapedType *type);
/// Product of the sizes; the shape must be static. Saturates at INT64_MAX.
int64_t shaped_type_num_elements(const ShapedType *type);
/// Are the elements so few (2^24 at most) that a fold or a lowering may write
/// out each of them, where the text did not?
bool shaped_type_can_spell_out(const ShapedType *type);

/// What shaped_type_can_spell_out asks, for `rank` sizes, all known.
bool shape_can_spell_out(const int64_t *shape, int32_t rank);

/// Steps `position` on in a shape of `rank` sizes, in row-major order. False
/// after the last position, which the first one follows.
bool shape_next_position(const int64_t *shape, size_t rank, int64_t *position);

/// Number of sizes that are not known. Follows
/// mlir::ShapedType::getNumDynamicDims.
unsigned shaped_type_num_dynamic_dims(const ShapedType *type);

/// Strides and offset of a ranked memref (DYNAMIC_SIZE where not known) into
/// `strides[rank]` and `*offset`. False if the layout is not strided. Follows
/// mlir::MemRefType::getStridesAndOffset.
bool memref_type_strides(Context *ctx, const ShapedType *memref,
                         int64_t *strides, int64_t *offset);

/// Is an element of the memref's last dimension next to the one before?
bool memref_has_unit_stride(Context *ctx, const ShapedType *memref);

/// Strides and offset as memref_type_strides gives them, but as expressions of
/// the layout's symbols. In a layout `strided<…>` each `?` is a symbol, that of
/// the offset the first.
bool memref_type_stride_exprs(Context *ctx, const ShapedType *memref,
                              const AffineExpr **strides,
                              const AffineExpr **offset);

/// Is its layout a strided one: will memref_type_strides be true? Linear in the
/// layout.
bool memref_type_is_strided(const ShapedType *memref);

/// May `element` stand in a vector? Follows
/// mlir::VectorType::isValidElementType.
bool type_is_valid_vector_element(const Type *element);

/// May `element` stand in a tensor? Follows
/// mlir::TensorType::isValidElementType.
bool type_is_valid_tensor_element(const Type *element);

/// May `element` stand in a memref? Follows
/// mlir::BaseMemRefType::isValidElementType.
bool type_is_valid_memref_element(const Type *element);

#endif

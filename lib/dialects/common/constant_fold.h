// SPDX-License-Identifier: Apache-2.0
// Folds constants element by element: scalars, splats, and whole vectors and
// tensors. Follows mlir::constFoldBinaryOp and mlir::constFoldCastOp.
#ifndef MLOPT_DIALECTS_COMMON_CONSTANT_FOLD_H
#define MLOPT_DIALECTS_COMMON_CONSTANT_FOLD_H

#include "ir/attributes/attribute.h"
#include "ir/types/type.h"

enum { MAX_FOLD_OPERANDS = 3 };

/// The data that an ElementFold may need. `status` belongs to the caller; it
/// records findings about more than one element.
typedef struct ElementFolding {
  Arena *arena;     ///< For the words of results.
  const Type *from; ///< Element type of the last operand.
  const Type *to;   ///< Element type of the result.
  const void *user;
  bool *status;
} ElementFolding;

/// Computes one element. Operands and result are bits, also those of floats.
/// False if this cannot be folded.
typedef bool ElementFold(const ElementFolding *folding, const WideInt *operands,
                         WideInt *result);

/// The constant of type `result` that applies `fold` to the elements of
/// `operands`. These are all scalars, or all have elements of one shape. NULL
/// if an operand is neither, or if an element does not fold. Linear in the
/// stored elements.
const Attribute *constant_map(Context *ctx, const Type *result,
                              const Attribute *const *operands, unsigned count,
                              ElementFold *fold, const void *user,
                              bool *status);

/// Folds two operands that have the result's type. The result is poison if one
/// of them is poison.
const Attribute *constant_fold_binary(Context *ctx,
                                      const Attribute *const *operands,
                                      ElementFold *fold, bool *status);
/// Folds one operand to a value of `result`. Poison gives poison.
const Attribute *constant_fold_cast(Context *ctx, const Attribute *operand,
                                    const Type *result, ElementFold *fold,
                                    const void *user);

/// The constant of shaped type `type` with `elements` in order, which are
/// integers or floats of its element type. NULL if they are anything else.
/// Linear.
const Attribute *elements_attr_get(Context *ctx, const Type *type,
                                   const Attribute *const *elements);

/// Is `attr` a number, or a dense constant of numbers, and does `holds` accept
/// the bits of each? A splat is checked once. `attr` may be NULL.
bool attr_all_bits(const Attribute *attr,
                   bool (*holds)(const WideInt *bits, void *user), void *user);

/// Gets the integer that `attr` is, or whose splat it is. False if it is
/// neither.
bool attr_splat_integer(Context *ctx, const Attribute *attr, WideInt *value);
/// The float that `attr` is, or whose splat it is. NULL if it is neither.
const FloatAttr *attr_splat_float(Context *ctx, const Attribute *attr);

/// The attribute for `value` in `type`: an integer or index type, or a static
/// shaped type of these. NULL for other types.
const Attribute *splat_attr_get(Context *ctx, const Type *type, int64_t value);
/// splat_attr_get of 0; 0.0 for floats.
const Attribute *zero_attr_get(Context *ctx, const Type *type);

#endif

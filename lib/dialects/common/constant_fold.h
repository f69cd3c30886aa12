// SPDX-License-Identifier: Apache-2.0
// Folding of two constants element by element: scalars, splats, whole vectors
// and tensors. Follows mlir::constFoldBinaryOp.
#ifndef MLOPT_DIALECTS_COMMON_CONSTANT_FOLD_H
#define MLOPT_DIALECTS_COMMON_CONSTANT_FOLD_H

#include "ir/attribute.h"
#include "ir/type.h"

/// Result for two elements of type `element`, given and returned as bits (of
/// floats too). False: this cannot be folded.
typedef bool ElementFold(Arena *arena, const Type *element, WideInt lhs,
                         WideInt rhs, WideInt *result);

/// The constant `fold(lhs, rhs)`, or NULL: not both are constants of one type,
/// or an element does not fold. Linear in elements that are stored.
const Attribute *constant_fold_binary(Context *ctx, const Attribute *lhs,
                                      const Attribute *rhs, ElementFold *fold);

/// The bits of a number that `attr` (may be NULL) is, or is the splat of. Words
/// are in `arena` or borrowed from `attr`.
bool attr_splat_bits(Arena *arena, const Attribute *attr, WideInt *bits);

/// The integer that `attr` is, or is the splat of.
bool attr_splat_integer(Context *ctx, const Attribute *attr, WideInt *value);

/// 0 of an integer, index or static shaped type of such; else NULL.
const Attribute *zero_attr_get(Context *ctx, const Type *type);

#endif

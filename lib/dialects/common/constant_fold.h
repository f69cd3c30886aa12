// SPDX-License-Identifier: Apache-2.0
// Folding of constants element by element: scalars, splats, whole vectors and
// tensors. Follows mlir::constFoldBinaryOp and mlir::constFoldCastOp.
#ifndef MLOPT_DIALECTS_COMMON_CONSTANT_FOLD_H
#define MLOPT_DIALECTS_COMMON_CONSTANT_FOLD_H

#include "ir/attributes/attribute.h"
#include "ir/types/type.h"

enum { MAX_FOLD_OPERANDS = 3 };

/// What an ElementFold needs to know. `status` is the caller's, for findings
/// that go beyond one element.
typedef struct ElementFolding {
  Arena *arena;     ///< For words of results.
  const Type *from; ///< Element of the last operand.
  const Type *to;   ///< Element of the result.
  const void *user;
  bool *status;
} ElementFolding;

/// Result for elements that are given and returned as bits (of floats too).
/// False: this cannot be folded.
typedef bool ElementFold(const ElementFolding *folding, const WideInt *operands,
                         WideInt *result);

/// The constant of type `result` whose elements are `fold` of those of
/// `operands`, all scalars or all elements of one shape. NULL: one is none of
/// these, or an element does not fold. Linear in elements that are stored.
const Attribute *constant_map(Context *ctx, const Type *result,
                              const Attribute *const *operands, unsigned count,
                              ElementFold *fold, const void *user,
                              bool *status);

/// The same for two operands of one type, that of the result; poison if one is
/// poison.
const Attribute *constant_fold_binary(Context *ctx,
                                      const Attribute *const *operands,
                                      ElementFold *fold, bool *status);
/// For one operand; poison if it is that.
const Attribute *constant_fold_cast(Context *ctx, const Attribute *operand,
                                    const Type *result, ElementFold *fold,
                                    const void *user);

/// The constant of shaped type `type` with `elements`, integers or floats of
/// its element type, in order. NULL: they are of another kind. Linear.
const Attribute *elements_attr_get(Context *ctx, const Type *type,
                                   const Attribute *const *elements);

/// Is `attr` (may be NULL) a number, or a dense constant of them, and does
/// `holds` for the bits of each? A splat is asked about once.
bool attr_all_bits(const Attribute *attr,
                   bool (*holds)(const WideInt *bits, void *user), void *user);

/// The integer that `attr` is, or is the splat of.
bool attr_splat_integer(Context *ctx, const Attribute *attr, WideInt *value);
/// The float that `attr` is, or is the splat of.
const FloatAttr *attr_splat_float(Context *ctx, const Attribute *attr);

/// `value` of an integer, index or static shaped type of them; else NULL.
const Attribute *splat_attr_get(Context *ctx, const Type *type, int64_t value);
const Attribute *zero_attr_get(Context *ctx, const Type *type);

#endif

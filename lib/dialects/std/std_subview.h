// SPDX-License-Identifier: Apache-2.0
// The mixed lists of subview: constants are in attributes, other values are
// operands.
#ifndef MLOPT_DIALECTS_STD_STD_SUBVIEW_H
#define MLOPT_DIALECTS_STD_STD_SUBVIEW_H

#include "ir/operation.h"

typedef enum SubviewList {
  SUBVIEW_OFFSETS,
  SUBVIEW_SIZES,
  SUBVIEW_STRIDES,
} SubviewList;

/// Entry `index` of a list. DYNAMIC_SIZE if an operand gives it.
int64_t subview_static_entry(const Operation *op, SubviewList list,
                             unsigned index);
/// The operand that gives entry `index` of a list, or NULL. Linear in `index`.
Value *subview_dynamic_entry(const Operation *op, SubviewList list,
                             unsigned index);
/// The type that a subview's operands imply. NULL if the source is not strided.
/// Linear in the rank. Follows mlir::SubViewOp::inferResultType.
const Type *subview_infer_type(Context *ctx, const Operation *op);

#endif

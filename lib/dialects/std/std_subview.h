// SPDX-License-Identifier: Apache-2.0
// The mixed lists of subview: constants in attributes, the rest in operands.
#ifndef MLOPT_DIALECTS_STD_STD_SUBVIEW_H
#define MLOPT_DIALECTS_STD_STD_SUBVIEW_H

#include "ir/operation.h"

typedef enum SubviewList {
  SUBVIEW_OFFSETS,
  SUBVIEW_SIZES,
  SUBVIEW_STRIDES,
} SubviewList;

/// Entry `index` of a list, DYNAMIC_SIZE where an operand says it.
int64_t subview_static_entry(const Operation *op, SubviewList list,
                             unsigned index);
/// The operand that says it, or NULL. Linear in `index`.
Value *subview_dynamic_entry(const Operation *op, SubviewList list,
                             unsigned index);
/// The type that a subview's operands give, or NULL where the source is not
/// strided. Linear in the rank. Follows mlir::SubViewOp::inferResultType.
const Type *subview_infer_type(Context *ctx, const Operation *op);

#endif

// SPDX-License-Identifier: Apache-2.0
// Which of two operations comes first. Follows
// mlir::Operation::isBeforeInBlock.
#ifndef MLOPT_IR_OP_ORDER_H
#define MLOPT_IR_OP_ORDER_H

#include <stdbool.h>

#include "ir/operation.h"

/// Is `lhs` before `rhs` in their common block? Amortized constant time.
bool op_is_before_in_block(const Operation *lhs, const Operation *rhs);

/// Compares two `Operation *` of one region for qsort: by Block.order, and in a
/// block by place.
int op_compare_places(const void *lhs, const void *rhs);

#endif

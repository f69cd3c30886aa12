// SPDX-License-Identifier: Apache-2.0
// Inference of result types, and the operands of successors; shared by several
// dialects.
#ifndef MLOPT_DIALECTS_COMMON_INFER_H
#define MLOPT_DIALECTS_COMMON_INFER_H

#include "ir/operation.h"
#include "ir/syntax/written_op.h"

/// Sets the only result type to `type`.
bool infer_one(Arena *arena, OpState *state, const Type *type);

/// A result of the type in the name, or none.
OpInfer infer_no_results, infer_index, infer_i1;
/// The result has the type that comparing operand 0 gives.
OpInfer infer_i1_same_shape;
/// The result has the type of operand 0.
OpInfer infer_first_operand;

/// All operands go to the only successor.
void br_successor_operands(const Operation *op, unsigned index, unsigned *first,
                           unsigned *count);
/// The segments are the condition, then the operands of either successor.
void cond_br_successor_operands(const Operation *op, unsigned index,
                                unsigned *first, unsigned *count);
/// The segments are the flag, the operands of the default successor, and those
/// of all cases. `case_operand_segments` divides the latter.
void switch_successor_operands(const Operation *op, unsigned index,
                               unsigned *first, unsigned *count);
/// The operands after the first are divided by the sizes in property 0.
void indirect_branch_successor_operands(const Operation *op, unsigned index,
                                        unsigned *first, unsigned *count);

/// Says what is wrong with `type` (may be NULL) for `value`, or gives NULL.
const char *written_type_error(const WrittenOp *written, const ValueDef *value,
                               const Type *type);
/// For OpDef.complete: operands but indices have the element type of the only
/// result, which is written and checked.
const char *complete_element_operands(WrittenOp *written);
/// As complete_element_operands, with an operand for each element.
const char *complete_all_elements(WrittenOp *written);
/// Checks the type of the only operand before the result's is inferred from it,
/// as upstream does for types that match. For OpDef.complete.
const char *complete_checked_operand(WrittenOp *written);

#endif

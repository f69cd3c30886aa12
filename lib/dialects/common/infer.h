// SPDX-License-Identifier: Apache-2.0
// Result types that several dialects' operations infer in the same way, and
// operands of successors.
#ifndef MLOPT_DIALECTS_COMMON_INFER_H
#define MLOPT_DIALECTS_COMMON_INFER_H

#include "ir/operation.h"

/// Sets the one result type.
bool infer_one(Arena *arena, OpState *state, const Type *type);

bool infer_no_results(Context *ctx, Arena *arena, OpState *state,
                      SourcePos pos);
bool infer_index(Context *ctx, Arena *arena, OpState *state, SourcePos pos);
bool infer_i1(Context *ctx, Arena *arena, OpState *state, SourcePos pos);
/// What comparing operand 0 gives.
bool infer_i1_same_shape(Context *ctx, Arena *arena, OpState *state,
                         SourcePos pos);
/// Type of operand 0.
bool infer_first_operand(Context *ctx, Arena *arena, OpState *state,
                         SourcePos pos);

/// All operands go to the one successor.
void br_successor_operands(const Operation *op, unsigned index, unsigned *first,
                           unsigned *count);
/// Segments: the condition, then those of either successor.
void cond_br_successor_operands(const Operation *op, unsigned index,
                                unsigned *first, unsigned *count);
/// Segments: the flag, the default successor's, all cases'; the cases' are
/// divided by `case_operand_segments`.
void switch_successor_operands(const Operation *op, unsigned index,
                               unsigned *first, unsigned *count);
/// Operands after the first, by the sizes in property 0.
void indirect_branch_successor_operands(const Operation *op, unsigned index,
                                        unsigned *first, unsigned *count);

#endif

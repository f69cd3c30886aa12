// SPDX-License-Identifier: Apache-2.0
// The steps of -reduce: ways to make a module smaller. A step finds the places
// where it applies, and is applied to some that follow each other.
#ifndef MLOPT_TOOL_REDUCE_STEPS_H
#define MLOPT_TOOL_REDUCE_STEPS_H

#include "ir/operation.h"
#include "support/vector.h"

/// Places begin <= index < end, in the order in which a step finds them.
typedef struct StepRange {
  size_t begin, end;
} StepRange;

/// One way. `run` applies it to the places in `range` and returns how many
/// places there are in all; with an empty range it changes nothing. What it
/// leaves need not be valid.
typedef struct ReduceStep {
  const char *name;
  size_t (*run)(Context *ctx, Operation *root, StepRange range);
} ReduceStep;

/// Whole symbols, with their contents.
size_t step_erase_symbols(Context *ctx, Operation *root, StepRange range);
/// Bodies of functions, which become declarations.
size_t step_drop_bodies(Context *ctx, Operation *root, StepRange range);
/// Operations; what used their results gets other values.
size_t step_erase_ops(Context *ctx, Operation *root, StepRange range);
/// Operations with regions; the first block of one takes their place.
size_t step_hoist_regions(Context *ctx, Operation *root, StepRange range);
/// Uses of values: an operand becomes an earlier value of its type.
size_t step_replace_operands(Context *ctx, Operation *root, StepRange range);

/// Branches; each becomes a jump to one of its successors.
size_t step_straighten_branches(Context *ctx, Operation *root, StepRange range);
/// Terminators; a block returns at its end.
size_t step_return_early(Context *ctx, Operation *root, StepRange range);
/// Blocks that nothing reaches; each becomes the end of its region's entry.
size_t step_join_blocks(Context *ctx, Operation *root, StepRange range);
/// Blocks that nothing reaches.
size_t step_erase_blocks(Context *ctx, Operation *root, StepRange range);
/// Blocks that only one jump reaches.
size_t step_merge_blocks(Context *ctx, Operation *root, StepRange range);

/// Arguments of blocks, with the operands that branches pass to them.
size_t step_erase_arguments(Context *ctx, Operation *root, StepRange range);
/// Arguments of functions.
size_t step_erase_parameters(Context *ctx, Operation *root, StepRange range);
/// Results of functions.
size_t step_erase_function_results(Context *ctx, Operation *root,
                                   StepRange range);
/// Attributes that an operation may lack.
size_t step_erase_attributes(Context *ctx, Operation *root, StepRange range);

/// Values that steps put in for others, and that nothing uses.
size_t step_erase_placeholders(Context *ctx, Operation *root, StepRange range);

/// A value of `type` that may be used instead of `value`, before `user`: one
/// that `avoided` (may be NULL) does not define. Makes one if there is none;
/// NULL if that is not possible.
Value *find_replacement(Context *ctx, const Value *value, Operation *user,
                        const Operation *avoided);

#endif

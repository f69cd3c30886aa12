// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of the scf operations, by the operation they match.
#ifndef MLOPT_DIALECTS_SCF_SCF_PATTERNS_H
#define MLOPT_DIALECTS_SCF_SCF_PATTERNS_H

#include "dialects/scf/scf.h"
#include "rewrite/pattern.h"
#include "support/numbers/wide_int.h"

typedef bool ScfPattern(const RewritePattern *self, Operation *op,
                        Rewriter *rw);

ScfPattern scf_simplify_for;

ScfPattern scf_merge_ifs;
ScfPattern scf_merge_nested_ifs;
ScfPattern scf_propagate_condition;
ScfPattern scf_hoist_yielded_values;
ScfPattern scf_drop_empty_else;
ScfPattern scf_fold_constant_if;
ScfPattern scf_replace_by_condition;

ScfPattern scf_while_condition_is_true;
ScfPattern scf_while_compare_is_known;
ScfPattern scf_while_sort_arguments;
ScfPattern scf_while_move_if_down;

ScfPattern scf_fold_constant_switch;

ScfPattern scf_collapse_parallel;
ScfPattern scf_merge_nested_parallels;

ScfPattern scf_forall_fold_bounds;
ScfPattern scf_forall_drop_outputs;
ScfPattern scf_collapse_forall;
ScfPattern scf_forall_fold_variables;

extern const PatternTable scf_patterns;

/// A bound or step of a loop: a value, or a number stored in the operation.
typedef struct LoopBound {
  Value *value; ///< NULL if it is static.
  bool is_known;
  WideInt number; ///< Valid if it is known.
} LoopBound;

/// How many times a loop runs.
typedef enum LoopTrips {
  TRIPS_UNKNOWN,
  TRIPS_NONE,
  TRIPS_ONE,
  TRIPS_MANY
} LoopTrips;

LoopBound loop_bound_of_value(Value *value);
LoopBound loop_bound_of_number(int64_t number);
/// How often the loop runs. It is unknown in the same cases as in
/// mlir::constantTripCount.
LoopTrips loop_trips(const LoopBound *lower, const LoopBound *upper,
                     const LoopBound *step, bool is_signed);

/// Replaces `op` by the operations of the only block of region `index`, and its
/// results by the values yielded there.
void scf_replace_with_region(Rewriter *rw, Operation *op, unsigned index,
                             Value *const *arguments);
/// Copies the body of `op`, which will be erased, into the empty `to`.
/// Arguments for which `drop` is true are replaced by `values`.
void scf_clone_body(Rewriter *rw, Operation *op, const bool *drop,
                    Value *const *values, Operation *to);

#endif

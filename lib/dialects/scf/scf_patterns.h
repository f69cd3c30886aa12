// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of the scf operations, by the operation they match.
#ifndef MLOPT_DIALECTS_SCF_SCF_PATTERNS_H
#define MLOPT_DIALECTS_SCF_SCF_PATTERNS_H

#include "dialects/scf/scf.h"
#include "rewrite/pattern.h"
#include "support/numbers/wide_int.h"

/// for of no iteration -> its initial values; of one -> its body; of many whose
/// body only yields values from outside -> those values.
PatternFunction scf_simplify_for;

/// Rewrites of scf.if: neighbours and nests become one, results that need no
/// branch leave, and known conditions are used.
PatternFunction scf_merge_ifs, scf_merge_nested_ifs, scf_propagate_condition,
    scf_hoist_yielded_values, scf_drop_empty_else, scf_fold_constant_if,
    scf_replace_by_condition;

/// Rewrites of scf.while: the condition's value in the second region, the order
/// of arguments, an scf.if before the condition.
PatternFunction scf_while_condition_is_true, scf_while_compare_is_known,
    scf_while_sort_arguments, scf_while_move_if_down;

/// index_switch of a constant -> the operations of its case.
PatternFunction scf_fold_constant_switch;

/// Drops dimensions of one iteration, and erases loops of none; parallel (i) {
/// parallel (j) { A } } -> parallel (i, j) { A }.
PatternFunction scf_collapse_parallel, scf_merge_nested_parallels;

/// Rewrites of scf.forall: constant bounds become static, outputs that nothing
/// writes and dimensions of one iteration go.
PatternFunction scf_forall_fold_bounds, scf_forall_drop_outputs,
    scf_collapse_forall, scf_forall_fold_variables;

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

/// Known if `value` is an integer constant.
LoopBound loop_bound_of_value(Value *value);
/// A static bound of 64 bits.
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

// SPDX-License-Identifier: Apache-2.0
// Copies the IR to analyse, so that patterns may do with it whatever they like,
// and an analysis is a conversion like any other.
#include "rewrite/conversion/analysis_copy.h"

#include "ir/clone.h"
#include "ir/erase.h"
#include "ir/walk.h"

/// The innermost operation around all of `ops`, which may be one of them.
static Operation *common_ancestor(Operation *const *ops, size_t count) {
  Operation *ancestor = ops[0];
  for (size_t i = 1; i < count; i++)
    while (op_parent(ancestor) && !op_is_ancestor_or_self(ancestor, ops[i]))
      ancestor = op_parent(ancestor);
  return ancestor;
}

static Operation *isolated_ancestor(Operation *op) {
  while (!op_has_trait(op, TRAIT_ISOLATED) && op_parent(op))
    op = op_parent(op);
  return op;
}

/// Both nests have the same shape, so they are walked in step.
static void map_copies(AnalysisCopy *analysis) {
  Operation *copy = analysis->copy;
  FOR_EACH_OP_PREORDER(op, analysis->original) {
    ptr_map_set(&analysis->copies, op, copy);
    copy = walk_next_preorder(analysis->copy, copy);
  }
  assert(!copy);
}

void analysis_copy_init(AnalysisCopy *analysis, Context *ctx,
                        Operation *const *ops, size_t count) {
  *analysis = (AnalysisCopy){0};
  analysis->original = isolated_ancestor(common_ancestor(ops, count));
  analysis->copy = op_clone(ctx, analysis->original, NULL);
  map_copies(analysis);
  for (size_t i = 0; i < count; i++)
    VECTOR_PUSH(&analysis->ops, ptr_map_get(&analysis->copies, ops[i]));
}

void analysis_copy_name_originals(const AnalysisCopy *analysis,
                                  PtrMap *legalizable) {
  if (!legalizable)
    return;
  FOR_EACH_OP_PREORDER(op, analysis->original) {
    const Operation *copy = ptr_map_get(&analysis->copies, op);
    if (!ptr_map_has(legalizable, copy))
      continue;
    ptr_map_remove(legalizable, copy);
    ptr_map_set(legalizable, op, op);
  }
}

void analysis_copy_free(AnalysisCopy *analysis, Context *ctx, bool was_erased) {
  if (!was_erased)
    op_erase(ctx, analysis->copy);
  VECTOR_FREE(&analysis->ops);
  ptr_map_free(&analysis->copies);
}

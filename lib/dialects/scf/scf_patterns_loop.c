// SPDX-License-Identifier: Apache-2.0
// Canonicalization of loops with a known number of iterations: scf.for,
// scf.parallel.
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf_build.h"
#include "dialects/scf/scf_internal.h"
#include "dialects/scf/scf_patterns.h"
#include "ir/clone.h"
#include "rewrite/rewriter_clone.h"
#include "support/hash_table.h"

typedef VECTOR(Value *) Values;

static LoopTrips trips_of_values(Value *lower, Value *upper, Value *step,
                                 bool is_signed) {
  LoopBound bounds[] = {loop_bound_of_value(lower), loop_bound_of_value(upper),
                        loop_bound_of_value(step)};
  return loop_trips(&bounds[0], &bounds[1], &bounds[2], is_signed);
}

static void push_operands(Values *values, const Operation *op, unsigned first) {
  for (uint32_t i = first; i < op->num_operands; i++)
    VECTOR_PUSH(values, op_operand(op, i));
}

// --- for ---------------------------------------------------------------------

/// The loop has nothing but a yield of values from outside.
static bool yields_outer_values(const Operation *op) {
  const Block *body = op_region(op, 0)->first;
  if (body->first != body->last)
    return false;
  for (uint32_t i = 0; i < body->last->num_operands; i++)
    if (value_parent_block(op_operand(body->last, i)) == body)
      return false;
  return true;
}

bool scf_simplify_for(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  LoopTrips trips = trips_of_values(
      op_operand(op, SCF_LOWER), op_operand(op, SCF_UPPER),
      op_operand(op, SCF_STEP), !op_prop(op, SCF_FOR_UNSIGNED_CMP));
  if (trips == TRIPS_UNKNOWN ||
      (trips == TRIPS_MANY && !yields_outer_values(op)))
    return rewriter_match_failure(rw, op, "the loop may run more than once");
  Values values = {0};
  if (trips == TRIPS_NONE) {
    push_operands(&values, op, SCF_INIT);
    rewriter_replace_op(rw, op, values.data);
  } else if (trips == TRIPS_ONE) {
    VECTOR_PUSH(&values, op_operand(op, SCF_LOWER));
    push_operands(&values, op, SCF_INIT);
    scf_replace_with_region(rw, op, 0, values.data);
  } else {
    push_operands(&values, scf_terminator(op, 0), 0);
    rewriter_replace_op(rw, op, values.data);
  }
  VECTOR_FREE(&values);
  return true;
}

// --- parallel ----------------------------------------------------------------

static uint32_t rank_of(const Operation *op) {
  return op_region(op, 0)->first->num_arguments;
}

static Value *bound_of(const Operation *op, unsigned group, uint32_t index) {
  return op_operand(op, group * rank_of(op) + index);
}

static Value *mapped(const PtrMap *mapping, Value *value) {
  Value *found = ptr_map_get(mapping, value);
  return found ? found : value;
}

static void clone_without_terminator(Rewriter *rw, const Block *block,
                                     PtrMap *mapping) {
  for (const Operation *op = block->first; op != block->last; op = op->next)
    rewriter_clone(rw, op, mapping);
}

/// Replaces `op` by a copy of its body, followed by the reductions of the
/// initial values with the operands of the reduce.
static void inline_iteration(Rewriter *rw, Operation *op) {
  Values results = {0};
  PtrMap mapping = {0};
  const Block *body = op_region(op, 0)->first;
  uint32_t rank = rank_of(op);
  for (uint32_t i = 0; i < rank; i++)
    ptr_map_set(&mapping, block_argument(body, i), bound_of(op, SCF_LOWER, i));
  clone_without_terminator(rw, body, &mapping);
  const Operation *reduce = scf_terminator(op, 0);
  for (unsigned i = 0; i < reduce->num_regions; i++) {
    const Block *reduction = op_region(reduce, i)->first;
    ptr_map_set(&mapping, block_argument(reduction, 0),
                op_operand(op, 3 * rank + i));
    ptr_map_set(&mapping, block_argument(reduction, 1),
                mapped(&mapping, op_operand(reduce, i)));
    clone_without_terminator(rw, reduction, &mapping);
    VECTOR_PUSH(&results, mapped(&mapping, op_operand(reduction->last, 0)));
  }
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&results);
  ptr_map_free(&mapping);
}

void scf_clone_body(Rewriter *rw, Operation *op, const bool *drop,
                    Value *const *values, Operation *to) {
  Block *body = op_region(op, 0)->first;
  // The original is erased, so the driver need not be told what becomes of it.
  for (uint32_t i = 0; i < body->num_arguments; i++)
    if (drop[i])
      value_replace_all_uses_with(block_argument(body, i), values[i]);
  Block *end = rewriter_create_block(rw, op_region(to, 0), NULL, NULL, NULL, 0);
  rewriter_clone_region_before(rw, op_region(op, 0), end, NULL);
  rewriter_erase_block(rw, end);
  block_erase_arguments(rewriter_context(rw), op_region(to, 0)->first, drop);
}

/// Builds the loop without the dimensions for which `drop` is true; their
/// variables become the lower bounds.
static void drop_dimensions(Rewriter *rw, Operation *op, const bool *drop,
                            uint32_t num_left) {
  Values bounds = {0}, inits = {0}, results = {0};
  uint32_t rank = rank_of(op);
  for (unsigned group = SCF_LOWER; group <= SCF_STEP; group++)
    for (uint32_t i = 0; i < rank; i++)
      if (!drop[i])
        VECTOR_PUSH(&bounds, bound_of(op, group, i));
  push_operands(&inits, op, 3 * rank);
  Operation *created = scf_build_parallel_shell(
      &rw->builder, op->loc, bounds.data, num_left, inits.data, inits.size);
  Values lower = {0};
  for (uint32_t i = 0; i < rank; i++)
    VECTOR_PUSH(&lower, bound_of(op, SCF_LOWER, i));
  scf_clone_body(rw, op, drop, lower.data, created);
  VECTOR_FREE(&lower);
  for (uint32_t i = 0; i < created->num_results; i++)
    VECTOR_PUSH(&results, op_result(created, i));
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&bounds);
  VECTOR_FREE(&inits);
  VECTOR_FREE(&results);
}

static void replace_with_inits(Rewriter *rw, Operation *op) {
  Values inits = {0};
  push_operands(&inits, op, 3 * rank_of(op));
  rewriter_replace_op(rw, op, inits.data);
  VECTOR_FREE(&inits);
}

bool scf_collapse_parallel(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  VECTOR(bool) drop = {0};
  uint32_t rank = rank_of(op), num_left = 0;
  LoopTrips trips = TRIPS_UNKNOWN;
  for (uint32_t i = 0; i < rank && trips != TRIPS_NONE; i++) {
    trips =
        trips_of_values(bound_of(op, SCF_LOWER, i), bound_of(op, SCF_UPPER, i),
                        bound_of(op, SCF_STEP, i), true);
    VECTOR_PUSH(&drop, trips == TRIPS_ONE);
    num_left += trips != TRIPS_ONE;
  }
  bool can = trips == TRIPS_NONE || num_left < rank;
  if (trips == TRIPS_NONE)
    replace_with_inits(rw, op);
  else if (num_left == 0)
    inline_iteration(rw, op);
  else if (num_left < rank)
    drop_dimensions(rw, op, drop.data, num_left);
  VECTOR_FREE(&drop);
  return can || rewriter_match_failure(
                    rw, op, "no dimension has exactly one iteration");
}

/// The only operation in the body of `op`, a loop, if the two can be merged.
static Operation *nested_parallel(const Operation *op) {
  const Block *body = op_region(op, 0)->first;
  Operation *inner = body->first;
  if (!op_is(inner, op->def) || inner->next != body->last || op->num_results ||
      inner->num_results)
    return NULL;
  for (uint32_t i = 0; i < inner->num_operands; i++) {
    const Value *bound = op_operand(inner, i);
    if (value_kind(bound) == VALUE_BLOCK_ARGUMENT &&
        value_block_argument(bound)->owner == body)
      return NULL;
  }
  return inner;
}

/// Builds a loop over the dimensions of both, with an empty body.
static Operation *build_merged(Rewriter *rw, const Operation *op,
                               const Operation *inner, Values *variables) {
  Values bounds = {0};
  VECTOR(const Type *) types = {0};
  VECTOR(Location) locs = {0};
  uint32_t outer_rank = rank_of(op), inner_rank = rank_of(inner);
  for (unsigned group = SCF_LOWER; group <= SCF_STEP; group++) {
    for (uint32_t i = 0; i < outer_rank; i++)
      VECTOR_PUSH(&bounds, bound_of(op, group, i));
    for (uint32_t i = 0; i < inner_rank; i++)
      VECTOR_PUSH(&bounds, bound_of(inner, group, i));
  }
  for (uint32_t i = 0; i < outer_rank + inner_rank; i++) {
    VECTOR_PUSH(&types, index_type_get(rewriter_context(rw)));
    VECTOR_PUSH(&locs, op->loc);
  }
  Operation *merged = scf_build_parallel_shell(
      &rw->builder, op->loc, bounds.data, outer_rank + inner_rank, NULL, 0);
  Block *body =
      rewriter_create_block(rw, op_region(merged, 0), NULL, types.data,
                            locs.data, (uint32_t)types.size);
  for (uint32_t i = 0; i < body->num_arguments; i++)
    VECTOR_PUSH(variables, block_argument(body, i));
  VECTOR_FREE(&bounds);
  VECTOR_FREE(&types);
  VECTOR_FREE(&locs);
  return merged;
}

/// parallel (i) { parallel (j) { A } } -> parallel (i, j) { A }
bool scf_merge_nested_parallels(const RewritePattern *self, Operation *op,
                                Rewriter *rw) {
  (void)self;
  Operation *inner = nested_parallel(op);
  if (!inner)
    return rewriter_match_failure(rw, op, "the body is not one scf.parallel");
  Values variables = {0};
  PtrMap mapping = {0};
  Operation *merged = build_merged(rw, op, inner, &variables);
  Block *body = op_region(merged, 0)->first;
  const Block *outer_body = op_region(op, 0)->first;
  const Block *inner_body = op_region(inner, 0)->first;
  uint32_t outer_rank = outer_body->num_arguments;
  for (uint32_t i = 0; i < outer_rank; i++)
    ptr_map_set(&mapping, block_argument(outer_body, i), variables.data[i]);
  for (uint32_t i = 0; i < inner_body->num_arguments; i++)
    ptr_map_set(&mapping, block_argument(inner_body, i),
                variables.data[outer_rank + i]);
  // As in mlir, operands of a new operation are set without telling the driver.
  for (const Operation *from = inner_body->first; from != inner_body->last;
       from = from->next)
    block_append_op(body, op_clone(rewriter_context(rw), from, &mapping));
  builder_set_to_end(&rw->builder, body);
  builder_create_op(&rw->builder, &scf_ops[SCF_REDUCE], op->loc, NULL, 0, NULL,
                    NULL);
  rewriter_replace_op(rw, op, NULL);
  ptr_map_free(&mapping);
  VECTOR_FREE(&variables);
  return true;
}

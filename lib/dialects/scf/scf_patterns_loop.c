// SPDX-License-Identifier: Apache-2.0
// Canonicalization of loops with a known number of iterations: scf.for,
// scf.parallel.
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf_build.h"
#include "dialects/scf/scf_internal.h"
#include "dialects/scf/scf_patterns.h"

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

/// Nothing in the loop but a yield of values from outside.
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
    return rewriter_match_failure(rw, op, "must loop");
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

/// Puts the body in place of `op`, then what the reductions do to the initial
/// values and the operands of the reduce.
static void inline_iteration(Rewriter *rw, Operation *op) {
  Values lower = {0}, results = {0};
  uint32_t rank = rank_of(op);
  for (uint32_t i = 0; i < rank; i++)
    VECTOR_PUSH(&lower, bound_of(op, SCF_LOWER, i));
  push_operands(&results, op, 3 * rank);
  Operation *reduce = scf_terminator(op, 0);
  rewriter_inline_block_before(rw, op_region(op, 0)->first, op->block, op,
                               lower.data);
  for (unsigned i = 0; i < reduce->num_regions; i++) {
    Block *body = op_region(reduce, i)->first;
    Operation *end = body->last;
    Value *const arguments[] = {results.data[i], op_operand(reduce, i)};
    rewriter_inline_block_before(rw, body, op->block, op, arguments);
    results.data[i] = op_operand(end, 0);
    rewriter_erase_op(rw, end);
  }
  rewriter_replace_op(rw, op, results.data);
  rewriter_erase_op(rw, reduce);
  VECTOR_FREE(&lower);
  VECTOR_FREE(&results);
}

/// The loop without the dimensions for which `drop` is true; their variables
/// are the lower bounds.
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
  Block *body = op_region(op, 0)->first;
  for (uint32_t i = 0; i < rank; i++)
    if (drop[i])
      rewriter_replace_all_uses_with(rw, block_argument(body, i),
                                     bound_of(op, SCF_LOWER, i));
  block_erase_arguments(rewriter_context(rw), body, drop);
  rewriter_inline_region_before(rw, op_region(op, 0), op_region(created, 0),
                                NULL);
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
  return can || rewriter_match_failure(rw, op, "no dimension of one iteration");
}

/// The loop alone in the body of `op`, if both can be one.
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

/// A loop over the dimensions of both, with an empty body.
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
    return rewriter_match_failure(rw, op, "no scf.parallel alone in it");
  Values variables = {0};
  Operation *merged = build_merged(rw, op, inner, &variables);
  Block *body = op_region(merged, 0)->first;
  Block *outer_body = op_region(op, 0)->first;
  for (uint32_t i = 0; i < outer_body->num_arguments; i++)
    rewriter_replace_all_uses_with(rw, block_argument(outer_body, i),
                                   variables.data[i]);
  rewriter_inline_block_before(rw, op_region(inner, 0)->first, body, NULL,
                               variables.data + outer_body->num_arguments);
  rewriter_replace_op(rw, op, NULL);
  VECTOR_FREE(&variables);
  return true;
}

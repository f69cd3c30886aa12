// SPDX-License-Identifier: Apache-2.0
// Canonicalization of scf.forall. A bound is a number in a property, or
// INT64_MIN there together with an operand.
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf_internal.h"
#include "dialects/scf/scf_patterns.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"

typedef VECTOR(Value *) Values;
typedef VECTOR(LoopBound) Bounds;

enum { NUM_BOUND_GROUPS = SCF_STEP + 1 };

/// The lower bounds, upper bounds and steps.
typedef struct Range {
  Bounds groups[NUM_BOUND_GROUPS];
  Values outputs;
} Range;

static void range_init(Range *range, const Operation *op) {
  *range = (Range){0};
  unsigned next, count;
  for (unsigned group = 0; group < NUM_BOUND_GROUPS; group++) {
    const DenseArrayAttr *numbers = attr_as_dense_array(op_prop(op, group));
    const int64_t *data = numbers->data;
    op_operand_segment(op, group, &next, &count);
    for (size_t i = 0; i < numbers->size; i++)
      VECTOR_PUSH(&range->groups[group],
                  data[i] == INT64_MIN
                      ? loop_bound_of_value(op_operand(op, next++))
                      : loop_bound_of_number(data[i]));
  }
  op_operand_segment(op, NUM_BOUND_GROUPS, &next, &count);
  for (unsigned i = 0; i < count; i++)
    VECTOR_PUSH(&range->outputs, op_operand(op, next + i));
}

static void range_free(Range *range) {
  for (unsigned group = 0; group < NUM_BOUND_GROUPS; group++)
    VECTOR_FREE(&range->groups[group]);
  VECTOR_FREE(&range->outputs);
}

static size_t rank_of(const Range *range) {
  return range->groups[SCF_LOWER].size;
}

static LoopTrips trips_of(const Range *range, size_t index) {
  return loop_trips(&range->groups[SCF_LOWER].data[index],
                    &range->groups[SCF_UPPER].data[index],
                    &range->groups[SCF_STEP].data[index], true);
}

/// Operands and properties for `range`.
static void range_set(Context *ctx, Operation *op, const Range *range) {
  Values operands = {0};
  VECTOR(int64_t) numbers = {0};
  int32_t segments[NUM_BOUND_GROUPS + 1];
  for (unsigned group = 0; group < NUM_BOUND_GROUPS; group++) {
    size_t before = operands.size;
    numbers.size = 0;
    for (size_t i = 0; i < range->groups[group].size; i++) {
      const LoopBound *bound = &range->groups[group].data[i];
      VECTOR_PUSH(&numbers,
                  bound->value ? INT64_MIN : (int64_t)bound->number.value);
      if (bound->value)
        VECTOR_PUSH(&operands, bound->value);
    }
    segments[group] = (int32_t)(operands.size - before);
    op_set_prop(op, group,
                dense_i64_array_attr_get(ctx, numbers.data, numbers.size));
  }
  for (size_t i = 0; i < range->outputs.size; i++)
    VECTOR_PUSH(&operands, range->outputs.data[i]);
  segments[NUM_BOUND_GROUPS] = (int32_t)range->outputs.size;
  op_set_prop(op, SCF_FORALL_SEGMENTS,
              dense_i32_array_attr_get(ctx, segments, NUM_BOUND_GROUPS + 1));
  op_set_operands(ctx, op, operands.data, (uint32_t)operands.size);
  VECTOR_FREE(&operands);
  VECTOR_FREE(&numbers);
}

/// Constant bounds become static, unless the constant is INT64_MIN.
static bool fold_group(Bounds *bounds) {
  bool changed = false;
  for (size_t i = 0; i < bounds->size; i++) {
    LoopBound *bound = &bounds->data[i];
    if (bound->value && bound->is_known &&
        (int64_t)bound->number.value != INT64_MIN) {
      bound->value = NULL;
      changed = true;
    }
  }
  return changed;
}

/// Only in the first group that has one; the others are left to the next
/// rewrites.
static bool fold_bounds(Range *range) {
  for (unsigned group = 0; group < NUM_BOUND_GROUPS; group++)
    if (fold_group(&range->groups[group]))
      return true;
  return false;
}

bool scf_forall_fold_bounds(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  Range range;
  range_init(&range, op);
  bool changed = fold_bounds(&range);
  if (changed) {
    rewriter_start_modify(rw, op);
    range_set(rewriter_context(rw), op, &range);
    rewriter_finalize_modify(rw, op);
  }
  range_free(&range);
  return changed || rewriter_match_failure(rw, op, "no bound is constant");
}

/// Builds a loop like `op`, over `range`, with an empty region and no results.
static Operation *build_with_range(Rewriter *rw, const Operation *op,
                                   const Range *range) {
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .props = op_props(op),
                   .attrs = op->attrs,
                   .num_regions = 1};
  Operation *created = builder_create(&rw->builder, &state);
  range_set(rewriter_context(rw), created, range);
  return created;
}

/// Nothing can write to an output, so each keeps its initial value.
bool scf_forall_drop_outputs(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  if (!op->num_results)
    return rewriter_match_failure(rw, op, "the loop has no outputs");
  Range range;
  range_init(&range, op);
  Block *body = op_region(op, 0)->first;
  VECTOR(bool) erase = {0};
  for (size_t i = 0; i < body->num_arguments; i++)
    VECTOR_PUSH(&erase, i >= rank_of(&range));
  for (uint32_t i = 0; i < op->num_results; i++) {
    Value *output = range.outputs.data[i];
    Value *argument = block_argument(body, (unsigned)rank_of(&range) + i);
    rewriter_replace_all_uses_with(rw, argument, output);
  }
  block_erase_arguments(rewriter_context(rw), body, erase.data);
  Values outputs = range.outputs;
  range.outputs = (Values){0};
  Operation *created = build_with_range(rw, op, &range);
  rewriter_inline_region_before(rw, op_region(op, 0), op_region(created, 0),
                                NULL);
  rewriter_replace_op(rw, op, outputs.data);
  VECTOR_FREE(&outputs);
  VECTOR_FREE(&erase);
  range_free(&range);
  return true;
}

static Value *materialize(Rewriter *rw, Location loc, const LoopBound *bound) {
  return bound->value
             ? bound->value
             : arith_build_index(rw, loc, (int64_t)bound->number.value);
}

static void inline_iteration(Rewriter *rw, Operation *op, Value **lower) {
  Operation *end = scf_terminator(op, 0);
  rewriter_inline_block_before(rw, op_region(op, 0)->first, op->block, op,
                               lower);
  rewriter_erase_op(rw, end);
  rewriter_erase_op(rw, op);
}

/// Replaces the variables of the dimensions for which `drop` is true by
/// `lower`.
static void drop_dimensions(Rewriter *rw, Operation *op, Range *range,
                            const bool *drop, Value **lower) {
  size_t rank = rank_of(range);
  for (unsigned group = 0; group < NUM_BOUND_GROUPS; group++) {
    Bounds *bounds = &range->groups[group];
    bounds->size = 0;
    for (size_t i = 0; i < rank; i++)
      if (!drop[i])
        VECTOR_PUSH(bounds, bounds->data[i]);
  }
  Operation *created = build_with_range(rw, op, range);
  scf_clone_body(rw, op, drop, lower, created);
  rewriter_erase_op(rw, op);
}

/// As upstream, constants for dimensions of one iteration are made before a
/// dimension of none is seen, so the operations around them are visited again.
static bool collapse(Rewriter *rw, Operation *op, Range *range) {
  VECTOR(bool) drop = {0};
  Values lower = {0};
  size_t num_left = 0;
  LoopTrips trips = TRIPS_UNKNOWN;
  for (size_t i = 0; i < rank_of(range) && trips != TRIPS_NONE; i++) {
    trips = trips_of(range, i);
    bool is_one = trips == TRIPS_ONE;
    VECTOR_PUSH(&drop, is_one);
    const LoopBound *bound = &range->groups[SCF_LOWER].data[i];
    VECTOR_PUSH(&lower, is_one ? materialize(rw, op->loc, bound) : NULL);
    num_left += !is_one;
  }
  bool can = true;
  if (trips == TRIPS_NONE)
    rewriter_erase_op(rw, op);
  else if (num_left == 0)
    inline_iteration(rw, op, lower.data);
  else if (num_left < rank_of(range))
    drop_dimensions(rw, op, range, drop.data, lower.data);
  else
    can = false;
  VECTOR_FREE(&drop);
  VECTOR_FREE(&lower);
  return can;
}

static bool has_mapping(const Operation *op) {
  const ArrayAttr *mapping = attr_as_array(op_prop(op, SCF_FORALL_MAPPING));
  return mapping && mapping->size;
}

/// Outputs were dropped before. Mapped dimensions stay.
bool scf_collapse_forall(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  if (op->num_results || has_mapping(op))
    return rewriter_match_failure(rw, op, "the loop has outputs or a mapping");
  Range range;
  range_init(&range, op);
  bool changed = collapse(rw, op, &range);
  range_free(&range);
  return changed || rewriter_match_failure(
                        rw, op, "no dimension has exactly one iteration");
}

/// The variable of a dimension of one iteration becomes its lower bound.
bool scf_forall_fold_variables(const RewritePattern *self, Operation *op,
                               Rewriter *rw) {
  (void)self;
  Range range;
  range_init(&range, op);
  const Block *body = op_region(op, 0)->first;
  bool changed = false;
  for (size_t i = 0; i < rank_of(&range); i++) {
    Value *variable = block_argument(body, (unsigned)i);
    if (value_is_unused(variable) || trips_of(&range, i) != TRIPS_ONE)
      continue;
    rewriter_replace_all_uses_with(
        rw, variable,
        materialize(rw, op->loc, &range.groups[SCF_LOWER].data[i]));
    changed = true;
  }
  range_free(&range);
  return changed || rewriter_match_failure(
                        rw, op, "no dimension has exactly one iteration");
}

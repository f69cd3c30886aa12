// SPDX-License-Identifier: Apache-2.0
// Canonicalization of scf.if. A missing else is like an empty one.
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf_build.h"
#include "dialects/scf/scf_internal.h"
#include "dialects/scf/scf_patterns.h"
#include "ir/interfaces/fold.h"

typedef VECTOR(Value *) Values;
typedef VECTOR(const Type *) Types;

static Value *condition_of(const Operation *op) { return op_operand(op, 0); }

static Block *then_block(const Operation *op) {
  return op_region(op, SCF_IF_THEN)->first;
}

/// NULL: there is none.
static Block *else_block(const Operation *op) {
  return op_region(op, SCF_IF_ELSE)->first;
}

static bool has_only_yield(const Block *block) {
  return block->first == block->last;
}

static void push_operands(Values *values, const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(values, op_operand(op, i));
}

static bool is_in_region(const Value *value, const Operation *op,
                         unsigned index) {
  return value_parent_block(value)->parent == op_region(op, index);
}

static void move_region(Rewriter *rw, Operation *from, Operation *to,
                        unsigned index) {
  rewriter_inline_region_before(rw, op_region(from, index),
                                op_region(to, index), NULL);
}

/// Replaces `yield` by a yield of `values`.
static void replace_yield(Rewriter *rw, Operation *yield,
                          const Values *values) {
  builder_set_before(&rw->builder, yield);
  scf_build_yield(&rw->builder, yield->loc, values->data, values->size);
  rewriter_erase_op(rw, yield);
}

/// if !c { A } else { B } -> if c { B } else { A }
bool scf_fold_if(Context *ctx, Operation *op, const Attribute *const *constants,
                 FoldResult *results) {
  (void)ctx;
  (void)constants;
  (void)results;
  Value *condition = arith_negated_value(condition_of(op));
  if (!condition || !else_block(op))
    return false;
  op_set_operand(op, 0, condition);
  Region *then_region = op_region(op, SCF_IF_THEN);
  Region *else_region = op_region(op, SCF_IF_ELSE);
  Block *old_then = then_region->first;
  block_remove(old_then);
  region_take_blocks(then_region, else_region);
  region_append_block(else_region, old_then);
  return true;
}

bool scf_fold_constant_if(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  const IntegerAttr *condition =
      attr_as_integer(value_constant(condition_of(op)));
  if (!condition)
    return rewriter_match_failure(rw, op, "the condition is not constant");
  if (!wide_int_is_zero(&condition->value))
    scf_replace_with_region(rw, op, SCF_IF_THEN, NULL);
  else if (else_block(op))
    scf_replace_with_region(rw, op, SCF_IF_ELSE, NULL);
  else
    rewriter_erase_op(rw, op);
  return true;
}

/// if c { A } else {} -> if c { A }
bool scf_drop_empty_else(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  if (op->num_results || !else_block(op) || !has_only_yield(else_block(op)))
    return rewriter_match_failure(rw, op, "there is no empty else region");
  Value *condition = condition_of(op);
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .operands = &condition,
                   .num_operands = 1,
                   .attrs = op->attrs,
                   .num_regions = 2};
  Operation *created = builder_create(&rw->builder, &state);
  move_region(rw, op, created, SCF_IF_THEN);
  rewriter_erase_op(rw, op);
  return true;
}

// --- two in a row ------------------------------------------------------------

/// The region of a second scf.if that runs after each region of the first one.
/// NULL: none does.
typedef struct Ways {
  Block *on_true;
  Block *on_false;
} Ways;

static Ways ways_of_next(const Operation *first, const Operation *next) {
  Value *one = condition_of(first), *two = condition_of(next);
  Ways ways = {0};
  if (one == two)
    ways = (Ways){then_block(next), else_block(next)};
  if (arith_negated_value(two) == one || arith_negated_value(one) == two) {
    ways.on_false = then_block(next);
    if (else_block(next))
      ways.on_true = else_block(next);
  }
  return ways;
}

static bool is_nested_in(const Operation *op, const Block *block) {
  for (; op; op = op_parent(op))
    if (op->block == block)
      return true;
  return false;
}

/// In the second scf.if, results of the first one become the values that it
/// yields.
static void forward_yielded_values(Rewriter *rw, const Operation *first,
                                   Ways ways) {
  const Operation *then_yield = then_block(first)->last;
  for (uint32_t i = 0; i < first->num_results; i++)
    for (Use *use = op_result(first, i)->first_use; use;) {
      Use *next = use->next;
      const Operation *yield = NULL;
      if (ways.on_true && is_nested_in(use->owner, ways.on_true))
        yield = then_yield;
      else if (ways.on_false && is_nested_in(use->owner, ways.on_false))
        yield = else_block(first)->last;
      if (yield) {
        Operation *owner = use->owner;
        rewriter_start_modify(rw, owner);
        use_set(use, op_operand(yield, i));
        rewriter_finalize_modify(rw, owner);
      }
      use = next;
    }
}

/// Moves the operations of `block` to the end of those in region `index` of
/// `op`.
static void append_block(Rewriter *rw, Operation *op, unsigned index,
                         Block *block) {
  if (!block)
    return;
  Block *dest = op_region(op, index)->first;
  if (!dest) {
    rewriter_inline_region_before(rw, block->parent, op_region(op, index),
                                  NULL);
    return;
  }
  Operation *first = dest->last, *second = block->last;
  rewriter_merge_blocks(rw, block, dest, NULL);
  Values values = {0};
  push_operands(&values, first);
  push_operands(&values, second);
  builder_set_to_end(&rw->builder, second->block);
  scf_build_yield(&rw->builder, second->loc, values.data, values.size);
  rewriter_erase_op(rw, first);
  rewriter_erase_op(rw, second);
  VECTOR_FREE(&values);
}

/// Takes out of the yields in `merged` what nothing uses.
static void drop_yielded(Rewriter *rw, const Operation *merged,
                         const bool *drops, uint32_t count) {
  for (unsigned i = SCF_IF_THEN; i <= SCF_IF_ELSE; i++) {
    Block *block = op_region(merged, i)->first;
    if (!block)
      continue;
    assert(block->last->num_operands == count);
    rewriter_start_modify(rw, block->last);
    op_erase_operands(rewriter_context(rw), block->last, drops);
    rewriter_finalize_modify(rw, block->last);
  }
  (void)count;
}

enum { MANY_RESULTS = 16 };

static void note_used(const Operation *op, bool *used) {
  for (uint32_t i = 0; i < op->num_results; i++)
    used[i] = !value_is_unused(op_result(op, i));
}

/// Appends the types of the results that stay. Returns how many do not: those
/// that were used before.
static uint32_t push_kept(const Operation *op, Types *types, bool *drops) {
  uint32_t num_dropped = 0;
  for (uint32_t i = 0; i < op->num_results; i++) {
    drops[i] = drops[i] && value_is_unused(op_result(op, i));
    num_dropped += drops[i];
    if (!drops[i])
      VECTOR_PUSH(types, op_result_type(op, i));
  }
  return num_dropped;
}

/// Replaces both by `merged`, which lacks the results in `drops`.
static void replace_merged(Rewriter *rw, Operation *first, Operation *op,
                           Operation *merged, const bool *drops) {
  uint32_t of_first = first->num_results, next = 0;
  uint32_t count = of_first + op->num_results;
  Values results = {0};
  for (uint32_t i = 0; i < count; i++)
    VECTOR_PUSH(&results, drops[i] ? NULL : op_result(merged, next++));
  rewriter_replace_op(rw, first, results.data);
  rewriter_replace_op(rw, op, results.data + of_first);
  VECTOR_FREE(&results);
}

/// if c { A } if c { B } -> if c { A; B }
/// If there are many results, those that only B used are dropped. Otherwise all
/// results of a chain would gather in one operation. Upstream drops them later,
/// which may leave unused constants.
bool scf_merge_ifs(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  Operation *first = op->prev;
  if (!first || !op_is(first, &scf_ops[SCF_IF]))
    return rewriter_match_failure(rw, op,
                                  "the operation before is not an scf.if");
  Ways ways = ways_of_next(first, op);
  if (!ways.on_true && !ways.on_false)
    return rewriter_match_failure(
        rw, op, "the two conditions are neither equal nor opposite");
  uint32_t count = first->num_results + op->num_results;
  bool *drops = mem_alloc(count + 1);
  memset(drops, 0, count);
  if (count > MANY_RESULTS)
    note_used(first, drops);
  ConditionUses uses = scf_condition_uses_of_both(rw, first, op);
  forward_yielded_values(rw, first, ways);

  Types types = {0};
  uint32_t num_dropped = push_kept(first, &types, drops) +
                         push_kept(op, &types, drops + first->num_results);
  Operation *merged = scf_build_if_shell(
      &rw->builder, op->loc, condition_of(first), types.data, types.size);
  VECTOR_FREE(&types);
  move_region(rw, first, merged, SCF_IF_THEN);
  append_block(rw, merged, SCF_IF_THEN, ways.on_true);
  move_region(rw, first, merged, SCF_IF_ELSE);
  append_block(rw, merged, SCF_IF_ELSE, ways.on_false);
  if (num_dropped)
    drop_yielded(rw, merged, drops, count);
  replace_merged(rw, first, op, merged, drops);
  scf_note_condition_uses(rw, merged, &uses);
  mem_free(drops);
  return true;
}

// --- one in the other --------------------------------------------------------

/// The values that two nested conditionals yield, and which results need a
/// select.
typedef struct Nest {
  Operation *outer;
  Operation *inner;
  Values then_values;
  Values else_values;
  VECTOR(uint32_t) selected;
} Nest;

/// Is result `index` of the outer conditional available without it?
static bool add_nested_result(Nest *nest, uint32_t index) {
  Value *value = nest->then_values.data[index];
  if (value_defining_op(value) == nest->inner) {
    uint32_t k = value->index;
    nest->then_values.data[index] =
        op_operand(then_block(nest->inner)->last, k);
    return op_operand(else_block(nest->inner)->last, k) ==
           nest->else_values.data[index];
  }
  VECTOR_PUSH(&nest->selected, index);
  return !is_in_region(value, nest->outer, SCF_IF_THEN);
}

static bool find_nest(Operation *op, Nest *nest) {
  Operation *inner = then_block(op)->first;
  if (!op_is(inner, &scf_ops[SCF_IF]) || inner->next != then_block(op)->last)
    return false;
  if ((else_block(op) && !has_only_yield(else_block(op))) ||
      (else_block(inner) && !has_only_yield(else_block(inner))))
    return false;
  nest->outer = op;
  nest->inner = inner;
  push_operands(&nest->then_values, then_block(op)->last);
  if (else_block(op))
    push_operands(&nest->else_values, else_block(op)->last);
  for (uint32_t i = 0; i < op->num_results; i++)
    if (!add_nested_result(nest, i))
      return false;
  return true;
}

static void replace_nest(Rewriter *rw, Nest *nest) {
  Operation *op = nest->outer;
  Types types = {0};
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  Value *condition =
      arith_build_binary(rw, &arith_ops[ARITH_ANDI], op->loc, condition_of(op),
                         condition_of(nest->inner));
  Operation *created = scf_build_if_shell(&rw->builder, op->loc, condition,
                                          types.data, types.size);
  VECTOR_FREE(&types);
  Values results = {0};
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&results, op_result(created, i));
  builder_set_before(&rw->builder, created);
  for (size_t i = 0; i < nest->selected.size; i++) {
    uint32_t k = nest->selected.data[i];
    results.data[k] = arith_build_select(rw, op->loc, condition_of(op),
                                         nest->then_values.data[k],
                                         nest->else_values.data[k]);
  }
  move_region(rw, nest->inner, created, SCF_IF_THEN);
  replace_yield(rw, then_block(created)->last, &nest->then_values);
  if (nest->else_values.size) {
    Block *block = rewriter_create_block(rw, op_region(created, SCF_IF_ELSE),
                                         NULL, NULL, NULL, 0);
    builder_set_to_end(&rw->builder, block);
    scf_build_yield(&rw->builder, op->loc, nest->else_values.data,
                    nest->else_values.size);
  }
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&results);
}

/// if c { if d { A } } -> if c & d { A }
bool scf_merge_nested_ifs(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  Nest nest = {0};
  bool is_nest = find_nest(op, &nest);
  if (is_nest)
    replace_nest(rw, &nest);
  VECTOR_FREE(&nest.then_values);
  VECTOR_FREE(&nest.else_values);
  VECTOR_FREE(&nest.selected);
  return is_nest ||
         rewriter_match_failure(rw, op, "the body is not one scf.if");
}

// --- what is yielded ---------------------------------------------------------

static const Attribute *yielded_constant(const Operation *op, unsigned region,
                                         uint32_t index) {
  return value_constant(op_operand(scf_terminator(op, region), index));
}

/// The value of result `index` in terms of the condition, else NULL.
static Value *said_by_condition(Rewriter *rw, Operation *op, uint32_t index) {
  Context *ctx = rewriter_context(rw);
  Value *if_true = op_operand(then_block(op)->last, index);
  if (if_true == op_operand(else_block(op)->last, index))
    return if_true;
  const Attribute *one = yielded_constant(op, SCF_IF_THEN, index);
  const Attribute *two = yielded_constant(op, SCF_IF_ELSE, index);
  const Attribute *on = bool_attr_get(ctx, true);
  const Attribute *off = bool_attr_get(ctx, false);
  if (one == on && two == off)
    return condition_of(op);
  if (one != off || two != on)
    return NULL;
  Value *all_ones = arith_build_bool(rw, op->loc, true);
  return arith_build_binary(rw, &arith_ops[ARITH_XORI], op->loc,
                            condition_of(op), all_ones);
}

/// if c { yield true } else { yield false } -> c, and the like. As upstream,
/// the driver is not told: neither this operation nor the users of its results
/// are visited again because of it.
bool scf_replace_by_condition(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  bool changed = false;
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (value_is_unused(op_result(op, i)))
      continue;
    Value *value = said_by_condition(rw, op, i);
    if (!value)
      continue;
    value_replace_all_uses_with(op_result(op, i), value);
    changed = true;
  }
  rw->is_bypassed = changed;
  return changed ||
         rewriter_match_failure(rw, op, "the condition determines no result");
}

static bool must_stay(const Operation *op, Value *if_true, Value *if_false) {
  return is_in_region(if_true, op, SCF_IF_THEN) ||
         is_in_region(if_false, op, SCF_IF_ELSE);
}

/// Results whose values are from outside become select(c, x, y).
static void hoist_results(Rewriter *rw, Operation *op, const bool *stays,
                          Operation *created) {
  Values then_values = {0}, else_values = {0}, results = {0};
  builder_set_before(&rw->builder, created);
  for (uint32_t i = 0; i < op->num_results; i++) {
    Value *if_true = op_operand(then_block(created)->last, i);
    Value *if_false = op_operand(else_block(created)->last, i);
    Value *result = if_true;
    if (stays[i]) {
      result = op_result(created, (unsigned)then_values.size);
      VECTOR_PUSH(&then_values, if_true);
      VECTOR_PUSH(&else_values, if_false);
    } else if (if_true != if_false) {
      result =
          arith_build_select(rw, op->loc, condition_of(op), if_true, if_false);
    }
    VECTOR_PUSH(&results, result);
  }
  replace_yield(rw, then_block(created)->last, &then_values);
  replace_yield(rw, else_block(created)->last, &else_values);
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&then_values);
  VECTOR_FREE(&else_values);
  VECTOR_FREE(&results);
}

bool scf_hoist_yielded_values(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  VECTOR(bool) stays = {0};
  Types types = {0};
  for (uint32_t i = 0; i < op->num_results; i++) {
    bool stay = must_stay(op, op_operand(then_block(op)->last, i),
                          op_operand(else_block(op)->last, i));
    VECTOR_PUSH(&stays, stay);
    if (stay)
      VECTOR_PUSH(&types, op_result_type(op, i));
  }
  bool can = types.size < op->num_results;
  if (can) {
    Operation *created = scf_build_if_shell(
        &rw->builder, op->loc, condition_of(op), types.data, types.size);
    move_region(rw, op, created, SCF_IF_THEN);
    move_region(rw, op, created, SCF_IF_ELSE);
    hoist_results(rw, op, stays.data, created);
  }
  VECTOR_FREE(&stays);
  VECTOR_FREE(&types);
  return can ||
         rewriter_match_failure(
             rw, op,
             "neither region yields values from outside for the same result");
}

// SPDX-License-Identifier: Apache-2.0
// Canonicalization of scf.while.
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf_build.h"
#include "dialects/scf/scf_patterns.h"
#include "ir/walk.h"
#include "support/hash_table.h"

typedef VECTOR(Value *) Values;
typedef VECTOR(const Type *) Types;

static Block *before_block(const Operation *op) {
  return op_region(op, SCF_WHILE_BEFORE)->first;
}

static Block *after_block(const Operation *op) {
  return op_region(op, SCF_WHILE_AFTER)->first;
}

static Operation *condition_op(const Operation *op) {
  return before_block(op)->last;
}

/// The value that goes to the second region as argument `index`.
static Value *forwarded(const Operation *op, uint32_t index) {
  return op_operand(condition_op(op), index + 1);
}

/// A condition that is passed to the second region is true there.
bool scf_while_condition_is_true(const RewritePattern *self, Operation *op,
                                 Rewriter *rw) {
  (void)self;
  Block *after = after_block(op);
  Value *condition = op_operand(condition_op(op), 0);
  Value *constant = NULL;
  for (uint32_t i = 0; i < after->num_arguments; i++) {
    Value *argument = block_argument(after, i);
    if (forwarded(op, i) != condition || value_is_unused(argument))
      continue;
    if (!constant)
      constant = arith_build_bool(rw, op->loc, true);
    rewriter_replace_all_uses_with(rw, argument, constant);
  }
  return constant ||
         rewriter_match_failure(
             rw, op, "the condition is not used in the 'after' region");
}

// --- comparisons -------------------------------------------------------------

/// Does the comparison `op`, with the operands of `known`, have the same or the
/// opposite result? False if neither is sure.
static bool relate(const Operation *op, const Operation *known, bool *is_same) {
  int64_t predicate, of_known;
  if (!attr_integer_value(op_prop(op, 0), &predicate) ||
      !attr_integer_value(op_prop(known, 0), &of_known))
    return false;
  *is_same = predicate == of_known;
  return *is_same || predicate == (int64_t)arith_inverse_predicate(of_known);
}

/// Replaces comparisons of `argument`, which is operand `side`, with the other
/// operand of `known`.
static bool replace_compares(Rewriter *rw, Value *argument,
                             const Operation *known, unsigned side) {
  bool changed = false;
  for (Use *use = argument->first_use; use;) {
    Use *next = use->next;
    Operation *op = use->owner;
    bool is_same;
    if (op_is(op, &arith_ops[ARITH_CMPI]) &&
        op_operand(op, 1 - side) == op_operand(known, 1 - side) &&
        op_operand(op, side) == argument && relate(op, known, &is_same)) {
      rewriter_replace_op_with(rw, op, arith_build_bool(rw, op->loc, is_same));
      changed = true;
    }
    use = next;
  }
  return changed;
}

/// while cmpi(p, a, b) (a): in the second region cmpi(p, a, b) is true.
bool scf_while_compare_is_known(const RewritePattern *self, Operation *op,
                                Rewriter *rw) {
  (void)self;
  Block *after = after_block(op);
  const Operation *compare = value_defining_op(op_operand(condition_op(op), 0));
  bool changed = false;
  if (compare && op_is(compare, &arith_ops[ARITH_CMPI]))
    for (uint32_t i = 0; i < after->num_arguments; i++)
      for (unsigned side = 0; side < 2; side++)
        if (forwarded(op, i) == op_operand(compare, side))
          changed |=
              replace_compares(rw, block_argument(after, i), compare, side);
  return changed ||
         rewriter_match_failure(
             rw, op,
             "the 'after' region has no comparison that the condition decides");
}

// --- order of arguments ------------------------------------------------------

/// Are the forwarded values a permutation of the first block's arguments? Then
/// `order` gets the index of each.
static bool is_permutation(const Operation *op, unsigned *order) {
  const Block *before = before_block(op);
  uint32_t count = before->num_arguments;
  if (condition_op(op)->num_operands != count + 1)
    return false;
  bool is_sorted = true;
  PtrMap seen = {0};
  bool is_found = true;
  for (uint32_t i = 0; i < count && is_found; i++) {
    Value *value = forwarded(op, i);
    is_found = value_kind(value) == VALUE_BLOCK_ARGUMENT &&
               value_block_argument(value)->owner == before &&
               !ptr_map_has(&seen, value);
    if (!is_found)
      break;
    ptr_map_set(&seen, value, value);
    order[i] = value->index;
    is_sorted &= order[i] == i;
  }
  ptr_map_free(&seen);
  return is_found && !is_sorted;
}

/// Creates a block in region `index` of `op` with arguments of these types.
static Block *add_block(Rewriter *rw, Operation *op, unsigned index,
                        const Types *types, Value *const *values) {
  VECTOR(Location) locs = {0};
  for (size_t i = 0; i < types->size; i++)
    VECTOR_PUSH(&locs, values ? value_location(values[i]) : op->loc);
  Block *block =
      rewriter_create_block(rw, op_region(op, index), NULL, types->data,
                            locs.data, (uint32_t)types->size);
  VECTOR_FREE(&locs);
  return block;
}

static void sort_arguments(Rewriter *rw, Operation *op, const unsigned *order) {
  Types types = {0};
  Values inits = {0}, arguments = {0}, results = {0}, values = {0};
  Block *before = before_block(op), *after = after_block(op);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    VECTOR_PUSH(&inits, op_operand(op, i));
    VECTOR_PUSH(&types, op_operand_type(op, i));
  }
  Operation *condition = condition_op(op);
  VECTOR_PUSH(&values, op_operand(condition, 0));
  for (uint32_t i = 0; i < before->num_arguments; i++)
    VECTOR_PUSH(&values, block_argument(before, i));
  rewriter_start_modify(rw, condition);
  op_set_operands(rewriter_context(rw), condition, values.data,
                  (uint32_t)values.size);
  rewriter_finalize_modify(rw, condition);

  builder_set_before(&rw->builder, op);
  Operation *created = scf_build_while_shell(
      &rw->builder, op->loc, inits.data, inits.size, types.data, types.size);
  Block *new_before =
      add_block(rw, created, SCF_WHILE_BEFORE, &types, inits.data);
  Block *new_after = add_block(rw, created, SCF_WHILE_AFTER, &types, NULL);
  values.size = 0;
  for (uint32_t i = 0; i < op->num_results; i++) {
    VECTOR_PUSH(&values, block_argument(new_before, i));
    VECTOR_PUSH(&arguments, block_argument(new_after, order[i]));
    VECTOR_PUSH(&results, op_result(created, order[i]));
  }
  rewriter_inline_block_before(rw, before, new_before, NULL, values.data);
  rewriter_inline_block_before(rw, after, new_after, NULL, arguments.data);
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&types);
  VECTOR_FREE(&inits);
  VECTOR_FREE(&arguments);
  VECTOR_FREE(&results);
  VECTOR_FREE(&values);
}

/// The forwarded values are a permutation of the first block's arguments.
bool scf_while_sort_arguments(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  VECTOR(unsigned) order = {0};
  for (uint32_t i = 0; i <= op->num_results; i++)
    VECTOR_PUSH(&order, 0);
  bool can_sort = is_permutation(op, order.data);
  if (can_sort)
    sort_arguments(rw, op, order.data);
  VECTOR_FREE(&order);
  return can_sort ||
         rewriter_match_failure(
             rw, op,
             "the forwarded values are not a permutation of the arguments");
}

// --- conditional at the end of the first region ------------------------------

/// The scf.if in front of the condition, if it has the same condition; else
/// NULL.
static Operation *last_if(const Operation *op) {
  Operation *condition = condition_op(op);
  Operation *last = condition->prev;
  if (!last || !op_is(last, &scf_ops[SCF_IF]) ||
      op_operand(last, 0) != op_operand(condition, 0))
    return NULL;
  const Block *otherwise = op_region(last, SCF_IF_ELSE)->first;
  return otherwise && otherwise->first != otherwise->last ? NULL : last;
}

/// Replaces its results where they are forwarded: in the second region by what
/// the first branch yields, in the loop's results by what the other one yields.
static void forward_yielded_values(Rewriter *rw, Operation *op,
                                   const Operation *last) {
  if (!last->num_results)
    return;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (value_defining_op(forwarded(op, i)) == last)
      rewriter_replace_all_uses_with(
          rw, block_argument(after_block(op), i),
          op_operand(scf_terminator(last, SCF_IF_THEN),
                     forwarded(op, i)->index));
  for (uint32_t i = 0; i < last->num_results; i++)
    rewriter_replace_all_uses_with(
        rw, op_result(last, i),
        op_operand(scf_terminator(last, SCF_IF_ELSE), i));
}

/// Is `value` from the first region of `op`, but not from `last`?
static bool must_be_forwarded(const Value *value, const Operation *op,
                              const Operation *last) {
  const Block *block = value_parent_block(value);
  for (; block; block = block->parent->parent->block) {
    if (block->parent->parent == last)
      return false;
    if (block->parent->parent == op)
      return block->parent == op_region(op, SCF_WHILE_BEFORE);
    if (!block->parent->parent)
      return false;
  }
  return false;
}

/// Values that the operations in `last` use and the second region does not see.
static void collect_used(const Operation *op, const Operation *last,
                         Values *used) {
  PtrMap seen = {0};
  FOR_EACH_OP(root, op_region(last, SCF_IF_THEN)->first)
    for (Operation *user = walk_first_postorder(root); user;
         user = walk_next_postorder(root, user))
      for (uint32_t i = 0; i < user->num_operands; i++) {
        Value *value = op_operand(user, i);
        if (ptr_map_has(&seen, value))
          continue;
        ptr_map_set(&seen, value, value);
        if (must_be_forwarded(value, op, last))
          VECTOR_PUSH(used, value);
      }
  ptr_map_free(&seen);
}

static bool is_inside(const Operation *op, const Region *region) {
  for (; op && op->block; op = op_parent(op))
    if (op->block->parent == region)
      return true;
  return false;
}

static void replace_uses_inside(Rewriter *rw, Value *from, Value *to,
                                const Region *then_region,
                                const Region *after) {
  for (Use *use = from->first_use; use;) {
    Use *next = use->next;
    Operation *owner = use->owner;
    if (is_inside(owner, then_region) || is_inside(owner, after)) {
      rewriter_start_modify(rw, owner);
      use_set(use, to);
      rewriter_finalize_modify(rw, owner);
    }
    use = next;
  }
}

/// The loop with the values in `used` forwarded too.
static Operation *build_wider_loop(Rewriter *rw, Operation *op,
                                   const Values *used) {
  Values operands = {0};
  Types types = {0};
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  for (size_t i = 0; i < used->size; i++)
    VECTOR_PUSH(&types, value_type(used->data[i]));
  Operation *created =
      scf_build_while_shell(&rw->builder, op->loc, operands.data, operands.size,
                            types.data, types.size);
  for (unsigned i = 0; i < 2; i++)
    rewriter_inline_region_before(rw, op_region(op, i), op_region(created, i),
                                  NULL);
  operands.size = 0;
  Operation *condition = condition_op(created);
  for (uint32_t i = 0; i < condition->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(condition, i));
  for (size_t i = 0; i < used->size; i++) {
    VECTOR_PUSH(&operands, used->data[i]);
    block_add_argument(rewriter_context(rw), after_block(created),
                       value_type(used->data[i]), op->loc);
  }
  rewriter_start_modify(rw, condition);
  op_set_operands(rewriter_context(rw), condition, operands.data,
                  (uint32_t)operands.size);
  rewriter_finalize_modify(rw, condition);
  VECTOR_FREE(&operands);
  VECTOR_FREE(&types);
  return created;
}

static void move_if_down(Rewriter *rw, Operation *op, Operation *last) {
  forward_yielded_values(rw, op, last);
  Values used = {0};
  collect_used(op, last, &used);
  Operation *created = build_wider_loop(rw, op, &used);
  Block *after = after_block(created);
  Block *moved = op_region(last, SCF_IF_THEN)->first;
  unsigned first = after->num_arguments - (unsigned)used.size;
  for (size_t i = 0; i < used.size; i++)
    replace_uses_inside(rw, used.data[i],
                        block_argument(after, first + (unsigned)i),
                        moved->parent, after->parent);
  rewriter_erase_op(rw, moved->last);
  rewriter_inline_block_before(rw, moved, after, after->first, NULL);
  rewriter_erase_op(rw, last);
  Values results = {0};
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&results, op_result(created, i));
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&results);
  VECTOR_FREE(&used);
}

/// while { if c { A }; condition c } do { B } -> while { condition c } do
/// { A; B }
bool scf_while_move_if_down(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  Operation *last = last_if(op);
  if (!last)
    return rewriter_match_failure(rw, op, "no scf.if precedes the condition");
  move_if_down(rw, op, last);
  return true;
}

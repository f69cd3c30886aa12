// SPDX-License-Identifier: Apache-2.0
// A cast whose operands are exactly the results of another cast is its child,
// so the casts form a forest. The walk down a tree keeps a table: for each list
// of types, the innermost cast that takes it. If a cast's result types are in
// the table, the cast undoes everything from that cast on. The forest also has
// the casts that feed those to be reconciled, but they are not changed
// themselves.
#include "rewrite/conversion/reconcile_casts.h"

#include "ir/erase.h"
#include "ir/walk.h"
#include "support/hash_table.h"

#define NO_CAST UINT32_MAX

typedef struct CastNode {
  Operation *op;
  uint32_t parent, first_child, next_sibling; ///< Numbers, or NO_CAST.
  const void *input_key, *result_key; ///< Type lists, compared as pointers.
  void *hidden;    ///< The entry of `input_key` before this cast was entered.
  uint32_t origin; ///< The cast whose inputs equal this one's results.
  bool is_entered, is_live;
} CastNode;

typedef struct Reconciler {
  Rewriter *rw;
  VECTOR(CastNode) nodes; ///< The casts to be reconciled come first, in order.
  uint32_t count;         ///< The number of casts to be reconciled.
  PtrMap numbers;         ///< Maps Operation * to number + 1.
  PtrMap innermost; ///< Maps a key to number + 1 of the nearest cast that takes
                    ///< it.
  VECTOR(uint32_t) stack;
} Reconciler;

/// One type is its own key. Several types have the key of their tuple type,
/// tagged.
static const void *types_key(Reconciler *reconciler, const Type *const *types,
                             uint32_t count) {
  if (count == 1)
    return types[0];
  const Type *tuple = tuple_type_get(reconciler->rw->builder.ctx, types, count);
  return (const char *)tuple + 1;
}

static const void *operands_key(Reconciler *reconciler, const Operation *op) {
  if (op->num_operands == 1)
    return op_operand_type(op, 0);
  VECTOR(const Type *) types = {0};
  for (unsigned i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&types, op_operand_type(op, i));
  const void *key = types_key(reconciler, types.data, op->num_operands);
  VECTOR_FREE(&types);
  return key;
}

static const void *results_key(Reconciler *reconciler, const Operation *op) {
  if (op->num_results == 1)
    return op_result_type(op, 0);
  VECTOR(const Type *) types = {0};
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  const void *key = types_key(reconciler, types.data, op->num_results);
  VECTOR_FREE(&types);
  return key;
}

static uint32_t number_of(const Reconciler *reconciler, const Operation *op) {
  if (!op)
    return NO_CAST;
  uintptr_t number = (uintptr_t)ptr_map_get(&reconciler->numbers, op);
  return number ? (uint32_t)(number - 1) : NO_CAST;
}

/// The cast whose results `op` takes, all of them and in order; or NO_CAST.
static uint32_t parent_of(const Reconciler *reconciler, const Operation *op) {
  if (op->num_operands == 0)
    return NO_CAST;
  const Operation *producer = value_defining_op(op_operand(op, 0));
  uint32_t parent = number_of(reconciler, producer);
  if (parent == NO_CAST || producer->num_results != op->num_operands)
    return NO_CAST;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (op_operand(op, i) != op_result(producer, i))
      return NO_CAST;
  return parent;
}

static void add_node(Reconciler *reconciler, Operation *op) {
  VECTOR_PUSH(&reconciler->nodes, (CastNode){.op = op,
                                             .first_child = NO_CAST,
                                             .next_sibling = NO_CAST,
                                             .origin = NO_CAST});
  ptr_map_set(&reconciler->numbers, op,
              (void *)(uintptr_t)reconciler->nodes.size);
}

/// Adds the casts that feed those in the forest.
static void add_ancestors(Reconciler *reconciler) {
  for (size_t i = 0; i < reconciler->nodes.size; i++) {
    const Operation *op = reconciler->nodes.data[i].op;
    Operation *producer =
        op->num_operands ? value_defining_op(op_operand(op, 0)) : NULL;
    if (producer && producer->def == op->def &&
        !(producer->flags & (OP_MARK_DEAD | OP_MARK_REPLACED)) &&
        number_of(reconciler, producer) == NO_CAST)
      add_node(reconciler, producer);
  }
}

static void build_forest(Reconciler *reconciler, Operation *const *casts) {
  for (uint32_t i = 0; i < reconciler->count; i++)
    add_node(reconciler, casts[i]);
  add_ancestors(reconciler);
  for (size_t i = reconciler->nodes.size; i--;) {
    CastNode *node = &reconciler->nodes.data[i];
    node->input_key = operands_key(reconciler, node->op);
    node->result_key = results_key(reconciler, node->op);
    node->parent = parent_of(reconciler, node->op);
    if (node->parent == NO_CAST)
      continue;
    CastNode *parent = &reconciler->nodes.data[node->parent];
    node->next_sibling = parent->first_child;
    parent->first_child = (uint32_t)i;
  }
}

static void enter_node(Reconciler *reconciler, uint32_t number) {
  CastNode *node = &reconciler->nodes.data[number];
  node->is_entered = true;
  void **slot = ptr_map_slot(&reconciler->innermost, node->input_key);
  node->hidden = *slot;
  *slot = (void *)(uintptr_t)(number + 1);
  uintptr_t found =
      (uintptr_t)ptr_map_get(&reconciler->innermost, node->result_key);
  node->origin = found ? (uint32_t)(found - 1) : NO_CAST;
  VECTOR_PUSH(&reconciler->stack, number);
}

static void leave_node(Reconciler *reconciler, uint32_t number) {
  const CastNode *node = &reconciler->nodes.data[number];
  if (node->hidden)
    ptr_map_set(&reconciler->innermost, node->input_key, node->hidden);
  else
    ptr_map_remove(&reconciler->innermost, node->input_key);
}

static void walk_tree(Reconciler *reconciler, uint32_t root) {
  enter_node(reconciler, root);
  while (reconciler->stack.size) {
    CastNode *node = &reconciler->nodes.data[VECTOR_LAST(&reconciler->stack)];
    uint32_t child = node->first_child;
    if (child == NO_CAST) {
      leave_node(reconciler, VECTOR_POP(&reconciler->stack));
      continue;
    }
    node->first_child = reconciler->nodes.data[child].next_sibling;
    // In a graph region casts may form a ring. It is cut where it was entered.
    if (!reconciler->nodes.data[child].is_entered)
      enter_node(reconciler, child);
  }
}

static void find_origins(Reconciler *reconciler) {
  uint32_t count = (uint32_t)reconciler->nodes.size;
  for (uint32_t i = 0; i < count; i++)
    if (reconciler->nodes.data[i].parent == NO_CAST)
      walk_tree(reconciler, i);
  for (uint32_t i = 0; i < count; i++)
    if (!reconciler->nodes.data[i].is_entered)
      walk_tree(reconciler, i);
}

static bool takes_result_of(const Operation *op, const Operation *producer) {
  for (unsigned i = 0; i < op->num_operands; i++)
    if (value_defining_op(op_operand(op, i)) == producer)
      return true;
  return false;
}

/// Works from last to first, so that the operands of an origin are not replaced
/// yet.
static void replace_uses(Reconciler *reconciler) {
  for (uint32_t i = reconciler->count; i--;) {
    const CastNode *node = &reconciler->nodes.data[i];
    if (node->origin == NO_CAST)
      continue;
    const Operation *origin = reconciler->nodes.data[node->origin].op;
    if (takes_result_of(origin, node->op))
      continue;
    for (unsigned k = 0; k < node->op->num_results; k++)
      rewriter_replace_all_uses_with(reconciler->rw, op_result(node->op, k),
                                     op_operand(origin, k));
  }
}

static bool has_user_outside(const Reconciler *reconciler,
                             const Operation *op) {
  for (unsigned i = 0; i < op->num_results; i++)
    FOR_EACH_USE(use, op_result(op, i))
      if (!(use->owner->flags & OP_MARK_DEAD) &&
          number_of(reconciler, use->owner) >= reconciler->count)
        return true;
  return false;
}

static void mark_live(Reconciler *reconciler, uint32_t number) {
  if (number >= reconciler->count || reconciler->nodes.data[number].is_live)
    return;
  reconciler->nodes.data[number].is_live = true;
  VECTOR_PUSH(&reconciler->stack, number);
}

static void find_live(Reconciler *reconciler) {
  for (uint32_t i = 0; i < reconciler->count; i++)
    if (has_user_outside(reconciler, reconciler->nodes.data[i].op))
      mark_live(reconciler, i);
  while (reconciler->stack.size) {
    const Operation *op =
        reconciler->nodes.data[VECTOR_POP(&reconciler->stack)].op;
    for (unsigned i = 0; i < op->num_operands; i++)
      mark_live(reconciler,
                number_of(reconciler, value_defining_op(op_operand(op, i))));
  }
}

/// Erases the casts that are not live. Casts may use each other, so they drop
/// their operands first; but a driver that delays the erasure still needs to
/// see them.
static void erase_dead(Reconciler *reconciler) {
  bool is_delayed = reconciler->rw->hooks && reconciler->rw->hooks->erase_op;
  for (uint32_t i = 0; i < reconciler->count && !is_delayed; i++)
    if (!reconciler->nodes.data[i].is_live)
      op_drop_all_references(reconciler->nodes.data[i].op);
  for (uint32_t i = 0; i < reconciler->count; i++)
    if (!reconciler->nodes.data[i].is_live)
      rewriter_erase_op(reconciler->rw, reconciler->nodes.data[i].op);
}

void reconcile_casts(Rewriter *rw, Operation *const *casts, size_t count,
                     CastOpVector *remaining) {
  if (count == 0)
    return;
  Reconciler reconciler = {.rw = rw, .count = (uint32_t)count};
  build_forest(&reconciler, casts);
  find_origins(&reconciler);
  replace_uses(&reconciler);
  find_live(&reconciler);
  for (size_t i = 0; i < count && remaining; i++)
    if (reconciler.nodes.data[i].is_live)
      VECTOR_PUSH(remaining, casts[i]);
  erase_dead(&reconciler);
  VECTOR_FREE(&reconciler.nodes);
  ptr_map_free(&reconciler.numbers);
  ptr_map_free(&reconciler.innermost);
  VECTOR_FREE(&reconciler.stack);
}

void reconcile_unrealized_casts(Context *ctx, Operation *root) {
  StringRef name = STR("builtin.unrealized_conversion_cast");
  CastOpVector casts = {0};
  FOR_EACH_OP_PREORDER(op, root)
    if (string_ref_equals(op->def->name, name))
      VECTOR_PUSH(&casts, op);
  Rewriter rw;
  rewriter_init(&rw, ctx);
  reconcile_casts(&rw, casts.data, casts.size, NULL);
  VECTOR_FREE(&casts);
}

// SPDX-License-Identifier: Apache-2.0
// The condition of an scf.if is known inside its regions.
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf_internal.h"
#include "dialects/scf/scf_patterns.h"
#include "ir/interfaces/fold.h"
#include "ir/walk.h"
#include "support/hash_table.h"

enum { WAY_UNKNOWN, WAY_THEN, WAY_ELSE, WAY_NONE };

/// The region of `op` that encloses `region`, if any. Regions from `end`
/// outwards are outside. Each region is visited once.
static int find_way(const Region *region, const Operation *op,
                    const Region *end, PtrMap *known) {
  int way = WAY_UNKNOWN;
  const Region *at = region;
  while (way == WAY_UNKNOWN) {
    if (!at || at == end)
      way = WAY_NONE;
    else if (at->parent == op)
      way = at == op_region(op, SCF_IF_THEN) ? WAY_THEN : WAY_ELSE;
    else
      way = (int)(intptr_t)ptr_map_get(known, at);
    if (way == WAY_UNKNOWN)
      at = at->parent->block ? at->parent->block->parent : NULL;
  }
  for (; region != at; region = region->parent->block->parent)
    ptr_map_set(known, region, (void *)(intptr_t)way);
  return way;
}

/// The uses of a condition inside of an scf.if.
typedef VECTOR(Use *) UseList;

typedef enum UsesFound {
  USES_LISTED,  ///< All of them.
  USES_UNKNOWN, ///< There are fewer uses than operations.
} UsesFound;

static void push_uses(const Operation *op, const Value *condition,
                      UseList *found) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (op_operand(op, i) == condition)
      VECTOR_PUSH(found, &op_operand_slots(op)[i]);
}

/// Walks the body of `op` as long as it is shorter than the list of uses of its
/// condition, which may be shared with many others.
static UsesFound find_uses_inside(Operation *op, Value *condition,
                                  UseList *found) {
  const Use *use = condition->first_use;
  for (Operation *inner = walk_next_preorder(op, op); inner;
       inner = walk_next_preorder(op, inner)) {
    push_uses(inner, condition, found);
    for (uint32_t i = 0; i < inner->num_operands && use; i++)
      use = use->next;
    if (!use)
      return USES_UNKNOWN;
    use = use->next;
  }
  return USES_LISTED;
}

// In a row of scf.if of one condition, each merge gives an operation that would
// be searched again for uses of the condition, though all of it but the part
// that was added last was searched before. So the number of uses is noted. It
// holds as long as the operation's own use is the condition's newest one:
// nothing but a merge, which makes a new operation, moves uses into an scf.if.

static bool has_newest_use(const Operation *op) {
  return op_operand(op, 0)->first_use == op_operand_slots(op);
}

static void push_uses_nested(Operation *op, const Value *condition,
                             UseList *found) {
  push_uses(op, condition, found);
  for (Operation *inner = walk_next_preorder(op, op); inner;
       inner = walk_next_preorder(op, inner))
    push_uses(inner, condition, found);
}

/// Searches from the end until `count` uses are found.
static void find_last_uses(const Region *region, const Value *condition,
                           size_t count, UseList *found) {
  size_t end = found->size + count;
  Operation *op = region->first ? region->first->last : NULL;
  for (; op && found->size < end; op = op->prev)
    push_uses_nested(op, condition, found);
}

ConditionUses scf_condition_uses_of_both(const Rewriter *rw,
                                         const Operation *first,
                                         const Operation *next) {
  ConditionUses uses = {0};
  const uint32_t *noted = rewriter_note(rw, first);
  Value *condition = op_operand(first, 0);
  if (!noted || noted[SCF_IF_THEN] || noted[SCF_IF_ELSE] ||
      !has_newest_use(first) || op_operand(next, 0) != condition)
    return uses;
  for (unsigned i = SCF_IF_THEN; i <= SCF_IF_ELSE; i++) {
    UseList found = {0};
    find_last_uses(op_region(next, i), condition, UINT32_MAX, &found);
    uses.in_region[i] = (uint32_t)found.size;
    VECTOR_FREE(&found);
  }
  uses.is_known = true;
  return uses;
}

void scf_note_condition_uses(Rewriter *rw, const Operation *op,
                             const ConditionUses *uses) {
  if (uses->is_known && has_newest_use(op))
    rewriter_set_note(rw, op, uses->in_region[SCF_IF_THEN],
                      uses->in_region[SCF_IF_ELSE]);
}

static UsesFound find_uses(const Rewriter *rw, Operation *op, Value *condition,
                           UseList *found) {
  const uint32_t *noted = has_newest_use(op) ? rewriter_note(rw, op) : NULL;
  if (!noted)
    return find_uses_inside(op, condition, found);
  for (unsigned i = SCF_IF_THEN; i <= SCF_IF_ELSE; i++)
    find_last_uses(op_region(op, i), condition, noted[i], found);
  return USES_LISTED;
}

/// The region of `op` that `inner` is in. Linear in depth.
static int way_of(const Operation *op, const Operation *inner) {
  const Region *region = inner->block->parent;
  while (region->parent != op)
    region = region->parent->block->parent;
  return region == op_region(op, SCF_IF_THEN) ? WAY_THEN : WAY_ELSE;
}

static void set_use(Rewriter *rw, Operation *op, Use *use, int way,
                    Value **constants) {
  bool value = way == WAY_THEN;
  Operation *owner = use->owner;
  if (!constants[value])
    constants[value] = arith_build_bool(rw, op->loc, value);
  rewriter_start_modify(rw, owner);
  use_set(use, constants[value]);
  rewriter_finalize_modify(rw, owner);
}

/// Visits all uses of the condition, newest first.
static void set_all_uses(Rewriter *rw, Operation *op, Value *condition,
                         Value **constants) {
  const Region *end = value_parent_block(condition)->parent;
  PtrMap known = {0};
  for (Use *use = condition->first_use; use;) {
    Use *next = use->next;
    int way = use->owner->block == op->block
                  ? WAY_NONE
                  : find_way(use->owner->block->parent, op, end, &known);
    if (way != WAY_NONE)
      set_use(rw, op, use, way, constants);
    use = next;
  }
  ptr_map_free(&known);
}

/// Sorts the uses that were found within the list of all uses, if they are
/// consecutive there, as they are when they were made in a row. Linear in their
/// number.
static bool sort_neighbours(UseList *found) {
  PtrMap known = {0};
  for (size_t i = 0; i < found->size; i++)
    ptr_map_set(&known, found->data[i], found);
  for (size_t i = 0; i < found->size; i++)
    if (found->data[i]->next)
      ptr_map_remove(&known, found->data[i]->next);
  // Only uses that do not follow another one are left.
  bool is_row = known.size == 1;
  Use *use = NULL;
  for (size_t i = 0; i < found->size && is_row; i++)
    if (ptr_map_has(&known, found->data[i]))
      use = found->data[i];
  for (size_t i = 0; i < found->size && is_row; i++, use = use->next)
    found->data[i] = use;
  ptr_map_free(&known);
  return is_row;
}

/// if c { A } else { B }: c is true in A and false in B. Constants are made in
/// the order of the uses, so that an operation with uses in both is handled in
/// that order.
bool scf_propagate_condition(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  Value *condition = op_operand(op, 0);
  if (value_constant(condition) || value_has_one_use(condition))
    return rewriter_match_failure(
        rw, op, "the condition is a constant, or has no other use");
  Value *constants[] = {NULL, NULL};
  UseList found = {0};
  UsesFound uses = find_uses(rw, op, condition, &found);
  bool is_sorted = uses == USES_LISTED && sort_neighbours(&found);
  for (size_t i = 0; i < found.size && is_sorted; i++)
    set_use(rw, op, found.data[i], way_of(op, found.data[i]->owner), constants);
  if (!is_sorted && (uses == USES_UNKNOWN || found.size))
    set_all_uses(rw, op, condition, constants);
  VECTOR_FREE(&found);
  scf_note_condition_uses(rw, op, &(ConditionUses){.is_known = true});
  return constants[0] || constants[1] ||
         rewriter_match_failure(rw, op, "the condition is not used inside");
}

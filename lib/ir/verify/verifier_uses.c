// SPDX-License-Identifier: Apache-2.0
// Uses: isolation from above and dominance.
//
// One walk down the nest with a stack of the operations around: each block's
// `order` is its depth, so that the operation around a use that stands in the
// region of the value's block is found in constant time, however deep the use
// is. What is wrong is collected, then reported in the order of mlir's walks.
#include "ir/diagnostics/op_diag.h"
#include "ir/op_order.h"
#include "ir/verify/verifier_internal.h"

/// Enough to report the first one; bounds the cost of telling their kinds.
enum { MAX_USE_ERRORS = 1000 };

/// The operation that is being looked at, at one depth.
typedef struct Level {
  Operation *op;
  bool is_reachable; ///< Its block.
  bool is_ordered;   ///< Its block has SSA dominance.
} Level;

typedef struct UseChecker {
  UseErrors *errors;
  Operation *root;
  DominanceInfo dominance;
  VECTOR(Level) levels; ///< Indexed by depth.
} UseChecker;

static bool is_only_predecessor(const Block *block, const Block *of) {
  const BlockUse *use = of->first_use;
  return use && !use->next && use->owner->block == block;
}

/// Do all ways into `to` come from `block`, at once or through one block? That
/// is usual, and seen sooner than dominance is computed.
static bool leads_alone(const Block *block, const Block *to) {
  enum { MAX_WAYS = 4 };
  unsigned ways = 0;
  FOR_EACH_PREDECESSOR(use, to) {
    const Block *from = use->owner->block;
    bool is_after = from == block || from == to ||
                    (from && is_only_predecessor(block, from));
    if (!is_after || ++ways > MAX_WAYS)
      return false;
  }
  return ways > 0;
}

/// Does a value of `block` reach `user_block`? The entry block's reach all of
/// the region.
static bool reaches_block(DominanceInfo *dominance, const Block *block,
                          const Block *user_block) {
  return block->parent == user_block->parent &&
         (block == block->parent->first || leads_alone(block, user_block) ||
          dominance_block_dominates(dominance, block, user_block));
}

static bool operand_holds(DominanceInfo *dominance, const Value *value,
                          const Operation *user) {
  if (!value)
    return false;
  const Operation *def = value_defining_op(value);
  const Block *block = value_parent_block(value);
  if (block == user->block)
    return !def || def->order < user->order;
  return block && reaches_block(dominance, block, user->block);
}

bool uses_hold(Operation *const *ops, size_t count) {
  DominanceInfo dominance = {0};
  bool hold = true;
  for (size_t i = 0; i < count && hold; i++) {
    const Use *operands = op_operand_slots(ops[i]);
    for (uint32_t j = 0; j < ops[i]->num_operands && hold; j++)
      hold = operand_holds(&dominance, operands[j].value, ops[i]);
  }
  dominance_free(&dominance);
  return hold;
}

static void add_error(PtrMap *map, const Operation *op, unsigned operand) {
  if (map->size >= MAX_USE_ERRORS)
    return;
  void **slot = ptr_map_slot(map, op);
  if (!*slot)
    *slot = (void *)(uintptr_t)(operand + 1);
}

/// A use whose value is in none of the regions around it below the root.
static void check_outside_use(UseChecker *checker, const Operation *op,
                              unsigned index, bool is_reachable) {
  UseErrors *errors = checker->errors;
  if (errors->isolation.size + errors->dominance.size >= MAX_USE_ERRORS)
    return;
  const Value *value = op_operand(op, index);
  const Block *block = value_parent_block(value);
  const Operation *around =
      block && block->parent ? block->parent->parent : NULL;
  bool is_inside = around && op_is_ancestor_or_self(checker->root, around);
  if (!is_inside && op_has_trait(checker->root, TRAIT_ISOLATED))
    add_error(&errors->isolation, op, index);
  else if (is_reachable && (is_inside || !dominance_value_dominates(
                                             &checker->dominance, value, op)))
    add_error(&errors->dominance, op, index);
}

/// Is `value` of `block` defined for `user`, which is in a block of the same
/// region?
static bool dominates_at(UseChecker *checker, const Value *value,
                         const Block *block, const Level *level) {
  const Operation *user = level->op;
  if (block != user->block)
    return dominance_block_dominates(&checker->dominance, block, user->block);
  const Operation *def = value_defining_op(value);
  return !def || !level->is_ordered || op_is_before_in_block(def, user);
}

static void check_use(UseChecker *checker, const Operation *op,
                      unsigned index) {
  const Value *value = op_operand(op, index);
  if (!value)
    return; // Said by the operation's own verification.
  const Block *block = value_parent_block(value);
  const Level *levels = checker->levels.data;
  const Level *inner = &VECTOR_LAST(&checker->levels);
  const Level *level = inner;
  if (!block) {
    check_outside_use(checker, op, index, inner->is_reachable);
    return;
  }
  if (block != op->block) {
    size_t depth = block->order;
    if (depth >= checker->levels.size ||
        levels[depth].op->block->parent != block->parent) {
      check_outside_use(checker, op, index, inner->is_reachable);
      return;
    }
    level = &levels[depth];
  }
  if (inner->is_reachable && !dominates_at(checker, value, block, level))
    add_error(&checker->errors->dominance, op, index);
}

/// Notes the depth of all blocks in `op`, which is at `depth`. Dominator trees
/// write to the same field, so they are made before.
static void mark_blocks(UseChecker *checker, const Operation *op,
                        size_t depth) {
  for (unsigned i = 0; i < op->num_regions; i++)
    if (op_region(op, i)->first)
      dominance_is_reachable(&checker->dominance, op_region(op, i)->last);
  for (Block *block = op_first_block_from(op, 0); block;
       block = block_next_in_op(block))
    block->order = (uint32_t)depth;
}

static void enter_block(UseChecker *checker, const Block *block) {
  Level *level = &VECTOR_LAST(&checker->levels);
  level->is_reachable = dominance_is_reachable(&checker->dominance, block);
  level->is_ordered = block_has_ssa_dominance(block);
}

/// Goes down: the first block of `op` is looked at next.
static Block *descend(UseChecker *checker, const Operation *op) {
  Block *block = op_first_block_from(op, 0);
  if (!block)
    return NULL;
  mark_blocks(checker, op, checker->levels.size);
  VECTOR_PUSH(&checker->levels, (Level){0});
  enter_block(checker, block);
  return block;
}

/// First operation from `block` on within the same parent, or NULL.
static Operation *first_op_from(UseChecker *checker, Block *block) {
  while (block && !block->first)
    block = block_next_in_op(block);
  if (!block)
    return NULL;
  enter_block(checker, block);
  return block->first;
}

/// Operation after `op` and what is in it; NULL at the end of the root.
static Operation *next_after(UseChecker *checker, Operation *op) {
  while (!op->next) {
    Operation *next = first_op_from(checker, block_next_in_op(op->block));
    if (next)
      return next;
    op = op_parent(op);
    checker->levels.size--;
    if (op == checker->root)
      return NULL;
  }
  return op->next;
}

static void check_all(UseChecker *checker) {
  Block *block = descend(checker, checker->root);
  Operation *op = block ? first_op_from(checker, block) : NULL;
  while (op) {
    VECTOR_LAST(&checker->levels).op = op;
    for (uint32_t i = 0; i < op->num_operands; i++)
      check_use(checker, op, i);
    Operation *inner = NULL;
    if (op->num_regions && !op_is_verified_apart(op)) {
      Block *first = descend(checker, op);
      inner = first ? first_op_from(checker, first) : NULL;
      if (first && !inner)
        checker->levels.size--;
    }
    op = inner ? inner : next_after(checker, op);
  }
}

void use_errors_find(UseErrors *errors, Operation *root) {
  if (!root->num_regions)
    return;
  UseChecker checker = {.errors = errors, .root = root};
  check_all(&checker);
  VECTOR_FREE(&checker.levels);
  dominance_free(&checker.dominance);
}

void use_errors_free(UseErrors *errors) {
  ptr_map_free(&errors->isolation);
  ptr_map_free(&errors->dominance);
}

static bool region_is_around(const Region *outer, const Region *inner) {
  while (inner && inner != outer) {
    const Operation *op = inner->parent;
    inner = op && op->block ? op->block->parent : NULL;
  }
  return inner != NULL;
}

static void attach_isolation_error(Context *ctx, const Operation *op,
                                   unsigned index, const Operation *root) {
  const Block *block = value_parent_block(op_operand(op, index));
  if (!block || !block->parent) {
    op_emit_error(ctx, op, "operation's operand is unlinked");
    return;
  }
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "using value defined outside the region");
  op_attach_note(ctx, diag, root, "required by region isolation constraints");
}

typedef VECTOR(const Region *) PendingRegions;

/// The error of the first operation that has one in `region`; else its
/// operations' regions become pending.
static bool report_in_region(Context *ctx, const UseErrors *errors,
                             const Region *region, const Operation *root,
                             PendingRegions *pending) {
  FOR_EACH_BLOCK(block, region) {
    FOR_EACH_OP(op, block) {
      uintptr_t found = (uintptr_t)ptr_map_get(&errors->isolation, op);
      if (found) {
        attach_isolation_error(ctx, op, (unsigned)found - 1, root);
        return true;
      }
      if (op_is_verified_apart(op))
        continue;
      for (unsigned i = 0; i < op->num_regions; i++)
        VECTOR_PUSH(pending, op_region(op, i));
    }
  }
  return false;
}

bool use_errors_report_isolation(Context *ctx, const UseErrors *errors,
                                 Operation *root) {
  if (!errors->isolation.size)
    return true;
  PendingRegions pending = {0};
  bool found = false;
  for (unsigned i = 0; i < root->num_regions && !found; i++) {
    VECTOR_PUSH(&pending, op_region(root, i));
    while (pending.size && !found)
      found =
          report_in_region(ctx, errors, VECTOR_POP(&pending), root, &pending);
  }
  VECTOR_FREE(&pending);
  return false;
}

static void describe_def_op(Context *ctx, Diagnostic *diag, const Operation *op,
                            const Operation *def) {
  Diagnostic *note = op_attach_note(ctx, diag, def, "operand defined here");
  const Region *use_region = op->block->parent;
  const Region *def_region = def->block ? def->block->parent : NULL;
  if (def->block == op->block)
    diag_text(note, " (op in the same block)");
  else if (def_region == use_region)
    diag_text(note, " (op in the same region)");
  else if (region_is_around(def_region, use_region))
    diag_text(note, " (op in a parent region)");
  else if (region_is_around(use_region, def_region))
    diag_text(note, " (op in a child region)");
  else
    diag_text(note, " (op is neither in a parent nor in a child region)");
}

static void describe_def_block(Context *ctx, Diagnostic *diag,
                               const Operation *op, const Block *def) {
  const Region *use_region = op->block->parent;
  const Region *def_region = def->parent;
  if (!def_region) {
    Diagnostic *note =
        diag_attach_note(diag, location_position(ctx, location_unknown()));
    diag_text(note, " (block without parent)");
    return;
  }
  unsigned index = 0;
  for (const Block *block = def->prev; block; block = block->prev)
    index++;
  Diagnostic *note =
      op_attach_note(ctx, diag, def_region->parent,
                     "operand defined as a block argument (block #%u", index);
  if (def_region == use_region)
    diag_text(note, " in the same region)");
  else if (region_is_around(def_region, use_region))
    diag_text(note, " in a parent region)");
  else if (region_is_around(use_region, def_region))
    diag_text(note, " in a child region)");
  else
    diag_text(note, " neither in a parent nor in a child region)");
}

static void emit_dominance_error(Context *ctx, const Operation *op,
                                 unsigned index) {
  Diagnostic *diag =
      op_emit_error(ctx, op, "operand #%u does not dominate this use", index);
  const Value *value = op_operand(op, index);
  const Operation *def = value_defining_op(value);
  if (def)
    describe_def_op(ctx, diag, op, def);
  else
    describe_def_block(ctx, diag, op, value_block_argument(value)->owner);
}

bool use_errors_report_dominance(Context *ctx, const UseErrors *errors,
                                 Operation *root) {
  if (!errors->dominance.size)
    return true;
  VECTOR(const Operation *) pending = {0};
  bool found = false;
  VECTOR_PUSH(&pending, root);
  while (pending.size && !found) {
    const Operation *parent = VECTOR_POP(&pending);
    for (Block *block = op_first_block_from(parent, 0); block && !found;
         block = block_next_in_op(block))
      for (Operation *op = block->first; op && !found; op = op->next) {
        uintptr_t error = (uintptr_t)ptr_map_get(&errors->dominance, op);
        found = error != 0;
        if (found)
          emit_dominance_error(ctx, op, (unsigned)error - 1);
        else if (op->num_regions && !op_is_verified_apart(op))
          VECTOR_PUSH(&pending, op);
      }
  }
  VECTOR_FREE(&pending);
  return false;
}

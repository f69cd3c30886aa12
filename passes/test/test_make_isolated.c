// SPDX-License-Identifier: Apache-2.0
// -test-make-isolated-from-above: values that a region uses from outside are
// passed to it as arguments, or their definitions are cloned inside. Follows
// mlir::makeRegionIsolatedFromAbove.
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"
#include "rewrite/greedy/greedy_regions.h"
#include "rewrite/rewriter_clone.h"

typedef enum CloneMode {
  CLONE_NOTHING,
  CLONE_WITHOUT_OPERANDS,
  CLONE_ALL,
} CloneMode;

typedef struct Options {
  bool simple;
  bool clone_ops_with_no_operands;
  bool clone_ops_with_operands;
} Options;

static const PassOption options[] = {
    {"clone-ops-with-no-operands", PASS_OPTION_BOOL,
     offsetof(Options, clone_ops_with_no_operands),
     "Test case with cloning of operations with no operands", NULL},
    {"clone-ops-with-operands", PASS_OPTION_BOOL,
     offsetof(Options, clone_ops_with_operands),
     "Test case with cloning of operations with operands", NULL},
    {"simple", PASS_OPTION_BOOL, offsetof(Options, simple),
     "Test simple case with no cloning of operations", NULL},
};

/// Values in order, each once.
typedef struct ValueSet {
  ValueVector values;
  PtrMap seen;
} ValueSet;

static bool value_set_add(ValueSet *set, Value *value) {
  if (ptr_map_has(&set->seen, value))
    return false;
  ptr_map_set(&set->seen, value, value);
  VECTOR_PUSH(&set->values, value);
  return true;
}

static void value_set_free(ValueSet *set) {
  VECTOR_FREE(&set->values);
  ptr_map_free(&set->seen);
}

/// Is `value` defined in `region` or deeper?
static bool is_inside(const Region *region, const Value *value) {
  const Block *block = value_parent_block(value);
  const Region *at = block ? block->parent : NULL;
  while (at && at != region)
    at = at->parent->block ? at->parent->block->parent : NULL;
  return at == region;
}

static void collect_captured(Region *region, ValueSet *captured) {
  FOR_EACH_BLOCK(block, region)
    FOR_EACH_OP(root, block)
      FOR_EACH_OP_PREORDER(op, root)
        for (uint32_t i = 0; i < op->num_operands; i++)
          if (!is_inside(region, op_operand(op, i)))
            value_set_add(captured, op_operand(op, i));
}

typedef struct Isolation {
  CloneMode mode;
  ValueSet queue;    ///< Values used from outside, or by cloned operations.
  ValueSet captured; ///< The values to pass.
  VECTOR(Operation *) cloned; ///< The cloned operations, in order of the queue.
} Isolation;

static bool is_cloned(const Isolation *isolation, const Operation *op) {
  switch (isolation->mode) {
  case CLONE_NOTHING:
    return false;
  case CLONE_WITHOUT_OPERANDS:
    return op->num_operands == 0;
  case CLONE_ALL:
    return true;
  }
  unreachable("clone mode");
}

static void choose(Isolation *isolation) {
  PtrMap seen = {0};
  for (size_t i = 0; i < isolation->queue.values.size; i++) {
    Value *value = isolation->queue.values.data[i];
    Operation *op = value_defining_op(value);
    // As upstream, a further result of a cloned operation is passed anyway.
    if (!op || ptr_map_has(&seen, op) || !is_cloned(isolation, op)) {
      value_set_add(&isolation->captured, value);
      continue;
    }
    ptr_map_set(&seen, op, op);
    for (uint32_t k = 0; k < op->num_operands; k++)
      value_set_add(&isolation->queue, op_operand(op, k));
    VECTOR_PUSH(&isolation->cloned, op);
  }
  ptr_map_free(&seen);
}

/// Uses of `from` directly in `region` become uses of `to`.
static void replace_in_region(Rewriter *rw, const Region *region, Value *from,
                              Value *to) {
  Use *next;
  for (Use *use = from->first_use; use; use = next) {
    next = use->next;
    Operation *user = use->owner;
    if (!user->block || user->block->parent != region)
      continue;
    rewriter_start_modify(rw, user);
    use_set(use, to);
    rewriter_finalize_modify(rw, user);
  }
}

/// Clones the operations at the start of `entry`, from the end of the queue,
/// which has uses before definitions.
static void clone_into(Rewriter *rw, Isolation *isolation, Region *region,
                       Block *entry, PtrMap *mapping) {
  builder_set_to_start(&rw->builder, entry);
  while (isolation->cloned.size) {
    Operation *op = VECTOR_POP(&isolation->cloned);
    const Operation *copy = rewriter_clone(rw, op, mapping);
    for (uint32_t i = 0; i < op->num_results; i++)
      replace_in_region(rw, region, op_result(op, i), op_result(copy, i));
  }
}

/// The entry block gets an argument for each captured value.
static void isolate(Rewriter *rw, Isolation *isolation, Region *region) {
  Block *old = region->first;
  TypeVector types = {0};
  VECTOR(Location) locs = {0};
  for (uint32_t i = 0; i < old->num_arguments; i++) {
    VECTOR_PUSH(&types, old->arguments[i]->value.type);
    VECTOR_PUSH(&locs, old->arguments[i]->loc);
  }
  const ValueVector *captured = &isolation->captured.values;
  for (size_t i = 0; i < captured->size; i++) {
    VECTOR_PUSH(&types, value_type(captured->data[i]));
    VECTOR_PUSH(&locs, value_location(captured->data[i]));
  }
  Block *entry = rewriter_create_block(rw, region, old, types.data, locs.data,
                                       (uint32_t)types.size);
  PtrMap mapping = {0};
  for (size_t i = 0; i < captured->size; i++) {
    Value *argument = block_argument(entry, old->num_arguments + (unsigned)i);
    ptr_map_set(&mapping, captured->data[i], argument);
    replace_in_region(rw, region, captured->data[i], argument);
  }
  clone_into(rw, isolation, region, entry, &mapping);
  ValueVector arguments = {0};
  for (uint32_t i = 0; i < old->num_arguments; i++)
    VECTOR_PUSH(&arguments, block_argument(entry, i));
  rewriter_merge_blocks(rw, old, entry, arguments.data);
  VECTOR_FREE(&arguments);
  VECTOR_FREE(&types);
  VECTOR_FREE(&locs);
  ptr_map_free(&mapping);
}

/// An isolated operation with the region and operands of `op`, and the captured
/// values, takes its place.
static void replace_by_isolated(Rewriter *rw, Operation *op,
                                const ValueVector *captured) {
  ValueVector operands = {0};
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(op, i));
  for (size_t i = 0; i < captured->size; i++)
    VECTOR_PUSH(&operands, captured->data[i]);
  OpState state = {.def = &test_ops[TEST_ISOLATED_ONE_REGION_OP],
                   .loc = op->loc,
                   .operands = operands.data,
                   .num_operands = (uint32_t)operands.size,
                   .num_regions = 1};
  builder_set_before(&rw->builder, op);
  Operation *created = builder_create(&rw->builder, &state);
  rewriter_inline_region_before(rw, op_region(op, 0), op_region(created, 0),
                                NULL);
  rewriter_erase_op(rw, op);
  VECTOR_FREE(&operands);
}

static bool make_isolated(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  const CloneMode *mode = self->user;
  Region *region = op_region(op, 0);
  if (!region->first || region->first->first_use)
    return rewriter_match_failure(rw, op, "no entry block to add to");
  Isolation isolation = {.mode = *mode};
  collect_captured(region, &isolation.queue);
  choose(&isolation);
  isolate(rw, &isolation, region);
  replace_by_isolated(rw, op, &isolation.captured.values);
  value_set_free(&isolation.queue);
  value_set_free(&isolation.captured);
  VECTOR_FREE(&isolation.cloned);
  return true;
}

static bool run(Context *ctx, Operation *op, const void *user) {
  const Options *chosen = user;
  CloneMode mode = CLONE_NOTHING;
  if (!chosen->simple && chosen->clone_ops_with_no_operands)
    mode = CLONE_WITHOUT_OPERANDS;
  else if (!chosen->simple && chosen->clone_ops_with_operands)
    mode = CLONE_ALL;
  else if (!chosen->simple)
    return true;
  static const RewritePattern pattern = {
      .name = "make_isolated",
      .root = &test_ops[TEST_ONE_REGION_WITH_OPERANDS_OP],
      .benefit = 1,
      .run = make_isolated};
  PatternSet set = {0};
  pattern_set_add(&set, &pattern, 1, NULL, &mode);
  greedy_rewrite_op_bottom_up(ctx, op, &set);
  return true;
}

const PassDef test_make_isolated_from_above_pass = {
    .flag = "test-make-isolated-from-above",
    .summary = "Test making a region isolated from above",
    .anchor = "func.func",
    .run = run,
    PASS_OPTIONS(options, Options),
};

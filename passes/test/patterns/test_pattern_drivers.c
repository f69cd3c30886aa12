// SPDX-License-Identifier: Apache-2.0
// Passes that run the greedy driver, over everything or over a list of
// operations, and the walk driver: -test-greedy-patterns,
// -test-strict-pattern-driver, -test-walk-pattern-rewrite-driver,
// -test-trait-folder, -test-pattern-selective-replacement.
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/test/patterns/patterns_drivers.h"
#include "passes/test/test_passes.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_regions.h"
#include "rewrite/greedy/walk_driver.h"

typedef VECTOR(Operation *) OpVector;

typedef struct GreedyOptions {
  int64_t max_iterations;
  bool top_down;
  bool fold;
  bool cse_constants;
} GreedyOptions;

static const PassOption greedy_options[] = {
    {"cse-constants", PASS_OPTION_BOOL, offsetof(GreedyOptions, cse_constants),
     "If set to true, CSE constants", NULL},
    {"fold", PASS_OPTION_BOOL, offsetof(GreedyOptions, fold),
     "If set to true, fold operations", NULL},
    {"max-iterations", PASS_OPTION_INT, offsetof(GreedyOptions, max_iterations),
     "Max. iterations in the GreedyRewriteConfig", NULL},
    {"top-down", PASS_OPTION_BOOL, offsetof(GreedyOptions, top_down),
     "Seed the worklist in general top-down order", NULL},
};

static const GreedyOptions greedy_defaults = {
    .max_iterations = 10, .fold = true, .cse_constants = true};

static bool run_greedy(Context *ctx, Operation *op, const void *user) {
  const GreedyOptions *options = user;
  int64_t counter = TEST_COUNTER_START;
  PatternSet set = {0};
  test_add_greedy_patterns(&set, &counter);
  GreedyConfig config = greedy_config_default();
  config.bottom_up = !options->top_down;
  config.max_iterations = options->max_iterations;
  config.no_fold = !options->fold;
  config.no_constant_cse = !options->cse_constants;
  greedy_rewrite_op_once(ctx, op, &set, &config);
  return true;
}

const PassDef test_greedy_patterns_pass = {
    .flag = "test-greedy-patterns",
    .summary = "Run test dialect patterns",
    .run = run_greedy,
    PASS_OPTIONS(greedy_options, GreedyOptions),
    .defaults = &greedy_defaults,
};

static bool run_trait_folder(Context *ctx, Operation *op, const void *options) {
  (void)options;
  PatternSet set = {0};
  greedy_rewrite_op_bottom_up(ctx, op, &set);
  return true;
}

const PassDef test_trait_folder_pass = {
    .flag = "test-trait-folder",
    .summary = "Run trait folding",
    .anchor = "func.func",
    .run = run_trait_folder,
};

/// Uses by terminators become the first operand, others the second one.
RULE(split_uses) {
  (void)self;
  if (op->num_operands != 2)
    return false;
  Value *result = op_result(op, 0);
  Use *next;
  for (Use *use = result->first_use; use; use = next) {
    next = use->next;
    Operation *user = use->owner;
    rewriter_start_modify(rw, user);
    use_set(use, op_operand(op, op_has_trait(user, TRAIT_TERMINATOR) ? 0 : 1));
    rewriter_finalize_modify(rw, user);
  }
  rewriter_erase_op(rw, op);
  return true;
}

static bool run_selective(Context *ctx, Operation *op, const void *options) {
  (void)options;
  static const RewritePattern pattern = {.name = "split_uses",
                                         .root = &test_ops[TEST_CAST],
                                         .benefit = 1,
                                         .run = split_uses};
  PatternSet set = {0};
  pattern_set_add(&set, &pattern, 1, NULL, NULL);
  greedy_rewrite_op_bottom_up(ctx, op, &set);
  return true;
}

const PassDef test_pattern_selective_replacement_pass = {
    .flag = "test-pattern-selective-replacement",
    .summary = "Test selective replacement in the PatternRewriter",
    .run = run_selective,
};

typedef struct StrictOptions {
  unsigned strictness; ///< GreedyStrictness.
} StrictOptions;

static const char *const strictness_values[] = {
    [GREEDY_ANY_OP] = "AnyOp",
    [GREEDY_EXISTING_AND_NEW_OPS] = "ExistingAndNewOps",
    [GREEDY_EXISTING_OPS] = "ExistingOps",
    NULL,
};

static const PassOption strict_options[] = {
    {"strictness", PASS_OPTION_ENUM, offsetof(StrictOptions, strictness),
     "Can be {AnyOp, ExistingAndNewOps, ExistingOps}", strictness_values},
};

static bool is_collected(const Operation *op) {
  static const StringRef names[] = {
      STR_INIT("test.insert_same_op"),
      STR_INIT("test.change_block_op"),
      STR_INIT("test.replace_with_new_op"),
      STR_INIT("test.erase_op"),
      STR_INIT("test.move_before_parent_op"),
      STR_INIT("test.inline_blocks_into_parent"),
      STR_INIT("test.split_block_here"),
      STR_INIT("test.clone_me"),
      STR_INIT("test.clone_region_before"),
  };
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
    if (string_ref_equals(op->def->name, names[i]))
      return true;
  return false;
}

static bool run_strict(Context *ctx, Operation *root, const void *user) {
  const StrictOptions *options = user;
  OpVector ops = {0};
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op))
    if (is_collected(op))
      VECTOR_PUSH(&ops, op);
  PatternSet set = {0};
  FrozenPatternSet patterns;
  test_add_strict_patterns(&set);
  frozen_pattern_set_init(&patterns, &set);
  pattern_set_free(&set);
  TestListener listener;
  test_listener_init(&listener, ctx);
  GreedyConfig config = greedy_config_default();
  config.listener = &listener.listener;
  config.strictness = (GreedyStrictness)options->strictness;
  bool all_erased;
  GreedyResult result = greedy_rewrite_ops(ctx, ops.data, ops.size, &patterns,
                                           &config, &all_erased);
  op_set_attr(ctx, root, STR("pattern_driver_changed"),
              bool_attr_get(ctx, result.changed));
  op_set_attr(ctx, root, STR("pattern_driver_all_erased"),
              bool_attr_get(ctx, all_erased));
  frozen_pattern_set_free(&patterns);
  VECTOR_FREE(&ops);
  return true;
}

const PassDef test_strict_pattern_driver_pass = {
    .flag = "test-strict-pattern-driver",
    .summary = "Test strict mode of pattern driver",
    .anchor = "func.func",
    .run = run_strict,
    PASS_OPTIONS(strict_options, StrictOptions),
};

typedef struct WalkOptions {
  bool dump_notifications;
} WalkOptions;

static const PassOption walk_options[] = {
    {"dump-notifications", PASS_OPTION_BOOL,
     offsetof(WalkOptions, dump_notifications),
     "Print rewrite listener notifications", NULL},
};

static bool run_walk(Context *ctx, Operation *op, const void *user) {
  const WalkOptions *options = user;
  PatternSet set = {0};
  FrozenPatternSet patterns;
  test_add_walk_patterns(&set);
  frozen_pattern_set_init(&patterns, &set);
  pattern_set_free(&set);
  TestListener listener;
  test_listener_init(&listener, ctx);
  walk_and_apply_patterns(ctx, op, &patterns,
                          options->dump_notifications ? &listener.listener
                                                      : NULL);
  frozen_pattern_set_free(&patterns);
  return true;
}

const PassDef test_walk_pattern_rewrite_driver_pass = {
    .flag = "test-walk-pattern-rewrite-driver",
    .summary = "Run test walk pattern rewrite driver",
    .run = run_walk,
    PASS_OPTIONS(walk_options, WalkOptions),
};

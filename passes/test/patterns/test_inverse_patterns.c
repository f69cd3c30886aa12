// SPDX-License-Identifier: Apache-2.0
// -test-inverse-patterns: two patterns that undo each other, for the warning
// about what does not converge. mlopt's own.
#include "dialects/test/test.h"
#include "passes/test/test_passes.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_regions.h"

static bool replace_by(Operation *op, Rewriter *rw, const OpDef *def) {
  Operation *created = builder_create_op(&rw->builder, def, op->loc, NULL, 0,
                                         op_result_type(op, 0), NULL);
  rewriter_replace_op_with(rw, op, op_result(created, 0));
  return true;
}

static bool a_to_b(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  return replace_by(op, rw, &test_ops[TEST_ILLEGAL_OP_B]);
}

static bool b_to_a(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  return replace_by(op, rw, &test_ops[TEST_ILLEGAL_OP_A]);
}

static const RewritePattern inverse_patterns[] = {
    {.name = "a-to-b",
     .root = &test_ops[TEST_ILLEGAL_OP_A],
     .benefit = 1,
     .run = a_to_b},
    {.name = "b-to-a",
     .root = &test_ops[TEST_ILLEGAL_OP_B],
     .benefit = 1,
     .run = b_to_a},
};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  PatternSet set = {0};
  pattern_set_add(&set, inverse_patterns, ARRAY_LENGTH(inverse_patterns), NULL,
                  NULL);
  GreedyConfig config = greedy_config_default();
  greedy_rewrite_op_once(ctx, op, &set, &config);
  return true;
}

const PassDef test_inverse_patterns_pass = {
    .flag = "test-inverse-patterns",
    .summary = "Two patterns that undo each other",
    .run = run,
};

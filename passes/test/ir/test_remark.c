// SPDX-License-Identifier: Apache-2.0
// -test-remark: remarks of all kinds on every operation.
#include "ir/diagnostics/remark.h"
#include "ir/walk.h"
#include "passes/test/test_passes.h"

#define BECAUSE                                                                \
  .reason = "because we are testing the remark pipeline",                      \
  .suggestion = "try using the remark pipeline feature"

static const Remark remarks[] = {
    {REMARK_MISSED, "test-remark", "a-category-1-missed",
     .text = "This is a test missed remark", BECAUSE},
    {REMARK_PASSED, "test-remark", "category-1-passed",
     .text = "This is a test passed remark (should be dropped)", BECAUSE},
    {REMARK_PASSED, "test-remark", "category-1-passed",
     .text = "This is a test passed remark", BECAUSE},
    {REMARK_FAILED, "test-remark", "category-2-failed",
     .text = "This is a test failed remark", BECAUSE},
    {REMARK_ANALYSIS, "test-remark", "category-2-analysis",
     .text = "This is a test analysis remark"},
};

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op)) {
    if (string_ref_equals(op_name(op), STR("builtin.module")))
      continue;
    for (size_t i = 0; i < ARRAY_LENGTH(remarks); i++)
      remark_emit(ctx, op->loc, &remarks[i]);
  }
  return true;
}

const PassDef test_remark_pass = {
    .flag = "test-remark",
    .summary = "Tests the remark pipeline feature",
    .run = run,
};

// SPDX-License-Identifier: Apache-2.0
// -strip-debuginfo: all locations become unknown. Follows mlir's
// StripDebugInfo.
#include "ir/walk.h"
#include "passes/passes.h"

static void strip_arguments(const Region *region) {
  FOR_EACH_BLOCK(block, region) {
    for (uint32_t i = 0; i < block->num_arguments; i++)
      block->arguments[i]->loc = location_unknown();
  }
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)ctx;
  (void)options;
  FOR_EACH_OP_PREORDER(op, root) {
    op->loc = location_unknown();
    for (unsigned i = 0; i < op->num_regions; i++)
      strip_arguments(op_region(op, i));
  }
  return true;
}

const PassDef strip_debuginfo_pass = {
    .flag = "strip-debuginfo",
    .name = "StripDebugInfo",
    .summary = "Strip debug info from all operations",
    .run = run,
};

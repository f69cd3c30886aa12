// SPDX-License-Identifier: Apache-2.0
// -upgrade: turns modules of LLVM 10 to 17 into modules that mlir-opt 22 reads.
#include "passes/upgrade/upgrade.h"

#include "passes/passes.h"

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Upgrade up;
  upgrade_init(&up, ctx);
  upgrade_layouts(&up, root);
  bool is_done = upgrade_std(&up, root) && upgrade_llvm(&up, root);
  upgrade_free(&up);
  return is_done;
}

const PassDef upgrade_pass = {
    .flag = "upgrade",
    .summary = "Upgrade the std dialect, and the llvm dialect with typed "
               "pointers, to today's dialects",
    .anchor = "builtin.module",
    .run = run,
    .reads_old_forms = true,
};

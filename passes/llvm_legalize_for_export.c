// SPDX-License-Identifier: Apache-2.0
// -llvm-legalize-for-export: rewrites what LLVM IR cannot express. That is a
// terminator that names a block with arguments twice, and a fragment of a
// fragment of a variable.
#include "dialects/llvm/llvm_build.h"
#include "passes/passes.h"

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  llvm_ensure_distinct_successors(ctx, root);
  llvm_legalize_expressions(ctx, root);
  return true;
}

const PassDef llvm_legalize_for_export_pass = {
    .flag = "llvm-legalize-for-export",
    .name = "LLVMLegalizeForExportPass",
    .summary = "Legalize LLVM dialect to be convertible to LLVM IR",
    .run = run,
};

// SPDX-License-Identifier: Apache-2.0
// -llvm-request-c-wrappers: asks for a C-compatible wrapper of each function,
// by the attribute that the lowering of functions looks for.
#include "ir/op_attrs.h"
#include "passes/passes.h"

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  op_set_attr(ctx, root, STR("llvm.emit_c_interface"), unit_attr_get(ctx));
  return true;
}

const PassDef llvm_request_c_wrappers_pass = {
    .flag = "llvm-request-c-wrappers",
    .name = "LLVMRequestCWrappersPass",
    .summary = "Request C wrapper emission for all functions",
    .anchor = "func.func",
    .run = run,
};

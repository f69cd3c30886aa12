// SPDX-License-Identifier: Apache-2.0
// What users get in mlopt.
#include "tool/registry.h"

#include "dialects/builtin/builtin.h"
#include "dialects/func/func.h"
#include "dialects/llvm/llvm.h"
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "passes/passes.h"

static const DialectDef *const dialects[] = {
    &builtin_dialect, &func_dialect, &llvm_dialect,
    &memref_dialect,  &std_dialect,
};

static const PassDef *const passes[] = {
#define PASS(ID) &ID##_pass,
#include "passes/passes.def"
};

const ToolRegistry tool_registry = {
    dialects,
    ARRAY_LENGTH(dialects),
    {passes, ARRAY_LENGTH(passes)},
};

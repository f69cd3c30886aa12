// SPDX-License-Identifier: Apache-2.0
// The registry of mlopt-test: everything in mlopt, and dialects and passes for
// tests.
#include "tool/registry.h"

#include "dialects/test/test.h"
#include "passes/passes.h"
#include "passes/test/test_passes.h"

#define DIALECT(NAME) extern const DialectDef NAME##_dialect;
#include "capi/dialects.def"

static const DialectDef *const dialects[] = {
#define DIALECT(NAME) &NAME##_dialect,
#include "capi/dialects.def"
    &test_dialect,
};

static const PassDef *const passes[] = {
#define PASS(ID) &ID##_pass,
#include "passes/passes.def"

#define PASS(ID) &ID##_pass,
#include "passes/test/test_passes.def"
};

const ToolRegistry tool_registry = {
    dialects,
    ARRAY_LENGTH(dialects),
    {passes, ARRAY_LENGTH(passes)},
};

// SPDX-License-Identifier: Apache-2.0
// The registry of mlopt: the dialects and passes that users get.
#include "tool/registry.h"

#include "passes/passes.h"

#define DIALECT(NAME) extern const DialectDef NAME##_dialect;
#include "capi/dialects.def"

static const DialectDef *const dialects[] = {
#define DIALECT(NAME) &NAME##_dialect,
#include "capi/dialects.def"
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

// SPDX-License-Identifier: Apache-2.0
// The dialects and passes that are linked into a build of the tool.
#ifndef MLOPT_TOOL_REGISTRY_H
#define MLOPT_TOOL_REGISTRY_H

#include "ir/definitions/op_def.h"
#include "pass/pass.h"

typedef struct ToolRegistry {
  const DialectDef *const *dialects;
  size_t num_dialects;
  PassRegistry passes;
} ToolRegistry;

/// Each build of the tool defines it once.
extern const ToolRegistry tool_registry;

#endif

// SPDX-License-Identifier: Apache-2.0
// What a build of the tool has linked in: dialects and passes.
#ifndef MLOPT_TOOL_REGISTRY_H
#define MLOPT_TOOL_REGISTRY_H

#include "ir/op_def.h"
#include "pass/pass.h"

typedef struct ToolRegistry {
  const DialectDef *const *dialects;
  size_t num_dialects;
  PassRegistry passes;
} ToolRegistry;

/// Defined once in each build of the tool.
extern const ToolRegistry tool_registry;

#endif

// SPDX-License-Identifier: Apache-2.0
// Names of patterns in the options of a pipeline.
#ifndef MLOPT_TOOL_INFORMATION_PATTERN_NAMES_H
#define MLOPT_TOOL_INFORMATION_PATTERN_NAMES_H

#include "tool/registry.h"

/// Writes a warning for each name in enable-patterns and disable-patterns that
/// no pattern of the dialects has, with the name that may have been meant.
void pattern_names_check(const ToolRegistry *registry, const Pipeline *pipeline,
                         Stream *warnings);

#endif

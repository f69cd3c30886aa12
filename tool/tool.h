// SPDX-License-Identifier: Apache-2.0
// The tool without its registry: code shared by the programs and mloptMain.
#ifndef MLOPT_TOOL_TOOL_H
#define MLOPT_TOOL_TOOL_H

#include "tool/options.h"

/// The environment that the tool runs in.
typedef struct ToolSetup {
  ToolRegistry registry;
  /// The Context, with all dialects, borrowed. NULL: the tool makes one with
  /// those of the registry.
  Context *ctx;
  /// Sets the pool of `ctx`, or NULL at the end; with `user`. NULL: the tool
  /// does.
  void (*set_pool)(void *user, ThreadPool *pool);
  void *user;
  /// Runs the language server of -lsp. False after an error. NULL: there is
  /// none.
  bool (*serve)(const ToolRegistry *registry, const ToolOptions *options);
} ToolSetup;

/// Reads the command line, runs passes and writes the output. Returns the exit
/// status.
int tool_main(int argc, char **argv, const ToolSetup *setup);

#endif

// SPDX-License-Identifier: Apache-2.0
// Information about the tool: its passes and patterns, and completion for
// shells, all from the tables.
#ifndef MLOPT_TOOL_INFORMATION_INFORMATION_H
#define MLOPT_TOOL_INFORMATION_INFORMATION_H

#include "support/stream.h"
#include "tool/registry.h"

/// An option of the tool.
typedef struct OptionHelp {
  const char *group; ///< A heading, without the rest; or NULL.
  const char *flag;
  const char *value; ///< `<file>`, or words (`list|tree`); NULL: none.
  const char *help;
  bool needs_value; ///< There may be no `=` without one.
} OptionHelp;

typedef enum Shell { SHELL_BASH, SHELL_ZSH, SHELL_FISH } Shell;

/// Writes the passes with their options and statistics, as JSON.
void information_print_passes(const PassRegistry *passes, Stream *out);
/// Writes the canonicalization patterns of all dialects, whose names
/// -canonicalize takes in enable-patterns and disable-patterns.
void information_print_patterns(const ToolRegistry *registry, Stream *out);
/// Writes everything known about one pass. False if no pass has this name.
bool information_print_pass(const PassRegistry *passes, StringRef flag,
                            Stream *out);
/// Writes a script that completes options, passes and their options.
void information_print_completion(const ToolRegistry *registry, Shell shell,
                                  const OptionHelp *options, size_t count,
                                  Stream *out);
/// Writes the part of a man page that lists options and passes.
void information_print_man(const ToolRegistry *registry,
                           const OptionHelp *options, size_t count,
                           Stream *out);

#endif

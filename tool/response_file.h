// SPDX-License-Identifier: Apache-2.0
// Response files: `@file` on the command line stands for the words in it.
#ifndef MLOPT_TOOL_RESPONSE_FILE_H
#define MLOPT_TOOL_RESPONSE_FILE_H

#include <stdbool.h>

#include "support/arena.h"
#include "support/vector.h"

/// A command line. `words` ends with a NULL that `count` does not count.
typedef struct CommandLine {
  VECTOR(char *) words;
  int count;
  Arena arena; ///< Owned: the text of words read from files.
} CommandLine;

/// Fills in `line`, which is empty, with `argv`, where `@file` is replaced by
/// the words in the file, recursively. If there is no file of that name,
/// `@file` stays. False after an error, which was written to standard error: a
/// file that includes itself, or far too many words. Follows
/// llvm::cl::ExpandResponseFiles.
bool command_line_expand(int argc, char **argv, CommandLine *line);
/// Frees the words, those from files with their text.
void command_line_free(CommandLine *line);

#endif

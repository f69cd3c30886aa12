// SPDX-License-Identifier: Apache-2.0
// Values of options of the command line. Each function gives false after a
// message about the option `flag` on standard error, in mlir-opt's words, with
// the nearest of what is possible.
#ifndef MLOPT_TOOL_OPTION_VALUES_H
#define MLOPT_TOOL_OPTION_VALUES_H

#include "pass/ir_printing.h"
#include "tool/options.h"

/// Reads true, false, 1 or 0; NULL is true.
bool read_bool(const char *flag, const char *text, bool *value);
/// Likewise, for an option that also takes `word`, which is read elsewhere.
bool read_bool_or(const char *word, const char *flag, const char *text,
                  bool *value);
/// Reads a number that is not below `least`.
bool read_integer(const char *flag, const char *text, int64_t least,
                  int64_t *value);

/// A word that an option accepts, and the number that it stands for.
typedef struct Choice {
  const char *word;
  int value;
} Choice;

/// Reads one of the words.
bool read_choice(const char *flag, const char *text, const Choice *choices,
                 size_t count, int *value);
/// Adds the trace types of a list with commas to `traces`, a set of bits.
bool read_traces(const char *flag, const char *text, unsigned *traces);
/// Adds the passes of a list with commas to `filter`.
bool read_passes(const PassRegistry *registry, const char *flag,
                 const char *text, PassFilter *filter);

#endif

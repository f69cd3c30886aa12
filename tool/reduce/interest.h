// SPDX-License-Identifier: Apache-2.0
// The test of -reduce and -bisect: whether a text is interesting.
#ifndef MLOPT_TOOL_REDUCE_INTEREST_H
#define MLOPT_TOOL_REDUCE_INTEREST_H

#include <regex.h>
#include <signal.h>

#include "support/stream.h"
#include "support/vector.h"
#include "tool/own_program.h"

typedef enum InterestKind {
  INTEREST_SCRIPT, ///< A program that ends with another status than 0.
  INTEREST_EXIT,   ///< `exit=N`: the tool's exit status.
  INTEREST_CRASH,  ///< `crash`: it ends by a signal.
  INTEREST_ERROR,  ///< `error`: the first error is what it was at first.
  INTEREST_TEXT,   ///< `text=REGEX`: a line that it writes.
  INTEREST_DIFF,   ///< `diff=PROGRAM`: another program writes something else.
} InterestKind;

/// A test, and the file that it reads. Owns its fields unless they say
/// otherwise.
typedef struct Interest {
  InterestKind kind;
  const char *value; ///< Borrowed: what follows `=`, or the script.
  int status;        ///< INTEREST_EXIT.
  regex_t regex;     ///< INTEREST_TEXT.
  Stream error;      ///< INTEREST_ERROR: its text. Empty until the first run.
  VECTOR(char *) command;         ///< The tool and its options; borrowed.
  char program[OWN_PROGRAM_SIZE]; ///< What runs the tool.
  char folder[64]; ///< Of the file that is tested and what is written.
  size_t num_runs;
  bool holds_signals;
  sigset_t signals;   ///< Those that interrupt; blocked until interest_free.
  sigset_t unblocked; ///< What was blocked before.
  int interrupted_by; ///< The signal that came, or 0: no test holds any more.
  bool is_broken;     ///< A test could not be run: likewise.
  int other_status;   ///< INTEREST_DIFF: that of the other program's last run.
} Interest;

/// Takes `text`, the value of the option `flag`. The tool is run with the
/// arguments of the command line but `flag`, -o and the input `input`. False
/// after a line on standard error; free it in any case.
bool interest_init(Interest *interest, const char *flag, const char *text,
                   int argc, char **argv, const char *input);
/// Removes its files, and lets signals end the tool again. One that came ends
/// it now.
void interest_free(Interest *interest);

/// Does `text`, as a file, pass the test? If the test cannot be run, says so on
/// standard error and sets `is_broken`.
bool interest_holds(Interest *interest, StringRef text);

/// Says on standard error why -reduce or -bisect (`flag`) gives up: `problem`,
/// unless the test could not be run, which was said.
void interest_reject(const Interest *interest, const char *flag,
                     const char *problem);

#endif

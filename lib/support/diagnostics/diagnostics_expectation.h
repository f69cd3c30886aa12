// SPDX-License-Identifier: Apache-2.0
// One `expected-error {{…}}` of a source line: reading it, and comparing its
// text with a message.
#ifndef MLOPT_SUPPORT_DIAGNOSTICS_DIAGNOSTICS_EXPECTATION_H
#define MLOPT_SUPPORT_DIAGNOSTICS_DIAGNOSTICS_EXPECTATION_H

#include <regex.h>

#include "support/diagnostics/diagnostics.h"

/// What stands for a line that is not known yet, or never will be; offsets
/// don't reach so far.
enum {
  EXPECT_UNKNOWN = -2000000000,   ///< `@unknown`: messages without a place.
  EXPECT_NOWHERE = -2000000001,   ///< No message meets it.
  EXPECT_ELSEWHERE = -2000000002, ///< The line of messages in other files.
  EXPECT_OFFSET = -2000000003,    ///< Its own line and `offset`.
  EXPECT_ABOVE = -2000000004,
  EXPECT_BELOW = -2000000005,
};

typedef struct Expectation {
  DiagKind kind;
  bool is_regex;
  bool is_met;
  int64_t line;
  int64_t offset;
  StringRef text; ///< Between the braces; borrowed from the buffer.
  SourcePos pos;  ///< Its first letter's.
  size_t order;   ///< Place among the expectations of the text.
  regex_t regex;  ///< Only if `is_regex`.
} Expectation;

/// Finds the next expectation of a line from `*at` on, which moves past it.
/// Sets its kind, text, column, and the form of its line.
bool expectation_read(StringRef line, size_t *at, Expectation *expectation);

/// Finds, from `*at` on, which moves past it, what would be an expectation if
/// its kind were one: `expected-eror {{…}}`. Sets the kind that is most like
/// it. False: there is none.
bool expectation_find_misspelled(StringRef line, size_t *at, StringRef *word,
                                 DiagKind *meant);

/// Makes the regular expression, if there is one. False with a message in
/// `error` if it is not valid.
bool expectation_compile(Expectation *expectation, Stream *error);

/// Frees the regular expression, if there is one.
void expectation_free(Expectation *expectation);

/// Whether the text is part of the message, whose end is a NUL.
bool expectation_matches(const Expectation *expectation, StringRef message);

#endif

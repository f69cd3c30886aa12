// SPDX-License-Identifier: Apache-2.0
// The lines of a lit test: its RUN lines, and its checks for FileCheck.
#ifndef MLOPT_TOOL_UPDATE_CHECKS_CHECKS_H
#define MLOPT_TOOL_UPDATE_CHECKS_CHECKS_H

#include <regex.h>

#include "support/hash_table.h"
#include "support/stream.h"
#include "support/vector.h"

/// A line of the test.
typedef struct TestLine {
  StringRef text;  ///< Without the line end.
  unsigned run;    ///< Number of the run that has changed it; 0: none.
  bool is_dropped; ///< It is not in the new text.
  Stream before;   ///< Owned: new lines in front of it.
  Stream instead;  ///< Owned: its new text. Empty: `text` stays.
} TestLine;
typedef VECTOR(TestLine) TestLines;

typedef enum CheckKind {
  CHECK_PLAIN,
  CHECK_NEXT,
  CHECK_SAME,
  CHECK_LABEL,
  CHECK_OTHER, ///< -NOT, -DAG, -EMPTY, -COUNT: stays as it is.
} CheckKind;

/// A part of a check's pattern that is not literal text.
typedef struct CheckVariable {
  StringRef name;
  bool is_defined; ///< `[[NAME:…]]`; otherwise `[[NAME]]`.
  unsigned group;  ///< In the regular expression.
} CheckVariable;

/// A line that FileCheck reads.
typedef struct Check {
  size_t line; ///< Index in the test's lines.
  CheckKind kind;
  size_t column;  ///< Where the pattern begins in the line.
  Stream pattern; ///< Owned: blanks as one. Variables refer to it.
  bool has_regex;
  regex_t regex; ///< If `has_regex`: for lines with blanks as one.
  VECTOR(CheckVariable) variables;
} Check;
typedef VECTOR(Check) Checks;

/// Splits a text into lines, which refer to it.
void test_lines_init(TestLines *lines, StringRef text);
/// Frees the list.
void test_lines_free(TestLines *lines);

/// Collects the checks with `prefix`.
void checks_collect(const TestLines *lines, StringRef prefix, Checks *checks);
/// Frees the list.
void checks_free(Checks *checks);

/// The check with its variables replaced by their values in `values` (names to
/// StringRef *). To be freed with check_free.
Check check_with_values(const Check *check, const StringMap *values);
/// Frees what a check owns.
void check_free(Check *check);

enum { MAX_GROUPS = 32 };
/// Does the check match somewhere in `line`, a NUL-terminated text? `groups`
/// has room for MAX_GROUPS.
bool check_matches(const Check *check, const char *line, regmatch_t *groups);

/// Appends `text` with each run of blanks as one blank.
void append_squeezed(Stream *out, StringRef text);

#endif

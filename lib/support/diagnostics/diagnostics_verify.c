// SPDX-License-Identifier: Apache-2.0
// Checking diagnostics against the comments that expect them:
//
//   // expected-error@+1 {{part of the message}}
//
// Kinds: error, warning, remark, note; then `-re` where the text has regular
// expressions in double braces; then the line: @+N, @-N, @above and @below (the
// nearest line that expects nothing), @unknown (no place), or this one. The
// text ends at the last braces of the line, or where another expectation
// follows. Follows mlir::SourceMgrDiagnosticVerifierHandler: an expectation may
// be met more than once, and a message meets the first one that fits.
#include "support/diagnostics/diagnostics_internal.h"

#include <stdlib.h>

#include "support/diagnostics/diagnostics_expectation.h"
#include "support/memory.h"

typedef VECTOR(Expectation) ExpectationList;

/// The work on one buffer. `expected` stands in the order of the text until
/// all are read, then is sorted by line.
typedef struct Verifier {
  LineIndex index;
  ExpectationList expected;
  Stream message;     ///< The message that is looked at, NUL-terminated.
  Stream *out;        ///< Borrowed.
  bool only_expected; ///< Messages that nothing expects are ignored.
  bool ok;
} Verifier;

static void report(Verifier *verifier, const Expectation *expectation,
                   size_t length, StringRef text) {
  diag_render(&verifier->index, expectation->pos, length, DIAG_ERROR, text,
              verifier->out);
  verifier->ok = false;
}

/// Under the expectation as much is marked as its text is long.
static size_t marked_length(const Expectation *expectation) {
  return expectation->text.size ? expectation->text.size : 1;
}

/// Keeps the expectation unless its regular expression is bad, which is
/// reported.
static void add_expectation(Verifier *verifier, Expectation *expectation) {
  Stream error = {0};
  if (expectation_compile(expectation, &error)) {
    VECTOR_PUSH(&verifier->expected, *expectation);
  } else {
    size_t length = marked_length(expectation);
    if (expectation->line == EXPECT_UNKNOWN)
      expectation->pos = (SourcePos){0};
    report(verifier, expectation, length, stream_view(&error));
  }
  stream_free(&error);
}

/// Lines that expect nothing: what `@above` and `@below` are bound to.
typedef struct PlainLines {
  int64_t last;         ///< The last one, or EXPECT_NOWHERE.
  size_t first_waiting; ///< No `@below` before this expectation waits.
} PlainLines;

static void bind_waiting(Verifier *verifier, PlainLines *plain, int64_t line) {
  ExpectationList *expected = &verifier->expected;
  for (; plain->first_waiting < expected->size; plain->first_waiting++) {
    Expectation *waiting = &expected->data[plain->first_waiting];
    if (waiting->line == EXPECT_BELOW)
      waiting->line = line;
  }
}

static void read_line(Verifier *verifier, PlainLines *plain, uint32_t line) {
  StringRef text = line_index_get(&verifier->index, line);
  size_t at = 0;
  bool is_plain = true;
  Expectation expectation;
  while (expectation_read(text, &at, &expectation)) {
    is_plain = false;
    expectation.pos.file = verifier->index.buffer->name;
    expectation.pos.line = line;
    if (expectation.line == EXPECT_OFFSET)
      expectation.line = (int64_t)line + expectation.offset;
    else if (expectation.line == EXPECT_ABOVE)
      expectation.line = plain->last;
    add_expectation(verifier, &expectation);
  }
  if (!is_plain)
    return;
  bind_waiting(verifier, plain, line);
  plain->last = line;
}

static int compare_expectations(const void *lhs, const void *rhs) {
  const Expectation *left = lhs, *right = rhs;
  if (left->line != right->line)
    return left->line < right->line ? -1 : 1;
  return (left->order > right->order) - (left->order < right->order);
}

static int compare_order(const void *lhs, const void *rhs) {
  const Expectation *left = lhs, *right = rhs;
  return (left->order > right->order) - (left->order < right->order);
}

static void sort_expectations(Verifier *verifier,
                              int (*compare)(const void *, const void *)) {
  ExpectationList *expected = &verifier->expected;
  if (expected->size)
    qsort(expected->data, expected->size, sizeof expected->data[0], compare);
}

/// Warns of what looks like an expectation, but is none.
static void warn_of_misspelled(Verifier *verifier, uint32_t number) {
  StringRef line = line_index_get(&verifier->index, number), word;
  DiagKind meant;
  for (size_t at = 0; expectation_find_misspelled(line, &at, &word, &meant);) {
    Stream text = {0};
    stream_format(&text,
                  "'expected-%.*s' expects nothing; did you mean "
                  "'expected-%.*s'?",
                  STR_ARGS(word), STR_ARGS(diag_kind_name(meant)));
    SourcePos pos = {verifier->index.buffer->name, number,
                     (uint32_t)(word.data - line.data) + 1};
    diag_render(&verifier->index, pos, word.size, DIAG_WARNING,
                stream_view(&text), verifier->out);
    stream_free(&text);
  }
}

static void read_expectations(Verifier *verifier) {
  const SourceBuffer *buffer = verifier->index.buffer;
  PlainLines plain = {EXPECT_NOWHERE, 0};
  size_t num_lines = verifier->index.starts.size;
  for (size_t i = 1; i <= num_lines; i++)
    read_line(verifier, &plain, buffer->first_line + (uint32_t)i);
  for (size_t i = 1; i <= num_lines; i++)
    warn_of_misspelled(verifier, buffer->first_line + (uint32_t)i);
  // At the end of the text, `@below` is its last line.
  bind_waiting(verifier, &plain,
               (int64_t)buffer->first_line + (int64_t)num_lines);
  for (size_t i = 0; i < verifier->expected.size; i++)
    verifier->expected.data[i].order = i;
  sort_expectations(verifier, compare_expectations);
}

/// Index of the first expectation for `line` or one after it.
static size_t first_for_line(const ExpectationList *expected, int64_t line) {
  size_t low = 0, high = expected->size;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (expected->data[middle].line < line)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/// Marks the first expectation that the message meets. Else gives one that it
/// would meet if it were of another kind, or NULL, in `*near_miss`.
static bool find_expectation(Verifier *verifier, DiagKind kind, int64_t line,
                             StringRef text, Expectation **near_miss) {
  ExpectationList *expected = &verifier->expected;
  *near_miss = NULL;
  for (size_t i = first_for_line(expected, line);
       i < expected->size && expected->data[i].line == line; i++) {
    Expectation *expectation = &expected->data[i];
    if (!expectation_matches(expectation, text))
      continue;
    if (expectation->kind == kind) {
      expectation->is_met = true;
      return true;
    }
    *near_miss = expectation;
  }
  return false;
}

static void report_near_miss(Verifier *verifier, const Expectation *expectation,
                             DiagKind kind) {
  Stream text = {0};
  stream_format(&text, "'%.*s' diagnostic emitted when expecting a '%.*s'",
                STR_ARGS(diag_kind_name(kind)),
                STR_ARGS(diag_kind_name(expectation->kind)));
  report(verifier, expectation, 1, stream_view(&text));
  stream_free(&text);
}

static void report_unexpected(Verifier *verifier, const Diagnostic *diag) {
  Stream text = {0};
  stream_cstr(&text, "unexpected ");
  stream_text(&text, diag_kind_name(diag->kind));
  stream_cstr(&text, ": ");
  stream_text(&text, stream_view(&diag->text));
  diag_render(&verifier->index, diag->pos, 1, DIAG_ERROR, stream_view(&text),
              verifier->out);
  verifier->ok = false;
  stream_free(&text);
}

static int64_t expected_line(const Verifier *verifier, SourcePos pos) {
  if (pos.line == 0 && pos.file.size == 0)
    return EXPECT_UNKNOWN;
  bool is_here = string_ref_equals(pos.file, verifier->index.buffer->name);
  return is_here ? (int64_t)pos.line : EXPECT_ELSEWHERE;
}

static void check_message(Verifier *verifier, const Diagnostic *diag) {
  verifier->message.size = 0;
  stream_text(&verifier->message, stream_view(&diag->text));
  stream_char(&verifier->message, '\0');
  StringRef text = string_ref(verifier->message.data, diag->text.size);
  Expectation *near_miss;
  int64_t line = expected_line(verifier, diag->pos);
  if (find_expectation(verifier, diag->kind, line, text, &near_miss))
    return;
  if (verifier->only_expected || diag->is_explanation)
    return;
  if (near_miss)
    report_near_miss(verifier, near_miss, diag->kind);
  else
    report_unexpected(verifier, diag);
}

static void report_missing(Verifier *verifier, bool at_unknown) {
  ExpectationList *expected = &verifier->expected;
  for (size_t i = 0; i < expected->size; i++) {
    Expectation *expectation = &expected->data[i];
    bool is_unknown = expectation->line == EXPECT_UNKNOWN;
    if (expectation->is_met || is_unknown != at_unknown)
      continue;
    if (is_unknown)
      expectation->pos = (SourcePos){0};
    Stream text = {0};
    stream_cstr(&text, "expected ");
    stream_text(&text, diag_kind_name(expectation->kind));
    stream_cstr(&text, " \"");
    stream_text(&text, expectation->text);
    stream_cstr(&text, "\" was not produced");
    report(verifier, expectation, marked_length(expectation),
           stream_view(&text));
    stream_free(&text);
  }
}

static void verifier_free(Verifier *verifier) {
  for (size_t i = 0; i < verifier->expected.size; i++)
    expectation_free(&verifier->expected.data[i]);
  VECTOR_FREE(&verifier->expected);
  stream_free(&verifier->message);
  line_index_free(&verifier->index);
}

static bool verify(Verifier *verifier, const Diagnostics *diags,
                   const SourceBuffer *buffer) {
  line_index_init(&verifier->index, buffer);
  verifier->index.uses_color = diags->uses_color;
  read_expectations(verifier);
  for (const Diagnostic *diag = diags->first; diag; diag = diag->next) {
    check_message(verifier, diag);
    for (const Diagnostic *note = diag->notes; note; note = note->next)
      check_message(verifier, note);
  }
  sort_expectations(verifier, compare_order);
  report_missing(verifier, false);
  report_missing(verifier, true);
  verifier_free(verifier);
  return verifier->ok;
}

bool diagnostics_verify(const Diagnostics *diags, const SourceBuffer *buffer,
                        Stream *out) {
  Verifier verifier = {.out = out, .ok = true};
  return verify(&verifier, diags, buffer);
}

bool diagnostics_verify_expected(const Diagnostics *diags,
                                 const SourceBuffer *buffer, Stream *out) {
  Verifier verifier = {.out = out, .only_expected = true, .ok = true};
  return verify(&verifier, diags, buffer);
}

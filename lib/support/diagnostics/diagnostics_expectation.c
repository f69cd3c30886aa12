// SPDX-License-Identifier: Apache-2.0
// Reading one expectation, and its regular expression. Literal parts are
// quoted; of the parts in braces the size (so the nesting) and the repetition
// counts are bounded, for the C library's compiler recurses over the one and
// expands the other.
#include "support/diagnostics/diagnostics_expectation.h"

#include "support/ascii.h"
#include "support/diagnostics/diagnostics_internal.h"
#include "support/memory.h"

enum { MAX_REGEX_SIZE = 1000, MAX_REPETITIONS = 10000, MAX_OFFSET_DIGITS = 9 };

/// Index of the first `needle` at or after `at`, or SIZE_MAX.
static size_t find_text(StringRef text, size_t at, StringRef needle) {
  StringRef rest = string_ref_drop(text, at);
  if (rest.size < needle.size)
    return SIZE_MAX;
  if (needle.size == 0)
    return at;
  const char *found = memmem(rest.data, rest.size, needle.data, needle.size);
  return found ? (size_t)(found - text.data) : SIZE_MAX;
}

static bool eat(StringRef *text, StringRef prefix) {
  if (!string_ref_starts_with(*text, prefix))
    return false;
  *text = string_ref_drop(*text, prefix.size);
  return true;
}

static void eat_spaces(StringRef *text) {
  while (eat(text, STR(" ")))
    continue;
}

static const DiagKind kinds[] = {DIAG_ERROR, DIAG_WARNING, DIAG_REMARK,
                                 DIAG_NOTE};

static bool read_kind(StringRef *text, DiagKind *kind) {
  for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++) {
    *kind = kinds[i];
    if (eat(text, diag_kind_name(kinds[i])))
      return true;
  }
  return false;
}

/// `+3` or `-3`. What has too many digits is no line of any file.
static bool read_offset(StringRef *text, int64_t *offset) {
  bool is_negative = string_ref_starts_with(*text, STR("-"));
  if (!eat(text, STR("+")) && !eat(text, STR("-")))
    return false;
  size_t num_digits = 0;
  *offset = 0;
  for (; text->size && *text->data >= '0' && *text->data <= '9'; num_digits++) {
    if (num_digits < MAX_OFFSET_DIGITS)
      *offset = *offset * 10 + (*text->data - '0');
    *text = string_ref_drop(*text, 1);
  }
  if (num_digits > MAX_OFFSET_DIGITS)
    *offset = 1000000000;
  if (is_negative)
    *offset = -*offset;
  return num_digits > 0;
}

/// What follows the kind, up to the text. False if that is no expectation.
static bool read_place(StringRef *text, Expectation *expectation) {
  expectation->line = EXPECT_OFFSET;
  expectation->offset = 0;
  eat_spaces(text);
  if (!eat(text, STR("@")))
    return true;
  if (eat(text, STR("above")))
    expectation->line = EXPECT_ABOVE;
  else if (eat(text, STR("below")))
    expectation->line = EXPECT_BELOW;
  else if (eat(text, STR("unknown")))
    expectation->line = EXPECT_UNKNOWN;
  else if (!read_offset(text, &expectation->offset))
    return false;
  eat_spaces(text);
  return true;
}

/// Everything before the text's braces; `*text` begins after them.
static bool read_head(StringRef *text, Expectation *expectation) {
  *expectation = (Expectation){0};
  if (!eat(text, STR("expected-")) || !read_kind(text, &expectation->kind))
    return false;
  expectation->is_regex = eat(text, STR("-re"));
  return read_place(text, expectation) && eat(text, STR("{{"));
}

/// Whether another expectation begins in `text`, after blanks.
static bool begins_another(StringRef text) {
  while (eat(&text, STR(" ")) || eat(&text, STR("\t")))
    continue;
  Expectation ignored;
  return read_head(&text, &ignored);
}

/// Size of `line` without the spaces at its end.
static size_t size_without_spaces(StringRef line) {
  while (line.size && line.data[line.size - 1] == ' ')
    line.size--;
  return line.size;
}

/// Finds where the text at `start` ends: at the first braces that another
/// expectation follows, else at those that end the line. SIZE_MAX if none.
static size_t find_end(StringRef line, size_t start) {
  StringRef close = STR("}}");
  for (size_t end = find_text(line, start, close); end != SIZE_MAX;
       end = find_text(line, end + 1, close))
    if (begins_another(string_ref_drop(line, end + close.size)))
      return end;
  line.size = size_without_spaces(line);
  if (line.size < start + close.size || !string_ref_ends_with(line, close))
    return SIZE_MAX;
  return line.size - close.size;
}

bool expectation_read(StringRef line, size_t *at, Expectation *expectation) {
  for (;;) {
    size_t start = find_text(line, *at, STR("expected-"));
    if (start == SIZE_MAX)
      return false;
    *at = start + 1;
    StringRef rest = string_ref_drop(line, start);
    if (!read_head(&rest, expectation))
      continue;
    size_t text_start = (size_t)(rest.data - line.data);
    size_t end = find_end(line, text_start);
    // Where this text has no end, no later one of the line has.
    if (end == SIZE_MAX)
      return false;
    expectation->text = string_ref(line.data + text_start, end - text_start);
    expectation->pos.column = (uint32_t)start + 1;
    *at = end + 2;
    return true;
  }
}

/// The kind whose name is most like `word`. False: none is like it.
static bool nearest_kind(StringRef word, DiagKind *meant) {
  enum { MOST_EDITS = 3 };
  unsigned best = MOST_EDITS + 1;
  for (unsigned i = 0; i < ARRAY_LENGTH(kinds); i++) {
    unsigned distance =
        string_ref_edit_distance(diag_kind_name(kinds[i]), word);
    if (distance >= best)
      continue;
    best = distance;
    *meant = kinds[i];
  }
  return best <= MOST_EDITS && best > 0;
}

bool expectation_find_misspelled(StringRef line, size_t *at, StringRef *word,
                                 DiagKind *meant) {
  static const StringRef start = STR_INIT("expected-");
  for (size_t found; (found = find_text(line, *at, start)) != SIZE_MAX;) {
    *at = found + start.size;
    StringRef rest = string_ref_drop(line, *at);
    size_t size = 0;
    while (size < rest.size && is_letter(rest.data[size]))
      size++;
    *word = string_ref(rest.data, size);
    rest = string_ref_drop(rest, size);
    eat(&rest, STR("-re"));
    Expectation ignored;
    if (size && nearest_kind(*word, meant) && read_place(&rest, &ignored) &&
        eat(&rest, STR("{{")))
      return true;
  }
  return false;
}

static const char *regex_error_text(int error) {
  switch (error) {
  case REG_ECOLLATE:
    return "invalid collating element";
  case REG_ECTYPE:
    return "invalid character class";
  case REG_EESCAPE:
    return "trailing backslash (\\)";
  case REG_ESUBREG:
    return "invalid backreference number";
  case REG_EBRACK:
    return "brackets ([ ]) not balanced";
  case REG_EPAREN:
    return "parentheses not balanced";
  case REG_EBRACE:
    return "braces not balanced";
  case REG_BADBR:
    return "invalid repetition count(s)";
  case REG_ERANGE:
    return "invalid character range";
  case REG_BADRPT:
    return "repetition-operator operand invalid";
  }
  return "invalid regular expression";
}

/// Whether all repetition counts, one in another, are a bounded number.
static bool are_repetitions_bounded(StringRef part) {
  uint64_t product = 1, count = 0;
  for (size_t i = 0; i <= part.size; i++) {
    char character = i < part.size ? part.data[i] : ' ';
    if (character >= '0' && character <= '9') {
      count = count * 10 + (uint64_t)(character - '0');
      if (count > MAX_REPETITIONS)
        count = MAX_REPETITIONS + 1;
      continue;
    }
    // Only `{2`, `,3`: digits elsewhere cost nothing, but no test needs many.
    if (count > 1 && (character == '}' || character == ','))
      product *= count;
    count = 0;
    if (product > MAX_REPETITIONS)
      return false;
  }
  return true;
}

/// As regcomp for a pattern that is only matched.
static int compile_regex(regex_t *regex, const char *pattern) {
  int error = regcomp(regex, pattern, REG_EXTENDED | REG_NOSUB);
  if (error == REG_ESPACE)
    mem_exhausted(0);
  return error;
}

/// Why the part of a regular expression is bad, or NULL.
static const char *check_regex_part(StringRef part) {
  if (part.size == 0)
    return "empty (sub)expression";
  if (part.size > MAX_REGEX_SIZE)
    return "out of memory";
  if (!are_repetitions_bounded(part))
    return "invalid repetition count(s)";
  char pattern[MAX_REGEX_SIZE + 1];
  memcpy(pattern, part.data, part.size);
  pattern[part.size] = '\0';
  regex_t regex;
  int error = compile_regex(&regex, pattern);
  if (error)
    return regex_error_text(error);
  regfree(&regex);
  return NULL;
}

static void quote_literal(Stream *pattern, StringRef text) {
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] && strchr("()^$|*+?.[]\\{}", text.data[i]))
      stream_char(pattern, '\\');
    stream_char(pattern, text.data[i]);
  }
}

/// Writes the whole pattern. False after a message to `error`.
static bool build_pattern(StringRef text, Stream *pattern, Stream *error) {
  while (text.size) {
    size_t open = find_text(text, 0, STR("{{"));
    quote_literal(pattern,
                  string_ref(text.data, open == SIZE_MAX ? text.size : open));
    if (open == SIZE_MAX)
      break;
    text = string_ref_drop(text, open + 2);
    size_t close = find_text(text, 0, STR("}}"));
    if (close == SIZE_MAX) {
      stream_cstr(error, "found start of regex with no end '}}'");
      return false;
    }
    StringRef part = string_ref(text.data, close);
    const char *why = check_regex_part(part);
    if (why) {
      stream_format(error, "invalid regex: %s", why);
      return false;
    }
    stream_char(pattern, '(');
    stream_text(pattern, part);
    stream_char(pattern, ')');
    text = string_ref_drop(text, close + 2);
  }
  stream_char(pattern, '\0');
  return true;
}

bool expectation_compile(Expectation *expectation, Stream *error) {
  if (!expectation->is_regex)
    return true;
  Stream pattern = {0};
  bool ok = build_pattern(expectation->text, &pattern, error);
  if (ok) {
    int code = compile_regex(&expectation->regex, pattern.data);
    if (code)
      stream_format(error, "invalid regex: %s", regex_error_text(code));
    ok = code == 0;
  }
  stream_free(&pattern);
  return ok;
}

void expectation_free(Expectation *expectation) {
  if (expectation->is_regex)
    regfree(&expectation->regex);
}

bool expectation_matches(const Expectation *expectation, StringRef message) {
  if (!expectation->is_regex)
    return find_text(message, 0, expectation->text) != SIZE_MAX;
  int error = regexec(&expectation->regex, message.data, 0, NULL, 0);
  if (error == REG_ESPACE)
    mem_exhausted(0);
  return error == 0;
}

// SPDX-License-Identifier: Apache-2.0
#include "tool/update_checks/checks.h"

#include <string.h>

#include "support/hash_table.h"

void test_lines_init(TestLines *lines, StringRef text) {
  while (text.size) {
    size_t end = string_ref_find(text, '\n');
    end = end < text.size ? end : text.size;
    VECTOR_PUSH(lines, ((TestLine){.text = string_ref(text.data, end)}));
    text = string_ref_drop(text, end < text.size ? end + 1 : end);
  }
}

void test_lines_free(TestLines *lines) {
  for (size_t i = 0; i < lines->size; i++) {
    stream_free(&lines->data[i].before);
    stream_free(&lines->data[i].instead);
  }
  VECTOR_FREE(lines);
}

void append_squeezed(Stream *out, StringRef text) {
  for (size_t i = 0; i < text.size; i++) {
    bool is_blank = text.data[i] == ' ' || text.data[i] == '\t';
    if (is_blank && out->size && out->data[out->size - 1] == ' ')
      continue;
    stream_char(out, is_blank ? ' ' : text.data[i]);
  }
}

static bool is_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '-';
}

/// The kind and pattern of `text` as a check with `prefix`. False: it is none.
static bool read_check(StringRef text, StringRef prefix, Check *check) {
  static const struct {
    StringRef suffix;
    CheckKind kind;
  } kinds[] = {{STR_INIT(":"), CHECK_PLAIN},
               {STR_INIT("-NEXT:"), CHECK_NEXT},
               {STR_INIT("-SAME:"), CHECK_SAME},
               {STR_INIT("-LABEL:"), CHECK_LABEL}};
  const char *found = memmem(text.data, text.size, prefix.data, prefix.size);
  if (!found || (found > text.data && is_name(found[-1])))
    return false;
  StringRef comment = string_ref(text.data, (size_t)(found - text.data));
  if (!memmem(comment.data, comment.size, "//", 2) ||
      memmem(comment.data, comment.size, "RUN:", 4))
    return false;
  StringRef rest = string_ref_drop(text, comment.size + prefix.size);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (string_ref_starts_with(rest, kinds[i].suffix)) {
      check->kind = kinds[i].kind;
      check->column = comment.size + prefix.size + kinds[i].suffix.size;
      return true;
    }
  check->kind = CHECK_OTHER;
  return rest.size && rest.data[0] == '-';
}

static void append_literal(Stream *regex, char c) {
  if (strchr(".[]{}()*+?^$|\\", c))
    stream_char(regex, '\\');
  stream_char(regex, c);
}

/// How many groups an expression opens.
static unsigned count_groups(StringRef text) {
  unsigned count = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] == '\\')
      i++;
    else
      count += text.data[i] == '(';
  }
  return count;
}

/// Appends the text between `{{` and `}}`, or `[[` and `]]`.
static void append_part(Check *check, StringRef part, bool is_variable,
                        const StringMap *values, unsigned *num_groups,
                        Stream *regex) {
  if (!is_variable) {
    stream_format(regex, "(%.*s)", STR_ARGS(part));
    *num_groups += 1 + count_groups(part);
    return;
  }
  size_t colon = string_ref_find(part, ':');
  bool is_defined = colon < part.size;
  StringRef name = string_ref(part.data, is_defined ? colon : part.size);
  StringRef pattern = is_defined ? string_ref_drop(part, colon + 1) : STR(".*");
  const StringRef *value =
      values && !is_defined ? string_map_get(values, name) : NULL;
  if (value) {
    // The sign stands in the pattern.
    bool has_sign = value->size && value->data[0] == '%';
    for (size_t i = has_sign; i < value->size; i++)
      append_literal(regex, value->data[i]);
    return;
  }
  CheckVariable variable = {name, is_defined, ++*num_groups};
  // Numeric parts (`[[# … ]]`) are not looked into.
  if (part.size && part.data[0] != '#')
    VECTOR_PUSH(&check->variables, variable);
  else
    pattern = STR(".*");
  stream_format(regex, "(%.*s)", STR_ARGS(pattern));
  *num_groups += count_groups(pattern);
}

/// Compiles the pattern of a check.
static void compile(Check *check, StringRef pattern, const StringMap *values) {
  Stream regex = {0};
  unsigned num_groups = 0;
  append_squeezed(&check->pattern, string_ref_trim(pattern));
  StringRef rest = stream_view(&check->pattern);
  while (rest.size) {
    bool is_variable = string_ref_starts_with(rest, STR("[["));
    bool is_regex = string_ref_starts_with(rest, STR("{{"));
    const char *close = is_variable ? "]]" : "}}";
    const char *end = is_variable || is_regex
                          ? memmem(rest.data + 2, rest.size - 2, close, 2)
                          : NULL;
    if (!end) {
      append_literal(&regex, rest.data[0]);
      rest = string_ref_drop(rest, 1);
      continue;
    }
    while (end + 2 < rest.data + rest.size && end[2] == close[0])
      end++;
    StringRef part = string_ref(rest.data + 2, (size_t)(end - rest.data - 2));
    append_part(check, part, is_variable, values, &num_groups, &regex);
    rest = string_ref_drop(rest, part.size + 4);
  }
  stream_char(&regex, '\0');
  check->has_regex = num_groups < MAX_GROUPS &&
                     !regcomp(&check->regex, regex.data, REG_EXTENDED);
  stream_free(&regex);
}

void checks_collect(const TestLines *lines, StringRef prefix, Checks *checks) {
  for (size_t i = 0; i < lines->size; i++) {
    Check check = {.line = i};
    if (!read_check(lines->data[i].text, prefix, &check))
      continue;
    if (check.kind != CHECK_OTHER)
      compile(&check, string_ref_drop(lines->data[i].text, check.column), NULL);
    VECTOR_PUSH(checks, check);
  }
}

Check check_with_values(const Check *check, const StringMap *values) {
  Check copy = {.line = check->line, .kind = check->kind};
  compile(&copy, stream_view(&check->pattern), values);
  return copy;
}

void check_free(Check *check) {
  if (check->has_regex)
    regfree(&check->regex);
  VECTOR_FREE(&check->variables);
  stream_free(&check->pattern);
}

void checks_free(Checks *checks) {
  for (size_t i = 0; i < checks->size; i++)
    check_free(&checks->data[i]);
  VECTOR_FREE(checks);
}

bool check_matches(const Check *check, const char *line, regmatch_t *groups) {
  return check->has_regex &&
         regexec(&check->regex, line, MAX_GROUPS, groups, 0) == 0;
}

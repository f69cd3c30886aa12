// SPDX-License-Identifier: Apache-2.0
// The pass registry, and the options of passes.
#include "pass/pass.h"

#include <string.h>

#include "pass/pass_internal.h"
#include "support/suggestion.h"

const PassDef *pass_registry_find(const PassRegistry *registry,
                                  StringRef flag) {
  for (size_t i = 0; i < registry->size; i++)
    if (string_ref_equals(string_ref_from_cstr(registry->passes[i]->flag),
                          flag))
      return registry->passes[i];
  return NULL;
}

const PassDef *pass_registry_nearest(const PassRegistry *registry,
                                     StringRef flag) {
  const PassDef *nearest = NULL;
  unsigned best = 1 + (unsigned)(flag.size < 64 ? flag.size : 64) / 3;
  for (size_t i = 0; i < registry->size; i++) {
    StringRef candidate = string_ref_from_cstr(registry->passes[i]->flag);
    unsigned distance = string_ref_edit_distance(candidate, flag);
    if (distance <= best && (!nearest || distance < best)) {
      best = distance;
      nearest = registry->passes[i];
    }
  }
  return nearest;
}

void *pass_options_create(Arena *arena, const PassDef *pass) {
  if (!pass->options_size)
    return NULL;
  void *options = arena_alloc_zero(arena, pass->options_size);
  if (pass->defaults)
    memcpy(options, pass->defaults, pass->options_size);
  return options;
}

static bool parse_bool(StringRef text, bool *value) {
  if (string_ref_equals(text, STR("true")) ||
      string_ref_equals(text, STR("1")) || text.size == 0)
    *value = true;
  else if (string_ref_equals(text, STR("false")) ||
           string_ref_equals(text, STR("0")))
    *value = false;
  else
    return false;
  return true;
}

static bool parse_unsigned(StringRef text, unsigned *value) {
  uint64_t number = 0;
  if (!text.size)
    return false;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9')
      return false;
    number = number * 10 + (uint64_t)(text.data[i] - '0');
    if (number > UINT32_MAX)
      return false;
  }
  *value = (unsigned)number;
  return true;
}

static bool parse_int(StringRef text, int64_t *value) {
  bool is_negative = text.size && text.data[0] == '-';
  int64_t number = 0;
  if (text.size == is_negative)
    return false;
  for (size_t i = is_negative; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9' ||
        __builtin_mul_overflow(number, 10, &number) ||
        __builtin_add_overflow(number, text.data[i] - '0', &number))
      return false;
  }
  *value = is_negative ? -number : number;
  return true;
}

static bool parse_enum(const PassOption *option, StringRef text,
                       unsigned *value) {
  for (unsigned i = 0; option->values[i]; i++) {
    if (!string_ref_equals(string_ref_from_cstr(option->values[i]), text))
      continue;
    *value = i;
    return true;
  }
  return false;
}

/// Says which of `words`, NULL-terminated, may have been meant by `value`.
static void write_nearest(StringRef value, const char *const *words,
                          Stream *error) {
  Suggestion suggestion = suggestion_for(value);
  for (; *words; words++)
    suggestion_consider(&suggestion, string_ref_from_cstr(*words));
  if (suggestion.nearest.size)
    stream_format(error, "; did you mean '%.*s'?",
                  STR_ARGS(suggestion.nearest));
}

/// Says what is wrong with `value`, in the words of LLVM's command line.
static void describe_error(const PassOption *option, StringRef value,
                           Stream *error) {
  static const char *const bools[] = {"true", "false", NULL};
  switch (option->kind) {
  case PASS_OPTION_BOOL:
    stream_format(error,
                  "'%.*s' is invalid value for boolean argument! Try 0 or 1",
                  STR_ARGS(value));
    write_nearest(value, bools, error);
    return;
  case PASS_OPTION_UNSIGNED:
    stream_format(error, "'%.*s' value invalid for uint argument!",
                  STR_ARGS(value));
    return;
  case PASS_OPTION_INT:
    stream_format(error, "'%.*s' value invalid for long argument!",
                  STR_ARGS(value));
    return;
  case PASS_OPTION_LIST:
  case PASS_OPTION_GROUPS:
  case PASS_OPTION_STRING:
    stream_cstr(error, "requires a value!");
    return;
  case PASS_OPTION_ENUM:
    stream_format(error, "Cannot find option named '%.*s'! Try",
                  STR_ARGS(value));
    for (unsigned i = 0; option->values[i]; i++)
      stream_format(error, "%s '%s'", i ? " or" : "", option->values[i]);
    write_nearest(value, option->values, error);
    return;
  }
  unreachable("pass option kind");
}

/// Stores `value` in the option's field. False if it does not fit.
static bool set_option(Arena *arena, const PassOption *option, void *options,
                       StringRef value) {
  void *field = (char *)options + option->offset;
  switch (option->kind) {
  case PASS_OPTION_BOOL:
    return parse_bool(value, field);
  case PASS_OPTION_UNSIGNED:
    return parse_unsigned(value, field);
  case PASS_OPTION_INT:
    return parse_int(value, field);
  case PASS_OPTION_LIST:
  case PASS_OPTION_GROUPS:
  case PASS_OPTION_STRING:
    *(StringRef *)field =
        string_ref(arena_copy_text(arena, value.data, value.size), value.size);
    return true;
  case PASS_OPTION_ENUM:
    return parse_enum(option, value, field);
  }
  unreachable("pass option kind");
}

static const PassOption *find_option(const PassDef *pass, StringRef name) {
  for (size_t i = 0; i < pass->num_options; i++)
    if (string_ref_equals(string_ref_from_cstr(pass->options[i].name), name))
      return &pass->options[i];
  return NULL;
}

/// The end of a value that begins at `at`: the next of `ends` that is outside
/// quotes and brackets.
static size_t value_end(StringRef text, size_t at, const char *ends) {
  size_t depth = 0;
  char quote = 0;
  for (; at < text.size; at++) {
    char c = text.data[at];
    if (quote) {
      if (c == quote)
        quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '{' || c == '[' || c == '(' || c == '<') {
      depth++;
    } else if ((c == '}' || c == ']' || c == ')' || c == '>') && depth) {
      depth--;
    } else if (strchr(ends, c) && !depth) {
      break;
    }
  }
  return at;
}

/// `value` without one surrounding pair of quotes or braces.
static StringRef unquote(StringRef value) {
  if (value.size < 2)
    return value;
  char first = value.data[0], last = value.data[value.size - 1];
  bool is_one = value_end(value, 0, ",") == value.size;
  if (is_one &&
      ((first == '"' && last == '"') || (first == '\'' && last == '\'') ||
       (first == '{' && last == '}')))
    return string_ref(value.data + 1, value.size - 2);
  return value;
}

bool pass_list_next(StringRef *list, StringRef *text) {
  if (!list->size)
    return false;
  size_t end = value_end(*list, 0, ",");
  *text = unquote(string_ref_trim(string_ref(list->data, end)));
  *list = string_ref_drop(*list, end < list->size ? end + 1 : end);
  return true;
}

static bool report_unknown_option(const PassDef *pass, StringRef name,
                                  Stream *error) {
  stream_format(error, "<Pass-Options-Parser>: no such option %.*s",
                STR_ARGS(name));
  if (!pass->num_options) {
    stream_format(error, "; '%s' has no options", pass->flag);
    return false;
  }
  Suggestion suggestion = suggestion_for(name);
  for (size_t i = 0; i < pass->num_options; i++)
    suggestion_consider(&suggestion,
                        string_ref_from_cstr(pass->options[i].name));
  if (suggestion.nearest.size)
    stream_format(error, "; did you mean '%.*s'? The options of '%s' are",
                  STR_ARGS(suggestion.nearest), pass->flag);
  else
    stream_format(error, "; the options of '%s' are", pass->flag);
  for (size_t i = 0; i < pass->num_options; i++)
    stream_format(error, "%s %s", i ? "," : "", pass->options[i].name);
  return false;
}

/// Spells out each `{…}` of an option of kind GROUPS: adds the options that it
/// omits, in their order. False if one is wrong, with the message of
/// pass_options_parse.
static bool normalize_groups(Arena *arena, const PassDef *group,
                             StringRef *field, Stream *error) {
  Stream text = {0};
  StringRef left = *field;
  bool is_ok = true;
  while (is_ok && left.size) {
    size_t end = value_end(left, 0, ",");
    void *options = pass_options_create(arena, group);
    is_ok = pass_options_parse(
        arena, group, unquote(string_ref(left.data, end)), options, error);
    stream_cstr(&text, text.size ? "," : "");
    pass_options_print(&text, group, options);
    left = string_ref_drop(left, end < left.size ? end + 1 : end);
  }
  *field = string_ref(arena_copy_text(arena, text.data, text.size), text.size);
  stream_free(&text);
  return is_ok;
}

/// The list so far, followed by `more`.
static StringRef join_lists(Arena *arena, StringRef list, StringRef more) {
  if (!list.size || !more.size)
    return list.size ? list : more;
  char *text = arena_alloc(arena, list.size + 1 + more.size);
  memcpy(text, list.data, list.size);
  text[list.size] = ',';
  memcpy(text + list.size + 1, more.data, more.size);
  return string_ref(text, list.size + 1 + more.size);
}

/// Stores what was written if that is allowed.
static bool take_option(Arena *arena, const PassDef *pass,
                        const PassOption *option, void *options,
                        StringRef value, Stream *error) {
  if (!set_option(arena, option, options, value)) {
    stream_format(error, "for the --%s option: ", option->name);
    describe_error(option, value, error);
    return false;
  }
  StringRef *field = (StringRef *)(void *)((char *)options + option->offset);
  return option->kind != PASS_OPTION_GROUPS ||
         normalize_groups(arena, pass->group, field, error);
}

/// The value of a list that may be given several times: all its parts.
static StringRef whole_value(Arena *arena, const PassOption *option,
                             const void *options, StringRef value,
                             bool is_again) {
  if (option->kind != PASS_OPTION_LIST || !is_again)
    return value;
  const void *field = (const char *)options + option->offset;
  return join_lists(arena, *(const StringRef *)field, value);
}

bool pass_options_parse(Arena *arena, const PassDef *pass, StringRef text,
                        void *options, Stream *error) {
  size_t at = 0;
  bool *is_seen = arena_alloc_zero(arena, pass->num_options * sizeof *is_seen);
  while (true) {
    while (at < text.size && strchr(" \t\n", text.data[at]))
      at++;
    if (at == text.size)
      return true;
    size_t end = value_end(text, at, " \t\n");
    StringRef item = string_ref(text.data + at, end - at);
    size_t equals = string_ref_find(item, '=');
    bool has_value = equals != SIZE_MAX;
    StringRef name = string_ref(item.data, has_value ? equals : item.size);
    StringRef value = has_value ? unquote(string_ref_drop(item, equals + 1))
                                : string_ref("", 0);
    at = end;
    const PassOption *option = find_option(pass, name);
    if (!option)
      return report_unknown_option(pass, name, error);
    if (!has_value && option->kind != PASS_OPTION_BOOL) {
      stream_format(error, "for the --%s option: requires a value!",
                    option->name);
      return false;
    }
    bool *is_again = &is_seen[option - pass->options];
    value = whole_value(arena, option, options, value, *is_again);
    *is_again = true;
    if (!take_option(arena, pass, option, options, value, error))
      return false;
  }
}

/// Writes a text. One with a blank is put in braces, unless some come before
/// the blank.
static void print_text(Stream *out, StringRef text) {
  size_t blank = 0;
  while (blank < text.size && !strchr(" {'\"", text.data[blank]))
    blank++;
  bool needs_braces = blank < text.size && text.data[blank] == ' ';
  stream_format(out, needs_braces ? "{%.*s}" : "%.*s", STR_ARGS(text));
}

static void print_list(Stream *out, StringRef list) {
  StringRef text;
  for (bool is_first = true; pass_list_next(&list, &text); is_first = false) {
    stream_cstr(out, is_first ? "" : ",");
    print_text(out, text);
  }
}

static void print_option(Stream *out, const PassOption *option,
                         const void *options) {
  const void *field = (const char *)options + option->offset;
  if ((option->kind == PASS_OPTION_LIST && !((const StringRef *)field)->size) ||
      (option->kind == PASS_OPTION_ENUM &&
       !option->values[*(const unsigned *)field]) ||
      (option->kind == PASS_OPTION_GROUPS && !((const StringRef *)field)->data))
    return; // Only the blank beside it is left.
  stream_format(out, "%s=", option->name);
  switch (option->kind) {
  case PASS_OPTION_BOOL:
    stream_cstr(out, *(const bool *)field ? "true" : "false");
    return;
  case PASS_OPTION_UNSIGNED:
    stream_uint(out, *(const unsigned *)field);
    return;
  case PASS_OPTION_INT:
    stream_int(out, *(const int64_t *)field);
    return;
  case PASS_OPTION_LIST:
    stream_char(out, '{');
    print_list(out, *(const StringRef *)field);
    stream_char(out, '}');
    return;
  case PASS_OPTION_GROUPS:
    stream_format(out, "{%.*s}", STR_ARGS(*(const StringRef *)field));
    return;
  case PASS_OPTION_STRING:
    print_text(out, *(const StringRef *)field);
    return;
  case PASS_OPTION_ENUM:
    stream_cstr(out, option->values[*(const unsigned *)field]);
    return;
  }
  unreachable("pass option kind");
}

/// Has `option` the value that it has where it is not given?
static bool is_default(const PassDef *pass, const PassOption *option,
                       const void *options) {
  Stream given = {0}, usual = {0};
  if (!pass->defaults)
    return false;
  print_option(&given, option, options);
  print_option(&usual, option, pass->defaults);
  bool is_equal = string_ref_equals(stream_view(&given), stream_view(&usual));
  stream_free(&given);
  stream_free(&usual);
  return is_equal;
}

static bool is_own(const PassDef *pass, const PassOption *option) {
  const char *const *name = pass->own_options;
  while (name && *name && strcmp(*name, option->name) != 0)
    name++;
  return name && *name;
}

void pass_options_print(Stream *out, const PassDef *pass, const void *options) {
  if (!pass->num_options)
    return;
  stream_char(out, '{');
  bool is_first = true;
  for (size_t i = 0; i < pass->num_options; i++) {
    const PassOption *option = &pass->options[i];
    if (is_own(pass, option) && is_default(pass, option, options))
      continue;
    if (!is_first)
      stream_char(out, ' ');
    is_first = false;
    print_option(out, option, options);
  }
  stream_char(out, '}');
}

// SPDX-License-Identifier: Apache-2.0
// Checks are matched with lines of the output in order, as many as possible
// (the longest common subsequence). A check that stays without a line gives way
// to those lines of the output between its neighbours that no check has, and a
// -NEXT gets what has come between it and the line before.
#include "tool/update_checks/update_checks.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/hash_table.h"
#include "support/memory.h"
#include "support/source.h"
#include "tool/update_checks/checks.h"

#define NO_LINE SIZE_MAX

/// One run of FileCheck.
typedef struct Update {
  const char *program; ///< The command that runs this program again.
  const char *path;
  TestLines *lines;
  StringRef prefix;
  Checks checks;
  VECTOR(char *) output;  ///< Its lines; owned.
  VECTOR(size_t) line_of; ///< The output line of each check, or NO_LINE.
  StringMap variables;    ///< By a value's name, `%3`: a StringRef *.
  StringMap values;       ///< The value of a variable: to a char *.
  Arena arena;
  VECTOR(StringRef) names; ///< Names of variables, to be used again.
  size_t next_name;
  unsigned run;
  unsigned num_new;     ///< New variables.
  unsigned num_changed; ///< Changed checks.
} Update;

//===- Running ------------------------------------------------------------===//

/// Appends `text` as a word of the shell.
static void append_word(Stream *out, const char *text) {
  stream_char(out, '\'');
  for (; *text; text++)
    stream_cstr(out, *text == '\'' ? "'\\''" : (char[]){*text, '\0'});
  stream_char(out, '\'');
}

static void append_folder(Stream *out, const char *path) {
  const char *slash = strrchr(path, '/');
  stream_bytes(out, slash ? path : ".", slash ? (size_t)(slash - path) : 1);
}

/// The command with lit's substitutions; a first word `mlopt` is this program.
static void expand_command(const Update *update, StringRef text, Stream *out) {
  text = string_ref_trim(text);
  if (string_ref_starts_with(text, STR("mlopt "))) {
    append_word(out, update->program);
    text = string_ref_drop(text, 5);
  }
  for (size_t i = 0; i < text.size; i++) {
    char next = i + 1 < text.size ? text.data[i + 1] : '\0';
    bool is_one = text.data[i] == '%' && strchr("sStT", next) && next;
    if (!is_one) {
      stream_char(out, text.data[i]);
      continue;
    }
    if (next == 's')
      append_word(out, update->path);
    else if (next == 'S')
      append_folder(out, update->path);
    else
      stream_format(out, "/tmp/mlopt-checks-%ld", (long)getpid());
    i++;
  }
  stream_char(out, '\0');
}

static void split_output(Update *update, const Stream *text) {
  StringRef rest = stream_view(text);
  while (rest.size) {
    size_t end = string_ref_find(rest, '\n');
    end = end < rest.size ? end : rest.size;
    Stream line = {0};
    append_squeezed(&line, string_ref_trim(string_ref(rest.data, end)));
    stream_char(&line, '\0');
    VECTOR_PUSH(&update->output, line.data);
    rest = string_ref_drop(rest, end < rest.size ? end + 1 : end);
  }
}

/// Runs a command and takes the lines that it writes. False: it cannot be run.
static bool run(Update *update, StringRef command) {
  Stream shell = {0}, text = {0};
  expand_command(update, command, &shell);
  FILE *pipe = popen(shell.data, "r");
  stream_free(&shell);
  if (!pipe)
    return false;
  char buffer[4096];
  for (size_t size; (size = fread(buffer, 1, sizeof buffer, pipe)) > 0;)
    stream_bytes(&text, buffer, size);
  pclose(pipe);
  split_output(update, &text);
  stream_free(&text);
  return true;
}

//===- Matching -----------------------------------------------------------===//

static bool begins_unit(const Check *check) {
  return check->kind == CHECK_PLAIN || check->kind == CHECK_NEXT ||
         check->kind == CHECK_LABEL;
}

/// Does a check, with the -SAME checks after it, match the line?
static bool unit_matches(const Update *update, size_t check, const char *line) {
  regmatch_t groups[MAX_GROUPS];
  do {
    if (!check_matches(&update->checks.data[check], line, groups))
      return false;
    line += groups[0].rm_eo;
    check++;
  } while (check < update->checks.size &&
           update->checks.data[check].kind == CHECK_SAME);
  return true;
}

/// The checks that begin a line, in order.
typedef VECTOR(size_t) Units;

/// The longest common subsequence of units and output lines.
static void match(Update *update, const Units *units) {
  size_t rows = units->size + 1, columns = update->output.size + 1;
  uint32_t *best = mem_alloc(rows * columns * sizeof *best);
  bool *fits = mem_alloc(rows * columns * sizeof *fits);
  memset(best, 0, rows * columns * sizeof *best);
  for (size_t i = units->size; i-- > 0;)
    for (size_t k = update->output.size; k-- > 0;) {
      size_t at = i * columns + k;
      uint32_t skip =
          best[at + 1] > best[at + columns] ? best[at + 1] : best[at + columns];
      fits[at] = unit_matches(update, units->data[i], update->output.data[k]);
      uint32_t take = fits[at] ? 1 + best[at + columns + 1] : 0;
      best[at] = take > skip ? take : skip;
    }
  size_t i = 0, k = 0;
  while (i < units->size && k < update->output.size) {
    size_t at = i * columns + k;
    if (fits[at] && best[at] == 1 + best[at + columns + 1])
      update->line_of.data[units->data[i++]] = k++;
    else if (best[at] == best[at + columns])
      i++;
    else
      k++;
  }
  mem_free(best);
  mem_free(fits);
}

//===- Writing ------------------------------------------------------------===//

static bool is_value_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-' || c == '$';
}

/// The name of the value that `text` begins with, `%` included.
static StringRef value_name(const char *text) {
  size_t size = 1;
  while (is_value_char(text[size]))
    size++;
  return string_ref(text, size);
}

static const StringRef *variable_for(Update *update, StringRef value) {
  return string_map_get(&update->variables, value);
}

static StringRef copy(Update *update, StringRef text) {
  return string_ref(arena_copy_text(&update->arena, text.data, text.size),
                    text.size);
}

/// Calls `value` `name` from now on.
static void bind(Update *update, StringRef value, StringRef name) {
  StringRef *kept = arena_alloc(&update->arena, sizeof *kept);
  *kept = copy(update, name);
  string_map_set(&update->variables, copy(update, value), kept);
}

/// Variable `name` stands for `value` from now on.
static void set_value(Update *update, StringRef name, StringRef value) {
  StringRef *kept = arena_alloc(&update->arena, sizeof *kept);
  *kept = copy(update, value);
  string_map_set(&update->values, copy(update, name), kept);
  if (value.size && value.data[0] == '%')
    bind(update, value, name);
}

/// Takes the names that a check defines, for the values that are defined where
/// it was.
static void take_names(Update *update, size_t check) {
  const Check *old = &update->checks.data[check];
  for (size_t i = 0; i < old->variables.size; i++)
    if (old->variables.data[i].is_defined)
      VECTOR_PUSH(&update->names, old->variables.data[i].name);
}

/// Writes a line of the output as a pattern: values by their variables.
static void write_pattern(Update *update, const char *line, Stream *out) {
  const char *equals = strstr(line, " = ");
  for (const char *at = line; *at;) {
    if (*at != '%' || !is_value_char(at[1])) {
      bool is_open =
          (at[0] == '[' && at[1] == '[') || (at[0] == '{' && at[1] == '{');
      stream_format(out, is_open ? "{{\\%c}}" : "%c", *at);
      at++;
      continue;
    }
    StringRef value = value_name(at);
    bool is_defined = line[0] == '%' && equals && at < equals;
    if (is_defined) {
      Stream name = {0};
      if (update->next_name < update->names.size)
        stream_text(&name, update->names.data[update->next_name++]);
      else
        stream_format(&name, "VAL_%u", update->num_new++);
      set_value(update, stream_view(&name), value);
      stream_free(&name);
    }
    const StringRef *variable = variable_for(update, value);
    if (variable)
      stream_format(out, is_defined ? "%%[[%.*s:.*]]" : "%%[[%.*s]]",
                    STR_ARGS(*variable));
    else
      stream_text(out, value);
    at += value.size;
  }
}

/// Learns what the variables of a check that matches stand for. False: one
/// stands for another value than before.
static bool learn(Update *update, const Check *check, const char *line) {
  regmatch_t groups[MAX_GROUPS];
  Check exact = check_with_values(check, &update->values);
  bool holds = check_matches(&exact, line, groups);
  for (size_t i = 0; holds && i < exact.variables.size; i++) {
    const CheckVariable *variable = &exact.variables.data[i];
    regmatch_t group = groups[variable->group];
    const char *begin = line + group.rm_so;
    size_t has_sign = group.rm_so > 0 && begin[-1] == '%';
    size_t size = (size_t)(group.rm_eo - group.rm_so);
    if (variable->is_defined)
      set_value(update, variable->name,
                string_ref(begin - has_sign, size + has_sign));
  }
  check_free(&exact);
  return holds;
}

/// May this run change the line? Not if another has, with the same prefix.
static bool take_line(Update *update, size_t line) {
  TestLine *place = &update->lines->data[line];
  if (!place->run)
    place->run = update->run;
  return place->run == update->run;
}

/// The start of a check: indentation, `//`, prefix and suffix.
static void write_start(const Update *update, size_t line, const char *suffix,
                        Stream *out) {
  StringRef text = update->lines->data[line].text;
  const char *comment = memmem(text.data, text.size, "//", 2);
  size_t indent = comment ? (size_t)(comment - text.data) : 0;
  stream_bytes(out, text.data, indent);
  stream_format(out, "// %.*s%s ", STR_ARGS(update->prefix), suffix);
  // As many blanks as this line has.
  StringRef rest = string_ref_drop(text, indent);
  size_t colon = string_ref_find(rest, ':');
  for (size_t i = colon + 2; i < rest.size && rest.data[i] == ' '; i++)
    stream_char(out, ' ');
}

/// Values have other names in another function.
static void forget_values(Update *update, const char *line) {
  if (!strstr(line, "func @") && !strstr(line, "func.func "))
    return;
  string_map_clear(&update->variables);
  string_map_clear(&update->values);
}

/// Appends a check for an output line to the text in front of `line`.
static void add_check(Update *update, size_t line, size_t output,
                      size_t last_output) {
  Stream *out = &update->lines->data[line].before;
  bool is_next = last_output != NO_LINE && output == last_output + 1;
  if (!*update->output.data[output] || !take_line(update, line))
    return;
  forget_values(update, update->output.data[output]);
  write_start(update, line, is_next ? "-NEXT:" : ":", out);
  write_pattern(update, update->output.data[output], out);
  stream_char(out, '\n');
  update->num_changed++;
}

/// Drops a check, and the -SAME checks after it.
static void drop(Update *update, size_t check) {
  do {
    size_t line = update->checks.data[check].line;
    if (!take_line(update, line))
      return;
    update->lines->data[line].is_dropped = true;
    update->num_changed++;
    check++;
  } while (check < update->checks.size &&
           update->checks.data[check].kind == CHECK_SAME);
}

/// Writes the check anew for the line that it stands for.
static void rewrite(Update *update, size_t check, const char *line) {
  static const char *const suffixes[] = {
      [CHECK_PLAIN] = ":", [CHECK_NEXT] = "-NEXT:", [CHECK_LABEL] = "-LABEL:"};
  const Check *old = &update->checks.data[check];
  if (!take_line(update, old->line))
    return;
  update->names.size = update->next_name = 0;
  take_names(update, check);
  drop(update, check);
  TestLine *place = &update->lines->data[old->line];
  place->is_dropped = false;
  write_start(update, old->line, suffixes[old->kind], &place->instead);
  write_pattern(update, line, &place->instead);
}

/// Keeps a check that matches, or writes it anew where its variables do not.
static void keep(Update *update, size_t check, const char *line) {
  bool holds = true;
  const char *rest = line;
  forget_values(update, line);
  size_t at = check;
  do {
    regmatch_t groups[MAX_GROUPS];
    const Check *part = &update->checks.data[at];
    if (!check_matches(part, rest, groups))
      break;
    holds &= learn(update, part, rest);
    rest += groups[0].rm_eo;
    at++;
  } while (at < update->checks.size &&
           update->checks.data[at].kind == CHECK_SAME);
  if (!holds)
    rewrite(update, check, line);
}

/// Goes through the units with their lines.
static void write_checks(Update *update, const Units *units) {
  size_t last = NO_LINE; // The output line of the check before.
  for (size_t i = 0; i < units->size;) {
    size_t check = units->data[i], first = i;
    while (i < units->size && update->line_of.data[units->data[i]] == NO_LINE)
      i++;
    size_t output = i < units->size ? update->line_of.data[units->data[i]]
                                    : update->output.size;
    bool is_next = i < units->size &&
                   update->checks.data[units->data[i]].kind == CHECK_NEXT;
    size_t from = last == NO_LINE ? output : last + 1;
    if (i > first && last == NO_LINE)
      from = 0;
    size_t end = i < units->size || i == first ? output : from + (i - first);
    end = end < update->output.size ? end : update->output.size;
    size_t place = update->checks.data[i > first ? check : units->data[i]].line;
    update->names.size = update->next_name = 0;
    for (size_t k = first; k < i; k++)
      take_names(update, units->data[k]);
    for (size_t k = from; (i > first || is_next) && k < end; k++) {
      add_check(update, place, k, last);
      last = k;
    }
    for (size_t k = first; k < i; k++)
      drop(update, units->data[k]);
    if (i == units->size)
      return;
    keep(update, units->data[i], update->output.data[output]);
    last = output;
    i++;
  }
}

static void update_prefix(Update *update) {
  Units units = {0};
  checks_collect(update->lines, update->prefix, &update->checks);
  for (size_t i = 0; i < update->checks.size; i++) {
    VECTOR_PUSH(&update->line_of, NO_LINE);
    if (begins_unit(&update->checks.data[i]))
      VECTOR_PUSH(&units, i);
  }
  // A table of more would not fit; a test has some hundred lines.
  enum { MOST_CELLS = 1 << 26 };
  if (units.size && units.size * update->output.size < MOST_CELLS) {
    match(update, &units);
    write_checks(update, &units);
  }
  VECTOR_FREE(&units);
}

static void update_free(Update *update) {
  for (size_t i = 0; i < update->output.size; i++)
    mem_free(update->output.data[i]);
  VECTOR_FREE(&update->output);
  VECTOR_FREE(&update->line_of);
  VECTOR_FREE(&update->names);
  checks_free(&update->checks);
  string_map_free(&update->variables);
  string_map_free(&update->values);
  arena_free(&update->arena);
}

/// The value of an option of FileCheck, or `otherwise`.
static StringRef option_of(StringRef text, const char *name,
                           StringRef otherwise) {
  const char *found = memmem(text.data, text.size, name, strlen(name));
  if (!found)
    return otherwise;
  const char *begin = found + strlen(name);
  size_t size = strcspn(begin, " \t,|\n");
  size_t limit = (size_t)(text.data + text.size - begin);
  return string_ref(begin, size < limit ? size : limit);
}

/// Runs one RUN line and updates its checks. How many checks were changed; -1:
/// it could not be run.
static int update_run(const char *program, const char *path, TestLines *lines,
                      StringRef command, unsigned number) {
  const char *pipe =
      memmem(command.data, command.size, "| FileCheck", strlen("| FileCheck"));
  if (!pipe)
    return 0;
  StringRef check = string_ref_drop(command, (size_t)(pipe - command.data));
  command.size = (size_t)(pipe - command.data);
  Update update = {
      .program = program, .path = path, .lines = lines, .run = number};
  update.prefix = option_of(check, "--check-prefix=",
                            option_of(check, "-check-prefix=", STR("CHECK")));
  update.prefix = option_of(check, "-check-prefixes=", update.prefix);
  arena_init(&update.arena);
  int result = -1;
  if (run(&update, command) && !update.output.size) {
    fprintf(stderr, "mlopt: %s: nothing is written by:%.*s\n", path,
            STR_ARGS(command));
  } else if (update.output.size) {
    update_prefix(&update);
    result = (int)update.num_changed;
  }
  update_free(&update);
  return result;
}

/// Writes the lines as they are now.
static void write_lines(const TestLines *lines, Stream *out) {
  for (size_t i = 0; i < lines->size; i++) {
    const TestLine *line = &lines->data[i];
    stream_text(out, stream_view(&line->before));
    if (line->is_dropped)
      continue;
    stream_text(out,
                line->instead.size ? stream_view(&line->instead) : line->text);
    stream_char(out, '\n');
  }
}

/// The commands of the RUN lines, those that go on in the next line joined.
static void collect_runs(const TestLines *lines, Stream *joined) {
  for (size_t i = 0; i < lines->size; i++) {
    StringRef text = lines->data[i].text;
    const char *found = memmem(text.data, text.size, "RUN:", 4);
    if (!found)
      continue;
    StringRef command = string_ref_drop(text, (size_t)(found - text.data) + 4);
    bool goes_on = command.size && command.data[command.size - 1] == '\\';
    stream_bytes(joined, command.data, command.size - goes_on);
    if (!goes_on)
      stream_char(joined, '\n');
  }
}

bool update_checks(const char *program, const char *path) {
  Arena arena;
  SourceBuffer buffer;
  arena_init(&arena);
  int error = source_read(&arena, path, &buffer);
  if (error) {
    fprintf(stderr, "mlopt: cannot open input file '%s': %s\n", path,
            strerror(error));
    arena_free(&arena);
    return false;
  }
  TestLines lines = {0};
  Stream runs = {0}, text = {0};
  test_lines_init(&lines, buffer.text);
  collect_runs(&lines, &runs);
  int changed = 0;
  unsigned number = 0;
  for (StringRef rest = stream_view(&runs); rest.size;) {
    size_t end = string_ref_find(rest, '\n');
    int result = update_run(program, path, &lines, string_ref(rest.data, end),
                            ++number);
    changed += result > 0 ? result : 0;
    rest = string_ref_drop(rest, end + 1);
  }
  if (changed) {
    write_lines(&lines, &text);
    error = file_write_atomic(path, stream_view(&text));
  }
  if (error)
    fprintf(stderr, "mlopt: cannot open output file '%s': %s\n", path,
            strerror(error));
  else if (changed)
    printf("%s: %d checks changed\n", path, changed);
  else
    printf("%s: nothing to change\n", path);
  test_lines_free(&lines);
  stream_free(&runs);
  stream_free(&text);
  arena_free(&arena);
  return !error;
}

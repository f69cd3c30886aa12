// SPDX-License-Identifier: Apache-2.0
// A function is left out by blanks in its place, so that all others stay where
// they are. No other function can tell: symbols are looked up by the verifier,
// which sees nothing of this.
#include "tool/further_errors.h"

#include <string.h>

#include "bytecode/reader.h"
#include "support/memory.h"

enum { MAX_FUNCTIONS = 16, MAX_SIZE = 1 << 20 };

/// A line of the text, without its end.
typedef struct Line {
  size_t begin, end;
  size_t indent; ///< Blanks at its beginning.
} Line;

static Line line_at(StringRef text, size_t begin) {
  Line line = {.begin = begin};
  size_t size = string_ref_find(string_ref_drop(text, begin), '\n');
  line.end = size == SIZE_MAX ? text.size : begin + size;
  while (begin + line.indent < line.end &&
         text.data[begin + line.indent] == ' ')
    line.indent++;
  return line;
}

static StringRef line_text(StringRef text, Line line) {
  return string_ref(text.data + line.begin + line.indent,
                    line.end - line.begin - line.indent);
}

static bool begins_function(StringRef line) {
  static const StringRef names[] = {STR_INIT("func.func "),
                                    STR_INIT("llvm.func "), STR_INIT("func @"),
                                    STR_INIT("std.func ")};
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
    if (string_ref_starts_with(line, names[i]))
      return true;
  return false;
}

/// Finds the last line up to number `number`, from 1, that begins a function.
static bool find_function(StringRef text, size_t number, Line *found) {
  bool is_found = false;
  size_t begin = 0;
  for (size_t i = 0; i < number && begin < text.size; i++) {
    Line line = line_at(text, begin);
    if (begins_function(line_text(text, line))) {
      *found = line;
      is_found = true;
    }
    begin = line.end + 1;
  }
  return is_found;
}

/// Do further lines belong to the function that begins in `line`?
static bool is_open(StringRef text, Line line) {
  size_t end = line.end;
  while (end > line.begin && strchr(" \r", text.data[end - 1]))
    end--;
  return end > line.begin && strchr("{(,", text.data[end - 1]);
}

/// The end of the line that closes the function; 0: it is not closed, so that
/// what follows may be its own.
static size_t function_end(StringRef text, Line first) {
  if (!is_open(text, first))
    return first.end;
  for (size_t begin = first.end + 1; begin < text.size;) {
    Line line = line_at(text, begin);
    StringRef rest = line_text(text, line);
    bool closes = rest.size && rest.data[0] == '}';
    if (closes && line.indent == first.indent)
      return line.end;
    if (line.indent <= first.indent && (closes || begins_function(rest)))
      return 0;
    begin = line.end + 1;
  }
  return 0;
}

/// Sets the part of the text that is the function with line `number`. False:
/// that is in none.
static bool find_extent(StringRef text, size_t number, size_t *begin,
                        size_t *end) {
  Line first;
  if (!find_function(text, number, &first))
    return false;
  *begin = first.begin;
  *end = function_end(text, first);
  if (!*end)
    return false;
  size_t last = 1;
  for (size_t i = 0; i < *end; i++)
    last += text.data[i] == '\n';
  return last >= number;
}

/// Puts blanks in place of a part of the text.
static void leave_out(char *text, size_t begin, size_t end) {
  for (size_t i = begin; i < end; i++)
    if (text[i] != '\n')
      text[i] = ' ';
}

/// Parses the text and takes the function with its first error out of it. The
/// errors go to `ctx` if `keeps`. False: there is none, or it is in no function
/// that is left, so that it may come of what was left out.
static bool step(Context *ctx, const SourceBuffer *buffer, char *text,
                 const ParseOptions *options, bool keeps) {
  Context fork;
  context_fork(&fork, ctx);
  fork.trace = (Trace){0};
  Operation *op = parse_source(&fork, buffer, options);
  const Diagnostic *first = fork.diags.first;
  size_t begin, end;
  bool is_in_function =
      !op && first && first->pos.line > buffer->first_line &&
      string_ref_equals(first->pos.file, buffer->name) &&
      find_extent(buffer->text, first->pos.line - buffer->first_line, &begin,
                  &end);
  if (is_in_function)
    leave_out(text, begin, end);
  if (is_in_function && keeps)
    diagnostics_absorb(&ctx->diags, &fork.diags);
  context_free(&fork);
  context_forget_structs(ctx);
  context_forget_resources(ctx);
  return is_in_function;
}

void further_errors_find(Context *ctx, const SourceBuffer *buffer,
                         const ParseOptions *options) {
  size_t size = buffer->text.size;
  if (size > MAX_SIZE || bytecode_is(buffer->text))
    return;
  char *text = mem_alloc(size + 1);
  memcpy(text, buffer->text.data, size);
  text[size] = '\0'; // What is parsed ends with one.
  SourceBuffer rest = {.name = buffer->name,
                       .text = string_ref(text, size),
                       .first_line = buffer->first_line};
  for (unsigned i = 0; i <= MAX_FUNCTIONS; i++)
    if (!step(ctx, &rest, text, options, i > 0))
      break;
  mem_free(text);
}

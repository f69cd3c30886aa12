// SPDX-License-Identifier: Apache-2.0
#include "tool/explain/op_lines.h"

#include "ir/print/printer.h"
#include "ir/walk.h"
#include "parser/parser.h"

static void find_starts(OpLines *lines) {
  VECTOR_PUSH(&lines->starts, 0);
  for (size_t i = 0; i < lines->text.size; i++)
    if (lines->text.data[i] == '\n')
      VECTOR_PUSH(&lines->starts, i + 1);
}

/// Takes the places of the operations that were read for those of `root`: they
/// come in the same order.
static void take_places(OpLines *lines, const Context *ctx, Operation *root,
                        Operation *copy) {
  Operation *read = copy;
  FOR_EACH_OP_PREORDER(op, root) {
    OpLine line = {.op = op};
    bool is_same = read && string_ref_equals(op_name(op), op_name(read));
    if (is_same && location_kind(read->loc) == LOCATION_FILE_LINE_COL) {
      StringRef file;
      location_file_line_col(ctx, read->loc, &file, &line.line, &line.column);
    }
    VECTOR_PUSH(&lines->ops, line);
    read = is_same ? walk_next_preorder(copy, read) : NULL;
  }
}

void op_lines_init(OpLines *lines, Context *ctx, Operation *root) {
  *lines = (OpLines){0};
  PrintOptions options = print_options_default();
  options.local_scope = true;
  op_print(ctx, root, &options, &lines->text);
  stream_char(&lines->text, '\n');
  find_starts(lines);
  stream_char(&lines->text, '\0'); // What is read ends with one.
  lines->text.size--;
  Context twin;
  context_fork(&twin, ctx);
  twin.actions = NULL;
  SourceBuffer buffer = {.name = STR("<output>"),
                         .text = stream_view(&lines->text)};
  ParseOptions parse = {.no_implicit_module = true};
  Operation *copy = parse_source(&twin, &buffer, &parse);
  take_places(lines, &twin, root, copy);
  context_free(&twin);
}

void op_lines_free(OpLines *lines) {
  stream_free(&lines->text);
  VECTOR_FREE(&lines->ops);
  VECTOR_FREE(&lines->starts);
}

StringRef op_lines_text(const OpLines *lines, uint32_t number) {
  if (!number || number > lines->starts.size)
    return string_ref("", 0);
  StringRef rest = string_ref_drop(stream_view(&lines->text),
                                   lines->starts.data[number - 1]);
  size_t end = string_ref_find(rest, '\n');
  return string_ref_trim(
      string_ref(rest.data, end < rest.size ? end : rest.size));
}

const OpLine *op_lines_at(const OpLines *lines, uint32_t line,
                          uint32_t column) {
  const OpLine *found = NULL;
  for (size_t i = 0; i < lines->ops.size; i++) {
    const OpLine *op = &lines->ops.data[i];
    if (op->line == line && (!found || (column && op->column <= column)))
      found = op;
  }
  return found;
}

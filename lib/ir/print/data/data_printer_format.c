// SPDX-License-Identifier: Apache-2.0
// Types and attributes with a format, see data_format.h. Follows the printers
// that mlir-tblgen makes of an assemblyFormat.
//
// A parameter is pushed as work, followed by the rest of the format. The rest
// walks the format up to its place again without printing, as blanks depend on
// the elements before.
#include "ir/definitions/attr_def.h"
#include "ir/print/data/data_printer_internal.h"
#include "ir/syntax/data_format.h"

typedef struct FormatWalk {
  DataPrinter *printer;
  Stream *out;
  const DialectAttr *attr;
  const DataElement *from; ///< Elements before it were already printed.
  unsigned member;         ///< In the list at `from`: the next one to print.
  bool is_left_out;        ///< In a part of a group that is not printed.
  FormatBlanks blanks;
  FormatBlanks group_blanks; ///< As they were when the group began.
} FormatWalk;

static bool is_muted(const FormatWalk *walk, const DataElement *element) {
  return walk->is_left_out || element < walk->from;
}

static void walk_literal(FormatWalk *walk, const DataElement *element) {
  if (!is_muted(walk, element)) {
    bool has_blank = format_literal_has_blank(walk->blanks, element->text);
    stream_cstr(walk->out, has_blank ? " " : "");
    stream_text(walk->out, element->text);
  }
  walk->blanks = format_blanks_after(element->text);
}

/// `change` is `+` or `-` if what follows is indented more or less.
static void print_line_end(DataPrinter *printer, Stream *out, char change) {
  printer->extra_indent += change == '+' ? 2 : 0;
  printer->extra_indent -= change == '-' ? 2 : 0;
  stream_char(out, '\n');
  stream_fill(out, ' ',
              (printer->indent ? *printer->indent : 0) + printer->extra_indent);
}

static void walk_space(FormatWalk *walk, const DataElement *element) {
  bool is_line_end = element->text.size && element->text.data[0] != ' ';
  walk->blanks = (FormatBlanks){false, true};
  if (is_muted(walk, element))
    return;
  if (is_line_end)
    print_line_end(walk->printer, walk->out, element->text.data[0]);
  else
    stream_text(walk->out, element->text);
}

/// The first parameter of a list that is left to be printed, or their number.
static unsigned next_member(const FormatWalk *walk, const DataElement *list) {
  unsigned member = list == walk->from ? walk->member : 0;
  while (member < list->count && !walk->attr->params[list->first + member])
    member++;
  return member;
}

static bool is_first_member(const FormatWalk *walk, const DataElement *list,
                            unsigned member) {
  for (unsigned i = 0; i < member; i++)
    if (walk->attr->params[list->first + i])
      return false;
  return true;
}

/// Prints the next parameter. True: the rest waits for it.
static bool walk_params(FormatWalk *walk, const DataElement *list) {
  bool has_blank = format_variable_has_blank(walk->blanks);
  walk->blanks = (FormatBlanks){true, false};
  unsigned member = next_member(walk, list);
  if (is_muted(walk, list) || member == list->count)
    return false;
  unsigned index = list->first + member;
  const ParamDef *param = &walk->attr->def->params[index];
  bool is_first = is_first_member(walk, list, member);
  stream_cstr(walk->out, !is_first ? ", " : has_blank ? " " : "");
  if (list->kind == DATA_STRUCT) {
    stream_text(walk->out, param->name);
    stream_text(walk->out, STR(" = "));
  }
  VECTOR_PUSH(&walk->printer->work,
              (DataWork){.pointer = walk->attr,
                         .index = (size_t)(list - walk->attr->format->elements),
                         .count = member + 1,
                         .kind = WORK_FORMAT});
  print_param_value(walk->printer, walk->out, walk->attr, index);
  return true;
}

/// The part of the group at `opener` that is printed.
static bool is_else_printed(const DialectAttr *attr,
                            const DataElement *opener) {
  bool is_of_else = opener->anchor > opener->end;
  return data_is_present(attr, &attr->format->elements[opener->anchor]) ==
         is_of_else;
}

/// True: the rest waits for a parameter.
static bool walk_element(FormatWalk *walk, const DataElement *element) {
  switch (element->kind) {
  case DATA_LITERAL:
    walk_literal(walk, element);
    return false;
  case DATA_SPACE:
    walk_space(walk, element);
    return false;
  case DATA_OPEN:
    walk->group_blanks = walk->blanks;
    walk->is_left_out = is_else_printed(walk->attr, element);
    return false;
  case DATA_ELSE:
    walk->blanks = walk->group_blanks;
    walk->is_left_out = !walk->is_left_out;
    return false;
  case DATA_CLOSE:
    walk->is_left_out = false;
    return false;
  case DATA_PARAM:
  case DATA_PARAMS:
  case DATA_STRUCT:
    return walk_params(walk, element);
  case DATA_END:
    break;
  }
  return false;
}

void print_format_step(DataPrinter *printer, Stream *out, DataWork item) {
  const DialectAttr *attr = item.pointer;
  FormatWalk walk = {.printer = printer,
                     .out = out,
                     .attr = attr,
                     .from = attr->format->elements + item.index,
                     .member = item.count,
                     .blanks = {true, false}};
  const DataElement *element = attr->format->elements;
  while (element->kind != DATA_END && !walk_element(&walk, element))
    element++;
}

bool format_is_pretty(const DialectAttr *attr) {
  const DataElement *element = attr->format->elements;
  while (element->kind == DATA_OPEN || element->kind == DATA_CLOSE) {
    if (element->kind == DATA_OPEN && is_else_printed(attr, element))
      element = &attr->format->elements[element->end];
    element++;
  }
  return element->kind == DATA_END ||
         (element->kind == DATA_LITERAL && element->text.data[0] == '<');
}

// SPDX-License-Identifier: Apache-2.0
// The shape whose operations each spell their syntax out, see asm_format.h.
// Blanks stand where mlir's generated printers put them: whether an element has
// one in front depends on the elements before it, printed or not.
//
// What stands behind a region is printed by a later call, which walks the
// format again up to there without printing.
#include "ir/asm_format.h"
#include "ir/asm_printer.h"

typedef struct FormatPrinter {
  AsmPrinter *printer;
  const Operation *op;
  const char *from;  ///< Elements before it were printed before.
  const char *group; ///< Innermost one, behind its bracket.
  unsigned left_out; ///< Depth of groups that are not printed.
  unsigned next_region;
  unsigned next_successor;
  FormatBlanks blanks;
  FormatBlanks group_blanks; ///< As they were when the group began.
} FormatPrinter;

static ShapePrinter print_rest;

// --- what is there -----------------------------------------------------------

static void target_range(const Operation *op, FormatTarget target,
                         unsigned *first, unsigned *count) {
  *first = 0;
  *count = target.is_result ? op->num_results : op->num_operands;
  if (target.index == FORMAT_ALL)
    return;
  if (target.is_result)
    op_result_segment(op, target.index, first, count);
  else
    op_operand_segment(op, target.index, first, count);
}

static bool target_is_empty(const Operation *op, FormatTarget target) {
  unsigned first, count;
  target_range(op, target, &first, &count);
  return count == 0;
}

static bool regions_are_empty(const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    if (!region_is_empty(op_region(op, i)))
      return false;
  return true;
}

/// Is there something for the element to print?
static bool is_present(const Operation *op, const FormatElement *element) {
  switch (element->kind) {
  case FORMAT_PROP:
  case FORMAT_SYMBOL: {
    const Attribute *value = op_prop(op, element->prop);
    const PropDef *prop = &op->def->props[element->prop];
    return value && !(prop->is_default && prop->is_default(value));
  }
  case FORMAT_OPERANDS:
  case FORMAT_TYPES:
    return !target_is_empty(op, element->first);
  case FORMAT_FUNCTION_TYPE:
    return !target_is_empty(op, element->first) ||
           !target_is_empty(op, element->second);
  case FORMAT_REGION:
  case FORMAT_REGIONS:
    return !regions_are_empty(op);
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSORS:
    return op->num_successors > 0;
  case FORMAT_END:
  case FORMAT_LITERAL:
  case FORMAT_SPACE:
  case FORMAT_SAME_TYPES:
  case FORMAT_ATTR_DICT:
  case FORMAT_ATTR_DICT_KEYWORD:
  case FORMAT_PROP_DICT:
  case FORMAT_OPEN:
  case FORMAT_ELSE:
  case FORMAT_CLOSE:
  case FORMAT_OILIST:
  case FORMAT_OR:
  case FORMAT_OILIST_END:
  case FORMAT_NAME:
  case FORMAT_WORD:
    break;
  }
  return false;
}

/// Is anything in the clause of an oilist that begins at `at` there?
static bool clause_is_present(const Operation *op, const char *at) {
  for (;;) {
    FormatElement element = format_element(op->def, at);
    if (element.kind == FORMAT_OR || element.kind == FORMAT_OILIST_END ||
        element.kind == FORMAT_END)
      return false;
    if (is_present(op, &element))
      return true;
    at = element.next;
  }
}

// --- blanks ------------------------------------------------------------------

static bool is_muted(const FormatPrinter *state, const FormatElement *element) {
  return state->left_out || element->at < state->from;
}

static void print_literal(FormatPrinter *state, const FormatElement *element) {
  StringRef text = element->text;
  if (!is_muted(state, element)) {
    bool has_blank = format_literal_has_blank(state->blanks, text);
    asm_text(state->printer, has_blank ? " " : "");
    stream_text(asm_stream(state->printer), text);
  }
  state->blanks = format_blanks_behind(text);
}

static void print_space(FormatPrinter *state, const FormatElement *element) {
  bool is_blank = string_ref_equals(element->text, STR(" "));
  bool is_line_end = element->text.size && !is_blank;
  if (!is_muted(state, element) && is_line_end)
    asm_newline(state->printer);
  else if (!is_muted(state, element))
    asm_text(state->printer, is_blank ? " " : "");
  state->blanks = (FormatBlanks){false, !is_blank};
}

/// The blank in front of anything but literals and dictionaries. Is the rest to
/// be printed?
static bool begin_variable(FormatPrinter *state, const FormatElement *element) {
  bool has_blank = format_variable_has_blank(state->blanks);
  state->blanks = (FormatBlanks){true, false};
  if (is_muted(state, element))
    return false;
  asm_text(state->printer, has_blank ? " " : "");
  return true;
}

// --- variables ---------------------------------------------------------------

static void print_target_types(FormatPrinter *state, FormatTarget target) {
  unsigned first, count;
  target_range(state->op, target, &first, &count);
  if (target.is_result)
    asm_result_types(state->printer, state->op, first, count);
  else
    asm_operand_types(state->printer, state->op, first, count);
}

static void print_function_type(FormatPrinter *state,
                                const FormatElement *element) {
  unsigned first, count;
  target_range(state->op, element->second, &first, &count);
  asm_text(state->printer, "(");
  print_target_types(state, element->first);
  asm_text(state->printer, ") -> ");
  bool is_bare =
      count == 1 && !type_as_function(op_result_type(state->op, first));
  asm_text(state->printer, is_bare ? "" : "(");
  print_target_types(state, element->second);
  asm_text(state->printer, is_bare ? "" : ")");
}

/// `[1, 2]`.
static void print_integers(AsmPrinter *printer, const Attribute *attr) {
  asm_text(printer, "[");
  for (size_t i = 0; i < asm_integers_size(attr); i++) {
    asm_text(printer, i ? ", " : "");
    stream_int(asm_stream(printer), asm_integer_at(attr, i));
  }
  asm_text(printer, "]");
}

/// `<read, write>`.
static void print_flags(AsmPrinter *printer, const DialectAttr *flags) {
  const AttrDef *def = flags->def;
  asm_text(printer, "<");
  asm_flags(printer, def->cases, def->num_cases, flags->value,
            def->separator ? def->separator : ", ");
  asm_text(printer, ">");
}

static void print_prop(FormatPrinter *state, unsigned index) {
  AsmPrinter *printer = state->printer;
  const Attribute *value = op_prop(state->op, index);
  const PropDef *prop = &state->op->def->props[index];
  const DenseArrayAttr *array = attr_as_dense_array(value);
  if (!asm_require(printer, value != NULL))
    return;
  const DialectAttr *flags = attr_as_dialect(value, NULL);
  if (flags && flags->def->shape == ATTR_SHAPE_FLAGS)
    print_flags(printer, flags);
  else if (flags && flags->def->shape == ATTR_SHAPE_STRUCT &&
           string_ref_equals(flags->def->name, prop->case_attr))
    asm_bare_attr(printer, value);
  else if (asm_prop_keyword(state->op, index).size)
    asm_keyword(printer, state->op, index);
  else if (format_prop_is_any(asm_context(printer), prop))
    asm_attr(printer, value);
  else if (array && (!array->size || type_as_integer(array->element)))
    print_integers(printer, value);
  else
    asm_attr_without_type(printer, value);
}

/// Leaves the rest of the format for after `region`.
static void print_region(FormatPrinter *state, const FormatElement *element,
                         const Region *region) {
  const Operation *last = region->last ? region->last->last : NULL;
  bool hides_terminator =
      (state->op->def->traits & TRAIT_IMPLICIT_TERMINATOR) && last &&
      !last->attrs && !last->num_operands && !last->num_results;
  asm_region(state->printer, region,
             REGION_WITH_ENTRY_LABEL |
                 (hides_terminator ? REGION_WITHOUT_TERMINATOR : 0));
  state->from = element->next;
}

static void print_comma(AsmPrinter *printer, const Operation *op) {
  (void)op;
  asm_text(printer, ", ");
}

static void print_regions(FormatPrinter *state, const FormatElement *element) {
  for (unsigned i = 0; i < state->op->num_regions; i++) {
    if (i)
      asm_then(state->printer, state->op, print_comma);
    print_region(state, element, op_region(state->op, i));
  }
}

static void print_successors(FormatPrinter *state, unsigned first,
                             unsigned count) {
  for (unsigned i = first; i < first + count; i++) {
    asm_text(state->printer, i > first ? ", " : "");
    asm_block(state->printer, op_successor(state->op, i));
  }
}

/// True: what is left waits for regions.
static bool print_variable(FormatPrinter *state, const FormatElement *element) {
  const Operation *op = state->op;
  unsigned region = state->next_region, successor = state->next_successor;
  state->next_region += element->kind == FORMAT_REGION;
  state->next_successor += element->kind == FORMAT_SUCCESSOR;
  if (format_is_elided(asm_context(state->printer), op->def, element,
                       state->group))
    return false;
  if (!begin_variable(state, element))
    return false;
  unsigned first, count;
  switch (element->kind) {
  case FORMAT_OPERANDS:
    target_range(op, element->first, &first, &count);
    asm_operands(state->printer, op, first, count);
    break;
  case FORMAT_PROP:
    print_prop(state, element->prop);
    break;
  case FORMAT_SYMBOL:
    asm_symbol(state->printer, attr_string_value(op_prop(op, element->prop)));
    break;
  case FORMAT_REGION:
    if (asm_require(state->printer, region < op->num_regions))
      print_region(state, element, op_region(op, region));
    return true;
  case FORMAT_REGIONS:
    print_regions(state, element);
    return op->num_regions > 0;
  case FORMAT_SUCCESSOR:
    if (asm_require(state->printer, successor < op->num_successors))
      print_successors(state, successor, 1);
    break;
  case FORMAT_SUCCESSORS:
    print_successors(state, 0, op->num_successors);
    break;
  case FORMAT_TYPES:
    print_target_types(state, element->first);
    break;
  case FORMAT_FUNCTION_TYPE:
    print_function_type(state, element);
    break;
  case FORMAT_PROP_DICT:
    asm_prop_dict(state->printer, op, format_named_props(op->def));
    break;
  case FORMAT_END:
  case FORMAT_LITERAL:
  case FORMAT_SPACE:
  case FORMAT_SAME_TYPES:
  case FORMAT_ATTR_DICT:
  case FORMAT_ATTR_DICT_KEYWORD:
  case FORMAT_OPEN:
  case FORMAT_ELSE:
  case FORMAT_CLOSE:
  case FORMAT_OILIST:
  case FORMAT_OR:
  case FORMAT_OILIST_END:
  case FORMAT_NAME:
  case FORMAT_WORD:
    break;
  }
  return false;
}

static void print_dictionary(FormatPrinter *state,
                             const FormatElement *element) {
  state->blanks.is_after_punctuation = false;
  if (is_muted(state, element))
    return;
  uint64_t written = format_written_props(state->op->def);
  if (element->kind == FORMAT_ATTR_DICT)
    asm_attr_dict(state->printer, state->op, written);
  else
    asm_attr_dict_with_keyword(state->printer, state->op, written);
}

// --- groups ------------------------------------------------------------------

static void open_group(FormatPrinter *state, const FormatElement *element) {
  state->group = element->next;
  state->group_blanks = state->blanks;
  if (state->left_out) {
    state->left_out++;
    return;
  }
  const OpDef *def = state->op->def;
  FormatElement anchor = format_anchor(def, element->next);
  bool is_of_else = anchor.at > format_part_end(def, element->next).at;
  state->left_out = is_present(state->op, &anchor) == is_of_else;
}

/// At a word that begins the other part of a group, or the next clause: what
/// was left out is printed from here on, and the other way round.
static void turn_group(FormatPrinter *state, bool is_printed) {
  if (state->left_out <= 1)
    state->left_out = !is_printed;
}

/// True: what is left waits for regions.
static bool print_element(FormatPrinter *state, const FormatElement *element) {
  switch (element->kind) {
  case FORMAT_LITERAL:
    print_literal(state, element);
    return false;
  case FORMAT_SPACE:
    print_space(state, element);
    return false;
  case FORMAT_ATTR_DICT:
  case FORMAT_ATTR_DICT_KEYWORD:
    print_dictionary(state, element);
    return false;
  case FORMAT_OPEN:
    open_group(state, element);
    return false;
  case FORMAT_ELSE:
    state->blanks = state->group_blanks;
    turn_group(state, state->left_out == 1);
    return false;
  case FORMAT_CLOSE:
    state->left_out -= state->left_out > 0;
    state->group = NULL;
    return false;
  case FORMAT_OILIST:
  case FORMAT_OR:
    state->group = element->next;
    turn_group(state, clause_is_present(state->op, element->next));
    return false;
  case FORMAT_OILIST_END:
    state->left_out = 0;
    state->group = NULL;
    return false;
  case FORMAT_END:
  case FORMAT_SAME_TYPES:
  case FORMAT_NAME:
  case FORMAT_WORD:
    return false;
  case FORMAT_OPERANDS:
  case FORMAT_PROP:
  case FORMAT_SYMBOL:
  case FORMAT_REGION:
  case FORMAT_REGIONS:
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSORS:
  case FORMAT_TYPES:
  case FORMAT_FUNCTION_TYPE:
  case FORMAT_PROP_DICT:
    break;
  }
  return print_variable(state, element);
}

/// From `from` on, up to a region.
static void print_from(AsmPrinter *printer, const Operation *op,
                       const char *from) {
  FormatPrinter state = {
      .printer = printer, .op = op, .from = from, .blanks = {true, false}};
  for (const char *at = op->def->format;;) {
    FormatElement element = format_element(op->def, at);
    if (element.kind == FORMAT_END)
      return;
    if (print_element(&state, &element)) {
      asm_then_step(printer, op, (unsigned)(element.next - op->def->format),
                    print_rest);
      return;
    }
    at = element.next;
  }
}

static void print_rest(AsmPrinter *printer, const Operation *op) {
  print_from(printer, op, op->def->format + asm_step(printer));
}

void print_shape_format(AsmPrinter *printer, const Operation *op) {
  bool is_whole = op->num_props == op->def->num_props &&
                  (op->def->num_regions == COUNT_VARIADIC ||
                   op->num_regions == op->def->num_regions);
  if (asm_require(printer, is_whole))
    print_from(printer, op, op->def->format);
}

// SPDX-License-Identifier: Apache-2.0
// The shape whose operations each spell their syntax out, see asm_format.h.
// Blanks stand where mlir's generated printers put them: whether an element has
// one in front depends on the elements before it, printed or not.
//
// What stands after a region is printed by a later call, which walks the
// format again up to there without printing.
#include "ir/op_attrs.h"
#include "ir/print/asm_printer.h"
#include "ir/print/print_format.h"
#include "ir/syntax/asm_format.h"

typedef struct FormatPrinter {
  AsmPrinter *printer;
  const Operation *op;
  const char *from;  ///< Elements before it were printed before.
  const char *group; ///< Innermost one, after its bracket.
  unsigned left_out; ///< Depth of groups that are not printed.
  unsigned next_region;
  unsigned next_successor;
  FormatBlanks blanks;
  FormatBlanks group_blanks; ///< As they were when the group began.
  bool is_custom;            ///< Between `custom[` and `]`.
  bool has_arguments;        ///< Those of the next region were printed.
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

/// How many successors the format has in front of `element`.
static unsigned successors_before(const OpDef *def,
                                  const FormatElement *element) {
  unsigned count = 0;
  for (const char *at = def->format; at < element->at;) {
    FormatElement before = format_element(def, at);
    count += before.at < element->at && before.kind == FORMAT_SUCCESSOR;
    at = before.next;
  }
  return count;
}

/// The first operation of the only region, or NULL.
static const Operation *inner_operation(const Operation *op) {
  const Region *region = op->num_regions ? op_region(op, 0) : NULL;
  return region && region->first ? region->first->first : NULL;
}

/// Is there something for the element to print?
static bool is_present(const Operation *op, const FormatElement *element) {
  switch (element->kind) {
  case FORMAT_PROP: {
    const Attribute *value = op_prop(op, element->prop);
    const PropDef *prop = &op->def->props[element->prop];
    return value && !(prop->is_default && prop->is_default(value));
  }
  case FORMAT_OPERANDS:
  case FORMAT_TYPES:
  case FORMAT_LISTED_TYPES:
  case FORMAT_TYPE_PAIR:
  case FORMAT_BARE_TYPE:
    return !target_is_empty(op, element->first);
  case FORMAT_FUNCTION_TYPE:
    return !target_is_empty(op, element->first) ||
           !target_is_empty(op, element->second);
  case FORMAT_RESULT_COUNT:
    return op->num_results > 0;
  case FORMAT_REGION:
  case FORMAT_REGIONS:
    return !regions_are_empty(op);
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSOR_TWICE:
    return op->num_successors > successors_before(op->def, element);
  case FORMAT_SUCCESSORS:
    return op->num_successors > 0;
  case FORMAT_INNER_OPERATION: {
    const Operation *inner = inner_operation(op);
    return inner && string_ref_equals(inner->def->name, element->text);
  }
  case FORMAT_END:
  case FORMAT_LITERAL:
  case FORMAT_SPACE:
  case FORMAT_SAME_TYPES:
  case FORMAT_ATTR_DICT:
  case FORMAT_ATTR_DICT_KEYWORD:
  case FORMAT_UNWRITTEN_DICT:
  case FORMAT_TRAIT_DICT:
  case FORMAT_MASKED_OPERATION:
  case FORMAT_PROP_DICT:
  case FORMAT_INDEX_ARGUMENTS:
  case FORMAT_TYPED_ARGUMENT:
  case FORMAT_SUM:
  case FORMAT_CASES:
  case FORMAT_GENERIC_OPERATION:
  case FORMAT_TRAILING_LOCATION:
  case FORMAT_RESULT_NAMES:
  case FORMAT_READ_ONLY:
  case FORMAT_OPEN:
  case FORMAT_ELSE:
  case FORMAT_CLOSE:
  case FORMAT_OILIST:
  case FORMAT_OR:
  case FORMAT_OILIST_END:
  case FORMAT_NAME:
  case FORMAT_WORD:
  case FORMAT_CUSTOM:
  case FORMAT_CUSTOM_END:
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
    bool has_blank =
        !state->is_custom && format_literal_has_blank(state->blanks, text);
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
  bool has_blank =
      !state->is_custom && format_variable_has_blank(state->blanks);
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

/// `(%a, %b), ()` of operands in groups, or of their types.
static void print_groups(FormatPrinter *state, FormatTarget target,
                         bool are_types) {
  const Operation *op = state->op;
  const Attribute *sizes = op_prop(op, op->def->groups_prop - 1u);
  unsigned first, count;
  target_range(op, target, &first, &count);
  unsigned end = first + count;
  for (size_t i = 0; sizes && i < asm_integers_size(sizes); i++) {
    int64_t size = asm_integer_at(sizes, i);
    if (!asm_require(state->printer, size >= 0 && size <= end - first))
      return;
    asm_text(state->printer, i ? ", (" : "(");
    if (are_types)
      asm_operand_types(state->printer, op, first, (unsigned)size);
    else
      asm_operands(state->printer, op, first, (unsigned)size);
    asm_text(state->printer, ")");
    first += (unsigned)size;
  }
  asm_require(state->printer, first == end);
}

/// One type of results, or several in parentheses.
static void print_listed_types(FormatPrinter *state, FormatTarget target) {
  unsigned first, count;
  target_range(state->op, target, &first, &count);
  bool is_bare =
      count == 1 && !type_as_function(op_result_type(state->op, first));
  asm_text(state->printer, is_bare ? "" : "(");
  print_target_types(state, target);
  asm_text(state->printer, is_bare ? "" : ")");
}

static void print_function_type(FormatPrinter *state,
                                const FormatElement *element) {
  asm_text(state->printer, "(");
  print_target_types(state, element->first);
  asm_text(state->printer, ") -> ");
  print_listed_types(state, element->second);
}

/// Leaves the rest of the format for after `region`.
static void print_region(FormatPrinter *state, const FormatElement *element,
                         const Region *region) {
  bool has_label = element->kind == FORMAT_REGIONS ||
                   (element->kind == FORMAT_REGION && !state->has_arguments &&
                    element->first.index == FORMAT_ALL);
  const Operation *last = region->last ? region->last->last : NULL;
  bool hides_terminator =
      (state->op->def->traits & TRAIT_IMPLICIT_TERMINATOR) && last &&
      !last->attrs && !last->num_operands && !last->num_results;
  asm_region(state->printer, region,
             (has_label ? REGION_WITH_ENTRY_LABEL : 0) |
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

/// `%a, %b`, or `%a: T`, of the first region.
static void print_arguments(FormatPrinter *state, bool is_typed) {
  const Region *region =
      state->op->num_regions ? op_region(state->op, 0) : NULL;
  if (!asm_require(state->printer, region && region->first))
    return;
  const Block *block = region->first;
  if (is_typed) {
    if (asm_require(state->printer, block->num_arguments == 1))
      asm_region_argument(state->printer, block->arguments[0], NULL);
    return;
  }
  for (unsigned i = 0; i < block->num_arguments; i++) {
    asm_text(state->printer, i ? ", " : "");
    asm_operand(state->printer, block_argument(block, i));
    asm_argument_location(state->printer, block->arguments[i]);
  }
}

/// The line in front of region `asm_step`.
static void print_case(AsmPrinter *printer, const Operation *op) {
  unsigned index = asm_step(printer);
  FormatElement cases = format_element(op->def, op->def->format);
  while (cases.kind != FORMAT_CASES)
    cases = format_element(op->def, cases.next);
  const Attribute *numbers = op_prop(op, cases.prop);
  if (!asm_require(printer, numbers && index < asm_integers_size(numbers)))
    return;
  asm_newline(printer);
  asm_text(printer, "case ");
  stream_int(asm_stream(printer), asm_integer_at(numbers, index));
  asm_text(printer, " ");
}

static void print_cases(FormatPrinter *state, const FormatElement *element) {
  for (unsigned i = 0; i < state->op->num_regions; i++) {
    asm_then_step(state->printer, state->op, i, print_case);
    print_region(state, element, op_region(state->op, i));
  }
}

static void print_inner_operation(FormatPrinter *state) {
  const Operation *inner = inner_operation(state->op);
  if (asm_require(state->printer, inner != NULL))
    asm_generic_operation(state->printer, inner);
}

/// `{ … }`; upstream leaves all but the first operation out.
static void print_masked_operation(FormatPrinter *state) {
  const Operation *inner = inner_operation(state->op);
  asm_text(state->printer, "{ ");
  if (asm_require(state->printer, inner != NULL))
    asm_inner_operation(state->printer, inner);
  asm_text(state->printer, " }");
}

static void print_successors(FormatPrinter *state, unsigned first,
                             unsigned count) {
  for (unsigned i = first; i < first + count; i++) {
    asm_text(state->printer, i > first ? ", " : "");
    asm_block(state->printer, op_successor(state->op, i));
  }
}

/// `4 = 5`.
static void print_sum(FormatPrinter *state, const FormatElement *element) {
  int64_t number, other;
  if (!asm_require(
          state->printer,
          attr_integer_value(op_prop(state->op, element->prop), &number) &&
              attr_integer_value(op_prop(state->op, element->other_prop),
                                 &other)))
    return;
  stream_int(asm_stream(state->printer), number);
  asm_text(state->printer, " = ");
  uint64_t sum = (uint64_t)number + (uint64_t)other; // It may wrap.
  stream_int(asm_stream(state->printer), (int64_t)sum);
}

static void print_operands(FormatPrinter *state, FormatTarget target) {
  unsigned first, count;
  target_range(state->op, target, &first, &count);
  if (format_has_groups(state->op->def, target))
    print_groups(state, target, false);
  else
    asm_operands(state->printer, state->op, first, count);
}

static void print_bare_type(FormatPrinter *state, FormatTarget target) {
  unsigned first, count;
  target_range(state->op, target, &first, &count);
  if (asm_require(state->printer, count == 1))
    asm_bare_type(state->printer, op_operand_type(state->op, first));
}

static void print_types(FormatPrinter *state, FormatTarget target) {
  if (format_has_groups(state->op->def, target))
    print_groups(state, target, true);
  else
    print_target_types(state, target);
}

/// What has regions in it: `region` is the number of the next one. True: what
/// is left waits for regions.
static bool print_with_regions(FormatPrinter *state,
                               const FormatElement *element, unsigned region) {
  const Operation *op = state->op;
  if (element->kind == FORMAT_GENERIC_OPERATION) {
    print_inner_operation(state);
    return true;
  }
  if (element->kind == FORMAT_REGION) {
    if (asm_require(state->printer, region < op->num_regions))
      print_region(state, element, op_region(op, region));
    return true;
  }
  if (element->kind == FORMAT_CASES)
    print_cases(state, element);
  else
    print_regions(state, element);
  return op->num_regions > 0;
}

/// `region` and `successor`: numbers of the next ones. True: what is left waits
/// for regions.
static bool print_value(FormatPrinter *state, const FormatElement *element,
                        unsigned region, unsigned successor) {
  const Operation *op = state->op;
  switch (element->kind) {
  case FORMAT_OPERANDS:
    print_operands(state, element->first);
    break;
  case FORMAT_PROP:
    format_print_prop(state->printer, op, element);
    break;
  case FORMAT_INDEX_ARGUMENTS:
  case FORMAT_TYPED_ARGUMENT:
    print_arguments(state, element->kind == FORMAT_TYPED_ARGUMENT);
    state->has_arguments = true;
    break;
  case FORMAT_SUM:
    print_sum(state, element);
    break;
  case FORMAT_CASES:
  case FORMAT_GENERIC_OPERATION:
  case FORMAT_REGION:
  case FORMAT_REGIONS:
    return print_with_regions(state, element, region);
  case FORMAT_INNER_OPERATION:
    stream_text(asm_stream(state->printer), element->text);
    break;
  case FORMAT_MASKED_OPERATION:
    print_masked_operation(state);
    break;
  case FORMAT_RESULT_COUNT:
    stream_uint(asm_stream(state->printer), op->num_results);
    break;
  case FORMAT_READ_ONLY:
    asm_fail(state->printer);
    break;
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSOR_TWICE:
    if (asm_require(state->printer, successor < op->num_successors))
      print_successors(state, successor, 1);
    break;
  case FORMAT_SUCCESSORS:
    print_successors(state, 0, op->num_successors);
    break;
  case FORMAT_TYPES:
    print_types(state, element->first);
    break;
  case FORMAT_TYPE_PAIR:
    print_target_types(state, element->first);
    asm_text(state->printer, ", ");
    print_target_types(state, element->second);
    break;
  case FORMAT_LISTED_TYPES:
    print_listed_types(state, element->first);
    break;
  case FORMAT_BARE_TYPE:
    print_bare_type(state, element->first);
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
  case FORMAT_UNWRITTEN_DICT:
  case FORMAT_TRAIT_DICT:
  case FORMAT_RESULT_NAMES:
  case FORMAT_TRAILING_LOCATION:
  case FORMAT_OPEN:
  case FORMAT_ELSE:
  case FORMAT_CLOSE:
  case FORMAT_OILIST:
  case FORMAT_OR:
  case FORMAT_OILIST_END:
  case FORMAT_NAME:
  case FORMAT_WORD:
  case FORMAT_CUSTOM:
  case FORMAT_CUSTOM_END:
    break;
  }
  return false;
}

/// True: what is left waits for regions.
static bool print_variable(FormatPrinter *state, const FormatElement *element) {
  unsigned region = state->next_region, successor = state->next_successor;
  state->next_region += element->kind == FORMAT_REGION;
  state->next_successor += element->kind == FORMAT_SUCCESSOR;
  return !format_is_elided(asm_context(state->printer), state->op->def, element,
                           state->group) &&
         begin_variable(state, element) &&
         print_value(state, element, region, successor);
}

/// Do the results bear the names that property `prop` says?
static bool names_are_shown(const FormatPrinter *state, unsigned prop) {
  const ArrayAttr *names = attr_as_array(op_prop(state->op, prop));
  if (!names || names->size != state->op->num_results)
    return false;
  for (size_t i = 0; i < names->size; i++)
    if (!attr_as_string(names->elements[i]) ||
        !asm_value_is_called(state->printer, op_result(state->op, i),
                             attr_string_value(names->elements[i])))
      return false;
  return true;
}

/// The properties that are not to stand in the dictionary.
static uint64_t written_props(const FormatPrinter *state) {
  const OpDef *def = state->op->def;
  uint64_t mask = format_written_props(def);
  for (const char *at = def->format; format_names_results(def);) {
    FormatElement element = format_element(def, at);
    if (element.kind == FORMAT_RESULT_NAMES) {
      bool is_shown = names_are_shown(state, element.prop);
      return mask | (is_shown ? PROP_BIT(element.prop) : 0);
    }
    at = element.next;
  }
  return mask;
}

static void print_dictionary(FormatPrinter *state,
                             const FormatElement *element) {
  state->blanks.is_after_punctuation = false;
  if (is_muted(state, element))
    return;
  uint64_t written = written_props(state);
  if (element->kind == FORMAT_TRAIT_DICT)
    asm_trait_dict(state->printer, state->op);
  else if (element->kind == FORMAT_ATTR_DICT)
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
  case FORMAT_TRAIT_DICT:
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
  case FORMAT_CUSTOM:
    state->is_custom = begin_variable(state, element);
    return false;
  case FORMAT_CUSTOM_END:
    state->is_custom = false;
    state->blanks = (FormatBlanks){true, false};
    return false;
  case FORMAT_END:
  case FORMAT_SAME_TYPES:
  case FORMAT_UNWRITTEN_DICT:
  case FORMAT_NAME:
  case FORMAT_WORD:
  case FORMAT_RESULT_NAMES:
  case FORMAT_TRAILING_LOCATION:
    return false;
  case FORMAT_OPERANDS:
  case FORMAT_PROP:
  case FORMAT_INDEX_ARGUMENTS:
  case FORMAT_TYPED_ARGUMENT:
  case FORMAT_SUM:
  case FORMAT_CASES:
  case FORMAT_GENERIC_OPERATION:
  case FORMAT_INNER_OPERATION:
  case FORMAT_MASKED_OPERATION:
  case FORMAT_RESULT_COUNT:
  case FORMAT_READ_ONLY:
  case FORMAT_REGION:
  case FORMAT_REGIONS:
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSOR_TWICE:
  case FORMAT_SUCCESSORS:
  case FORMAT_BARE_TYPE:
  case FORMAT_LISTED_TYPES:
  case FORMAT_TYPE_PAIR:
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

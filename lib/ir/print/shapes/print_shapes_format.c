// SPDX-License-Identifier: Apache-2.0
// The shape for operations with a format, see asm_format.h. Blanks are where
// mlir's generated printers put them: whether an element has one in front
// depends on the elements before it, printed or not.
//
// What follows a region is printed by a later call, which begins there.
#include "ir/definitions/prop_def.h"
#include "ir/op_attrs.h"
#include "ir/print/asm_printer.h"
#include "ir/print/print_format.h"
#include "ir/syntax/asm_format.h"
#include "ir/syntax/op_syntax.h"

typedef struct FormatPrinter {
  AsmPrinter *printer;
  const Operation *op;
  const AsmFormat *format;
} FormatPrinter;

static ShapePrinter print_rest;

// --- what is there -----------------------------------------------------------

static void target_range(const Operation *op, FormatTarget target,
                         unsigned *first, unsigned *count) {
  *first = 0;
  *count = target.is_result ? op->num_results : op->num_operands;
  if (target.index == FORMAT_ALL)
    return;
  if (target.is_single && target.index < *count) {
    *first = target.index;
    *count = 1;
    return;
  }
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

/// The first operation of the only region, or NULL.
static const Operation *inner_operation(const Operation *op) {
  const Region *region = op->num_regions ? op_region(op, 0) : NULL;
  return region && region->first ? region->first->first : NULL;
}

/// Does the element have something to print?
static bool is_present(const Operation *op, const FormatElement *element) {
  switch (element->kind) {
  case FORMAT_PROP: {
    const Attribute *value = op_prop(op, element->prop);
    const PropDef *prop = &op->def->props[element->prop];
    return value && !prop_is_default(prop, value);
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
  case FORMAT_REGION:
  case FORMAT_REGIONS:
    return !regions_are_empty(op);
  case FORMAT_SUCCESSOR:
    return op->num_successors > element->number;
  case FORMAT_SUCCESSORS:
    return op->num_successors > 0;
  case FORMAT_CUSTOM:
    return element->first.index != FORMAT_ALL &&
           !target_is_empty(op, element->first);
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
  case FORMAT_OPEN:
  case FORMAT_ELSE:
  case FORMAT_CLOSE:
  case FORMAT_OILIST:
  case FORMAT_OR:
  case FORMAT_OILIST_END:
    break;
  }
  return false;
}

/// Is any part of the clause at `opener` present?
static bool clause_is_present(const FormatPrinter *state,
                              const FormatElement *opener) {
  const FormatElement *end = &state->format->elements[opener->end];
  for (const FormatElement *element = opener + 1; element < end; element++)
    if (is_present(state->op, element))
      return true;
  return false;
}

static void print_space(FormatPrinter *state, const FormatElement *element) {
  if (string_ref_equals(element->text, STR(" ")))
    asm_text(state->printer, " ");
  else if (element->text.size)
    asm_newline(state->printer);
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

/// A single type of results, or several in parentheses.
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

/// Leaves the rest of the format until after `region`.
static void print_region(FormatPrinter *state, const Region *region) {
  const Operation *last = region->last ? region->last->last : NULL;
  bool hides_terminator =
      (state->op->def->traits & TRAIT_IMPLICIT_TERMINATOR) && last &&
      !last->attrs && !last->num_operands && !last->num_results;
  asm_region(state->printer, region,
             REGION_WITH_ENTRY_LABEL |
                 (hides_terminator ? REGION_WITHOUT_TERMINATOR : 0));
}

static void print_comma(AsmPrinter *printer, const Operation *op) {
  (void)op;
  asm_text(printer, ", ");
}

static void print_regions(FormatPrinter *state) {
  for (unsigned i = 0; i < state->op->num_regions; i++) {
    if (i)
      asm_then(state->printer, state->op, print_comma);
    print_region(state, op_region(state->op, i));
  }
}

/// `{ … }`; upstream prints only the first operation.
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

/// Elements that may print regions. True: the rest waits for regions.
static bool print_with_regions(FormatPrinter *state,
                               const FormatElement *element) {
  const Operation *op = state->op;
  if (element->kind == FORMAT_CUSTOM) {
    assert(op->def->syntax); // format_check has seen to it.
    op->def->syntax->print(state->printer, op);
    return true;
  }
  if (element->kind == FORMAT_REGION) {
    if (asm_require(state->printer, element->number < op->num_regions))
      print_region(state, op_region(op, element->number));
    return true;
  }
  print_regions(state);
  return op->num_regions > 0;
}

/// All elements but literals, dictionaries and brackets. True: the rest waits
/// for regions.
static bool print_value(FormatPrinter *state, const FormatElement *element) {
  const Operation *op = state->op;
  switch (element->kind) {
  case FORMAT_OPERANDS:
    print_operands(state, element->first);
    break;
  case FORMAT_PROP:
    format_print_prop(state->printer, op, element);
    break;
  case FORMAT_CUSTOM:
  case FORMAT_REGION:
  case FORMAT_REGIONS:
    return print_with_regions(state, element);
  case FORMAT_MASKED_OPERATION:
    print_masked_operation(state);
    break;
  case FORMAT_SUCCESSOR:
    if (asm_require(state->printer, element->number < op->num_successors))
      print_successors(state, element->number, 1);
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
    asm_prop_dict(state->printer, op, state->format->named_props);
    break;
  case FORMAT_END:
  case FORMAT_LITERAL:
  case FORMAT_SPACE:
  case FORMAT_SAME_TYPES:
  case FORMAT_ATTR_DICT:
  case FORMAT_ATTR_DICT_KEYWORD:
  case FORMAT_UNWRITTEN_DICT:
  case FORMAT_TRAIT_DICT:
  case FORMAT_OPEN:
  case FORMAT_ELSE:
  case FORMAT_CLOSE:
  case FORMAT_OILIST:
  case FORMAT_OR:
  case FORMAT_OILIST_END:
    break;
  }
  return false;
}

// --- groups ------------------------------------------------------------------

/// The element that follows the bracket `opener`: the next one, or the one
/// after the part of the group that is not printed.
static const FormatElement *enter_group(const FormatPrinter *state,
                                        const FormatElement *opener) {
  const FormatElement *elements = state->format->elements;
  assert(opener->anchor && opener->end < state->format->size);
  bool is_present_now = is_present(state->op, &elements[opener->anchor]);
  return is_present_now != opener->is_else_anchor ? opener + 1
                                                  : &elements[opener->end + 1];
}

/// As enter_group, for a clause of an oilist.
static const FormatElement *enter_clause(const FormatPrinter *state,
                                         const FormatElement *opener) {
  return clause_is_present(state, opener)
             ? opener + 1
             : &state->format->elements[opener->end];
}

/// Prints the element and returns the next one. NULL: the rest waits for
/// regions.
static const FormatElement *print_element(FormatPrinter *state,
                                          const FormatElement *element) {
  if (element->has_blank)
    asm_text(state->printer, " ");
  switch (element->kind) {
  case FORMAT_LITERAL:
    stream_text(asm_stream(state->printer), element->text);
    break;
  case FORMAT_SPACE:
    print_space(state, element);
    break;
  case FORMAT_ATTR_DICT:
    asm_attr_dict(state->printer, state->op, state->format->written_props);
    break;
  case FORMAT_ATTR_DICT_KEYWORD:
    asm_attr_dict_with_keyword(state->printer, state->op,
                               state->format->written_props);
    break;
  case FORMAT_TRAIT_DICT:
    asm_trait_dict(state->printer, state->op);
    break;
  case FORMAT_OPEN:
    return enter_group(state, element);
  case FORMAT_ELSE:
    return &state->format->elements[element->end + 1];
  case FORMAT_OILIST:
  case FORMAT_OR:
    return enter_clause(state, element);
  case FORMAT_CLOSE:
  case FORMAT_OILIST_END:
  case FORMAT_END:
  case FORMAT_SAME_TYPES:
  case FORMAT_UNWRITTEN_DICT:
    break;
  case FORMAT_OPERANDS:
  case FORMAT_PROP:
  case FORMAT_CUSTOM:
  case FORMAT_MASKED_OPERATION:
  case FORMAT_REGION:
  case FORMAT_REGIONS:
  case FORMAT_SUCCESSOR:
  case FORMAT_SUCCESSORS:
  case FORMAT_BARE_TYPE:
  case FORMAT_LISTED_TYPES:
  case FORMAT_TYPE_PAIR:
  case FORMAT_TYPES:
  case FORMAT_FUNCTION_TYPE:
  case FORMAT_PROP_DICT:
    if (!element->is_elided && print_value(state, element))
      return NULL;
    break;
  }
  return element + 1;
}

/// Prints from element `index` on, up to a region.
static void print_from(AsmPrinter *printer, const Operation *op,
                       const AsmFormat *format, unsigned index) {
  assert(index < format->size);
  FormatPrinter state = {.printer = printer, .op = op, .format = format};
  const FormatElement *element = &format->elements[index];
  while (element->kind != FORMAT_END) {
    const FormatElement *next = print_element(&state, element);
    if (!next) {
      unsigned rest = (unsigned)(element + 1 - format->elements);
      asm_then_step(printer, op, rest, print_rest);
      return;
    }
    element = next;
  }
}

static void print_rest(AsmPrinter *printer, const Operation *op) {
  print_from(printer, op, format_of(printer, op->def), asm_step(printer));
}

void print_shape_format(AsmPrinter *printer, const Operation *op) {
  const AsmFormat *format = format_of(printer, op->def);
  bool is_whole = format && op->num_props == op->def->num_props &&
                  (op->def->num_regions == COUNT_VARIADIC ||
                   op->num_regions == op->def->num_regions);
  if (asm_require(printer, is_whole))
    print_from(printer, op, format, 0);
}

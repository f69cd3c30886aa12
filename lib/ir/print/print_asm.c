// SPDX-License-Identifier: Apache-2.0
// The functions that shape printers write with: values, types, attributes,
// keywords, successors and regions.
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/print/alias_internal.h"
#include "ir/print/printer_internal.h"

Stream *asm_stream(AsmPrinter *printer) { return printer->out; }

Context *asm_context(AsmPrinter *printer) { return printer->ctx; }

void asm_indentation(AsmPrinter *printer) {
  static const char blanks[SHORT_TEXT + 1] = "                                ";
  if (printer->indent <= SHORT_TEXT)
    stream_short(printer->out, blanks, printer->indent);
  else if (printer->indent <= 2 * MAX_INDENTED_LEVELS)
    stream_fill(printer->out, ' ', printer->indent);
}

void asm_newline(AsmPrinter *printer) {
  if (printer->is_collecting)
    return;
  stream_char(printer->out, '\n');
  asm_indentation(printer);
}

void asm_fail(AsmPrinter *printer) { printer->has_failed = true; }

bool asm_require(AsmPrinter *printer, bool holds) {
  printer->has_failed |= !holds;
  return holds;
}

bool asm_require_counts(AsmPrinter *printer, const Operation *op,
                        unsigned num_operands, unsigned num_results) {
  return asm_require(printer, op->num_operands == num_operands &&
                                  op->num_results == num_results);
}

// --- values and types --------------------------------------------------------

void asm_operand(AsmPrinter *printer, const Value *value) {
  if (!printer->is_collecting)
    names_print_value(printer->names, printer->out, value, true);
}

/// Are the `count` operands from `first` on there? Fails if not.
static bool check_operands(AsmPrinter *printer, const Operation *op,
                           unsigned first, unsigned count) {
  return asm_require(printer, first <= op->num_operands &&
                                  count <= op->num_operands - first);
}

void asm_operands(AsmPrinter *printer, const Operation *op, unsigned first,
                  unsigned count) {
  if (!check_operands(printer, op, first, count))
    return;
  if (printer->is_collecting)
    return;
  const Use *operands = op_operand_slots(op) + first;
  for (unsigned i = 0; i < count; i++) {
    if (i)
      stream_bytes(printer->out, ", ", 2);
    names_print_value(printer->names, printer->out, operands[i].value, true);
  }
}

/// Keeps the long text of a type, which is on one line.
static void keep_long_type(LongTypes *types, const Type *type, StringRef text) {
  enum { MAX_KEPT_TEXT = 4 << 20 };
  if (types->size + text.size > MAX_KEPT_TEXT)
    return;
  types->size += text.size;
  StringRef *kept = arena_alloc(&types->arena, sizeof *kept);
  *kept =
      string_ref(arena_copy(&types->arena, text.data, text.size), text.size);
  ptr_map_set(&types->texts, type, kept);
}

/// Prints a type that is not in `cached`, and remembers it there or among the
/// long ones.
static __attribute__((noinline)) void
print_new_type(AsmPrinter *printer, CachedType *cached, const Type *type) {
  if (printer->visits)
    aliases_visit(printer->aliases, (DataNode){.type = type}, false);
  size_t begin = printer->out->size;
  const StringRef *known = ptr_map_get(&printer->long_types.texts, type);
  if (known) {
    stream_text(printer->out, *known);
    return;
  }
  data_print_type(&printer->data, printer->out, type);
  size_t size = printer->out->size - begin;
  const char *text = printer->out->data + begin;
  if (memchr(text, '\n', size)) // Indented anew.
    return;
  if (size > MAX_CACHED_TYPE_TEXT) {
    keep_long_type(&printer->long_types, type, string_ref(text, size));
    return;
  }
  cached[1] = cached[0];
  cached->type = type;
  cached->size = (uint32_t)size;
  cached->alias_part = is_plain_type(type) ? 0 : printer->alias_part;
  memcpy(cached->text, text, size);
}

/// Each type has two places. The first is for the last one printed, so that two
/// types of one line do not displace each other.
static inline void print_type(AsmPrinter *printer, const Type *type) {
  uintptr_t hash = (uintptr_t)type >> 4;
  CachedType *cached =
      &printer->types[(hash ^ (hash >> 6)) % (NUM_CACHED_TYPES / 2) * 2];
  for (unsigned i = 0; i < 2; i++)
    if (cached[i].type == type &&
        asm_was_visited(printer, cached[i].alias_part)) {
      stream_short(printer->out, cached[i].text, cached[i].size);
      return;
    }
  print_new_type(printer, cached, type);
}

void asm_type(AsmPrinter *printer, const Type *type) {
  if (!type)
    stream_cstr(printer->out, "<<NULL TYPE>>");
  else if (printer->is_collecting)
    aliases_visit(printer->aliases, (DataNode){.type = type}, false);
  else
    print_type(printer, type);
}

void asm_colon_type(AsmPrinter *printer, const Type *type) {
  stream_bytes(printer->out, " : ", 3);
  asm_type(printer, type);
}

void asm_operand_types(AsmPrinter *printer, const Operation *op, unsigned first,
                       unsigned count) {
  if (!check_operands(printer, op, first, count))
    return;
  for (unsigned i = 0; i < count; i++) {
    if (i)
      stream_bytes(printer->out, ", ", 2);
    const Value *value = op_operand(op, first + i);
    asm_type(printer, value ? value->type : NULL);
  }
}

void asm_result_types(AsmPrinter *printer, const Operation *op, unsigned first,
                      unsigned count) {
  if (!asm_require(printer, first <= op->num_results &&
                                count <= op->num_results - first))
    return;
  for (unsigned i = 0; i < count; i++) {
    if (i)
      stream_bytes(printer->out, ", ", 2);
    asm_type(printer, op_result_type(op, first + i));
  }
}

void asm_functional_type(AsmPrinter *printer, const Operation *op,
                         unsigned first_operand) {
  stream_char(printer->out, '(');
  if (asm_require(printer, first_operand <= op->num_operands))
    asm_operand_types(printer, op, first_operand,
                      op->num_operands - first_operand);
  stream_bytes(printer->out, ") -> ", 5);
  bool has_parens =
      op->num_results != 1 || type_as_function(op->results[0].type) != NULL;
  if (has_parens)
    stream_char(printer->out, '(');
  asm_result_types(printer, op, 0, op->num_results);
  if (has_parens)
    stream_char(printer->out, ')');
}

// --- attributes --------------------------------------------------------------

/// Visits `attr` if visits are wanted. True if it is to be printed, too.
static bool visit_attr(AsmPrinter *printer, const Attribute *attr) {
  if (asm_visits(printer))
    aliases_visit(printer->aliases, (DataNode){.attr = attr}, false);
  return !printer->is_collecting;
}

void asm_attr(AsmPrinter *printer, const Attribute *attr) {
  if (!attr)
    asm_fail(printer);
  else if (visit_attr(printer, attr))
    data_print_attr(&printer->data, printer->out, attr, ATTR_WITH_TYPE);
}

void asm_bare_attr(AsmPrinter *printer, const Attribute *attr) {
  if (!attr_as_dialect(attr, NULL))
    asm_fail(printer);
  else if (visit_attr(printer, attr))
    data_print_bare_attr(&printer->data, printer->out, attr);
}

static bool has_parameters(const DialectType *type) {
  const AttrDef *params = type ? type->def->params : NULL;
  for (size_t i = 0; params && i < params->num_params; i++)
    if (dialect_attr_param(type->attr, params, (unsigned)i))
      return true;
  return false;
}

void asm_bare_type(AsmPrinter *printer, const Type *type) {
  if (printer->is_collecting || !has_parameters(type_as_dialect(type, NULL))) {
    asm_type(printer, type);
    return;
  }
  if (printer->visits)
    aliases_visit(printer->aliases, (DataNode){.type = type}, false);
  data_print_bare_attr(&printer->data, printer->out,
                       type_attr_get(printer->ctx, type));
}

void asm_attr_without_type(AsmPrinter *printer, const Attribute *attr) {
  if (!attr) {
    asm_fail(printer);
    return;
  }
  if (asm_visits(printer))
    aliases_visit_without_type(printer->aliases, attr);
  if (!printer->is_collecting)
    data_print_attr(&printer->data, printer->out, attr, ATTR_WITHOUT_TYPE);
}

void asm_array_elements(AsmPrinter *printer, const DenseArrayAttr *array) {
  stream_char(printer->out, '[');
  data_print_array_elements(printer->out, array);
  stream_char(printer->out, ']');
}

void asm_generic_operation(AsmPrinter *printer, const Operation *op) {
  print_generic_op(printer, op);
}

bool asm_value_is_called(AsmPrinter *printer, const Value *value,
                         StringRef name) {
  if (printer->is_collecting)
    return false; // There are no names yet, and no aliases in strings.
  Stream text = {0};
  names_print_value(printer->names, &text, value, true);
  bool is_called =
      string_ref_equals(string_ref_drop(stream_view(&text), 1), name);
  stream_free(&text);
  return is_called;
}

void asm_symbol(AsmPrinter *printer, StringRef name) {
  stream_char(printer->out, '@');
  symbol_print(printer->out, name);
}

// --- properties as keywords --------------------------------------------------

const Attribute *asm_prop(AsmPrinter *printer, const Operation *op,
                          unsigned index) {
  if (!asm_require(printer, index < op->num_props))
    return NULL;
  return op_prop(op, index);
}

static int find_prop(const OpDef *def, StringRef name) {
  for (int i = 0; i < def->num_props; i++)
    if (string_ref_equals(def->props[i].name, name))
      return i;
  return -1;
}

int asm_prop_index(AsmPrinter *printer, const Operation *op, const char *name) {
  uintptr_t hash = (uintptr_t)op->def / sizeof(OpDef) * 7 + (uintptr_t)name;
  CachedProp *cached = &printer->props[(hash ^ hash >> 6) % NUM_CACHED_NAMES];
  if (cached->def != op->def || cached->name != name)
    *cached = (CachedProp){op->def, name,
                           find_prop(op->def, string_ref_from_cstr(name))};
  bool is_there = cached->index < (int)op_num_known_props(op);
  return is_there ? cached->index : -1;
}

int asm_set_prop_index(AsmPrinter *printer, const Operation *op,
                       const char *name) {
  int index = asm_prop_index(printer, op, name);
  return index >= 0 && op_props(op)[index] ? index : -1;
}

bool asm_prop_number(const Attribute *attr, uint64_t *number) {
  const DialectAttr *dialect = attr_as_dialect(attr, NULL);
  if (dialect && dialect->def->num_cases) {
    *number = dialect->value;
    return true;
  }
  int64_t value;
  if (!attr_integer_value(attr, &value))
    return false;
  *number = (uint64_t)value;
  return true;
}

static StringRef case_keyword(const EnumCase *cases, size_t count,
                              uint64_t value) {
  for (size_t i = 0; i < count; i++)
    if (cases[i].value == value)
      return cases[i].keyword;
  return STR("");
}

StringRef asm_prop_keyword(const Operation *op, unsigned index) {
  if (index >= op_num_known_props(op))
    return STR("");
  const PropDef *prop = &op->def->props[index];
  const Attribute *shown = op_prop(op, index);
  if (!shown)
    shown = prop->default_value;
  uint64_t value;
  if (!asm_prop_number(shown, &value))
    return STR("");
  if (prop->cases)
    return case_keyword(prop->cases, prop->num_cases, value);
  const DialectAttr *attr = attr_as_dialect(shown, NULL);
  if (!attr)
    return STR("");
  return case_keyword(attr->def->cases, attr->def->num_cases, value);
}

void asm_keyword(AsmPrinter *printer, const Operation *op, unsigned index) {
  StringRef keyword = asm_prop_keyword(op, index);
  if (asm_require(printer, keyword.size != 0))
    stream_text(printer->out, keyword);
}

static bool is_several_flags(uint64_t value) {
  return (value & (value - 1)) != 0;
}

void asm_flags(AsmPrinter *printer, const EnumCase *cases, size_t num_cases,
               uint64_t number, const char *separator) {
  const char *before = "";
  for (unsigned pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < num_cases; i++) {
      uint64_t value = cases[i].value;
      if (!value || is_several_flags(value) != (pass == 0) ||
          (number & value) != value)
        continue;
      stream_cstr(printer->out, before);
      stream_text(printer->out, cases[i].keyword);
      before = separator;
      number &= ~value;
    }
  asm_require(printer, number == 0);
}

bool asm_type_is_wrapped(const Type *type) {
  return type && type_is_wrapped(type);
}

bool asm_op_is_wrapped(const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (op_operand(op, i) && asm_type_is_wrapped(op_operand_type(op, i)))
      return true;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (asm_type_is_wrapped(op_result_type(op, i)))
      return true;
  return false;
}

// --- successors and regions --------------------------------------------------

static void print_block_name(AsmPrinter *printer, const Block *block) {
  if (!printer->is_collecting)
    names_print_block(printer->names, printer->out, block);
}

void asm_block(AsmPrinter *printer, const Block *block) {
  names_print_block(printer->names, printer->out, block);
}

void asm_successor(AsmPrinter *printer, const Operation *op, unsigned index) {
  if (!asm_require(printer, index < op->num_successors))
    return;
  print_block_name(printer, op_successor(op, index));
  unsigned first = 0, count = op->num_operands;
  if (op->def->successor_operands)
    op->def->successor_operands(op, index, &first, &count);
  else
    asm_require(printer, op->num_successors == 1);
  if (!count)
    return;
  stream_char(printer->out, '(');
  asm_operands(printer, op, first, count);
  stream_bytes(printer->out, " : ", 3);
  asm_operand_types(printer, op, first, count);
  stream_char(printer->out, ')');
}

void asm_region(AsmPrinter *printer, const Region *region, unsigned style) {
  VECTOR_PUSH(&printer->pending,
              (Work){.kind = WORK_REGION, .style = style, .region = region});
}

void asm_then(AsmPrinter *printer, const Operation *op, ShapePrinter *run) {
  VECTOR_PUSH(&printer->pending,
              (Work){.kind = WORK_CALL, .op = op, .run = run});
}

void asm_then_step(AsmPrinter *printer, const Operation *op, unsigned step,
                   ShapePrinter *run) {
  VECTOR_PUSH(&printer->pending,
              (Work){.kind = WORK_CALL, .style = step, .op = op, .run = run});
}

unsigned asm_step(const AsmPrinter *printer) { return printer->step; }

/// Prints a dictionary whose aliases must exist for others.
static void print_unvisited(AsmPrinter *printer, const Attribute *attrs) {
  if (!printer->has_marks) {
    asm_dictionary(printer, attrs);
    return;
  }
  bool visits = printer->visits;
  printer->visits = false;
  printer->aliases->is_unsure = true;
  asm_dictionary(printer, attrs);
  printer->aliases->is_unsure = false;
  printer->visits = visits;
}

void asm_region_argument(AsmPrinter *printer, const BlockArgument *argument,
                         const Attribute *attrs) {
  asm_operand(printer, &argument->value);
  stream_bytes(printer->out, ": ", 2);
  asm_type(printer, argument->value.type);
  // mlir's collecting printer does not see these attributes either.
  if (!printer->is_collecting)
    print_unvisited(printer, attrs);
  asm_argument_location(printer, argument);
}

// SPDX-License-Identifier: Apache-2.0
// Values, properties and successors that test operations read and print with
// functions. test_syntax_regions.c has the ones with regions.
#include "dialects/test/forms/test_syntax.h"

#include "ir/attributes/attribute.h"
#include "ir/op_attrs.h"
#include "ir/print/asm_printer.h"

// --- typed attributes --------------------------------------------------------

static AsmNext typed_attr_parse(AsmReader *reader, unsigned state) {
  if (state == 0) {
    const TypeAttr *type = attr_as_type(asm_reader_prop(reader, 1));
    return asm_read_attr_of_type(reader, type ? type->value : NULL, 1);
  }
  asm_reader_set_prop(reader, 0, asm_reader_place(reader),
                      asm_reader_attr(reader));
  return asm_done();
}

static void typed_attr_print(AsmPrinter *printer, const Operation *op) {
  if (asm_require(printer, op_prop(op, 0) != NULL))
    asm_attr_without_type(printer, op_prop(op, 0));
}

const OpSyntax test_typed_attr_syntax = {.parse = typed_attr_parse,
                                         .print = typed_attr_print};

// --- locations ---------------------------------------------------------------

static AsmNext file_location_parse(AsmReader *reader, unsigned state) {
  if (state == 0 && asm_reader_is(reader, "loc"))
    return asm_read(ASM_READ_ATTR, 1);
  const Attribute *loc = state == 0
                             ? location_attr_get(asm_reader_context(reader),
                                                 asm_reader_here(reader))
                             : asm_reader_attr(reader);
  asm_reader_set_prop(reader, 0, asm_reader_place(reader), loc);
  return asm_done();
}

static void file_location_print(AsmPrinter *printer, const Operation *op) {
  asm_optional_location(printer, op_prop(op, 0));
}

const OpSyntax test_location_syntax = {.parse = file_location_parse,
                                       .print = file_location_print};

// --- results -----------------------------------------------------------------

int64_t test_take_number(AsmReader *reader) {
  bool is_negative = asm_reader_is(reader, "-");
  if (is_negative)
    asm_reader_step(reader);
  const Type *i64 = integer_type_get(asm_reader_context(reader), 64);
  const char *at = asm_reader_place(reader);
  WideInt value;
  if (asm_reader_token(reader) != ASM_TOKEN_INTEGER) {
    asm_reader_error(reader, at, "expected integer value");
    asm_reader_fail(reader);
  }
  if (!asm_reader_integer(reader, i64, is_negative, &value)) {
    asm_reader_error(reader, at, "integer value too large");
    asm_reader_fail(reader);
  }
  asm_reader_step(reader);
  int64_t number = 0;
  wide_int_as_i64(&value, &number);
  return number;
}

static AsmNext result_count_parse(AsmReader *reader, unsigned state) {
  (void)state;
  if (!asm_reader_is(reader, ":"))
    return asm_done();
  asm_reader_step(reader);
  const char *at = asm_reader_place(reader);
  int64_t count = asm_reader_is(reader, "-") ? -1 : test_take_number(reader);
  if (count < 0) {
    asm_reader_error(reader, at, "expected integer value");
    asm_reader_fail(reader);
  }
  if (count > UINT16_MAX) {
    asm_reader_plain_error(reader, at, "too many results");
    asm_reader_fail(reader);
  }
  const Type *index = index_type_get(asm_reader_context(reader));
  for (int64_t i = 0; i < count; i++)
    asm_reader_add_result_type(reader, 0, index);
  return asm_done();
}

static void result_count_print(AsmPrinter *printer, const Operation *op) {
  if (!op->num_results)
    return;
  asm_text(printer, " : ");
  stream_uint(asm_stream(printer), op->num_results);
}

const OpSyntax test_result_count_syntax = {.parse = result_count_parse,
                                           .print = result_count_print};

static AsmNext result_names_parse(AsmReader *reader, unsigned state) {
  if (state || !asm_reader_is(reader, "attributes"))
    return asm_done();
  asm_reader_step(reader);
  return asm_read(ASM_READ_ATTR_DICT, 1);
}

/// Do the results have the names in property 0?
static bool names_are_shown(AsmPrinter *printer, const Operation *op) {
  const ArrayAttr *names = attr_as_array(op_prop(op, 0));
  if (!names || names->size != op->num_results)
    return false;
  for (size_t i = 0; i < names->size; i++)
    if (!attr_as_string(names->elements[i]) ||
        !asm_value_is_called(printer, op_result(op, (unsigned)i),
                             attr_string_value(names->elements[i])))
      return false;
  return true;
}

static void result_names_print(AsmPrinter *printer, const Operation *op) {
  asm_attr_dict_with_keyword(printer, op,
                             names_are_shown(printer, op) ? PROP_BIT(0) : 0);
}

static void result_names_take(Context *ctx, Arena *arena, OpState *state,
                              AsmResultNames names) {
  const Attribute **strings =
      arena_alloc(arena, (names.count + 1) * sizeof *strings);
  const Type **types = arena_alloc(arena, (names.count + 1) * sizeof *types);
  for (size_t i = 0; i < names.count; i++) {
    strings[i] = string_attr_get(ctx, names.names[i]);
    types[i] = integer_type_get(ctx, 32);
  }
  const Attribute **props = arena_alloc(arena, sizeof *props);
  props[0] = state->props[0] ? state->props[0]
                             : array_attr_get(ctx, strings, names.count);
  state->props = props;
  state->result_types = types;
  state->num_results = (uint32_t)names.count;
}

const OpSyntax test_result_names_syntax = {.parse = result_names_parse,
                                           .print = result_names_print,
                                           .name_results = result_names_take};

// --- operands and successors -------------------------------------------------

static AsmNext reduction_parse(AsmReader *reader, unsigned state) {
  (void)state;
  if (!asm_reader_is(reader, "("))
    return asm_done();
  asm_reader_step(reader);
  if (asm_reader_is_value(reader))
    asm_reader_take_operand(reader, 1);
  asm_reader_expect(reader, ")");
  return asm_done();
}

static void reduction_print(AsmPrinter *printer, const Operation *op) {
  unsigned first, count;
  op_operand_segment(op, 1, &first, &count);
  if (!count)
    return;
  asm_text(printer, "(");
  asm_operands(printer, op, first, count);
  asm_text(printer, ") ");
}

const OpSyntax test_reduction_syntax = {.parse = reduction_parse,
                                        .print = reduction_print};

static AsmNext successors_parse(AsmReader *reader, unsigned state) {
  (void)state;
  asm_reader_take_successor(reader);
  if (!asm_reader_is(reader, ","))
    return asm_done();
  asm_reader_step(reader);
  asm_reader_add_successor(reader, asm_reader_take_successor(reader));
  return asm_done();
}

static void successors_print(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_successors > 0))
    return;
  asm_block(printer, op_successor(op, 0));
  if (op->num_successors < 2)
    return;
  asm_text(printer, ", ");
  asm_block(printer, op_successor(op, 1));
}

const OpSyntax test_successors_syntax = {.parse = successors_parse,
                                         .print = successors_print};

// --- nothing -----------------------------------------------------------------

static AsmNext nothing_parse(AsmReader *reader, unsigned state) {
  (void)reader;
  (void)state;
  return asm_done();
}

static void nothing_print(AsmPrinter *printer, const Operation *op) {
  (void)op;
  asm_fail(printer);
}

const OpSyntax test_unprinted_syntax = {.parse = nothing_parse,
                                        .print = nothing_print};

// SPDX-License-Identifier: Apache-2.0
// Regions that test operations read and print with functions.
#include <string.h>

#include "dialects/test/forms/test_syntax.h"
#include "ir/attributes/attribute.h"
#include "ir/block.h"
#include "ir/print/asm_printer.h"
#include "ir/region.h"

static const Region *first_region(const Operation *op) {
  return op->num_regions ? op_region(op, 0) : NULL;
}

/// The first operation of the only region, or NULL.
static const Operation *inner_operation(const Operation *op) {
  const Region *region = first_region(op);
  return region && region->first ? region->first->first : NULL;
}

/// Makes a region with one block, which is added to the operation.
static Block *add_block(AsmReader *reader) {
  Region *region = arena_alloc_zero(asm_reader_arena(reader), sizeof *region);
  Block *block = block_create(asm_reader_context(reader));
  region_append_block(region, block);
  asm_reader_add_region(reader, region);
  return block;
}

/// Ends `block` with `test.return`, which returns the results of `op`.
static Operation *return_results(AsmReader *reader, Block *block,
                                 const Operation *op) {
  Context *ctx = asm_reader_context(reader);
  Value **results = arena_alloc(asm_reader_arena(reader),
                                (op->num_results + 1) * sizeof(Value *));
  for (unsigned i = 0; i < op->num_results; i++)
    results[i] = op_result(op, i);
  OpState state = {.def = context_op_def(ctx, STR("test.return")),
                   .loc = op->loc,
                   .operands = results,
                   .num_operands = op->num_results};
  Operation *end = op_create(ctx, &state);
  block_append_op(block, end);
  return end;
}

// --- arguments ---------------------------------------------------------------

static AsmNext isolated_parse(AsmReader *reader, unsigned state) {
  if (state == 1)
    return asm_done();
  asm_reader_take_operand(reader, 0);
  asm_reader_shadow_operand(reader, 0,
                            index_type_get(asm_reader_context(reader)));
  return asm_read(ASM_READ_REGION, 1);
}

static void isolated_print(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_operands == 1 && first_region(op)))
    return;
  asm_operand(printer, op_operand(op, 0));
  asm_text(printer, " ");
  asm_region(printer, first_region(op), 0);
}

const OpSyntax test_isolated_syntax = {.parse = isolated_parse,
                                       .print = isolated_print};

static AsmNext polyfor_parse(AsmReader *reader, unsigned state) {
  if (state == 1)
    return asm_done();
  const Type *index = index_type_get(asm_reader_context(reader));
  bool has_more = asm_reader_is_value(reader);
  while (has_more) {
    asm_reader_take_argument(reader);
    asm_reader_set_argument_type(reader, index);
    has_more = asm_reader_is(reader, ",");
    if (has_more)
      asm_reader_step(reader);
  }
  return asm_read(ASM_READ_REGION, 1);
}

static void polyfor_print(AsmPrinter *printer, const Operation *op) {
  const Region *region = first_region(op);
  if (!asm_require(printer, region && region->first))
    return;
  const Block *block = region->first;
  for (unsigned i = 0; i < block->num_arguments; i++) {
    asm_text(printer, i ? ", " : "");
    asm_operand(printer, block_argument(block, i));
    asm_argument_location(printer, block->arguments[i]);
  }
  asm_text(printer, " ");
  asm_region(printer, region, 0);
}

const OpSyntax test_polyfor_syntax = {.parse = polyfor_parse,
                                      .print = polyfor_print};

static AsmNext bounds_parse(AsmReader *reader, unsigned state) {
  switch (state) {
  case 0:
    asm_reader_take_argument(reader);
    asm_reader_expect(reader, ":");
    return asm_read(ASM_READ_TYPE, 1);
  case 1:
    asm_reader_set_argument_type(reader, asm_reader_type(reader));
    return asm_read(ASM_READ_REGION, 2);
  }
  return asm_done();
}

static void bounds_print(AsmPrinter *printer, const Operation *op) {
  const Region *region = first_region(op);
  if (!asm_require(printer, region && region->first &&
                                region->first->num_arguments == 1))
    return;
  asm_region_argument(printer, region->first->arguments[0], NULL);
  asm_text(printer, " ");
  asm_region(printer, region, 0);
}

const OpSyntax test_bounds_region_syntax = {.parse = bounds_parse,
                                            .print = bounds_print};

// --- cases -------------------------------------------------------------------

/// The numbers so far; there is room for a power of two.
typedef struct CaseNumbers {
  size_t count;
  int64_t *numbers;
} CaseNumbers;

static void push_number(AsmReader *reader, CaseNumbers *cases, int64_t number) {
  if ((cases->count & (cases->count - 1)) == 0) {
    size_t room = cases->count ? 2 * cases->count : 1;
    int64_t *larger =
        arena_alloc(asm_reader_arena(reader), room * sizeof *larger);
    if (cases->count)
      memcpy(larger, cases->numbers, cases->count * sizeof *larger);
    cases->numbers = larger;
  }
  cases->numbers[cases->count++] = number;
}

static AsmNext cases_parse(AsmReader *reader, unsigned state) {
  void **data = asm_reader_data(reader);
  if (state == 0)
    *data = arena_alloc_zero(asm_reader_arena(reader), sizeof(CaseNumbers));
  CaseNumbers *cases = *data;
  if (asm_reader_is(reader, "case")) {
    asm_reader_step(reader);
    push_number(reader, cases, test_take_number(reader));
    return asm_read(ASM_READ_REGION, 1);
  }
  const Attribute *numbers = dense_i64_array_attr_get(
      asm_reader_context(reader), cases->numbers, cases->count);
  asm_reader_set_prop(reader, 0, asm_reader_place(reader), numbers);
  return asm_done();
}

/// The line in front of region `asm_step`.
static void case_print(AsmPrinter *printer, const Operation *op) {
  unsigned index = asm_step(printer);
  const Attribute *numbers = op_prop(op, 0);
  if (!asm_require(printer, numbers && index < asm_integers_size(numbers)))
    return;
  asm_newline(printer);
  asm_text(printer, "case ");
  stream_int(asm_stream(printer), asm_integer_at(numbers, index));
  asm_text(printer, " ");
}

static void cases_print(AsmPrinter *printer, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++) {
    asm_then_step(printer, op, i, case_print);
    asm_region(printer, op_region(op, i), 0);
  }
}

const OpSyntax test_cases_syntax = {.parse = cases_parse, .print = cases_print};

// --- inner operations --------------------------------------------------------

/// The whole operation is at the place of the inner one.
static AsmNext wrapping_parse(AsmReader *reader, unsigned state) {
  if (state == 0)
    return asm_read(ASM_READ_OPERATION, 1);
  Operation *op = asm_reader_operation(reader);
  Block *block = add_block(reader);
  block_append_op(block, op);
  return_results(reader, block, op);
  for (unsigned i = 0; i < op->num_results; i++)
    asm_reader_add_result_type(reader, ASM_ALL_VALUES, op_result_type(op, i));
  asm_reader_set_location(reader, op->loc);
  return asm_done();
}

static void wrapping_print(AsmPrinter *printer, const Operation *op) {
  const Operation *inner = inner_operation(op);
  if (asm_require(printer, inner != NULL))
    asm_generic_operation(printer, inner);
}

const OpSyntax test_wrapping_syntax = {.parse = wrapping_parse,
                                       .print = wrapping_print};

/// What was read from `%a, %b` or `start NAME end`.
typedef struct Pretty {
  Location place;
  StringRef name; ///< Empty: there is a region instead.
} Pretty;

enum {
  PRETTY_BEGIN,
  PRETTY_REGION,
  PRETTY_DICT,
  PRETTY_TYPES,
  PRETTY_LOCATION
};

static AsmNext pretty_begin(AsmReader *reader) {
  Pretty *pretty = arena_alloc_zero(asm_reader_arena(reader), sizeof *pretty);
  *asm_reader_data(reader) = pretty;
  pretty->place = asm_reader_here(reader);
  bool has_more = asm_reader_is_value(reader);
  while (has_more) {
    asm_reader_take_operand(reader, ASM_ALL_VALUES);
    has_more = asm_reader_is(reader, ",");
    if (has_more)
      asm_reader_step(reader);
  }
  if (!asm_reader_is(reader, "start")) {
    asm_reader_expect(reader, "(");
    return asm_read(ASM_READ_REGION, PRETTY_REGION);
  }
  asm_reader_step(reader);
  pretty->name = test_take_op_name(reader);
  asm_reader_expect(reader, "end");
  asm_reader_expect(reader, ":");
  return asm_read(ASM_READ_SIGNATURE, PRETTY_TYPES);
}

static AsmNext pretty_signature(AsmReader *reader) {
  asm_reader_expect(reader, ":");
  return asm_read(ASM_READ_SIGNATURE, PRETTY_TYPES);
}

/// Makes the operation that was only named, in a block with two arguments, and
/// the terminator. All of it is at one place and has the type of the first
/// operand.
static AsmNext pretty_complete(AsmReader *reader, const Pretty *pretty) {
  Context *ctx = asm_reader_context(reader);
  const Type *type = asm_reader_operand_type(reader, 0);
  if (!type) {
    asm_reader_error(reader, asm_reader_place(reader), "expected operands");
    asm_reader_fail(reader);
  }
  Location loc;
  if (!asm_reader_location(reader, &loc))
    loc = pretty->place;
  Block *block = add_block(reader);
  Value *arguments[2];
  for (size_t i = 0; i < ARRAY_LENGTH(arguments); i++) {
    arguments[i] = block_add_argument(ctx, block, type, loc);
    asm_reader_defer_location(reader, NULL, value_block_argument(arguments[i]));
  }
  const OpDef *def = context_op_def(ctx, pretty->name);
  OpState state = {.def = def ? def
                              : context_unregistered_op_def(ctx, pretty->name),
                   .loc = loc,
                   .operands = arguments,
                   .num_operands = ARRAY_LENGTH(arguments),
                   .result_types = &type,
                   .num_results = 1};
  Operation *inner = op_create(ctx, &state);
  block_append_op(block, inner);
  asm_reader_defer_location(reader, inner, NULL);
  asm_reader_defer_location(reader, return_results(reader, block, inner), NULL);
  asm_reader_set_location(reader, loc);
  return asm_done();
}

static AsmNext pretty_parse(AsmReader *reader, unsigned state) {
  const Pretty *pretty = *asm_reader_data(reader);
  switch (state) {
  case PRETTY_BEGIN:
    return pretty_begin(reader);
  case PRETTY_REGION:
    asm_reader_expect(reader, ")");
    if (asm_reader_is(reader, "{"))
      return asm_read(ASM_READ_ATTR_DICT, PRETTY_DICT);
    return pretty_signature(reader);
  case PRETTY_DICT:
    return pretty_signature(reader);
  case PRETTY_TYPES:
    if (!pretty->name.size)
      return asm_done();
    if (asm_reader_is(reader, "loc"))
      return asm_read(ASM_READ_LOCATION, PRETTY_LOCATION);
    return pretty_complete(reader, pretty);
  }
  return pretty_complete(reader, pretty);
}

static void pretty_print_types(AsmPrinter *printer, const Operation *op) {
  asm_text(printer, " : ");
  asm_functional_type(printer, op, 0);
}

static void pretty_print_rest(AsmPrinter *printer, const Operation *op) {
  asm_text(printer, ")");
  asm_attr_dict(printer, op, 0);
  pretty_print_types(printer, op);
}

static void pretty_print(AsmPrinter *printer, const Operation *op) {
  const Operation *inner = inner_operation(op);
  asm_operands(printer, op, 0, op->num_operands);
  if (inner && string_ref_equals(inner->def->name, STR("test.special.op"))) {
    asm_text(printer, " start test.special.op end");
    pretty_print_types(printer, op);
    return;
  }
  if (!asm_require(printer, first_region(op) != NULL))
    return;
  asm_text(printer, " (");
  asm_region(printer, first_region(op), REGION_WITH_ENTRY_LABEL);
  asm_then(printer, op, pretty_print_rest);
}

const OpSyntax test_pretty_syntax = {.parse = pretty_parse,
                                     .print = pretty_print};

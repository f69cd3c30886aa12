// SPDX-License-Identifier: Apache-2.0
// Shapes with control flow in regions. What follows a region is printed after
// it, so everything that may be wrong is checked first.
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"
#include "ir/print/asm_printer.h"

/// The entry block of region `index`. Fails unless it is the only block.
static const Block *only_block(AsmPrinter *printer, const Operation *op,
                               unsigned index) {
  const Region *region = index < op->num_regions ? op_region(op, index) : NULL;
  bool is_single = region && region->first && region->first == region->last;
  return asm_require(printer, is_single) ? region->first : NULL;
}

/// ` -> T`, ` -> (T, T)`; nothing if there are no results.
static void print_arrow_types(AsmPrinter *printer, const Operation *op) {
  if (!op->num_results)
    return;
  bool has_parens =
      op->num_results != 1 || type_as_function(op_result_type(op, 0));
  asm_text(printer, has_parens ? " -> (" : " -> ");
  asm_result_types(printer, op, 0, op->num_results);
  asm_text(printer, has_parens ? ")" : "");
}

/// `(%inner = %outer, …)` after `keyword`; nothing if `count` is 0.
static void print_assignments(AsmPrinter *printer, const char *keyword,
                              const Block *block, unsigned first_argument,
                              const Operation *op, unsigned first_operand,
                              unsigned count) {
  for (unsigned i = 0; i < count; i++) {
    asm_text(printer, i ? ", " : keyword);
    asm_text(printer, i ? "" : "(");
    asm_operand(printer, block_argument(block, first_argument + i));
    asm_text(printer, " = ");
    asm_operand(printer, op_operand(op, first_operand + i));
  }
  asm_text(printer, count ? ")" : "");
}

static void print_arguments(AsmPrinter *printer, const Block *block,
                            unsigned count) {
  for (unsigned i = 0; i < count; i++) {
    asm_text(printer, i ? ", " : "");
    asm_operand(printer, block_argument(block, i));
  }
}

static void print_attrs(AsmPrinter *printer, const Operation *op) {
  asm_attr_dict(printer, op, 0);
}

static void print_attrs_but_first(AsmPrinter *printer, const Operation *op) {
  asm_attr_dict(printer, op, PROP_BIT(0));
}

// --- one region or two -------------------------------------------------------

void print_shape_execute_region(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_regions == 1 && !op->num_operands))
    return;
  print_arrow_types(printer, op);
  asm_text(printer, op_prop(op, 0) ? " no_inline " : " ");
  asm_region(printer, op_region(op, 0), 0);
  asm_then(printer, op, print_attrs_but_first);
}

static void print_else(AsmPrinter *printer, const Operation *op) {
  asm_text(printer, " else ");
  asm_region(printer, op_region(op, 1),
             op->num_results ? 0 : REGION_WITHOUT_TERMINATOR);
}

void print_shape_if(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_regions == 2 && op->num_operands == 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  if (op->num_results) {
    asm_text(printer, " -> (");
    asm_result_types(printer, op, 0, op->num_results);
    asm_text(printer, ")");
  }
  asm_text(printer, " ");
  asm_region(printer, op_region(op, 0),
             op->num_results ? 0 : REGION_WITHOUT_TERMINATOR);
  if (!region_is_empty(op_region(op, 1)))
    asm_then(printer, op, print_else);
  asm_then(printer, op, print_attrs);
}

// --- loops -------------------------------------------------------------------

void print_shape_for(AsmPrinter *printer, const Operation *op) {
  enum { LOWER, UPPER, STEP, NUM_BOUNDS };
  const Block *body = only_block(printer, op, 0);
  if (!body ||
      !asm_require(printer, op->num_operands >= NUM_BOUNDS &&
                                body->num_arguments + 2 == op->num_operands))
    return;
  unsigned num_inits = op->num_operands - NUM_BOUNDS;
  asm_text(printer, op_prop(op, 0) ? " unsigned " : " ");
  print_arguments(printer, body, 1);
  asm_text(printer, " = ");
  asm_operands(printer, op, LOWER, 1);
  asm_text(printer, " to ");
  asm_operands(printer, op, UPPER, 1);
  asm_text(printer, " step ");
  asm_operands(printer, op, STEP, 1);
  print_assignments(printer, " iter_args", body, 1, op, NUM_BOUNDS, num_inits);
  if (num_inits) {
    asm_text(printer, " -> (");
    asm_operand_types(printer, op, NUM_BOUNDS, num_inits);
    asm_text(printer, ")");
  }
  asm_text(printer, " ");
  const Type *type = block_argument(body, 0)->type;
  if (!type_is_index(type)) {
    asm_text(printer, " : ");
    asm_type(printer, type);
    asm_text(printer, " ");
  }
  asm_region(printer, op_region(op, 0),
             num_inits ? 0 : REGION_WITHOUT_TERMINATOR);
  asm_then(printer, op, print_attrs_but_first);
}

static void print_do(AsmPrinter *printer, const Operation *op) {
  asm_text(printer, " do ");
  asm_region(printer, op_region(op, 1), REGION_WITH_ENTRY_LABEL);
}

static void print_attrs_with_keyword(AsmPrinter *printer, const Operation *op) {
  asm_attr_dict_with_keyword(printer, op, 0);
}

void print_shape_while(AsmPrinter *printer, const Operation *op) {
  const Block *before = only_block(printer, op, 0);
  if (!before || !only_block(printer, op, 1) ||
      !asm_require(printer, before->num_arguments == op->num_operands))
    return;
  print_assignments(printer, " ", before, 0, op, 0, op->num_operands);
  asm_text(printer, " : ");
  asm_functional_type(printer, op, 0);
  asm_text(printer, " ");
  asm_region(printer, op_region(op, 0), 0);
  asm_then(printer, op, print_do);
  asm_then(printer, op, print_attrs_with_keyword);
}

// --- parallel loops ----------------------------------------------------------

static void print_group(AsmPrinter *printer, const char *keyword,
                        const Operation *op, unsigned group) {
  unsigned first, count;
  op_operand_segment(op, group, &first, &count);
  asm_text(printer, keyword);
  asm_operands(printer, op, first, count);
  asm_text(printer, ")");
}

/// Do the sizes of the operand groups add up?
static bool has_segments(AsmPrinter *printer, const Operation *op) {
  unsigned slot = op->def->segment_prop - 1u;
  const DenseArrayAttr *sizes = attr_as_dense_array(op_prop(op, slot));
  if (!asm_require(printer, sizes && sizes->size == op->def->num_operand_defs))
    return false;
  const int32_t *values = sizes->data;
  int64_t total = 0;
  for (size_t i = 0; i < sizes->size; i++)
    total += values[i] < 0 ? INT32_MAX : values[i];
  return asm_require(printer, total == (int64_t)op->num_operands);
}

void print_shape_parallel(AsmPrinter *printer, const Operation *op) {
  enum { LOWER, UPPER, STEP, INIT };
  const Block *body = only_block(printer, op, 0);
  if (!body || !has_segments(printer, op))
    return;
  asm_text(printer, " (");
  print_arguments(printer, body, body->num_arguments);
  print_group(printer, ") = (", op, LOWER);
  print_group(printer, " to (", op, UPPER);
  print_group(printer, " step (", op, STEP);
  unsigned first, count;
  op_operand_segment(op, INIT, &first, &count);
  if (count)
    print_group(printer, " init (", op, INIT);
  print_arrow_types(printer, op);
  asm_text(printer, " ");
  asm_region(printer, op_region(op, 0), 0);
  asm_then(printer, op, print_attrs_but_first);
}

static void print_comma(AsmPrinter *printer, const Operation *op) {
  (void)op;
  asm_text(printer, ", ");
}

void print_shape_reduce(AsmPrinter *printer, const Operation *op) {
  if (op->num_operands) {
    asm_text(printer, "(");
    asm_operands(printer, op, 0, op->num_operands);
    asm_text(printer, " : ");
    asm_operand_types(printer, op, 0, op->num_operands);
    asm_text(printer, ")");
  }
  asm_text(printer, " ");
  for (unsigned i = 0; i < op->num_regions; i++) {
    if (i)
      asm_then(printer, op, print_comma);
    asm_region(printer, op_region(op, i), REGION_WITH_ENTRY_LABEL);
  }
  asm_then(printer, op, print_attrs);
}

/// `(%a, 4)`: values in place of INT64_MIN.
static void print_mixed(AsmPrinter *printer, const Operation *op,
                        unsigned group) {
  const Attribute *numbers = op_prop(op, group);
  unsigned next, count;
  op_operand_segment(op, group, &next, &count);
  asm_text(printer, "(");
  for (size_t i = 0; i < asm_integers_size(numbers); i++) {
    asm_text(printer, i ? ", " : "");
    int64_t number = asm_integer_at(numbers, i);
    if (number == INT64_MIN)
      asm_operands(printer, op, next++, 1);
    else
      stream_int(asm_stream(printer), number);
  }
  asm_text(printer, ")");
}

/// Is there a value for each INT64_MIN in the numbers of `group`?
static bool has_mixed(AsmPrinter *printer, const Operation *op, unsigned group,
                      size_t rank) {
  const Attribute *numbers = op_prop(op, group);
  unsigned first, count;
  op_operand_segment(op, group, &first, &count);
  if (!asm_require(printer, attr_as_dense_array(numbers) &&
                                asm_integers_size(numbers) == rank))
    return false;
  unsigned needed = 0;
  for (size_t i = 0; i < rank; i++)
    needed += asm_integer_at(numbers, i) == INT64_MIN;
  return asm_require(printer, needed == count);
}

/// Do all bounds of group `index` have this value, statically or as constants?
static bool all_are(const Operation *op, unsigned index, int64_t number) {
  const Attribute *numbers = op_prop(op, index);
  unsigned next, count;
  op_operand_segment(op, index, &next, &count);
  for (size_t i = 0; i < asm_integers_size(numbers); i++) {
    int64_t value = asm_integer_at(numbers, i);
    if (value == INT64_MIN &&
        !attr_integer_value(value_constant(op_operand(op, next++)), &value))
      return false;
    if (value != number)
      return false;
  }
  return true;
}

static void print_forall_attrs(AsmPrinter *printer, const Operation *op) {
  enum { LOWER, UPPER, STEP, MAPPING, NUM_PRINTED };
  asm_attr_dict(printer, op, PROP_BIT(NUM_PRINTED) - 1);
}

void print_shape_forall(AsmPrinter *printer, const Operation *op) {
  enum { LOWER, UPPER, STEP, OUTS };
  const Block *body = only_block(printer, op, 0);
  if (!body || !has_segments(printer, op))
    return;
  unsigned first, num_outs;
  op_operand_segment(op, OUTS, &first, &num_outs);
  if (!asm_require(printer, body->num_arguments >= num_outs))
    return;
  unsigned rank = body->num_arguments - num_outs;
  for (unsigned i = LOWER; i <= STEP; i++)
    if (!has_mixed(printer, op, i, rank))
      return;
  asm_text(printer, " (");
  print_arguments(printer, body, rank);
  if (all_are(op, LOWER, 0) && all_are(op, STEP, 1)) {
    asm_text(printer, ") in ");
    print_mixed(printer, op, UPPER);
  } else {
    asm_text(printer, ") = ");
    print_mixed(printer, op, LOWER);
    asm_text(printer, " to ");
    print_mixed(printer, op, UPPER);
    asm_text(printer, " step ");
    print_mixed(printer, op, STEP);
  }
  print_assignments(printer, " shared_outs", body, rank, op, first, num_outs);
  asm_text(printer, " ");
  if (num_outs) {
    asm_text(printer, "-> (");
    asm_result_types(printer, op, 0, op->num_results);
    asm_text(printer, ") ");
  }
  asm_region(printer, op_region(op, 0),
             op->num_results ? 0 : REGION_WITHOUT_TERMINATOR);
  asm_then(printer, op, print_forall_attrs);
}

// --- switches ----------------------------------------------------------------

static void print_case_head(AsmPrinter *printer, const Operation *op) {
  unsigned index = asm_step(printer);
  asm_newline(printer);
  if (index == 0) {
    asm_text(printer, "default ");
  } else {
    asm_text(printer, "case ");
    stream_int(asm_stream(printer), asm_integer_at(op_prop(op, 0), index - 1));
    asm_text(printer, " ");
  }
}

void print_shape_index_switch(AsmPrinter *printer, const Operation *op) {
  const Attribute *values = asm_prop(printer, op, 0);
  if (!asm_require(printer,
                   op->num_operands == 1 && op->num_regions &&
                       attr_as_dense_array(values) &&
                       asm_integers_size(values) + 1 == op->num_regions))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_attr_dict(printer, op, PROP_BIT(0));
  if (op->num_results) {
    asm_text(printer, " -> ");
    asm_result_types(printer, op, 0, op->num_results);
  }
  asm_text(printer, " ");
  for (unsigned i = 1; i < op->num_regions; i++) {
    asm_then_step(printer, op, i, print_case_head);
    asm_region(printer, op_region(op, i), 0);
  }
  asm_then_step(printer, op, 0, print_case_head);
  asm_region(printer, op_region(op, 0),
             op->num_results ? 0 : REGION_WITHOUT_TERMINATOR);
}

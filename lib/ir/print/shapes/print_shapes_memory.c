// SPDX-License-Identifier: Apache-2.0
// Shapes of operations on memrefs and tensors.
#include "ir/definitions/dialect_def.h"
#include "ir/op_attrs.h"
#include "ir/print/asm_printer.h"

/// Is `op` in the syntax of mid-2020?
static bool is_old(const Operation *op) {
  return op->def->dialect && op->def->dialect->is_unprefixed;
}

size_t asm_integers_size(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  const DenseArrayAttr *dense = attr_as_dense_array(attr);
  return array ? array->size : dense ? dense->size : 0;
}

int64_t asm_integer_at(const Attribute *attr, size_t at) {
  int64_t value = 0;
  const ArrayAttr *array = attr_as_array(attr);
  if (array) {
    attr_integer_value(array->elements[at], &value);
    return value;
  }
  const DenseArrayAttr *dense = attr_as_dense_array(attr);
  if (type_is_integer_of_width(dense->element, 64))
    return ((const int64_t *)dense->data)[at];
  if (type_is_integer_of_width(dense->element, 32))
    return ((const int32_t *)dense->data)[at];
  return value;
}

/// Fails unless there are at least `num_operands` operands and `num_results`
/// results.
static bool check_at_least(AsmPrinter *printer, const Operation *op,
                           unsigned num_operands, unsigned num_results) {
  return asm_require(printer, op->num_operands >= num_operands &&
                                  op->num_results == num_results);
}

/// `[%i, %j]`.
static void print_indices(AsmPrinter *printer, const Operation *op,
                          unsigned first, unsigned count) {
  asm_text(printer, "[");
  asm_operands(printer, op, first, count);
  asm_text(printer, "]");
}

/// ` : T` of operand `index`.
static void print_operand_type(AsmPrinter *printer, const Operation *op,
                               unsigned index) {
  asm_text(printer, " : ");
  asm_operand_types(printer, op, index, 1);
}

/// ` : T to R` of operand 0 and the result.
static void print_cast_types(AsmPrinter *printer, const Operation *op) {
  print_operand_type(printer, op, 0);
  asm_text(printer, " to ");
  asm_result_types(printer, op, 0, 1);
}

void print_shape_alloc(AsmPrinter *printer, const Operation *op) {
  if (!check_at_least(printer, op, 0, 1))
    return;
  unsigned first, num_sizes, num_symbols;
  op_operand_segment(op, 0, &first, &num_sizes);
  asm_text(printer, "(");
  asm_operands(printer, op, first, num_sizes);
  asm_text(printer, ")");
  op_operand_segment(op, 1, &first, &num_symbols);
  if (num_symbols)
    print_indices(printer, op, first, num_symbols);
  asm_attr_dict(printer, op, 0);
  asm_text(printer, " : ");
  asm_result_types(printer, op, 0, 1);
}

void print_shape_load(AsmPrinter *printer, const Operation *op) {
  if (!check_at_least(printer, op, 1, 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  print_indices(printer, op, 1, op->num_operands - 1);
  asm_attr_dict(printer, op, 0);
  print_operand_type(printer, op, 0);
}

void print_shape_store(AsmPrinter *printer, const Operation *op) {
  if (!check_at_least(printer, op, 2, 0))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 2);
  print_indices(printer, op, 2, op->num_operands - 2);
  asm_attr_dict(printer, op, 0);
  print_operand_type(printer, op, 1);
}

void print_shape_dim(AsmPrinter *printer, const Operation *op) {
  if (!check_at_least(printer, op, 2, 1))
    return;
  asm_attr_dict(printer, op, 0);
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 2);
  print_operand_type(printer, op, 0);
}

void print_shape_view(AsmPrinter *printer, const Operation *op) {
  if (!check_at_least(printer, op, 2, 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  print_indices(printer, op, 1, 1);
  print_indices(printer, op, 2, op->num_operands - 2);
  asm_attr_dict(printer, op, 0);
  print_cast_types(printer, op);
}

void asm_mixed_list(AsmPrinter *printer, const Operation *op, unsigned prop,
                    unsigned group) {
  const Attribute *values = asm_prop(printer, op, prop);
  unsigned first, count, next = 0;
  op_operand_segment(op, group, &first, &count);
  asm_text(printer, "[");
  for (size_t i = 0; i < asm_integers_size(values); i++) {
    asm_text(printer, i ? ", " : "");
    int64_t value = asm_integer_at(values, i);
    if (value != DYNAMIC_SIZE && !(prop == 1 && is_old(op) && value == -1)) {
      stream_int(asm_stream(printer), value);
      continue;
    }
    if (!asm_require(printer, next < count))
      return;
    asm_operands(printer, op, first + next++, 1);
  }
  asm_text(printer, "]");
  asm_require(printer, next == count);
}

void print_shape_subview(AsmPrinter *printer, const Operation *op) {
  enum { OFFSETS, SIZES, STRIDES, NUM_LISTS };
  if (!check_at_least(printer, op, 1, 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  for (unsigned i = 0; i < NUM_LISTS; i++) {
    asm_text(printer, i ? " " : "");
    asm_mixed_list(printer, op, i, i + 1);
  }
  // The printer of 2020 wrote a blank after each list.
  asm_text(printer, is_old(op) ? " " : "");
  asm_attr_dict(printer, op, PROP_BIT(NUM_LISTS) - 1);
  print_cast_types(printer, op);
}

void print_shape_prefetch(AsmPrinter *printer, const Operation *op) {
  enum { IS_WRITE, LOCALITY, IS_DATA, NUM_PRINTED };
  if (!check_at_least(printer, op, 1, 0))
    return;
  int64_t locality = 0;
  asm_require(printer,
              attr_integer_value(asm_prop(printer, op, LOCALITY), &locality));
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  print_indices(printer, op, 1, op->num_operands - 1);
  bool is_write = attr_is_true(asm_prop(printer, op, IS_WRITE));
  asm_text(printer, is_write ? ", write, locality<" : ", read, locality<");
  stream_int(asm_stream(printer), locality);
  bool is_data = attr_is_true(asm_prop(printer, op, IS_DATA));
  asm_text(printer, is_data ? ">, data" : ">, instr");
  asm_attr_dict(printer, op, PROP_BIT(NUM_PRINTED) - 1);
  print_operand_type(printer, op, 0);
}

void print_shape_assume_alignment(AsmPrinter *printer, const Operation *op) {
  int64_t alignment = 0;
  if (!asm_require(printer, op->num_operands == 1 &&
                                attr_integer_value(asm_prop(printer, op, 0),
                                                   &alignment)))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_text(printer, ", ");
  stream_int(asm_stream(printer), alignment);
  asm_attr_dict(printer, op, PROP_BIT(0));
  print_operand_type(printer, op, 0);
}

void print_shape_atomic_rmw(AsmPrinter *printer, const Operation *op) {
  if (!check_at_least(printer, op, 2, 1))
    return;
  asm_text(printer, is_old(op) ? " \"" : " ");
  asm_keyword(printer, op, 0);
  asm_text(printer, is_old(op) ? "\" " : " ");
  asm_operands(printer, op, 0, 2);
  print_indices(printer, op, 2, op->num_operands - 2);
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_text(printer, " : (");
  asm_operand_types(printer, op, 0, 2);
  asm_text(printer, ") -> ");
  asm_result_types(printer, op, 0, 1);
}

static void print_attrs_at_end(AsmPrinter *printer, const Operation *op) {
  asm_attr_dict(printer, op, 0);
}

void print_shape_generic_atomic_rmw(AsmPrinter *printer, const Operation *op) {
  if (!check_at_least(printer, op, 1, 1) ||
      !asm_require(printer, op->num_regions == 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  print_indices(printer, op, 1, op->num_operands - 1);
  print_operand_type(printer, op, 0);
  asm_text(printer, " ");
  asm_region(printer, op_region(op, 0), REGION_WITH_ENTRY_LABEL);
  asm_then(printer, op, print_attrs_at_end);
}

/// `%m[%i, …]` of the memref at operand `*next`, which moves past it.
static void print_access(AsmPrinter *printer, const Operation *op,
                         unsigned *next) {
  const ShapedType *type =
      *next < op->num_operands
          ? type_as_ranked_memref(op_operand_type(op, *next))
          : NULL;
  if (!asm_require(printer, type != NULL))
    return;
  asm_operands(printer, op, *next, 1);
  print_indices(printer, op, *next + 1, (unsigned)type->rank);
  *next += 1 + (unsigned)type->rank;
}

void print_shape_dma_start(AsmPrinter *printer, const Operation *op) {
  unsigned next = 0;
  asm_text(printer, " ");
  print_access(printer, op, &next);
  asm_text(printer, ", ");
  unsigned target = next;
  print_access(printer, op, &next);
  asm_text(printer, ", ");
  asm_operands(printer, op, next, 1);
  asm_text(printer, ", ");
  unsigned tag = ++next;
  print_access(printer, op, &next);
  if (next < op->num_operands) {
    asm_text(printer, ", ");
    asm_operands(printer, op, next, 2);
    asm_require(printer, next + 2 == op->num_operands);
  }
  asm_attr_dict(printer, op, 0);
  print_operand_type(printer, op, 0);
  asm_text(printer, ", ");
  asm_operand_types(printer, op, target, 1);
  asm_text(printer, ", ");
  asm_operand_types(printer, op, tag, 1);
}

void print_shape_dma_wait(AsmPrinter *printer, const Operation *op) {
  unsigned next = 0;
  asm_text(printer, " ");
  print_access(printer, op, &next);
  asm_text(printer, ", ");
  asm_operands(printer, op, next, 1);
  asm_require(printer, next + 1 == op->num_operands);
  asm_attr_dict(printer, op, 0);
  print_operand_type(printer, op, 0);
}

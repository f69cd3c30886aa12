// SPDX-License-Identifier: Apache-2.0
// The generic form:
// `"name"(operands)[successors] <{properties}> ({regions}) {attrs} : type`.
#include "ir/print/printer_internal.h"

#include "ir/definitions/prop_def.h"

static void print_signature(AsmPrinter *printer, const Operation *op) {
  stream_bytes(printer->out, " : ", 3);
  asm_functional_type(printer, op, 0);
}

/// Prints what follows the regions, without visits.
static void print_known_end(AsmPrinter *printer, const Operation *op) {
  if (op->num_regions)
    stream_char(printer->out, ')');
  asm_dictionary(printer, op->attrs);
  print_signature(printer, op);
}

static void print_comma(AsmPrinter *printer, const Operation *op) {
  (void)op;
  stream_bytes(printer->out, ", ", 2);
}

static void push_generic_regions(AsmPrinter *printer, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++) {
    if (i)
      asm_then(printer, op, print_comma);
    asm_region(printer, op_region(op, i),
               REGION_WITH_ENTRY_LABEL | REGION_EMPTY_BLOCK);
  }
}

/// Properties with a default value that is stored, which only custom syntax
/// leaves out.
static uint64_t kept_defaults(const Operation *op) {
  uint64_t mask = 0;
  for (unsigned i = 0; i < op_num_known_props(op); i++)
    if (op->def->props[i].keeps_default && op_prop(op, i))
      mask |= PROP_BIT(i);
  return mask;
}

/// The order of mlir's DummyAliasOperationPrinter: regions, types, attributes.
static void collect_generic_end(AsmPrinter *printer, const Operation *op) {
  asm_operand_types(printer, op, 0, op->num_operands);
  asm_result_types(printer, op, 0, op->num_results);
  // As there, properties of an unregistered operation are not searched.
  if (op->def->is_unregistered)
    asm_dictionary(printer, op->attrs);
  else
    asm_attr_dict_with_defaults(printer, op, 0, kept_defaults(op));
}

/// Visits everything but the regions, in the order of collecting.
static void visit_end(AsmPrinter *printer, const Operation *op) {
  if (!printer->visits)
    return;
  AsmVisits before = asm_begin_visits(printer);
  collect_generic_end(printer, op);
  asm_end_visits(printer, before);
}

/// What follows the regions.
static void print_generic_end(AsmPrinter *printer, const Operation *op) {
  bool visits = printer->visits;
  visit_end(printer, op);
  printer->visits = false;
  print_known_end(printer, op);
  printer->visits = visits;
}

static void collect_generic(AsmPrinter *printer, const Operation *op) {
  if (!op->num_regions) {
    collect_generic_end(printer, op);
    return;
  }
  if (!printer->options->skip_regions)
    push_generic_regions(printer, op);
  asm_then(printer, op, collect_generic_end);
}

/// For an operation without regions. Visits have another order than the text.
static void print_all_after_operands(AsmPrinter *printer, const Operation *op) {
  bool visits = printer->visits;
  visit_end(printer, op);
  printer->visits = false;
  print_properties(printer, op);
  print_known_end(printer, op);
  printer->visits = visits;
}

/// Prints the properties, and for an operation without regions also what
/// follows.
static void print_after_operands(AsmPrinter *printer, const Operation *op) {
  if (!op->num_regions) {
    known_end_print(printer, op, print_all_after_operands);
    return;
  }
  bool visits = printer->visits;
  printer->visits = false;
  print_properties(printer, op);
  printer->visits = visits;
}

/// `"dialect.op"(`. Registered names need no escapes.
static void print_quoted_name(Stream *out, const Operation *op) {
  StringRef name = op_name(op);
  if (op->def->is_unregistered) {
    stream_quoted(out, name);
    stream_char(out, '(');
    return;
  }
  char *target = stream_reserve(out, name.size + 3);
  *target = '"';
  memcpy(target + 1, name.data, name.size);
  memcpy(target + 1 + name.size, "\"(", 2);
  out->size += name.size + 3;
}

void print_generic_op(AsmPrinter *printer, const Operation *op) {
  if (printer->is_collecting) {
    collect_generic(printer, op);
    return;
  }
  Stream *out = printer->out;
  print_quoted_name(out, op);
  asm_operands(printer, op, 0, op->num_operands);
  stream_char(out, ')');
  for (unsigned i = 0; i < op->num_successors; i++) {
    stream_cstr(out, i ? ", " : "[");
    asm_block(printer, op_successor(op, i));
  }
  if (op->num_successors)
    stream_char(out, ']');
  print_after_operands(printer, op);
  if (!op->num_regions)
    return;
  stream_bytes(out, " (", 2);
  push_generic_regions(printer, op);
  asm_then(printer, op, print_generic_end);
}

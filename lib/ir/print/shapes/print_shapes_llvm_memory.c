// SPDX-License-Identifier: Apache-2.0
// Shapes of the LLVM dialect: memory accesses, also atomic ones.
#include "ir/print/shapes/print_shapes_llvm.h"

#include "ir/definitions/prop_def.h"

/// ` syncscope("x")`.
static void print_syncscope(AsmPrinter *printer, const Operation *op,
                            uint64_t *printed) {
  const Attribute *scope = llvm_take_prop(printer, op, "syncscope", printed);
  if (!scope)
    return;
  asm_text(printer, " syncscope(");
  asm_attr_without_type(printer, scope);
  asm_text(printer, ")");
}

/// ` acquire` of property `name`.
static void print_ordering(AsmPrinter *printer, const Operation *op,
                           const char *name, uint64_t *printed) {
  int index = asm_prop_index(printer, op, name);
  if (!asm_require(printer, index >= 0))
    return;
  *printed |= PROP_BIT(index);
  asm_text(printer, " ");
  asm_keyword(printer, op, (unsigned)index);
}

/// In the wrapped spelling the element type is the pointer's pointee.
void print_shape_llvm_alloca(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 1, 1))
    return;
  uint64_t printed = 0;
  const TypeAttr *element =
      attr_as_type(llvm_take_prop(printer, op, "elem_type", &printed));
  const Type *type = element ? element->value : NULL;
  const DialectType *pointer = type_as_dialect(op_result_type(op, 0), NULL);
  if (!type && pointer && pointer->num_types)
    type = pointer->types[0];
  if (!asm_require(printer, type != NULL))
    return;
  asm_text(printer, " ");
  llvm_take_word(printer, op, "inalloca", "inalloca", &printed);
  asm_operands(printer, op, 0, 1);
  asm_text(printer, " x ");
  asm_type(printer, type);
  int alignment = asm_prop_index(printer, op, "alignment");
  int64_t value;
  if (alignment >= 0 &&
      attr_integer_value(op_prop(op, (unsigned)alignment), &value) && !value)
    printed |= PROP_BIT(alignment);
  asm_attr_dict(printer, op, printed);
  asm_text(printer, " : ");
  asm_functional_type(printer, op, 0);
}

/// Indices: constants in `raw`; operands where it has INT32_MIN, or is NULL.
static void print_gep_indices(AsmPrinter *printer, const Operation *op,
                              const Attribute *raw) {
  unsigned next = 1;
  asm_text(printer, "[");
  if (!raw) {
    asm_operands(printer, op, 1, op->num_operands - 1);
    next = op->num_operands;
  }
  for (size_t i = 0; raw && i < asm_integers_size(raw); i++) {
    asm_text(printer, i ? ", " : "");
    int64_t value = asm_integer_at(raw, i);
    if (value == INT32_MIN)
      asm_operands(printer, op, next++, 1);
    else
      stream_int(asm_stream(printer), value);
  }
  asm_require(printer, next == op->num_operands);
  asm_text(printer, "]");
}

void print_shape_llvm_gep(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_operands && op->num_results == 1))
    return;
  uint64_t printed = 0, flags = 0;
  const Attribute *raw =
      llvm_take_prop(printer, op, "rawConstantIndices", &printed);
  const TypeAttr *element =
      attr_as_type(llvm_take_prop(printer, op, "elem_type", &printed));
  const Attribute *wrap = llvm_take_prop(printer, op, "noWrapFlags", &printed);
  asm_text(printer, " ");
  if (wrap && asm_require(printer, asm_prop_number(wrap, &flags)) && flags) {
    const PropDef *prop =
        &op->def->props[asm_prop_index(printer, op, "noWrapFlags")];
    asm_flags(printer, prop->cases, prop->num_cases, flags, "|");
    asm_text(printer, " ");
  }
  asm_operands(printer, op, 0, 1);
  print_gep_indices(printer, op, raw);
  asm_attr_dict(printer, op, printed);
  asm_text(printer, " : ");
  asm_functional_type(printer, op, 0);
  if (!element)
    return;
  asm_text(printer, ", ");
  asm_type(printer, element->value);
}

/// ` atomic syncscope("x") acquire` if the ordering is not `not_atomic`.
static void print_atomic(AsmPrinter *printer, const Operation *op,
                         uint64_t *printed) {
  uint64_t ordering = 0;
  if (asm_prop_number(llvm_take_prop(printer, op, "ordering", printed),
                      &ordering) &&
      ordering) {
    asm_text(printer, " atomic");
    print_syncscope(printer, op, printed);
    print_ordering(printer, op, "ordering", printed);
  }
}

/// Prints what follows the operands of a load or store. Mostly there is
/// nothing.
static void print_access(AsmPrinter *printer, const Operation *op,
                         uint64_t *printed) {
  print_atomic(printer, op, printed);
  llvm_take_word_after(printer, op, "invariant", "invariant", printed);
  llvm_take_word_after(printer, op, "invariantGroup", "invariant_group",
                       printed);
  const Attribute *known =
      llvm_take_prop(printer, op, "dereferenceable", printed);
  if (known) {
    asm_text(printer, " dereferenceable");
    asm_bare_attr(printer, known);
  }
}

void print_shape_llvm_load(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 1, 1))
    return;
  uint64_t printed = 0;
  bool has_props = asm_has_props(op);
  asm_text(printer, " ");
  if (has_props)
    llvm_take_word(printer, op, "volatile_", "volatile", &printed);
  asm_operands(printer, op, 0, 1);
  if (has_props)
    print_access(printer, op, &printed);
  asm_attr_dict(printer, op, printed);
  asm_colon_type(printer, op_operand_type(op, 0));
  if (asm_type_is_wrapped(op_operand_type(op, 0)))
    return;
  asm_text(printer, " -> ");
  asm_result_types(printer, op, 0, 1);
}

void print_shape_llvm_store(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 2, 0))
    return;
  uint64_t printed = 0;
  bool has_props = asm_has_props(op);
  asm_text(printer, " ");
  if (has_props)
    llvm_take_word(printer, op, "volatile_", "volatile", &printed);
  asm_operands(printer, op, 0, 2);
  if (has_props)
    print_access(printer, op, &printed);
  asm_attr_dict(printer, op, printed);
  asm_text(printer, " : ");
  if (!asm_type_is_wrapped(op_operand_type(op, 1))) {
    asm_operand_types(printer, op, 0, 1);
    asm_text(printer, ", ");
  }
  asm_operand_types(printer, op, 1, 1);
}

void print_shape_llvm_atomicrmw(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 2, 1))
    return;
  uint64_t printed = PROP_BIT(0);
  bool is_wrapped = asm_type_is_wrapped(op_operand_type(op, 0));
  asm_text(printer, " ");
  llvm_take_word(printer, op, "volatile_", "volatile", &printed);
  asm_keyword(printer, op, 0);
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 2);
  print_syncscope(printer, op, &printed);
  print_ordering(printer, op, "ordering", &printed);
  // The printer of 2020 wrote two blanks before the colon.
  asm_text(printer, is_wrapped ? " " : "");
  asm_attr_dict(printer, op, printed);
  asm_text(printer, " : ");
  asm_operand_types(printer, op, is_wrapped, is_wrapped ? 1 : 2);
}

void print_shape_llvm_cmpxchg(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 3, 1) ||
      !asm_require(printer, op_operand_type(op, 1) == op_operand_type(op, 2)))
    return;
  uint64_t printed = 0;
  bool is_wrapped = asm_type_is_wrapped(op_operand_type(op, 0));
  asm_text(printer, " ");
  llvm_take_word(printer, op, "weak", "weak", &printed);
  llvm_take_word(printer, op, "volatile_", "volatile", &printed);
  asm_operands(printer, op, 0, 3);
  print_syncscope(printer, op, &printed);
  print_ordering(printer, op, "success_ordering", &printed);
  print_ordering(printer, op, "failure_ordering", &printed);
  asm_attr_dict(printer, op, printed);
  asm_text(printer, " : ");
  asm_operand_types(printer, op, is_wrapped, is_wrapped ? 1 : 2);
}

void print_shape_llvm_fence(AsmPrinter *printer, const Operation *op) {
  asm_require_counts(printer, op, 0, 0);
  uint64_t printed = 0;
  print_syncscope(printer, op, &printed);
  print_ordering(printer, op, "ordering", &printed);
  asm_attr_dict(printer, op, printed);
}

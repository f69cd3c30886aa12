// SPDX-License-Identifier: Apache-2.0
// Shapes of llvm that only the modern spelling has: aliases, comdats, lists of
// a module, assembly, debug intrinsics.
#include "ir/print/shapes/print_shapes_llvm.h"

#include <inttypes.h>

/// Slot of property `name`, whose bit goes into `*printed`.
static unsigned take_slot(AsmPrinter *printer, const Operation *op,
                          const char *name, uint64_t *printed) {
  int index = asm_prop_index(printer, op, name);
  assert(index >= 0);
  *printed |= PROP_BIT(index);
  return (unsigned)index;
}

static const Type *take_type(AsmPrinter *printer, const Operation *op,
                             const char *name, uint64_t *printed) {
  const TypeAttr *attr =
      attr_as_type(llvm_take_prop(printer, op, name, printed));
  asm_require(printer, attr != NULL);
  return attr ? attr->value : NULL;
}

static bool take_symbol(AsmPrinter *printer, const Operation *op,
                        uint64_t *printed) {
  const Attribute *name = llvm_take_prop(printer, op, "sym_name", printed);
  if (!asm_require(printer, attr_as_string(name)))
    return false;
  asm_symbol(printer, attr_string_value(name));
  return true;
}

// --- symbols -----------------------------------------------------------------

/// Linkage, visibility; `external` if no linkage is set.
static void take_linkage(AsmPrinter *printer, const Operation *op,
                         uint64_t *printed) {
  asm_text(printer, " ");
  if (!llvm_take_prop(printer, op, "linkage", printed))
    asm_text(printer, "external ");
  llvm_take_keyword(printer, op, "linkage", "", printed);
  llvm_take_keyword(printer, op, "visibility_", "", printed);
}

void print_shape_llvm_alias(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const Type *type = take_type(printer, op, "alias_type", &printed);
  if (!asm_require(printer, type && op->num_regions == 1))
    return;
  take_linkage(printer, op, &printed);
  llvm_take_word(printer, op, "thread_local_", "thread_local", &printed);
  llvm_take_keyword(printer, op, "unnamed_addr", "", &printed);
  if (!take_symbol(printer, op, &printed))
    return;
  asm_attr_dict(printer, op, printed);
  asm_colon_type(printer, type);
  asm_text(printer, " ");
  asm_region(printer, op_region(op, 0), 0);
}

void print_shape_llvm_ifunc(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const Type *type = take_type(printer, op, "i_func_type", &printed);
  const Type *resolver = take_type(printer, op, "resolver_type", &printed);
  const Attribute *symbol = llvm_take_prop(printer, op, "resolver", &printed);
  if (!asm_require(printer, type && resolver && symbol))
    return;
  take_linkage(printer, op, &printed);
  llvm_take_keyword(printer, op, "unnamed_addr", "", &printed);
  if (!take_symbol(printer, op, &printed))
    return;
  asm_colon_type(printer, type);
  asm_text(printer, ", ");
  asm_type(printer, resolver);
  asm_text(printer, " ");
  asm_attr(printer, symbol);
  asm_attr_dict(printer, op, printed);
}

// --- others ------------------------------------------------------------------

/// `tail_call_kind = <tail> asm_dialect = intel `, as far as they are set.
static void print_asm_words(AsmPrinter *printer, const Operation *op,
                            uint64_t *printed) {
  llvm_take_word_after(printer, op, "has_side_effects", "has_side_effects",
                       printed);
  llvm_take_word_after(printer, op, "is_align_stack", "is_align_stack",
                       printed);
  unsigned slot = take_slot(printer, op, "tail_call_kind", printed);
  if (op_prop(op, slot)) {
    asm_text(printer, " tail_call_kind = <");
    asm_keyword(printer, op, slot);
    asm_text(printer, ">");
  }
  slot = take_slot(printer, op, "asm_dialect", printed);
  if (op_prop(op, slot)) {
    asm_text(printer, " asm_dialect = ");
    asm_keyword(printer, op, slot);
  }
  slot = take_slot(printer, op, "operand_attrs", printed);
  if (!op_prop(op, slot))
    return;
  asm_text(printer, " operand_attrs = ");
  asm_attr(printer, op_prop(op, slot));
}

void print_shape_llvm_inline_asm(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const Attribute *text = llvm_take_prop(printer, op, "asm_string", &printed);
  const Attribute *constraints =
      llvm_take_prop(printer, op, "constraints", &printed);
  if (!asm_require(printer, text && constraints))
    return;
  print_asm_words(printer, op, &printed);
  asm_attr_dict(printer, op, printed);
  asm_text(printer, " ");
  asm_attr_without_type(printer, text);
  asm_text(printer, ", ");
  asm_attr_without_type(printer, constraints);
  asm_text(printer, " ");
  asm_operands(printer, op, 0, op->num_operands);
  asm_text(printer, " : ");
  asm_functional_type(printer, op, 0);
}

/// A pointer by its address space alone, if it has one.
static void print_short_pointer(AsmPrinter *printer, const Type *type) {
  const DialectType *pointer = type_as_dialect(type, NULL);
  if (!pointer || !pointer->num_ints || pointer->num_types ||
      asm_type_is_wrapped(type)) {
    asm_type(printer, type);
    return;
  }
  stream_format(asm_stream(printer), "<%" PRIu64 ">",
                (uint64_t)pointer->ints[0]);
}

void print_shape_llvm_indirect_branch(AsmPrinter *printer,
                                      const Operation *op) {
  const Attribute *sizes = asm_prop(printer, op, 0);
  if (!asm_require(printer, op->num_operands &&
                                asm_integers_size(sizes) == op->num_successors))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_text(printer, " : ");
  print_short_pointer(printer, op_operand_type(op, 0));
  asm_text(printer, ", [");
  for (unsigned i = 0; i < op->num_successors; i++) {
    asm_text(printer, i ? "," : "");
    asm_newline(printer);
    asm_successor(printer, op, i);
  }
  if (op->num_successors)
    asm_newline(printer);
  asm_text(printer, "]");
  asm_attr_dict(printer, op, PROP_BIT(0));
}

void print_shape_llvm_debug(AsmPrinter *printer, const Operation *op) {
  const Attribute *variable = asm_prop(printer, op, 0);
  if (!asm_require(printer, variable && op->num_operands == 1))
    return;
  asm_text(printer, " ");
  asm_attr(printer, variable);
  if (op_prop(op, 1)) {
    asm_text(printer, " ");
    asm_attr(printer, op_prop(op, 1));
  }
  asm_text(printer, " = ");
  asm_operands(printer, op, 0, 1);
  asm_colon_type(printer, op_operand_type(op, 0));
  asm_attr_dict(printer, op, PROP_BIT(0) | PROP_BIT(1));
}

void print_shape_llvm_invariant(AsmPrinter *printer, const Operation *op) {
  const Attribute *size = asm_prop(printer, op, 0);
  unsigned count = op->def->num_operand_defs;
  if (!asm_require(printer, size && op->num_operands == count))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, count - 1);
  asm_text(printer, count == 2 ? ", " : "");
  asm_attr_without_type(printer, size);
  asm_text(printer, ", ");
  asm_operands(printer, op, count - 1, 1);
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_colon_type(printer, op_operand_type(op, count - 1));
}

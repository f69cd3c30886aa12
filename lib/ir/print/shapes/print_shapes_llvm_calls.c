// SPDX-License-Identifier: Apache-2.0
// Shapes of the LLVM dialect: calls and terminators.
#include "ir/print/shapes/print_shapes_llvm.h"

#include "ir/definitions/type_def.h"

/// ` ["tag"(%a : T), …]` of operands from `next` on. Gives the index after
/// them, or fails.
static unsigned print_bundles(AsmPrinter *printer, const Operation *op,
                              unsigned next, const Attribute *sizes,
                              const Attribute *tags) {
  const ArrayAttr *names = attr_as_array(tags);
  size_t count = asm_integers_size(sizes);
  if (!asm_require(printer, (names ? names->size : 0) == count) || !count)
    return next;
  asm_text(printer, " [");
  for (size_t i = 0; i < count; i++) {
    int64_t size = asm_integer_at(sizes, i);
    if (!asm_require(printer, size >= 0 && size <= op->num_operands - next))
      return next;
    asm_text(printer, i ? ", " : "");
    asm_attr(printer, names->elements[i]);
    asm_text(printer, "(");
    if (size) {
      asm_operands(printer, op, next, (unsigned)size);
      asm_text(printer, " : ");
      asm_operand_types(printer, op, next, (unsigned)size);
    }
    asm_text(printer, ")");
    next += (unsigned)size;
  }
  asm_text(printer, "]");
  return next;
}

/// The wrapped spelling is older than this form.
void print_shape_llvm_assume(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const Attribute *sizes =
      llvm_take_prop(printer, op, "op_bundle_sizes", &printed);
  const Attribute *tags =
      llvm_take_prop(printer, op, "op_bundle_tags", &printed);
  if (!asm_require(printer, op->num_operands && !op->num_results &&
                                !asm_op_is_wrapped(op)))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  if (!asm_require(printer, print_bundles(printer, op, 1, sizes, tags) ==
                                op->num_operands))
    return;
  asm_colon_type(printer, op_operand_type(op, 0));
  asm_attr_dict(printer, op, printed);
}

/// `(T, …) -> R` of the operands from `first` on and the results, with the
/// attributes of arguments and results.
static void print_call_type(AsmPrinter *printer, const Operation *op,
                            unsigned first, unsigned count,
                            const Attribute *arg_attrs,
                            const Attribute *res_attrs) {
  VECTOR(const Type *) types = {0};
  for (unsigned i = 0; i < count; i++)
    VECTOR_PUSH(&types, op_operand_type(op, first + i));
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  asm_function_signature(printer, NULL, types.data, count, false,
                         op->num_results ? types.data + count : NULL,
                         op->num_results, arg_attrs, res_attrs);
  if (!op->num_results)
    asm_text(printer, " -> ()");
  VECTOR_FREE(&types);
}

/// `@callee` or the first operand. Gives 1 if it is the operand.
static unsigned print_callee(AsmPrinter *printer, const Operation *op,
                             const Attribute *callee) {
  if (callee) {
    asm_attr(printer, callee);
    return 0;
  }
  asm_operands(printer, op, 0, 1);
  return 1;
}

static void print_vararg_type(AsmPrinter *printer, const Operation *op,
                              uint64_t *printed) {
  const TypeAttr *type =
      attr_as_type(llvm_take_prop(printer, op, "var_callee_type", printed));
  if (!type)
    return;
  asm_text(printer, " vararg(");
  asm_type(printer, type->value);
  asm_text(printer, ")");
}

/// Number of operands in bundles. Fails if there are more than the operation
/// has.
static unsigned bundle_operands(AsmPrinter *printer, const Operation *op,
                                const Attribute *sizes) {
  uint64_t count = 0;
  for (size_t i = 0; i < asm_integers_size(sizes); i++) {
    int64_t size = asm_integer_at(sizes, i);
    if (!asm_require(printer, size >= 0 && size <= op->num_operands))
      return 0;
    count += (uint64_t)size;
  }
  return asm_require(printer, count <= op->num_operands) ? (unsigned)count : 0;
}

/// Prints what follows the arguments: bundles, attributes, `: types`. `first`
/// is the first argument; the callee's pointer precedes it.
static void print_call_end(AsmPrinter *printer, const Operation *op,
                           unsigned first, unsigned count, uint64_t printed) {
  const Attribute *sizes =
      llvm_take_prop(printer, op, "op_bundle_sizes", &printed);
  const Attribute *tags =
      llvm_take_prop(printer, op, "op_bundle_tags", &printed);
  unsigned after = op->num_operands - bundle_operands(printer, op, sizes);
  if (!asm_require(printer, print_bundles(printer, op, after, sizes, tags) ==
                                op->num_operands))
    return;
  const Attribute *arg_attrs =
      llvm_take_prop(printer, op, "arg_attrs", &printed);
  const Attribute *res_attrs =
      llvm_take_prop(printer, op, "res_attrs", &printed);
  llvm_take_prop(printer, op, "operandSegmentSizes", &printed);
  asm_attr_dict(printer, op, printed);
  asm_text(printer, " : ");
  // The wrapped spelling does not print the pointer's type.
  if (first && !asm_type_is_wrapped(op_operand_type(op, 0))) {
    asm_operand_types(printer, op, 0, 1);
    asm_text(printer, ", ");
  }
  print_call_type(printer, op, first, count, arg_attrs, res_attrs);
}

void print_shape_llvm_call(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0, unused = 0;
  const Attribute *callee = llvm_take_prop(printer, op, "callee", &printed);
  unsigned bundled = bundle_operands(
      printer, op, llvm_take_prop(printer, op, "op_bundle_sizes", &unused));
  unsigned first = callee ? 0 : 1;
  if (!asm_require(printer, op->num_operands >= first + bundled))
    return;
  asm_text(printer, " ");
  llvm_take_keyword(printer, op, "CConv", "ccc", &printed);
  llvm_take_keyword(printer, op, "TailCallKind", "none", &printed);
  print_callee(printer, op, callee);
  unsigned count = op->num_operands - first - bundled;
  asm_text(printer, "(");
  asm_operands(printer, op, first, count);
  asm_text(printer, ")");
  print_vararg_type(printer, op, &printed);
  print_call_end(printer, op, first, count, printed);
}

void print_shape_llvm_call_intrinsic(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0, unused = 0;
  const Attribute *name = llvm_take_prop(printer, op, "intrin", &printed);
  unsigned bundled = bundle_operands(
      printer, op, llvm_take_prop(printer, op, "op_bundle_sizes", &unused));
  if (!asm_require(printer, name != NULL))
    return;
  asm_text(printer, " ");
  asm_attr(printer, name);
  unsigned count = op->num_operands - bundled;
  asm_text(printer, "(");
  asm_operands(printer, op, 0, count);
  asm_text(printer, ")");
  print_call_end(printer, op, 0, count, printed);
}

void print_shape_llvm_invoke(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const Attribute *callee = llvm_take_prop(printer, op, "callee", &printed);
  if (!asm_require(printer, op->num_successors == 2 &&
                                op->def->successor_operands &&
                                (callee || op->num_operands)))
    return;
  unsigned count, normal;
  op->def->successor_operands(op, 0, &count, &normal);
  asm_text(printer, " ");
  llvm_take_keyword(printer, op, "CConv", "ccc", &printed);
  unsigned first = print_callee(printer, op, callee);
  if (!asm_require(printer, count >= first && count <= op->num_operands))
    return;
  count -= first;
  asm_text(printer, "(");
  asm_operands(printer, op, first, count);
  asm_text(printer, ") to ");
  asm_successor(printer, op, 0);
  asm_text(printer, " unwind ");
  asm_successor(printer, op, 1);
  print_vararg_type(printer, op, &printed);
  print_call_end(printer, op, first, count, printed);
}

/// Clauses of array type are filters.
static bool is_array(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && string_ref_ends_with(dialect->def->name, STR("array"));
}

/// `[`, a line for each case, `]`.
static void print_switch_cases(AsmPrinter *printer, const Operation *op,
                               const DenseElementsAttr *values) {
  asm_text(printer, " [");
  for (unsigned i = 1; i < op->num_successors; i++) {
    const IntegerAttr *value =
        attr_as_integer(dense_elements_at(asm_context(printer), values, i - 1));
    if (!asm_require(printer, value != NULL))
      return;
    asm_newline(printer);
    asm_text(printer, "  ");
    wide_int_print(asm_stream(printer), &value->value, true);
    asm_text(printer, ": ");
    asm_successor(printer, op, i);
    asm_text(printer, i + 1 < op->num_successors ? "," : "");
  }
  asm_newline(printer);
  asm_text(printer, "]");
}

void print_shape_llvm_switch(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const DenseElementsAttr *values = attr_as_dense_elements(
      llvm_take_prop(printer, op, "case_values", &printed));
  int64_t num_values = values ? dense_elements_num(values) : 0;
  if (!asm_require(printer, op->num_operands && op->num_successors &&
                                num_values == (int64_t)op->num_successors - 1))
    return;
  llvm_take_prop(printer, op, "case_operand_segments", &printed);
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_colon_type(printer, op_operand_type(op, 0));
  asm_text(printer, ", ");
  asm_successor(printer, op, 0);
  print_switch_cases(printer, op, values);
  asm_attr_dict(printer, op, printed);
}

void print_shape_llvm_landingpad(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_results == 1))
    return;
  uint64_t printed = 0;
  llvm_take_word_after(printer, op, "cleanup", "cleanup", &printed);
  for (unsigned i = 0; i < op->num_operands; i++) {
    bool is_filter = is_array(op_operand_type(op, i));
    asm_text(printer, is_filter ? " (filter " : " (catch ");
    asm_operands(printer, op, i, 1);
    asm_colon_type(printer, op_operand_type(op, i));
    asm_text(printer, ")");
  }
  asm_attr_dict(printer, op, printed);
  asm_colon_type(printer, op_result_type(op, 0));
}

// SPDX-License-Identifier: Apache-2.0
// Shapes of modules, functions, calls, arithmetic and control flow.
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/print/asm_printer.h"

ShapePrinter *const shape_printers[NUM_OP_SHAPES] = {
#define SHAPE(ID, PRINT) [SHAPE_##ID] = PRINT,
#include "ir/syntax/asm_shapes.def"
};

void print_shape_generic(AsmPrinter *printer, const Operation *op) {
  (void)op;
  asm_fail(printer);
}

/// Is `op` of mid-2020, when keywords were strings?
static bool is_old(const Operation *op) {
  return op->def->dialect && op->def->dialect->is_unprefixed;
}

// --- modules and functions ---------------------------------------------------

void print_shape_module(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_regions == 1 && !op->num_operands &&
                                !op->num_results && op->num_props > 0))
    return;
  const Attribute *name = op_prop(op, 0);
  if (name) {
    asm_require(printer, attr_as_string(name) != NULL);
    asm_text(printer, " ");
    asm_symbol(printer, attr_string_value(name));
  }
  asm_attr_dict_with_keyword(printer, op, PROP_BIT(0));
  asm_text(printer, " ");
  asm_region(printer, op_region(op, 0), REGION_WITH_ENTRY_LABEL);
}

/// Dictionary `index` of an array of them, or NULL.
static const Attribute *dictionary_at(const Attribute *array, size_t index) {
  const ArrayAttr *attrs = attr_as_array(array);
  return attrs && index < attrs->size ? attrs->elements[index] : NULL;
}

static void print_result_list(AsmPrinter *printer, const Type *const *types,
                              size_t count, const Attribute *res_attrs) {
  const DictionaryAttr *first = attr_as_dictionary(dictionary_at(res_attrs, 0));
  bool has_parens =
      count != 1 || type_as_function(types[0]) || (first && first->size);
  asm_text(printer, has_parens ? "(" : "");
  for (size_t i = 0; i < count; i++) {
    asm_text(printer, i ? ", " : "");
    asm_type(printer, types[i]);
    asm_dictionary(printer, dictionary_at(res_attrs, i));
  }
  asm_text(printer, has_parens ? ")" : "");
}

void asm_function_signature(AsmPrinter *printer, const Region *body,
                            const Type *const *arguments, size_t num_arguments,
                            bool is_variadic, const Type *const *results,
                            size_t num_results, const Attribute *arg_attrs,
                            const Attribute *res_attrs) {
  const Block *entry = body ? body->first : NULL;
  if (entry && !asm_require(printer, entry->num_arguments == num_arguments))
    return;
  asm_text(printer, "(");
  for (size_t i = 0; i < num_arguments; i++) {
    asm_text(printer, i ? ", " : "");
    const Attribute *attrs = dictionary_at(arg_attrs, i);
    if (entry) {
      asm_region_argument(printer, entry->arguments[i], attrs);
    } else {
      asm_type(printer, arguments[i]);
      asm_dictionary(printer, attrs);
    }
  }
  if (is_variadic)
    asm_text(printer, num_arguments ? ", ..." : "...");
  asm_text(printer, ")");
  if (!num_results)
    return;
  asm_text(printer, " -> ");
  print_result_list(printer, results, num_results, res_attrs);
}

void print_shape_func(AsmPrinter *printer, const Operation *op) {
  enum { NAME, TYPE, VISIBILITY, ARG_ATTRS, RES_ATTRS, NUM_PRINTED };
  if (!asm_require(printer, op->num_regions == 1 && !op->num_operands &&
                                !op->num_results &&
                                op->num_props >= NUM_PRINTED))
    return;
  const TypeAttr *type_attr = attr_as_type(op_prop(op, TYPE));
  const FunctionType *type =
      type_attr ? type_as_function(type_attr->value) : NULL;
  if (!asm_require(printer, type && attr_as_string(op_prop(op, NAME))))
    return;
  asm_text(printer, " ");
  StringRef visibility = attr_string_value(op_prop(op, VISIBILITY));
  stream_text(asm_stream(printer), visibility);
  asm_text(printer, visibility.size ? " " : "");
  asm_symbol(printer, attr_string_value(op_prop(op, NAME)));
  const Region *body = op_region(op, 0);
  asm_function_signature(printer, body, type->types, type->num_inputs, false,
                         type->types + type->num_inputs, type->num_results,
                         op_prop(op, ARG_ATTRS), op_prop(op, RES_ATTRS));
  asm_attr_dict_with_keyword(printer, op, PROP_BIT(NUM_PRINTED) - 1);
  if (region_is_empty(body))
    return;
  asm_text(printer, " ");
  asm_region(printer, body, 0);
}

void print_shape_unrealized_cast(AsmPrinter *printer, const Operation *op) {
  if (op->num_operands) {
    asm_text(printer, " ");
    asm_operands(printer, op, 0, op->num_operands);
    asm_text(printer, " : ");
    asm_operand_types(printer, op, 0, op->num_operands);
  }
  asm_text(printer, " to ");
  asm_require(printer, op->num_results != 0);
  asm_result_types(printer, op, 0, op->num_results);
  asm_attr_dict(printer, op, 0);
}

void print_shape_return(AsmPrinter *printer, const Operation *op) {
  asm_require(printer, !op->num_results && !op->num_successors);
  asm_attr_dict(printer, op, 0);
  if (!op->num_operands)
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, op->num_operands);
  asm_text(printer, " : ");
  asm_operand_types(printer, op, 0, op->num_operands);
}

void print_shape_call(AsmPrinter *printer, const Operation *op) {
  const Attribute *callee = asm_prop(printer, op, 0);
  if (!asm_require(printer, attr_as_symbol_ref(callee) != NULL))
    return;
  asm_text(printer, " ");
  asm_attr_without_type(printer, callee);
  asm_text(printer, "(");
  asm_operands(printer, op, 0, op->num_operands);
  asm_text(printer, ")");
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_text(printer, " : ");
  asm_functional_type(printer, op, 0);
}

void print_shape_call_indirect(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_operands > 0))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_text(printer, "(");
  asm_operands(printer, op, 1, op->num_operands - 1);
  asm_text(printer, ")");
  asm_attr_dict(printer, op, 0);
  asm_require(printer, type_as_function(op_operand_type(op, 0)) != NULL);
  asm_colon_type(printer, op_operand_type(op, 0));
}

// --- arithmetic --------------------------------------------------------------

/// ` keyword<…>` with the flags of property `index`.
static void print_flag_set(AsmPrinter *printer, const Operation *op,
                           unsigned index, uint64_t number,
                           const char *keyword) {
  const PropDef *prop = &op->def->props[index];
  const EnumCase *cases = prop->cases;
  size_t num_cases = prop->num_cases;
  const char *separator = ", ";
  const DialectAttr *attr = attr_as_dialect(op_prop(op, index), NULL);
  if (attr) {
    cases = attr->def->cases;
    num_cases = attr->def->num_cases;
    separator = attr->def->separator ? attr->def->separator : separator;
  }
  asm_text(printer, keyword);
  asm_text(printer, "<");
  if (number)
    asm_flags(printer, cases, num_cases, number, separator);
  else
    stream_text(asm_stream(printer), cases[0].keyword);
  asm_text(printer, ">");
}

typedef enum FlagStyle { FLAG_SET, FLAG_WORD, FLAG_CASE } FlagStyle;

static const struct {
  const char *prop;
  const char *keyword;
  FlagStyle style;
} operand_flags[] = {
#define OPERAND_FLAG(PROP, KEYWORD, STYLE) {PROP, " " KEYWORD, FLAG_##STYLE},
#include "ir/syntax/operand_flags.def"
};

uint64_t asm_operand_flags(AsmPrinter *printer, const Operation *op) {
  uint64_t mask = 0;
  if (!asm_has_props(op))
    return mask;
  for (size_t i = 0; i < ARRAY_LENGTH(operand_flags); i++) {
    int index = asm_prop_index(printer, op, operand_flags[i].prop);
    const Attribute *value = index < 0 ? NULL : op_prop(op, (unsigned)index);
    uint64_t number = 0;
    if (!value)
      continue;
    if (operand_flags[i].style == FLAG_WORD) {
      asm_text(printer, operand_flags[i].keyword);
    } else if (!asm_require(printer, asm_prop_number(value, &number))) {
      continue;
    } else if (operand_flags[i].style == FLAG_CASE) {
      asm_text(printer, operand_flags[i].keyword);
      asm_keyword(printer, op, (unsigned)index);
    } else {
      print_flag_set(printer, op, (unsigned)index, number,
                     operand_flags[i].keyword);
    }
    mask |= PROP_BIT(index);
  }
  return mask;
}

void print_shape_nullary(AsmPrinter *printer, const Operation *op) {
  asm_require_counts(printer, op, 0, op->def->infer ? 1 : 0);
  asm_attr_dict(printer, op, 0);
}

void print_shape_typed_nullary(AsmPrinter *printer, const Operation *op) {
  asm_require_counts(printer, op, 0, 1);
  asm_attr_dict(printer, op, 0);
  asm_text(printer, " : ");
  asm_result_types(printer, op, 0, 1);
}

void print_shape_unary(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_operands == 1))
    return;
  const Type *type = op_operand_type(op, 0);
  if (!op->def->infer && op->num_results)
    asm_require(printer, op->num_results == 1 && op_result_type(op, 0) == type);
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_attr_dict(printer, op, asm_operand_flags(printer, op));
  asm_colon_type(printer, type);
}

void print_shape_binary(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_operands == 2))
    return;
  const Type *type = op_operand_type(op, 0);
  bool is_same = op_operand_type(op, 1) == type;
  if (!op->def->infer)
    is_same &= op->num_results == 1 && op_result_type(op, 0) == type;
  if (!asm_require(printer, is_same))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 2);
  asm_attr_dict(printer, op, asm_operand_flags(printer, op));
  asm_colon_type(printer, type);
}

void print_shape_cast(AsmPrinter *printer, const Operation *op) {
  asm_require_counts(printer, op, 1, 1);
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_attr_dict(printer, op, asm_operand_flags(printer, op));
  asm_text(printer, " : ");
  asm_operand_types(printer, op, 0, 1);
  asm_text(printer, " to ");
  asm_result_types(printer, op, 0, 1);
}

void print_shape_cmp(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 2, 1) ||
      !asm_require(printer, op_operand_type(op, 0) == op_operand_type(op, 1)))
    return;
  asm_text(printer, is_old(op) ? " \"" : " ");
  asm_keyword(printer, op, 0);
  asm_text(printer, is_old(op) ? "\", " : ", ");
  asm_operands(printer, op, 0, 2);
  asm_attr_dict(printer, op, PROP_BIT(0) | asm_operand_flags(printer, op));
  asm_colon_type(printer, op_operand_type(op, 0));
}

void print_shape_select(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 3, 1) ||
      !asm_require(printer,
                   op_operand_type(op, 1) == op_operand_type(op, 2) &&
                       op_operand_type(op, 1) == op_result_type(op, 0)))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 3);
  asm_attr_dict(printer, op, asm_operand_flags(printer, op));
  asm_text(printer, " : ");
  if (!type_is_integer_of_width(op_operand_type(op, 0), 1)) {
    asm_operand_types(printer, op, 0, 1);
    asm_text(printer, ", ");
  }
  asm_result_types(printer, op, 0, 1);
}

void print_shape_constant(AsmPrinter *printer, const Operation *op) {
  const Attribute *value = asm_prop(printer, op, 0);
  if (!asm_require_counts(printer, op, 0, 1) ||
      !asm_require(printer, value != NULL))
    return;
  const Type *type = attr_type(value);
  if (!asm_require(printer, !type || type == op_result_type(op, 0)))
    return;
  // The printer of 2020 wrote two blanks before the dictionary.
  if (is_old(op) && op->attrs)
    asm_text(printer, " ");
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_text(printer, " ");
  asm_attr(printer, value);
  if (attr_as_symbol_ref(value))
    asm_colon_type(printer, op_result_type(op, 0));
}

void print_shape_poison(AsmPrinter *printer, const Operation *op) {
  const Attribute *value = asm_prop(printer, op, 0);
  if (!asm_require_counts(printer, op, 0, 1) ||
      !asm_require(printer, value != NULL))
    return;
  const PropDef *prop = &op->def->props[0];
  asm_attr_dict(printer, op, PROP_BIT(0));
  if (!prop->initial || prop->initial(asm_context(printer)) != value) {
    asm_text(printer, " <");
    asm_attr(printer, value);
    asm_text(printer, ">");
  }
  asm_text(printer, " : ");
  asm_result_types(printer, op, 0, 1);
}

// --- control flow ------------------------------------------------------------

void print_shape_branch(AsmPrinter *printer, const Operation *op) {
  asm_require(printer, op->num_successors == 1 && !op->num_results);
  asm_text(printer, " ");
  asm_successor(printer, op, 0);
  asm_attr_dict(printer, op, 0);
}

/// ` weights([1, 2])`. Gives the property's mask.
static uint64_t print_weights(AsmPrinter *printer, const Operation *op) {
  int index = asm_prop_index(printer, op, "branch_weights");
  const Attribute *weights = index < 0 ? NULL : op_prop(op, (unsigned)index);
  if (!weights)
    return 0;
  asm_text(printer, " weights([");
  for (size_t i = 0; i < asm_integers_size(weights); i++) {
    asm_text(printer, i ? ", " : "");
    stream_int(asm_stream(printer), asm_integer_at(weights, i));
  }
  asm_text(printer, "])");
  return PROP_BIT(index);
}

void print_shape_cond_branch(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_successors == 2 && op->num_operands &&
                                !op->num_results))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  uint64_t printed = print_weights(printer, op);
  asm_text(printer, ", ");
  asm_successor(printer, op, 0);
  asm_text(printer, ", ");
  asm_successor(printer, op, 1);
  asm_attr_dict(printer, op, printed);
}

void print_shape_llvm_cond_branch(AsmPrinter *printer, const Operation *op) {
  print_shape_cond_branch(printer, op);
}

/// Case value `index`, printed without a sign, as in mlir.
static void print_case_value(AsmPrinter *printer,
                             const DenseElementsAttr *values, int64_t index) {
  const IntegerAttr *value =
      attr_as_integer(dense_elements_at(asm_context(printer), values, index));
  if (!asm_require(printer, value != NULL))
    return;
  wide_int_print(asm_stream(printer), &value->value, false);
}

void print_shape_switch(AsmPrinter *printer, const Operation *op) {
  const DenseElementsAttr *values =
      attr_as_dense_elements(asm_prop(printer, op, 0));
  int64_t num_values = values ? dense_elements_num(values) : 0;
  if (!asm_require(printer, op->num_operands && op->num_successors &&
                                num_values == (int64_t)op->num_successors - 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_colon_type(printer, op_operand_type(op, 0));
  asm_text(printer, ", [");
  asm_newline(printer);
  asm_text(printer, "  default: ");
  asm_successor(printer, op, 0);
  for (unsigned i = 1; i < op->num_successors; i++) {
    asm_text(printer, ",");
    asm_newline(printer);
    asm_text(printer, "  ");
    print_case_value(printer, values, i - 1);
    asm_text(printer, ": ");
    asm_successor(printer, op, i);
  }
  // mlir closes the bracket at once if there are no cases.
  if (values)
    asm_newline(printer);
  asm_text(printer, "]");
  asm_attr_dict(printer, op, PROP_BIT(0) | PROP_BIT(1));
}

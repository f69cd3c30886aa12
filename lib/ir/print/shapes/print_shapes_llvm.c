// SPDX-License-Identifier: Apache-2.0
// Shapes of the LLVM dialect. Types tell the spelling of an operation: wrapped
// (2020: `!llvm<"float*">`) or modern.
#include "ir/print/shapes/print_shapes_llvm.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"

const Attribute *llvm_take_prop(AsmPrinter *printer, const Operation *op,
                                const char *name, uint64_t *printed) {
  int index = asm_set_prop_index(printer, op, name);
  if (index < 0)
    return NULL;
  *printed |= PROP_BIT(index);
  return op_prop(op, (unsigned)index);
}

void llvm_take_keyword(AsmPrinter *printer, const Operation *op,
                       const char *name, const char *hidden,
                       uint64_t *printed) {
  if (!llvm_take_prop(printer, op, name, printed))
    return;
  StringRef keyword =
      asm_prop_keyword(op, (unsigned)asm_prop_index(printer, op, name));
  if (!keyword.size || string_ref_equals(keyword, string_ref_from_cstr(hidden)))
    return;
  stream_text(asm_stream(printer), keyword);
  asm_text(printer, " ");
}

void llvm_take_word(AsmPrinter *printer, const Operation *op, const char *name,
                    const char *word, uint64_t *printed) {
  if (!llvm_take_prop(printer, op, name, printed))
    return;
  asm_text(printer, word);
  asm_text(printer, " ");
}

void llvm_take_word_after(AsmPrinter *printer, const Operation *op,
                          const char *name, const char *word,
                          uint64_t *printed) {
  if (!llvm_take_prop(printer, op, name, printed))
    return;
  asm_text(printer, " ");
  asm_text(printer, word);
}

// --- functions and globals ---------------------------------------------------

/// Takes a function type of either spelling apart. NULL: it is something else.
static const DialectType *function_parts(const Operation *op, int index) {
  const TypeAttr *attr =
      index < 0 ? NULL : attr_as_type(op_prop(op, (unsigned)index));
  const DialectType *type = attr ? type_as_dialect(attr->value, NULL) : NULL;
  bool is_function = type && type->num_types && type->num_ints &&
                     (type->def->shape == TYPE_SHAPE_FUNCTION ||
                      type->def->shape == TYPE_SHAPE_TEXT);
  return is_function ? type : NULL;
}

static bool is_void(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && string_ref_equals(dialect->def->name, STR("llvm.void"));
}

/// ` vscale_range(1, 2)`.
static void print_vscale_range(AsmPrinter *printer, const Operation *op,
                               uint64_t *printed) {
  const Attribute *range = llvm_take_prop(printer, op, "vscale_range", printed);
  const DialectAttr *params = range ? attr_as_dialect(range, NULL) : NULL;
  int64_t low = 0, high = 0;
  if (!params || !asm_require(printer, params->num_params == 2))
    return;
  attr_integer_value(params->params[0], &low);
  attr_integer_value(params->params[1], &high);
  stream_format(asm_stream(printer), " vscale_range(%lld, %lld)",
                (long long)low, (long long)high);
}

/// ` comdat(@group::@selector)`.
static void print_comdat(AsmPrinter *printer, const Operation *op,
                         uint64_t *printed) {
  const Attribute *comdat = llvm_take_prop(printer, op, "comdat", printed);
  if (!comdat)
    return;
  asm_text(printer, " comdat(");
  asm_attr(printer, comdat);
  asm_text(printer, ")");
}

void print_shape_llvm_func(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const DialectType *type =
      function_parts(op, asm_prop_index(printer, op, "function_type"));
  const Attribute *name = llvm_take_prop(printer, op, "sym_name", &printed);
  if (!asm_require(printer, type && op->num_regions == 1 && !op->num_operands &&
                                !op->num_results && attr_as_string(name)))
    return;
  llvm_take_prop(printer, op, "function_type", &printed);
  asm_text(printer, " ");
  llvm_take_keyword(printer, op, "linkage", "external", &printed);
  llvm_take_keyword(printer, op, "visibility_", "", &printed);
  llvm_take_keyword(printer, op, "unnamed_addr", "", &printed);
  llvm_take_keyword(printer, op, "CConv", "ccc", &printed);
  asm_symbol(printer, attr_string_value(name));
  const Region *body = op_region(op, 0);
  const Type *result = type->types[0];
  const Attribute *arg_attrs =
      llvm_take_prop(printer, op, "arg_attrs", &printed);
  const Attribute *res_attrs =
      llvm_take_prop(printer, op, "res_attrs", &printed);
  asm_function_signature(printer, body, type->types + 1, type->num_types - 1,
                         type->ints[0] != 0, &result, !is_void(result),
                         arg_attrs, res_attrs);
  print_vscale_range(printer, op, &printed);
  print_comdat(printer, op, &printed);
  asm_attr_dict_with_keyword(printer, op, printed);
  if (region_is_empty(body))
    return;
  asm_text(printer, " ");
  asm_region(printer, body, 0);
}

void print_shape_llvm_global(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const Attribute *name = llvm_take_prop(printer, op, "sym_name", &printed);
  const TypeAttr *type =
      attr_as_type(llvm_take_prop(printer, op, "global_type", &printed));
  if (!asm_require(printer, type && op->num_regions == 1 && !op->num_operands &&
                                !op->num_results && attr_as_string(name)))
    return;
  asm_text(printer, " ");
  int linkage = asm_prop_index(printer, op, "linkage");
  if (linkage >= 0 && !op_prop(op, (unsigned)linkage))
    asm_text(printer, "external ");
  llvm_take_keyword(printer, op, "linkage", "", &printed);
  llvm_take_keyword(printer, op, "visibility_", "", &printed);
  llvm_take_word(printer, op, "thread_local_", "thread_local", &printed);
  llvm_take_keyword(printer, op, "unnamed_addr", "", &printed);
  llvm_take_word(printer, op, "constant", "constant", &printed);
  asm_symbol(printer, attr_string_value(name));
  asm_text(printer, "(");
  const Attribute *value = llvm_take_prop(printer, op, "value", &printed);
  if (value)
    asm_attr(printer, value);
  asm_text(printer, ")");
  print_comdat(printer, op, &printed);
  // Modern syntax shows the default address space.
  int space = asm_prop_index(printer, op, "addr_space");
  asm_attr_dict_with_defaults(
      printer, op, printed,
      space >= 0 && !asm_type_is_wrapped(type->value) ? PROP_BIT(space) : 0);
  // Without it, the type would be read as the modern one.
  if (attr_as_string(value) && !asm_type_is_wrapped(type->value))
    return;
  asm_colon_type(printer, type->value);
  if (region_is_empty(op_region(op, 0)))
    return;
  asm_text(printer, " ");
  asm_region(printer, op_region(op, 0), 0);
}

// --- arithmetic --------------------------------------------------------------

/// ` overflow<nsw>` of property 0.
static void print_overflow(AsmPrinter *printer, const Operation *op,
                           uint64_t *printed) {
  uint64_t number;
  const Attribute *value =
      llvm_take_prop(printer, op, "overflowFlags", printed);
  if (!value || !asm_require(printer, asm_prop_number(value, &number)) ||
      !number)
    return;
  const PropDef *prop =
      &op->def->props[asm_prop_index(printer, op, "overflowFlags")];
  const DialectAttr *attr = attr_as_dialect(value, NULL);
  asm_text(printer, " overflow<");
  asm_flags(printer, attr ? attr->def->cases : prop->cases,
            attr ? attr->def->num_cases : prop->num_cases, number, ", ");
  asm_text(printer, ">");
}

void print_shape_llvm_binary(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 2, 1) ||
      !asm_require(printer,
                   op_operand_type(op, 0) == op_operand_type(op, 1) &&
                       op_operand_type(op, 0) == op_result_type(op, 0)))
    return;
  uint64_t printed = 0;
  bool has_props = asm_has_props(op);
  asm_text(printer, " ");
  if (has_props) {
    llvm_take_word(printer, op, "isExact", "exact", &printed);
    llvm_take_word(printer, op, "isDisjoint", "disjoint", &printed);
  }
  asm_operands(printer, op, 0, 2);
  if (has_props)
    print_overflow(printer, op, &printed);
  asm_attr_dict(printer, op, printed);
  asm_colon_type(printer, op_result_type(op, 0));
}

void print_shape_llvm_cast(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 1, 1))
    return;
  uint64_t printed = 0;
  asm_text(printer, " ");
  if (asm_has_props(op))
    llvm_take_word(printer, op, "nonNeg", "nneg", &printed);
  asm_operands(printer, op, 0, 1);
  if (asm_has_props(op))
    print_overflow(printer, op, &printed);
  asm_attr_dict(printer, op, printed);
  asm_colon_type(printer, op_operand_type(op, 0));
  asm_text(printer, " to ");
  asm_result_types(printer, op, 0, 1);
}

void print_shape_llvm_cmp(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 2, 1) ||
      !asm_require(printer, op_operand_type(op, 0) == op_operand_type(op, 1)))
    return;
  asm_text(printer, " \"");
  asm_keyword(printer, op, 0);
  asm_text(printer, "\" ");
  asm_operands(printer, op, 0, 2);
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_colon_type(printer, op_operand_type(op, 0));
}

void print_shape_llvm_constrained(AsmPrinter *printer, const Operation *op) {
  enum { EXCEPTIONS, ROUNDING };
  if (!asm_require_counts(printer, op, 1, 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_text(printer, " ");
  asm_keyword(printer, op, ROUNDING);
  asm_text(printer, " ");
  asm_keyword(printer, op, EXCEPTIONS);
  asm_attr_dict(printer, op, PROP_BIT(EXCEPTIONS) | PROP_BIT(ROUNDING));
  asm_text(printer, " : ");
  asm_operand_types(printer, op, 0, 1);
  asm_text(printer, " to ");
  asm_result_types(printer, op, 0, 1);
}

void print_shape_llvm_select(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 3, 1) ||
      !asm_require(printer,
                   op_operand_type(op, 1) == op_operand_type(op, 2) &&
                       op_operand_type(op, 1) == op_result_type(op, 0)))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 3);
  asm_attr_dict(printer, op, 0);
  asm_colon_type(printer, op_operand_type(op, 0));
  asm_text(printer, ", ");
  asm_result_types(printer, op, 0, 1);
}

void print_shape_llvm_constant(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 0, 1))
    return;
  asm_text(printer, "(");
  asm_attr(printer, asm_prop(printer, op, 0));
  asm_text(printer, ")");
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_colon_type(printer, op_result_type(op, 0));
}

void print_shape_llvm_addressof(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 0, 1))
    return;
  asm_text(printer, " ");
  asm_attr(printer, asm_prop(printer, op, 0));
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_colon_type(printer, op_result_type(op, 0));
}

void print_shape_llvm_intrinsic(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, !asm_op_is_wrapped(op)))
    return;
  asm_text(printer, "(");
  asm_operands(printer, op, 0, op->num_operands);
  asm_text(printer, ")");
  asm_attr_dict(printer, op, 0);
  asm_text(printer, " : ");
  asm_functional_type(printer, op, 0);
}

// --- aggregates and vectors --------------------------------------------------

/// `[1, 0]`, with `suffix` after each.
static void print_integers(AsmPrinter *printer, const Attribute *values,
                           const char *suffix) {
  asm_require(printer, values != NULL);
  asm_text(printer, "[");
  for (size_t i = 0; i < asm_integers_size(values); i++) {
    asm_text(printer, i ? ", " : "");
    stream_int(asm_stream(printer), asm_integer_at(values, i));
    asm_text(printer, suffix);
  }
  asm_text(printer, "]");
}

/// ` : T`; mlir-opt 22 writes a blank after it if the result's type is left
/// out.
static void print_aggregate_type(AsmPrinter *printer, const Type *type) {
  asm_colon_type(printer, type);
  asm_text(printer, asm_type_is_wrapped(type) ? "" : " ");
}

void print_shape_llvm_extractvalue(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 1, 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  print_integers(printer, asm_prop(printer, op, 0), "");
  asm_attr_dict(printer, op, PROP_BIT(0));
  print_aggregate_type(printer, op_operand_type(op, 0));
}

void print_shape_llvm_insertvalue(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 2, 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 1, 1);
  asm_text(printer, ", ");
  asm_operands(printer, op, 0, 1);
  print_integers(printer, asm_prop(printer, op, 0), "");
  asm_attr_dict(printer, op, PROP_BIT(0));
  print_aggregate_type(printer, op_operand_type(op, 0));
}

/// `[%i : T]` of operand `index`.
static void print_position(AsmPrinter *printer, const Operation *op,
                           unsigned index) {
  asm_text(printer, "[");
  asm_operands(printer, op, index, 1);
  asm_colon_type(printer, op_operand_type(op, index));
  asm_text(printer, "]");
}

void print_shape_llvm_extractelement(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 2, 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  print_position(printer, op, 1);
  asm_attr_dict(printer, op, 0);
  asm_colon_type(printer, op_operand_type(op, 0));
}

void print_shape_llvm_insertelement(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 3, 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 1, 1);
  asm_text(printer, ", ");
  asm_operands(printer, op, 0, 1);
  print_position(printer, op, 2);
  asm_attr_dict(printer, op, 0);
  asm_colon_type(printer, op_operand_type(op, 0));
}

void print_shape_llvm_shufflevector(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 2, 1))
    return;
  bool is_wrapped = asm_type_is_wrapped(op_operand_type(op, 0));
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 2);
  asm_text(printer, " ");
  print_integers(printer, asm_prop(printer, op, 0), is_wrapped ? " : i32" : "");
  asm_attr_dict(printer, op, PROP_BIT(0));
  print_aggregate_type(printer, op_operand_type(op, 0));
  if (!is_wrapped)
    return;
  asm_text(printer, ", ");
  asm_operand_types(printer, op, 1, 1);
}

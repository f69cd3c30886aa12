// SPDX-License-Identifier: Apache-2.0
// Shapes of the LLVM dialect. The types say in which spelling an operation is:
// wrapped (2020: `!llvm<"float*">`) or modern.
#include "ir/asm_printer.h"
#include "support/vector.h"

/// Value of property `name`, and its bit in `*printed`; NULL if there is none.
static const Attribute *take_prop(const Operation *op, const char *name,
                                  uint64_t *printed) {
  int index = asm_prop_index(op, name);
  if (index < 0)
    return NULL;
  *printed |= PROP_BIT(index);
  return op_prop(op, (unsigned)index);
}

/// The keyword of property `name` and a blank, unless it is `hidden` or none.
static void take_keyword(AsmPrinter *printer, const Operation *op,
                         const char *name, const char *hidden,
                         uint64_t *printed) {
  if (!take_prop(op, name, printed))
    return;
  StringRef keyword = asm_prop_keyword(op, (unsigned)asm_prop_index(op, name));
  if (!keyword.size || string_ref_equals(keyword, string_ref_from_cstr(hidden)))
    return;
  stream_text(asm_stream(printer), keyword);
  asm_text(printer, " ");
}

/// `word` and a blank where the unit property `name` is set.
static void take_word(AsmPrinter *printer, const Operation *op,
                      const char *name, const char *word, uint64_t *printed) {
  if (!take_prop(op, name, printed))
    return;
  asm_text(printer, word);
  asm_text(printer, " ");
}

// --- functions and globals ---------------------------------------------------

/// Takes a function type of either spelling apart. NULL: it is none.
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

/// ` comdat(@group::@selector)`.
static void print_comdat(AsmPrinter *printer, const Operation *op,
                         uint64_t *printed) {
  const Attribute *comdat = take_prop(op, "comdat", printed);
  if (!comdat)
    return;
  asm_text(printer, " comdat(");
  asm_attr(printer, comdat);
  asm_text(printer, ")");
}

void print_shape_llvm_func(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const DialectType *type =
      function_parts(op, asm_prop_index(op, "function_type"));
  const Attribute *name = take_prop(op, "sym_name", &printed);
  if (!asm_require(printer, type && op->num_regions == 1 && !op->num_operands &&
                                !op->num_results && attr_as_string(name)))
    return;
  take_prop(op, "function_type", &printed);
  asm_text(printer, " ");
  take_keyword(printer, op, "linkage", "external", &printed);
  take_keyword(printer, op, "visibility_", "", &printed);
  take_keyword(printer, op, "unnamed_addr", "", &printed);
  take_keyword(printer, op, "CConv", "ccc", &printed);
  asm_symbol(printer, attr_string_value(name));
  const Region *body = op_region(op, 0);
  const Type *result = type->types[0];
  const Attribute *arg_attrs = take_prop(op, "arg_attrs", &printed);
  const Attribute *res_attrs = take_prop(op, "res_attrs", &printed);
  asm_function_signature(printer, body, type->types + 1, type->num_types - 1,
                         type->ints[0] != 0, &result, !is_void(result),
                         arg_attrs, res_attrs);
  print_comdat(printer, op, &printed);
  asm_attr_dict_with_keyword(printer, op, printed);
  if (region_is_empty(body))
    return;
  asm_text(printer, " ");
  asm_region(printer, body, 0);
}

void print_shape_llvm_global(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const Attribute *name = take_prop(op, "sym_name", &printed);
  const TypeAttr *type = attr_as_type(take_prop(op, "global_type", &printed));
  if (!asm_require(printer, type && op->num_regions == 1 && !op->num_operands &&
                                !op->num_results && attr_as_string(name)))
    return;
  asm_text(printer, " ");
  int linkage = asm_prop_index(op, "linkage");
  if (linkage >= 0 && !op_prop(op, (unsigned)linkage))
    asm_text(printer, "external ");
  take_keyword(printer, op, "linkage", "", &printed);
  take_keyword(printer, op, "visibility_", "", &printed);
  take_word(printer, op, "thread_local_", "thread_local", &printed);
  take_keyword(printer, op, "unnamed_addr", "", &printed);
  take_word(printer, op, "constant", "constant", &printed);
  asm_symbol(printer, attr_string_value(name));
  asm_text(printer, "(");
  const Attribute *value = take_prop(op, "value", &printed);
  if (value)
    asm_attr(printer, value);
  asm_text(printer, ")");
  print_comdat(printer, op, &printed);
  // Modern syntax shows the default address space.
  int space = asm_prop_index(op, "addr_space");
  asm_attr_dict_with_defaults(
      printer, op, printed,
      space >= 0 && !asm_type_is_wrapped(type->value) ? PROP_BIT(space) : 0);
  // Left out, the type would be read as the modern one.
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
  const Attribute *value = take_prop(op, "overflowFlags", printed);
  if (!value || !asm_require(printer, asm_prop_number(value, &number)) ||
      !number)
    return;
  const PropDef *prop = &op->def->props[asm_prop_index(op, "overflowFlags")];
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
  asm_text(printer, " ");
  if (asm_has_props(op)) {
    take_word(printer, op, "isExact", "exact", &printed);
    take_word(printer, op, "isDisjoint", "disjoint", &printed);
  }
  asm_operands(printer, op, 0, 2);
  if (asm_has_props(op))
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
    take_word(printer, op, "nonNeg", "nneg", &printed);
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

/// ` ["tag"(%a : T), …]` of operands from `next` on. Gives the number behind
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

/// The wrapped spelling is of a time without this form.
void print_shape_llvm_assume(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0;
  const Attribute *sizes = take_prop(op, "op_bundle_sizes", &printed);
  const Attribute *tags = take_prop(op, "op_bundle_tags", &printed);
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

// --- memory ------------------------------------------------------------------

/// ` syncscope("x")`.
static void print_syncscope(AsmPrinter *printer, const Operation *op,
                            uint64_t *printed) {
  const Attribute *scope = take_prop(op, "syncscope", printed);
  if (!scope)
    return;
  asm_text(printer, " syncscope(");
  asm_attr_without_type(printer, scope);
  asm_text(printer, ")");
}

/// ` acquire` of property `name`.
static void print_ordering(AsmPrinter *printer, const Operation *op,
                           const char *name, uint64_t *printed) {
  int index = asm_prop_index(op, name);
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
  const TypeAttr *element = attr_as_type(take_prop(op, "elem_type", &printed));
  const Type *type = element ? element->value : NULL;
  const DialectType *pointer = type_as_dialect(op_result_type(op, 0), NULL);
  if (!type && pointer && pointer->num_types)
    type = pointer->types[0];
  if (!asm_require(printer, type != NULL))
    return;
  asm_text(printer, " ");
  take_word(printer, op, "inalloca", "inalloca", &printed);
  asm_operands(printer, op, 0, 1);
  asm_text(printer, " x ");
  asm_type(printer, type);
  int alignment = asm_prop_index(op, "alignment");
  int64_t value;
  if (alignment >= 0 &&
      attr_integer_value(op_prop(op, (unsigned)alignment), &value) && !value)
    printed |= PROP_BIT(alignment);
  asm_attr_dict(printer, op, printed);
  asm_text(printer, " : ");
  asm_functional_type(printer, op, 0);
}

/// Indices: constants of `raw`, operands where it has INT32_MIN or is NULL.
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
  const Attribute *raw = take_prop(op, "rawConstantIndices", &printed);
  const TypeAttr *element = attr_as_type(take_prop(op, "elem_type", &printed));
  const Attribute *wrap = take_prop(op, "noWrapFlags", &printed);
  asm_text(printer, " ");
  if (wrap && asm_require(printer, asm_prop_number(wrap, &flags)) && flags) {
    const PropDef *prop = &op->def->props[asm_prop_index(op, "noWrapFlags")];
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

/// ` atomic syncscope("x") acquire` where the ordering is not `not_atomic`.
static void print_atomic(AsmPrinter *printer, const Operation *op,
                         uint64_t *printed) {
  uint64_t ordering = 0;
  if (asm_prop_number(take_prop(op, "ordering", printed), &ordering) &&
      ordering) {
    asm_text(printer, " atomic");
    print_syncscope(printer, op, printed);
    print_ordering(printer, op, "ordering", printed);
  }
}

/// ` word` where the unit property `name` is set.
static void print_word_after(AsmPrinter *printer, const Operation *op,
                             const char *name, const char *word,
                             uint64_t *printed) {
  if (!take_prop(op, name, printed))
    return;
  asm_text(printer, " ");
  asm_text(printer, word);
}

void print_shape_llvm_load(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 1, 1))
    return;
  uint64_t printed = 0;
  asm_text(printer, " ");
  take_word(printer, op, "volatile_", "volatile", &printed);
  asm_operands(printer, op, 0, 1);
  print_atomic(printer, op, &printed);
  print_word_after(printer, op, "invariant", "invariant", &printed);
  print_word_after(printer, op, "invariantGroup", "invariant_group", &printed);
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
  asm_text(printer, " ");
  take_word(printer, op, "volatile_", "volatile", &printed);
  asm_operands(printer, op, 0, 2);
  print_atomic(printer, op, &printed);
  print_word_after(printer, op, "invariantGroup", "invariant_group", &printed);
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
  take_word(printer, op, "volatile_", "volatile", &printed);
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
  take_word(printer, op, "weak", "weak", &printed);
  take_word(printer, op, "volatile_", "volatile", &printed);
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

// --- calls -------------------------------------------------------------------

/// `(T, …) -> R` of operands `first` … and the results, with the attributes of
/// arguments and results.
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

/// `@callee` or the first operand; 1 if it is that.
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
      attr_as_type(take_prop(op, "var_callee_type", printed));
  if (!type)
    return;
  asm_text(printer, " vararg(");
  asm_type(printer, type->value);
  asm_text(printer, ")");
}

/// Operands that are in bundles; fails if there are more than the operation
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

/// What is behind the arguments: bundles, attributes, `: types`. `first` is the
/// first argument, the callee's pointer before it.
static void print_call_end(AsmPrinter *printer, const Operation *op,
                           unsigned first, unsigned count, uint64_t printed) {
  const Attribute *sizes = take_prop(op, "op_bundle_sizes", &printed);
  const Attribute *tags = take_prop(op, "op_bundle_tags", &printed);
  unsigned behind = op->num_operands - bundle_operands(printer, op, sizes);
  if (!asm_require(printer, print_bundles(printer, op, behind, sizes, tags) ==
                                op->num_operands))
    return;
  const Attribute *arg_attrs = take_prop(op, "arg_attrs", &printed);
  const Attribute *res_attrs = take_prop(op, "res_attrs", &printed);
  take_prop(op, "operandSegmentSizes", &printed);
  asm_attr_dict(printer, op, printed);
  asm_text(printer, " : ");
  // The wrapped spelling says nothing of the pointer.
  if (first && !asm_type_is_wrapped(op_operand_type(op, 0))) {
    asm_operand_types(printer, op, 0, 1);
    asm_text(printer, ", ");
  }
  print_call_type(printer, op, first, count, arg_attrs, res_attrs);
}

void print_shape_llvm_call(AsmPrinter *printer, const Operation *op) {
  uint64_t printed = 0, unused = 0;
  const Attribute *callee = take_prop(op, "callee", &printed);
  unsigned bundled =
      bundle_operands(printer, op, take_prop(op, "op_bundle_sizes", &unused));
  unsigned first = callee ? 0 : 1;
  if (!asm_require(printer, op->num_operands >= first + bundled))
    return;
  asm_text(printer, " ");
  take_keyword(printer, op, "CConv", "ccc", &printed);
  take_keyword(printer, op, "TailCallKind", "none", &printed);
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
  const Attribute *name = take_prop(op, "intrin", &printed);
  unsigned bundled =
      bundle_operands(printer, op, take_prop(op, "op_bundle_sizes", &unused));
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
  const Attribute *callee = take_prop(op, "callee", &printed);
  if (!asm_require(printer, op->num_successors == 2 &&
                                op->def->successor_operands &&
                                (callee || op->num_operands)))
    return;
  unsigned count, normal;
  op->def->successor_operands(op, 0, &count, &normal);
  asm_text(printer, " ");
  take_keyword(printer, op, "CConv", "ccc", &printed);
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
  const DenseElementsAttr *values =
      attr_as_dense_elements(take_prop(op, "case_values", &printed));
  int64_t num_values = values ? dense_elements_num(values) : 0;
  if (!asm_require(printer, op->num_operands && op->num_successors &&
                                num_values == (int64_t)op->num_successors - 1))
    return;
  take_prop(op, "case_operand_segments", &printed);
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
  print_word_after(printer, op, "cleanup", "cleanup", &printed);
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

// --- aggregates and vectors --------------------------------------------------

/// `[1, 0]`, with `suffix` behind each.
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

/// ` : T`; mlir-opt 22 writes a blank behind it where the result's type is left
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

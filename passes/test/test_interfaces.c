// SPDX-License-Identifier: Apache-2.0
// Passes that ask operations, types and attributes what they are, in
// diagnostics: -test-side-effects, -test-type-interfaces,
// -test-elements-attr-interface.
#include "dialects/test/test.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

//===- Effects ------------------------------------------------------------===//

enum {
  ALL_EFFECTS =
      TRAIT_READS_MEMORY | TRAIT_WRITES_MEMORY | TRAIT_ALLOCATES | TRAIT_FREES
};

/// Begins "found an instance of 'read'", with what follows it to be added.
static Diagnostic *begin_effect(Context *ctx, const Operation *op,
                                StringRef effect) {
  return op_emit(ctx, op, DIAG_REMARK, "found an instance of '%.*s'",
                 STR_ARGS(effect));
}

static void end_effect(Diagnostic *diag, const char *resource) {
  diag_format(diag, " on resource '%s'", resource);
}

static bool is_memory(const Type *type) { return type_as_memref(type) != NULL; }

/// The operand that is memory, from the end if `is_last`; -1: there is none.
static int memory_operand(const Operation *op, bool is_last) {
  int found = -1;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (is_memory(op_operand_type(op, i)) && (found < 0 || is_last))
      found = (int)i;
  return found;
}

/// The effects of an operation by its traits, on its operands' memory or its
/// results'.
static void report_trait(Context *ctx, const Operation *op, Traits trait,
                         const char *name) {
  if (!op_has_trait(op, trait))
    return;
  Diagnostic *diag = begin_effect(ctx, op, string_ref_from_cstr(name));
  if (trait == TRAIT_ALLOCATES || op_is(op, &test_ops[TEST_EFFECTS_RESULT])) {
    diag_text(diag, " on op result 0,");
  } else {
    int operand = memory_operand(op, trait == TRAIT_WRITES_MEMORY);
    if (operand >= 0)
      diag_format(diag, " on op operand %d,", operand);
  }
  bool is_scoped = string_ref_equals(op_name(op), STR("memref.alloca"));
  end_effect(diag, is_scoped ? "AutomaticAllocationScope" : "<Default>");
}

/// One effect in a list: a dictionary.
static void report_listed(Context *ctx, const Operation *op,
                          const Attribute *entry) {
  const StringAttr *effect =
      attr_as_string(dictionary_get(entry, STR("effect")));
  if (!effect)
    return;
  Diagnostic *diag = begin_effect(ctx, op, effect->value);
  const Attribute *symbol = dictionary_get(entry, STR("on_reference"));
  if (dictionary_get(entry, STR("on_result"))) {
    diag_text(diag, " on op result 0,");
  } else if (dictionary_get(entry, STR("on_operand"))) {
    diag_text(diag, " on op operand 0,");
  } else if (dictionary_get(entry, STR("on_argument"))) {
    diag_text(diag, " on block argument 0,");
  } else if (symbol) {
    diag_text(diag, " on a symbol '");
    diag_attr(diag, symbol);
    diag_text(diag, "',");
  }
  bool is_test = dictionary_get(entry, STR("test_resource")) != NULL;
  end_effect(diag, is_test ? "<Test>" : "<Default>");
}

/// An effect of an operation, of which all are in a table: on what a property
/// names, or on its only result.
typedef struct TableEffect {
  unsigned op;
  const char *effect;
  const char *symbol; ///< A property, or NULL.
  bool is_on_result;
  const char *resource;
} TableEffect;

static const TableEffect table_effects[] = {
    {TEST_OP_WITH_EFFECTS_A, "read", "first", false, "<Default>"},
    {TEST_OP_WITH_EFFECTS_A, "write", "second", false, "<Default>"},
    {TEST_OP_WITH_EFFECTS_A, "read", "optional_symbol", false, "<Default>"},
    {TEST_OP_WITH_EFFECTS_A, "allocate", NULL, true, "<Test>"},
    {TEST_OP_WITH_EFFECTS_B, "write", NULL, false, "<Test>"},
};

static void report_table_effect(Context *ctx, const Operation *op,
                                const TableEffect *effect) {
  const Attribute *symbol =
      effect->symbol ? op_attr(op, string_ref_from_cstr(effect->symbol)) : NULL;
  if (effect->symbol && !symbol)
    return;
  Diagnostic *diag =
      begin_effect(ctx, op, string_ref_from_cstr(effect->effect));
  if (effect->is_on_result)
    diag_text(diag, " on op result 0,");
  if (symbol) {
    diag_text(diag, " on a symbol '");
    diag_attr(diag, symbol);
    diag_text(diag, "',");
  }
  end_effect(diag, effect->resource);
}

/// Is `op` in the table?
static bool report_table(Context *ctx, const Operation *op) {
  bool is_known = false;
  for (size_t i = 0; i < ARRAY_LENGTH(table_effects); i++) {
    if (!op_is(op, &test_ops[table_effects[i].op]))
      continue;
    report_table_effect(ctx, op, &table_effects[i]);
    is_known = true;
  }
  return is_known;
}

static bool lists_effects(const Operation *op) {
  return op_is(op, &test_ops[TEST_SIDE_EFFECT_OP]) ||
         op_is(op, &test_ops[TEST_SIDE_EFFECT_WITH_REGION_OP]);
}

static void report_effects(Context *ctx, const Operation *op) {
  if (op_has_trait(op, TRAIT_TERMINATOR))
    return;
  if (lists_effects(op)) {
    const ArrayAttr *list = attr_as_array(op_attr(op, STR("effects")));
    if (!list || !list->size)
      op_emit(ctx, op, DIAG_REMARK, "operation has no memory effects");
    for (size_t i = 0; list && i < list->size; i++)
      report_listed(ctx, op, list->elements[i]);
    return;
  }
  if (report_table(ctx, op))
    return;
  if (!op_has_trait(op, ALL_EFFECTS)) {
    if (op_has_trait(op, TRAIT_PURE))
      op_emit(ctx, op, DIAG_REMARK, "operation has no memory effects");
    return;
  }
  report_trait(ctx, op, TRAIT_ALLOCATES, "allocate");
  report_trait(ctx, op, TRAIT_FREES, "free");
  report_trait(ctx, op, TRAIT_READS_MEMORY, "read");
  report_trait(ctx, op, TRAIT_WRITES_MEMORY, "write");
}

/// The test dialect's own effect, which has an affine map as parameter.
static void report_parametric(Context *ctx, const Operation *op) {
  bool may_have =
      lists_effects(op) ||
      string_ref_equals(op_name(op), STR("test.unregistered_side_effect_op"));
  const Attribute *map = may_have ? op_attr(op, STR("effect_parameter")) : NULL;
  if (attr_as_affine_map(map))
    diag_attr(op_emit(ctx, op, DIAG_REMARK, "found a parametric effect with "),
              map);
}

static bool run_effects(Context *ctx, Operation *module, const void *options) {
  (void)options;
  for (Operation *op = walk_first_postorder(module); op;
       op = walk_next_postorder(module, op))
    report_effects(ctx, op);
  for (Operation *op = walk_first_postorder(module); op;
       op = walk_next_postorder(module, op))
    report_parametric(ctx, op);
  return true;
}

const PassDef test_side_effects_pass = {
    .flag = "test-side-effects",
    .summary = "Test side effects interfaces",
    .anchor = "builtin.module",
    .run = run_effects,
};

//===- Types --------------------------------------------------------------===//

/// Emits one remark for each method of the interface.
static const char *const type_answers[] = {
    "TestA", "TestB",   "TestC", "42 - Int TestC", "3.140000e+00 - Float TestC",
    "TestD", "TestRet", "TestE",
};

static void report_type(Context *ctx, const Operation *op, const Type *type) {
  if (!type_as_dialect(type, &test_types[TEST_TYPE_TEST_TYPE]))
    return;
  for (size_t i = 0; i < ARRAY_LENGTH(type_answers); i++) {
    Diagnostic *diag = location_emit(ctx, op->loc, DIAG_REMARK, "%s", "");
    diag_type(diag, type);
    diag_format(diag, " - %s", type_answers[i]);
  }
}

static bool run_types(Context *ctx, Operation *module, const void *options) {
  (void)options;
  for (Operation *op = walk_first_postorder(module); op;
       op = walk_next_postorder(module, op))
    for (uint32_t i = 0; i < op->num_results; i++)
      report_type(ctx, op, op_result_type(op, i));
  return true;
}

const PassDef test_type_interfaces_pass = {
    .flag = "test-type-interfaces",
    .summary = "Test type interface support.",
    .anchor = "builtin.module",
    .run = run_types,
};

//===- Elements -----------------------------------------------------------===//

typedef enum ElementKind {
  ELEMENT_INT64,
  ELEMENT_UINT64,
  ELEMENT_APINT,
  ELEMENT_ATTR,
  NUM_ELEMENT_KINDS,
} ElementKind;

static const char *const element_names[NUM_ELEMENT_KINDS] = {
    [ELEMENT_INT64] = "int64_t",
    [ELEMENT_UINT64] = "uint64_t",
    [ELEMENT_APINT] = "APInt",
    [ELEMENT_ATTR] = "IntegerAttr",
};

static void append_element(Diagnostic *diag, const Attribute *attr,
                           ElementKind kind) {
  const IntegerAttr *integer = attr_as_integer(attr);
  if (kind == ELEMENT_ATTR)
    diag_attr(diag, attr);
  else
    wide_int_print(&diag->text, &integer->value, kind != ELEMENT_UINT64);
}

/// Numbers of the C types are there only for elements of just that width.
static bool can_iterate(const Type *element, ElementKind kind) {
  const IntegerType *integer = type_as_integer(element);
  if (kind == ELEMENT_APINT || kind == ELEMENT_ATTR)
    return true;
  return integer && integer->width == 64 &&
         integer->signedness != (kind == ELEMENT_INT64 ? UNSIGNED : SIGNED);
}

static void iterate(Context *ctx, const Operation *op,
                    const DenseElementsAttr *attr, ElementKind kind) {
  Diagnostic *diag =
      op_emit_error(ctx, op, "Test iterating `%s`: ", element_names[kind]);
  const Type *element = type_element_or_self(attr->type);
  if (!type_as_integer(element)) {
    diag_text(diag, "expected element type to be an integer type");
    return;
  }
  if (!can_iterate(element, kind)) {
    diag_text(diag, "unable to iterate type");
    return;
  }
  for (int64_t i = 0; i < dense_elements_num(attr); i++) {
    if (i)
      diag_text(diag, ", ");
    append_element(diag, dense_elements_at(ctx, attr, i), kind);
  }
}

static void report_elements(Context *ctx, const Operation *op,
                            const Attribute *attr) {
  const DenseElementsAttr *elements = attr_as_dense_elements(attr);
  for (int kind = 0; elements && kind < NUM_ELEMENT_KINDS; kind++)
    iterate(ctx, op, elements, (ElementKind)kind);
}

static bool run_elements(Context *ctx, Operation *module, const void *options) {
  (void)options;
  for (Operation *op = walk_first_postorder(module); op;
       op = walk_next_postorder(module, op)) {
    for (unsigned i = 0; !op->def->is_unregistered && i < op->num_props; i++)
      report_elements(ctx, op, op_prop(op, i));
    const DictionaryAttr *attrs = attr_as_dictionary(op->attrs);
    for (size_t i = 0; attrs && i < attrs->size; i++)
      report_elements(ctx, op, attrs->entries[i].value);
  }
  return true;
}

const PassDef test_elements_attr_interface_pass = {
    .flag = "test-elements-attr-interface",
    .summary = "Test ElementsAttr interface support.",
    .anchor = "builtin.module",
    .run = run_elements,
};

// SPDX-License-Identifier: Apache-2.0
// -test-conversion-rules: a conversion whose target, types and patterns are
// data, so that a test can say them beside its input. They are the module's
// attribute `test.rules`, a dictionary, which the pass takes away:
//
//   legal, illegal, dynamic, recursive: arrays of operation names; dynamic
//     ones are legal with attribute `ok`; recursive ones (after they were
//     marked) for all in it, or, with `recursive_if`, with attribute `rec`
//   legal_dialects, illegal_dialects, dynamic_dialects
//   unknown_dynamic: operations without a mark are legal with attribute `ok`
//   types: array of [from, to …]; [from] alone goes away; other types stay,
//     with `strict` they cannot be converted
//   functions: functions, calls and returns are converted, and legal once their
//     types are
//   source, target: name of the operation that materializes
//   patterns: array of dictionaries, see rule_patterns.c
#include "dialects/func/func.h"
#include "dialects/func/func_conversion.h"
#include "ir/op_attrs.h"
#include "passes/test/patterns/rule_patterns.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

typedef struct Rules {
  const Attribute *dictionary;
  Context *ctx;
  ConversionTarget target;
  TypeConverter converter;
  PatternSet patterns;
  Arena arena;
} Rules;

static const Attribute *rule(const Rules *rules, const char *name) {
  return dictionary_get(rules->dictionary, string_ref_from_cstr(name));
}

static size_t array_size(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  return array ? array->size : 0;
}

static const Attribute *array_at(const Attribute *attr, size_t index) {
  return attr_as_array(attr)->elements[index];
}

static const Type *type_of(const Attribute *attr) {
  const TypeAttr *type = attr_as_type(attr);
  return type ? type->value : NULL;
}

static const OpDef *def_of(Context *ctx, const Attribute *name) {
  StringRef text = attr_string_value(name);
  const OpDef *def = context_op_def(ctx, text);
  return def ? def : context_unregistered_op_def(ctx, text);
}

static LegalityAction is_ok(const Operation *op, const void *user) {
  (void)user;
  return test_has_attr(op, "ok") ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

static LegalityAction is_rec(const Operation *op, const void *user) {
  (void)user;
  return test_has_attr(op, "rec") ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

typedef void OpMarker(Rules *rules, const OpDef *def);

static void mark_legal(Rules *rules, const OpDef *def) {
  conversion_target_add_legal_op(&rules->target, def);
}

static void mark_illegal(Rules *rules, const OpDef *def) {
  conversion_target_add_illegal_op(&rules->target, def);
}

static void mark_dynamic(Rules *rules, const OpDef *def) {
  conversion_target_add_dynamic_op(&rules->target, def, is_ok, NULL);
}

static void mark_recursive(Rules *rules, const OpDef *def) {
  conversion_target_mark_recursively_legal(&rules->target, def, NULL, NULL);
}

static void mark_recursive_if(Rules *rules, const OpDef *def) {
  conversion_target_mark_recursively_legal(&rules->target, def, is_rec, NULL);
}

static void mark_each(Rules *rules, const char *name, OpMarker *mark) {
  const Attribute *names = rule(rules, name);
  for (size_t i = 0; i < array_size(names); i++)
    mark(rules, def_of(rules->ctx, array_at(names, i)));
}

typedef void DialectMarker(Rules *rules, const DialectDef *dialect);

static void mark_legal_dialect(Rules *rules, const DialectDef *dialect) {
  conversion_target_add_legal_dialect(&rules->target, dialect);
}

static void mark_illegal_dialect(Rules *rules, const DialectDef *dialect) {
  conversion_target_add_illegal_dialect(&rules->target, dialect);
}

static void mark_dynamic_dialect(Rules *rules, const DialectDef *dialect) {
  conversion_target_add_dynamic_dialect(&rules->target, dialect, is_ok, NULL);
}

static void mark_each_dialect(Rules *rules, const char *name,
                              DialectMarker *mark) {
  const Attribute *names = rule(rules, name);
  for (size_t i = 0; i < array_size(names); i++) {
    const DialectDef *dialect =
        context_dialect(rules->ctx, attr_string_value(array_at(names, i)));
    if (dialect)
      mark(rules, dialect);
  }
}

static void read_target(Rules *rules) {
  mark_each(rules, "legal", mark_legal);
  mark_each(rules, "illegal", mark_illegal);
  mark_each(rules, "dynamic", mark_dynamic);
  mark_each(rules, "recursive", mark_recursive);
  mark_each(rules, "recursive_if", mark_recursive_if);
  mark_each_dialect(rules, "legal_dialects", mark_legal_dialect);
  mark_each_dialect(rules, "illegal_dialects", mark_illegal_dialect);
  mark_each_dialect(rules, "dynamic_dialects", mark_dynamic_dialect);
  if (rule(rules, "unknown_dynamic"))
    conversion_target_mark_unknown_dynamic(&rules->target, is_ok, NULL);
}

static TypeConversionResult convert_type(const TypeConverter *converter,
                                         Context *ctx, const Type *type,
                                         TypeVector *results,
                                         const void *user) {
  (void)converter;
  (void)ctx;
  const Rules *rules = user;
  const Attribute *types = rule(rules, "types");
  for (size_t i = 0; i < array_size(types); i++) {
    const Attribute *row = array_at(types, i);
    if (array_size(row) == 0 || type_of(array_at(row, 0)) != type)
      continue;
    for (size_t k = 1; k < array_size(row); k++) {
      const Type *result = type_of(array_at(row, k));
      if (!result)
        return TYPE_FAILED;
      VECTOR_PUSH(results, result);
    }
    return TYPE_CONVERTED;
  }
  if (rule(rules, "strict"))
    return TYPE_FAILED;
  VECTOR_PUSH(results, type);
  return TYPE_CONVERTED;
}

static Value *materialize_source(Builder *builder, const Type *type,
                                 Value *const *inputs, size_t count,
                                 Location loc, const void *user) {
  const Rules *rules = user;
  OpState state = {.def = def_of(rules->ctx, rule(rules, "source")),
                   .loc = loc,
                   .operands = inputs,
                   .num_operands = (uint32_t)count,
                   .result_types = &type,
                   .num_results = 1};
  return op_result(builder_create(builder, &state), 0);
}

/// The operation has the original type as attribute `from`.
static bool materialize_target(Builder *builder, const Type *const *types,
                               size_t num_types, Value *const *inputs,
                               size_t num_inputs, const Type *original,
                               Location loc, Value **results,
                               const void *user) {
  const Rules *rules = user;
  OpState state = {.def = def_of(rules->ctx, rule(rules, "target")),
                   .loc = loc,
                   .operands = inputs,
                   .num_operands = (uint32_t)num_inputs,
                   .result_types = types,
                   .num_results = (uint32_t)num_types};
  Operation *op = builder_create(builder, &state);
  if (original && rule(rules, "show_original"))
    op_set_attr(rules->ctx, op, STR("from"),
                type_attr_get(rules->ctx, original));
  for (size_t i = 0; i < num_types; i++)
    results[i] = op_result(op, (unsigned)i);
  return true;
}

static void read_types(Rules *rules) {
  type_converter_add_conversion(&rules->converter, convert_type, rules);
  if (rule(rules, "source"))
    type_converter_add_source_materialization(&rules->converter,
                                              materialize_source, rules);
  if (rule(rules, "target"))
    type_converter_add_target_materialization(&rules->converter,
                                              materialize_target, rules);
}

static void read_pattern(Rules *rules, const Attribute *row) {
  const Attribute *root = dictionary_get(row, STR("root"));
  const Attribute *to = dictionary_get(row, STR("to"));
  int64_t benefit = 1;
  attr_integer_value(dictionary_get(row, STR("benefit")), &benefit);
  RewritePattern pattern = {.name = rule_pattern_name(&rules->arena, row),
                            .root = root ? def_of(rules->ctx, root) : NULL,
                            .benefit = (uint16_t)benefit,
                            .has_bounded_recursion =
                                dictionary_get(row, STR("bounded")) != NULL,
                            .convert = rule_pattern_convert};
  if (to && !dictionary_get(row, STR("undeclared"))) {
    const OpDef **generated = arena_alloc(&rules->arena, 2 * sizeof *generated);
    generated[0] = def_of(rules->ctx, to);
    generated[1] = NULL;
    pattern.generated = generated;
  }
  bool converts = dictionary_get(row, STR("converter")) != NULL;
  pattern_set_add(&rules->patterns, &pattern, 1,
                  converts ? &rules->converter : NULL, row);
}

static LegalityAction has_legal_signature(const Operation *op,
                                          const void *user) {
  const Rules *rules = user;
  const TypeAttr *type = attr_as_type(op_prop(op, FUNC_PROP_FUNCTION_TYPE));
  return type_converter_is_legal_signature(&rules->converter, rules->ctx,
                                           type->value)
             ? LEGALITY_LEGAL
             : LEGALITY_ILLEGAL;
}

static LegalityAction has_legal_types(const Operation *op, const void *user) {
  const Rules *rules = user;
  return type_converter_is_legal_op(&rules->converter, rules->ctx, op)
             ? LEGALITY_LEGAL
             : LEGALITY_ILLEGAL;
}

static void add_functions(Rules *rules) {
  ConversionTarget *target = &rules->target;
  conversion_target_add_dynamic_op(target, &func_ops[FUNC_FUNC],
                                   has_legal_signature, rules);
  conversion_target_add_dynamic_op(target, &func_ops[FUNC_CALL],
                                   has_legal_types, rules);
  conversion_target_add_dynamic_op(target, &func_ops[FUNC_RETURN],
                                   has_legal_types, rules);
  pattern_set_add(&rules->patterns, &convert_function_signature, 1,
                  &rules->converter, NULL);
  pattern_set_add(&rules->patterns, &convert_func_call, 1, &rules->converter,
                  NULL);
  pattern_set_add(&rules->patterns, &convert_func_return, 1, &rules->converter,
                  NULL);
}

static void rules_init(Rules *rules, Context *ctx, Operation *root) {
  *rules = (Rules){.ctx = ctx, .dictionary = op_attr(root, STR("test.rules"))};
  op_set_attr(ctx, root, STR("test.rules"), NULL);
  arena_init(&rules->arena);
  conversion_target_init(&rules->target);
  type_converter_init(&rules->converter);
  read_target(rules);
  read_types(rules);
  const Attribute *patterns = rule(rules, "patterns");
  for (size_t i = 0; i < array_size(patterns); i++)
    read_pattern(rules, array_at(patterns, i));
  if (rule(rules, "functions"))
    add_functions(rules);
}

static void rules_free(Rules *rules) {
  pattern_set_free(&rules->patterns);
  conversion_target_free(&rules->target);
  type_converter_free(&rules->converter);
  arena_free(&rules->arena);
}

static bool run(Context *ctx, Operation *root, const void *user) {
  const TestConversionOptions *options = user;
  Rules rules;
  rules_init(&rules, ctx, root);
  PtrMap unlegalized = {0}, legalizable = {0};
  ConversionConfig config = test_conversion_config(options);
  config.unlegalized_ops = &unlegalized;
  config.legalizable_ops = &legalizable;
  ConversionMode mode = (ConversionMode)options->mode;
  bool converted = conversion_apply_once(ctx, mode, root, &rules.target,
                                         &rules.patterns, &config);
  if (mode != CONVERSION_PARTIAL || rule(&rules, "remarks"))
    test_report_conversion(ctx, root, mode, converted, &config);
  ptr_map_free(&unlegalized);
  ptr_map_free(&legalizable);
  rules_free(&rules);
  return converted;
}

const PassDef test_conversion_rules_pass = {
    .flag = "test-conversion-rules",
    .summary = "Run a conversion that the module describes in test.rules",
    .anchor = "builtin.module",
    .run = run,
    TEST_CONVERSION_OPTIONS,
};

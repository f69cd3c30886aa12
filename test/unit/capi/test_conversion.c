// SPDX-License-Identifier: Apache-2.0
// Dialect conversion through the library's interface: modes, rules that look at
// values, attributes, N:1 replacement, signatures, casts.
#include "test/unit/capi/conversion_fixture.h"

/// x.a -> x.b; x.b is legal, x.a and x.never are not.
static Conversion create_renaming(MlirContext context) {
  static char name[] = "x.b";
  Conversion conversion = create(context);
  assert_true(mark(&conversion, "x.a", MLOPT_LEGALITY_ILLEGAL));
  assert_true(mark(&conversion, "x.never", MLOPT_LEGALITY_ILLEGAL));
  assert_true(mark(&conversion, "x.b", MLOPT_LEGALITY_LEGAL));
  add(&conversion, "x.a", rename_op, no_converter, name);
  return conversion;
}

//===- What is said -------------------------------------------------------===//

static void log_op(MlirOperation op, void *user) {
  log_word(user, "op", name_of(op));
}

/// An analysis changes nothing, and says in order what could be legalized.
static void analysis_tells_what_it_could_do(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.never\"() : () -> ()\n\"x.a\"() : () -> ()\n"
                          "\"x.other\"() : () -> ()\n\"x.b\"() : () -> ()\n");
  Conversion conversion = create_renaming(fixture.context);
  Text log = {0};
  MloptConversionConfig config = {.legalizable = log_op, .user = &log};
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_ANALYSIS, &config));
  assert_string_equal(log.data, "op x.a\nop x.b\n");
  assert_has(fixture.module, "\"x.a\"()");
  free(log.data);
  destroy(&conversion);
  free_fixture(&fixture);
}

static void partial_conversion_tells_what_stays(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.a\"() : () -> ()\n\"x.other\"() : () -> ()\n");
  Conversion conversion = create_renaming(fixture.context);
  Text log = {0};
  MloptConversionConfig config = {.unlegalized = log_op, .user = &log};
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
  assert_string_equal(log.data, "op builtin.module\nop x.other\n");
  assert_has(fixture.module, "\"x.b\"()");
  free(log.data);
  destroy(&conversion);
  free_fixture(&fixture);
}

static void only_some_operations_are_converted(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.a\"() : () -> ()\n"
                          "\"x.holds\"() ({\n\"x.a\"() : () -> ()\n"
                          "}) : () -> ()\n");
  Conversion conversion = create_renaming(fixture.context);
  assert_true(apply_to(&conversion, find(fixture.module, "x.holds"),
                       MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module, "  \"x.a\"() : () -> ()\n  \"x.holds\"() ({\n"
                             "    \"x.b\"() : () -> ()\n");
  destroy(&conversion);
  free_fixture(&fixture);
}

static void unregistered_names_are_known_where_allowed(void **state) {
  (void)state;
  Fixture fixture = create_context(false);
  Conversion conversion = create(fixture.context);
  assert_false(mark(&conversion, "x.a", MLOPT_LEGALITY_LEGAL));
  mlirContextSetAllowUnregisteredDialects(fixture.context, true);
  assert_true(mark(&conversion, "x.a", MLOPT_LEGALITY_LEGAL));
  assert_true(
      mlirLogicalResultIsSuccess(mloptConversionTargetMarkRecursivelyLegal(
          conversion.target, str("x.a"), NULL, NULL)));
  assert_false(mlirLogicalResultIsSuccess(mloptConversionTargetAddDialect(
      conversion.target, str("x"), MLOPT_LEGALITY_LEGAL)));
  destroy(&conversion);
  free_fixture(&fixture);
}

static MloptLegality not_x_a(MlirOperation op, void *user) {
  (void)user;
  return is_op(op, "x.a") ? MLOPT_LEGALITY_ILLEGAL : MLOPT_LEGALITY_UNKNOWN;
}

static MloptLegality only_x_other(MlirOperation op, void *user) {
  (void)user;
  return is_op(op, "x.other") ? MLOPT_LEGALITY_LEGAL : MLOPT_LEGALITY_UNKNOWN;
}

/// Of several rules for unknown operations the newest that knows decides.
static void older_rules_are_asked_where_newer_ones_do_not_know(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.other\"() : () -> ()\n\"x.a\"() : () -> ()\n");
  Conversion conversion = create(fixture.context);
  mloptConversionTargetMarkUnknownDynamic(conversion.target, not_x_a, NULL);
  mloptConversionTargetMarkUnknownDynamic(conversion.target, only_x_other,
                                          NULL);
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_said(&fixture, "failed to legalize operation 'x.a'");
  destroy(&conversion);
  free_fixture(&fixture);
}

static MlirRewritePattern add_step(Conversion *conversion, const char *name,
                                   const char *root, char *to) {
  MlirRewritePattern pattern =
      add(conversion, root, rename_op, no_converter, to);
  MlirStringRef generated = str(to);
  mloptRewritePatternSetName(pattern, str(name));
  mloptRewritePatternSetGenerated(pattern, conversion->context, 1, &generated);
  return pattern;
}

/// A root that is known by its name alone is a step on a path, too (R39).
static void paths_lead_over_roots_by_name(void **state) {
  (void)state;
  static char step[] = "x.step", end[] = "x.b";
  Fixture fixture = parse("\"x.a\"() : () -> ()\n");
  Conversion conversion = create(fixture.context);
  mark(&conversion, "x.a", MLOPT_LEGALITY_ILLEGAL);
  mark(&conversion, "x.b", MLOPT_LEGALITY_LEGAL);
  add_step(&conversion, "first", "x.a", step);
  add_step(&conversion, "second", step, end);
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module, "\"x.b\"()");
  destroy(&conversion);
  free_fixture(&fixture);
}

static MlirLogicalResult refuse(MlirOperation op, MloptAdaptor adaptor,
                                MloptConversionRewriter rewriter, void *user) {
  (void)user;
  (void)adaptor;
  return mloptConversionRewriterMatchFailure(rewriter, op,
                                             str("I do not want to"));
}

static void failure_leaves_the_module_as_it_was(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.a\"() : () -> ()\n\"x.never\"() : () -> ()\n");
  char *before = print(fixture.module);
  Conversion conversion = create_renaming(fixture.context);
  add(&conversion, "x.never", refuse, no_converter, NULL);
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_said(&fixture, "failed to legalize operation 'x.never'");
  assert_said(&fixture, "I do not want to");
  char *after = print(fixture.module);
  assert_string_equal(before, after);
  free(before);
  free(after);
  destroy(&conversion);
  free_fixture(&fixture);
}

/// The module is between two states then, but can be looked at and freed.
static void failure_without_rollback_leaves_a_module(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.a\"() : () -> ()\n\"x.never\"() : () -> ()\n");
  Conversion conversion = create_renaming(fixture.context);
  add(&conversion, "x.never", refuse, no_converter, NULL);
  MloptConversionConfig config = {.noRollback = true};
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
  assert_has(fixture.module, "\"x.b\"()");
  assert_has(fixture.module, "\"x.never\"()");
  destroy(&conversion);
  free_fixture(&fixture);
}

/// Any operation of x but x.b -> x.b.
static MlirLogicalResult rename_any(MlirOperation op, MloptAdaptor adaptor,
                                    MloptConversionRewriter rewriter,
                                    void *user) {
  return is_op(op, "builtin.module") ? mlirLogicalResultFailure()
                                     : rename_op(op, adaptor, rewriter, user);
}

static void patterns_without_a_root_match_all(void **state) {
  (void)state;
  static char name[] = "x.b";
  Fixture fixture = parse("\"x.a\"() : () -> ()\n\"x.never\"() : () -> ()\n");
  Conversion conversion = create_renaming(fixture.context);
  add(&conversion, "", rename_any, no_converter, name);
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module,
             "  \"x.b\"() : () -> ()\n  \"x.b\"() : () -> ()\n");
  destroy(&conversion);
  free_fixture(&fixture);
}

//===- Types and attributes -----------------------------------------------===//

static MloptTypeConversionResult keep(MlirType type, MloptTypeList results,
                                      void *user) {
  (void)user;
  mloptTypeListAppend(results, type);
  return MLOPT_TYPE_CONVERTED;
}

/// What x.wide makes becomes i64.
static MloptTypeConversionResult widen_some(MlirValue value,
                                            MloptTypeList results, void *user) {
  (void)user;
  if (!mlirValueIsAOpResult(value) ||
      !is_op(mlirOpResultGetOwner(value), "x.wide"))
    return MLOPT_TYPE_OTHER;
  mloptTypeListAppend(results,
                      mlirIntegerTypeGet(mlirValueGetContext(value), 64));
  return MLOPT_TYPE_CONVERTED;
}

/// x.from_TYPE, by the type that the operand had at first.
static MlirLogicalResult make_from(MlirRewriterBase rewriter,
                                   intptr_t num_types, const MlirType *types,
                                   MloptValueList inputs, MlirType original,
                                   MlirLocation location, MlirValue *results,
                                   void *user) {
  (void)user;
  assert_int_equal(num_types, 1);
  Text name = {0};
  text_append(str("x.from_"), &name);
  if (mlirTypeIsNull(original))
    text_append(str("nothing"), &name);
  else
    mlirTypePrint(original, text_append, &name);
  results[0] = mlirOperationGetResult(
      make(rewriter, name.data, location, inputs, 1, types), 0);
  free(name.data);
  return mlirLogicalResultSuccess();
}

static void value_rules_and_original_types(void **state) {
  (void)state;
  static char name[] = "x.b";
  Fixture fixture = parse("%0 = \"x.wide\"() : () -> i8\n"
                          "%1 = \"x.narrow\"() : () -> i8\n"
                          "\"x.a\"(%0, %1) : (i8, i8) -> ()\n");
  Conversion conversion = create(fixture.context);
  mloptTypeConverterAddConversion(conversion.converter, keep, NULL);
  mloptTypeConverterAddValueConversion(conversion.converter, widen_some, NULL);
  mloptTypeConverterAddTargetMaterialization(conversion.converter, make_from,
                                             NULL);
  mark(&conversion, "x.a", MLOPT_LEGALITY_ILLEGAL);
  mark(&conversion, "x.b", MLOPT_LEGALITY_LEGAL);
  add(&conversion, "x.a", rename_op, conversion.converter, name);
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module, "%1 = \"x.from_i8\"(%0) : (i8) -> i64\n");
  assert_has(fixture.module, "\"x.b\"(%1, %2) : (i64, i8) -> ()");
  destroy(&conversion);
  free_fixture(&fixture);
}

/// Memory space i -> i + `*user`, for memrefs; 9 cannot be converted.
static MlirAttribute add_to_space(MlirType type, MlirAttribute attribute,
                                  bool *fails, void *user) {
  if (!mlirTypeIsAMemRef(type) || !mlirAttributeIsAInteger(attribute))
    return mlirAttributeGetNull();
  int64_t space = mlirIntegerAttrGetValueInt(attribute);
  *fails = space == 9;
  return mlirIntegerAttrGet(mlirAttributeGetType(attribute),
                            space + *(const int *)user);
}

static void attributes_are_converted_newest_rule_first(void **state) {
  (void)state;
  static int one = 1, ten = 10;
  Fixture fixture = create_context(false);
  Conversion conversion = create(fixture.context);
  MlirType memref =
      mlirTypeParseGet(fixture.context, str("memref<4xf32, 3 : i64>"));
  MlirAttribute three = mlirAttributeParseGet(fixture.context, str("3 : i64"));
  MloptTypeConverter types = conversion.converter;
  assert_true(mlirAttributeIsNull(
      mloptTypeConverterConvertAttribute(types, memref, three)));
  mloptTypeConverterAddAttributeConversion(types, add_to_space, &one);
  mloptTypeConverterAddAttributeConversion(types, add_to_space, &ten);
  assert_int_equal(
      mlirIntegerAttrGetValueInt(
          mloptTypeConverterConvertAttribute(types, memref, three)),
      13);
  assert_true(mlirAttributeIsNull(mloptTypeConverterConvertAttribute(
      types, mlirAttributeGetType(three), three)));
  assert_true(mlirAttributeIsNull(mloptTypeConverterConvertAttribute(
      types, memref, mlirIntegerAttrGet(mlirAttributeGetType(three), 9))));
  destroy(&conversion);
  free_fixture(&fixture);
}

static MloptTypeConversionResult widen(MlirType type, MloptTypeList results,
                                       void *user) {
  (void)user;
  bool is_i8 = mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 8;
  MlirType wide = mlirIntegerTypeGet(mlirTypeGetContext(type), 64);
  mloptTypeListAppend(results, is_i8 ? wide : type);
  return MLOPT_TYPE_CONVERTED;
}

/// x.op(operands) -> x.done(converted operands), result types converted.
static MlirLogicalResult convert_x(MlirOperation op, MloptAdaptor adaptor,
                                   MloptConversionRewriter rewriter,
                                   void *user) {
  MlirRewriterBase base = mloptConversionRewriterAsBase(rewriter);
  MloptTypeConverter converter = {user};
  MlirType type = mloptTypeConverterConvertType(
      converter, mlirValueGetType(mlirOperationGetResult(op, 0)));
  MlirOperation created = make(base, "x.done", mlirOperationGetLocation(op),
                               mloptAdaptorGetFlat(adaptor), 1, &type);
  MlirValue result = mlirOperationGetResult(created, 0);
  mlirRewriterBaseReplaceOpWithValues(base, op, 1, &result);
  return mlirLogicalResultSuccess();
}

static MloptLegality only_done(MlirOperation op, void *user) {
  (void)user;
  return is_op(op, "x.done") ? MLOPT_LEGALITY_LEGAL
         : is_op(op, "x.op") ? MLOPT_LEGALITY_ILLEGAL
                             : MLOPT_LEGALITY_UNKNOWN;
}

static Conversion create_widening(MlirContext context) {
  Conversion conversion = create(context);
  mloptTypeConverterAddConversion(conversion.converter, widen, NULL);
  mloptConversionTargetMarkUnknownDynamic(conversion.target, only_done, NULL);
  add(&conversion, "x.op", convert_x, conversion.converter,
      conversion.converter.ptr);
  return conversion;
}

static const char two_ops[] = "%0 = \"x.source\"() : () -> i8\n"
                              "%1 = \"x.op\"(%0) : (i8) -> i8\n"
                              "%2 = \"x.op\"(%1) : (i8) -> i8\n"
                              "\"x.user\"(%2) : (i8) -> ()\n";

static void materializations_are_asked_for_both_ways(void **state) {
  (void)state;
  Fixture fixture = parse(two_ops);
  Conversion conversion = create_widening(fixture.context);
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  destroy(&conversion);
  conversion = create_widening(fixture.context);
  MloptConversionConfig config = {.noMaterializations = true};
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
  assert_has(fixture.module,
             "%1 = unrealized_conversion_cast %0 : i8 to i64\n"
             "  %2 = \"x.done\"(%1) : (i64) -> i64\n"
             "  %3 = \"x.done\"(%2) : (i64) -> i64\n"
             "  %4 = unrealized_conversion_cast %3 : i64 to i8\n");
  destroy(&conversion);
  free_fixture(&fixture);
}

static MlirValue make_source(MlirRewriterBase rewriter, MlirType type,
                             MloptValueList inputs, MlirLocation location,
                             void *user) {
  return mlirOperationGetResult(
      make(rewriter, user, location, inputs, 1, &type), 0);
}

static void materializations_make_values(void **state) {
  (void)state;
  static char narrow[] = "x.narrow";
  Fixture fixture = parse(two_ops);
  Conversion conversion = create_widening(fixture.context);
  mloptTypeConverterAddSourceMaterialization(conversion.converter, make_source,
                                             narrow);
  mloptTypeConverterAddTargetMaterialization(conversion.converter, make_from,
                                             NULL);
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module, "%1 = \"x.from_i8\"(%0) : (i8) -> i64");
  assert_has(fixture.module, "%4 = \"x.narrow\"(%3) : (i64) -> i8");
  destroy(&conversion);
  free_fixture(&fixture);
}

static MlirValue give_none(MlirRewriterBase rewriter, MlirType type,
                           MloptValueList inputs, MlirLocation location,
                           void *user) {
  (void)rewriter;
  (void)type;
  (void)inputs;
  (void)location;
  return *(bool *)user ? mloptMaterializationStop() : (MlirValue){NULL};
}

/// A newer rule that cannot is passed over; one that stops ends it.
static void materializations_can_stop(void **state) {
  (void)state;
  static char narrow[] = "x.narrow";
  for (int stops = 0; stops < 2; stops++) {
    bool is_last = stops;
    Fixture fixture = parse("%0 = \"x.op\"() : () -> i8\n"
                            "\"x.user\"(%0) : (i8) -> ()\n");
    Conversion conversion = create_widening(fixture.context);
    mloptTypeConverterAddSourceMaterialization(conversion.converter,
                                               make_source, narrow);
    mloptTypeConverterAddSourceMaterialization(conversion.converter, give_none,
                                               &is_last);
    assert_int_equal(
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL), !stops);
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(analysis_tells_what_it_could_do),
      cmocka_unit_test(partial_conversion_tells_what_stays),
      cmocka_unit_test(only_some_operations_are_converted),
      cmocka_unit_test(unregistered_names_are_known_where_allowed),
      cmocka_unit_test(older_rules_are_asked_where_newer_ones_do_not_know),
      cmocka_unit_test(paths_lead_over_roots_by_name),
      cmocka_unit_test(failure_leaves_the_module_as_it_was),
      cmocka_unit_test(failure_without_rollback_leaves_a_module),
      cmocka_unit_test(patterns_without_a_root_match_all),
      cmocka_unit_test(value_rules_and_original_types),
      cmocka_unit_test(attributes_are_converted_newest_rule_first),
      cmocka_unit_test(materializations_are_asked_for_both_ways),
      cmocka_unit_test(materializations_make_values),
      cmocka_unit_test(materializations_can_stop),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

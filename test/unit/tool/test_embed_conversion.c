// SPDX-License-Identifier: Apache-2.0
// Dialect conversion through the embedding interface: modes, listeners, rules
// that look at values, N:1 replacement, signatures.
#include <stdio.h>

#include "test/unit/tool/embed_fixture.h"

typedef struct Conversion {
  MloptTypeConverter *converter;
  MloptTarget *target;
  MloptPatternSet *patterns;
} Conversion;

static Conversion create(MloptContext *context) {
  return (Conversion){mlopt_type_converter_create(context),
                      mlopt_target_create(context),
                      mlopt_pattern_set_create(context)};
}

static void destroy(Conversion *conversion) {
  mlopt_pattern_set_free(conversion->patterns);
  mlopt_target_free(conversion->target);
  mlopt_type_converter_free(conversion->converter);
}

static void add(Conversion *conversion, const char *root, MloptConvert *convert,
                const MloptTypeConverter *converter, void *user) {
  MloptPattern pattern = {.name = root,
                          .root = root,
                          .benefit = 1,
                          .convert = convert,
                          .converter = converter,
                          .user = user};
  mlopt_pattern_set_add(conversion->patterns, &pattern);
}

static bool apply(Fixture *fixture, Conversion *conversion,
                  MloptConversionMode mode,
                  const MloptConversionConfig *config) {
  return mlopt_module_convert(fixture->module, mode, conversion->target,
                              conversion->patterns, config);
}

/// Puts `name` over the operands in the place of the operation, with its types.
static bool rename_op(void *user, MloptOperation *op,
                      const MloptAdaptor *adaptor, MloptRewriter *rewriter) {
  MloptValues operands = mlopt_adaptor_flat(adaptor);
  const MloptType *types[4];
  MloptValue *results[4];
  unsigned count = mlopt_operation_num_results(op);
  for (unsigned i = 0; i < count; i++)
    types[i] = mlopt_value_type(mlopt_operation_result(op, i));
  MloptOperationState state = {.name = user,
                               .location = mlopt_operation_location(op),
                               .operands = operands.values,
                               .num_operands = operands.count,
                               .result_types = types,
                               .num_results = count};
  MloptOperation *created = mlopt_rewriter_create(rewriter, &state);
  for (unsigned i = 0; i < count; i++)
    results[i] = mlopt_operation_result(created, i);
  mlopt_rewriter_replace(rewriter, op, results);
  return true;
}

/// x.a -> x.b; x.b is legal, x.a and x.never are not.
static Conversion create_renaming(MloptContext *context) {
  static char name[] = "x.b";
  Conversion conversion = create(context);
  assert_true(mlopt_target_mark(conversion.target, "x.a", MLOPT_ILLEGAL));
  assert_true(mlopt_target_mark(conversion.target, "x.never", MLOPT_ILLEGAL));
  assert_true(mlopt_target_mark(conversion.target, "x.b", MLOPT_LEGAL));
  add(&conversion, "x.a", rename_op, NULL, name);
  return conversion;
}

//===- What is said -------------------------------------------------------===//

typedef struct Log {
  char text[1024];
} Log;

static void log_word(Log *log, const char *kind, const char *name) {
  size_t size = strlen(log->text);
  snprintf(log->text + size, sizeof log->text - size, "%s %s\n", kind, name);
}

static void log_op(void *user, MloptOperation *op) {
  log_word(user, "op", mlopt_operation_name(op));
}

/// An analysis changes nothing, and says in order what could be legalized.
static void analysis_tells_what_it_could_do(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.never\"() : () -> ()\n\"x.a\"() : () -> ()\n"
                          "\"x.other\"() : () -> ()\n\"x.b\"() : () -> ()\n");
  Conversion conversion = create_renaming(fixture.context);
  Log log = {""};
  MloptConversionConfig config = {.legalizable = log_op, .user = &log};
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_ANALYSIS, &config));
  assert_string_equal(log.text, "op x.a\nop x.b\n");
  assert_has(fixture.module, "\"x.a\"()");
  destroy(&conversion);
  free_fixture(&fixture);
}

static void partial_conversion_tells_what_stays(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.a\"() : () -> ()\n\"x.other\"() : () -> ()\n");
  Conversion conversion = create_renaming(fixture.context);
  Log log = {""};
  MloptConversionConfig config = {.unlegalized = log_op, .user = &log};
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
  assert_string_equal(log.text, "op builtin.module\nop x.other\n");
  assert_has(fixture.module, "\"x.b\"()");
  destroy(&conversion);
  free_fixture(&fixture);
}

static void only_some_operations_are_converted(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.a\"() : () -> ()\n"
                          "\"x.holds\"() ({\n\"x.a\"() : () -> ()\n"
                          "}) : () -> ()\n");
  Conversion conversion = create_renaming(fixture.context);
  MloptOperation *holder = find(fixture.module, "x.holds");
  assert_true(mlopt_operations_convert(
      fixture.module, &holder, 1, MLOPT_CONVERSION_PARTIAL, conversion.target,
      conversion.patterns, NULL));
  assert_has(fixture.module, "  \"x.a\"() : () -> ()\n  \"x.holds\"() ({\n"
                             "    \"x.b\"() : () -> ()\n");
  destroy(&conversion);
  free_fixture(&fixture);
}

static void unregistered_names_are_known_where_allowed(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  MloptTarget *target = mlopt_target_create(context);
  assert_false(mlopt_target_mark(target, "x.a", MLOPT_LEGAL));
  mlopt_context_allow_unregistered_dialects(context, true);
  assert_true(mlopt_target_mark(target, "x.a", MLOPT_LEGAL));
  assert_true(mlopt_target_mark_recursively_legal(target, "x.a"));
  assert_false(mlopt_target_mark(target, "x", MLOPT_LEGAL));
  mlopt_target_free(target);
  mlopt_context_free(context);
}

static MloptLegality not_x_a(void *user, const MloptOperation *op) {
  (void)user;
  return mlopt_operation_is(op, "x.a") ? MLOPT_ILLEGAL : MLOPT_UNKNOWN;
}

static MloptLegality only_x_other(void *user, const MloptOperation *op) {
  (void)user;
  return mlopt_operation_is(op, "x.other") ? MLOPT_LEGAL : MLOPT_UNKNOWN;
}

/// Of several rules for unknown operations the newest that knows decides.
static void older_rules_are_asked_where_newer_ones_do_not_know(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.other\"() : () -> ()\n\"x.a\"() : () -> ()\n");
  Conversion conversion = create(fixture.context);
  mlopt_target_mark_others(conversion.target, not_x_a, NULL);
  mlopt_target_mark_others(conversion.target, only_x_other, NULL);
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_non_null(strstr(mlopt_context_diagnostics(fixture.context),
                         "failed to legalize operation 'x.a'"));
  destroy(&conversion);
  free_fixture(&fixture);
}

/// A root that is known by its name alone is a step on a path, too (R39).
static void paths_lead_over_roots_by_name(void **state) {
  (void)state;
  static char step[] = "x.step", end[] = "x.b";
  const char *const generated[] = {step, NULL};
  const char *const last[] = {end, NULL};
  Fixture fixture = parse("\"x.a\"() : () -> ()\n");
  Conversion conversion = create(fixture.context);
  mlopt_target_mark(conversion.target, "x.a", MLOPT_ILLEGAL);
  mlopt_target_mark(conversion.target, "x.b", MLOPT_LEGAL);
  MloptPattern rows[] = {{.name = "first",
                          .root = "x.a",
                          .generated = generated,
                          .convert = rename_op,
                          .user = step},
                         {.name = "second",
                          .root = step,
                          .generated = last,
                          .convert = rename_op,
                          .user = end}};
  for (size_t i = 0; i < 2; i++)
    mlopt_pattern_set_add(conversion.patterns, &rows[i]);
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module, "\"x.b\"()");
  destroy(&conversion);
  free_fixture(&fixture);
}

//===- Listeners ----------------------------------------------------------===//

static void log_inserted(void *user, MloptOperation *op, MloptBlock *previous) {
  log_word(user, previous ? "moved" : "inserted", mlopt_operation_name(op));
}
static void log_modified(void *user, MloptOperation *op) {
  log_word(user, "modified", mlopt_operation_name(op));
}
static void log_replaced(void *user, MloptOperation *op,
                         MloptValue *const *values) {
  (void)values;
  log_word(user, "replaced", mlopt_operation_name(op));
}
static void log_erased(void *user, MloptOperation *op) {
  log_word(user, "erased", mlopt_operation_name(op));
}
static void log_failed(void *user, MloptOperation *op, const char *reason) {
  (void)op;
  log_word(user, "failed", reason);
}

static MloptListener listener_of(Log *log) {
  return (MloptListener){.op_inserted = log_inserted,
                         .op_modified = log_modified,
                         .op_replaced = log_replaced,
                         .op_erased = log_erased,
                         .match_failed = log_failed,
                         .user = log};
}

static void listeners_hear_of_conversions(void **state) {
  (void)state;
  for (int no_rollback = 0; no_rollback < 2; no_rollback++) {
    Fixture fixture = parse("%0 = \"x.a\"() : () -> i32\n"
                            "\"x.other\"(%0) : (i32) -> ()\n");
    Conversion conversion = create_renaming(fixture.context);
    Log log = {""};
    MloptListener listener = listener_of(&log);
    MloptConversionConfig config = {.listener = &listener,
                                    .no_rollback = no_rollback};
    assert_true(
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
    assert_string_equal(log.text, "inserted x.b\nreplaced x.a\n"
                                  "modified x.other\nerased x.a\n");
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

/// Makes x.z, and then thinks better of it.
static bool change_mind(void *user, MloptOperation *op,
                        const MloptAdaptor *adaptor, MloptRewriter *rewriter) {
  (void)user;
  (void)adaptor;
  MloptOperationState state = {.name = "x.z",
                               .location = mlopt_operation_location(op)};
  mlopt_rewriter_create(rewriter, &state);
  return mlopt_rewriter_match_failure(rewriter, op, "no");
}

static void listeners_do_not_hear_of_what_is_undone(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.never\"() : () -> ()\n");
  Conversion conversion = create_renaming(fixture.context);
  add(&conversion, "x.never", change_mind, NULL, NULL);
  Log log = {""};
  MloptListener listener = listener_of(&log);
  MloptConversionConfig config = {.listener = &listener};
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
  assert_string_equal(log.text, "failed no\n");
  destroy(&conversion);
  free_fixture(&fixture);
}

static bool decline(void *user, MloptOperation *op, MloptRewriter *rewriter) {
  (void)user;
  return mlopt_rewriter_match_failure(rewriter, op, "not now");
}

static bool rename_plainly(void *user, MloptOperation *op,
                           MloptRewriter *rewriter) {
  MloptOperationState state = {.name = user,
                               .location = mlopt_operation_location(op)};
  mlopt_rewriter_create(rewriter, &state);
  mlopt_rewriter_erase(rewriter, op);
  return true;
}

static void greedy_driver_takes_limits_and_listeners(void **state) {
  (void)state;
  static char name[] = "x.b";
  Fixture fixture = parse("\"x.c\"() : () -> ()\n\"x.a\"() : () -> ()\n"
                          "\"x.a\"() : () -> ()\n");
  MloptPatternSet *patterns = mlopt_pattern_set_create(fixture.context);
  MloptPattern rows[] = {{.name = "decline", .root = "x.c", .rewrite = decline},
                         {.name = "rename",
                          .root = "x.a",
                          .rewrite = rename_plainly,
                          .user = name}};
  for (size_t i = 0; i < 2; i++)
    mlopt_pattern_set_add(patterns, &rows[i]);
  Log log = {""};
  MloptListener listener = listener_of(&log);
  MloptRewriteConfig config = {
      .max_rewrites = 1, .max_iterations = 1, .listener = &listener};
  assert_false(mlopt_module_rewrite_with(fixture.module, patterns, &config));
  assert_string_equal(log.text, "failed not now\ninserted x.b\nerased x.a\n");
  assert_has(fixture.module, "\"x.b\"() : () -> ()\n  \"x.a\"()");
  mlopt_pattern_set_free(patterns);
  free_fixture(&fixture);
}

//===- Rules that look at values ------------------------------------------===//

static MloptConversionResult keep(void *user, const MloptType *type,
                                  MloptTypeList *results) {
  (void)user;
  mlopt_type_list_append(results, type);
  return MLOPT_CONVERSION_DONE;
}

/// What x.wide makes becomes i64.
static MloptConversionResult widen_some(void *user, const MloptValue *value,
                                        MloptTypeList *results) {
  MloptOperation *op = mlopt_value_defining_operation(value);
  if (!op || !mlopt_operation_is(op, "x.wide"))
    return MLOPT_CONVERSION_OTHER;
  mlopt_type_list_append(results, mlopt_integer_type(user, 64));
  return MLOPT_CONVERSION_DONE;
}

/// x.from_TYPE, by the type that the operand had at first.
static bool make_from(void *user, MloptRewriter *rewriter, MloptValues inputs,
                      const MloptType *const *types, size_t num_types,
                      MloptLocation location, MloptValue **results) {
  (void)user;
  assert_int_equal(num_types, 1);
  const MloptType *original = mlopt_rewriter_original_type(rewriter);
  char name[64];
  char *text = original ? mlopt_type_print(original) : NULL;
  snprintf(name, sizeof name, "x.from_%s", text ? text : "nothing");
  mlopt_free(text);
  MloptOperationState state = {.name = name,
                               .location = location,
                               .operands = inputs.values,
                               .num_operands = inputs.count,
                               .result_types = types,
                               .num_results = 1};
  results[0] =
      mlopt_operation_result(mlopt_rewriter_create(rewriter, &state), 0);
  return true;
}

static void value_rules_and_original_types(void **state) {
  (void)state;
  static char name[] = "x.b";
  Fixture fixture = parse("%0 = \"x.wide\"() : () -> i8\n"
                          "%1 = \"x.narrow\"() : () -> i8\n"
                          "\"x.a\"(%0, %1) : (i8, i8) -> ()\n");
  Conversion conversion = create(fixture.context);
  mlopt_type_converter_add_rule(conversion.converter, keep, NULL);
  mlopt_type_converter_add_value_rule(conversion.converter, widen_some,
                                      fixture.context);
  mlopt_type_converter_add_target(conversion.converter, make_from, NULL);
  mlopt_target_mark(conversion.target, "x.a", MLOPT_ILLEGAL);
  mlopt_target_mark(conversion.target, "x.b", MLOPT_LEGAL);
  add(&conversion, "x.a", rename_op, conversion.converter, name);
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module, "%1 = \"x.from_i8\"(%0) : (i8) -> i64\n");
  assert_has(fixture.module, "\"x.b\"(%1, %2) : (i64, i8) -> ()");
  destroy(&conversion);
  free_fixture(&fixture);
}

//===- N:1 and signatures -------------------------------------------------===//

/// x.quotient(a, b), x.remainder(a, b) -> x.both(a, b).
static bool join_two(void *user, MloptOperation *op,
                     const MloptAdaptor *adaptor, MloptRewriter *rewriter) {
  (void)user;
  MloptOperation *ops[] = {op, mlopt_operation_next(op)};
  if (!ops[1] || !mlopt_operation_is(ops[1], "x.remainder"))
    return mlopt_rewriter_match_failure(rewriter, op, "no remainder follows");
  mlopt_rewriter_set_after(rewriter, ops[1]);
  if (!mlopt_rewriter_can_replace_together(rewriter, ops, 2))
    return mlopt_rewriter_match_failure(rewriter, op, "they are used between");
  MloptValues operands = mlopt_adaptor_flat(adaptor);
  const MloptType *type = mlopt_value_type(mlopt_operation_result(op, 0));
  const MloptType *types[] = {type, type};
  MloptOperationState state = {.name = "x.both",
                               .location = mlopt_operation_location(op),
                               .operands = operands.values,
                               .num_operands = operands.count,
                               .result_types = types,
                               .num_results = 2};
  MloptOperation *both = mlopt_rewriter_create(rewriter, &state);
  MloptValue *results[] = {mlopt_operation_result(both, 0),
                           mlopt_operation_result(both, 1)};
  MloptValues lists[] = {{&results[0], 1}, {&results[1], 1}};
  return mlopt_rewriter_replace_together(rewriter, ops, 2, lists);
}

static void several_operations_become_one(void **state) {
  (void)state;
  for (int no_rollback = 0; no_rollback < 2; no_rollback++) {
    Fixture fixture = parse("%0 = \"x.source\"() : () -> i32\n"
                            "%1 = \"x.quotient\"(%0, %0) : (i32, i32) -> i32\n"
                            "%2 = \"x.remainder\"(%0, %0) : (i32, i32) -> i32\n"
                            "\"x.use\"(%2, %1) : (i32, i32) -> ()\n");
    Conversion conversion = create(fixture.context);
    mlopt_target_mark(conversion.target, "x.quotient", MLOPT_ILLEGAL);
    mlopt_target_mark(conversion.target, "x.remainder", MLOPT_ILLEGAL);
    mlopt_target_mark(conversion.target, "x.both", MLOPT_LEGAL);
    add(&conversion, "x.quotient", join_two, NULL, NULL);
    MloptConversionConfig config = {.no_rollback = no_rollback};
    assert_true(
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
    assert_has(fixture.module, "%1:2 = \"x.both\"(%0, %0)");
    assert_has(fixture.module, "\"x.use\"(%1#1, %1#0)");
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

/// (i8, i16, i32, i64) -> (f32, i16, i16): the i8 becomes two, the i16 goes,
/// the i32 is taken for the value of `x.value`, the i64 for the second i16.
static bool change_signature(void *user, MloptOperation *op,
                             const MloptAdaptor *adaptor,
                             MloptRewriter *rewriter) {
  (void)adaptor;
  MloptContext *context = mlopt_rewriter_context(rewriter);
  const MloptType *i16 = mlopt_integer_type(context, 16);
  const MloptType *f32 = mlopt_type_parse(context, "f32");
  const MloptType *two[] = {i16, i16};
  MloptBlock *block = mlopt_region_first_block(mlopt_operation_region(op, 0));
  MloptValue *value = user;
  MloptSignature *signature = mlopt_signature_create(4);
  mlopt_signature_add_extra(signature, &f32, 1);
  assert_true(mlopt_signature_add(signature, 0, two, 2));
  assert_false(mlopt_signature_add(signature, 0, two, 2));
  assert_false(mlopt_signature_add(signature, 4, two, 2));
  assert_false(mlopt_signature_remap(signature, 3, 2, 2));
  assert_true(mlopt_signature_remap(signature, 3, 2, 1));
  assert_true(mlopt_signature_replace(signature, 2, (MloptValues){&value, 1}));
  block = mlopt_rewriter_apply_signature(rewriter, block, signature, NULL);
  mlopt_signature_free(signature);
  assert_int_equal(mlopt_block_num_arguments(block), 3);
  mlopt_rewriter_set_attribute(rewriter, op, "done",
                               mlopt_attribute_parse(context, "unit"));
  return true;
}

static MloptLegality is_done(void *user, const MloptOperation *op) {
  (void)user;
  return mlopt_operation_attribute(op, "done") ? MLOPT_LEGAL : MLOPT_ILLEGAL;
}

static void signatures_are_changed_by_hand(void **state) {
  (void)state;
  Fixture fixture = parse("%0 = \"x.value\"() : () -> i32\n"
                          "\"x.region\"() ({\n"
                          "^bb0(%a: i8, %b: i16, %c: i32, %d: i64):\n"
                          "  \"x.use\"(%c) : (i32) -> ()\n"
                          "}) : () -> ()\n");
  Conversion conversion = create(fixture.context);
  mlopt_target_mark_dynamic(conversion.target, "x.region", is_done, NULL);
  add(&conversion, "x.region", change_signature, NULL,
      mlopt_operation_result(find(fixture.module, "x.value"), 0));
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module, "^bb0(%arg0: f32, %arg1: i16, %arg2: i16):\n"
                             "    \"x.use\"(%0) : (i32) -> ()\n");
  destroy(&conversion);
  free_fixture(&fixture);
}

/// Legalizes what it holds before it decides.
static bool legalize_inside(void *user, MloptOperation *op,
                            const MloptAdaptor *adaptor,
                            MloptRewriter *rewriter) {
  MloptValue *now = NULL;
  assert_int_equal(mlopt_rewriter_remapped(
                       rewriter, mlopt_operation_operand(op, 0), &now, 1),
                   1);
  assert_string_equal(mlopt_operation_name(mlopt_value_defining_operation(now)),
                      "x.b");
  bool is_legal =
      mlopt_rewriter_legalize_region(rewriter, mlopt_operation_region(op, 0));
  if (!is_legal)
    return mlopt_rewriter_match_failure(rewriter, op, "what is in it stays");
  return rename_op(user, op, adaptor, rewriter);
}

static void regions_are_legalized_at_once(void **state) {
  (void)state;
  static char name[] = "x.b";
  for (int stays = 0; stays < 2; stays++) {
    Fixture fixture = parse(stays ? "%0 = \"x.a\"() : () -> i32\n"
                                    "\"x.holds\"(%0) ({\n\"x.never\"() : () -> "
                                    "()\n}) : (i32) -> ()\n"
                                  : "%0 = \"x.a\"() : () -> i32\n"
                                    "\"x.holds\"(%0) ({\n\"x.a\"() : () -> ()\n"
                                    "}) : (i32) -> ()\n");
    Conversion conversion = create_renaming(fixture.context);
    mlopt_target_mark(conversion.target, "x.holds", MLOPT_ILLEGAL);
    add(&conversion, "x.holds", legalize_inside, NULL, name);
    bool is_converted =
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL);
    assert_int_equal(is_converted, !stays);
    if (stays)
      assert_non_null(strstr(mlopt_context_diagnostics(fixture.context),
                             "what is in it stays"));
    assert_has(fixture.module, stays ? "\"x.never\"()" : "\"x.b\"(%0)");
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

//===- Where casts stand --------------------------------------------------===//

static MloptValue *create_i8(MloptRewriter *rewriter, const char *name,
                             const MloptOperation *op) {
  const MloptType *i8 = mlopt_integer_type(mlopt_rewriter_context(rewriter), 8);
  MloptOperationState state = {.name = name,
                               .location = mlopt_operation_location(op),
                               .result_types = &i8,
                               .num_results = 1};
  return mlopt_operation_result(mlopt_rewriter_create(rewriter, &state), 0);
}

/// x.pair -> x.first, x.second; with `backwards`, the other way round; with an
/// operand, that and x.second.
static bool split_pair(void *user, MloptOperation *op,
                       const MloptAdaptor *adaptor, MloptRewriter *rewriter) {
  (void)user;
  MloptValues operands = mlopt_adaptor_flat(adaptor);
  MloptValue *first =
      operands.count ? operands.values[0] : create_i8(rewriter, "x.first", op);
  MloptValue *second = create_i8(rewriter, "x.second", op);
  bool is_backwards = mlopt_operation_attribute(op, "backwards");
  MloptValue *parts[] = {is_backwards ? second : first,
                         is_backwards ? first : second};
  MloptValues list = {parts, 2};
  mlopt_rewriter_replace_with_lists(rewriter, op, &list);
  return true;
}

/// Behind the last of the values that it takes; where these are of
/// several blocks, where the value was that it stands for.
static void casts_stand_after_all_that_they_take(void **state) {
  (void)state;
  const char *const rows[][2] = {
      {"%0 = \"x.pair\"() : () -> i16\n\"x.use\"(%0) : (i16) -> ()\n",
       "  %0 = \"x.first\"() : () -> i8\n  %1 = \"x.second\"() : () -> i8\n"
       "  %2 = unrealized_conversion_cast %0, %1 : i8, i8 to i16\n"},
      {"%0 = \"x.pair\"() {backwards} : () -> i16\n"
       "\"x.use\"(%0) : (i16) -> ()\n",
       "  %0 = \"x.first\"() : () -> i8\n  %1 = \"x.second\"() : () -> i8\n"
       "  %2 = unrealized_conversion_cast %1, %0 : i8, i8 to i16\n"},
      {"func.func @f(%a: i8) {\n  cf.br ^bb1\n^bb1:\n"
       "  %0 = \"x.pair\"(%a) : (i8) -> i16\n"
       "  \"x.use\"(%0) : (i16) -> ()\n  return\n}\n",
       "    %0 = \"x.second\"() : () -> i8\n"
       "    %1 = builtin.unrealized_conversion_cast %arg0, %0"},
  };
  for (size_t i = 0; i < 2 * sizeof rows / sizeof rows[0]; i++) {
    Fixture fixture = parse(rows[i / 2][0]);
    Conversion conversion = create(fixture.context);
    mlopt_target_mark(conversion.target, "x.pair", MLOPT_ILLEGAL);
    mlopt_target_mark(conversion.target, "x.first", MLOPT_LEGAL);
    mlopt_target_mark(conversion.target, "x.second", MLOPT_LEGAL);
    add(&conversion, "x.pair", split_pair, NULL, NULL);
    MloptConversionConfig config = {.no_rollback = i % 2,
                                    .no_materializations = true};
    assert_true(
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
    assert_has(fixture.module, rows[i / 2][1]);
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

typedef struct TypePair {
  const MloptType *first;
  const MloptType *second;
} TypePair;

/// i32 -> the two types of `user`.
static MloptConversionResult split_i32(void *user, const MloptType *type,
                                       MloptTypeList *results) {
  if (mlopt_type_integer_width(type) != 32)
    return MLOPT_CONVERSION_OTHER;
  mlopt_type_list_append(results, ((TypePair *)user)->first);
  mlopt_type_list_append(results, ((TypePair *)user)->second);
  return MLOPT_CONVERSION_DONE;
}

/// A cast serves all that need the same types, and none that need others.
static void casts_are_shared_by_all_their_types(void **state) {
  (void)state;
  static char name[] = "x.b";
  Fixture fixture = parse("%0 = \"x.source\"() : () -> i32\n"
                          "\"x.a\"(%0) : (i32) -> ()\n"
                          "\"x.c\"(%0) : (i32) -> ()\n"
                          "\"x.a\"(%0) : (i32) -> ()\n");
  const MloptType *i16 = mlopt_integer_type(fixture.context, 16);
  const MloptType *i8 = mlopt_integer_type(fixture.context, 8);
  TypePair same = {i16, i16}, different = {i16, i8};
  Conversion conversion = create(fixture.context);
  MloptTypeConverter *other = mlopt_type_converter_create(fixture.context);
  mlopt_type_converter_add_rule(conversion.converter, split_i32, &same);
  mlopt_type_converter_add_rule(other, split_i32, &different);
  mlopt_target_mark(conversion.target, "x.a", MLOPT_ILLEGAL);
  mlopt_target_mark(conversion.target, "x.c", MLOPT_ILLEGAL);
  mlopt_target_mark(conversion.target, "x.b", MLOPT_LEGAL);
  add(&conversion, "x.a", rename_op, conversion.converter, name);
  add(&conversion, "x.c", rename_op, other, name);
  MloptConversionConfig config = {.no_materializations = true};
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
  assert_has(fixture.module,
             "  %1:2 = unrealized_conversion_cast %0 : i32 to i16, i8\n"
             "  %2:2 = unrealized_conversion_cast %0 : i32 to i16, i16\n"
             "  \"x.b\"(%2#0, %2#1) : (i16, i16) -> ()\n"
             "  \"x.b\"(%1#0, %1#1) : (i16, i8) -> ()\n"
             "  \"x.b\"(%2#0, %2#1) : (i16, i16) -> ()\n");
  destroy(&conversion);
  mlopt_type_converter_free(other);
  free_fixture(&fixture);
}

/// x.a -> x.back of x.a's own result.
static bool take_own_result(void *user, MloptOperation *op,
                            const MloptAdaptor *adaptor,
                            MloptRewriter *rewriter) {
  (void)user;
  (void)adaptor;
  MloptValue *own = mlopt_operation_result(op, 0);
  const MloptType *type = mlopt_value_type(own);
  MloptOperationState state = {.name = "x.back",
                               .location = mlopt_operation_location(op),
                               .operands = &own,
                               .num_operands = 1,
                               .result_types = &type,
                               .num_results = 1};
  MloptOperation *created = mlopt_rewriter_create(rewriter, &state);
  MloptValue *result = mlopt_operation_result(created, 0);
  mlopt_rewriter_replace(rewriter, op, &result);
  return true;
}

/// x.back(%a) -> %a, as it was.
static bool give_operand(void *user, MloptOperation *op,
                         const MloptAdaptor *adaptor, MloptRewriter *rewriter) {
  (void)user;
  (void)adaptor;
  MloptValue *operand = mlopt_operation_operand(op, 0);
  mlopt_rewriter_replace(rewriter, op, &operand);
  return true;
}

/// Values that replace one another are none: an error, not a hang.
static void replacement_in_a_circle_ends(void **state) {
  (void)state;
  Fixture fixture = parse("%0 = \"x.a\"() : () -> i32\n"
                          "%1 = \"x.user\"(%0) : (i32) -> i32\n");
  Conversion conversion = create(fixture.context);
  add(&conversion, "x.a", take_own_result, NULL, NULL);
  add(&conversion, "x.back", give_operand, NULL, NULL);
  add(&conversion, "x.user", rename_op, NULL, "x.used");
  mlopt_target_mark(conversion.target, "x.a", MLOPT_ILLEGAL);
  mlopt_target_mark(conversion.target, "x.back", MLOPT_ILLEGAL);
  mlopt_target_mark(conversion.target, "x.user", MLOPT_ILLEGAL);
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  destroy(&conversion);
  free_fixture(&fixture);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(analysis_tells_what_it_could_do),
      cmocka_unit_test(partial_conversion_tells_what_stays),
      cmocka_unit_test(only_some_operations_are_converted),
      cmocka_unit_test(unregistered_names_are_known_where_allowed),
      cmocka_unit_test(older_rules_are_asked_where_newer_ones_do_not_know),
      cmocka_unit_test(paths_lead_over_roots_by_name),
      cmocka_unit_test(listeners_hear_of_conversions),
      cmocka_unit_test(listeners_do_not_hear_of_what_is_undone),
      cmocka_unit_test(greedy_driver_takes_limits_and_listeners),
      cmocka_unit_test(value_rules_and_original_types),
      cmocka_unit_test(several_operations_become_one),
      cmocka_unit_test(signatures_are_changed_by_hand),
      cmocka_unit_test(regions_are_legalized_at_once),
      cmocka_unit_test(casts_stand_after_all_that_they_take),
      cmocka_unit_test(casts_are_shared_by_all_their_types),
      cmocka_unit_test(replacement_in_a_circle_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

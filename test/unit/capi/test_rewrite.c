// SPDX-License-Identifier: Apache-2.0
// Patterns, the greedy driver, listeners and folds through the library's
// interface.
#include "test/unit/capi/conversion_fixture.h"

//===- The greedy driver --------------------------------------------------===//

typedef MlirLogicalResult (*Rewrite)(MlirRewritePattern, MlirOperation,
                                     MlirPatternRewriter, void *);

static MlirRewritePattern create_pattern(Fixture *fixture, const char *root,
                                         Rewrite rewrite, void *user) {
  MlirRewritePatternCallbacks callbacks = {.matchAndRewrite = rewrite};
  return mlirOpRewritePatternCreate(str(root), 1, fixture->context, callbacks,
                                    user, 0, NULL);
}

/// Applies the set, which goes.
static bool rewrite(Fixture *fixture, MlirRewritePatternSet set,
                    MlirGreedyRewriteDriverConfig config) {
  MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  MlirLogicalResult result =
      mlirApplyPatternsAndFoldGreedily(fixture->module, frozen, config);
  mlirFrozenRewritePatternSetDestroy(frozen);
  return mlirLogicalResultIsSuccess(result);
}

static const MlirGreedyRewriteDriverConfig by_default = {NULL};

/// muli(x, x) -> addi(x, x) with a mark, which is no arithmetic, but shows.
static MlirLogicalResult rewrite_square(MlirRewritePattern pattern,
                                        MlirOperation op,
                                        MlirPatternRewriter rewriter,
                                        void *user) {
  (void)pattern;
  ++*(int *)user;
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirValue operands[] = {mlirOperationGetOperand(op, 0),
                          mlirOperationGetOperand(op, 1)};
  if (!mlirValueEqual(operands[0], operands[1]))
    return mloptRewriterNotifyMatchFailure(base, op, str("not a square"));
  MlirType type = mlirValueGetType(operands[0]);
  MlirOperation addi = make(base, "arith.addi", mlirOperationGetLocation(op),
                            (MloptValueList){2, operands}, 1, &type);
  mlirOperationSetDiscardableAttributeByName(
      addi, str("mark"), mlirUnitAttrGet(mlirOperationGetContext(op)));
  mlirRewriterBaseReplaceOpWithOperation(base, op, addi);
  return mlirLogicalResultSuccess();
}

static void greedy_rewrites(void **state) {
  (void)state;
  Fixture fixture = parse("func.func @f(%a: i32, %b: i32) -> i32 {\n"
                          "  %0 = arith.muli %a, %a : i32\n"
                          "  %1 = arith.muli %0, %b : i32\n"
                          "  return %1 : i32\n"
                          "}\n");
  int calls = 0;
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(fixture.context);
  mlirRewritePatternSetAdd(
      set, create_pattern(&fixture, "arith.muli", rewrite_square, &calls));
  assert_true(rewrite(&fixture, set, by_default));
  assert_true(calls >= 2);
  assert_has(fixture.module, "%0 = arith.addi %arg0, %arg0 {mark} : i32");
  assert_has(fixture.module, "%1 = arith.muli %0, %arg1 : i32");
  free_fixture(&fixture);
}

static MlirLogicalResult rename_it(MlirRewritePattern pattern, MlirOperation op,
                                   MlirPatternRewriter rewriter, void *user) {
  (void)pattern;
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  make(base, user, mlirOperationGetLocation(op), no_values, 0, NULL);
  mlirRewriterBaseEraseOp(base, op);
  return mlirLogicalResultSuccess();
}

static void greedy_ends_where_patterns_undo_each_other(void **state) {
  (void)state;
  static char a[] = "x.a", b[] = "x.b";
  Fixture fixture = parse("\"x.a\"() : () -> ()\n");
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(fixture.context);
  MlirRewritePattern patterns[] = {create_pattern(&fixture, a, rename_it, b),
                                   create_pattern(&fixture, b, rename_it, a)};
  mloptRewritePatternSetName(patterns[0], str("a-to-b"));
  mloptRewritePatternSetName(patterns[1], str("b-to-a"));
  mloptRewritePatternSetBoundedRecursion(patterns[1]);
  for (int i = 0; i < 2; i++)
    mlirRewritePatternSetAdd(set, patterns[i]);
  assert_false(rewrite(&fixture, set, by_default));
  assert_said(&fixture, "a-to-b");
  assert_said(&fixture, "b-to-a");
  free_fixture(&fixture);
}

//===- Listeners ----------------------------------------------------------===//

static void log_inserted(MlirOperation op, MlirBlock previous, void *user) {
  log_word(user, mlirBlockIsNull(previous) ? "inserted" : "moved", name_of(op));
}
static void log_modified(MlirOperation op, void *user) {
  log_word(user, "modified", name_of(op));
}
static void log_replaced(MlirOperation op, const MlirValue *values,
                         void *user) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    assert_false(mlirValueIsNull(values[i]));
  log_word(user, "replaced", name_of(op));
}
static void log_erased(MlirOperation op, void *user) {
  log_word(user, "erased", name_of(op));
}
static void log_block(MlirBlock block, MlirRegion previous, void *user) {
  (void)block;
  log_word(user, "block",
           str(mlirRegionIsNull(previous) ? "inserted" : "moved"));
}
static void log_block_erased(MlirBlock block, void *user) {
  (void)block;
  log_word(user, "block", str("erased"));
}
static void log_failed(MlirOperation op, MlirStringRef reason, void *user) {
  (void)op;
  log_word(user, "failed", reason);
}

static MloptRewriteListener listener_of(Text *log) {
  return (MloptRewriteListener){.opInserted = log_inserted,
                                .opModified = log_modified,
                                .opReplaced = log_replaced,
                                .opErased = log_erased,
                                .blockInserted = log_block,
                                .blockErased = log_block_erased,
                                .matchFailed = log_failed,
                                .user = log};
}

static void listeners_hear_of_conversions(void **state) {
  (void)state;
  static char name[] = "x.b";
  for (int no_rollback = 0; no_rollback < 2; no_rollback++) {
    Fixture fixture = parse("%0 = \"x.a\"() : () -> i32\n"
                            "\"x.other\"(%0) : (i32) -> ()\n");
    Conversion conversion = create(fixture.context);
    mark(&conversion, "x.a", MLOPT_LEGALITY_ILLEGAL);
    mark(&conversion, "x.b", MLOPT_LEGALITY_LEGAL);
    add(&conversion, "x.a", rename_op, no_converter, name);
    Text log = {0};
    MloptRewriteListener listener = listener_of(&log);
    MloptConversionConfig config = {.listener = &listener,
                                    .noRollback = no_rollback};
    assert_true(
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
    assert_string_equal(log.data, "inserted x.b\nreplaced x.a\n"
                                  "modified x.other\nerased x.a\n");
    free(log.data);
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

/// Makes x.z, and then thinks better of it.
static MlirLogicalResult change_mind(MlirOperation op, MloptAdaptor adaptor,
                                     MloptConversionRewriter rewriter,
                                     void *user) {
  (void)user;
  (void)adaptor;
  make(mloptConversionRewriterAsBase(rewriter), "x.z",
       mlirOperationGetLocation(op), no_values, 0, NULL);
  return mloptConversionRewriterMatchFailure(rewriter, op, str("no"));
}

static void listeners_do_not_hear_of_what_is_undone(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.never\"() : () -> ()\n");
  Conversion conversion = create(fixture.context);
  mark(&conversion, "x.never", MLOPT_LEGALITY_ILLEGAL);
  add(&conversion, "x.never", change_mind, no_converter, NULL);
  Text log = {0};
  MloptRewriteListener listener = listener_of(&log);
  MloptConversionConfig config = {.listener = &listener};
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
  assert_string_equal(log.data, "failed no\n");
  free(log.data);
  destroy(&conversion);
  free_fixture(&fixture);
}

static MlirLogicalResult decline(MlirRewritePattern pattern, MlirOperation op,
                                 MlirPatternRewriter rewriter, void *user) {
  (void)pattern;
  (void)user;
  return mloptRewriterNotifyMatchFailure(mlirPatternRewriterAsBase(rewriter),
                                         op, str("not now"));
}

static void greedy_driver_takes_limits_and_listeners(void **state) {
  (void)state;
  static char name[] = "x.b";
  Fixture fixture = parse("\"x.c\"() : () -> ()\n\"x.a\"() : () -> ()\n"
                          "\"x.a\"() : () -> ()\n");
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(fixture.context);
  mlirRewritePatternSetAdd(set, create_pattern(&fixture, "x.c", decline, NULL));
  mlirRewritePatternSetAdd(set,
                           create_pattern(&fixture, "x.a", rename_it, name));
  Text log = {0};
  MloptRewriteListener listener = listener_of(&log);
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config, 1);
  mlirGreedyRewriteDriverConfigSetMaxIterations(config, 1);
  mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(config, true);
  mloptGreedyRewriteDriverConfigSetListener(config, &listener);
  assert_false(rewrite(&fixture, set, config));
  assert_string_equal(log.data, "failed not now\ninserted x.b\nerased x.a\n");
  assert_has(fixture.module, "\"x.b\"() : () -> ()\n  \"x.a\"()");
  mlirGreedyRewriteDriverConfigDestroy(config);
  free(log.data);
  free_fixture(&fixture);
}

static void rewriters_without_a_driver_have_listeners(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.a\"() : () -> ()\n\"x.c\"() : () -> ()\n"
                          "\"x.region\"() ({\n  \"x.e\"() : () -> ()\n"
                          "}) : () -> ()\n");
  Text log = {0};
  MloptRewriteListener listener = listener_of(&log);
  MlirOperation op = find(fixture.module, "x.a");
  MlirRewriterBase rewriter = mlirIRRewriterCreateFromOp(op);
  mloptIRRewriterSetListener(rewriter, &listener);
  make(rewriter, "x.b", mlirOperationGetLocation(op), no_values, 0, NULL);
  mlirRewriterBaseMoveOpAfter(rewriter, op, find(fixture.module, "x.c"));
  MlirRegion region =
      mlirOperationGetRegion(find(fixture.module, "x.region"), 0);
  mloptRewriterSplitBlock(
      rewriter, mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(region)));
  mlirRewriterBaseEraseBlock(rewriter, mlirRegionGetFirstBlock(region));
  mlirRewriterBaseEraseOp(rewriter, op);
  mloptIRRewriterSetListener(rewriter, NULL);
  mlirRewriterBaseEraseOp(rewriter, find(fixture.module, "x.c"));
  mlirIRRewriterDestroy(rewriter);
  assert_string_equal(log.data, "inserted x.b\nmoved x.a\nblock inserted\n"
                                "moved x.e\nblock erased\nerased x.a\n");
  assert_has(fixture.module, "module {\n  \"x.b\"() : () -> ()\n"
                             "  \"x.region\"() ({\n"
                             "    \"x.e\"() : () -> ()\n");
  free(log.data);
  free_fixture(&fixture);
}

//===- Folds --------------------------------------------------------------===//

static MlirOperation create_addi(MlirValue lhs, MlirValue rhs) {
  MlirValue operands[] = {lhs, rhs};
  MlirType type = mlirValueGetType(lhs);
  MlirOperationState state = mlirOperationStateGet(
      str("arith.addi"), mlirLocationUnknownGet(mlirTypeGetContext(type)));
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateAddResults(&state, 1, &type);
  return mlirOperationCreate(&state);
}

static void operations_are_made_or_folded(void **state) {
  (void)state;
  Fixture fixture = parse("%0 = arith.constant 2 : i32\n"
                          "%1 = arith.constant 0 : i32\n"
                          "%2 = \"x.source\"() : () -> i32\n"
                          "\"x.end\"() : () -> ()\n");
  MlirOperation op =
      mlirBlockGetFirstOperation(mlirModuleGetBody(fixture.module));
  MlirValue two = mlirOperationGetResult(op, 0);
  MlirValue zero = mlirOperationGetResult(mlirOperationGetNextInBlock(op), 0);
  MlirValue source =
      mlirOperationGetResult(find(fixture.module, "x.source"), 0);
  assert_int_equal(mlirIntegerAttrGetValueInt(mloptMatchConstant(two)), 2);
  assert_true(mlirAttributeIsNull(mloptMatchConstant(source)));
  MlirRewriterBase rewriter =
      mlirIRRewriterCreateFromOp(find(fixture.module, "x.end"));
  MlirValue result;
  // A new constant, a value that is there, and what does not fold.
  assert_true(mlirOperationIsNull(
      mloptRewriterCreateOrFold(rewriter, create_addi(two, two), &result)));
  assert_int_equal(mlirIntegerAttrGetValueInt(mloptMatchConstant(result)), 4);
  assert_true(mlirOperationIsNull(
      mloptRewriterCreateOrFold(rewriter, create_addi(source, zero), &result)));
  assert_true(mlirValueEqual(result, source));
  MlirOperation made =
      mloptRewriterCreateOrFold(rewriter, create_addi(source, two), &result);
  assert_true(mlirOperationEqual(mlirOpResultGetOwner(result), made));
  mlirIRRewriterDestroy(rewriter);
  assert_has(fixture.module, "  %0 = \"x.source\"() : () -> i32\n"
                             "  %c4_i32 = arith.constant 4 : i32\n"
                             "  %1 = arith.addi %0, %c2_i32 : i32\n"
                             "  \"x.end\"() : () -> ()\n");
  free_fixture(&fixture);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(greedy_rewrites),
      cmocka_unit_test(greedy_ends_where_patterns_undo_each_other),
      cmocka_unit_test(listeners_hear_of_conversions),
      cmocka_unit_test(listeners_do_not_hear_of_what_is_undone),
      cmocka_unit_test(greedy_driver_takes_limits_and_listeners),
      cmocka_unit_test(rewriters_without_a_driver_have_listeners),
      cmocka_unit_test(operations_are_made_or_folded),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

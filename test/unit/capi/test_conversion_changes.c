// SPDX-License-Identifier: Apache-2.0
// What conversion patterns change: N:1 replacement, signatures, regions,
// blocks; and where casts stand.
#include "test/unit/capi/conversion_fixture.h"

//===- N:1 and signatures -------------------------------------------------===//

/// x.quotient(a, b), x.remainder(a, b) -> x.both(a, b).
static MlirLogicalResult join_two(MlirOperation op, MloptAdaptor adaptor,
                                  MloptConversionRewriter rewriter,
                                  void *user) {
  (void)user;
  MlirRewriterBase base = mloptConversionRewriterAsBase(rewriter);
  MlirOperation ops[] = {op, mlirOperationGetNextInBlock(op)};
  if (mlirOperationIsNull(ops[1]) || !is_op(ops[1], "x.remainder"))
    return mloptRewriterNotifyMatchFailure(base, op,
                                           str("no remainder follows"));
  mlirRewriterBaseSetInsertionPointAfter(base, ops[1]);
  if (!mloptConversionRewriterCanReplaceOps(rewriter, 2, ops))
    return mloptRewriterNotifyMatchFailure(base, op,
                                           str("they are used between"));
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  MlirType types[] = {type, type};
  MlirOperation both = make(base, "x.both", mlirOperationGetLocation(op),
                            mloptAdaptorGetFlat(adaptor), 2, types);
  MlirValue results[] = {mlirOperationGetResult(both, 0),
                         mlirOperationGetResult(both, 1)};
  MloptValueList lists[] = {{1, &results[0]}, {1, &results[1]}};
  return mloptConversionRewriterReplaceOps(rewriter, 2, ops, 2, lists);
}

static Conversion create_joining(MlirContext context) {
  Conversion conversion = create(context);
  mark(&conversion, "x.quotient", MLOPT_LEGALITY_ILLEGAL);
  mark(&conversion, "x.remainder", MLOPT_LEGALITY_ILLEGAL);
  mark(&conversion, "x.both", MLOPT_LEGALITY_LEGAL);
  add(&conversion, "x.quotient", join_two, no_converter, NULL);
  return conversion;
}

static void several_operations_become_one(void **state) {
  (void)state;
  for (int no_rollback = 0; no_rollback < 2; no_rollback++) {
    Fixture fixture = parse("%0 = \"x.source\"() : () -> i32\n"
                            "%1 = \"x.quotient\"(%0, %0) : (i32, i32) -> i32\n"
                            "%2 = \"x.remainder\"(%0, %0) : (i32, i32) -> i32\n"
                            "\"x.use\"(%2, %1) : (i32, i32) -> ()\n");
    Conversion conversion = create_joining(fixture.context);
    MloptConversionConfig config = {.noRollback = no_rollback};
    assert_true(
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
    assert_has(fixture.module, "%1:2 = \"x.both\"(%0, %0)");
    assert_has(fixture.module, "\"x.use\"(%1#1, %1#0)");
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

/// What is used between the two cannot be made after both.
static void operations_used_between_stay(void **state) {
  (void)state;
  Fixture fixture = parse("%0 = \"x.source\"() : () -> i32\n"
                          "%1 = \"x.quotient\"(%0, %0) : (i32, i32) -> i32\n"
                          "%2 = \"x.remainder\"(%1, %0) : (i32, i32) -> i32\n"
                          "%3 = \"x.quotient\"(%0, %0) : (i32, i32) -> i32\n"
                          "\"x.use\"(%3) : (i32) -> ()\n");
  Conversion conversion = create_joining(fixture.context);
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_said(&fixture, "no remainder follows");
  assert_has(fixture.module, "%3 = \"x.quotient\"");
  destroy(&conversion);
  free_fixture(&fixture);
}

static MlirBlock entry_of(MlirOperation op) {
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
}

static bool ok(MlirLogicalResult result) {
  return mlirLogicalResultIsSuccess(result);
}

/// Marks `op` as done.
static void set_done(MlirRewriterBase base, MlirOperation op) {
  mlirRewriterBaseStartOpModification(base, op);
  mlirOperationSetAttributeByName(op, str("done"),
                                  mlirUnitAttrGet(mlirOperationGetContext(op)));
  mlirRewriterBaseFinalizeOpModification(base, op);
}

/// (i8, i16, i32, i64) -> (f32, i16, i16): the i8 becomes two, the i16 goes,
/// the i32 is taken for the value of `x.value`, the i64 for the second i16.
static MlirLogicalResult change_signature(MlirOperation op,
                                          MloptAdaptor adaptor,
                                          MloptConversionRewriter rewriter,
                                          void *user) {
  (void)adaptor;
  MlirContext context = mlirOperationGetContext(op);
  MlirType i16 = mlirIntegerTypeGet(context, 16);
  MlirType f32 = mlirF32TypeGet(context);
  MlirType two[] = {i16, i16};
  MlirValue value = *(MlirValue *)user;
  MloptSignature signature = mloptSignatureCreate(4);
  mloptSignatureAddExtra(signature, 1, &f32);
  assert_true(ok(mloptSignatureAddInputs(signature, 0, 2, two)));
  assert_false(ok(mloptSignatureAddInputs(signature, 0, 2, two)));
  assert_false(ok(mloptSignatureAddInputs(signature, 4, 2, two)));
  assert_false(ok(mloptSignatureRemap(signature, 3, 2, 2)));
  assert_true(ok(mloptSignatureRemap(signature, 3, 2, 1)));
  assert_true(
      ok(mloptSignatureReplace(signature, 2, (MloptValueList){1, &value})));
  MlirBlock block = mloptConversionRewriterApplySignature(
      rewriter, entry_of(op), signature, no_converter);
  mloptSignatureDestroy(signature);
  assert_int_equal(mlirBlockGetNumArguments(block), 3);
  set_done(mloptConversionRewriterAsBase(rewriter), op);
  return mlirLogicalResultSuccess();
}

static MloptLegality is_done(MlirOperation op, void *user) {
  (void)user;
  return mlirAttributeIsNull(mlirOperationGetAttributeByName(op, str("done")))
             ? MLOPT_LEGALITY_ILLEGAL
             : MLOPT_LEGALITY_LEGAL;
}

static void mark_by_done(Conversion *conversion, const char *name) {
  assert_true(ok(mloptConversionTargetAddDynamicOp(conversion->target,
                                                   str(name), is_done, NULL)));
}

static void signatures_are_changed_by_hand(void **state) {
  (void)state;
  Fixture fixture = parse("%0 = \"x.value\"() : () -> i32\n"
                          "\"x.region\"() ({\n"
                          "^bb0(%a: i8, %b: i16, %c: i32, %d: i64):\n"
                          "  \"x.use\"(%c) : (i32) -> ()\n"
                          "}) : () -> ()\n");
  Conversion conversion = create(fixture.context);
  MlirValue value = mlirOperationGetResult(find(fixture.module, "x.value"), 0);
  mark_by_done(&conversion, "x.region");
  add(&conversion, "x.region", change_signature, no_converter, &value);
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module, "^bb0(%arg0: f32, %arg1: i16, %arg2: i16):\n"
                             "    \"x.use\"(%0) : (i32) -> ()\n");
  destroy(&conversion);
  free_fixture(&fixture);
}

/// i8 -> i64; f64 has no conversion.
static MloptTypeConversionResult widen(MlirType type, MloptTypeList results,
                                       void *user) {
  (void)user;
  if (mlirTypeIsAF64(type))
    return MLOPT_TYPE_FAILED;
  bool is_i8 = mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 8;
  mloptTypeListAppend(
      results, is_i8 ? mlirIntegerTypeGet(mlirTypeGetContext(type), 64) : type);
  return MLOPT_TYPE_CONVERTED;
}

static MlirLogicalResult convert_regions(MlirOperation op, MloptAdaptor adaptor,
                                         MloptConversionRewriter rewriter,
                                         void *user) {
  (void)adaptor;
  MloptTypeConverter converter = {user};
  if (!ok(mloptConversionRewriterConvertRegionTypes(
          rewriter, mlirOperationGetRegion(op, 0), converter,
          (MloptSignature){NULL})))
    return mloptConversionRewriterMatchFailure(rewriter, op,
                                               str("a type stays"));
  set_done(mloptConversionRewriterAsBase(rewriter), op);
  return mlirLogicalResultSuccess();
}

static void types_of_all_blocks_are_converted(void **state) {
  (void)state;
  for (int fails = 0; fails < 2; fails++) {
    Fixture fixture =
        parse(fails ? "\"x.region\"() ({\n^bb0(%a: f64):\n}) : () -> ()\n"
                    : "\"x.region\"() ({\n^bb0(%a: i8, %b: i16):\n"
                      "  \"x.br\"(%a)[^bb1] : (i8) -> ()\n^bb1(%c: i8):\n"
                      "  \"x.end\"() : () -> ()\n}) : () -> ()\n");
    Conversion conversion = create(fixture.context);
    mloptTypeConverterAddConversion(conversion.converter, widen, NULL);
    mark_by_done(&conversion, "x.region");
    add(&conversion, "x.region", convert_regions, conversion.converter,
        conversion.converter.ptr);
    MloptConversionConfig config = {.noMaterializations = true};
    assert_int_equal(
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config),
        !fails);
    if (fails)
      assert_said(&fixture, "a type stays");
    else
      assert_has(fixture.module, "^bb0(%arg0: i64, %arg1: i16):");
    assert_has(fixture.module, fails ? "^bb0(%arg0: f64):" : "(%1: i64):");
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

/// Legalizes what it holds before it decides.
static MlirLogicalResult legalize_inside(MlirOperation op, MloptAdaptor adaptor,
                                         MloptConversionRewriter rewriter,
                                         void *user) {
  MlirValue now;
  assert_int_equal(mloptConversionRewriterGetRemapped(
                       rewriter, mlirOperationGetOperand(op, 0), 1, &now),
                   1);
  assert_true(is_op(mlirOpResultGetOwner(now), "x.b"));
  if (!ok(mloptConversionRewriterLegalizeRegion(rewriter,
                                                mlirOperationGetRegion(op, 0))))
    return mloptConversionRewriterMatchFailure(rewriter, op,
                                               str("what is in it stays"));
  return rename_op(op, adaptor, rewriter, user);
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
    Conversion conversion = create(fixture.context);
    mark(&conversion, "x.a", MLOPT_LEGALITY_ILLEGAL);
    mark(&conversion, "x.never", MLOPT_LEGALITY_ILLEGAL);
    mark(&conversion, "x.holds", MLOPT_LEGALITY_ILLEGAL);
    mark(&conversion, "x.b", MLOPT_LEGALITY_LEGAL);
    add(&conversion, "x.a", rename_op, no_converter, name);
    add(&conversion, "x.holds", legalize_inside, no_converter, name);
    bool is_converted =
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL);
    assert_int_equal(is_converted, !stays);
    if (stays)
      assert_said(&fixture, "what is in it stays");
    assert_has(fixture.module, stays ? "\"x.never\"()" : "\"x.b\"(%0)");
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

//===- Blocks -------------------------------------------------------------===//

/// cf.br -> the successor's operations in its place.
static MlirLogicalResult inline_successor(MlirOperation op,
                                          MloptAdaptor adaptor,
                                          MloptConversionRewriter rewriter,
                                          void *user) {
  (void)user;
  MlirRewriterBase base = mloptConversionRewriterAsBase(rewriter);
  MlirBlock block = mlirOperationGetBlock(op);
  MlirBlock target = mlirOperationGetSuccessor(op, 0);
  MloptValueList operands = mloptAdaptorGetFlat(adaptor);
  mlirRewriterBaseEraseOp(base, op);
  mlirRewriterBaseMergeBlocks(base, target, block, operands.count,
                              operands.values);
  return mlirLogicalResultSuccess();
}

static void patterns_merge_blocks(void **state) {
  (void)state;
  Fixture fixture = parse("func.func @f(%a: i32) -> i32 {\n"
                          "  cf.br ^bb1(%a : i32)\n"
                          "^bb1(%b: i32):\n"
                          "  return %b : i32\n"
                          "}\n");
  Conversion conversion = create(fixture.context);
  assert_true(mark(&conversion, "cf.br", MLOPT_LEGALITY_ILLEGAL));
  add(&conversion, "cf.br", inline_successor, no_converter, NULL);
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  assert_has(fixture.module, "(%arg0: i32) -> i32 {\n    return %arg0 : i32\n");
  destroy(&conversion);
  free_fixture(&fixture);
}

/// x.split: what follows goes to a block of its own; another block is made at
/// the end, and x.split's region goes after it.
static MlirLogicalResult split_here(MlirOperation op, MloptAdaptor adaptor,
                                    MloptConversionRewriter rewriter,
                                    void *user) {
  (void)adaptor;
  MlirRewriterBase base = mloptConversionRewriterAsBase(rewriter);
  MlirLocation location = mlirOperationGetLocation(op);
  MlirType i32 = mlirIntegerTypeGet(mlirOperationGetContext(op), 32);
  MlirRegion region = mlirBlockGetParentRegion(mlirOperationGetBlock(op));
  MlirBlock first = mlirOperationGetBlock(op);
  MlirBlock rest = mloptRewriterSplitBlock(base, op);
  mlirRewriterBaseSetInsertionPointToEnd(base, first);
  make(base, "x.end", location, no_values, 0, NULL);
  mloptRewriterCreateBlockAtEnd(base, region, 1, &i32, &location);
  make(base, "x.end", location, no_values, 0, NULL);
  mloptRewriterInlineRegionAtEnd(base, mlirOperationGetRegion(op, 0), region);
  mlirRewriterBaseEraseOp(base, op);
  assert_true(mlirBlockEqual(mlirBlockGetNextInRegion(first), rest));
  return *(bool *)user ? mlirLogicalResultSuccess()
                       : mlirLogicalResultFailure();
}

/// All of it is undone where the pattern fails.
static void patterns_split_blocks(void **state) {
  (void)state;
  for (int stays = 0; stays < 2; stays++) {
    bool is_kept = !stays;
    Fixture fixture = parse("\"x.region\"() ({\n  \"x.before\"() : () -> ()\n"
                            "  \"x.split\"() ({\n  \"x.end\"() : () -> ()\n"
                            "  }) : () -> ()\n"
                            "  \"x.after\"() : () -> ()\n}) : () -> ()\n");
    char *before = print(fixture.module);
    Conversion conversion = create(fixture.context);
    mark(&conversion, "x.split", MLOPT_LEGALITY_ILLEGAL);
    mark(&conversion, "x.end", MLOPT_LEGALITY_LEGAL);
    add(&conversion, "x.split", split_here, no_converter, &is_kept);
    assert_int_equal(
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL), is_kept);
    assert_has(fixture.module, stays ? before
                                     : "    \"x.before\"() : () -> ()\n"
                                       "    \"x.end\"() : () -> ()\n"
                                       "  ^bb1:  // no predecessors\n"
                                       "    \"x.after\"() : () -> ()\n"
                                       "  ^bb2(%0: i32):  // no predecessors\n"
                                       "    \"x.end\"() : () -> ()\n"
                                       "  ^bb3:  // no predecessors\n"
                                       "    \"x.end\"() : () -> ()\n");
    free(before);
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

//===- Where casts stand --------------------------------------------------===//

static MlirValue make_i8(MlirRewriterBase rewriter, const char *name,
                         MlirOperation op) {
  MlirType i8 = mlirIntegerTypeGet(mlirOperationGetContext(op), 8);
  return mlirOperationGetResult(
      make(rewriter, name, mlirOperationGetLocation(op), no_values, 1, &i8), 0);
}

/// x.pair -> x.first, x.second; with `backwards`, the other way round; with an
/// operand, that and x.second.
static MlirLogicalResult split_pair(MlirOperation op, MloptAdaptor adaptor,
                                    MloptConversionRewriter rewriter,
                                    void *user) {
  (void)user;
  MlirRewriterBase base = mloptConversionRewriterAsBase(rewriter);
  MloptValueList operands = mloptAdaptorGetFlat(adaptor);
  MlirValue first =
      operands.count ? operands.values[0] : make_i8(base, "x.first", op);
  MlirValue second = make_i8(base, "x.second", op);
  bool is_backwards = !mlirAttributeIsNull(
      mlirOperationGetAttributeByName(op, str("backwards")));
  MlirValue parts[] = {is_backwards ? second : first,
                       is_backwards ? first : second};
  MloptValueList list = {2, parts};
  return mloptConversionRewriterReplaceOpWithMultiple(rewriter, op, 1, &list);
}

/// After the last of the values that it takes; where these are of several
/// blocks, where the value was that it stands for.
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
    mark(&conversion, "x.pair", MLOPT_LEGALITY_ILLEGAL);
    mark(&conversion, "x.first", MLOPT_LEGALITY_LEGAL);
    mark(&conversion, "x.second", MLOPT_LEGALITY_LEGAL);
    add(&conversion, "x.pair", split_pair, no_converter, NULL);
    MloptConversionConfig config = {.noRollback = i % 2,
                                    .noMaterializations = true};
    assert_true(
        apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
    assert_has(fixture.module, rows[i / 2][1]);
    destroy(&conversion);
    free_fixture(&fixture);
  }
}

/// i32 -> the two integer widths of `user`.
static MloptTypeConversionResult split_i32(MlirType type, MloptTypeList results,
                                           void *user) {
  const unsigned *widths = user;
  if (mlirIntegerTypeGetWidth(type) != 32)
    return MLOPT_TYPE_OTHER;
  for (int i = 0; i < 2; i++)
    mloptTypeListAppend(
        results, mlirIntegerTypeGet(mlirTypeGetContext(type), widths[i]));
  return MLOPT_TYPE_CONVERTED;
}

/// A cast serves all that need the same types, and none that need others.
static void casts_are_shared_by_all_their_types(void **state) {
  (void)state;
  static char name[] = "x.b";
  static unsigned same[] = {16, 16}, different[] = {16, 8};
  Fixture fixture = parse("%0 = \"x.source\"() : () -> i32\n"
                          "\"x.a\"(%0) : (i32) -> ()\n"
                          "\"x.c\"(%0) : (i32) -> ()\n"
                          "\"x.a\"(%0) : (i32) -> ()\n");
  Conversion conversion = create(fixture.context);
  MloptTypeConverter other = mloptTypeConverterCreate(fixture.context);
  mloptTypeConverterAddConversion(conversion.converter, split_i32, same);
  mloptTypeConverterAddConversion(other, split_i32, different);
  mark(&conversion, "x.a", MLOPT_LEGALITY_ILLEGAL);
  mark(&conversion, "x.c", MLOPT_LEGALITY_ILLEGAL);
  mark(&conversion, "x.b", MLOPT_LEGALITY_LEGAL);
  add(&conversion, "x.a", rename_op, conversion.converter, name);
  add(&conversion, "x.c", rename_op, other, name);
  MloptConversionConfig config = {.noMaterializations = true};
  assert_true(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, &config));
  assert_has(fixture.module,
             "  %1:2 = unrealized_conversion_cast %0 : i32 to i16, i8\n"
             "  %2:2 = unrealized_conversion_cast %0 : i32 to i16, i16\n"
             "  \"x.b\"(%2#0, %2#1) : (i16, i16) -> ()\n"
             "  \"x.b\"(%1#0, %1#1) : (i16, i8) -> ()\n"
             "  \"x.b\"(%2#0, %2#1) : (i16, i16) -> ()\n");
  destroy(&conversion);
  mloptTypeConverterDestroy(other);
  free_fixture(&fixture);
}

/// x.a -> x.back of x.a's own result.
static MlirLogicalResult take_own_result(MlirOperation op, MloptAdaptor adaptor,
                                         MloptConversionRewriter rewriter,
                                         void *user) {
  (void)user;
  (void)adaptor;
  MlirRewriterBase base = mloptConversionRewriterAsBase(rewriter);
  MlirValue own = mlirOperationGetResult(op, 0);
  MlirType type = mlirValueGetType(own);
  MlirOperation created = make(base, "x.back", mlirOperationGetLocation(op),
                               (MloptValueList){1, &own}, 1, &type);
  mlirRewriterBaseReplaceOpWithOperation(base, op, created);
  return mlirLogicalResultSuccess();
}

/// x.back(%a) -> %a, as it was.
static MlirLogicalResult give_operand(MlirOperation op, MloptAdaptor adaptor,
                                      MloptConversionRewriter rewriter,
                                      void *user) {
  (void)user;
  (void)adaptor;
  MlirValue operand = mlirOperationGetOperand(op, 0);
  mlirRewriterBaseReplaceOpWithValues(mloptConversionRewriterAsBase(rewriter),
                                      op, 1, &operand);
  return mlirLogicalResultSuccess();
}

/// Values that replace one another are none: an error, not a hang.
static void replacement_in_a_circle_ends(void **state) {
  (void)state;
  static char used[] = "x.used";
  Fixture fixture = parse("%0 = \"x.a\"() : () -> i32\n"
                          "%1 = \"x.user\"(%0) : (i32) -> i32\n");
  Conversion conversion = create(fixture.context);
  add(&conversion, "x.a", take_own_result, no_converter, NULL);
  add(&conversion, "x.back", give_operand, no_converter, NULL);
  add(&conversion, "x.user", rename_op, no_converter, used);
  mark(&conversion, "x.a", MLOPT_LEGALITY_ILLEGAL);
  mark(&conversion, "x.back", MLOPT_LEGALITY_ILLEGAL);
  mark(&conversion, "x.user", MLOPT_LEGALITY_ILLEGAL);
  assert_false(apply(&fixture, &conversion, MLOPT_CONVERSION_PARTIAL, NULL));
  destroy(&conversion);
  free_fixture(&fixture);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(several_operations_become_one),
      cmocka_unit_test(operations_used_between_stay),
      cmocka_unit_test(signatures_are_changed_by_hand),
      cmocka_unit_test(types_of_all_blocks_are_converted),
      cmocka_unit_test(regions_are_legalized_at_once),
      cmocka_unit_test(patterns_merge_blocks),
      cmocka_unit_test(patterns_split_blocks),
      cmocka_unit_test(casts_stand_after_all_that_they_take),
      cmocka_unit_test(casts_are_shared_by_all_their_types),
      cmocka_unit_test(replacement_in_a_circle_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

// SPDX-License-Identifier: Apache-2.0
// -test-legalize-patterns: the test dialect's patterns in each mode of the
// conversion driver.
#include "dialects/builtin/builtin.h"
#include "dialects/func/func.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

/// i16, i24 -> nothing; i64 -> f64; i42 -> i43; f32 -> f16, f16.
static TypeConversionResult convert_type(const TypeConverter *converter,
                                         Context *ctx, const Type *type,
                                         TypeVector *results,
                                         const void *user) {
  (void)converter;
  (void)user;
  const IntegerType *integer = type_as_integer(type);
  bool is_signless = integer && integer->signedness == SIGNLESS;
  uint32_t width = integer ? integer->width : 0;
  if (width == 24 || (width == 16 && is_signless))
    return TYPE_CONVERTED;
  const Type *half = float_type_get(ctx, FLOAT_F16);
  if (is_signless && width == 64) {
    VECTOR_PUSH(results, float_type_get(ctx, FLOAT_F64));
  } else if (is_signless && width == 42) {
    VECTOR_PUSH(results, integer_type_get(ctx, 43));
  } else if (type == float_type_get(ctx, FLOAT_F32)) {
    VECTOR_PUSH(results, half);
    VECTOR_PUSH(results, half);
  } else {
    VECTOR_PUSH(results, type);
  }
  return TYPE_CONVERTED;
}

static LegalityAction legal_if(bool is_legal) {
  return is_legal ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

static bool is_float(const Type *type, FloatKind format) {
  const FloatType *number = type_as_float(type);
  return number && number->format == format;
}

/// The data of the legality callbacks.
typedef struct Conversion {
  Context *ctx;
  TypeConverter converter;
  ConversionTarget target;
  PatternSet patterns;
  int64_t counter; ///< For test.op_m.
} Conversion;

#define RULE(NAME)                                                             \
  static LegalityAction NAME(const Operation *op, const void *user)

RULE(never_legal) {
  (void)op;
  (void)user;
  return LEGALITY_ILLEGAL;
}

RULE(has_is_legal) {
  (void)user;
  return legal_if(test_has_attr(op, "is_legal"));
}

RULE(has_no_f32_operand) {
  (void)user;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (is_float(op_operand_type(op, i), FLOAT_F32))
      return LEGALITY_ILLEGAL;
  return LEGALITY_LEGAL;
}

RULE(makes_f64) {
  (void)user;
  return legal_if(is_float(op_result_type(op, 0), FLOAT_F64));
}

RULE(takes_f64) {
  (void)user;
  return legal_if(is_float(op_operand_type(op, 0), FLOAT_F64));
}

RULE(is_counted_down) {
  (void)user;
  int64_t depth;
  return legal_if(
      attr_integer_value(op_prop(op, TEST_RECURSIVE_REWRITE_DEPTH), &depth) &&
      depth == 0);
}

RULE(is_folded) {
  (void)user;
  return legal_if(op_prop(op, TEST_SELF_FOLD_FOLDED) != NULL);
}

RULE(is_dynamically_legal) {
  (void)user;
  return legal_if(test_has_attr(op, "test.dynamically_legal"));
}

RULE(is_recursively_legal) {
  (void)user;
  return legal_if(test_has_attr(op, "test.recursively_legal"));
}

RULE(has_legal_signature) {
  const Conversion *conversion = user;
  const TypeAttr *type = attr_as_type(op_prop(op, FUNC_PROP_FUNCTION_TYPE));
  return legal_if(
      type && type_converter_is_legal_signature(&conversion->converter,
                                                conversion->ctx, type->value));
}

RULE(has_legal_types) {
  const Conversion *conversion = user;
  return legal_if(
      type_converter_is_legal_op(&conversion->converter, conversion->ctx, op));
}

static void mark_static(ConversionTarget *target, Context *ctx) {
  static const TestOp legal[] = {TEST_LEGAL_OP_A,     TEST_LEGAL_OP_B,
                                 TEST_LEGAL_OP_C,     TEST_CAST,
                                 TEST_VALID,          TEST_FINISH,
                                 TEST_CONSTANT,       TEST_ONE_REGION_OP,
                                 TEST_VALID_PRODUCER, TEST_VALID_CONSUMER};
  static const TestOp illegal[] = {TEST_ILLEGAL_OP_F, TEST_REGION_BUILDER,
                                   TEST_OP_WITH_REGION_FOLD};
  conversion_target_add_legal_op(target, &builtin_ops[BUILTIN_MODULE]);
  conversion_target_add_legal_op(target, test_op_def(ctx, "test.legal_op"));
  for (size_t i = 0; i < ARRAY_LENGTH(legal); i++)
    conversion_target_add_legal_op(target, &test_ops[legal[i]]);
  for (size_t i = 0; i < ARRAY_LENGTH(illegal); i++)
    conversion_target_add_illegal_op(target, &test_ops[illegal[i]]);
}

static void mark_dynamic(Conversion *conversion) {
  ConversionTarget *target = &conversion->target;
  Context *ctx = conversion->ctx;
  const struct {
    const OpDef *def;
    LegalityCallback *callback;
  } rules[] = {
      {&test_ops[TEST_RETURN], has_no_f32_operand},
      {&func_ops[FUNC_FUNC], has_legal_signature},
      {&func_ops[FUNC_CALL], has_legal_types},
      {test_op_def(ctx, "test.value_replace"), has_is_legal},
      {test_op_def(ctx, "test.post_order_legalization"), has_is_legal},
      {&test_ops[TEST_ILLEGAL_OP_G], never_legal},
      {&test_ops[TEST_TYPE_PRODUCER], makes_f64},
      {&test_ops[TEST_TYPE_CONSUMER], takes_f64},
      {&test_ops[TEST_RECURSIVE_REWRITE], is_counted_down},
      {&test_ops[TEST_OP_IN_PLACE_SELF_FOLD], is_folded},
      {&test_ops[TEST_CONVERT_BLOCK_ARGS], has_is_legal},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(rules); i++)
    conversion_target_add_dynamic_op(target, rules[i].def, rules[i].callback,
                                     conversion);
  conversion_target_mark_recursively_legal(target, &func_ops[FUNC_FUNC],
                                           is_recursively_legal, NULL);
  conversion_target_mark_recursively_legal(target, &builtin_ops[BUILTIN_MODULE],
                                           is_recursively_legal, NULL);
}

static void conversion_init(Conversion *conversion, Context *ctx,
                            const TestConversionOptions *options) {
  *conversion = (Conversion){.ctx = ctx, .counter = TEST_COUNTER_START};
  type_converter_init(&conversion->converter);
  type_converter_add_conversion(&conversion->converter, convert_type, NULL);
  test_add_cast_materializations(&conversion->converter);
  conversion_target_init(&conversion->target);
  mark_static(&conversion->target, ctx);
  mark_dynamic(conversion);
  if (options->mode == CONVERSION_FULL)
    conversion_target_mark_unknown_dynamic(&conversion->target,
                                           is_dynamically_legal, NULL);
  test_add_legalize_patterns(&conversion->patterns, &conversion->converter,
                             &conversion->counter);
}

static void conversion_free(Conversion *conversion) {
  conversion_target_free(&conversion->target);
  type_converter_free(&conversion->converter);
}

static bool run(Context *ctx, Operation *root, const void *user) {
  const TestConversionOptions *options = user;
  Conversion conversion;
  conversion_init(&conversion, ctx, options);
  TestListener listener;
  test_listener_init(&listener, ctx);
  PtrMap unlegalized = {0}, legalizable = {0};
  ConversionConfig config = test_conversion_config(options);
  config.listener = &listener.listener;
  config.unlegalized_ops = &unlegalized;
  config.legalizable_ops = &legalizable;
  bool was_aborted = false;
  config.was_aborted = &was_aborted;
  ConversionMode mode = (ConversionMode)options->mode;
  bool converted = conversion_apply_once(ctx, mode, root, &conversion.target,
                                         &conversion.patterns, &config);
  test_report_conversion(ctx, root, mode, converted, &config);
  ptr_map_free(&unlegalized);
  ptr_map_free(&legalizable);
  conversion_free(&conversion);
  return converted || (mode != CONVERSION_ANALYSIS && !was_aborted);
}

const PassDef test_legalize_patterns_pass = {
    .flag = "test-legalize-patterns",
    .summary = "Run test dialect legalization patterns",
    .run = run,
    TEST_CONVERSION_OPTIONS,
};

// SPDX-License-Identifier: Apache-2.0
// -test-legalize-type-conversion: integers go, floats become f64, and what i37
// becomes depends on where the value is.
#include <stddef.h>

#include "dialects/cf/cf.h"
#include "dialects/func/func.h"
#include "dialects/func/func_conversion.h"
#include "dialects/test/test_types.h"
#include "ir/op_attrs.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"
#include "rewrite/conversion/signature.h"

typedef struct Options {
  bool allow_pattern_rollback;
} Options;

static const PassOption options_table[] = {
    {"allow-pattern-rollback", PASS_OPTION_BOOL,
     offsetof(Options, allow_pattern_rollback), "Undo what leads nowhere",
     NULL},
};
static const Options default_options = {.allow_pattern_rollback = true};

static bool is_float(const Type *type, FloatKind format) {
  const FloatType *number = type_as_float(type);
  return number && number->format == format;
}

static bool is_converted_rec(const Type *type) {
  const DialectType *rec = test_type_as_rec(type);
  return rec && string_ref_equals(rec->name, STR("outer_converted_type"));
}

/// A type that is its own body becomes `outer_converted_type`, whose body is
/// what stands for a type that is being converted: smpla. One with another type
/// of its kind in it would give two bodies to that name, and goes.
static const Type *convert_rec(Context *ctx, const Type *type) {
  const DialectType *rec = test_type_as_rec(type);
  if (is_converted_rec(type))
    return type;
  if (!rec->num_types || rec->types[0] != type)
    return NULL;
  const Type *converted = test_rec_type_get(ctx, STR("outer_converted_type"));
  const Type *body = dialect_type_get(
      ctx, &(DialectType){.def = &test_types[TEST_TYPE_SMPLA]});
  return test_rec_type_set_body(ctx, converted, body) ? converted : NULL;
}

/// A type that cannot be converted becomes no types, as upstream where there
/// are rules by value.
static TypeConversionResult convert_type(const TypeConverter *converter,
                                         Context *ctx, const Type *type,
                                         TypeVector *results,
                                         const void *user) {
  (void)converter;
  (void)user;
  static const FloatKind narrow[] = {FLOAT_F64, FLOAT_F32, FLOAT_F16,
                                     FLOAT_BF16};
  const IntegerType *integer = type_as_integer(type);
  const Type *rec = test_type_as_rec(type) ? convert_rec(ctx, type) : NULL;
  if (rec)
    VECTOR_PUSH(results, rec);
  if (type_is_index(type) ||
      (integer && (integer->width == 1 || integer->width == 38)))
    VECTOR_PUSH(results, type);
  for (size_t i = 0; i < ARRAY_LENGTH(narrow); i++)
    if (is_float(type, narrow[i]))
      VECTOR_PUSH(results, float_type_get(ctx, FLOAT_F64));
  return TYPE_CONVERTED;
}

/// i37 grows by the attribute `increment` of the function around the value.
static TypeConversionResult convert_value(const TypeConverter *converter,
                                          Context *ctx, const Value *value,
                                          TypeVector *results,
                                          const void *user) {
  (void)converter;
  (void)user;
  const IntegerType *integer = type_as_integer(value->type);
  if (!integer || integer->width != 37)
    return TYPE_NOT_MINE;
  const Block *block = value_parent_block(value);
  const Operation *func = block && block->parent ? block->parent->parent : NULL;
  while (func && !op_has_trait(func, TRAIT_FUNCTION))
    func = op_parent(func);
  int64_t increment;
  if (func && attr_integer_value(op_attr(func, STR("increment")), &increment))
    VECTOR_PUSH(results, integer_type_get(ctx, (uint32_t)(37 + increment)));
  return TYPE_CONVERTED;
}

static Value *materialize_source(Builder *builder, const Type *type,
                                 Value *const *inputs, size_t count,
                                 Location loc, const void *user) {
  (void)user;
  const Type *only = count == 1 ? inputs[0]->type : NULL;
  bool is_wide =
      type_is_integer_of_width(type, 32) || type_is_integer_of_width(type, 64);
  TestOp def = TEST_CAST;
  if (!is_float(type, FLOAT_F16) && only && is_float(only, FLOAT_F64))
    def = TEST_CAST;
  else if (is_wide && count == 0)
    def = TEST_TYPE_PRODUCER;
  else if (!(type_as_integer(type) && only && type_as_integer(only)))
    return NULL;
  Operation *op = builder_create_op(builder, &test_ops[def], loc, inputs,
                                    (uint32_t)count, type, NULL);
  return op_result(op, 0);
}

static bool materialize_target(Builder *builder, const Type *const *types,
                               size_t num_types, Value *const *inputs,
                               size_t num_inputs, const Type *original,
                               Location loc, Value **results,
                               const void *user) {
  (void)original;
  (void)user;
  if (num_types != 1 || num_inputs != 1 ||
      !type_is_integer_of_width(inputs[0]->type, 37))
    return false;
  const OpDef *def =
      test_op_def(builder->ctx, "builtin.unrealized_conversion_cast");
  results[0] = op_result(
      builder_create_op(builder, def, loc, inputs, 1, types[0], NULL), 0);
  return true;
}

typedef struct Conversion {
  Context *ctx;
  TypeConverter converter;
  TestTypes types; ///< The same two, for scf.
} Conversion;

static LegalityAction legal_if(bool is_legal) {
  return is_legal ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

#define RULE(NAME)                                                             \
  static LegalityAction NAME(const Operation *op, const void *user)

RULE(makes_f64_or_i64) {
  (void)user;
  const Type *type = op_result_type(op, 0);
  return legal_if(is_float(type, FLOAT_F64) ||
                  type_is_integer_of_width(type, 64) || is_converted_rec(type));
}

RULE(casts_f64_to_f32) {
  (void)user;
  return legal_if(op->num_operands == 1 &&
                  is_float(op_operand_type(op, 0), FLOAT_F64) &&
                  is_float(op_result_type(op, 0), FLOAT_F32));
}

RULE(has_legal_signature) {
  const Conversion *conversion = user;
  const TypeAttr *type = attr_as_type(op_prop(op, FUNC_PROP_FUNCTION_TYPE));
  return legal_if(type_converter_is_legal_signature(
      &conversion->converter, conversion->ctx, type->value));
}

RULE(has_legal_region) {
  const Conversion *conversion = user;
  return legal_if(type_converter_is_legal_region(
      &conversion->converter, conversion->ctx, op_region(op, 0)));
}

RULE(has_legal_operands) {
  const Conversion *conversion = user;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!type_converter_is_legal(&conversion->converter, conversion->ctx,
                                 op_operand_type(op, i)))
      return LEGALITY_ILLEGAL;
  return LEGALITY_LEGAL;
}

#define PATTERN(NAME)                                                          \
  static bool NAME(const RewritePattern *self, Operation *op,                  \
                   const Adaptor *adaptor, ConversionRewriter *conversion)

PATTERN(update_operands) {
  (void)self;
  Rewriter *rw = &conversion->rewriter;
  rewriter_start_modify(rw, op);
  op_set_operands(rewriter_context(rw), op, adaptor->flat, adaptor->num_flat);
  rewriter_finalize_modify(rw, op);
  return true;
}

static bool produce(Rewriter *rw, Operation *op, const Type *type) {
  rewriter_replace_op_with(rw, op,
                           test_create_value(rw, &test_ops[TEST_TYPE_PRODUCER],
                                             op->loc, NULL, 0, type));
  return true;
}

PATTERN(produce_wide) {
  (void)adaptor;
  Rewriter *rw = &conversion->rewriter;
  Context *ctx = rewriter_context(rw);
  const Type *type = op_result_type(op, 0);
  if (type_as_float(type))
    return produce(rw, op, float_type_get(ctx, FLOAT_F64));
  if (type_is_integer_of_width(type, 16))
    return produce(rw, op, integer_type_get(ctx, 64));
  const Type *rec = test_type_as_rec(type)
                        ? type_converter_convert_one(self->converter, ctx, type)
                        : NULL;
  return rec && rec != type && produce(rw, op, rec);
}

PATTERN(produce_same) {
  (void)self;
  (void)adaptor;
  return produce(&conversion->rewriter, op, op_result_type(op, 0));
}

PATTERN(convert_then_fail) {
  (void)adaptor;
  conversion_convert_region_types(conversion, op_region(op, 0), self->converter,
                                  NULL);
  return rewriter_match_failure(&conversion->rewriter, op, "undone on purpose");
}

/// The casts are the driver's own: there is no converter to materialize them.
PATTERN(convert_without_converter) {
  (void)adaptor;
  Rewriter *rw = &conversion->rewriter;
  const Conversion *types = self->user;
  Block *entry = op_region(op, 0)->first;
  SignatureConversion signature;
  if (!type_converter_convert_block_signature(
          &types->converter, rewriter_context(rw), entry, &signature))
    return false;
  rewriter_start_modify(rw, op);
  conversion_apply_signature(conversion, entry, &signature, NULL);
  rewriter_finalize_modify(rw, op);
  signature_conversion_free(&signature);
  return true;
}

PATTERN(replace_with_legal) {
  (void)self;
  if (adaptor->num_flat == 0)
    return false;
  test_replace_without_results(&conversion->rewriter, op,
                               &test_ops[TEST_LEGAL_OP_D], adaptor->flat, 1);
  return true;
}

#define ROW(FUNCTION, ROOT)                                                    \
  {                                                                            \
    .name = #FUNCTION, .root = &test_ops[TEST_##ROOT], .benefit = 1,           \
    .convert = FUNCTION                                                        \
  }

static const RewritePattern converting[] = {
    ROW(update_operands, TYPE_CONSUMER),
    ROW(produce_wide, TYPE_PRODUCER),
    ROW(convert_then_fail, SIGNATURE_CONVERSION_UNDO),
    {.name = "replace_with_legal",
     .root_name = STR_INIT("test.replace_with_legal_op"),
     .benefit = 1,
     .convert = replace_with_legal},
};
static const RewritePattern plain[] = {
    ROW(convert_without_converter, SIGNATURE_CONVERSION_NO_CONVERTER),
    ROW(produce_same, ANOTHER_TYPE_PRODUCER),
};

static void init_converter(TypeConverter *converter) {
  type_converter_init(converter);
  type_converter_add_conversion(converter, convert_type, NULL);
  type_converter_add_value_conversion(converter, convert_value, NULL);
  type_converter_add_source_materialization(converter, materialize_source,
                                            NULL);
  type_converter_add_target_materialization(converter, materialize_target,
                                            NULL);
}

static void init_target(ConversionTarget *target,
                        const Conversion *conversion) {
  conversion_target_init(target);
  conversion_target_add_legal_op(
      target, test_op_def(conversion->ctx, "test.context_op"));
  conversion_target_add_legal_op(target, &test_ops[TEST_LEGAL_OP_D]);
  conversion_target_add_dynamic_op(target, &test_ops[TEST_TYPE_PRODUCER],
                                   makes_f64_or_i64, NULL);
  conversion_target_add_dynamic_op(target, &test_ops[TEST_CAST],
                                   casts_f64_to_f32, NULL);
  conversion_target_add_dynamic_op(target, &func_ops[FUNC_FUNC],
                                   has_legal_signature, conversion);
  conversion_target_add_dynamic_op(
      target, &test_ops[TEST_SIGNATURE_CONVERSION_NO_CONVERTER],
      has_legal_region, conversion);
  conversion_target_add_dynamic_op(target, &cf_ops[CF_BR], has_legal_operands,
                                   conversion);
  conversion_target_add_dynamic_op(target, &cf_ops[CF_COND_BR],
                                   has_legal_operands, conversion);
  conversion_target_add_dynamic_op(target, &cf_ops[CF_SWITCH],
                                   has_legal_operands, conversion);
  test_add_scf_rules(target, &conversion->types);
}

static bool run(Context *ctx, Operation *root, const void *user) {
  const Options *options = user;
  Conversion conversion = {.ctx = ctx};
  init_converter(&conversion.converter);
  conversion.types = (TestTypes){ctx, &conversion.converter};
  ConversionTarget target;
  init_target(&target, &conversion);
  PatternSet set = {0};
  pattern_set_add(&set, converting, ARRAY_LENGTH(converting),
                  &conversion.converter, &conversion);
  pattern_set_add(&set, plain, ARRAY_LENGTH(plain), NULL, &conversion);
  pattern_set_add(&set, &convert_function_signature, 1, &conversion.converter,
                  NULL);
  test_add_branch_patterns(&set, &conversion.converter);
  test_add_scf_patterns(&set, &conversion.converter);
  ConversionConfig config = {.no_pattern_rollback =
                                 !options->allow_pattern_rollback};
  bool converted = conversion_apply_once(ctx, CONVERSION_PARTIAL, root, &target,
                                         &set, &config);
  conversion_target_free(&target);
  type_converter_free(&conversion.converter);
  return converted;
}

const PassDef test_legalize_type_conversion_pass = {
    .flag = "test-legalize-type-conversion",
    .summary = "Convert types, some by the value that has them",
    .run = run,
    PASS_OPTIONS(options_table, Options),
    .defaults = &default_options,
};

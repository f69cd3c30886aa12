// SPDX-License-Identifier: Apache-2.0
// Conversion passes of a pattern or two: -test-legalize-unknown-root-patterns,
// -test-target-materialization-with-no-uses, -test-remapped-value,
// -test-merge-blocks, -test-dialect-conversion-pdll.
#include "dialects/builtin/builtin.h"
#include "dialects/func/func.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

/// A conversion's parts, of which most of these passes have all.
typedef struct Setup {
  ConversionTarget target;
  TypeConverter converter;
  PatternSet patterns;
} Setup;

static void setup_init(Setup *setup) {
  *setup = (Setup){0};
  conversion_target_init(&setup->target);
  type_converter_init(&setup->converter);
}

/// Converts `root` and frees the parts.
static bool convert(Context *ctx, Operation *root, Setup *setup,
                    ConversionMode mode, const ConversionConfig *config) {
  bool converted = conversion_apply_once(ctx, mode, root, &setup->target,
                                         &setup->patterns, config);
  conversion_target_free(&setup->target);
  type_converter_free(&setup->converter);
  return converted;
}

static LegalityAction legal_if(bool is_legal) {
  return is_legal ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

static bool is_float(const Type *type, FloatKind format) {
  const FloatType *number = type_as_float(type);
  return number && number->format == format;
}

#define RULE(NAME)                                                             \
  static LegalityAction NAME(const Operation *op, const void *user)
#define PATTERN(NAME)                                                          \
  static bool NAME(const RewritePattern *self, Operation *op,                  \
                   const Adaptor *adaptor, ConversionRewriter *conversion)

RULE(makes_f64) {
  (void)user;
  return legal_if(is_float(op_result_type(op, 0), FLOAT_F64));
}

RULE(takes_f64) {
  (void)user;
  return legal_if(is_float(op_operand_type(op, 0), FLOAT_F64));
}

RULE(has_two_operands) {
  (void)user;
  return legal_if(op->num_operands > 1);
}

PATTERN(erase_test_op) {
  (void)self;
  (void)adaptor;
  if (op->def->dialect != &test_dialect)
    return false;
  rewriter_erase_op(&conversion->rewriter, op);
  return true;
}

static bool run_unknown_root(Context *ctx, Operation *root,
                             const void *options) {
  (void)options;
  static const RewritePattern pattern = {
      .name = "erase_test_op", .benefit = 1, .convert = erase_test_op};
  Setup setup;
  setup_init(&setup);
  conversion_target_add_illegal_dialect(&setup.target, &test_dialect);
  pattern_set_add(&setup.patterns, &pattern, 1, NULL, NULL);
  return convert(ctx, root, &setup, CONVERSION_PARTIAL, NULL);
}

const PassDef test_legalize_unknown_root_patterns_pass = {
    .flag = "test-legalize-unknown-root-patterns",
    .summary = "Convert by a pattern without a root",
    .run = run_unknown_root,
};

static TypeConversionResult widen_i16(const TypeConverter *converter,
                                      Context *ctx, const Type *type,
                                      TypeVector *results, const void *user) {
  (void)converter;
  (void)user;
  bool is_i16 = type_is_integer_of_width(type, 16);
  VECTOR_PUSH(results, is_i16 ? integer_type_get(ctx, 64) : type);
  return TYPE_CONVERTED;
}

PATTERN(forward_operand) {
  (void)self;
  if (!test_is_one_to_one(adaptor))
    return false;
  rewriter_replace_op(&conversion->rewriter, op, adaptor->flat);
  return true;
}

static bool run_no_uses(Context *ctx, Operation *root, const void *options) {
  (void)options;
  static const RewritePattern pattern = {.name = "forward_operand",
                                         .root = &test_ops[TEST_TYPE_CHANGER],
                                         .benefit = 1,
                                         .convert = forward_operand};
  Setup setup;
  setup_init(&setup);
  conversion_target_add_illegal_op(&setup.target, &test_ops[TEST_TYPE_CHANGER]);
  type_converter_add_conversion(&setup.converter, widen_i16, NULL);
  test_add_cast_target_materialization(&setup.converter);
  pattern_set_add(&setup.patterns, &pattern, 1, &setup.converter, NULL);
  return convert(ctx, root, &setup, CONVERSION_PARTIAL, NULL);
}

const PassDef test_target_materialization_with_no_uses_pass = {
    .flag = "test-target-materialization-with-no-uses",
    .summary = "Convert where an operand's materialization is all that uses it",
    .run = run_no_uses,
};

static TypeConversionResult widen_f32(const TypeConverter *converter,
                                      Context *ctx, const Type *type,
                                      TypeVector *results, const void *user) {
  (void)converter;
  (void)user;
  VECTOR_PUSH(results, is_float(type, FLOAT_F32)
                           ? float_type_get(ctx, FLOAT_F64)
                           : type);
  return TYPE_CONVERTED;
}

PATTERN(double_operand) {
  (void)self;
  (void)adaptor;
  if (op->num_operands != 1)
    return false;
  ValueVector values = {0};
  if (!conversion_remapped_value(conversion, op_operand(op, 0), &values) ||
      values.size != 1) {
    VECTOR_FREE(&values);
    return false;
  }
  VECTOR_PUSH(&values, values.data[0]);
  test_replace(&conversion->rewriter, op, op->def, values.data, 2);
  VECTOR_FREE(&values);
  return true;
}

PATTERN(produce_f64) {
  (void)self;
  (void)adaptor;
  Rewriter *rw = &conversion->rewriter;
  if (!is_float(op_result_type(op, 0), FLOAT_F32))
    return rewriter_match_failure(rw, op, "expected single f32 operand");
  Value *value =
      test_create_value(rw, op->def, op->loc, NULL, 0,
                        float_type_get(rewriter_context(rw), FLOAT_F64));
  rewriter_replace_op_with(rw, op, value);
  return true;
}

PATTERN(consume_f64) {
  (void)self;
  if (!test_is_one_to_one(adaptor) ||
      !is_float(value_type(adaptor->flat[0]), FLOAT_F64))
    return false;
  test_replace_without_results(&conversion->rewriter, op, op->def,
                               adaptor->flat, 1);
  return true;
}

/// The body's operations take the place of the region's operation.
PATTERN(inline_body) {
  (void)self;
  (void)adaptor;
  Rewriter *rw = &conversion->rewriter;
  Block *parent = op->block;
  Block *body = op_region(op, 0)->first;
  Operation *terminator = body->last;
  Block *rest = rewriter_split_block(rw, parent, op);
  rewriter_merge_blocks(rw, body, parent, NULL);
  rewriter_merge_blocks(rw, rest, parent, NULL);
  ValueVector values = {0};
  for (unsigned i = 0; i < terminator->num_operands; i++)
    conversion_remapped_value(conversion, op_operand(terminator, i), &values);
  rewriter_replace_op(rw, op, values.data);
  rewriter_erase_op(rw, terminator);
  VECTOR_FREE(&values);
  return true;
}

static bool run_remapped(Context *ctx, Operation *root, const void *options) {
  (void)options;
  static const RewritePattern plain[] = {
      {.name = "double_operand",
       .root = &test_ops[TEST_ONE_VARIADIC_OUT_ONE_VARIADIC_IN1],
       .benefit = 1,
       .convert = double_operand},
      {.name = "produce_f64",
       .root = &test_ops[TEST_TYPE_PRODUCER],
       .benefit = 1,
       .convert = produce_f64},
      {.name = "consume_f64",
       .root = &test_ops[TEST_TYPE_CONSUMER],
       .benefit = 1,
       .convert = consume_f64}};
  static const RewritePattern converting = {
      .name = "inline_body",
      .root = &test_ops[TEST_REMAPPED_VALUE_REGION],
      .benefit = 1,
      .convert = inline_body};
  Setup setup;
  setup_init(&setup);
  conversion_target_add_legal_op(&setup.target, &builtin_ops[BUILTIN_MODULE]);
  conversion_target_add_legal_op(&setup.target, &func_ops[FUNC_FUNC]);
  conversion_target_add_legal_op(&setup.target, &test_ops[TEST_RETURN]);
  conversion_target_add_dynamic_op(&setup.target, &test_ops[TEST_TYPE_PRODUCER],
                                   makes_f64, NULL);
  conversion_target_add_dynamic_op(&setup.target, &test_ops[TEST_TYPE_CONSUMER],
                                   takes_f64, NULL);
  conversion_target_add_dynamic_op(
      &setup.target, &test_ops[TEST_ONE_VARIADIC_OUT_ONE_VARIADIC_IN1],
      has_two_operands, NULL);
  type_converter_add_conversion(&setup.converter, widen_f32, NULL);
  pattern_set_add(&setup.patterns, plain, ARRAY_LENGTH(plain), NULL, NULL);
  pattern_set_add(&setup.patterns, &converting, 1, &setup.converter, NULL);
  return convert(ctx, root, &setup, CONVERSION_FULL, NULL);
}

const PassDef test_remapped_value_pass = {
    .flag = "test-remapped-value",
    .summary = "Convert by patterns that ask what values are by now",
    .run = run_remapped,
};

/// Are there two blocks, of which the second takes what the first gives?
static bool has_blocks_to_merge(const Operation *op) {
  const Block *first = op->num_regions ? op_region(op, 0)->first : NULL;
  return first && first->next && first->last &&
         first->last->num_operands == first->next->num_arguments;
}

/// The first block's terminator goes, the second one takes its operands.
static void merge_second_block(Rewriter *rw, Operation *op) {
  Block *first = op_region(op, 0)->first;
  Block *second = first->next;
  Operation *terminator = first->last;
  ValueVector values = {0};
  for (unsigned i = 0; i < terminator->num_operands; i++)
    VECTOR_PUSH(&values, op_operand(terminator, i));
  rewriter_erase_op(rw, terminator);
  rewriter_merge_blocks(rw, second, first, values.data);
  VECTOR_FREE(&values);
}

PATTERN(merge_blocks) {
  (void)self;
  (void)adaptor;
  Rewriter *rw = &conversion->rewriter;
  if (!has_blocks_to_merge(op))
    return false;
  rewriter_start_modify(rw, op);
  merge_second_block(rw, op);
  rewriter_finalize_modify(rw, op);
  return true;
}

PATTERN(merge_blocks_then_fail) {
  (void)self;
  (void)adaptor;
  Rewriter *rw = &conversion->rewriter;
  const Type *f32 = float_type_get(rewriter_context(rw), FLOAT_F32);
  if (!has_blocks_to_merge(op))
    return false;
  builder_set_to_start(&rw->builder, op_region(op, 0)->first->next);
  test_create(rw, &test_ops[TEST_ILLEGAL_OP_F], op->loc, NULL, 0, &f32, 1);
  rewriter_start_modify(rw, op);
  merge_second_block(rw, op);
  rewriter_finalize_modify(rw, op);
  return true;
}

/// The block of one inside another of its kind goes up, without terminator.
PATTERN(inline_single_block) {
  (void)self;
  (void)adaptor;
  Rewriter *rw = &conversion->rewriter;
  Operation *parent = op_parent(op);
  if (!parent || !op_is(parent, op->def))
    return false;
  Block *inner = op->num_regions ? op_region(op, 0)->first : NULL;
  if (!inner || !inner->last)
    return false;
  rewriter_erase_op(rw, inner->last);
  rewriter_inline_block_before(rw, inner, op->block, op, NULL);
  rewriter_erase_op(rw, op);
  return true;
}

RULE(has_one_block) {
  (void)user;
  return legal_if(op_region(op, 0)->num_blocks == 1);
}

RULE(is_in_merge_blocks) {
  (void)user;
  for (const Operation *at = op_parent(op); at; at = op_parent(at))
    if (op_is(at, &test_ops[TEST_MERGE_BLOCKS]))
      return LEGALITY_LEGAL;
  return LEGALITY_ILLEGAL;
}

RULE(is_not_nested) {
  (void)user;
  const Operation *parent = op_parent(op);
  return legal_if(!parent || !op_is(parent, op->def));
}

static void mark_merge_target(ConversionTarget *target) {
  static const TestOp legal[] = {TEST_FINISH, TEST_TYPE_PRODUCER,
                                 TEST_TYPE_CONSUMER, TEST_RETURN};
  for (size_t i = 0; i < ARRAY_LENGTH(legal); i++)
    conversion_target_add_legal_op(target, &test_ops[legal[i]]);
  conversion_target_add_legal_op(target, &builtin_ops[BUILTIN_MODULE]);
  conversion_target_add_legal_op(target, &func_ops[FUNC_FUNC]);
  conversion_target_add_illegal_op(target, &test_ops[TEST_ILLEGAL_OP_F]);
  conversion_target_add_dynamic_op(target, &test_ops[TEST_MERGE_BLOCKS],
                                   has_one_block, NULL);
  conversion_target_add_dynamic_op(target, &test_ops[TEST_BR],
                                   is_in_merge_blocks, NULL);
  conversion_target_add_dynamic_op(
      target, &test_ops[TEST_SINGLE_BLOCK_IMPLICIT_TERMINATOR], is_not_nested,
      NULL);
}

static bool run_merge_blocks(Context *ctx, Operation *root,
                             const void *options) {
  (void)options;
  static const RewritePattern patterns[] = {
      {.name = "merge_blocks",
       .root = &test_ops[TEST_MERGE_BLOCKS],
       .benefit = 1,
       .convert = merge_blocks},
      {.name = "merge_blocks_then_fail",
       .root_name = STR_INIT("test.undo_blocks_merge"),
       .benefit = 1,
       .convert = merge_blocks_then_fail},
      {.name = "inline_single_block",
       .root = &test_ops[TEST_SINGLE_BLOCK_IMPLICIT_TERMINATOR],
       .benefit = 1,
       .convert = inline_single_block}};
  Setup setup;
  setup_init(&setup);
  mark_merge_target(&setup.target);
  pattern_set_add(&setup.patterns, patterns, ARRAY_LENGTH(patterns), NULL,
                  NULL);
  PtrMap unlegalized = {0};
  ConversionConfig config = {.unlegalized_ops = &unlegalized};
  convert(ctx, root, &setup, CONVERSION_PARTIAL, &config);
  test_remark_each(ctx, root, &unlegalized, "not legalizable");
  ptr_map_free(&unlegalized);
  return true;
}

const PassDef test_merge_blocks_pass = {
    .flag = "test-merge-blocks",
    .summary = "Convert by patterns that merge blocks",
    .run = run_merge_blocks,
};

static TypeConversionResult float_for_i64(const TypeConverter *converter,
                                          Context *ctx, const Type *type,
                                          TypeVector *results,
                                          const void *user) {
  (void)converter;
  (void)user;
  VECTOR_PUSH(results, type_is_integer_of_width(type, 64)
                           ? float_type_get(ctx, FLOAT_F64)
                           : type);
  return TYPE_CONVERTED;
}

/// Upstream's pattern drops the operands and the attributes.
PATTERN(make_cast_anew) {
  (void)adaptor;
  Rewriter *rw = &conversion->rewriter;
  const Type *type = type_converter_convert_one(
      self->converter, rewriter_context(rw), op_result_type(op, 0));
  rewriter_replace_op_with(
      rw, op, test_create_value(rw, op->def, op->loc, NULL, 0, type));
  return true;
}

PATTERN(make_return_anew) {
  (void)self;
  test_replace_without_results(&conversion->rewriter, op, op->def,
                               adaptor->flat, op->num_operands);
  return true;
}

static Value *cast_to_original(Builder *builder, const Type *type,
                               Value *const *inputs, size_t count, Location loc,
                               const void *user) {
  (void)user;
  return op_result(
      builder_create_op(builder,
                        &builtin_ops[BUILTIN_UNREALIZED_CONVERSION_CAST], loc,
                        inputs, (uint32_t)count, type, NULL),
      0);
}

typedef struct ConverterInContext {
  const TypeConverter *converter;
  Context *ctx;
} ConverterInContext;

RULE(has_legal_types) {
  const ConverterInContext *types = user;
  return legal_if(type_converter_is_legal_op(types->converter, types->ctx, op));
}

static bool run_pdll(Context *ctx, Operation *root, const void *options) {
  (void)options;
  static const RewritePattern patterns[] = {{.name = "make_cast_anew",
                                             .root = &test_ops[TEST_CAST],
                                             .benefit = 1,
                                             .convert = make_cast_anew},
                                            {.name = "make_return_anew",
                                             .root = &test_ops[TEST_RETURN],
                                             .benefit = 1,
                                             .convert = make_return_anew}};
  Setup setup;
  setup_init(&setup);
  ConverterInContext types = {&setup.converter, ctx};
  type_converter_add_conversion(&setup.converter, float_for_i64, NULL);
  type_converter_add_source_materialization(&setup.converter, cast_to_original,
                                            NULL);
  conversion_target_add_legal_dialect(&setup.target, &builtin_dialect);
  conversion_target_add_legal_dialect(&setup.target, &func_dialect);
  conversion_target_add_dynamic_dialect(&setup.target, &test_dialect,
                                        has_legal_types, &types);
  pattern_set_add(&setup.patterns, patterns, ARRAY_LENGTH(patterns),
                  &setup.converter, NULL);
  return convert(ctx, root, &setup, CONVERSION_FULL, NULL);
}

const PassDef test_dialect_conversion_pdll_pass = {
    .flag = "test-dialect-conversion-pdll",
    .summary = "Convert casts and returns as patterns of PDLL would",
    .run = run_pdll,
};

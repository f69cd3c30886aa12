// SPDX-License-Identifier: Apache-2.0
// Conversion patterns of -test-legalize-patterns that move, make and erase
// blocks and convert their arguments.
#include "dialects/func/func_conversion.h"
#include "ir/clone.h"
#include "ir/op_attrs.h"
#include "passes/test/patterns/test_patterns.h"
#include "rewrite/conversion/signature.h"

#define PATTERN(NAME)                                                          \
  static bool NAME(const RewritePattern *self, Operation *op,                  \
                   const Adaptor *adaptor, ConversionRewriter *conversion)
#define BEGIN                                                                  \
  (void)self;                                                                  \
  (void)adaptor;                                                               \
  Rewriter *rw = &conversion->rewriter;                                        \
  Context *ctx = rewriter_context(rw);                                         \
  (void)ctx

static void clone_block(Rewriter *rw, const Block *block, Block *copy,
                        PtrMap *mapping) {
  FOR_EACH_OP(op, block) {
    Operation *clone = op_clone(rewriter_context(rw), op, mapping);
    block_append_op(copy, clone);
    rw->builder.op_inserted(&rw->builder, clone);
  }
}

/// Copies the blocks of `from` to the end of `to`.
static void clone_region(Rewriter *rw, const Region *from, Region *to) {
  PtrMap mapping = {0};
  VECTOR(Block *) blocks = {0};
  FOR_EACH_BLOCK(block, from)
    VECTOR_PUSH(&blocks, block);
  for (size_t i = 0; i < blocks.size; i++) {
    const Block *block = blocks.data[i];
    TypeVector types = {0};
    VECTOR(Location) locs = {0};
    for (unsigned k = 0; k < block->num_arguments; k++) {
      VECTOR_PUSH(&types, block_argument(block, k)->type);
      VECTOR_PUSH(&locs, block->arguments[k]->loc);
    }
    Block *copy = rewriter_create_block(rw, to, NULL, types.data, locs.data,
                                        block->num_arguments);
    ptr_map_set(&mapping, block, copy);
    for (unsigned k = 0; k < block->num_arguments; k++)
      ptr_map_set(&mapping, block_argument(block, k), block_argument(copy, k));
    VECTOR_FREE(&types);
    VECTOR_FREE(&locs);
  }
  for (size_t i = 0; i < blocks.size; i++)
    clone_block(rw, blocks.data[i], ptr_map_get(&mapping, blocks.data[i]),
                &mapping);
  ptr_map_free(&mapping);
  VECTOR_FREE(&blocks);
}

PATTERN(inline_region) {
  BEGIN;
  if (!test_is_one_to_one(adaptor))
    return false;
  if (op->num_regions == 0)
    return false;
  Region *region = op_region(op, 0);
  Region *parent = op->block->parent;
  if (test_has_attr(op, "legalizer.should_clone"))
    clone_region(rw, region, parent);
  else
    rewriter_inline_region_before(rw, region, parent, NULL);
  if (test_has_attr(op, "legalizer.erase_old_blocks"))
    while (region->first)
      rewriter_erase_block(rw, region->first);
  rewriter_erase_op(rw, op);
  return true;
}

/// The moved entry block's arguments all become f64, without a converter.
static void convert_to_f64(ConversionRewriter *conversion, Block *block) {
  const Type *f64 = float_type_get(conversion_context(conversion), FLOAT_F64);
  SignatureConversion signature;
  signature_conversion_init(&signature, block->num_arguments);
  for (unsigned i = 0; i < block->num_arguments; i++)
    signature_conversion_add_inputs(&signature, i, &f64, 1);
  conversion_apply_signature(conversion, block, &signature, NULL);
  signature_conversion_free(&signature);
}

PATTERN(convert_detached) {
  BEGIN;
  if (!test_is_one_to_one(adaptor))
    return false;
  if (op->num_regions != 1)
    return false;
  TypeVector types = {0};
  ValueVector operands = {0}, results = {0};
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  for (unsigned i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(op, i));
  OpState state = {.def = test_op_def(ctx, "test.legal_op"),
                   .loc = op->loc,
                   .operands = operands.data,
                   .num_operands = op->num_operands,
                   .result_types = types.data,
                   .num_results = op->num_results,
                   .num_regions = 1};
  Operation *created = op_create(ctx, &state);
  Region *region = op_region(created, 0);
  // Filled before an operation has it.
  region->parent = NULL;
  rewriter_inline_region_before(rw, op_region(op, 0), region, NULL);
  if (region->first)
    convert_to_f64(conversion, region->first);
  region->parent = created;
  builder_insert(&rw->builder, created);
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&results, op_result(created, i));
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&types);
  VECTOR_FREE(&operands);
  VECTOR_FREE(&results);
  return true;
}

PATTERN(build_region) {
  BEGIN;
  OpState state = {
      .def = test_op_def(ctx, "test.region"), .loc = op->loc, .num_regions = 1};
  Operation *created = builder_create(&rw->builder, &state);
  InsertionPoint point = builder_save(&rw->builder);
  const Type *i64 = integer_type_get(ctx, 64);
  const Type *i32 = integer_type_get(ctx, 32);
  Location loc = location_unknown();
  Block *block =
      rewriter_create_block(rw, op_region(created, 0), NULL, &i64, &loc, 1);
  builder_set_to_end(&rw->builder, block);
  test_create(rw, &test_ops[TEST_ILLEGAL_OP_F], op->loc, NULL, 0, &i32, 1);
  test_create(rw, &test_ops[TEST_VALID], op->loc, NULL, 0, NULL, 0);
  builder_restore(&rw->builder, point);
  rewriter_erase_op(rw, op);
  return true;
}

/// A block of two i32 at the end of the region, with `first` (or nothing) and
/// test.finish.
static bool append_block(Rewriter *rw, Operation *op, const OpDef *first) {
  Context *ctx = rewriter_context(rw);
  const Type *i32 = integer_type_get(ctx, 32);
  const Type *types[] = {i32, i32};
  Location locs[] = {op->loc, op->loc};
  Block *block =
      rewriter_create_block(rw, op->block->parent, NULL, types, locs, 2);
  builder_set_to_end(&rw->builder, block);
  if (first)
    test_create(rw, first, op->loc, NULL, 0, &i32, 1);
  test_create(rw, &test_ops[TEST_FINISH], op->loc, NULL, 0, NULL, 0);
  rewriter_erase_op(rw, op);
  return true;
}

PATTERN(create_block) {
  BEGIN;
  return append_block(rw, op, NULL);
}

PATTERN(create_illegal_block) {
  BEGIN;
  return append_block(rw, op, &test_ops[TEST_ILLEGAL_OP_F]);
}

/// The second block of the first region, or NULL.
static Block *second_block(const Operation *op) {
  Block *first = op->num_regions ? op_region(op, 0)->first : NULL;
  return first ? first->next : NULL;
}

PATTERN(erase_second_block) {
  BEGIN;
  if (!test_is_one_to_one(adaptor))
    return false;
  Block *second = second_block(op);
  if (!second)
    return false;
  builder_set_to_start(&rw->builder, second);
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  test_create(rw, &test_ops[TEST_ILLEGAL_OP_F], op->loc, NULL, 0, &f32, 1);
  rewriter_start_modify(rw, op);
  rewriter_erase_block(rw, second);
  rewriter_finalize_modify(rw, op);
  return true;
}

PATTERN(drop_region_op) {
  BEGIN;
  if (!test_is_one_to_one(adaptor))
    return false;
  if (op->num_regions == 0)
    return false;
  Region *region = op_region(op, 0);
  if (!conversion_convert_region_types(conversion, region, self->converter,
                                       NULL))
    return false;
  rewriter_erase_op(rw, op);
  return true;
}

/// Each argument becomes `value` twice, or two arguments of its own type.
static void double_arguments(SignatureConversion *signature, const Block *body,
                             Value *value) {
  for (unsigned i = 0; i < body->num_arguments; i++) {
    const Type *type = block_argument(body, i)->type;
    const Type *types[] = {type, type};
    Value *values[] = {value, value};
    if (value)
      signature_conversion_replace_multiple(signature, i, values, 2);
    else
      signature_conversion_add_inputs(signature, i, types, 2);
  }
}

PATTERN(convert_block_args) {
  BEGIN;
  if (!test_is_one_to_one(adaptor) ||
      op_prop(op, TEST_CONVERT_BLOCK_ARGS_IS_LEGAL))
    return false;
  bool replaces = op_prop(op, TEST_CONVERT_BLOCK_ARGS_REPLACE_WITH_OPERAND);
  if (!replaces && !op_prop(op, TEST_CONVERT_BLOCK_ARGS_DUPLICATE))
    return false;
  Block *body = op->num_regions ? op_region(op, 0)->first : NULL;
  bool has_operand = op->num_operands > 0;
  if (!body || (replaces && !has_operand && body->num_arguments))
    return false;
  SignatureConversion signature;
  signature_conversion_init(&signature, body->num_arguments);
  double_arguments(&signature, body,
                   replaces && has_operand ? adaptor->flat[0] : NULL);
  rewriter_start_modify(rw, op);
  conversion_apply_signature(conversion, body, &signature, self->converter);
  op_set_prop(op, TEST_CONVERT_BLOCK_ARGS_IS_LEGAL, unit_attr_get(ctx));
  rewriter_finalize_modify(rw, op);
  signature_conversion_free(&signature);
  return true;
}

static bool has_replace_uses(const Use *use, const void *user) {
  (void)user;
  return test_has_attr(use->owner, "replace_uses");
}

PATTERN(replace_value) {
  BEGIN;
  if (op->num_operands < 2)
    return false;
  Value *values[] = {op_operand(op, 1), op_operand(op, 1)};
  ValueList list = {values, 2};
  bool is_conditional = test_has_attr(op, "conditional");
  if (!conversion_replace_uses(conversion, op_operand(op, 0), &list,
                               is_conditional ? has_replace_uses : NULL, NULL))
    return false;
  rewriter_start_modify(rw, op);
  if (!test_has_attr(op, "trigger_rollback"))
    op_set_attr(ctx, op, STR("is_legal"), unit_attr_get(ctx));
  rewriter_finalize_modify(rw, op);
  return true;
}

PATTERN(legalize_regions) {
  BEGIN;
  for (unsigned i = 0; i < op->num_regions; i++)
    if (!conversion_legalize_region(conversion, op_region(op, i)))
      return false;
  rewriter_start_modify(rw, op);
  op_set_attr(ctx, op, STR("is_legal"), unit_attr_get(ctx));
  rewriter_finalize_modify(rw, op);
  return true;
}

#define NAMED(FUNCTION, ROOT)                                                  \
  {                                                                            \
    .name = #FUNCTION, .root_name = STR_INIT(ROOT), .benefit = 1,              \
    .convert = FUNCTION                                                        \
  }

static const RewritePattern plain[] = {
    NAMED(inline_region, "test.region"),
    NAMED(convert_detached, "test.detached_signature_conversion"),
    {.name = "build_region",
     .root = &test_ops[TEST_REGION_BUILDER],
     .benefit = 1,
     .convert = build_region},
    NAMED(create_block, "test.create_block"),
    NAMED(create_illegal_block, "test.create_illegal_block"),
    NAMED(erase_second_block, "test.undo_block_erase"),
};

static const RewritePattern converting[] = {
    NAMED(drop_region_op, "test.drop_region_op"),
    NAMED(replace_value, "test.value_replace"),
    NAMED(legalize_regions, "test.post_order_legalization"),
    {.name = "convert_block_args",
     .root = &test_ops[TEST_CONVERT_BLOCK_ARGS],
     .benefit = 1,
     .convert = convert_block_args},
};

void test_add_legalize_patterns(PatternSet *set, const TypeConverter *converter,
                                const int64_t *counter) {
  test_add_declarative_patterns(set, counter);
  pattern_set_add(set, plain, ARRAY_LENGTH(plain), NULL, NULL);
  pattern_set_add_table(set, &test_plain_patterns, NULL, NULL);
  pattern_set_add_table(set, &test_converting_patterns, converter, NULL);
  pattern_set_add(set, converting, ARRAY_LENGTH(converting), converter, NULL);
  pattern_set_add(set, &convert_function_signature, 1, converter, NULL);
  pattern_set_add(set, &convert_func_call, 1, converter, NULL);
}

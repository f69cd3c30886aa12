// SPDX-License-Identifier: Apache-2.0
// Conversion patterns of -test-legalize-patterns that move no blocks: they
// replace, erase and change operations in place, and most of that is undone.
#include "ir/op_attrs.h"
#include "passes/test/patterns/test_patterns.h"

#define PATTERN(NAME)                                                          \
  static bool NAME(const RewritePattern *self, Operation *op,                  \
                   const Adaptor *adaptor, ConversionRewriter *conversion)
/// The usual start of a pattern; most do not use all of it.
#define BEGIN                                                                  \
  (void)self;                                                                  \
  (void)adaptor;                                                               \
  Rewriter *rw = &conversion->rewriter;                                        \
  Context *ctx = rewriter_context(rw);                                         \
  (void)ctx

static const Type *f32(Context *ctx) { return float_type_get(ctx, FLOAT_F32); }
static const Type *f64(Context *ctx) { return float_type_get(ctx, FLOAT_F64); }

/// `op` becomes a type_producer of `type`.
static bool produce(Rewriter *rw, Operation *op, const Type *type) {
  Value *value = test_create_value(rw, &test_ops[TEST_TYPE_PRODUCER], op->loc,
                                   NULL, 0, type);
  rewriter_replace_op_with(rw, op, value);
  return true;
}

PATTERN(return_as_is) {
  BEGIN;
  if (op->num_operands != 1 || op_operand_type(op, 0) != f32(ctx))
    return false;
  test_replace_without_results(rw, op, op->def, adaptor->flat,
                               adaptor->num_flat);
  return true;
}

PATTERN(produce_f32) {
  BEGIN;
  if (!type_is_integer_of_width(op_result_type(op, 0), 32))
    return false;
  return produce(rw, op, f32(ctx));
}

PATTERN(produce_f64) {
  BEGIN;
  if (op_result_type(op, 0) != f32(ctx))
    return rewriter_match_failure(rw, op, "expected single f32 operand");
  return produce(rw, op, f64(ctx));
}

PATTERN(produce_bf16) {
  BEGIN;
  return produce(rw, op, float_type_get(ctx, FLOAT_BF16));
}

PATTERN(consume_f64) {
  BEGIN;
  if (!test_is_one_to_one(adaptor))
    return false;
  if (value_type(adaptor->flat[0]) != f64(ctx))
    return false;
  test_replace_without_results(rw, op, op->def, adaptor->flat, 1);
  return true;
}

PATTERN(replace_non_root) {
  BEGIN;
  if (op->num_results != 1)
    return false;
  const Type *type = op_result_type(op, 0);
  Operation *illegal =
      test_create(rw, &test_ops[TEST_ILLEGAL_OP_F], op->loc, NULL, 0, &type, 1);
  Value *legal =
      test_create_value(rw, &test_ops[TEST_LEGAL_OP_B], op->loc, NULL, 0, type);
  rewriter_replace_op_with(rw, op, op_result(illegal, 0));
  rewriter_replace_op_with(rw, illegal, legal);
  return true;
}

PATTERN(count_down) {
  BEGIN;
  int64_t depth = 0;
  attr_integer_value(op_prop(op, TEST_RECURSIVE_REWRITE_DEPTH), &depth);
  rewriter_start_modify(rw, op);
  op_set_prop(op, TEST_RECURSIVE_REWRITE_DEPTH,
              integer_attr_get_i64(ctx, integer_type_get(ctx, 64), depth - 1));
  rewriter_finalize_modify(rw, op);
  return true;
}

PATTERN(replace_by_region_op) {
  BEGIN;
  OpState state = {.def = &test_ops[TEST_ILLEGAL_OP_WITH_REGION],
                   .loc = op->loc,
                   .num_regions = 1};
  Operation *created = op_create(ctx, &state);
  Region *region = op_region(created, 0);
  // Filled before an operation has it.
  region->parent = NULL;
  Block *block = rewriter_create_block(rw, region, NULL, NULL, NULL, 0);
  builder_set_to_end(&rw->builder, block);
  test_create(rw, &test_ops[TEST_ILLEGAL_OP_TERMINATOR], op->loc, NULL, 0, NULL,
              0);
  region->parent = created;
  builder_set_before(&rw->builder, op);
  builder_insert(&rw->builder, created);
  rewriter_erase_op(rw, op);
  return true;
}

PATTERN(erase_with_producer) {
  BEGIN;
  Operation *producer =
      op->num_operands ? value_defining_op(op_operand(op, 0)) : NULL;
  if (!producer)
    return false;
  rewriter_erase_op(rw, op);
  rewriter_erase_op(rw, producer);
  return true;
}

PATTERN(replace_g_over_constant) {
  BEGIN;
  const Type *i32 = integer_type_get(ctx, 32);
  Operation *constant = test_create(rw, test_op_def(ctx, "arith.constant"),
                                    op->loc, NULL, 0, &i32, 1);
  op_set_attr(ctx, constant, STR("value"), integer_attr_get_i64(ctx, i32, 0));
  Value *value = op_result(constant, 0);
  test_replace(rw, op, &test_ops[TEST_LEGAL_OP_C], &value, 1);
  return true;
}

PATTERN(hoist_then_fail) {
  BEGIN;
  if (!test_is_one_to_one(adaptor))
    return false;
  Operation *parent = op_parent(op);
  if (!parent || !parent->block || op->num_results != 1)
    return false;
  rewriter_move_op_before(rw, op, parent);
  builder_set_before(&rw->builder, op);
  Value *value = test_create_value(rw, &test_ops[TEST_ILLEGAL_OP_F], op->loc,
                                   NULL, 0, f32(ctx));
  rewriter_replace_op(rw, op, &value);
  return true;
}

PATTERN(change_property) {
  BEGIN;
  if (!test_is_one_to_one(adaptor))
    return false;
  if (!test_has_attr(op, "modify_inplace"))
    return false;
  rewriter_start_modify(rw, op);
  op_set_prop(op, TEST_WITH_PROPERTIES_A,
              integer_attr_get_i64(ctx, integer_type_get(ctx, 64), 42));
  rewriter_finalize_modify(rw, op);
  return true;
}

PATTERN(erase) {
  BEGIN;
  if (!test_is_one_to_one(adaptor))
    return false;
  rewriter_erase_op(rw, op);
  return true;
}

PATTERN(replace_by_producer) {
  BEGIN;
  const TypeAttr *type = attr_as_type(op_attr(op, STR("type")));
  if (!type || op->num_results != 1)
    return false;
  Value *value = test_create_value(rw, &test_ops[TEST_VALID_PRODUCER], op->loc,
                                   NULL, 0, type->value);
  rewriter_replace_op_with(rw, op, value);
  return true;
}

PATTERN(replace_by_consumer) {
  BEGIN;
  bool has_converter = self->converter != NULL;
  if (test_has_attr(op, "with_converter") != has_converter)
    return false;
  if (op->num_operands == 0 || !test_is_one_to_one(adaptor))
    return false;
  test_replace_without_results(rw, op, &test_ops[TEST_VALID_CONSUMER],
                               adaptor->flat, 1);
  return true;
}

PATTERN(consume_all) {
  BEGIN;
  if (op->num_operands != 1)
    return false;
  test_replace_without_results(rw, op, &test_ops[TEST_VALID], adaptor->flat,
                               adaptor->num_flat);
  return true;
}

PATTERN(drop_operands) {
  BEGIN;
  if (!test_is_one_to_one(adaptor))
    return false;
  test_replace_without_results(rw, op, &test_ops[TEST_VALID], NULL, 0);
  return true;
}

PATTERN(make_valid) {
  BEGIN;
  ValueVector values = {0};
  for (unsigned i = 0; i < op->num_operands; i++) {
    const ValueList *list = &adaptor->operands[i];
    Value *value = list->count == 1 ? list->values[0] : NULL;
    if (!value)
      value = test_create_value(rw, &test_ops[TEST_CAST], op->loc, list->values,
                                list->count, op_operand_type(op, i));
    VECTOR_PUSH(&values, value);
  }
  test_replace_without_results(rw, op, &test_ops[TEST_VALID], values.data,
                               op->num_operands);
  VECTOR_FREE(&values);
  return true;
}

/// Replaces each result of `op` by two of a new operation after it.
static Operation *double_results(ConversionRewriter *conversion, Operation *op,
                                 const char *name) {
  Rewriter *rw = &conversion->rewriter;
  TypeVector types = {0};
  ValueVector values = {0};
  VECTOR(ValueList) lists = {0};
  for (unsigned i = 0; i < 2 * op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i / 2));
  OpState state = {.def = test_op_def(rewriter_context(rw), name),
                   .loc = op->loc,
                   .result_types = types.data,
                   .num_results = 2 * op->num_results,
                   .attrs = op->attrs};
  builder_set_after(&rw->builder, op);
  Operation *created = builder_create(&rw->builder, &state);
  for (unsigned i = 0; i < created->num_results; i++)
    VECTOR_PUSH(&values, op_result(created, i));
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&lists, (ValueList){values.data + (size_t)2 * i, 2});
  conversion_replace_op_with_multiple(conversion, op, lists.data, lists.size);
  VECTOR_FREE(&types);
  VECTOR_FREE(&values);
  VECTOR_FREE(&lists);
  return created;
}

PATTERN(double_results_twice) {
  (void)self;
  (void)adaptor;
  Operation *step = double_results(conversion, op, "test.step_1");
  double_results(conversion, step, "test.legal_op");
  return true;
}

#define NAMED(FUNCTION, ROOT, BENEFIT)                                         \
  {                                                                            \
    .name = #FUNCTION, .root_name = STR_INIT(ROOT), .benefit = BENEFIT,        \
    .convert = FUNCTION                                                        \
  }
#define ROW(FUNCTION, ROOT, BENEFIT)                                           \
  {                                                                            \
    .name = #FUNCTION, .root = &test_ops[TEST_##ROOT], .benefit = BENEFIT,     \
    .convert = FUNCTION                                                        \
  }

static const RewritePattern test_plain_rows[] = {
    ROW(return_as_is, RETURN, 1),
    ROW(produce_f32, TYPE_PRODUCER, 1),
    ROW(produce_f64, TYPE_PRODUCER, 1),
    ROW(produce_bf16, TYPE_PRODUCER, 10),
    ROW(consume_f64, TYPE_CONSUMER, 1),
    NAMED(replace_non_root, "test.replace_non_root", 1),
    {.name = "count_down",
     .root = &test_ops[TEST_RECURSIVE_REWRITE],
     .benefit = 1,
     .has_bounded_recursion = true,
     .convert = count_down},
    ROW(replace_by_region_op, ILLEGAL_OP_WITH_REGION_ANCHOR, 1),
    ROW(erase_with_producer, BLACKHOLE, 1),
    ROW(replace_g_over_constant, ILLEGAL_OP_G, 1),
    NAMED(hoist_then_fail, "test.hoist_me", 1),
    ROW(change_property, WITH_PROPERTIES, 1),
    NAMED(erase, "test.erase_op", 1),
    NAMED(replace_by_producer, "test.replace_with_valid_producer", 1),
    NAMED(replace_by_consumer, "test.replace_with_valid_consumer", 1),
    NAMED(consume_all, "test.repetitive_1_to_n_consumer", 1),
};

const PatternTable test_plain_patterns = PATTERN_TABLE(test_plain_rows);

static const RewritePattern test_converting_rows[] = {
    NAMED(replace_by_consumer, "test.replace_with_valid_consumer", 1),
    NAMED(drop_operands, "test.drop_operands_and_replace_with_valid", 1),
    ROW(make_valid, INVALID, 1),
    NAMED(double_results_twice, "test.multiple_1_to_n_replacement", 1),
    ROW(erase, TYPE_CONSUMER, 1),
};

const PatternTable test_converting_patterns =
    PATTERN_TABLE(test_converting_rows);

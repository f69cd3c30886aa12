// SPDX-License-Identifier: Apache-2.0
// -test-return-type: makes operations of inferred types after those of a
// function testCreateFunctions, and the shapes of what is in
// testReifyFunctions.
#include "dialects/arith/arith_build.h"
#include "dialects/func/func.h"
#include "dialects/tensor/tensor.h"
#include "dialects/test/test_internal.h"
#include "ir/diagnostics/op_diag.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

typedef const Type *Infer(Context *ctx, const Type *lhs, const Type *rhs);

static const Type *infer_same(Context *ctx, const Type *lhs, const Type *rhs) {
  (void)ctx;
  return lhs == rhs ? lhs : NULL;
}

static const Type *infer_shape(Context *ctx, const Type *lhs, const Type *rhs) {
  (void)rhs;
  return test_inferred_shape(ctx, lhs);
}

/// Operations of `def` after `op`, with its attributes, of two arguments each.
static void create_pairs(Rewriter *rw, const Block *entry, Operation *op,
                         TestOp def, Infer *infer) {
  Context *ctx = rewriter_context(rw);
  builder_set_after(&rw->builder, op);
  for (uint32_t i = 0; i < entry->num_arguments; i++)
    for (uint32_t j = 0; j < entry->num_arguments; j++) {
      Value *operands[] = {block_argument(entry, i), block_argument(entry, j)};
      const Type *type = infer(ctx, operands[0]->type, operands[1]->type);
      OpState state = {.def = &test_ops[def],
                       .loc = location_unknown(),
                       .operands = operands,
                       .num_operands = ARRAY_LENGTH(operands),
                       .result_types = &type,
                       .num_results = 1,
                       .attrs = op->attrs};
      if (type)
        builder_create(&rw->builder, &state);
    }
}

static void create_operations(Rewriter *rw, const Block *entry) {
  Operation *next;
  for (Operation *op = entry->first; op != entry->last; op = next) {
    next = op->next;
    create_pairs(rw, entry, op, TEST_OP_WITH_INFER_TYPE_IF, infer_same);
    create_pairs(rw, entry, op, TEST_OP_WITH_INFER_TYPE_ADAPTOR_IF, infer_same);
    create_pairs(rw, entry, op, TEST_OP_WITH_SHAPED_TYPE_INFER_TYPE_IF,
                 infer_shape);
  }
}

static Value *build_index(Rewriter *rw, Location loc, int64_t value) {
  Context *ctx = rewriter_context(rw);
  return arith_build_constant(
      rw, loc, integer_attr_get_i64(ctx, index_type_get(ctx), value));
}

/// The only size of operand 0 as a value.
static void reify_shape(Rewriter *rw, Operation *op) {
  Context *ctx = rewriter_context(rw);
  const ShapedType *type = type_as_shaped(op_operand_type(op, 0));
  if (type->rank != 1)
    return;
  builder_set_before(&rw->builder, op);
  Value *operands[] = {op_operand(op, 0), build_index(rw, op->loc, 0)};
  bool is_known = type->shape[0] != DYNAMIC_SIZE;
  Value *size = is_known
                    ? build_index(rw, op->loc, type->shape[0])
                    : test_create_value(rw, &tensor_ops[TENSOR_DIM], op->loc,
                                        operands, 2, index_type_get(ctx));
  Diagnostic *diag = op_emit(ctx, op, DIAG_REMARK, "value 0: ");
  diag_op(ctx, diag, value_defining_op(size));
}

static void reify_shapes(Rewriter *rw, const Block *entry) {
  FOR_EACH_OP(op, entry)
    if (op_is(op, &test_ops[TEST_OP_WITH_SHAPED_TYPE_INFER_TYPE_IF]))
      reify_shape(rw, op);
}

static bool run(Context *ctx, Operation *function, const void *options) {
  (void)options;
  const Block *entry = op_region(function, 0)->first;
  StringRef name = attr_string_value(op_prop(function, FUNC_PROP_SYM_NAME));
  Rewriter rw;
  rewriter_init(&rw, ctx);
  if (entry && string_ref_equals(name, STR("testCreateFunctions")))
    create_operations(&rw, entry);
  else if (entry && string_ref_equals(name, STR("testReifyFunctions")))
    reify_shapes(&rw, entry);
  return true;
}

const PassDef test_return_type_pass = {
    .flag = "test-return-type",
    .summary = "Run return type functions",
    .anchor = "func.func",
    .run = run,
};

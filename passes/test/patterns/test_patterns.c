// SPDX-License-Identifier: Apache-2.0
// Helpers that build operations in the test passes' patterns.
#include "passes/test/patterns/test_patterns.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"

#include "ir/walk.h"

const OpDef *test_op_def(Context *ctx, const char *name) {
  StringRef ref = string_ref_from_cstr(name);
  const OpDef *def = context_op_def(ctx, ref);
  return def ? def : context_unregistered_op_def(ctx, ref);
}

Operation *test_create(Rewriter *rw, const OpDef *def, Location loc,
                       Value *const *operands, uint32_t num_operands,
                       const Type *const *results, uint32_t num_results) {
  uint8_t num_regions =
      def->num_regions == COUNT_VARIADIC ? 0 : def->num_regions;
  OpState state = {.def = def,
                   .loc = loc,
                   .operands = operands,
                   .num_operands = num_operands,
                   .result_types = results,
                   .num_results = num_results,
                   .num_regions = def->is_unregistered ? 0 : num_regions};
  return builder_create(&rw->builder, &state);
}

Value *test_create_value(Rewriter *rw, const OpDef *def, Location loc,
                         Value *const *operands, uint32_t num_operands,
                         const Type *result) {
  Operation *op = test_create(rw, def, loc, operands, num_operands, &result,
                              result != NULL);
  return result ? op_result(op, 0) : NULL;
}

Operation *test_replace(Rewriter *rw, Operation *op, const OpDef *def,
                        Value *const *operands, uint32_t num_operands) {
  TypeVector types = {0};
  ValueVector values = {0};
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  Operation *created = test_create(rw, def, op->loc, operands, num_operands,
                                   types.data, op->num_results);
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&values, op_result(created, i));
  rewriter_replace_op(rw, op, values.data);
  VECTOR_FREE(&types);
  VECTOR_FREE(&values);
  return created;
}

Operation *test_replace_without_results(Rewriter *rw, Operation *op,
                                        const OpDef *def,
                                        Value *const *operands,
                                        uint32_t num_operands) {
  Operation *created =
      test_create(rw, def, op->loc, operands, num_operands, NULL, 0);
  if (op->num_results == 0)
    rewriter_replace_op(rw, op, NULL);
  else
    rewriter_erase_op(rw, op);
  return created;
}

bool test_is_one_to_one(const Adaptor *adaptor) {
  for (unsigned i = 0; i < adaptor->num_operands; i++)
    if (!adaptor_operand(adaptor, i))
      return false;
  return true;
}

bool test_has_attr(const Operation *op, const char *name) {
  return op_attr(op, string_ref_from_cstr(name)) != NULL;
}

void test_remark_each(Context *ctx, Operation *root, const PtrMap *set,
                      const char *what) {
  FOR_EACH_OP_PREORDER(op, root)
    if (ptr_map_get(set, op))
      op_emit(ctx, op, DIAG_REMARK, "op '%.*s' is %s", STR_ARGS(op->def->name),
              what);
}

static Value *materialize_source(Builder *builder, const Type *type,
                                 Value *const *inputs, size_t count,
                                 Location loc, const void *user) {
  (void)user;
  Operation *op = builder_create_op(builder, &test_ops[TEST_CAST], loc, inputs,
                                    (uint32_t)count, type, NULL);
  return op_result(op, 0);
}

static bool materialize_target(Builder *builder, const Type *const *types,
                               size_t num_types, Value *const *inputs,
                               size_t num_inputs, const Type *original,
                               Location loc, Value **results,
                               const void *user) {
  (void)original;
  if (num_types != 1)
    return false;
  results[0] =
      materialize_source(builder, types[0], inputs, num_inputs, loc, user);
  return true;
}

void test_add_cast_materializations(TypeConverter *converter) {
  type_converter_add_source_materialization(converter, materialize_source,
                                            NULL);
  test_add_cast_target_materialization(converter);
}

void test_add_cast_target_materialization(TypeConverter *converter) {
  type_converter_add_target_materialization(converter, materialize_target,
                                            NULL);
}

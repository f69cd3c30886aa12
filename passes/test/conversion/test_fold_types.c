// SPDX-License-Identifier: Apache-2.0
// -test-fold-type-converting-op: operations on constants whose results are of
// another element type.
#include <math.h>

#include "dialects/arith/arith_build.h"
#include "dialects/test/test.h"
#include "ir/interfaces/fold.h"
#include "passes/test/test_passes.h"
#include "rewrite/greedy/greedy_regions.h"

/// The constant f32 elements of operand `index`, or NULL.
static const DenseElementsAttr *constant_operand(const Operation *op,
                                                 unsigned index) {
  const DenseElementsAttr *dense =
      attr_as_dense_elements(value_constant(op_operand(op, index)));
  return dense && dense->storage != DENSE_STRINGS ? dense : NULL;
}

static float element_at(const DenseElementsAttr *dense, int64_t index) {
  float value;
  size_t at = dense->is_splat ? 0 : (size_t)index;
  memcpy(&value, dense->data.data + at * sizeof value, sizeof value);
  return value;
}

static bool replace_by_elements(Rewriter *rw, Operation *op, const void *data,
                                size_t size) {
  const Attribute *attr = dense_elements_attr_get(
      rewriter_context(rw), op_result_type(op, 0), string_ref(data, size));
  rewriter_replace_op_with(rw, op, arith_build_constant(rw, op->loc, attr));
  return true;
}

/// sign(constant) -> -1, 0, 1; what is not a number counts as positive.
static bool fold_sign(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  const DenseElementsAttr *operand = constant_operand(op, 0);
  if (!operand)
    return rewriter_match_failure(rw, op, "operand is not constant");
  int64_t count = dense_elements_num(operand);
  int32_t *signs = mem_alloc(((size_t)count + 1) * sizeof *signs);
  for (int64_t i = 0; i < count; i++) {
    float value = element_at(operand, i);
    signs[i] = value == 0 ? 0 : signbit(value) ? -1 : 1;
  }
  replace_by_elements(rw, op, signs, (size_t)count * sizeof *signs);
  mem_free(signs);
  return true;
}

/// less_than(constant, constant) -> i1 elements.
static bool fold_less_than(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  const DenseElementsAttr *lhs = constant_operand(op, 0);
  const DenseElementsAttr *rhs = constant_operand(op, 1);
  if (!lhs || !rhs)
    return rewriter_match_failure(rw, op, "operands are not constant");
  int64_t count = dense_elements_num(lhs);
  size_t size = ((size_t)count + 7) / 8;
  uint8_t *bits = mem_alloc_zero(size + 1);
  for (int64_t i = 0; i < count; i++)
    if (element_at(lhs, i) < element_at(rhs, i))
      bits[i / 8] |= (uint8_t)(1u << (i % 8));
  replace_by_elements(rw, op, bits, size);
  mem_free(bits);
  return true;
}

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  static const RewritePattern folds[] = {
      {.name = "fold_sign",
       .root = &test_ops[TEST_SIGN],
       .benefit = 1,
       .run = fold_sign},
      {.name = "fold_less_than",
       .root = &test_ops[TEST_LESS_THAN],
       .benefit = 1,
       .run = fold_less_than},
  };
  PatternSet set = {0};
  pattern_set_add(&set, folds, ARRAY_LENGTH(folds), NULL, NULL);
  greedy_rewrite_op_bottom_up(ctx, op, &set);
  return true;
}

const PassDef test_fold_type_converting_op_pass = {
    .flag = "test-fold-type-converting-op",
    .summary = "Test helper functions for folding ops whose input and output "
               "types differ, e.g. float comparisons of the form `(f32, f32) "
               "-> i1`.",
    .run = run,
};

// SPDX-License-Identifier: Apache-2.0
// -lower-vector-multi-reduction: reductions of several dimensions become
// reductions of one of two dimensions, and then operations on rows. A mask
// around one is kept. Follows mlir's LowerVectorMultiReduction.
#include <stddef.h>

#include "dialects/arith/arith_build.h"
#include "dialects/func/func.h"
#include "dialects/memref/memref_views.h"
#include "dialects/vector/masks/mask.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_patterns.h"
#include "ir/attributes/attribute.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"

typedef struct MultiReductionOptions {
  unsigned strategy;
} MultiReductionOptions;

enum { INNER_PARALLEL, INNER_REDUCTION };

/// A reduction that is being lowered.
typedef struct Reduction {
  Rewriter *rw;
  Operation *op;
  Operation *root; ///< The vector.mask around it, or itself.
  Value *mask;     ///< NULL: none.
  const ShapedType *source;
  bool is_inner; ///< The reduced dimensions go to the end.
  unsigned num_reduced;
  unsigned num_parallel;
} Reduction;

static bool is_reduced(const Operation *op, int64_t dim) {
  size_t count;
  const int64_t *dims = op_i64_array(op, VECTOR_REDUCTION_DIMS, &count);
  for (size_t i = 0; i < count; i++)
    if (dims[i] == dim)
      return true;
  return false;
}

/// New operations are built in front of the root.
static Reduction begin(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  const MultiReductionOptions *options = self->user;
  Operation *around = op_mask_around(op);
  Reduction work = {.rw = rw,
                    .op = op,
                    .root = around ? around : op,
                    .mask = around ? op_operand(around, 0) : NULL,
                    .source = type_as_vector(op_operand_type(op, 0)),
                    .is_inner = options->strategy == INNER_REDUCTION};
  for (int32_t i = 0; i < work.source->rank; i++)
    if (is_reduced(op, i))
      work.num_reduced++;
    else
      work.num_parallel++;
  builder_set_before(&rw->builder, work.root);
  return work;
}

/// Are the parallel dimensions together at their end?
static bool is_in_order(const Reduction *work) {
  for (int32_t i = 0; i < work->source->rank; i++) {
    bool is_first = work->is_inner ? (unsigned)i < work->num_parallel
                                   : (unsigned)i >= work->num_reduced;
    if (is_reduced(work->op, i) == is_first)
      return false;
  }
  return true;
}

/// Builds a reduction like that of `work`, but of `source` along `dims`, masked
/// if `mask` is not NULL. Gives its result.
static Value *build_reduction(const Reduction *work, Value *source, Value *acc,
                              const int64_t *dims, size_t count, Value *mask) {
  Builder *builder = &work->rw->builder;
  const Attribute *props[] = {
      [VECTOR_KIND] = op_prop(work->op, VECTOR_KIND),
      [VECTOR_REDUCTION_DIMS] =
          dense_i64_array_attr_get(builder->ctx, dims, count)};
  Value *operands[] = {source, acc};
  Operation *op =
      builder_create_op(builder, &vector_ops[VECTOR_MULTI_REDUCTION],
                        work->op->loc, operands, 2, value_type(acc), props);
  return op_result(mask ? vector_build_mask(work->rw, op, mask) : op, 0);
}

//===- Order --------------------------------------------------------------===//

static Value *transpose(const Reduction *work, Value *source,
                        const int64_t *order) {
  Builder *builder = &work->rw->builder;
  const ShapedType *type = type_as_vector(value_type(source));
  size_t rank = (size_t)type->rank;
  int64_t *shape = mem_alloc(rank * sizeof *shape);
  bool *scalable = mem_alloc(rank * sizeof *scalable);
  for (size_t i = 0; i < rank; i++) {
    shape[i] = type->shape[order[i]];
    scalable[i] = vector_is_scalable_at(type, (size_t)order[i]);
  }
  const Attribute *props[] = {[VECTOR_PERMUTATION] = dense_i64_array_attr_get(
                                  builder->ctx, order, rank)};
  Operation *op = builder_create_op(
      builder, &vector_ops[VECTOR_TRANSPOSE], work->op->loc, &source, 1,
      scalable_vector_type_get(builder->ctx, shape, scalable, rank,
                               type->element),
      props);
  mem_free(shape);
  mem_free(scalable);
  return op_result(op, 0);
}

/// multi_reduction %v [dims] -> of a transposition with all of `dims` first, or
/// last
static bool order_dims(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  Reduction work = begin(self, op, rw);
  if (!work.num_parallel || is_in_order(&work))
    return rewriter_match_failure(rw, op, "the dimensions are in order");
  size_t rank = (size_t)work.source->rank;
  int64_t *order = mem_alloc(rank * sizeof *order);
  int64_t *dims = mem_alloc(rank * sizeof *dims);
  size_t reduced = work.is_inner ? work.num_parallel : 0;
  size_t parallel = work.is_inner ? 0 : work.num_reduced;
  for (size_t i = 0; i < work.num_reduced; i++)
    dims[i] = (int64_t)(reduced + i);
  for (size_t i = 0; i < rank; i++)
    order[is_reduced(op, (int64_t)i) ? reduced++ : parallel++] = (int64_t)i;
  Value *mask = work.mask ? transpose(&work, work.mask, order) : NULL;
  Value *source = transpose(&work, op_operand(op, 0), order);
  Value *result = build_reduction(&work, source, op_operand(op, 1), dims,
                                  work.num_reduced, mask);
  mem_free(order);
  mem_free(dims);
  rewriter_replace_op_with(rw, work.root, result);
  return true;
}

//===- Rank ---------------------------------------------------------------===//

/// The product of the reduced, or of the parallel, sizes. False: there are too
/// many elements.
static bool flattened_size(const Reduction *work, bool reduced, int64_t *size,
                           bool *is_scalable) {
  *size = 1;
  *is_scalable = false;
  for (int32_t i = 0; i < work->source->rank; i++) {
    if (is_reduced(work->op, i) != reduced)
      continue;
    if (__builtin_mul_overflow(*size, work->source->shape[i], size))
      return false;
    *is_scalable |= vector_is_scalable_at(work->source, (size_t)i);
  }
  return true;
}

static Value *cast(const Reduction *work, Value *source, const int64_t *shape,
                   const bool *scalable, size_t rank) {
  const Type *element = type_element_or_self(value_type(source));
  const Type *type = scalable_vector_type_get(rewriter_context(work->rw), shape,
                                              scalable, rank, element);
  return vector_build_cast(work->rw, VECTOR_SHAPE_CAST, work->op->loc, source,
                           type);
}

static bool has_one_scalable(const ShapedType *type) {
  unsigned count = 0;
  for (int32_t i = 0; i < type->rank; i++)
    count += vector_is_scalable_at(type, (size_t)i);
  return count <= 1;
}

/// multi_reduction of dimensions in order -> of one reduced dimension and at
/// most one parallel one
static bool flatten_dims(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  Reduction work = begin(self, op, rw);
  int64_t parallel, reduced;
  bool parallel_scales, reduced_scales;
  if ((work.num_parallel < 2 && work.num_reduced < 2) ||
      !has_one_scalable(work.source) || !is_in_order(&work) ||
      !flattened_size(&work, false, &parallel, &parallel_scales) ||
      !flattened_size(&work, true, &reduced, &reduced_scales))
    return rewriter_match_failure(rw, op, "no dimensions can be joined");
  bool is_whole = !work.num_parallel;
  unsigned at = work.is_inner && !is_whole ? 1 : 0; // The reduced dimension.
  int64_t shape[2] = {parallel, parallel}, dim = at;
  bool scalable[2] = {parallel_scales, parallel_scales};
  if (work.num_reduced) {
    shape[at] = reduced;
    scalable[at] = reduced_scales;
  }
  size_t rank = is_whole || !work.num_reduced ? 1 : 2;
  Value *mask =
      work.mask ? cast(&work, work.mask, shape, scalable, rank) : NULL;
  Value *source = cast(&work, op_operand(op, 0), shape, scalable, rank);
  Value *acc = op_operand(op, 1);
  if (!is_whole)
    acc = cast(&work, acc, &parallel, &parallel_scales, 1);
  Value *result =
      build_reduction(&work, source, acc, &dim, work.num_reduced ? 1 : 0, mask);
  if (!is_whole)
    result = vector_build_cast(rw, VECTOR_SHAPE_CAST, op->loc, result,
                               op_result_type(op, 0));
  rewriter_replace_op_with(rw, work.root, result);
  return true;
}

/// multi_reduction of a whole row -> of a matrix of one row
static bool widen_row(const RewritePattern *self, Operation *op, Rewriter *rw) {
  Reduction work = begin(self, op, rw);
  if (work.source->rank != 1 || !work.num_reduced)
    return rewriter_match_failure(rw, op,
                                  "the source is not one reduced dimension");
  Context *ctx = rewriter_context(rw);
  const int64_t shape[] = {1, work.source->shape[0]}, one = 1, dim = 1,
                zero = 0;
  const bool scalable[] = {false, vector_is_scalable(work.source)};
  Value *source = cast(&work, op_operand(op, 0), shape, scalable, 2);
  Value *acc =
      vector_build_cast(rw, VECTOR_BROADCAST, op->loc, op_operand(op, 1),
                        vector_type_get(ctx, &one, 1, work.source->element));
  Value *mask = NULL;
  if (work.mask)
    mask =
        vector_build_cast(rw, VECTOR_BROADCAST, op->loc, work.mask,
                          scalable_vector_type_get(ctx, shape, scalable, 2,
                                                   integer_type_get(ctx, 1)));
  Value *result = build_reduction(&work, source, acc, &dim, 1, mask);
  rewriter_replace_op_with(rw, work.root,
                           vector_build_extract(rw, op->loc, result, &zero, 1));
  return true;
}

//===- Rows ---------------------------------------------------------------===//

/// Does it have two dimensions, of which `dim` is reduced, and can all its rows
/// be spelled out?
static bool has_rows(const Reduction *work, int64_t dim) {
  return work->source->rank == 2 && work->num_reduced == 1 &&
         is_reduced(work->op, dim) &&
         shape_can_spell_out(work->source->shape, 1);
}

/// multi_reduction %v, %acc [0] -> the rows combined one by one
static bool combine_rows(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  Reduction work = begin(self, op, rw);
  if (work.is_inner || !has_rows(&work, 0))
    return rewriter_match_failure(
        rw, op, "the reduction is not of the rows of a matrix");
  Value *result = op_operand(op, 1);
  for (int64_t i = 0; i < work.source->shape[0]; i++) {
    Value *row = vector_build_extract(rw, op->loc, op_operand(op, 0), &i, 1);
    Value *mask =
        work.mask ? vector_build_extract(rw, op->loc, work.mask, &i, 1) : NULL;
    Value *combined =
        vector_build_combine(rw, op->loc, vector_kind(op), row, result, NULL);
    result = mask ? arith_build_select(rw, op->loc, mask, combined, result)
                  : combined;
  }
  rewriter_replace_op_with(rw, work.root, result);
  return true;
}

/// The reduction of row `i`, masked as the whole is.
static Value *reduce_row(const Reduction *work, int64_t i) {
  Rewriter *rw = work->rw;
  Operation *op = work->op;
  Value *operands[] = {
      vector_build_extract(rw, op->loc, op_operand(op, 0), &i, 1),
      vector_build_extract(rw, op->loc, op_operand(op, 1), &i, 1)};
  const Attribute *props[] = {[VECTOR_KIND] = op_prop(op, VECTOR_KIND),
                              [VECTOR_REDUCTION_FASTMATH] = NULL};
  Operation *reduction =
      builder_create_op(&rw->builder, &vector_ops[VECTOR_REDUCTION], op->loc,
                        operands, 2, value_type(operands[1]), props);
  if (work->mask)
    reduction = vector_build_mask(
        rw, reduction, vector_build_extract(rw, op->loc, work->mask, &i, 1));
  return op_result(reduction, 0);
}

/// multi_reduction %v, %acc [1] -> a reduction of each row
static bool reduce_rows(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  Reduction work = begin(self, op, rw);
  const Type *type = op_result_type(op, 0);
  const Attribute *zero =
      vector_zero_attr(rewriter_context(rw), type_element_or_self(type));
  if (!work.is_inner || !has_rows(&work, 1) || !zero)
    return rewriter_match_failure(
        rw, op, "the reduction is not of the rows of a matrix");
  Value *result = arith_build_constant(
      rw, op->loc,
      dense_splat_attr_get_value(rewriter_context(rw), type, zero));
  for (int64_t i = 0; i < work.source->shape[0]; i++)
    result =
        vector_build_insert(rw, op->loc, reduce_row(&work, i), result, &i, 1);
  rewriter_replace_op_with(rw, work.root, result);
  return true;
}

//===- The pass -----------------------------------------------------------===//

#define ROW(NAME, FUNCTION)                                                    \
  {                                                                            \
    .name = NAME, .root = &vector_ops[VECTOR_MULTI_REDUCTION], .benefit = 1,   \
    .run = FUNCTION                                                            \
  }

static const RewritePattern patterns_table[] = {
    ROW("order-reduced-dims", order_dims),
    ROW("flatten-reduced-dims", flatten_dims),
    ROW("widen-reduced-row", widen_row),
    ROW("combine-rows", combine_rows),
    ROW("reduce-rows", reduce_rows),
    {.name = "full-mask",
     .root = &vector_ops[VECTOR_MASK],
     .benefit = 2,
     .run = vector_full_mask},
};

static bool run(Context *ctx, Operation *op, const void *options) {
  PatternSet patterns = {0};
  pattern_set_add(&patterns, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  options);
  greedy_rewrite_op_bottom_up(ctx, op, &patterns);
  return true;
}

static const char *const strategies[] = {"inner-parallel", "inner-reduction",
                                         NULL};
static const PassOption pass_options[] = {
    {"lowering-strategy", PASS_OPTION_ENUM,
     offsetof(MultiReductionOptions, strategy),
     "Select the strategy to control how multi_reduction is lowered.",
     strategies},
};
static const MultiReductionOptions defaults = {INNER_PARALLEL};

const PassDef lower_vector_multi_reduction_pass = {
    .flag = "lower-vector-multi-reduction",
    .name = "LowerVectorMultiReduction",
    .summary = "Lower 'vector.multi_reduction' operations",
    .anchor = "func.func",
    .run = run,
    PASS_OPTIONS(pass_options, MultiReductionOptions),
    .defaults = &defaults,
};

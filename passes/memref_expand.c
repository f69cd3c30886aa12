// SPDX-License-Identifier: Apache-2.0
// -memref-expand: operations without a lowering become simpler operations of
// memref. A memref.reshape to a known rank becomes loads of the unknown sizes,
// and a reinterpret_cast. Follows mlir::memref's ExpandOps.
#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref_build.h"
#include "dialects/memref/memref_limits.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "rewrite/conversion/conversion.h"

/// State of the walk over the dimensions, from the last to the first.
typedef struct Expansion {
  Rewriter *rw;
  Location loc;
  Value *shape;
  const ShapedType *type;
  Value *stride; ///< NULL: `static_stride`.
  int64_t static_stride;
} Expansion;

/// Size `dim`, as an index.
static Value *load_size(const Expansion *work, int32_t dim) {
  Value *index = arith_build_index(work->rw, work->loc, dim);
  Value *size =
      memref_build_load(&work->rw->builder, work->loc, work->shape, index);
  if (type_is_index(value_type(size)))
    return size;
  return arith_build_index_cast(work->rw, work->loc, size,
                                index_type_get(rewriter_context(work->rw)));
}

/// Goes on to the stride of the dimension in front of `dim`.
static void multiply_stride(Expansion *work, int32_t dim, Value *size) {
  bool is_dynamic = work->type->shape[dim] == DYNAMIC_SIZE;
  if (!work->stride && !is_dynamic) {
    work->static_stride *= work->type->shape[dim];
    return;
  }
  if (!work->stride)
    work->stride = arith_build_index(work->rw, work->loc, work->static_stride);
  work->stride = arith_build_binary(work->rw, &arith_ops[ARITH_MULI], work->loc,
                                    work->stride, size);
}

static void expand_dim(Expansion *work, int32_t dim, MixedValue *size,
                       MixedValue *stride) {
  bool is_dynamic = work->type->shape[dim] == DYNAMIC_SIZE;
  Value *value = is_dynamic ? load_size(work, dim)
                            : arith_build_index(work->rw, work->loc,
                                                work->type->shape[dim]);
  *size = is_dynamic ? (MixedValue){.value = value}
                     : (MixedValue){.number = work->type->shape[dim]};
  *stride = work->stride ? (MixedValue){.value = work->stride}
                         : (MixedValue){.number = work->static_stride};
  if (dim > 0)
    multiply_stride(work, dim, value);
}

/// reshape %m(%sizes) -> reinterpret_cast %m to the sizes that are loaded
static bool expand_reshape(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  const ShapedType *type = type_as_ranked_memref(op_result_type(op, 0));
  if (!type)
    return rewriter_match_failure(rw, op, "the result has no rank");
  Expansion work = {.rw = rw,
                    .loc = op->loc,
                    .shape = op_operand(op, 1),
                    .type = type,
                    .static_stride = 1};
  ViewLists lists = {0};
  VECTOR_PUSH(&lists.offsets, (MixedValue){.number = 0});
  for (int32_t i = 0; i < type->rank; i++) {
    VECTOR_PUSH(&lists.sizes, (MixedValue){0});
    VECTOR_PUSH(&lists.strides, (MixedValue){0});
  }
  for (int32_t i = type->rank; i-- > 0;)
    expand_dim(&work, i, &lists.sizes.data[i], &lists.strides.data[i]);
  Operation *view = memref_build_view(
      &rw->builder, &memref_ops[MEMREF_REINTERPRET_CAST], op->loc,
      op_operand(op, 0), &lists, op_result_type(op, 0));
  view_lists_free(&lists);
  rewriter_replace_op_with(rw, op, op_result(view, 0));
  return true;
}

static const RewritePattern patterns_table[] = {
    {.name = "expand-reshape",
     .root = &memref_ops[MEMREF_RESHAPE],
     .benefit = 1,
     .run = expand_reshape},
};

static LegalityAction reshape_legality(const Operation *op, const void *user) {
  (void)user;
  const ShapedType *shape = type_as_shaped(op_operand_type(op, 1));
  return shaped_type_has_static_shape(shape) ? LEGALITY_ILLEGAL
                                             : LEGALITY_LEGAL;
}

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  FOR_EACH_OP_PREORDER(inner, op)
    if (op_is(inner, &memref_ops[MEMREF_RESHAPE]) &&
        !memref_check_sizes(ctx, inner))
      return false;
  ConversionTarget target;
  conversion_target_init(&target);
  conversion_target_add_legal_dialect(&target, &arith_dialect);
  conversion_target_add_legal_dialect(&target, &memref_dialect);
  conversion_target_add_dynamic_op(&target, &memref_ops[MEMREF_RESHAPE],
                                   reshape_legality, NULL);
  bool ok = conversion_apply_patterns(ctx, op, &target, patterns_table,
                                      ARRAY_LENGTH(patterns_table));
  conversion_target_free(&target);
  return ok;
}

const PassDef memref_expand_pass = {
    .flag = "memref-expand",
    .name = "ExpandOpsPass",
    .summary = "Legalize memref operations to be convertible to LLVM.",
    .run = run,
    .is_local = true,
};

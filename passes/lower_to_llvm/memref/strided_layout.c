// SPDX-License-Identifier: Apache-2.0
// Memory for memrefs that are not row-major, in the wrapped spelling: strides
// from the layout's symbols, and the number of elements up to the last one.
#include "dialects/common/constraints.h"
#include "ir/affine/affine.h"
#include "passes/lower_to_llvm/memref/allocation.h"
#include "passes/lower_to_llvm/memref/descriptor.h"

static Value *constant(const Allocation *work, int64_t value) {
  return lowering_index_constant(work->converter, work->builder, work->loc,
                                 value);
}

static Value *binary(const Allocation *work, LLVMOp id, Value *lhs,
                     Value *rhs) {
  return llvm_build_binary(work->builder, &llvm_ops[id], work->loc, lhs, rhs);
}

/// Is `expr` a sum of products? `seen` has the parts for which that is known.
static bool is_polynomial(const AffineExpr *expr, PtrMap *seen) {
  AffineParts work = {0};
  bool ok = true;
  VECTOR_PUSH(&work, expr);
  while (ok && work.size) {
    const AffineExpr *part = VECTOR_POP(&work);
    ok = part->kind != AFFINE_MOD && part->kind != AFFINE_FLOORDIV &&
         part->kind != AFFINE_CEILDIV;
    if (!part->lhs || ptr_map_has(seen, part))
      continue;
    ptr_map_set(seen, part, seen);
    VECTOR_PUSH(&work, part->rhs);
    VECTOR_PUSH(&work, part->lhs);
  }
  VECTOR_FREE(&work);
  return ok;
}

/// Strides and, last, the offset.
static const AffineExpr **stride_exprs(const Allocation *work) {
  size_t rank = (size_t)work->type->rank;
  const AffineExpr **exprs = mem_alloc((rank + 1) * sizeof *exprs);
  memref_type_stride_exprs(work->builder->ctx, work->type, exprs, &exprs[rank]);
  return exprs;
}

static bool strides_are_supported(Allocation *work) {
  const AffineExpr **exprs = stride_exprs(work);
  PtrMap seen = {0};
  bool ok = true;
  for (int32_t i = 0; ok && i < work->type->rank; i++) {
    work->has_symbols |= work->static_strides[i] == DYNAMIC_SIZE;
    ok = is_polynomial(exprs[i], &seen);
  }
  ptr_map_free(&seen);
  mem_free(exprs);
  return ok;
}

/// Adds up the extents of the dimensions with known sizes and strides: beyond
/// the offset to `*high`, in front of it to `*low`. False: out of range.
static bool known_reach(const Allocation *work, int64_t *low, int64_t *high) {
  *low = *high = 0;
  for (int32_t i = 0; i < work->type->rank; i++) {
    int64_t size = work->type->shape[i], stride = work->static_strides[i];
    if (size == DYNAMIC_SIZE || stride == DYNAMIC_SIZE)
      continue;
    int64_t *end = stride < 0 ? low : high;
    int64_t reach;
    if (__builtin_mul_overflow(size - 1, stride, &reach) ||
        __builtin_add_overflow(*end, reach, end))
      return false;
  }
  return true;
}

static bool has_no_elements(const ShapedType *type) {
  for (int32_t i = 0; i < type->rank; i++)
    if (type->shape[i] == 0)
      return true;
  return false;
}

bool strided_layout_is_supported(Allocation *work) {
  int64_t low, high;
  if (work->offset == DYNAMIC_SIZE)
    return false;
  bool is_in_memory =
      has_no_elements(work->type) ||
      (known_reach(work, &low, &high) &&
       !__builtin_add_overflow(work->offset, low, &low) && low >= 0 &&
       !__builtin_add_overflow(work->offset, high, &high) && high < INT64_MAX);
  return is_in_memory && strides_are_supported(work);
}

/// Strides under construction, and the values of the symbols.
typedef struct StrideBuilder {
  const Allocation *work;
  const Adaptor *adaptor;
  unsigned first_symbol;
  PtrMap values; ///< By expression: strides can share parts.
  AffineParts stack;
} StrideBuilder;

static Value *build_leaf(const StrideBuilder *strides, const AffineExpr *leaf) {
  return leaf->kind == AFFINE_CONSTANT
             ? constant(strides->work, leaf->value)
             : adaptor_operand(strides->adaptor,
                               strides->first_symbol + (unsigned)leaf->value);
}

/// Sets the value of the expression on top of the stack, or pushes what it
/// needs.
static void build_top(StrideBuilder *strides) {
  const AffineExpr *top = VECTOR_LAST(&strides->stack);
  Value *lhs = top->lhs ? ptr_map_get(&strides->values, top->lhs) : NULL;
  Value *rhs = top->lhs ? ptr_map_get(&strides->values, top->rhs) : NULL;
  if (top->lhs && !lhs) {
    VECTOR_PUSH(&strides->stack, top->lhs);
  } else if (top->lhs && !rhs) {
    VECTOR_PUSH(&strides->stack, top->rhs);
  } else {
    LLVMOp id = top->kind == AFFINE_ADD ? LLVM_ADD : LLVM_MUL;
    ptr_map_set(&strides->values, top,
                top->lhs ? binary(strides->work, id, lhs, rhs)
                         : build_leaf(strides, top));
    strides->stack.size--;
  }
}

static Value *build_expr(StrideBuilder *strides, const AffineExpr *expr) {
  VECTOR_PUSH(&strides->stack, expr);
  while (strides->stack.size)
    build_top(strides);
  return ptr_map_get(&strides->values, expr);
}

void strided_layout_build_strides(Allocation *work, const Adaptor *adaptor,
                                  unsigned first_symbol) {
  const AffineExpr **exprs = stride_exprs(work);
  StrideBuilder strides = {
      .work = work, .adaptor = adaptor, .first_symbol = first_symbol};
  for (int32_t i = 0; i < work->type->rank; i++)
    if (work->static_strides[i] == DYNAMIC_SIZE)
      work->strides[i] = build_expr(&strides, exprs[i]);
  ptr_map_free(&strides.values);
  VECTOR_FREE(&strides.stack);
  mem_free(exprs);
}

/// The extent of dimension `i`: (size - 1) * stride, if that is positive.
static Value *build_reach(const Allocation *work, int32_t i, Value *one,
                          Value *zero) {
  Context *ctx = work->builder->ctx;
  int64_t stride = work->static_strides[i];
  Value *step =
      stride == DYNAMIC_SIZE ? work->strides[i] : constant(work, stride);
  Value *last = binary(work, LLVM_SUB, work->sizes[i], one);
  Value *reach = binary(work, LLVM_MUL, last, step);
  Value *is_more =
      llvm_build_icmp(work->builder, work->loc, CMPI_SGT, reach, zero,
                      converter_int(work->converter, ctx, 1));
  return llvm_build_select(work->builder, work->loc, is_more, reach, zero);
}

Value *strided_layout_build_count(Allocation *work) {
  if (has_no_elements(work->type))
    return constant(work, 0);
  int64_t low, high;
  known_reach(work, &low, &high);
  Value *count = constant(work, work->offset + high + 1);
  Value *one = NULL, *zero = NULL;
  for (int32_t i = 0; i < work->type->rank; i++) {
    int64_t stride = work->static_strides[i];
    bool is_known = work->type->shape[i] != DYNAMIC_SIZE
                        ? stride != DYNAMIC_SIZE
                        : stride != DYNAMIC_SIZE && stride <= 0;
    if (is_known)
      continue;
    one = one ? one : constant(work, 1);
    zero = zero ? zero : constant(work, 0);
    count = binary(work, LLVM_ADD, count, build_reach(work, i, one, zero));
  }
  return count;
}

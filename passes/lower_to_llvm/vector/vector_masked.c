// SPDX-License-Identifier: Apache-2.0
// Operations of vector that only move or combine the elements that a mask
// selects: expanding loads, compressing stores, reductions in vector.mask.
#include <math.h>

#include "dialects/arith/arith_build.h"
#include "dialects/vector/masks/mask.h"
#include "dialects/vector/vector_patterns.h"
#include "ir/op_attrs.h"
#include "passes/lower_to_llvm/arithmetic/elementwise.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/vector/vector.h"

//===- Memory -------------------------------------------------------------===//

/// `[{}, {llvm.align = 8}, {}]`, for argument `index` of three.
static const Attribute *alignment_attrs(Context *ctx, const Operation *op,
                                        unsigned index) {
  enum { COUNT = 3 };
  int64_t alignment;
  if (!attr_integer_value(op_prop(op, VECTOR_ALIGNMENT), &alignment) ||
      alignment == 1)
    return NULL;
  const NamedAttribute entry = {
      STR("llvm.align"),
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), alignment)};
  const Attribute *attrs[COUNT];
  for (unsigned i = 0; i < COUNT; i++)
    attrs[i] = dictionary_attr_get(ctx, &entry, i == index ? 1 : 0);
  return array_attr_get(ctx, attrs, COUNT);
}

/// expandload and compressstore -> the intrinsics
static bool lower_compressed(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  bool is_load = op_is(op, &vector_ops[VECTOR_EXPANDLOAD]);
  const Type *moved = op_operand_type(op, op->num_operands - 1);
  const Type *type = vector_lowering_type(self, op, moved, rw);
  Value *const *values = adaptor_one_to_one(adaptor);
  if (!type || !values || !vector_lowering_is_row(op, moved, rw))
    return false;
  if (converter_is_wrapped(pattern_converter(self)))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the base has no opaque pointer");
  Value *address = vector_lowering_address(self, op, adaptor, rw, 0);
  if (!address)
    return false;
  Value *const *last = values + op->num_operands - 2;
  Value *loaded[] = {address, last[0], last[1]};
  Value *stored[] = {last[1], address, last[0]};
  const OpDef *def = &llvm_ops[is_load ? LLVM_INTR_MASKED_EXPANDLOAD
                                       : LLVM_INTR_MASKED_COMPRESSSTORE];
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  props[op_def_prop_index(def, STR("arg_attrs"))] =
      alignment_attrs(builder->ctx, op, is_load ? 0 : 1);
  Operation *lowered =
      builder_create_op(builder, def, op->loc, is_load ? loaded : stored, 3,
                        is_load ? type : NULL, props);
  if (is_load)
    rewriter_replace_op_with(&rw->rewriter, op, op_result(lowered, 0));
  else
    rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

//===- Reductions ---------------------------------------------------------===//

/// How a kind is lowered for integers and floats; LLVM_NUM_OPS: not at all.
static const struct {
  LLVMOp reduce_ints, reduce_floats;
} masked_reductions[] = {
    [VECTOR_ADD] = {LLVM_INTR_VP_REDUCE_ADD, LLVM_INTR_VP_REDUCE_FADD},
    [VECTOR_MUL] = {LLVM_INTR_VP_REDUCE_MUL, LLVM_INTR_VP_REDUCE_FMUL},
    [VECTOR_MINUI] = {LLVM_INTR_VP_REDUCE_UMIN, LLVM_NUM_OPS},
    [VECTOR_MINSI] = {LLVM_INTR_VP_REDUCE_SMIN, LLVM_NUM_OPS},
    [VECTOR_MINNUMF] = {LLVM_NUM_OPS, LLVM_INTR_VP_REDUCE_FMIN},
    [VECTOR_MAXUI] = {LLVM_INTR_VP_REDUCE_UMAX, LLVM_NUM_OPS},
    [VECTOR_MAXSI] = {LLVM_INTR_VP_REDUCE_SMAX, LLVM_NUM_OPS},
    [VECTOR_MAXNUMF] = {LLVM_NUM_OPS, LLVM_INTR_VP_REDUCE_FMAX},
    [VECTOR_AND] = {LLVM_INTR_VP_REDUCE_AND, LLVM_NUM_OPS},
    [VECTOR_OR] = {LLVM_INTR_VP_REDUCE_OR, LLVM_NUM_OPS},
    [VECTOR_XOR] = {LLVM_INTR_VP_REDUCE_XOR, LLVM_NUM_OPS},
};

/// A masked reduction that is being lowered.
typedef struct MaskedReduction {
  Rewriter *rw;
  Builder *builder; ///< The rewriter's.
  Location loc;
  VectorKind kind;
  const Type *type; ///< The result's.
} MaskedReduction;

/// The neutral integer of the kind, of up to 64 bits.
static const Attribute *neutral_integer(const MaskedReduction *work) {
  unsigned width = type_as_integer(work->type)->width;
  int64_t largest = width > 1 ? (int64_t)(UINT64_MAX >> (65 - width)) : 0;
  int64_t value = 0;
  if (work->kind == VECTOR_MUL)
    value = 1;
  else if (work->kind == VECTOR_MINUI || work->kind == VECTOR_AND)
    value = -1;
  else if (work->kind == VECTOR_MINSI)
    value = largest;
  else if (work->kind == VECTOR_MAXSI)
    value = -largest - 1;
  return integer_attr_get_i64(work->builder->ctx, work->type, value);
}

/// The neutral float of the kind.
static const Attribute *neutral_float(const MaskedReduction *work) {
  FloatKind format = type_as_float(work->type)->format;
  double value = 0.0;
  if (work->kind == VECTOR_MUL)
    value = 1.0;
  else if (work->kind != VECTOR_ADD)
    value = work->kind == VECTOR_MINNUMF ? -(double)NAN : (double)NAN;
  return float_attr_get(work->builder->ctx, work->type,
                        float_from_double(format, value));
}

static Value *build_neutral(const MaskedReduction *work) {
  const Attribute *value =
      type_as_float(work->type) ? neutral_float(work) : neutral_integer(work);
  return llvm_build_constant(work->builder, work->loc, work->type, value);
}

/// The number of elements, as an i32.
static Value *build_length(const MaskedReduction *work,
                           const ShapedType *vector) {
  Context *ctx = work->builder->ctx;
  const Type *i32 = integer_type_get(ctx, 32);
  Value *length =
      llvm_build_constant(work->builder, work->loc, i32,
                          integer_attr_get_i64(ctx, i32, vector->shape[0]));
  if (!vector_is_scalable(vector))
    return length;
  Operation *vscale =
      builder_create_op(work->builder, &vector_ops[VECTOR_VSCALE], work->loc,
                        NULL, 0, index_type_get(ctx), NULL);
  return arith_build_binary(
      work->rw, &arith_ops[ARITH_MULI], work->loc, length,
      arith_build_index_cast(work->rw, work->loc, op_result(vscale, 0), i32));
}

/// Integers of up to 64 bits and floats, which are their own LLVM types.
static bool can_reduce(const Type *element, const Type *lowered) {
  const IntegerType *integer = type_as_integer(element);
  return element == lowered &&
         (integer ? integer->width && integer->width <= 64
                  : type_as_float(element) && type_bit_width(element) >= 16 &&
                        type_bit_width(element) <= 64);
}

/// The largest finite number, negative if `is_negative`, in each element.
static const Attribute *largest_float(const MaskedReduction *work,
                                      const Type *vector, bool is_negative) {
  FloatKind format = type_as_float(work->type)->format;
  FloatBits bits = float_from_double(format, HUGE_VAL);
  bits.low--; // The pattern in front of infinity's.
  if (is_negative)
    bits.low |= UINT64_C(1) << (type_bit_width(work->type) - 1);
  Context *ctx = work->builder->ctx;
  return dense_splat_attr_get_value(ctx, vector,
                                    float_attr_get(ctx, work->type, bits));
}

/// minimumf, maximumf: masked-off elements become neutral numbers. mlir-opt 22
/// takes the smallest negative number for maximumf, which is not neutral.
static Value *build_selected(const MaskedReduction *work, const Operation *op,
                             Value *vector, Value *mask) {
  bool is_min = work->kind == VECTOR_MINIMUMF;
  Builder *builder = work->builder;
  const Type *type = value_type(vector);
  Value *others = llvm_build_constant(builder, work->loc, type,
                                      largest_float(work, type, !is_min));
  Value *selected = llvm_build_select(builder, work->loc, mask, vector, others);
  const Attribute *props[LLVM_MAX_PROPS] = {
      lowering_fastmath(builder->ctx, op, VECTOR_REDUCTION_FASTMATH)};
  Value *result = op_result(
      builder_create_op(builder,
                        &llvm_ops[is_min ? LLVM_INTR_VECTOR_REDUCE_FMINIMUM
                                         : LLVM_INTR_VECTOR_REDUCE_FMAXIMUM],
                        work->loc, &selected, 1, work->type, props),
      0);
  if (op->num_operands < 2)
    return result;
  const Attribute *none[LLVM_MAX_PROPS] = {0};
  Value *operands[] = {result, op_operand(op, 1)};
  return op_result(
      builder_create_op(
          builder, &llvm_ops[is_min ? LLVM_INTR_MINIMUM : LLVM_INTR_MAXIMUM],
          work->loc, operands, 2, work->type, none),
      0);
}

/// mask %m { reduction <kind>, %v } -> the intrinsic of vector predication
static bool lower_masked_reduction(const RewritePattern *self, Operation *op,
                                   const Adaptor *adaptor,
                                   ConversionRewriter *rw) {
  Operation *inner = mask_inner_op(op);
  if (!inner || !op_is(inner, &vector_ops[VECTOR_REDUCTION]))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the masked operation is not a reduction");
  MaskedReduction work = {
      .rw = &rw->rewriter,
      .builder = &rw->rewriter.builder,
      .loc = inner->loc,
      .kind = vector_kind(inner),
      .type = vector_lowering_type(self, op, op_result_type(inner, 0), rw)};
  const ShapedType *vector = type_as_vector(op_operand_type(inner, 0));
  Value *mask = adaptor_operand(adaptor, 0);
  if (!work.type || !mask || converter_is_wrapped(pattern_converter(self)) ||
      vector->rank != 1 || !can_reduce(op_result_type(inner, 0), work.type))
    return rewriter_match_failure(
        &rw->rewriter, op,
        "the vector is not one row of a type that LLVM reduces");
  if (work.kind == VECTOR_MINIMUMF || work.kind == VECTOR_MAXIMUMF) {
    rewriter_replace_op_with(
        &rw->rewriter, op,
        build_selected(&work, inner, op_operand(inner, 0), mask));
    return true;
  }
  LLVMOp id = type_as_float(work.type)
                  ? masked_reductions[work.kind].reduce_floats
                  : masked_reductions[work.kind].reduce_ints;
  Value *start =
      inner->num_operands > 1 ? op_operand(inner, 1) : build_neutral(&work);
  Value *operands[] = {start, op_operand(inner, 0), mask,
                       build_length(&work, vector)};
  Operation *reduction = builder_create_op(
      work.builder, &llvm_ops[id], work.loc, operands, 4, work.type, NULL);
  rewriter_replace_op_with(&rw->rewriter, op, op_result(reduction, 0));
  return true;
}

//===- Table --------------------------------------------------------------===//

/// mask, all true, { op } -> op, which is lowered in turn. Upstream has this as
/// a fold.
static bool lower_full_mask(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  return vector_full_mask(self, op, &rw->rewriter);
}

static const RewritePattern vector_masked_rows[] = {
    {.name = "vector-full-mask",
     .root = &vector_ops[VECTOR_MASK],
     .benefit = 2,
     .convert = lower_full_mask},
    {.name = "vector-expandload-to-llvm",
     .root = &vector_ops[VECTOR_EXPANDLOAD],
     .benefit = 1,
     .convert = lower_compressed},
    {.name = "vector-compressstore-to-llvm",
     .root = &vector_ops[VECTOR_COMPRESSSTORE],
     .benefit = 1,
     .convert = lower_compressed},
    {.name = "vector-masked-reduction-to-llvm",
     .root = &vector_ops[VECTOR_MASK],
     .benefit = 1,
     .convert = lower_masked_reduction},
};

const PatternTable vector_masked_lowerings = PATTERN_TABLE(vector_masked_rows);

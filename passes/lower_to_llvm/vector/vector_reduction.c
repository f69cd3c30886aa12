// SPDX-License-Identifier: Apache-2.0
// vector.reduction: an intrinsic for each kind, and how the value that it
// starts with is combined with its result.
#include "dialects/common/constraints.h"
#include "dialects/vector/masks/mask.h"
#include "passes/lower_to_llvm/arithmetic/elementwise.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/vector/vector.h"

/// How an integer kind is lowered.
typedef struct IntReduction {
  LLVMOp reduce;
  LLVMOp combine; ///< 0 (no combining operation): by `predicate`, a choice.
  CmpIPredicate predicate;
} IntReduction;

static const IntReduction int_reductions[] = {
    [VECTOR_ADD] = {LLVM_INTR_VECTOR_REDUCE_ADD, LLVM_ADD, CMPI_EQ},
    [VECTOR_MUL] = {LLVM_INTR_VECTOR_REDUCE_MUL, LLVM_MUL, CMPI_EQ},
    [VECTOR_MINUI] = {LLVM_INTR_VECTOR_REDUCE_UMIN, LLVM_SELECT, CMPI_ULE},
    [VECTOR_MINSI] = {LLVM_INTR_VECTOR_REDUCE_SMIN, LLVM_SELECT, CMPI_SLE},
    [VECTOR_MAXUI] = {LLVM_INTR_VECTOR_REDUCE_UMAX, LLVM_SELECT, CMPI_UGE},
    [VECTOR_MAXSI] = {LLVM_INTR_VECTOR_REDUCE_SMAX, LLVM_SELECT, CMPI_SGE},
    [VECTOR_AND] = {LLVM_INTR_VECTOR_REDUCE_AND, LLVM_AND, CMPI_EQ},
    [VECTOR_OR] = {LLVM_INTR_VECTOR_REDUCE_OR, LLVM_OR, CMPI_EQ},
    [VECTOR_XOR] = {LLVM_INTR_VECTOR_REDUCE_XOR, LLVM_XOR, CMPI_EQ},
};

/// How a float kind is lowered. The first two take a value to start with.
typedef struct FloatReduction {
  LLVMOp reduce;
  LLVMOp combine;
  double start;
} FloatReduction;

static const FloatReduction float_reductions[] = {
    [VECTOR_ADD] = {LLVM_INTR_VECTOR_REDUCE_FADD, LLVM_NUM_OPS, 0.0},
    [VECTOR_MUL] = {LLVM_INTR_VECTOR_REDUCE_FMUL, LLVM_NUM_OPS, 1.0},
    [VECTOR_MINNUMF] = {LLVM_INTR_VECTOR_REDUCE_FMIN, LLVM_INTR_MINNUM, 0.0},
    [VECTOR_MAXNUMF] = {LLVM_INTR_VECTOR_REDUCE_FMAX, LLVM_INTR_MAXNUM, 0.0},
    [VECTOR_MAXIMUMF] = {LLVM_INTR_VECTOR_REDUCE_FMAXIMUM, LLVM_INTR_MAXIMUM,
                         0.0},
    [VECTOR_MINIMUMF] = {LLVM_INTR_VECTOR_REDUCE_FMINIMUM, LLVM_INTR_MINIMUM,
                         0.0},
};

/// A reduction that is being lowered.
typedef struct Reduction {
  const LLVMTypeConverter *converter;
  Builder *builder;
  Operation *op;
  Value *vector;
  Value *start; ///< NULL: none.
  const Type *type;
} Reduction;

static Value *build(const Reduction *work, LLVMOp id, Value *const *operands,
                    uint32_t count, const Attribute *const *props) {
  return op_result(builder_create_op(work->builder, &llvm_ops[id],
                                     work->op->loc, operands, count, work->type,
                                     props),
                   0);
}

static Value *reduce_integers(const Reduction *work) {
  const IntReduction *how = &int_reductions[vector_kind(work->op)];
  Location loc = work->op->loc;
  Value *result = build(work, how->reduce, &work->vector, 1, NULL);
  if (!work->start)
    return result;
  if (how->combine != LLVM_SELECT)
    return llvm_build_binary(work->builder, &llvm_ops[how->combine], loc,
                             work->start, result);
  Value *is_start =
      llvm_build_icmp(work->builder, loc, how->predicate, work->start, result,
                      converter_int(work->converter, work->builder->ctx, 1));
  return llvm_build_select(work->builder, loc, is_start, work->start, result);
}

static const Attribute *reduction_flags(const Reduction *work) {
  Context *ctx = work->builder->ctx;
  const Attribute *flags =
      lowering_fastmath(ctx, work->op, VECTOR_REDUCTION_FASTMATH);
  if (!work->converter->options->reassociates_reductions)
    return flags;
  const AttrDef *def = &llvm_attr_defs[LLVM_ATTR_FASTMATH];
  uint64_t bits = flags ? attr_as_dialect(flags, def)->value : 0;
  return dialect_attr_get(ctx, def, bits | LLVM_FASTMATH_REASSOC, STR(""));
}

/// add and mul start with a value, which is the neutral one if none is given.
static Value *reduce_from_start(const Reduction *work,
                                const FloatReduction *how) {
  const Type *type = op_result_type(work->op, 0);
  FloatBits bits = float_from_double(type_as_float(type)->format, how->start);
  Value *start = work->start;
  if (!start)
    start = llvm_build_constant(work->builder, work->op->loc, work->type,
                                float_attr_get(work->builder->ctx, type, bits));
  const Attribute *props[LLVM_MAX_PROPS] = {reduction_flags(work)};
  Value *operands[] = {start, work->vector};
  return build(work, how->reduce, operands, 2, props);
}

static Value *reduce_floats(const Reduction *work) {
  const FloatReduction *how = &float_reductions[vector_kind(work->op)];
  if (how->combine == LLVM_NUM_OPS)
    return reduce_from_start(work, how);
  const Attribute *props[LLVM_MAX_PROPS] = {reduction_flags(work)};
  Value *result = build(work, how->reduce, &work->vector, 1, props);
  Value *operands[] = {result, work->start};
  const Attribute *none[LLVM_MAX_PROPS] = {0};
  return work->start ? build(work, how->combine, operands, 2, none) : result;
}

/// reduction <kind>, %v -> the intrinsic
static bool lower_reduction(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  const Type *element = op_result_type(op, 0);
  if (op_mask_around(op))
    return rewriter_match_failure(&rw->rewriter, op, "it is masked");
  Reduction work = {.converter = pattern_converter(self),
                    .builder = &rw->rewriter.builder,
                    .op = op,
                    .vector = adaptor_operand(adaptor, 0),
                    .type = vector_lowering_type(self, op, element, rw)};
  if (op->num_operands > 1)
    work.start = adaptor_operand(adaptor, 1);
  if (!work.vector || !work.type || (op->num_operands > 1 && !work.start))
    return false;
  if (lowering_has_unsupported_float(op))
    return lowering_fail_on_float(op, rw);
  rewriter_replace_op_with(&rw->rewriter, op,
                           type_as_float(element) ? reduce_floats(&work)
                                                  : reduce_integers(&work));
  return true;
}

static const RewritePattern vector_reduction_rows[] = {
    {.name = "vector-reduction-to-llvm",
     .root = &vector_ops[VECTOR_REDUCTION],
     .benefit = 1,
     .convert = lower_reduction},
};

const PatternTable vector_reduction_lowerings =
    PATTERN_TABLE(vector_reduction_rows);

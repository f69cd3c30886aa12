// SPDX-License-Identifier: Apache-2.0
// Operations of math: intrinsics of LLVM's, or formulas of them.
#include "dialects/math/math.h"
#include "passes/lower_to_llvm/arithmetic/elementwise.h"
#include "passes/lower_to_llvm/patterns.h"

//===- One to one ---------------------------------------------------------===//

/// Replaces `op` by what `emit` builds for each row, with the flags and
/// attributes of `op`.
static bool replace_by(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw,
                       ElementwiseEmit *emit) {
  Elementwise work;
  if (lowering_has_unsupported_float(op))
    return lowering_fail_on_float(op, rw);
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  const Attribute *props[LLVM_MAX_PROPS] = {
      op->num_props ? lowering_fastmath(work.builder->ctx, op, MATH_FASTMATH)
                    : NULL};
  work.props = props;
  const OneToOne *row = self->data;
  work.def = row ? row->target : NULL;
  work.attrs = op->attrs;
  elementwise_replace(&work, emit, NULL);
  return true;
}

/// math.op %a, … : T -> llvm.intr.op %a, … : T'
static bool lower_one_to_one(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  return replace_by(self, op, adaptor, rw, elementwise_emit_op);
}

/// rsqrt(x) -> 1 / sqrt(x)
static bool lower_rsqrt(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  return replace_by(self, op, adaptor, rw, elementwise_emit_rsqrt);
}

/// log1p(x) -> log(1 + x)
static bool lower_log1p(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  if (!pattern_converter(self)->options->approximates_log1p)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "log(1 + x) is not log1p(x)");
  return replace_by(self, op, adaptor, rw, elementwise_emit_log1p);
}

/// expm1(x) -> exp(x) - 1
static bool lower_expm1(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  return replace_by(self, op, adaptor, rw, elementwise_emit_expm1);
}

//===- Results of other types ---------------------------------------------===//

/// The operand, converted; NULL, with a reason, if there is none.
static Value *take_operand(Operation *op, const Adaptor *adaptor,
                           ConversionRewriter *rw) {
  if (lowering_has_unsupported_float(op)) {
    lowering_fail_on_float(op, rw);
    return NULL;
  }
  Value *operand = adaptor_operand(adaptor, 0);
  if (operand && !llvm_type_is_wrapped(value_type(operand)) &&
      !llvm_type_is_compatible(value_type(operand))) {
    rewriter_match_failure(&rw->rewriter, op, "an operand has no LLVM type");
    return NULL;
  }
  return operand;
}

/// ctlz %a -> llvm.intr.ctlz %a, which is not poison for 0; cttz and absi
/// likewise. Vectors of higher rank are left to other patterns.
static bool lower_with_flag(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  const OneToOne *row = self->data;
  Value *operand = take_operand(op, adaptor, rw);
  if (!operand)
    return false;
  if (llvm_array_element(value_type(operand)))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the vector has several dimensions");
  Builder *builder = &rw->rewriter.builder;
  const Attribute *props[LLVM_MAX_PROPS] = {bool_attr_get(builder->ctx, false)};
  Operation *lowered = builder_create_op(
      builder, row->target, op->loc, &operand, 1, value_type(operand), props);
  rewriter_replace_op_with(&rw->rewriter, op, op_result(lowered, 0));
  return true;
}

/// Classes of floats that llvm.intr.is.fpclass looks for.
enum { CLASS_NAN = 3, CLASS_FINITE = 504 };

/// isnan %a -> llvm.intr.is.fpclass %a; isfinite alike
static bool lower_class(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  Value *operand = take_operand(op, adaptor, rw);
  if (!operand)
    return false;
  Builder *builder = &rw->rewriter.builder;
  Context *ctx = builder->ctx;
  const Type *type =
      converter_convert(pattern_converter(self), ctx, op_result_type(op, 0));
  if (!type)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the result has no LLVM type");
  int64_t bits = op_is(op, &math_ops[MATH_ISNAN]) ? CLASS_NAN : CLASS_FINITE;
  const Attribute *props[LLVM_MAX_PROPS] = {
      integer_attr_get_i64(ctx, integer_type_get(ctx, 32), bits)};
  Operation *lowered =
      builder_create_op(builder, &llvm_ops[LLVM_INTR_IS_FPCLASS], op->loc,
                        &operand, 1, type, props);
  rewriter_replace_op_with(&rw->rewriter, op, op_result(lowered, 0));
  return true;
}

/// sincos %a -> both fields of llvm.intr.sincos %a
static bool lower_sincos(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Value *operand = take_operand(op, adaptor, rw);
  if (!operand)
    return false;
  Builder *builder = &rw->rewriter.builder;
  const Type *types[] = {value_type(operand), value_type(operand)};
  const Type *pair = converter_struct(converter, builder->ctx, types, 2);
  const Attribute *props[LLVM_MAX_PROPS] = {
      lowering_fastmath(builder->ctx, op, MATH_FASTMATH)};
  OpState state = {.def = &llvm_ops[LLVM_INTR_SINCOS],
                   .loc = op->loc,
                   .operands = &operand,
                   .num_operands = 1,
                   .result_types = &pair,
                   .num_results = 1,
                   .props = props,
                   .attrs = op->attrs};
  Operation *both = builder_create(builder, &state);
  Value *results[2];
  for (int64_t i = 0; i < 2; i++)
    results[i] = llvm_build_extractvalue(builder, op->loc, op_result(both, 0),
                                         &i, 1, types[i]);
  rewriter_replace_op(&rw->rewriter, op, results);
  return true;
}

//===- Table --------------------------------------------------------------===//

#define RULE(ID, NAME, FUNCTION)                                               \
  {                                                                            \
    .name = "math-" NAME "-to-llvm", .root = &math_ops[MATH_##ID],             \
    .benefit = 1, .convert = FUNCTION                                          \
  }
#define ONE_TO_ONE_BY(ID, NAME, FUNCTION, TARGET)                              \
  {                                                                            \
    .name = "math-" NAME "-to-llvm", .root = &math_ops[MATH_##ID],             \
    .benefit = 1, .convert = FUNCTION, .data = ONE_TO_ONE_DATA(TARGET, NONE)   \
  }
#define ONE_TO_ONE(ID, NAME, TARGET)                                           \
  ONE_TO_ONE_BY(ID, NAME, lower_one_to_one, TARGET)

static const RewritePattern math_rows[] = {
    RULE(ISNAN, "isnan", lower_class),
    RULE(ISFINITE, "isfinite", lower_class),
    ONE_TO_ONE(ABSF, "absf", INTR_FABS),
    ONE_TO_ONE_BY(ABSI, "absi", lower_with_flag, INTR_ABS),
    ONE_TO_ONE(ACOS, "acos", INTR_ACOS),
    ONE_TO_ONE(ASIN, "asin", INTR_ASIN),
    ONE_TO_ONE(ATAN, "atan", INTR_ATAN),
    ONE_TO_ONE(ATAN2, "atan2", INTR_ATAN2),
    ONE_TO_ONE(CEIL, "ceil", INTR_CEIL),
    ONE_TO_ONE(COPYSIGN, "copysign", INTR_COPYSIGN),
    ONE_TO_ONE(COS, "cos", INTR_COS),
    ONE_TO_ONE(COSH, "cosh", INTR_COSH),
    ONE_TO_ONE_BY(CTLZ, "ctlz", lower_with_flag, INTR_CTLZ),
    ONE_TO_ONE_BY(CTTZ, "cttz", lower_with_flag, INTR_CTTZ),
    ONE_TO_ONE(CTPOP, "ctpop", INTR_CTPOP),
    ONE_TO_ONE(EXP, "exp", INTR_EXP),
    ONE_TO_ONE(EXP2, "exp2", INTR_EXP2),
    RULE(EXPM1, "expm1", lower_expm1),
    ONE_TO_ONE(FLOOR, "floor", INTR_FLOOR),
    ONE_TO_ONE(FMA, "fma", INTR_FMA),
    ONE_TO_ONE(FPOWI, "fpowi", INTR_POWI),
    ONE_TO_ONE(LOG, "log", INTR_LOG),
    ONE_TO_ONE(LOG10, "log10", INTR_LOG10),
    RULE(LOG1P, "log1p", lower_log1p),
    ONE_TO_ONE(LOG2, "log2", INTR_LOG2),
    ONE_TO_ONE(POWF, "powf", INTR_POW),
    ONE_TO_ONE(ROUND, "round", INTR_ROUND),
    ONE_TO_ONE(ROUNDEVEN, "roundeven", INTR_ROUNDEVEN),
    RULE(RSQRT, "rsqrt", lower_rsqrt),
    ONE_TO_ONE(SIN, "sin", INTR_SIN),
    RULE(SINCOS, "sincos", lower_sincos),
    ONE_TO_ONE(SINH, "sinh", INTR_SINH),
    ONE_TO_ONE(SQRT, "sqrt", INTR_SQRT),
    ONE_TO_ONE(TAN, "tan", INTR_TAN),
    ONE_TO_ONE(TANH, "tanh", INTR_TANH),
    ONE_TO_ONE(TRUNC, "trunc", INTR_TRUNC),
};

const PatternTable math_lowerings = PATTERN_TABLE(math_rows);

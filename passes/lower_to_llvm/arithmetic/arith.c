// SPDX-License-Identifier: Apache-2.0
// Operations of arith and ub, which replaced std's. Their flags differ, and
// some operations are newer.
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/ub/ub.h"
#include "ir/definitions/prop_def.h"
#include "passes/lower_to_llvm/arithmetic/elementwise.h"
#include "passes/lower_to_llvm/patterns.h"

//===- Flags --------------------------------------------------------------===//

static const Attribute *lower_flags(Context *ctx, const Operation *op,
                                    FlagKind kind) {
  switch (kind) {
  case FLAGS_NONE:
    return NULL;
  case FLAGS_OVERFLOW: {
    uint64_t flags = arith_flags(op, ARITH_OVERFLOW_FLAGS);
    return flags ? integer_attr_get_i64(ctx, integer_type_get(ctx, 32),
                                        (int64_t)flags)
                 : NULL;
  }
  case FLAGS_FASTMATH:
    return lowering_fastmath(ctx, op, ARITH_FASTMATH);
  case FLAGS_EXACT:
    return op_prop(op, ARITH_IS_EXACT);
  }
  unreachable("FlagKind");
}

//===- One to one ---------------------------------------------------------===//

/// Discardable attributes of the result. Flags of a cast between floats, for
/// which LLVM's has no property, become discardable under their name.
static const Attribute *lower_attrs(Context *ctx, const Operation *op) {
  bool is_float_cast =
      op_is(op, &arith_ops[ARITH_EXTF]) || op_is(op, &arith_ops[ARITH_TRUNCF]);
  const Attribute *flags = is_float_cast ? op_prop(op, ARITH_FASTMATH) : NULL;
  return flags ? dictionary_with(ctx, op->attrs,
                                 op->def->props[ARITH_FASTMATH].name, flags)
               : op->attrs;
}

/// arith.op %a, … : T -> llvm.op %a, … : T'
static bool lower_one_to_one(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  Elementwise work;
  if (!op_is(op, &arith_ops[ARITH_BITCAST]) &&
      lowering_has_unsupported_float(op))
    return lowering_fail_on_float(op, rw);
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  const OneToOne *row = self->data;
  const Attribute *props[LLVM_MAX_PROPS] = {
      lower_flags(work.builder->ctx, op, row->flags)};
  work.props = props;
  work.def = row->target;
  work.attrs = lower_attrs(work.builder->ctx, op);
  elementwise_replace(&work, elementwise_emit_op, NULL);
  return true;
}

/// bitcast %a -> llvm.bitcast, or %a where both types become the same
static bool lower_bitcast(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  Value *operand = adaptor_operand(adaptor, 0);
  const Type *type = converter_convert(
      pattern_converter(self), conversion_context(rw), op_result_type(op, 0));
  if (!operand || value_type(operand) != type)
    return lower_one_to_one(self, op, adaptor, rw);
  rewriter_replace_op_with(&rw->rewriter, op, operand);
  return true;
}

/// LLVM's number of each of arith's rounding modes.
static const int64_t roundings[] = {
    LLVM_ROUND_TO_NEAREST,  LLVM_ROUND_DOWNWARD,        LLVM_ROUND_UPWARD,
    LLVM_ROUND_TOWARD_ZERO, LLVM_ROUND_TO_NEAREST_AWAY,
};

/// truncf with a rounding mode -> constrained.fptrunc, which ignores exceptions
static bool lower_constrained_truncf(const RewritePattern *self, Operation *op,
                                     const Adaptor *adaptor,
                                     ConversionRewriter *rw) {
  Elementwise work;
  int64_t mode;
  if (lowering_has_unsupported_float(op))
    return lowering_fail_on_float(op, rw);
  if (!attr_integer_value(op_prop(op, ARITH_TRUNCF_ROUNDINGMODE), &mode))
    return rewriter_match_failure(&rw->rewriter, op, "has no rounding mode");
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  Context *ctx = work.builder->ctx;
  const Type *i64 = integer_type_get(ctx, 64);
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_CONSTRAINED_EXCEPTIONS] =
          integer_attr_get_i64(ctx, i64, LLVM_EXCEPTIONS_IGNORE),
      [LLVM_CONSTRAINED_ROUNDING] =
          integer_attr_get_i64(ctx, i64, roundings[mode])};
  work.props = props;
  work.def = &llvm_ops[LLVM_INTR_CONSTRAINED_FPTRUNC];
  work.attrs = lower_attrs(ctx, op);
  elementwise_replace(&work, elementwise_emit_op, NULL);
  return true;
}

/// truncf -> fptrunc
static bool lower_truncf(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  return op_prop(op, ARITH_TRUNCF_ROUNDINGMODE)
             ? lower_constrained_truncf(self, op, adaptor, rw)
             : lower_one_to_one(self, op, adaptor, rw);
}

//===- Comparison and choice ----------------------------------------------===//

/// cmpi -> icmp, cmpf -> fcmp: both number the predicates alike. Discardable
/// attributes are dropped, as in MLIR.
static bool lower_compare(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  Elementwise work;
  if (lowering_has_unsupported_float(op))
    return lowering_fail_on_float(op, rw);
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  bool is_int = op_is(op, &arith_ops[ARITH_CMPI]);
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_CMP_PREDICATE] = op_prop(op, ARITH_CMP_PREDICATE)};
  if (!is_int)
    props[LLVM_CMP_FASTMATH] =
        lowering_fastmath(work.builder->ctx, op, ARITH_CMPF_FASTMATH);
  work.props = props;
  work.def = &llvm_ops[is_int ? LLVM_ICMP : LLVM_FCMP];
  elementwise_replace(&work, elementwise_emit_op, NULL);
  return true;
}

/// A single condition chooses between whole values, even arrays of vectors.
static void select_whole(Elementwise *work) {
  OpState state = {.def = &llvm_ops[LLVM_SELECT],
                   .loc = work->loc,
                   .operands = work->operands,
                   .num_operands = 3,
                   .result_types = &work->type,
                   .num_results = 1,
                   .attrs = work->op->attrs};
  rewriter_replace_op_with(&work->rw->rewriter, work->op,
                           op_result(builder_create(work->builder, &state), 0));
}

/// select %c, %a, %b -> llvm.select
static bool lower_select(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  Elementwise work;
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  if (!type_as_shaped(op_operand_type(op, 0))) {
    select_whole(&work);
    return true;
  }
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  work.props = props;
  work.def = &llvm_ops[LLVM_SELECT];
  work.attrs = op->attrs;
  elementwise_replace(&work, elementwise_emit_op, NULL);
  return true;
}

//===- Casts of indices ---------------------------------------------------===//

/// index_cast %a -> trunc, sext (index_castui: zext) or %a by the two widths
static bool lower_index_cast(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  bool is_unsigned = op_is(op, &arith_ops[ARITH_INDEX_CASTUI]);
  return elementwise_replace_by_width(
      self, op, adaptor, rw, &llvm_ops[is_unsigned ? LLVM_ZEXT : LLVM_SEXT]);
}

//===- Several results ----------------------------------------------------===//

/// Finds the types of both results and the values of the operands. False, with
/// a reason, if LLVM has none, or the values are neither scalars nor 1-D
/// vectors.
typedef struct Extended {
  const Type *types[2];
  Value *operands[2];
} Extended;

static bool extended_init(Extended *extended, const RewritePattern *self,
                          Operation *op, const Adaptor *adaptor,
                          ConversionRewriter *rw) {
  Context *ctx = conversion_context(rw);
  for (unsigned i = 0; i < 2; i++) {
    extended->operands[i] = adaptor_operand(adaptor, i);
    extended->types[i] =
        converter_convert(pattern_converter(self), ctx, op_result_type(op, i));
    if (!extended->operands[i])
      return false;
    if (!extended->types[i] ||
        !llvm_type_is_integer_like(value_type(extended->operands[i])))
      return rewriter_match_failure(&rw->rewriter, op,
                                    "not an integer or 1-D vector of integers");
  }
  return true;
}

/// addui_extended -> the parts of llvm.intr.uadd.with.overflow
static bool lower_addui_extended(const RewritePattern *self, Operation *op,
                                 const Adaptor *adaptor,
                                 ConversionRewriter *rw) {
  Extended extended;
  if (!extended_init(&extended, self, op, adaptor, rw))
    return false;
  Builder *builder = &rw->rewriter.builder;
  const Type *pair = converter_struct(pattern_converter(self), builder->ctx,
                                      extended.types, 2);
  Operation *sum =
      builder_create_op(builder, &llvm_ops[LLVM_INTR_UADD_WITH_OVERFLOW],
                        op->loc, extended.operands, 2, pair, NULL);
  Value *results[2];
  for (int64_t i = 0; i < 2; i++)
    results[i] = llvm_build_extractvalue(builder, op->loc, op_result(sum, 0),
                                         &i, 1, extended.types[i]);
  rewriter_replace_op(&rw->rewriter, op, results);
  return true;
}

/// `type` with integers of `width` bits as elements.
static const Type *with_width(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *type, unsigned width) {
  const ShapedType *vector = type_as_vector(type);
  const Type *element = converter_int(converter, ctx, width);
  if (llvm_type_is_wrapped(type) && llvm_vector_element(type))
    return llvm_wrapped_vector(ctx, llvm_vector_size(type),
                               llvm_vector_is_scalable(type), element);
  return vector ? shaped_type_clone(ctx, vector, vector->shape, 1, element)
                : element;
}

/// `value` in each element of `type`. The elements have `width` bits.
static Value *build_splat(Builder *builder, Location loc, const Type *type,
                          unsigned width, int64_t value) {
  Context *ctx = builder->ctx;
  const Type *element = integer_type_get(ctx, width);
  const Attribute *attr = integer_attr_get_i64(ctx, element, value);
  if (llvm_vector_element(type)) {
    int64_t size = llvm_vector_size(type);
    bool is_scalable = llvm_vector_is_scalable(type);
    attr = dense_splat_attr_get_value(
        ctx, scalable_vector_type_get(ctx, &size, &is_scalable, 1, element),
        attr);
  }
  return llvm_build_constant(builder, loc, type, attr);
}

/// mulsi_extended, mului_extended -> halves of the product of twice the width
static bool lower_mul_extended(const RewritePattern *self, Operation *op,
                               const Adaptor *adaptor, ConversionRewriter *rw) {
  Extended extended;
  if (!extended_init(&extended, self, op, adaptor, rw))
    return false;
  Builder *builder = &rw->rewriter.builder;
  const Type *type = extended.types[0];
  const Type *element = llvm_vector_element(type);
  unsigned width = llvm_integer_width(element ? element : type);
  const Type *wide =
      with_width(pattern_converter(self), builder->ctx, type, 2 * width);
  bool is_signed = op_is(op, &arith_ops[ARITH_MULSI_EXTENDED]);
  const OpDef *extension = &llvm_ops[is_signed ? LLVM_SEXT : LLVM_ZEXT];
  Value *lhs =
      llvm_build_cast(builder, extension, op->loc, extended.operands[0], wide);
  Value *rhs =
      llvm_build_cast(builder, extension, op->loc, extended.operands[1], wide);
  Value *product =
      llvm_build_binary(builder, &llvm_ops[LLVM_MUL], op->loc, lhs, rhs);
  const OpDef *trunc = &llvm_ops[LLVM_TRUNC];
  Value *results[2];
  results[0] = llvm_build_cast(builder, trunc, op->loc, product, type);
  Value *amount = build_splat(builder, op->loc, wide, 2 * width, width);
  Value *high = llvm_build_binary(builder, &llvm_ops[LLVM_LSHR], op->loc,
                                  product, amount);
  results[1] = llvm_build_cast(builder, trunc, op->loc, high, type);
  rewriter_replace_op(&rw->rewriter, op, results);
  return true;
}

//===- Constants ----------------------------------------------------------===//

/// arith.constant VALUE : T -> llvm.mlir.constant(VALUE) : T'
static bool lower_constant(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  return lowering_replace_constant(self, op, op_prop(op, CONSTANT_PROP_VALUE),
                                   rw);
}

/// ub.poison : T -> llvm.mlir.poison : T'
static bool lower_poison(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Builder *builder = &rw->rewriter.builder;
  const LLVMTypeConverter *converter = pattern_converter(self);
  const Type *type =
      converter_convert(converter, builder->ctx, op_result_type(op, 0));
  if (!type)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the type has no LLVM type");
  rewriter_replace_op_with(&rw->rewriter, op,
                           llvm_build_undef(builder, op->loc, type));
  return true;
}

/// ub.unreachable -> llvm.unreachable
static bool lower_unreachable(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  builder_create_op(&rw->rewriter.builder, &llvm_ops[LLVM_UNREACHABLE], op->loc,
                    NULL, 0, NULL, NULL);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

//===- Tables -------------------------------------------------------------===//

#define RULE(ID, NAME, FUNCTION)                                               \
  {                                                                            \
    .name = "arith-" NAME "-to-llvm", .root = &arith_ops[ARITH_##ID],          \
    .benefit = 1, .convert = FUNCTION                                          \
  }
#define ONE_TO_ONE_BY(ID, NAME, FUNCTION, TARGET, FLAGS)                       \
  {                                                                            \
    .name = "arith-" NAME "-to-llvm", .root = &arith_ops[ARITH_##ID],          \
    .benefit = 1, .convert = FUNCTION, .data = ONE_TO_ONE_DATA(TARGET, FLAGS)  \
  }
#define ONE_TO_ONE(ID, NAME, TARGET, FLAGS)                                    \
  ONE_TO_ONE_BY(ID, NAME, lower_one_to_one, TARGET, FLAGS)

static const RewritePattern arith_rows[] = {
    ONE_TO_ONE(ADDI, "addi", ADD, OVERFLOW),
    ONE_TO_ONE(SUBI, "subi", SUB, OVERFLOW),
    ONE_TO_ONE(MULI, "muli", MUL, OVERFLOW),
    ONE_TO_ONE(DIVUI, "divui", UDIV, EXACT),
    ONE_TO_ONE(DIVSI, "divsi", SDIV, EXACT),
    ONE_TO_ONE(REMUI, "remui", UREM, NONE),
    ONE_TO_ONE(REMSI, "remsi", SREM, NONE),
    ONE_TO_ONE(ANDI, "andi", AND, NONE),
    ONE_TO_ONE(ORI, "ori", OR, NONE),
    ONE_TO_ONE(XORI, "xori", XOR, NONE),
    ONE_TO_ONE(SHLI, "shli", SHL, OVERFLOW),
    ONE_TO_ONE(SHRUI, "shrui", LSHR, EXACT),
    ONE_TO_ONE(SHRSI, "shrsi", ASHR, EXACT),
    ONE_TO_ONE(MAXSI, "maxsi", INTR_SMAX, NONE),
    ONE_TO_ONE(MAXUI, "maxui", INTR_UMAX, NONE),
    ONE_TO_ONE(MINSI, "minsi", INTR_SMIN, NONE),
    ONE_TO_ONE(MINUI, "minui", INTR_UMIN, NONE),
    ONE_TO_ONE(NEGF, "negf", FNEG, FASTMATH),
    ONE_TO_ONE(ADDF, "addf", FADD, FASTMATH),
    ONE_TO_ONE(SUBF, "subf", FSUB, FASTMATH),
    ONE_TO_ONE(MULF, "mulf", FMUL, FASTMATH),
    ONE_TO_ONE(DIVF, "divf", FDIV, FASTMATH),
    ONE_TO_ONE(REMF, "remf", FREM, FASTMATH),
    ONE_TO_ONE(MAXIMUMF, "maximumf", INTR_MAXIMUM, FASTMATH),
    ONE_TO_ONE(MINIMUMF, "minimumf", INTR_MINIMUM, FASTMATH),
    ONE_TO_ONE(MAXNUMF, "maxnumf", INTR_MAXNUM, FASTMATH),
    ONE_TO_ONE(MINNUMF, "minnumf", INTR_MINNUM, FASTMATH),
    ONE_TO_ONE(EXTUI, "extui", ZEXT, NONE),
    ONE_TO_ONE(EXTSI, "extsi", SEXT, NONE),
    ONE_TO_ONE(EXTF, "extf", FPEXT, NONE),
    ONE_TO_ONE(TRUNCI, "trunci", TRUNC, OVERFLOW),
    ONE_TO_ONE_BY(TRUNCF, "truncf", lower_truncf, FPTRUNC, NONE),
    ONE_TO_ONE(UITOFP, "uitofp", UITOFP, NONE),
    ONE_TO_ONE(SITOFP, "sitofp", SITOFP, NONE),
    ONE_TO_ONE(FPTOUI, "fptoui", FPTOUI, NONE),
    ONE_TO_ONE(FPTOSI, "fptosi", FPTOSI, NONE),
    ONE_TO_ONE_BY(BITCAST, "bitcast", lower_bitcast, BITCAST, NONE),
    RULE(INDEX_CAST, "index-cast", lower_index_cast),
    RULE(INDEX_CASTUI, "index-castui", lower_index_cast),
    RULE(CMPI, "cmpi", lower_compare),
    RULE(CMPF, "cmpf", lower_compare),
    RULE(SELECT, "select", lower_select),
    RULE(CONSTANT, "constant", lower_constant),
    RULE(ADDUI_EXTENDED, "addui-extended", lower_addui_extended),
    RULE(MULSI_EXTENDED, "mulsi-extended", lower_mul_extended),
    RULE(MULUI_EXTENDED, "mului-extended", lower_mul_extended),
};

const PatternTable arith_lowerings = PATTERN_TABLE(arith_rows);

static const RewritePattern ub_rows[] = {
    {.name = "poison-to-llvm",
     .root = &ub_ops[UB_POISON],
     .benefit = 1,
     .convert = lower_poison},
    {.name = "unreachable-to-llvm",
     .root = &ub_ops[UB_UNREACHABLE],
     .benefit = 1,
     .convert = lower_unreachable},
};

const PatternTable ub_lowerings = PATTERN_TABLE(ub_rows);

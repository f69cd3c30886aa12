// SPDX-License-Identifier: Apache-2.0
// Operations of index: on integers of the width that an index has.
#include "dialects/index/index.h"
#include "dialects/common/constraints.h"
#include "passes/lower_to_llvm/arithmetic/elementwise.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/type_converter.h"

/// Constants and types for building divisions that round.
typedef struct IndexWork {
  const LLVMTypeConverter *converter;
  Builder *builder;
  Location loc;
  Value *lhs;
  Value *rhs;
} IndexWork;

static Value *build_constant(const IndexWork *work, int64_t value) {
  Context *ctx = work->builder->ctx;
  const Type *type = integer_type_get(ctx, work->converter->index_width);
  return llvm_build_constant(work->builder, work->loc, work->converter->index,
                             integer_attr_get_i64(ctx, type, value));
}

static Value *build_binary(const IndexWork *work, LLVMOp id, Value *lhs,
                           Value *rhs) {
  return llvm_build_binary(work->builder, &llvm_ops[id], work->loc, lhs, rhs);
}

static Value *build_compare(const IndexWork *work, CmpIPredicate predicate,
                            Value *lhs, Value *rhs) {
  return llvm_build_icmp(work->builder, work->loc, predicate, lhs, rhs,
                         converter_int(work->converter, work->builder->ctx, 1));
}

static Value *build_select(const IndexWork *work, Value *condition,
                           Value *if_true, Value *if_false) {
  return llvm_build_select(work->builder, work->loc, condition, if_true,
                           if_false);
}

static bool begin(IndexWork *work, const RewritePattern *self, Operation *op,
                  const Adaptor *adaptor, ConversionRewriter *rw) {
  *work = (IndexWork){.converter = pattern_converter(self),
                      .builder = &rw->rewriter.builder,
                      .loc = op->loc,
                      .lhs = adaptor_operand(adaptor, 0),
                      .rhs = adaptor_operand(adaptor, 1)};
  return work->lhs && work->rhs;
}

//===- One to one ---------------------------------------------------------===//

/// index.op %a, %b -> llvm.op %a, %b
static bool lower_binary(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  IndexWork work;
  if (!begin(&work, self, op, adaptor, rw))
    return false;
  Value *operands[] = {work.lhs, work.rhs};
  const Type *type = value_type(work.lhs);
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  OpState state = {.def = ((const OneToOne *)self->data)->target,
                   .loc = op->loc,
                   .operands = operands,
                   .num_operands = 2,
                   .result_types = &type,
                   .num_results = 1,
                   .props = props,
                   .attrs = op->attrs};
  rewriter_replace_op_with(&rw->rewriter, op,
                           op_result(builder_create(work.builder, &state), 0));
  return true;
}

/// cmp -> icmp: both number the predicates alike.
static bool lower_cmp(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  IndexWork work;
  if (!begin(&work, self, op, adaptor, rw))
    return false;
  const DialectAttr *predicate =
      attr_as_dialect(op_prop(op, INDEX_CMP_PREDICATE), NULL);
  rewriter_replace_op_with(&rw->rewriter, op,
                           build_compare(&work, (CmpIPredicate)predicate->value,
                                         work.lhs, work.rhs));
  return true;
}

/// casts, castu %a -> trunc, sext, zext or %a by the two widths
static bool lower_cast(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  Value *operand = adaptor_operand(adaptor, 0);
  const Type *type = converter_convert(pattern_converter(self), builder->ctx,
                                       op_result_type(op, 0));
  if (!operand)
    return false;
  if (!type)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the result has no LLVM type");
  unsigned from = llvm_integer_width(value_type(operand));
  unsigned to = llvm_integer_width(type);
  LLVMOp extension = op_is(op, &index_ops[INDEX_CASTS]) ? LLVM_SEXT : LLVM_ZEXT;
  if (from != to)
    operand =
        llvm_build_cast(builder, &llvm_ops[from > to ? LLVM_TRUNC : extension],
                        op->loc, operand, type);
  rewriter_replace_op_with(&rw->rewriter, op, operand);
  return true;
}

//===- Constants ----------------------------------------------------------===//

/// constant N -> llvm.mlir.constant(N), cut to the width
static bool lower_constant(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const IntegerAttr *value = attr_as_integer(op_prop(op, INDEX_VALUE));
  Arena arena;
  arena_init(&arena);
  WideInt number =
      wide_int_sext_or_trunc(&arena, value->value, converter->index_width);
  const Attribute *attr = integer_attr_get(
      builder->ctx, integer_type_get(builder->ctx, converter->index_width),
      number);
  arena_free(&arena);
  rewriter_replace_op_with(
      &rw->rewriter, op,
      llvm_build_constant(builder, op->loc, converter->index, attr));
  return true;
}

/// bool.constant B -> llvm.mlir.constant(B)
static bool lower_bool_constant(const RewritePattern *self, Operation *op,
                                const Adaptor *adaptor,
                                ConversionRewriter *rw) {
  (void)adaptor;
  return lowering_replace_constant(self, op, op_prop(op, INDEX_VALUE), rw);
}

/// sizeof -> the width
static bool lower_sizeof(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  IndexWork work = {.converter = pattern_converter(self),
                    .builder = &rw->rewriter.builder,
                    .loc = op->loc};
  rewriter_replace_op_with(&rw->rewriter, op,
                           build_constant(&work, work.converter->index_width));
  return true;
}

//===- Division that rounds -----------------------------------------------===//

/// ceildivs(n, m) -> n * m > 0 ? (n + x) / m + 1 : -(-n / m), x = m > 0 ? -1 :
/// 1
static bool lower_ceildivs(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  IndexWork work;
  if (!begin(&work, self, op, adaptor, rw))
    return false;
  Value *zero = build_constant(&work, 0);
  Value *one = build_constant(&work, 1);
  Value *minus_one = build_constant(&work, -1);
  Value *rhs_positive = build_compare(&work, CMPI_SGT, work.rhs, zero);
  Value *step = build_select(&work, rhs_positive, minus_one, one);
  Value *sum = build_binary(&work, LLVM_ADD, work.lhs, step);
  Value *quotient = build_binary(&work, LLVM_SDIV, sum, work.rhs);
  Value *positive = build_binary(&work, LLVM_ADD, quotient, one);
  Value *negated = build_binary(&work, LLVM_SUB, zero, work.lhs);
  quotient = build_binary(&work, LLVM_SDIV, negated, work.rhs);
  Value *negative = build_binary(&work, LLVM_SUB, zero, quotient);
  Value *lhs_positive = build_compare(&work, CMPI_SGT, work.lhs, zero);
  Value *agree = build_compare(&work, CMPI_EQ, lhs_positive, rhs_positive);
  Value *is_some = build_compare(&work, CMPI_NE, work.lhs, zero);
  Value *is_positive = build_binary(&work, LLVM_AND, agree, is_some);
  rewriter_replace_op_with(
      &rw->rewriter, op, build_select(&work, is_positive, positive, negative));
  return true;
}

/// ceildivu(n, m) -> n == 0 ? 0 : (n - 1) / m + 1
static bool lower_ceildivu(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  IndexWork work;
  if (!begin(&work, self, op, adaptor, rw))
    return false;
  Value *zero = build_constant(&work, 0);
  Value *one = build_constant(&work, 1);
  Value *less = build_binary(&work, LLVM_SUB, work.lhs, one);
  Value *quotient = build_binary(&work, LLVM_UDIV, less, work.rhs);
  Value *more = build_binary(&work, LLVM_ADD, quotient, one);
  Value *is_zero = build_compare(&work, CMPI_EQ, work.lhs, zero);
  rewriter_replace_op_with(&rw->rewriter, op,
                           build_select(&work, is_zero, zero, more));
  return true;
}

/// floordivs(n, m) -> n * m < 0 ? -1 - (x - n) / m : n / m, x = m < 0 ? 1 : -1
static bool lower_floordivs(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  IndexWork work;
  if (!begin(&work, self, op, adaptor, rw))
    return false;
  Value *zero = build_constant(&work, 0);
  Value *one = build_constant(&work, 1);
  Value *minus_one = build_constant(&work, -1);
  Value *rhs_negative = build_compare(&work, CMPI_SLT, work.rhs, zero);
  Value *step = build_select(&work, rhs_negative, one, minus_one);
  Value *difference = build_binary(&work, LLVM_SUB, step, work.lhs);
  Value *quotient = build_binary(&work, LLVM_SDIV, difference, work.rhs);
  Value *negative = build_binary(&work, LLVM_SUB, minus_one, quotient);
  Value *positive = build_binary(&work, LLVM_SDIV, work.lhs, work.rhs);
  Value *lhs_negative = build_compare(&work, CMPI_SLT, work.lhs, zero);
  Value *differ = build_compare(&work, CMPI_NE, lhs_negative, rhs_negative);
  Value *is_some = build_compare(&work, CMPI_NE, work.lhs, zero);
  Value *is_negative = build_binary(&work, LLVM_AND, differ, is_some);
  rewriter_replace_op_with(
      &rw->rewriter, op, build_select(&work, is_negative, negative, positive));
  return true;
}

//===- Table --------------------------------------------------------------===//

#define RULE(ID, NAME, FUNCTION)                                               \
  {                                                                            \
    .name = "index-" NAME "-to-llvm", .root = &index_ops[INDEX_##ID],          \
    .benefit = 1, .convert = FUNCTION                                          \
  }
#define ONE_TO_ONE(ID, NAME, TARGET)                                           \
  {                                                                            \
    .name = "index-" NAME "-to-llvm", .root = &index_ops[INDEX_##ID],          \
    .benefit = 1, .convert = lower_binary,                                     \
    .data = ONE_TO_ONE_DATA(TARGET, NONE)                                      \
  }

static const RewritePattern index_rows[] = {
    ONE_TO_ONE(ADD, "add", ADD),
    ONE_TO_ONE(SUB, "sub", SUB),
    ONE_TO_ONE(MUL, "mul", MUL),
    ONE_TO_ONE(DIVS, "divs", SDIV),
    ONE_TO_ONE(DIVU, "divu", UDIV),
    ONE_TO_ONE(REMS, "rems", SREM),
    ONE_TO_ONE(REMU, "remu", UREM),
    ONE_TO_ONE(MAXS, "maxs", INTR_SMAX),
    ONE_TO_ONE(MAXU, "maxu", INTR_UMAX),
    ONE_TO_ONE(MINS, "mins", INTR_SMIN),
    ONE_TO_ONE(MINU, "minu", INTR_UMIN),
    ONE_TO_ONE(SHL, "shl", SHL),
    ONE_TO_ONE(SHRS, "shrs", ASHR),
    ONE_TO_ONE(SHRU, "shru", LSHR),
    ONE_TO_ONE(AND, "and", AND),
    ONE_TO_ONE(OR, "or", OR),
    ONE_TO_ONE(XOR, "xor", XOR),
    RULE(CEILDIVS, "ceildivs", lower_ceildivs),
    RULE(CEILDIVU, "ceildivu", lower_ceildivu),
    RULE(FLOORDIVS, "floordivs", lower_floordivs),
    RULE(CASTS, "casts", lower_cast),
    RULE(CASTU, "castu", lower_cast),
    RULE(CMP, "cmp", lower_cmp),
    RULE(SIZEOF, "sizeof", lower_sizeof),
    RULE(CONSTANT, "constant", lower_constant),
    RULE(BOOL_CONSTANT, "bool-constant", lower_bool_constant),
};

const PatternTable index_lowerings = PATTERN_TABLE(index_rows);

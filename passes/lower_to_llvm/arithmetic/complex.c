// SPDX-License-Identifier: Apache-2.0
// Operations of complex: a number becomes a structure of its parts.
#include "dialects/complex/complex.h"
#include "passes/lower_to_llvm/arithmetic/complex.h"
#include "passes/lower_to_llvm/arithmetic/elementwise.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"

Value *complex_build(const ComplexWork *work, LLVMOp id, Value *lhs,
                     Value *rhs) {
  Value *operands[] = {lhs, rhs};
  const Attribute *props[LLVM_MAX_PROPS] = {work->fast_flags};
  return op_result(builder_create_op(work->builder, &llvm_ops[id], work->loc,
                                     operands, rhs ? 2 : 1, value_type(lhs),
                                     props),
                   0);
}

static ComplexParts take_apart(const ComplexWork *work, Value *number) {
  Descriptor pair =
      descriptor_of(work->converter, work->builder, work->loc, number);
  ComplexParts parts;
  parts.real = descriptor_get(&pair, (DescriptorField)0);
  parts.imaginary = descriptor_get(&pair, (DescriptorField)1);
  return parts;
}

static void set_parts(Descriptor *pair, ComplexParts parts) {
  descriptor_set(pair, (DescriptorField)0, parts.real);
  descriptor_set(pair, (DescriptorField)1, parts.imaginary);
}

/// Gathers what the rules work with. False, with a reason, if a type has no
/// LLVM type.
static bool begin(ComplexWork *work, const RewritePattern *self, Operation *op,
                  const Type *type, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  *work = (ComplexWork){.converter = converter,
                        .builder = builder,
                        .loc = op->loc,
                        .element = type_as_complex(type)->element};
  if (op->num_props && op->num_operands)
    work->fast_flags = lowering_fastmath(builder->ctx, op, COMPLEX_FASTMATH);
  return converter_convert(converter, builder->ctx, type) ||
         rewriter_match_failure(&rw->rewriter, op, "has no LLVM type");
}

//===- Parts --------------------------------------------------------------===//

/// constant [a, b] : T -> llvm.mlir.constant([a, b]) : T'
static bool lower_constant(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  return lowering_replace_constant(self, op, op_prop(op, COMPLEX_VALUE), rw);
}

/// create %a, %b -> insertvalue of both
static bool lower_create(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  ComplexWork work;
  ComplexParts parts = {adaptor_operand(adaptor, 0),
                        adaptor_operand(adaptor, 1)};
  if (!parts.real || !parts.imaginary ||
      !begin(&work, self, op, op_result_type(op, 0), rw))
    return false;
  Descriptor pair =
      descriptor_undef(work.converter, work.builder, op->loc,
                       converter_convert(work.converter, work.builder->ctx,
                                         op_result_type(op, 0)));
  set_parts(&pair, parts);
  rewriter_replace_op_with(&rw->rewriter, op, pair.value);
  return true;
}

/// re %c -> extractvalue %c[0], im %c -> extractvalue %c[1]
static bool lower_part(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  ComplexWork work;
  Value *number = adaptor_operand(adaptor, 0);
  if (!number || !begin(&work, self, op, op_operand_type(op, 0), rw))
    return false;
  Descriptor pair =
      descriptor_of(work.converter, work.builder, op->loc, number);
  unsigned part = op_is(op, &complex_ops[COMPLEX_IM]);
  rewriter_replace_op_with(&rw->rewriter, op,
                           descriptor_get(&pair, (DescriptorField)part));
  return true;
}

/// abs %c -> sqrt(re * re + im * im)
static bool lower_abs(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  ComplexWork work;
  Value *number = adaptor_operand(adaptor, 0);
  if (!number || !begin(&work, self, op, op_operand_type(op, 0), rw))
    return false;
  ComplexParts parts = take_apart(&work, number);
  Value *real = complex_build(&work, LLVM_FMUL, parts.real, parts.real);
  Value *imaginary =
      complex_build(&work, LLVM_FMUL, parts.imaginary, parts.imaginary);
  Value *norm = complex_build(&work, LLVM_FADD, real, imaginary);
  work.fast_flags = NULL;
  rewriter_replace_op_with(&rw->rewriter, op,
                           complex_build(&work, LLVM_INTR_SQRT, norm, NULL));
  return true;
}

//===- Arithmetic ---------------------------------------------------------===//

typedef ComplexParts ComplexFormula(const ComplexWork *work, ComplexParts lhs,
                                    ComplexParts rhs);

static ComplexParts complex_add(const ComplexWork *work, ComplexParts lhs,
                                ComplexParts rhs) {
  ComplexParts sum;
  sum.real = complex_build(work, LLVM_FADD, lhs.real, rhs.real);
  sum.imaginary = complex_build(work, LLVM_FADD, lhs.imaginary, rhs.imaginary);
  return sum;
}

static ComplexParts complex_subtract(const ComplexWork *work, ComplexParts lhs,
                                     ComplexParts rhs) {
  ComplexParts difference;
  difference.real = complex_build(work, LLVM_FSUB, lhs.real, rhs.real);
  difference.imaginary =
      complex_build(work, LLVM_FSUB, lhs.imaginary, rhs.imaginary);
  return difference;
}

static ComplexParts complex_multiply(const ComplexWork *work, ComplexParts lhs,
                                     ComplexParts rhs) {
  ComplexParts product;
  Value *a = complex_build(work, LLVM_FMUL, rhs.real, lhs.real);
  Value *b = complex_build(work, LLVM_FMUL, rhs.imaginary, lhs.imaginary);
  product.real = complex_build(work, LLVM_FSUB, a, b);
  a = complex_build(work, LLVM_FMUL, lhs.imaginary, rhs.real);
  b = complex_build(work, LLVM_FMUL, lhs.real, rhs.imaginary);
  product.imaginary = complex_build(work, LLVM_FADD, a, b);
  return product;
}

static ComplexFormula *formula_of(const Operation *op) {
  if (op_is(op, &complex_ops[COMPLEX_ADD]))
    return complex_add;
  if (op_is(op, &complex_ops[COMPLEX_SUB]))
    return complex_subtract;
  return op_is(op, &complex_ops[COMPLEX_MUL]) ? complex_multiply
                                              : complex_divide;
}

/// add, sub, mul, div -> the formula on the parts
static bool lower_arithmetic(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  ComplexWork work;
  Value *lhs = adaptor_operand(adaptor, 0), *rhs = adaptor_operand(adaptor, 1);
  if (!lhs || !rhs || !begin(&work, self, op, op_result_type(op, 0), rw))
    return false;
  ComplexParts left = take_apart(&work, lhs);
  ComplexParts right = take_apart(&work, rhs);
  Descriptor pair =
      descriptor_undef(work.converter, work.builder, op->loc, value_type(lhs));
  set_parts(&pair, formula_of(op)(&work, left, right));
  rewriter_replace_op_with(&rw->rewriter, op, pair.value);
  return true;
}

#define RULE(ID, NAME, FUNCTION)                                               \
  {                                                                            \
    .name = "complex-" NAME "-to-llvm", .root = &complex_ops[COMPLEX_##ID],    \
    .benefit = 1, .convert = FUNCTION                                          \
  }

static const RewritePattern complex_rows[] = {
    RULE(ABS, "abs", lower_abs),
    RULE(ADD, "add", lower_arithmetic),
    RULE(CONSTANT, "constant", lower_constant),
    RULE(CREATE, "create", lower_create),
    RULE(DIV, "div", lower_arithmetic),
    RULE(IM, "im", lower_part),
    RULE(MUL, "mul", lower_arithmetic),
    RULE(RE, "re", lower_part),
    RULE(SUB, "sub", lower_arithmetic),
};

const PatternTable complex_lowerings = PATTERN_TABLE(complex_rows);

// SPDX-License-Identifier: Apache-2.0
// Arithmetic of std on scalars and vectors. An operation on an n-D vector is
// unrolled over the outer dimensions, which are arrays in the llvm dialect.
#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "passes/lower_to_llvm/arithmetic/elementwise.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/type_converter.h"

/// std.op %a, … : T -> llvm.op %a, … : T'
static bool lower_one_to_one(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  Elementwise work;
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  if (op->num_props)
    props[0] = op_prop(op, 0);
  work.props = props;
  work.def = ((const OneToOne *)self->data)->target;
  work.attrs = op->attrs;
  elementwise_replace(&work, elementwise_emit_op, NULL);
  return true;
}

/// index_cast %a : index to iN -> trunc, sext or %a by the two widths
static bool lower_index_cast(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  return elementwise_replace_by_width(self, op, adaptor, rw,
                                      &llvm_ops[LLVM_SEXT]);
}

static bool lower_float_formula(const RewritePattern *self, Operation *op,
                                const Adaptor *adaptor, ConversionRewriter *rw,
                                ElementwiseEmit *emit) {
  Elementwise work;
  if (!type_as_float(type_element_or_self(op_result_type(op, 0))))
    return rewriter_match_failure(&rw->rewriter, op, "not a float");
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  work.props = props;
  elementwise_replace(&work, emit, NULL);
  return true;
}

/// rsqrt(x) -> 1 / sqrt(x)
static bool lower_rsqrt(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  return lower_float_formula(self, op, adaptor, rw, elementwise_emit_rsqrt);
}

/// log1p(x) -> log(1 + x)
static bool lower_log1p(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  return lower_float_formula(self, op, adaptor, rw, elementwise_emit_log1p);
}

/// constant VALUE : T -> llvm.mlir.constant(VALUE) : T'
/// constant @f : F    -> llvm.mlir.addressof @f : F'
/// The latter only where @f becomes a function of LLVM.
static bool lower_constant(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const Type *type =
      converter_convert(converter, builder->ctx, op_result_type(op, 0));
  if (!type)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the type has no LLVM type");
  const Attribute *value = op_prop(op, 0);
  const SymbolRefAttr *symbol = attr_as_symbol_ref(value);
  if (symbol && symbol->size != 1)
    return rewriter_match_failure(
        &rw->rewriter, op,
        "the constant is a nested symbol, which has no address");
  const FunctionType *function = type_as_function(op_result_type(op, 0));
  if (symbol && function &&
      !converter_function_type(converter, builder->ctx, function, false))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the function has no LLVM type");
  if (!symbol && !attr_type(value))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the value has no LLVM constant");
  Value *result =
      symbol ? llvm_build_addressof(builder, op->loc, type, symbol->path[0])
             : llvm_build_constant(builder, op->loc, type, value);
  if (symbol) // Nothing has seen it yet.
    value_defining_op(result)->attrs = op->attrs;
  rewriter_replace_op_with(&rw->rewriter, op, result);
  return true;
}

/// create_complex %re, %im -> insertvalue of both into a struct
static bool lower_create_complex(const RewritePattern *self, Operation *op,
                                 const Adaptor *adaptor,
                                 ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const Type *type =
      converter_convert(converter, builder->ctx, op_result_type(op, 0));
  if (!type)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the type has no LLVM type");
  Value *result = lowering_pack_unranked(converter, builder, op->loc, type,
                                         adaptor_operand(adaptor, 0),
                                         adaptor_operand(adaptor, 1));
  rewriter_replace_op_with(&rw->rewriter, op, result);
  return true;
}

/// llvm.mlir.cast %a : T to U -> %a, where T and U become the same
static bool lower_mlir_cast(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  Value *value = adaptor_operand(adaptor, 0);
  const Type *type = converter_convert(
      pattern_converter(self), conversion_context(rw), op_result_type(op, 0));
  if (value_type(value) != type)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the operand becomes another type");
  rewriter_replace_op_with(&rw->rewriter, op, value);
  return true;
}

/// re %c -> extractvalue %c[0], im %c -> extractvalue %c[1]
static bool lower_complex_part(const RewritePattern *self, Operation *op,
                               const Adaptor *adaptor, ConversionRewriter *rw) {
  unsigned part = op_is(op, &std_ops[STD_IM]);
  Value *result = unranked_get(pattern_converter(self), &rw->rewriter.builder,
                               op->loc, adaptor_operand(adaptor, 0), part);
  rewriter_replace_op_with(&rw->rewriter, op, result);
  return true;
}

/// addcf, subcf -> fadd, fsub of the parts
static bool lower_complex_sum(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const OpDef *def =
      &llvm_ops[op_is(op, &std_ops[STD_ADDCF]) ? LLVM_FADD : LLVM_FSUB];
  Value *parts[2][2];
  for (unsigned i = 0; i < 2; i++)
    for (unsigned part = 0; part < 2; part++)
      parts[i][part] = unranked_get(converter, builder, op->loc,
                                    adaptor_operand(adaptor, i), part);
  Descriptor result = descriptor_undef(converter, builder, op->loc,
                                       value_type(adaptor_operand(adaptor, 0)));
  Value *sums[2];
  for (unsigned part = 0; part < 2; part++)
    sums[part] = llvm_build_binary(builder, def, op->loc, parts[0][part],
                                   parts[1][part]);
  for (unsigned part = 0; part < 2; part++)
    descriptor_set(&result, (DescriptorField)part, sums[part]);
  rewriter_replace_op_with(&rw->rewriter, op, result.value);
  return true;
}

/// A 1-D vector whose first element is `scalar`, and its zero index.
static Value *build_first_element(const LLVMTypeConverter *converter,
                                  Builder *builder, Location loc,
                                  const Type *vector, Value *scalar) {
  Context *ctx = builder->ctx;
  const Type *i32 = integer_type_get(ctx, 32);
  Value *undef = llvm_build_undef(builder, loc, vector);
  Value *zero =
      llvm_build_constant(builder, loc, converter_int(converter, ctx, 32),
                          integer_attr_get_i64(ctx, i32, 0));
  Value *operands[] = {undef, scalar, zero};
  return op_result(builder_create_op(builder, &llvm_ops[LLVM_INSERTELEMENT],
                                     loc, operands, 3, vector, NULL),
                   0);
}

/// All elements of `first` become its element 0; `unused` is the shuffle's
/// other vector.
static Value *build_broadcast(Builder *builder, Location loc, Value *first,
                              Value *unused, int64_t size) {
  size_t count = (size_t)size;
  int32_t *mask = mem_alloc(count * sizeof *mask + 1);
  for (size_t i = 0; i < count; i++)
    mask[i] = 0;
  const Attribute *props[LLVM_MAX_PROPS] = {
      dense_i32_array_attr_get(builder->ctx, mask, count)};
  mem_free(mask);
  Value *operands[] = {first, unused};
  return op_result(builder_create_op(builder, &llvm_ops[LLVM_SHUFFLEVECTOR],
                                     loc, operands, 2, value_type(first),
                                     props),
                   0);
}

static Value *emit_row(Elementwise *work, Value *const *operands,
                       const Type *type, const void *user) {
  (void)work;
  (void)operands;
  (void)type;
  return (Value *)(uintptr_t)user; // The splat row, in every position.
}

/// splat %x : vector<…> -> a broadcast row, inserted in each position
static bool lower_splat(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  const ShapedType *vector = type_as_vector(op_result_type(op, 0));
  if (!vector || vector->rank == 0)
    return rewriter_match_failure(&rw->rewriter, op, "not a vector");
  Elementwise work;
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  Value *whole = vector->rank > 1
                     ? llvm_build_undef(work.builder, op->loc, work.type)
                     : NULL;
  Value *first =
      build_first_element(work.converter, work.builder, op->loc,
                          elementwise_row_type(&work), work.operands[0]);
  Value *undef = op_operand(value_defining_op(first), 0);
  Value *row =
      build_broadcast(work.builder, op->loc, first, whole ? first : undef,
                      vector->shape[vector->rank - 1]);
  work.num_operands = 0;
  work.start = whole;
  elementwise_replace(&work, emit_row, row);
  return true;
}

#define ONE_TO_ONE(ID, NAME, TARGET)                                           \
  {                                                                            \
    .name = NAME "-to-llvm", .root = &std_ops[STD_##ID], .benefit = 1,         \
    .convert = lower_one_to_one, .data = ONE_TO_ONE_DATA(TARGET, NONE)         \
  }
#define RULE(ID, NAME, FUNCTION)                                               \
  {                                                                            \
    .name = NAME "-to-llvm", .root = &std_ops[STD_##ID], .benefit = 1,         \
    .convert = FUNCTION                                                        \
  }

static const RewritePattern std_arith_rows[] = {
    ONE_TO_ONE(ADDI, "addi", ADD),
    ONE_TO_ONE(SUBI, "subi", SUB),
    ONE_TO_ONE(MULI, "muli", MUL),
    ONE_TO_ONE(DIVI_SIGNED, "divi-signed", SDIV),
    ONE_TO_ONE(DIVI_UNSIGNED, "divi-unsigned", UDIV),
    ONE_TO_ONE(REMI_SIGNED, "remi-signed", SREM),
    ONE_TO_ONE(REMI_UNSIGNED, "remi-unsigned", UREM),
    ONE_TO_ONE(AND, "and", AND),
    ONE_TO_ONE(OR, "or", OR),
    ONE_TO_ONE(XOR, "xor", XOR),
    ONE_TO_ONE(SHIFT_LEFT, "shift-left", SHL),
    ONE_TO_ONE(SHIFT_RIGHT_SIGNED, "shift-right-signed", ASHR),
    ONE_TO_ONE(SHIFT_RIGHT_UNSIGNED, "shift-right-unsigned", LSHR),
    ONE_TO_ONE(ADDF, "addf", FADD),
    ONE_TO_ONE(SUBF, "subf", FSUB),
    ONE_TO_ONE(MULF, "mulf", FMUL),
    ONE_TO_ONE(DIVF, "divf", FDIV),
    ONE_TO_ONE(REMF, "remf", FREM),
    ONE_TO_ONE(NEGF, "negf", FNEG),
    ONE_TO_ONE(ABSF, "absf", INTR_FABS),
    ONE_TO_ONE(CEILF, "ceilf", INTR_CEIL),
    ONE_TO_ONE(FLOORF, "floorf", INTR_FLOOR),
    ONE_TO_ONE(COPYSIGN, "copysign", INTR_COPYSIGN),
    ONE_TO_ONE(COS, "cos", INTR_COS),
    ONE_TO_ONE(SIN, "sin", INTR_SIN),
    ONE_TO_ONE(EXP, "exp", INTR_EXP),
    ONE_TO_ONE(EXP2, "exp2", INTR_EXP2),
    ONE_TO_ONE(LOG, "log", INTR_LOG),
    ONE_TO_ONE(LOG10, "log10", INTR_LOG10),
    ONE_TO_ONE(LOG2, "log2", INTR_LOG2),
    ONE_TO_ONE(SQRT, "sqrt", INTR_SQRT),
    ONE_TO_ONE(TANH, "tanh", INTR_TANH),
    ONE_TO_ONE(ATAN, "atan", INTR_ATAN),
    ONE_TO_ONE(ATAN2, "atan2", INTR_ATAN2),
    ONE_TO_ONE(FMAF, "fmaf", INTR_FMA),
    ONE_TO_ONE(FPEXT, "fpext", FPEXT),
    ONE_TO_ONE(FPTRUNC, "fptrunc", FPTRUNC),
    ONE_TO_ONE(FPTOSI, "fptosi", FPTOSI),
    ONE_TO_ONE(FPTOUI, "fptoui", FPTOUI),
    ONE_TO_ONE(SITOFP, "sitofp", SITOFP),
    ONE_TO_ONE(UITOFP, "uitofp", UITOFP),
    ONE_TO_ONE(SEXTI, "sexti", SEXT),
    ONE_TO_ONE(ZEXTI, "zexti", ZEXT),
    ONE_TO_ONE(TRUNCI, "trunci", TRUNC),
    ONE_TO_ONE(CMPI, "cmpi", ICMP),
    ONE_TO_ONE(CMPF, "cmpf", FCMP),
    ONE_TO_ONE(SELECT, "select", SELECT),
    RULE(INDEX_CAST, "index-cast", lower_index_cast),
    RULE(RSQRT, "rsqrt", lower_rsqrt),
    RULE(LOG1P, "log1p", lower_log1p),
    RULE(CONSTANT, "constant", lower_constant),
    {.name = "func-constant-to-llvm",
     .root = &func_ops[FUNC_CONSTANT],
     .benefit = 1,
     .convert = lower_constant},
    {.name = "mlir-cast-to-llvm",
     .root = &llvm_ops[LLVM_MLIR_CAST],
     .benefit = 1,
     .convert = lower_mlir_cast},
    RULE(CREATE_COMPLEX, "create-complex", lower_create_complex),
    RULE(RE, "re", lower_complex_part),
    RULE(IM, "im", lower_complex_part),
    RULE(ADDCF, "addcf", lower_complex_sum),
    RULE(SUBCF, "subcf", lower_complex_sum),
    RULE(SPLAT, "splat", lower_splat),
};

const PatternTable std_arith_lowerings = PATTERN_TABLE(std_arith_rows);

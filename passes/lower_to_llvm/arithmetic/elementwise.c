// SPDX-License-Identifier: Apache-2.0
// Unrolling of operations on n-D vectors. The position counts through the outer
// dimensions, the last one fastest.
#include "passes/lower_to_llvm/arithmetic/elementwise.h"

static bool is_llvm_type(const Type *type) {
  return llvm_type_is_wrapped(type) || llvm_type_is_compatible(type);
}

/// The dimensions that are unrolled.
static unsigned outer_rank(const Elementwise *work) {
  const ShapedType *vector = type_as_vector(op_result_type(work->op, 0));
  return vector && vector->rank > 1 ? (unsigned)vector->rank - 1 : 0;
}

static bool can_unroll(const Elementwise *work) {
  const ShapedType *vector = type_as_vector(op_result_type(work->op, 0));
  return !vector ||
         shape_can_spell_out(vector->shape, (int32_t)outer_rank(work)) ||
         rewriter_match_failure(&work->rw->rewriter, work->op,
                                "the vector has too many rows to be unrolled");
}

bool elementwise_init(Elementwise *work, const RewritePattern *self,
                      Operation *op, const Adaptor *adaptor,
                      ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  *work = (Elementwise){.converter = converter,
                        .rw = rw,
                        .builder = &rw->rewriter.builder,
                        .op = op,
                        .loc = op->loc,
                        .num_operands = adaptor->num_operands};
  assert(adaptor->num_operands <= ELEMENTWISE_MAX_OPERANDS);
  const Type *result = op_result_type(op, 0);
  bool is_same = op->num_operands && op_operand_type(op, 0) == result &&
                 adaptor->operands[0].count == 1;
  work->type = is_same
                   ? value_type(adaptor->operands[0].values[0])
                   : converter_convert(converter, work->builder->ctx, result);
  const Type *known = work->type; // A converted type has an LLVM type.
  for (uint32_t i = 0; i < adaptor->num_operands; i++) {
    work->operands[i] = adaptor_operand(adaptor, i);
    if (!work->operands[i])
      return false;
    // A tensor of numbers is a std type, too, but LLVM cannot hold it.
    const Type *type = value_type(work->operands[i]);
    if (type != known && !is_llvm_type(type))
      return rewriter_match_failure(&rw->rewriter, op,
                                    "an operand has no LLVM type");
    known = type;
  }
  if (!work->type)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the result has no LLVM type");
  return can_unroll(work);
}

const Type *elementwise_row_type(const Elementwise *work) {
  const Type *type = work->type;
  for (unsigned i = outer_rank(work); i > 0; i--)
    type = llvm_array_element(type);
  return type;
}

Value *elementwise_build_constant(Elementwise *work, const Type *type,
                                  const Attribute *value) {
  Context *ctx = work->builder->ctx;
  const ShapedType *vector = type_as_vector(op_result_type(work->op, 0));
  if (vector) {
    int64_t size = llvm_vector_size(type);
    bool is_scalable = llvm_vector_is_scalable(type);
    const Type *row = type_as_vector(type)
                          ? type
                          : scalable_vector_type_get(ctx, &size, &is_scalable,
                                                     1, vector->element);
    value = dense_splat_attr_get_value(ctx, row, value);
  }
  return llvm_build_constant(work->builder, work->loc, type, value);
}

Value *elementwise_emit_op(Elementwise *work, Value *const *operands,
                           const Type *type, const void *user) {
  (void)user;
  OpState state = {.def = work->def,
                   .loc = work->loc,
                   .operands = operands,
                   .num_operands = work->num_operands,
                   .result_types = &type,
                   .num_results = 1,
                   .props = work->def->num_props ? work->props : NULL,
                   .attrs = work->attrs};
  return op_result(builder_create(work->builder, &state), 0);
}

/// The operands at one position. A scalar is the same at every position.
static void extract_operands(const Elementwise *work, const int64_t *position,
                             unsigned rank, Value **rows) {
  for (uint32_t i = 0; i < work->num_operands; i++) {
    const Type *type = value_type(work->operands[i]);
    rows[i] = work->operands[i];
    if (!llvm_array_element(type))
      continue;
    for (unsigned depth = 0; depth < rank; depth++)
      type = llvm_array_element(type);
    rows[i] = llvm_build_extractvalue(work->builder, work->loc,
                                      work->operands[i], position, rank, type);
  }
}

static Value *unroll(Elementwise *work, ElementwiseEmit *emit,
                     const void *user) {
  const ShapedType *vector = type_as_vector(op_result_type(work->op, 0));
  unsigned rank = outer_rank(work);
  const Type *row_type = elementwise_row_type(work);
  int64_t *position = mem_alloc(rank * sizeof *position);
  for (unsigned i = 0; i < rank; i++)
    position[i] = 0;
  Value *whole = work->start
                     ? work->start
                     : llvm_build_undef(work->builder, work->loc, work->type);
  do {
    Value *rows[ELEMENTWISE_MAX_OPERANDS];
    extract_operands(work, position, rank, rows);
    Value *row = emit(work, rows, row_type, user);
    whole = llvm_build_insertvalue(work->builder, work->loc, row, whole,
                                   position, rank);
  } while (shape_next_position(vector->shape, rank, position));
  mem_free(position);
  return whole;
}

void elementwise_replace(Elementwise *work, ElementwiseEmit *emit,
                         const void *user) {
  Value *result = outer_rank(work)
                      ? unroll(work, emit, user)
                      : emit(work, work->operands, work->type, user);
  rewriter_replace_op_with(&work->rw->rewriter, work->op, result);
}

/// Width of an integer or of a vector's elements.
static unsigned row_width(const Type *type) {
  const Type *element = llvm_vector_element(type);
  return llvm_integer_width(element ? element : type);
}

/// `user`: the extension.
static Value *emit_width_cast(Elementwise *work, Value *const *operands,
                              const Type *type, const void *user) {
  bool is_narrower = row_width(type) < row_width(value_type(operands[0]));
  return llvm_build_cast(work->builder,
                         is_narrower ? &llvm_ops[LLVM_TRUNC] : user, work->loc,
                         operands[0], type);
}

bool elementwise_replace_by_width(const RewritePattern *self, Operation *op,
                                  const Adaptor *adaptor,
                                  ConversionRewriter *rw,
                                  const OpDef *extension) {
  Elementwise work;
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  if (value_type(work.operands[0]) == work.type)
    rewriter_replace_op_with(&rw->rewriter, op, work.operands[0]);
  else
    elementwise_replace(&work, emit_width_cast, extension);
  return true;
}

bool lowering_replace_constant(const RewritePattern *self, Operation *op,
                               const Attribute *value, ConversionRewriter *rw) {
  Builder *builder = &rw->rewriter.builder;
  const Type *type = converter_convert(pattern_converter(self), builder->ctx,
                                       op_result_type(op, 0));
  if (!type)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the type has no LLVM type");
  const Attribute *props[LLVM_MAX_PROPS] = {[LLVM_CONSTANT_VALUE] = value};
  OpState state = {.def = &llvm_ops[LLVM_MLIR_CONSTANT],
                   .loc = op->loc,
                   .result_types = &type,
                   .num_results = 1,
                   .props = props,
                   .attrs = op->attrs};
  rewriter_replace_op_with(&rw->rewriter, op,
                           op_result(builder_create(builder, &state), 0));
  return true;
}

// SPDX-License-Identifier: Apache-2.0
// Unregistered operations in the wrapped spelling: nothing is known of them, so
// that they take LLVM values where they took std ones, as the pass's document
// shows them.
#include "passes/convert_std_to_llvm/unregistered.h"

static bool is_convertible(const Lowering *lowering, Context *ctx,
                           const Type *type) {
  const Type *converted = lowering_convert(lowering, ctx, type);
  return converted && converted != type;
}

LegalityAction unregistered_op_legality(const Operation *op, const void *user) {
  const UnregisteredLowering *self = user;
  if (!op->def->is_unregistered)
    return LEGALITY_UNKNOWN;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (is_convertible(self->lowering, self->ctx, op_operand_type(op, i)))
      return LEGALITY_ILLEGAL;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (is_convertible(self->lowering, self->ctx, op_result_type(op, i)))
      return LEGALITY_ILLEGAL;
  return LEGALITY_LEGAL;
}

/// Types of the results: converted where they can be.
static void convert_results(const Lowering *lowering, Context *ctx,
                            const Operation *op, TypeVector *types) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    const Type *type = op_result_type(op, i);
    const Type *converted = lowering_convert(lowering, ctx, type);
    VECTOR_PUSH(types, converted ? converted : type);
  }
}

/// Operands: converted where they can be, else what they were.
static void convert_operands(const Lowering *lowering, Context *ctx,
                             const Operation *op, const Adaptor *adaptor,
                             ValueVector *values) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    bool converts = lowering_convert(lowering, ctx, op_operand_type(op, i));
    VECTOR_PUSH(values,
                converts ? adaptor_operand(adaptor, i) : op_operand(op, i));
  }
}

/// "x.op"(%a) : (S) -> T  ->  "x.op"(%a') : (S') -> T'
static bool convert_unregistered(const RewritePattern *self, Operation *op,
                                 const Adaptor *adaptor,
                                 ConversionRewriter *rw) {
  if (!op->def->is_unregistered)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the operation is registered");
  const Lowering *lowering = pattern_lowering(self);
  Context *ctx = conversion_context(rw);
  TypeVector types = {0};
  ValueVector operands = {0};
  VECTOR(Block *) successors = {0};
  convert_results(lowering, ctx, op, &types);
  convert_operands(lowering, ctx, op, adaptor, &operands);
  for (uint32_t i = 0; i < op->num_successors; i++)
    VECTOR_PUSH(&successors, op_successor(op, i));
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .operands = operands.data,
                   .num_operands = op->num_operands,
                   .result_types = types.data,
                   .num_results = op->num_results,
                   .successors = successors.data,
                   .num_successors = op->num_successors,
                   .props = op_props(op),
                   .attrs = op->attrs,
                   .num_regions = op->num_regions};
  Operation *converted = builder_create(&rw->rewriter.builder, &state);
  ValueVector results = {0};
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&results, op_result(converted, i));
  for (unsigned i = 0; i < op->num_regions; i++)
    rewriter_inline_region_before(&rw->rewriter, op_region(op, i),
                                  op_region(converted, i), NULL);
  rewriter_replace_op(&rw->rewriter, op, results.data);
  VECTOR_FREE(&types);
  VECTOR_FREE(&operands);
  VECTOR_FREE(&successors);
  VECTOR_FREE(&results);
  return true;
}

const RewritePattern unregistered_lowering = {
    .name = "convert-unregistered-op",
    .benefit = 1,
    .convert = convert_unregistered,
};

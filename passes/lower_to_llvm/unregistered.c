// SPDX-License-Identifier: Apache-2.0
// Unregistered operations in the wrapped spelling. Nothing is known of them, so
// they take LLVM values where they took std ones, as the pass's document shows.
#include "passes/lower_to_llvm/unregistered.h"

/// A type without an LLVM type stays as it is.
static TypeConversionResult convert_if_possible(const TypeConverter *converter,
                                                Context *ctx, const Type *type,
                                                TypeVector *results,
                                                const void *user) {
  (void)converter;
  const Type *converted = converter_convert(user, ctx, type);
  VECTOR_PUSH(results, converted ? converted : type);
  return TYPE_CONVERTED;
}

void unregistered_lowering_init(UnregisteredLowering *self,
                                const LLVMTypeConverter *converter,
                                Context *ctx) {
  self->ctx = ctx;
  type_converter_init(&self->converter);
  type_converter_add_conversion(&self->converter, convert_if_possible,
                                converter);
  converter_add_materializations(converter, &self->converter);
}

void unregistered_lowering_free(UnregisteredLowering *self) {
  type_converter_free(&self->converter);
}

LegalityAction unregistered_op_legality(const Operation *op, const void *user) {
  const UnregisteredLowering *self = user;
  if (!op->def->is_unregistered)
    return LEGALITY_UNKNOWN;
  return type_converter_is_legal_op(&self->converter, self->ctx, op)
             ? LEGALITY_LEGAL
             : LEGALITY_ILLEGAL;
}

/// "x.op"(%a) : (S) -> T  ->  "x.op"(%a') : (S') -> T'
static bool convert_unregistered(const RewritePattern *self, Operation *op,
                                 const Adaptor *adaptor,
                                 ConversionRewriter *rw) {
  if (!op->def->is_unregistered)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the operation is registered");
  Value *const *operands = adaptor_one_to_one(adaptor);
  if (!operands)
    return false;
  TypeVector types = {0};
  VECTOR(Block *) successors = {0};
  for (uint32_t i = 0; i < op->num_results; i++)
    type_converter_convert(self->converter, conversion_context(rw),
                           op_result_type(op, i), &types);
  for (uint32_t i = 0; i < op->num_successors; i++)
    VECTOR_PUSH(&successors, op_successor(op, i));
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .operands = operands,
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
  VECTOR_FREE(&successors);
  VECTOR_FREE(&results);
  return true;
}

const RewritePattern unregistered_lowering = {
    .name = "convert-unregistered-op",
    .benefit = 1,
    .convert = convert_unregistered,
};

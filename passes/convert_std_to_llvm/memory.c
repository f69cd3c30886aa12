// SPDX-License-Identifier: Apache-2.0
// Access to the elements of memrefs: load, store, prefetch, alignment.
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "passes/convert_std_to_llvm/lowering.h"

/// load %m[…] -> llvm.load of the element's address
static bool lower_load(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  const Lowering *lowering = pattern_lowering(self);
  Value *address = lowering_operand_address(lowering, op, adaptor, rw, 0,
                                            LLVM_GEP_INBOUNDS_NUW);
  if (!address)
    return false;
  const Type *type =
      lowering_convert(lowering, conversion_context(rw), op_result_type(op, 0));
  rewriter_replace_op_with(
      &rw->rewriter, op,
      llvm_build_load(&rw->rewriter.builder, op->loc, address, type));
  return true;
}

/// store %v, %m[…] -> llvm.store to the element's address
static bool lower_store(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  Value *value = adaptor_operand(adaptor, 0);
  Value *address = lowering_operand_address(pattern_lowering(self), op, adaptor,
                                            rw, 1, LLVM_GEP_INBOUNDS_NUW);
  if (!value || !address)
    return false;
  llvm_build_store(&rw->rewriter.builder, op->loc, value, address);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

static const Attribute *int32_attr(Context *ctx, int64_t value) {
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 32), value);
}

static int64_t hint_of(const Operation *op, unsigned slot) {
  int64_t value = 0;
  attr_integer_value(op_prop(op, slot), &value);
  return value & 3; // A boolean is one bit, sign-extended.
}

/// prefetch %m[…], read|write, locality<L>, data|instr -> llvm.intr.prefetch
static bool lower_prefetch(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  const Lowering *lowering = pattern_lowering(self);
  Builder *builder = &rw->rewriter.builder;
  Value *address =
      lowering_operand_address(lowering, op, adaptor, rw, 0, LLVM_GEP_NONE);
  if (!address)
    return false;
  Context *ctx = builder->ctx;
  const OpDef *def = &llvm_ops[LLVM_INTR_PREFETCH];
  const Attribute *hints[] = {
      int32_attr(ctx, hint_of(op, STD_PREFETCH_IS_WRITE) & 1),
      int32_attr(ctx, hint_of(op, STD_PREFETCH_LOCALITY_HINT)),
      int32_attr(ctx, hint_of(op, STD_PREFETCH_IS_DATA_CACHE) & 1)};
  if (lowering_is_wrapped(lowering)) {
    Value *operands[4] = {address};
    for (unsigned i = 0; i < 3; i++)
      operands[1 + i] = llvm_build_constant(
          builder, op->loc, lowering_int(lowering, ctx, 32), hints[i]);
    builder_create_op(builder, def, op->loc, operands, 4, NULL, NULL);
  } else {
    const Attribute *props[LLVM_MAX_PROPS] = {0};
    props[LLVM_PREFETCH_RW] = hints[0];
    props[LLVM_PREFETCH_HINT] = hints[1];
    props[LLVM_PREFETCH_CACHE] = hints[2];
    builder_create_op(builder, def, op->loc, &address, 1, NULL, props);
  }
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

/// assume_alignment %m, N -> llvm.intr.assume that the low bits are zero
static bool lower_assume_alignment(const RewritePattern *self, Operation *op,
                                   const Adaptor *adaptor,
                                   ConversionRewriter *rw) {
  const Lowering *lowering = pattern_lowering(self);
  Builder *builder = &rw->rewriter.builder;
  Location loc = op->loc;
  Value *memref = adaptor_operand(adaptor, 0);
  int64_t alignment = 1;
  attr_integer_value(op_prop(op, STD_ASSUME_ALIGNMENT_ALIGNMENT), &alignment);
  if (!memref || !type_as_ranked_memref(op_operand_type(op, 0)))
    return rewriter_match_failure(&rw->rewriter, op, "not a ranked memref");
  Descriptor descriptor = descriptor_of(lowering, builder, loc, memref);
  Value *pointer = descriptor_get(&descriptor, DESCRIPTOR_ALIGNED);
  Value *zero = lowering_index_constant(lowering, builder, loc, 0);
  Value *mask = lowering_index_constant(lowering, builder, loc, alignment - 1);
  Value *address = llvm_build_cast(builder, &llvm_ops[LLVM_PTRTOINT], loc,
                                   pointer, lowering->index);
  Value *low =
      llvm_build_binary(builder, &llvm_ops[LLVM_AND], loc, address, mask);
  enum { PREDICATE_EQ = 0 };
  Value *is_aligned = llvm_build_icmp(builder, loc, PREDICATE_EQ, low, zero,
                                      lowering_int(lowering, builder->ctx, 1));
  builder_create_op(builder, &llvm_ops[LLVM_INTR_ASSUME], loc, &is_aligned, 1,
                    NULL, NULL);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

const RewritePattern std_memory_lowerings[] = {
    {.name = "load-to-llvm",
     .root = &std_ops[STD_LOAD],
     .benefit = 1,
     .convert = lower_load},
    {.name = "load-to-llvm",
     .root = &memref_ops[MEMREF_LOAD],
     .benefit = 1,
     .convert = lower_load},
    {.name = "store-to-llvm",
     .root = &std_ops[STD_STORE],
     .benefit = 1,
     .convert = lower_store},
    {.name = "store-to-llvm",
     .root = &memref_ops[MEMREF_STORE],
     .benefit = 1,
     .convert = lower_store},
    {.name = "prefetch-to-llvm",
     .root = &std_ops[STD_PREFETCH],
     .benefit = 1,
     .convert = lower_prefetch},
    {.name = "assume-alignment-to-llvm",
     .root = &std_ops[STD_ASSUME_ALIGNMENT],
     .benefit = 1,
     .convert = lower_assume_alignment},
};
const size_t num_std_memory_lowerings = ARRAY_LENGTH(std_memory_lowerings);

// SPDX-License-Identifier: Apache-2.0
// Assumptions on memory: alignment, and that objects are distinct.
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/type_converter.h"

/// std.assume_alignment %m, N -> llvm.intr.assume that the low bits are zero
static bool lower_std_assume_alignment(const RewritePattern *self,
                                       Operation *op, const Adaptor *adaptor,
                                       ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Location loc = op->loc;
  Value *memref = adaptor_operand(adaptor, 0);
  int64_t alignment = 1;
  attr_integer_value(op_prop(op, STD_ASSUME_ALIGNMENT_ALIGNMENT), &alignment);
  if (!memref || !type_as_ranked_memref(op_operand_type(op, 0)))
    return rewriter_match_failure(&rw->rewriter, op, "not a ranked memref");
  Descriptor descriptor = descriptor_of(converter, builder, loc, memref);
  Value *pointer = descriptor_get(&descriptor, DESCRIPTOR_ALIGNED);
  Value *zero = lowering_index_constant(converter, builder, loc, 0);
  Value *mask = lowering_index_constant(converter, builder, loc, alignment - 1);
  Value *address = llvm_build_cast(builder, &llvm_ops[LLVM_PTRTOINT], loc,
                                   pointer, converter->index);
  Value *low =
      llvm_build_binary(builder, &llvm_ops[LLVM_AND], loc, address, mask);
  enum { PREDICATE_EQ = 0 };
  Value *is_aligned =
      llvm_build_icmp(builder, loc, PREDICATE_EQ, low, zero,
                      converter_int(converter, builder->ctx, 1));
  builder_create_op(builder, &llvm_ops[LLVM_INTR_ASSUME], loc, &is_aligned, 1,
                    NULL, NULL);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

/// `llvm.intr.assume %condition ["tag"(%first, %second)]`.
static void build_bundle(Builder *builder, Location loc, Value *condition,
                         StringRef tag, Value *first, Value *second) {
  Context *ctx = builder->ctx;
  static const int32_t size = 2;
  const Attribute *name = string_attr_get(ctx, tag);
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_ASSUME_OP_BUNDLE_SIZES] = dense_i32_array_attr_get(ctx, &size, 1),
      [LLVM_ASSUME_OP_BUNDLE_TAGS] = array_attr_get(ctx, &name, 1)};
  Value *operands[] = {condition, first, second};
  builder_create_op(builder, &llvm_ops[LLVM_INTR_ASSUME], loc, operands, 3,
                    NULL, props);
}

static Value *build_true(const LLVMTypeConverter *converter, Builder *builder,
                         Location loc) {
  return llvm_build_constant(builder, loc,
                             converter_int(converter, builder->ctx, 1),
                             bool_attr_get(builder->ctx, true));
}

/// The buffer of operand `index`, a ranked memref; NULL: it has no descriptor.
static Value *operand_buffer(const LLVMTypeConverter *converter, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw,
                             unsigned index) {
  const ShapedType *type = type_as_ranked_memref(op_operand_type(op, index));
  Value *memref = adaptor_operand(adaptor, index);
  Value *pointer =
      type && memref ? lowering_buffer_pointer(converter, &rw->rewriter.builder,
                                               op->loc, type, memref)
                     : NULL;
  if (!pointer)
    rewriter_match_failure(&rw->rewriter, op, "the layout is not strided");
  return pointer;
}

/// memref.assume_alignment %m, N -> %m, and llvm.intr.assume with an "align"
/// bundle
static bool lower_assume_alignment(const RewritePattern *self, Operation *op,
                                   const Adaptor *adaptor,
                                   ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Value *pointer = operand_buffer(converter, op, adaptor, rw, 0);
  if (!pointer)
    return false;
  int64_t alignment = 1;
  attr_integer_value(op_prop(op, MEMREF_ASSUME_ALIGNMENT_ALIGNMENT),
                     &alignment);
  Value *condition = build_true(converter, builder, op->loc);
  Value *number =
      lowering_index_constant(converter, builder, op->loc, alignment);
  build_bundle(builder, op->loc, condition, STR("align"), pointer, number);
  rewriter_replace_op_with(&rw->rewriter, op, adaptor_operand(adaptor, 0));
  return true;
}

/// memref.distinct_objects %a, %b, … -> %a, %b, …, and an assumption for each
/// pair
static bool lower_distinct_objects(const RewritePattern *self, Operation *op,
                                   const Adaptor *adaptor,
                                   ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Value *const *memrefs = adaptor_one_to_one(adaptor);
  ValueVector pointers = {0};
  bool ok = memrefs != NULL;
  bool has_pairs = op->num_operands > 1;
  for (uint32_t i = 0; ok && has_pairs && i < op->num_operands; i++) {
    VECTOR_PUSH(&pointers, operand_buffer(converter, op, adaptor, rw, i));
    ok = pointers.data[i] != NULL;
  }
  if (ok && has_pairs) {
    Value *condition = build_true(converter, builder, op->loc);
    for (size_t i = 0; i < pointers.size; i++)
      for (size_t k = i + 1; k < pointers.size; k++)
        build_bundle(builder, op->loc, condition, STR("separate_storage"),
                     pointers.data[i], pointers.data[k]);
  }
  if (ok)
    rewriter_replace_op(&rw->rewriter, op, memrefs);
  VECTOR_FREE(&pointers);
  return ok;
}

static const RewritePattern assumption_rows[] = {
    {.name = "assume-alignment-to-llvm",
     .root = &std_ops[STD_ASSUME_ALIGNMENT],
     .benefit = 1,
     .convert = lower_std_assume_alignment},
    {.name = "assume-alignment-to-llvm",
     .root = &memref_ops[MEMREF_ASSUME_ALIGNMENT],
     .benefit = 1,
     .convert = lower_assume_alignment},
    {.name = "distinct-objects-to-llvm",
     .root = &memref_ops[MEMREF_DISTINCT_OBJECTS],
     .benefit = 1,
     .convert = lower_distinct_objects},
};

const PatternTable assumption_lowerings = PATTERN_TABLE(assumption_rows);

// SPDX-License-Identifier: Apache-2.0
// Access to the elements of memrefs: load, store, prefetch.
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/type_converter.h"

/// Alignment and nontemporality of a memref.load or memref.store, as llvm's
/// properties.
static void access_props(Context *ctx, const Operation *op,
                         const Attribute **props) {
  if (op->def->dialect != &memref_dialect)
    return;
  props[LLVM_ACCESS_ALIGNMENT] = op_prop(op, MEMREF_ACCESS_ALIGNMENT);
  if (attr_is_true(op_prop(op, MEMREF_ACCESS_NONTEMPORAL)))
    props[LLVM_ACCESS_NONTEMPORAL] = unit_attr_get(ctx);
}

/// load %m[…] -> llvm.load of the element's address
static bool lower_load(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Value *address = lowering_operand_address(converter, op, adaptor, rw, 0,
                                            LLVM_GEP_INBOUNDS_NUW);
  if (!address)
    return false;
  Context *ctx = conversion_context(rw);
  const Type *type = converter_convert(converter, ctx, op_result_type(op, 0));
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  access_props(ctx, op, props);
  Operation *load =
      builder_create_op(&rw->rewriter.builder, &llvm_ops[LLVM_LOAD], op->loc,
                        &address, 1, type, props);
  rewriter_replace_op_with(&rw->rewriter, op, op_result(load, 0));
  return true;
}

/// store %v, %m[…] -> llvm.store to the element's address
static bool lower_store(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  Value *value = adaptor_operand(adaptor, 0);
  Value *address = lowering_operand_address(
      pattern_converter(self), op, adaptor, rw, 1, LLVM_GEP_INBOUNDS_NUW);
  if (!value || !address)
    return false;
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  access_props(conversion_context(rw), op, props);
  Value *operands[] = {value, address};
  builder_create_op(&rw->rewriter.builder, &llvm_ops[LLVM_STORE], op->loc,
                    operands, 2, NULL, props);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

_Static_assert((int)MEMREF_PREFETCH_IS_WRITE == (int)STD_PREFETCH_IS_WRITE &&
                   (int)MEMREF_PREFETCH_LOCALITY_HINT ==
                       (int)STD_PREFETCH_LOCALITY_HINT &&
                   (int)MEMREF_PREFETCH_IS_DATA_CACHE ==
                       (int)STD_PREFETCH_IS_DATA_CACHE,
               "the properties of memref.prefetch are std's");

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
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Value *address =
      lowering_operand_address(converter, op, adaptor, rw, 0, LLVM_GEP_NONE);
  if (!address)
    return false;
  Context *ctx = builder->ctx;
  const OpDef *def = &llvm_ops[LLVM_INTR_PREFETCH];
  const Attribute *hints[] = {
      int32_attr(ctx, hint_of(op, STD_PREFETCH_IS_WRITE) & 1),
      int32_attr(ctx, hint_of(op, STD_PREFETCH_LOCALITY_HINT)),
      int32_attr(ctx, hint_of(op, STD_PREFETCH_IS_DATA_CACHE) & 1)};
  if (converter_is_wrapped(converter)) {
    Value *operands[4] = {address};
    for (unsigned i = 0; i < 3; i++)
      operands[1 + i] = llvm_build_constant(
          builder, op->loc, converter_int(converter, ctx, 32), hints[i]);
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

static const RewritePattern std_memory_rows[] = {
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
    {.name = "prefetch-to-llvm",
     .root = &memref_ops[MEMREF_PREFETCH],
     .benefit = 1,
     .convert = lower_prefetch},
};

const PatternTable std_memory_lowerings = PATTERN_TABLE(std_memory_rows);

// SPDX-License-Identifier: Apache-2.0
// Branches and assertions.
#include "dialects/cf/cf.h"
#include "dialects/std/std.h"
#include "passes/lower_to_llvm/library.h"
#include "passes/lower_to_llvm/messages.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/type_converter.h"
#include "rewrite/conversion/signature.h"

/// All operands, converted. False if one is several values.
static bool collect_operands(const Adaptor *adaptor, ValueVector *values) {
  for (uint32_t i = 0; i < adaptor->num_operands; i++) {
    VECTOR_PUSH(values, adaptor_operand(adaptor, i));
    if (!values->data[i])
      return false;
  }
  return true;
}

/// The blocks that `op` goes to, with arguments of converted types: where only
/// branches are lowered, nothing else converts them. False if a type cannot be
/// converted.
static bool convert_successors(const LLVMTypeConverter *converter,
                               Operation *op, ConversionRewriter *rw,
                               Block **blocks) {
  Context *ctx = conversion_context(rw);
  for (uint32_t i = 0; i < op->num_successors; i++) {
    Block *block = op_successor(op, i);
    blocks[i] = block;
    bool is_legal = true;
    for (uint32_t a = 0; a < block->num_arguments && is_legal; a++)
      is_legal = type_converter_is_legal(converter->types, ctx,
                                         value_type(block_argument(block, a)));
    if (is_legal)
      continue;
    SignatureConversion conversion;
    if (!type_converter_convert_block_signature(converter->types, ctx, block,
                                                &conversion))
      return rewriter_match_failure(&rw->rewriter, op,
                                    "a block argument has no LLVM type");
    blocks[i] =
        conversion_apply_signature(rw, block, &conversion, converter->types);
    signature_conversion_free(&conversion);
  }
  return true;
}

/// Replaces a terminator by `def` with the same successors and operands, and
/// `attrs` as its discardable attributes.
static bool replace_branch(const LLVMTypeConverter *converter, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw,
                           const OpDef *def, const Attribute *const *props,
                           const Attribute *attrs) {
  ValueVector operands = {0};
  Block **blocks = mem_alloc(op->num_successors * sizeof *blocks);
  bool ok = collect_operands(adaptor, &operands) &&
            convert_successors(converter, op, rw, blocks);
  if (ok) {
    OpState state = {.def = def,
                     .loc = op->loc,
                     .operands = operands.data,
                     .num_operands = (uint32_t)operands.size,
                     .successors = blocks,
                     .num_successors = op->num_successors,
                     .props = props,
                     .attrs = attrs};
    builder_create(&rw->rewriter.builder, &state);
    rewriter_replace_op(&rw->rewriter, op, NULL);
  }
  mem_free(blocks);
  VECTOR_FREE(&operands);
  return ok;
}

/// br ^bb(…) -> llvm.br ^bb(…)
static bool lower_br(const RewritePattern *self, Operation *op,
                     const Adaptor *adaptor, ConversionRewriter *rw) {
  return replace_branch(pattern_converter(self), op, adaptor, rw,
                        &llvm_ops[LLVM_BR], NULL, op->attrs);
}

/// cond_br %c, ^bb1(…), ^bb2(…) -> llvm.cond_br %c, ^bb1(…), ^bb2(…)
static bool lower_cond_br(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  if (op_is(op, &cf_ops[CF_COND_BR])) {
    props[LLVM_COND_BR_SEGMENTS] = op_prop(op, CF_COND_BR_SEGMENTS);
    props[LLVM_COND_BR_WEIGHTS] = op_prop(op, CF_COND_BR_WEIGHTS);
  } else {
    props[LLVM_COND_BR_SEGMENTS] = op_prop(op, STD_COND_BR_SEGMENTS);
  }
  return replace_branch(pattern_converter(self), op, adaptor, rw,
                        &llvm_ops[LLVM_COND_BR], props, op->attrs);
}

/// switch %v, [default: ^bb(…), 1: ^bb(…)] -> llvm.switch, without the
/// discardable attributes, which MLIR drops here
static bool lower_switch(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  props[LLVM_SWITCH_CASE_VALUES] = op_prop(op, STD_SWITCH_CASE_VALUES);
  props[LLVM_SWITCH_CASE_SEGMENTS] = op_prop(op, STD_SWITCH_CASE_SEGMENTS);
  props[LLVM_SWITCH_SEGMENTS] = op_prop(op, STD_SWITCH_SEGMENTS);
  return replace_branch(pattern_converter(self), op, adaptor, rw,
                        &llvm_ops[LLVM_SWITCH], props, NULL);
}

/// assert %c, "…" -> cond_br %c, ^go_on, ^fail; ^fail: call @puts (cf.assert),
/// call @abort, unreachable
static bool lower_assert(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Context *ctx = builder->ctx;
  Value *condition = adaptor_operand(adaptor, 0);
  Block *block = op->block;
  Block *rest = rewriter_split_block(&rw->rewriter, block, op);
  Block *failure =
      rewriter_create_block(&rw->rewriter, block->parent, NULL, NULL, NULL, 0);
  builder_set_to_end(builder, failure);
  lowering_print_message(converter, builder, op);
  library_build_call(converter, builder, op->loc, LIBRARY_ABORT, NULL, 0);
  builder_create_op(builder, &llvm_ops[LLVM_UNREACHABLE], op->loc, NULL, 0,
                    NULL, NULL);
  builder_set_to_end(builder, block);
  const int32_t segments[] = {1, 0, 0};
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  props[LLVM_COND_BR_SEGMENTS] = dense_i32_array_attr_get(ctx, segments, 3);
  Block *blocks[] = {rest, failure};
  OpState state = {.def = &llvm_ops[LLVM_COND_BR],
                   .loc = op->loc,
                   .operands = &condition,
                   .num_operands = 1,
                   .successors = blocks,
                   .num_successors = 2,
                   .props = props};
  builder_create(builder, &state);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

static const RewritePattern std_control_flow_rows[] = {
    {.name = "br-to-llvm",
     .root = &std_ops[STD_BR],
     .benefit = 1,
     .convert = lower_br},
    {.name = "cf-br-to-llvm",
     .root = &cf_ops[CF_BR],
     .benefit = 1,
     .convert = lower_br},
    {.name = "cf-cond-br-to-llvm",
     .root = &cf_ops[CF_COND_BR],
     .benefit = 1,
     .convert = lower_cond_br},
    {.name = "cf-switch-to-llvm",
     .root = &cf_ops[CF_SWITCH],
     .benefit = 1,
     .convert = lower_switch},
    {.name = "cf-assert-to-llvm",
     .root = &cf_ops[CF_ASSERT],
     .benefit = 1,
     .convert = lower_assert},
    {.name = "cond-br-to-llvm",
     .root = &std_ops[STD_COND_BR],
     .benefit = 1,
     .convert = lower_cond_br},
    {.name = "switch-to-llvm",
     .root = &std_ops[STD_SWITCH],
     .benefit = 1,
     .convert = lower_switch},
    {.name = "assert-to-llvm",
     .root = &std_ops[STD_ASSERT],
     .benefit = 1,
     .convert = lower_assert},
};

const PatternTable std_control_flow_lowerings =
    PATTERN_TABLE(std_control_flow_rows);

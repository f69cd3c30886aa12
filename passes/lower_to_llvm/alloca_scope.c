// SPDX-License-Identifier: Apache-2.0
// memref.alloca_scope: the stack is saved before its body and restored after.
#include "dialects/memref/memref.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/type_converter.h"

/// Where the body branches to: the rest of the block, or, if there are results,
/// a block in front of it with an argument for each. NULL: a result has no LLVM
/// type.
static Block *create_exit(const LLVMTypeConverter *converter, Operation *op,
                          ConversionRewriter *rw, Block *rest) {
  if (op->num_results == 0)
    return rest;
  Builder *builder = &rw->rewriter.builder;
  TypeVector types = {0};
  VECTOR(Location) locs = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < op->num_results; i++) {
    VECTOR_PUSH(&types, converter_convert(converter, builder->ctx,
                                          op_result_type(op, i)));
    VECTOR_PUSH(&locs, op->loc);
    ok = types.data[i] != NULL;
  }
  Block *exit = NULL;
  if (ok) {
    exit = rewriter_create_block(&rw->rewriter, rest->parent, rest, types.data,
                                 locs.data, (uint32_t)types.size);
    builder_set_to_end(builder, exit);
    llvm_build_br(builder, op->loc, rest, NULL, 0);
  }
  VECTOR_FREE(&types);
  VECTOR_FREE(&locs);
  return exit;
}

/// alloca_scope.return %v -> stackrestore, br ^exit(%v)
static bool lower_scope_return(ConversionRewriter *rw, Operation *op,
                               Value *saved, Block *exit) {
  Builder *builder = &rw->rewriter.builder;
  ValueVector values = {0};
  builder_set_before(builder, op);
  bool ok = true;
  for (uint32_t i = 0; ok && i < op->num_operands; i++)
    ok = conversion_remapped_value(rw, op_operand(op, i), &values);
  if (ok) {
    builder_create_op(builder, &llvm_ops[LLVM_INTR_STACKRESTORE], op->loc,
                      &saved, 1, NULL, NULL);
    llvm_build_br(builder, op->loc, exit, values.data, (uint32_t)values.size);
    rewriter_erase_op(&rw->rewriter, op);
  }
  VECTOR_FREE(&values);
  return ok;
}

static Value *save_stack(const LLVMTypeConverter *converter, Builder *builder,
                         Location loc) {
  const Type *pointer = converter_byte_pointer(converter, builder->ctx, 0);
  return op_result(builder_create_op(builder, &llvm_ops[LLVM_INTR_STACKSAVE],
                                     loc, NULL, 0, pointer, NULL),
                   0);
}

/// alloca_scope { … } -> stacksave, br ^body; ^body: …, stackrestore, br ^rest
static bool lower_alloca_scope(const RewritePattern *self, Operation *op,
                               const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Block *before = op->block;
  Block *rest = rewriter_split_block(&rw->rewriter, before, op);
  Block *exit = create_exit(converter, op, rw, rest);
  if (!exit)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "a result has no LLVM type");
  Region *body = op_region(op, 0);
  Block *first = body->first;
  Operation *end = body->last->last;
  rewriter_inline_region_before(&rw->rewriter, body, rest->parent, exit);
  builder_set_to_end(builder, before);
  Value *saved = save_stack(converter, builder, op->loc);
  llvm_build_br(builder, op->loc, first, NULL, 0);
  if (!lower_scope_return(rw, end, saved, exit))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "a result has no LLVM type");
  ValueVector results = {0};
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&results, block_argument(exit, i));
  rewriter_replace_op(&rw->rewriter, op, results.data);
  VECTOR_FREE(&results);
  return true;
}

static const RewritePattern alloca_scope_rows[] = {
    {.name = "alloca-scope-to-llvm",
     .root = &memref_ops[MEMREF_ALLOCA_SCOPE],
     .benefit = 1,
     .convert = lower_alloca_scope},
};

const PatternTable alloca_scope_lowerings = PATTERN_TABLE(alloca_scope_rows);

// SPDX-License-Identifier: Apache-2.0
// Rewriters: each function unwraps handles and calls the library's own.
#include "rewrite/rewriter.h"

#include "capi/rewrite/patterns_internal.h"
#include "mlir-c/Rewrite.h"
#include "rewrite/rewriter_clone.h"

static Rewriter *unwrap(MlirRewriterBase rewriter) { return rewriter.ptr; }

static Builder *builder_of(MlirRewriterBase rewriter) {
  return &unwrap(rewriter)->builder;
}

//===- Insertion points ---------------------------------------------------===//

MlirContext mlirRewriterBaseGetContext(MlirRewriterBase rewriter) {
  return wrap_context(context_owner(builder_of(rewriter)->ctx));
}

void mlirRewriterBaseClearInsertionPoint(MlirRewriterBase rewriter) {
  builder_restore(builder_of(rewriter), (InsertionPoint){0});
}

void mlirRewriterBaseSetInsertionPointBefore(MlirRewriterBase rewriter,
                                             MlirOperation op) {
  builder_set_before(builder_of(rewriter), unwrap_op(op));
}

void mlirRewriterBaseSetInsertionPointAfter(MlirRewriterBase rewriter,
                                            MlirOperation op) {
  builder_set_after(builder_of(rewriter), unwrap_op(op));
}

void mlirRewriterBaseSetInsertionPointAfterValue(MlirRewriterBase rewriter,
                                                 MlirValue value) {
  Operation *op = value_defining_op(unwrap_value(value));
  if (op)
    builder_set_after(builder_of(rewriter), op);
  else
    builder_set_to_start(builder_of(rewriter),
                         value_block_argument(value.ptr)->owner);
}

void mlirRewriterBaseSetInsertionPointToStart(MlirRewriterBase rewriter,
                                              MlirBlock block) {
  builder_set_to_start(builder_of(rewriter), unwrap_block(block));
}

void mlirRewriterBaseSetInsertionPointToEnd(MlirRewriterBase rewriter,
                                            MlirBlock block) {
  builder_set_to_end(builder_of(rewriter), unwrap_block(block));
}

MlirBlock mlirRewriterBaseGetInsertionBlock(MlirRewriterBase rewriter) {
  return wrap_block(builder_of(rewriter)->block);
}

MlirBlock mlirRewriterBaseGetBlock(MlirRewriterBase rewriter) {
  return wrap_block(builder_of(rewriter)->block);
}

MlirOperation
mlirRewriterBaseGetOperationAfterInsertion(MlirRewriterBase rewriter) {
  return wrap_op(builder_of(rewriter)->before);
}

//===- Making -------------------------------------------------------------===//

MlirBlock mlirRewriterBaseCreateBlockBefore(MlirRewriterBase rewriter,
                                            MlirBlock insertBefore,
                                            intptr_t nArgTypes,
                                            MlirType const *argTypes,
                                            MlirLocation const *locations) {
  LocationList locs = {0};
  for (intptr_t i = 0; i < nArgTypes; i++)
    VECTOR_PUSH(&locs, unwrap_location(locations[i]));
  Block *before = unwrap_block(insertBefore);
  Block *block = rewriter_create_block(unwrap(rewriter), before->parent, before,
                                       unwrap_types(argTypes), locs.data,
                                       (uint32_t)nArgTypes);
  VECTOR_FREE(&locs);
  return wrap_block(block);
}

MlirOperation mlirRewriterBaseInsert(MlirRewriterBase rewriter,
                                     MlirOperation op) {
  builder_insert(builder_of(rewriter), unwrap_op(op));
  return op;
}

OpState capi_op_parts(const Operation *op, CapiOpParts *parts) {
  *parts = (CapiOpParts){0};
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&parts->operands, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&parts->types, op_result_type(op, i));
  for (uint32_t i = 0; i < op->num_successors; i++)
    VECTOR_PUSH(&parts->successors, op_successor(op, i));
  return (OpState){.def = op->def,
                   .loc = op->loc,
                   .operands = parts->operands.data,
                   .num_operands = op->num_operands,
                   .result_types = parts->types.data,
                   .num_results = op->num_results,
                   .successors = parts->successors.data,
                   .num_successors = op->num_successors,
                   .num_regions = op->num_regions,
                   .props = op_props(op),
                   .attrs = op->attrs};
}

void capi_op_parts_free(CapiOpParts *parts) {
  VECTOR_FREE(&parts->operands);
  VECTOR_FREE(&parts->types);
  VECTOR_FREE(&parts->successors);
}

MlirOperation mlirRewriterBaseClone(MlirRewriterBase rewriter,
                                    MlirOperation op) {
  return wrap_op(rewriter_clone(unwrap(rewriter), unwrap_op(op), NULL));
}

MlirOperation mlirRewriterBaseCloneWithoutRegions(MlirRewriterBase rewriter,
                                                  MlirOperation op) {
  CapiOpParts parts;
  OpState state = capi_op_parts(unwrap_op(op), &parts);
  Operation *copy = builder_create(builder_of(rewriter), &state);
  capi_op_parts_free(&parts);
  return wrap_op(copy);
}

void mlirRewriterBaseCloneRegionBefore(MlirRewriterBase rewriter,
                                       MlirRegion region, MlirBlock before) {
  rewriter_clone_region_before(unwrap(rewriter), unwrap_region(region),
                               unwrap_block(before), NULL);
}

void mlirRewriterBaseInlineRegionBefore(MlirRewriterBase rewriter,
                                        MlirRegion region, MlirBlock before) {
  rewriter_inline_region_before(unwrap(rewriter), unwrap_region(region),
                                unwrap_block(before)->parent,
                                unwrap_block(before));
}

//===- Replacing and erasing ----------------------------------------------===//

void mlirRewriterBaseReplaceOpWithValues(MlirRewriterBase rewriter,
                                         MlirOperation op, intptr_t nValues,
                                         MlirValue const *values) {
  (void)nValues;
  rewriter_replace_op(unwrap(rewriter), unwrap_op(op), unwrap_values(values));
}

/// The results of `op`, in memory to be freed.
static Value **results_of(Operation *op) {
  Value **values = mem_alloc(op->num_results * sizeof *values);
  for (uint32_t i = 0; i < op->num_results; i++)
    values[i] = op_result(op, i);
  return values;
}

void mlirRewriterBaseReplaceOpWithOperation(MlirRewriterBase rewriter,
                                            MlirOperation op,
                                            MlirOperation newOp) {
  Value **values = results_of(unwrap_op(newOp));
  rewriter_replace_op(unwrap(rewriter), unwrap_op(op), values);
  mem_free(values);
}

void mlirRewriterBaseEraseOp(MlirRewriterBase rewriter, MlirOperation op) {
  rewriter_erase_op(unwrap(rewriter), unwrap_op(op));
}

void mlirRewriterBaseEraseBlock(MlirRewriterBase rewriter, MlirBlock block) {
  rewriter_erase_block(unwrap(rewriter), unwrap_block(block));
}

void mlirRewriterBaseInlineBlockBefore(MlirRewriterBase rewriter,
                                       MlirBlock source, MlirOperation op,
                                       intptr_t nArgValues,
                                       MlirValue const *argValues) {
  (void)nArgValues;
  Operation *before = unwrap_op(op);
  rewriter_inline_block_before(unwrap(rewriter), unwrap_block(source),
                               before->block, before, unwrap_values(argValues));
}

void mlirRewriterBaseMergeBlocks(MlirRewriterBase rewriter, MlirBlock source,
                                 MlirBlock dest, intptr_t nArgValues,
                                 MlirValue const *argValues) {
  (void)nArgValues;
  // Not rewriter_merge_blocks, which may keep the other block.
  rewriter_inline_block_before(unwrap(rewriter), unwrap_block(source),
                               unwrap_block(dest), NULL,
                               unwrap_values(argValues));
}

//===- Moving and changing ------------------------------------------------===//

void mlirRewriterBaseMoveOpBefore(MlirRewriterBase rewriter, MlirOperation op,
                                  MlirOperation existingOp) {
  rewriter_move_op_before(unwrap(rewriter), unwrap_op(op),
                          unwrap_op(existingOp));
}

void mlirRewriterBaseMoveOpAfter(MlirRewriterBase rewriter, MlirOperation op,
                                 MlirOperation existingOp) {
  rewriter_move_op_after(unwrap(rewriter), unwrap_op(op),
                         unwrap_op(existingOp));
}

void mlirRewriterBaseMoveBlockBefore(MlirRewriterBase rewriter, MlirBlock block,
                                     MlirBlock existingBlock) {
  Rewriter *rw = unwrap(rewriter);
  Block *moved = unwrap_block(block);
  Region *previous = moved->parent;
  Block *after = moved->next;
  block_insert_before_block(moved, unwrap_block(existingBlock));
  if (rw->listener && rw->listener->block_inserted)
    rw->listener->block_inserted(rw->listener, moved, previous, after);
}

void mlirRewriterBaseStartOpModification(MlirRewriterBase rewriter,
                                         MlirOperation op) {
  rewriter_start_modify(unwrap(rewriter), unwrap_op(op));
}

void mlirRewriterBaseFinalizeOpModification(MlirRewriterBase rewriter,
                                            MlirOperation op) {
  rewriter_finalize_modify(unwrap(rewriter), unwrap_op(op));
}

void mlirRewriterBaseCancelOpModification(MlirRewriterBase rewriter,
                                          MlirOperation op) {
  rewriter_cancel_modify(unwrap(rewriter), unwrap_op(op));
}

//===- Uses ---------------------------------------------------------------===//

void mlirRewriterBaseReplaceAllUsesWith(MlirRewriterBase rewriter,
                                        MlirValue from, MlirValue to) {
  rewriter_replace_all_uses_with(unwrap(rewriter), unwrap_value(from),
                                 unwrap_value(to));
}

void mlirRewriterBaseReplaceAllValueRangeUsesWith(MlirRewriterBase rewriter,
                                                  intptr_t nValues,
                                                  MlirValue const *from,
                                                  MlirValue const *to) {
  for (intptr_t i = 0; i < nValues; i++)
    mlirRewriterBaseReplaceAllUsesWith(rewriter, from[i], to[i]);
}

void mlirRewriterBaseReplaceAllOpUsesWithValueRange(MlirRewriterBase rewriter,
                                                    MlirOperation from,
                                                    intptr_t nTo,
                                                    MlirValue const *to) {
  for (intptr_t i = 0; i < nTo; i++)
    mlirRewriterBaseReplaceAllUsesWith(rewriter,
                                       mlirOperationGetResult(from, i), to[i]);
}

void mlirRewriterBaseReplaceAllOpUsesWithOperation(MlirRewriterBase rewriter,
                                                   MlirOperation from,
                                                   MlirOperation to) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(from); i++)
    mlirRewriterBaseReplaceAllUsesWith(rewriter,
                                       mlirOperationGetResult(from, i),
                                       mlirOperationGetResult(to, i));
}

/// Moves one use, and tells the listeners.
static void replace_use(MlirRewriterBase rewriter, Use *use, Value *to) {
  Operation *owner = use->owner;
  rewriter_start_modify(unwrap(rewriter), owner);
  use_set(use, to);
  rewriter_finalize_modify(unwrap(rewriter), owner);
}

/// Is `op` in `block`, at any depth?
static bool is_within(const Operation *op, const Block *block) {
  while (op && op->block != block)
    op = op_parent(op);
  return op != NULL;
}

void mlirRewriterBaseReplaceOpUsesWithinBlock(MlirRewriterBase rewriter,
                                              MlirOperation op,
                                              intptr_t nNewValues,
                                              MlirValue const *newValues,
                                              MlirBlock block) {
  for (intptr_t i = 0; i < nNewValues; i++) {
    Use *next;
    Use *use = op_result(unwrap_op(op), (unsigned)i)->first_use;
    for (; use; use = next) {
      next = use->next;
      if (is_within(use->owner, unwrap_block(block)))
        replace_use(rewriter, use, unwrap_value(newValues[i]));
    }
  }
}

void mlirRewriterBaseReplaceAllUsesExcept(MlirRewriterBase rewriter,
                                          MlirValue from, MlirValue to,
                                          MlirOperation exceptedUser) {
  Use *next;
  for (Use *use = unwrap_value(from)->first_use; use; use = next) {
    next = use->next;
    if (use->owner != exceptedUser.ptr)
      replace_use(rewriter, use, unwrap_value(to));
  }
}

//===- Rewriters without a driver -----------------------------------------===//

MlirRewriterBase mlirIRRewriterCreate(MlirContext context) {
  CapiRewriter *rw = mem_alloc_zero(sizeof *rw);
  rewriter_init(&rw->rewriter, ctx_of(context));
  return (MlirRewriterBase){rw};
}

MlirRewriterBase mlirIRRewriterCreateFromOp(MlirOperation op) {
  MlirRewriterBase rewriter = mlirIRRewriterCreate(mlirOperationGetContext(op));
  mlirRewriterBaseSetInsertionPointBefore(rewriter, op);
  return rewriter;
}

void mlirIRRewriterDestroy(MlirRewriterBase rewriter) {
  mem_free(rewriter.ptr);
}

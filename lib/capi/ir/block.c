// SPDX-License-Identifier: Apache-2.0
// Blocks and regions. Both may be made before their context is known. A region
// without an operation is a Region on the heap whose parent is NULL; a block
// without arguments is marked as being on the heap.
#include "capi/capi_internal.h"

CapiContext *capi_block_owner(const Block *block) {
  if (!block->is_on_heap)
    return capi_owner(block);
  if (block->parent && block->parent->parent)
    return capi_owner(block->parent->parent);
  if (block->first)
    return capi_owner(block->first);
  return block->num_arguments ? capi_owner(block->arguments[0]->value.type)
                              : NULL;
}

void capi_block_erase(Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    while (block_argument(block, i)->first_use)
      use_set(block_argument(block, i)->first_use, NULL);
  CapiContext *context = capi_block_owner(block);
  // An empty region has nothing that belongs to a context.
  block_erase(context ? capi_handle(context) : NULL, block);
}

void capi_region_clear(Region *region) {
  FOR_EACH_BLOCK(block, region) {
    FOR_EACH_OP(op, block) {
      op_drop_all_references(op);
    }
  }
  while (region->first)
    capi_block_erase(region->first);
}

//===- Regions ------------------------------------------------------------===//

MlirRegion mlirRegionCreate(void) {
  return wrap_region(mem_alloc_zero(sizeof(Region)));
}

void mlirRegionDestroy(MlirRegion region) {
  capi_region_clear(unwrap_region(region));
  mem_free(region.ptr);
}

bool mlirRegionEqual(MlirRegion region, MlirRegion other) {
  return region.ptr == other.ptr;
}

MlirBlock mlirRegionGetFirstBlock(MlirRegion region) {
  return wrap_block(unwrap_region(region)->first);
}

void mlirRegionAppendOwnedBlock(MlirRegion region, MlirBlock block) {
  region_append_block(unwrap_region(region), unwrap_block(block));
}

/// Inserts it in front of `before` (NULL: at the end).
static void insert_block(Region *region, Block *before, Block *block) {
  if (before)
    block_insert_before_block(block, before);
  else
    region_append_block(region, block);
}

void mlirRegionInsertOwnedBlock(MlirRegion region, intptr_t pos,
                                MlirBlock block) {
  Block *before = unwrap_region(region)->first;
  while (before && pos-- > 0)
    before = before->next;
  insert_block(unwrap_region(region), before, unwrap_block(block));
}

void mlirRegionInsertOwnedBlockAfter(MlirRegion region, MlirBlock reference,
                                     MlirBlock block) {
  Block *before = reference.ptr ? unwrap_block(reference)->next
                                : unwrap_region(region)->first;
  insert_block(unwrap_region(region), before, unwrap_block(block));
}

void mlirRegionInsertOwnedBlockBefore(MlirRegion region, MlirBlock reference,
                                      MlirBlock block) {
  insert_block(unwrap_region(region), unwrap_block(reference),
               unwrap_block(block));
}

MlirRegion mlirRegionGetNextInOperation(MlirRegion region) {
  const Region *object = unwrap_region(region);
  const Operation *op = object->parent;
  bool has_next = op && object->index + 1 < op->num_regions;
  return wrap_region(has_next ? op_region(op, object->index + 1) : NULL);
}

void mlirRegionTakeBody(MlirRegion target, MlirRegion source) {
  if (target.ptr == source.ptr)
    return;
  capi_region_clear(unwrap_region(target));
  region_take_blocks(unwrap_region(target), unwrap_region(source));
}

//===- Blocks -------------------------------------------------------------===//

MlirBlock mlirBlockCreate(intptr_t nArgs, MlirType const *args,
                          MlirLocation const *locs) {
  if (nArgs <= 0)
    return wrap_block(block_create_alone());
  Context *ctx = capi_ctx_of(args[0].ptr);
  Block *block = block_create(ctx);
  block_reserve_arguments(ctx, block, (uint32_t)nArgs);
  for (intptr_t i = 0; i < nArgs; i++)
    block_add_argument(ctx, block, unwrap_type(args[i]),
                       unwrap_location(locs[i]));
  return wrap_block(block);
}

void mlirBlockDestroy(MlirBlock block) {
  capi_block_erase(unwrap_block(block));
}

void mlirBlockDetach(MlirBlock block) { block_remove(unwrap_block(block)); }

bool mlirBlockEqual(MlirBlock block, MlirBlock other) {
  return block.ptr == other.ptr;
}

MlirOperation mlirBlockGetParentOperation(MlirBlock block) {
  const Region *region = unwrap_block(block)->parent;
  return wrap_op(region ? region->parent : NULL);
}

MlirRegion mlirBlockGetParentRegion(MlirBlock block) {
  return wrap_region(unwrap_block(block)->parent);
}

MlirBlock mlirBlockGetNextInRegion(MlirBlock block) {
  return wrap_block(unwrap_block(block)->next);
}

//===- Operations of a block ----------------------------------------------===//

MlirOperation mlirBlockGetFirstOperation(MlirBlock block) {
  return wrap_op(unwrap_block(block)->first);
}

MlirOperation mlirBlockGetTerminator(MlirBlock block) {
  const Operation *last = unwrap_block(block)->last;
  bool is_terminator = last && (last->def->is_unregistered ||
                                op_has_trait(last, TRAIT_TERMINATOR));
  return wrap_op(is_terminator ? last : NULL);
}

void mlirBlockAppendOwnedOperation(MlirBlock block, MlirOperation operation) {
  block_append_op(unwrap_block(block), unwrap_op(operation));
}

void mlirBlockInsertOwnedOperation(MlirBlock block, intptr_t pos,
                                   MlirOperation operation) {
  Operation *before = unwrap_block(block)->first;
  while (before && pos-- > 0)
    before = before->next;
  block_insert_before(unwrap_block(block), before, unwrap_op(operation));
}

void mlirBlockInsertOwnedOperationAfter(MlirBlock block,
                                        MlirOperation reference,
                                        MlirOperation operation) {
  Operation *before =
      reference.ptr ? unwrap_op(reference)->next : unwrap_block(block)->first;
  block_insert_before(unwrap_block(block), before, unwrap_op(operation));
}

void mlirBlockInsertOwnedOperationBefore(MlirBlock block,
                                         MlirOperation reference,
                                         MlirOperation operation) {
  block_insert_before(unwrap_block(block), unwrap_op(reference),
                      unwrap_op(operation));
}

//===- Arguments ----------------------------------------------------------===//

intptr_t mlirBlockGetNumArguments(MlirBlock block) {
  return unwrap_block(block)->num_arguments;
}

MlirValue mlirBlockAddArgument(MlirBlock block, MlirType type,
                               MlirLocation loc) {
  return wrap_value(block_add_argument(capi_ctx_of(type.ptr),
                                       unwrap_block(block), unwrap_type(type),
                                       unwrap_location(loc)));
}

MlirValue mlirBlockInsertArgument(MlirBlock block, intptr_t pos, MlirType type,
                                  MlirLocation loc) {
  return wrap_value(block_insert_argument(
      capi_ctx_of(type.ptr), unwrap_block(block), (unsigned)pos,
      unwrap_type(type), unwrap_location(loc)));
}

void mlirBlockEraseArgument(MlirBlock block, unsigned index) {
  Value *value = block_argument(unwrap_block(block), index);
  while (value->first_use)
    use_set(value->first_use, NULL);
  block_erase_argument(capi_ctx_of(value), unwrap_block(block), index);
}

MlirValue mlirBlockGetArgument(MlirBlock block, intptr_t pos) {
  return wrap_value(block_argument(unwrap_block(block), (unsigned)pos));
}

//===- Control flow -------------------------------------------------------===//

intptr_t mlirBlockGetNumSuccessors(MlirBlock block) {
  const Operation *last = unwrap_block(block)->last;
  return last ? last->num_successors : 0;
}

MlirBlock mlirBlockGetSuccessor(MlirBlock block, intptr_t pos) {
  return wrap_block(op_successor(unwrap_block(block)->last, (unsigned)pos));
}

intptr_t mlirBlockGetNumPredecessors(MlirBlock block) {
  intptr_t count = 0;
  FOR_EACH_PREDECESSOR(use, unwrap_block(block))
    count++;
  return count;
}

MlirBlock mlirBlockGetPredecessor(MlirBlock block, intptr_t pos) {
  const BlockUse *use = unwrap_block(block)->first_use;
  while (use && pos-- > 0)
    use = use->next;
  return wrap_block(use ? use->owner->block : NULL);
}

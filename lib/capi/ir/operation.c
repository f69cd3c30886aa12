// SPDX-License-Identifier: Apache-2.0
// Operations: their parts, place, and end.
#include "capi/capi_internal.h"
#include "ir/equivalence.h"
#include "ir/verify/verifier.h"
#include "ir/walk.h"

//===- Life ---------------------------------------------------------------===//

MlirOperation mlirOperationClone(MlirOperation op) {
  return wrap_op(op_clone(capi_ctx_of(op.ptr), unwrap_op(op), NULL));
}

/// Takes the value from each remaining use, so that none points to memory that
/// is reused.
static void drop_uses(Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    while (op_result(op, i)->first_use)
      use_set(op_result(op, i)->first_use, NULL);
}

void mlirOperationDestroy(MlirOperation op) {
  drop_uses(unwrap_op(op));
  op_erase(capi_ctx_of(op.ptr), unwrap_op(op));
}

void mlirOperationRemoveFromParent(MlirOperation op) {
  op_remove(unwrap_op(op));
}

bool mlirOperationEqual(MlirOperation op, MlirOperation other) {
  return op.ptr == other.ptr;
}

size_t mlirOperationHashValue(MlirOperation op) {
  return (size_t)op_hash(op.ptr);
}

MlirContext mlirOperationGetContext(MlirOperation op) {
  return wrap_context(capi_owner(op.ptr));
}

MlirLocation mlirOperationGetLocation(MlirOperation op) {
  return wrap_location(capi_ctx_of(op.ptr), unwrap_op(op)->loc);
}

void mlirOperationSetLocation(MlirOperation op, MlirLocation loc) {
  unwrap_op(op)->loc = unwrap_location(loc);
}

MlirTypeID mlirOperationGetTypeID(MlirOperation op) {
  const OpDef *def = unwrap_op(op)->def;
  return wrap_type_id(def->is_unregistered ? NULL : def);
}

MlirIdentifier mlirOperationGetName(MlirOperation op) {
  return wrap_identifier(capi_ctx_of(op.ptr), op_name(op.ptr));
}

bool mlirOperationVerify(MlirOperation op) {
  Context *ctx = capi_ctx_of(op.ptr);
  bool is_valid = op_verify(ctx, unwrap_op(op));
  capi_deliver(capi_owner(op.ptr), ctx);
  return is_valid;
}

//===- Place --------------------------------------------------------------===//

MlirBlock mlirOperationGetBlock(MlirOperation op) {
  return wrap_block(unwrap_op(op)->block);
}

MlirOperation mlirOperationGetParentOperation(MlirOperation op) {
  return wrap_op(op_parent(unwrap_op(op)));
}

MlirOperation mlirOperationGetNextInBlock(MlirOperation op) {
  return wrap_op(unwrap_op(op)->next);
}

void mlirOperationMoveAfter(MlirOperation op, MlirOperation other) {
  Operation *after = unwrap_op(other);
  if (unwrap_op(op) != after && after->next != unwrap_op(op))
    block_insert_before(after->block, after->next, unwrap_op(op));
}

void mlirOperationMoveBefore(MlirOperation op, MlirOperation other) {
  op_move_before(unwrap_op(op), unwrap_op(other));
}

bool mlirOperationIsBeforeInBlock(MlirOperation op, MlirOperation other) {
  return op_is_before_in_block(unwrap_op(op), unwrap_op(other));
}

/// The next operation is found before the callback runs, which may erase this
/// one. Only operations inside of it are found afterwards.
static void walk_preorder(Operation *root, MlirOperationWalkCallback callback,
                          void *user) {
  Operation *op = root;
  while (op) {
    Operation *after = walk_next_skipping_regions(root, op);
    MlirWalkResult result = callback(wrap_op(op), user);
    if (result == MlirWalkResultInterrupt)
      return;
    bool enters = result != MlirWalkResultSkip && op->num_regions;
    op = enters ? walk_next_preorder(root, op) : after;
  }
}

static void walk_postorder(Operation *root, MlirOperationWalkCallback callback,
                           void *user) {
  Operation *op = walk_first_postorder(root);
  while (op) {
    Operation *next = op == root ? NULL : walk_next_postorder(root, op);
    if (callback(wrap_op(op), user) == MlirWalkResultInterrupt)
      return;
    op = next;
  }
}

void mlirOperationWalk(MlirOperation op, MlirOperationWalkCallback callback,
                       void *userData, MlirWalkOrder walkOrder) {
  if (walkOrder == MlirWalkPreOrder)
    walk_preorder(unwrap_op(op), callback, userData);
  else
    walk_postorder(unwrap_op(op), callback, userData);
}

//===- Regions, operands, results, successors -----------------------------===//

intptr_t mlirOperationGetNumRegions(MlirOperation op) {
  return unwrap_op(op)->num_regions;
}

MlirRegion mlirOperationGetRegion(MlirOperation op, intptr_t pos) {
  return wrap_region(op_region(unwrap_op(op), (unsigned)pos));
}

MlirRegion mlirOperationGetFirstRegion(MlirOperation op) {
  Operation *object = unwrap_op(op);
  return wrap_region(object->num_regions ? op_region(object, 0) : NULL);
}

intptr_t mlirOperationGetNumOperands(MlirOperation op) {
  return unwrap_op(op)->num_operands;
}

MlirValue mlirOperationGetOperand(MlirOperation op, intptr_t pos) {
  return wrap_value(op_operand(unwrap_op(op), (unsigned)pos));
}

void mlirOperationSetOperand(MlirOperation op, intptr_t pos,
                             MlirValue newValue) {
  op_set_operand(unwrap_op(op), (unsigned)pos, unwrap_value(newValue));
}

void mlirOperationSetOperands(MlirOperation op, intptr_t nOperands,
                              MlirValue const *operands) {
  op_set_operands(capi_ctx_of(op.ptr), unwrap_op(op), unwrap_values(operands),
                  (uint32_t)nOperands);
}

intptr_t mlirOperationGetNumResults(MlirOperation op) {
  return unwrap_op(op)->num_results;
}

MlirValue mlirOperationGetResult(MlirOperation op, intptr_t pos) {
  return wrap_value(op_result(unwrap_op(op), (unsigned)pos));
}

intptr_t mlirOperationGetNumSuccessors(MlirOperation op) {
  return unwrap_op(op)->num_successors;
}

MlirBlock mlirOperationGetSuccessor(MlirOperation op, intptr_t pos) {
  return wrap_block(op_successor(unwrap_op(op), (unsigned)pos));
}

void mlirOperationSetSuccessor(MlirOperation op, intptr_t pos,
                               MlirBlock block) {
  op_set_successor(unwrap_op(op), (unsigned)pos, unwrap_block(block));
}

void mlirOperationReplaceUsesOfWith(MlirOperation op, MlirValue of,
                                    MlirValue with) {
  Operation *object = unwrap_op(op);
  for (unsigned i = 0; i < object->num_operands; i++)
    if (op_operand(object, i) == of.ptr)
      op_set_operand(object, i, unwrap_value(with));
}

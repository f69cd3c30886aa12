// SPDX-License-Identifier: Apache-2.0
// What the types of memref.extract_strided_metadata say of its results. In the
// reference tool folding the operation makes arith.constants in their place;
// made while folding, they are not converted with the rest. Here they are made
// before the conversion, and marked as legal in it.
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_patterns.h"
#include "ir/walk.h"
#include "passes/convert_std_to_llvm/lowering.h"

/// The operations from behind `before` (NULL: the block's start) up to `op`.
static void remember_constants(PtrMap *constants, Operation *before,
                               Operation *op) {
  Operation *made = before ? before->next : op->block->first;
  for (; made != op; made = made->next)
    ptr_map_set(constants, made, made);
}

void lowering_fold_metadata(Context *ctx, Operation *root, PtrMap *constants) {
  Rewriter rw;
  rewriter_init(&rw, ctx);
  FOR_EACH_OP_PREORDER(op, root) {
    if (!op_is(op, &memref_ops[MEMREF_EXTRACT_STRIDED_METADATA]))
      continue;
    Operation *before = op->prev;
    while (memref_make_metadata_constant(NULL, op, &rw))
      continue;
    remember_constants(constants, before, op);
  }
}

static LegalityAction is_made_constant(const Operation *op, const void *user) {
  const PtrMap *constants = user;
  return ptr_map_has(constants, op) ? LEGALITY_LEGAL : LEGALITY_UNKNOWN;
}

void lowering_keep_constants(ConversionTarget *target,
                             const PtrMap *constants) {
  if (constants->size)
    conversion_target_add_dynamic_op(target, &arith_ops[ARITH_CONSTANT],
                                     is_made_constant, constants);
}

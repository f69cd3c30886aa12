// SPDX-License-Identifier: Apache-2.0
// LLVM IR tells the edges into a block apart by the block that they come from,
// so a terminator may name a block with arguments only once. Each repetition
// goes through a new block with the same arguments that branches on. Follows
// mlir::LLVM::ensureDistinctSuccessors.
#include "dialects/llvm/llvm_build.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/walk.h"
#include "support/hash_table.h"

/// A block at the end of `region` that hands its arguments on to `dest`.
static Block *create_detour(Context *ctx, Region *region, Block *dest,
                            Location loc) {
  VECTOR(const Type *) types = {0};
  VECTOR(Location) locs = {0};
  VECTOR(Value *) arguments = {0};
  for (uint32_t i = 0; i < dest->num_arguments; i++) {
    VECTOR_PUSH(&types, value_type(block_argument(dest, i)));
    VECTOR_PUSH(&locs, value_location(block_argument(dest, i)));
  }
  Builder builder;
  builder_init(&builder, ctx);
  Block *detour = builder_create_block(&builder, region, NULL, types.data,
                                       locs.data, (uint32_t)types.size);
  for (uint32_t i = 0; i < detour->num_arguments; i++)
    VECTOR_PUSH(&arguments, block_argument(detour, i));
  builder_set_to_end(&builder, detour);
  llvm_build_br(&builder, loc, dest, arguments.data, (uint32_t)arguments.size);
  VECTOR_FREE(&types);
  VECTOR_FREE(&locs);
  VECTOR_FREE(&arguments);
  return detour;
}

/// Can llvm.br pass the arguments of `block`?
static bool takes_llvm_types(const Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    if (!llvm_type_is_compatible(value_type(block_argument(block, i))))
      return false;
  return true;
}

/// Gives each successor that is repeated a block of its own. A block whose
/// arguments have other types than LLVM's keeps its repetitions: mlir-opt makes
/// an invalid branch of them.
static void separate_successors(Context *ctx, Operation *op, PtrMap *seen) {
  ptr_map_clear(seen);
  for (unsigned i = 0; i < op->num_successors; i++) {
    Block *dest = op_successor(op, i);
    if (dest->num_arguments && ptr_map_has(seen, dest) &&
        takes_llvm_types(dest))
      op_set_successor(op, i,
                       create_detour(ctx, op->block->parent, dest, op->loc));
    ptr_map_set(seen, dest, dest);
  }
}

void llvm_ensure_distinct_successors(Context *ctx, Operation *root) {
  PtrMap seen = {0};
  FOR_EACH_OP_PREORDER(op, root)
    if (op->num_successors > 1)
      separate_successors(ctx, op, &seen);
  ptr_map_free(&seen);
}

// SPDX-License-Identifier: Apache-2.0
// Copies of operations with their regions.
//
// A walk visits the original in preorder and creates the copies, with the
// operands that are known by then. Copies whose operands or successors have no
// copy yet are remembered, and looked at again at the end. Where the caller
// asks for no mapping, what is in an operation that is isolated from above has
// one of its own, which is forgotten after it: so it stays small, and in the
// caches.
#include "ir/clone.h"

#include "ir/walk.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// A copy with an operand or successor that was not copied yet, if ever.
typedef struct Deferred {
  const Operation *op;
  Operation *copy;
} Deferred;

/// State of one copy; the arrays are reused for each operation.
typedef struct Cloner {
  Context *ctx;
  PtrMap *mapping;
  VECTOR(Deferred) deferred;
  VECTOR(Value *) operands;
  VECTOR(Block *) successors;
  VECTOR(const Type *) result_types;
} Cloner;

static Value *mapped_value(const Cloner *cloner, Value *value) {
  Value *mapped = ptr_map_get(cloner->mapping, value);
  return mapped ? mapped : value;
}

static Block *mapped_block(const Cloner *cloner, Block *block) {
  Block *mapped = ptr_map_get(cloner->mapping, block);
  return mapped ? mapped : block;
}

/// As mapped_value; says in `is_deferred` if there is no copy.
static Value *mapped_operand(const Cloner *cloner, Value *value,
                             bool *is_deferred) {
  Value *mapped = ptr_map_get(cloner->mapping, value);
  *is_deferred |= !mapped;
  return mapped ? mapped : value;
}

/// Copies a block with its arguments, but without operations.
static Block *clone_block(Cloner *cloner, const Block *block) {
  Block *copy = block_create(cloner->ctx);
  ptr_map_set(cloner->mapping, block, copy);
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    const BlockArgument *argument = block->arguments[i];
    Value *value = block_add_argument(cloner->ctx, copy, argument->value.type,
                                      argument->loc);
    ptr_map_set(cloner->mapping, &argument->value, value);
  }
  return copy;
}

static void clone_blocks(Cloner *cloner, const Region *from, Region *to) {
  FOR_EACH_BLOCK(block, from)
    region_append_block(to, clone_block(cloner, block));
}

/// Copies the blocks of all regions of `op`, without operations.
static void clone_all_blocks(Cloner *cloner, const Operation *op,
                             Operation *copy) {
  for (unsigned i = 0; i < op->num_regions; i++)
    clone_blocks(cloner, op_region(op, i), op_region(copy, i));
}

/// Copy of `op` with empty regions.
static Operation *clone_alone(Cloner *cloner, const Operation *op) {
  // A copied block has a place already, others may get one later.
  bool is_deferred = false;
  cloner->operands.size = 0;
  cloner->successors.size = 0;
  cloner->result_types.size = 0;
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&cloner->operands,
                mapped_operand(cloner, op_operand(op, i), &is_deferred));
  for (uint32_t i = 0; i < op->num_successors; i++) {
    Block *block = ptr_map_get(cloner->mapping, op_successor(op, i));
    is_deferred |= !block;
    VECTOR_PUSH(&cloner->successors, block ? block : op_successor(op, i));
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&cloner->result_types, op_result_type(op, i));
  OpState state = {
      .def = op->def,
      .loc = op->loc,
      .operands = cloner->operands.data,
      .result_types = cloner->result_types.data,
      .successors = cloner->successors.data,
      .props = op_props(op),
      .attrs = op->attrs,
      .num_operands = op->num_operands,
      .num_results = op->num_results,
      .num_successors = op->num_successors,
      .num_regions = op->num_regions,
  };
  Operation *copy = op_create(cloner->ctx, &state);
  for (uint32_t i = 0; i < op->num_results; i++)
    ptr_map_set(cloner->mapping, op_result(op, i), op_result(copy, i));
  if (is_deferred)
    VECTOR_PUSH(&cloner->deferred, (Deferred){op, copy});
  return copy;
}

/// Copy of `op` with copies of its blocks, but none of the operations in them.
static Operation *clone_shell(Cloner *cloner, const Operation *op) {
  Operation *copy = clone_alone(cloner, op);
  clone_all_blocks(cloner, op, copy);
  return copy;
}

static void remap_references(const Cloner *cloner, const Operation *op,
                             Operation *copy) {
  assert(copy->def == op->def && copy->num_operands == op->num_operands);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    Value *value = mapped_value(cloner, op_operand(op, i));
    if (value != op_operand(copy, i))
      op_set_operand(copy, i, value);
  }
  for (uint32_t i = 0; i < op->num_successors; i++) {
    Block *block = mapped_block(cloner, op_successor(op, i));
    if (block != op_successor(copy, i))
      op_set_successor(copy, i, block);
  }
}

/// Fills the regions of the copy of `root`, whose blocks exist already.
static void clone_inner_ops(Cloner *cloner, Operation *root) {
  for (Operation *op = walk_next_preorder(root, root); op;
       op = walk_next_preorder(root, op)) {
    Block *block = ptr_map_get(cloner->mapping, op->block);
    assert(block && block->parent);
    block_append_op(block, clone_shell(cloner, op));
  }
}

static void cloner_free(Cloner *cloner) {
  VECTOR_FREE(&cloner->deferred);
  VECTOR_FREE(&cloner->operands);
  VECTOR_FREE(&cloner->successors);
  VECTOR_FREE(&cloner->result_types);
}

/// Sets what was not known when the copies were made.
static void remap_deferred(Cloner *cloner) {
  for (size_t i = 0; i < cloner->deferred.size; i++)
    remap_references(cloner, cloner->deferred.data[i].op,
                     cloner->deferred.data[i].copy);
  cloner->deferred.size = 0;
}

/// Copy of `op` with all that is in it, which is mapped in `inner`, an empty
/// map, if `op` is isolated from above.
static Operation *clone_child(Cloner *cloner, Operation *op, PtrMap *inner) {
  Operation *copy = clone_alone(cloner, op);
  if (!op_has_trait(op, TRAIT_ISOLATED)) {
    clone_all_blocks(cloner, op, copy);
    clone_inner_ops(cloner, op);
    return copy;
  }
  Cloner inside = {.ctx = cloner->ctx, .mapping = inner};
  clone_all_blocks(&inside, op, copy);
  clone_inner_ops(&inside, op);
  remap_deferred(&inside);
  cloner_free(&inside);
  ptr_map_clear(inner);
  return copy;
}

/// Fills the regions of the copy of `root`, as clone_inner_ops, with a mapping
/// of its own for each isolated operation directly in it.
static void clone_isolated_ops(Cloner *cloner, Operation *root) {
  PtrMap inner = {0};
  for (unsigned i = 0; i < root->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(root, i)) {
      Block *block_copy = ptr_map_get(cloner->mapping, block);
      FOR_EACH_OP(op, block)
        block_append_op(block_copy, clone_child(cloner, op, &inner));
    }
  ptr_map_free(&inner);
}

Operation *op_clone(Context *ctx, const Operation *op, PtrMap *mapping) {
  PtrMap own_mapping = {0};
  Cloner cloner = {.ctx = ctx, .mapping = mapping ? mapping : &own_mapping};
  Operation *copy = clone_shell(&cloner, op);
  // The walk only reads; its cursor is not const because it serves writers too.
  Operation *root = (Operation *)(uintptr_t)op;
  cloner.deferred.size = 0; // What it has from outside stays.
  if (mapping)
    clone_inner_ops(&cloner, root);
  else
    clone_isolated_ops(&cloner, root);
  remap_deferred(&cloner);
  assert(!copy->block && copy->num_regions == op->num_regions);
  cloner_free(&cloner);
  ptr_map_free(&own_mapping);
  return copy;
}

/// Copies the operations of `from` in front of `point`, or to the end of `to`.
static void clone_ops(Cloner *cloner, const Block *from, Block *to,
                      Operation *point) {
  FOR_EACH_OP(op, from) {
    block_insert_before(to, point, clone_shell(cloner, op));
    clone_inner_ops(cloner, op);
  }
}

void region_clone_before(Context *ctx, const Region *from, Region *to,
                         Block *before, PtrMap *mapping) {
  assert(from != to && mapping && (!before || before->parent == to));
  Block *last = to->last;
  Cloner cloner = {.ctx = ctx, .mapping = mapping};
  clone_blocks(&cloner, from, to);
  FOR_EACH_BLOCK(block, from)
    clone_ops(&cloner, block, ptr_map_get(mapping, block), NULL);
  remap_deferred(&cloner);
  cloner_free(&cloner);
  Block *copied = last ? last->next : to->first;
  while (before && copied) {
    Block *next = copied->next;
    block_remove(copied);
    block_insert_before_block(copied, before);
    copied = next;
  }
}

Operation *region_clone_into(Context *ctx, const Region *from, Block *entry,
                             Operation *point, Block *before, PtrMap *mapping) {
  assert(from->first && (!point || point->block == entry));
  Cloner cloner = {.ctx = ctx, .mapping = mapping};
  const Operation *previous = point ? point->prev : entry->last;
  const Block *second = from->first->next;
  ptr_map_set(mapping, from->first, entry);
  for (const Block *block = second; block; block = block->next)
    block_insert_before_block(clone_block(&cloner, block), before);
  clone_ops(&cloner, from->first, entry, point);
  for (const Block *block = second; block; block = block->next)
    clone_ops(&cloner, block, ptr_map_get(mapping, block), NULL);
  Operation *first = previous ? previous->next : entry->first;
  remap_deferred(&cloner);
  cloner_free(&cloner);
  return first;
}

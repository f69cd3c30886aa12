// SPDX-License-Identifier: Apache-2.0
// Copies of operations with their regions.
//
// Two walks visit the original in preorder. The first creates the copies, with
// the operands that are known by then. The second, in step with the copy, sets
// the operands and successors that were defined later.
#include "ir/clone.h"

#include "ir/walk.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// State of one copy; the arrays are reused for each operation.
typedef struct Cloner {
  Context *ctx;
  PtrMap *mapping;
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

/// Copy of `op` with copies of its blocks, but none of the operations in them.
static Operation *clone_shell(Cloner *cloner, const Operation *op) {
  cloner->operands.size = 0;
  cloner->successors.size = 0;
  cloner->result_types.size = 0;
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&cloner->operands, mapped_value(cloner, op_operand(op, i)));
  for (uint32_t i = 0; i < op->num_successors; i++)
    VECTOR_PUSH(&cloner->successors, mapped_block(cloner, op_successor(op, i)));
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
  for (unsigned i = 0; i < op->num_regions; i++)
    clone_blocks(cloner, op_region(op, i), op_region(copy, i));
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

static void remap_inner_references(const Cloner *cloner, Operation *root,
                                   Operation *copy) {
  Operation *op = walk_next_preorder(root, root);
  Operation *op_copy = walk_next_preorder(copy, copy);
  while (op) {
    remap_references(cloner, op, op_copy);
    op = walk_next_preorder(root, op);
    op_copy = walk_next_preorder(copy, op_copy);
  }
  assert(!op_copy); // Both nests have the same shape.
}

static void cloner_free(Cloner *cloner) {
  VECTOR_FREE(&cloner->operands);
  VECTOR_FREE(&cloner->successors);
  VECTOR_FREE(&cloner->result_types);
}

Operation *op_clone(Context *ctx, const Operation *op, PtrMap *mapping) {
  PtrMap own_mapping = {0};
  Cloner cloner = {.ctx = ctx, .mapping = mapping ? mapping : &own_mapping};
  Operation *copy = clone_shell(&cloner, op);
  // The walk only reads; its cursor is not const because it serves writers too.
  Operation *root = (Operation *)(uintptr_t)op;
  if (op->num_regions) {
    clone_inner_ops(&cloner, root);
    remap_inner_references(&cloner, root, copy);
  }
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

/// `copy` is the copy of the first operation of `from`.
static void remap_ops(const Cloner *cloner, const Block *from,
                      Operation *copy) {
  FOR_EACH_OP(op, from) {
    remap_references(cloner, op, copy);
    remap_inner_references(cloner, op, copy);
    copy = copy->next;
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
  FOR_EACH_BLOCK(block, from) {
    const Block *copy = ptr_map_get(mapping, block);
    remap_ops(&cloner, block, copy->first);
  }
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
  remap_ops(&cloner, from->first, first);
  for (const Block *block = second; block; block = block->next) {
    const Block *copy = ptr_map_get(mapping, block);
    remap_ops(&cloner, block, copy->first);
  }
  cloner_free(&cloner);
  return first;
}

// SPDX-License-Identifier: Apache-2.0
// Builder: creation at an insertion point.
#include "ir/builder.h"

void builder_init(Builder *builder, Context *ctx) {
  *builder = (Builder){.ctx = ctx};
}

void builder_set_before(Builder *builder, Operation *op) {
  builder->block = op->block;
  builder->before = op;
}

void builder_set_after(Builder *builder, Operation *op) {
  builder->block = op->block;
  builder->before = op->next;
}

void builder_set_to_start(Builder *builder, Block *block) {
  builder->block = block;
  builder->before = block->first;
}

void builder_set_to_end(Builder *builder, Block *block) {
  builder->block = block;
  builder->before = NULL;
}

void builder_insert(Builder *builder, Operation *op) {
  assert(!op->block);
  assert(!builder->before || builder->before->block == builder->block);
  if (builder->block)
    block_insert_before(builder->block, builder->before, op);
  if (builder->op_inserted)
    builder->op_inserted(builder, op);
}

Operation *builder_create(Builder *builder, const OpState *state) {
  Operation *op = op_create(builder->ctx, state);
  builder_insert(builder, op);
  return op;
}

Operation *builder_create_op(Builder *builder, const OpDef *def, Location loc,
                             Value *const *operands, uint32_t num_operands,
                             const Type *result,
                             const Attribute *const *props) {
  OpState state = {
      .def = def,
      .loc = loc,
      .operands = operands,
      .result_types = &result,
      .props = props,
      .num_operands = num_operands,
      .num_results = result ? 1 : 0,
  };
  return builder_create(builder, &state);
}

Block *builder_create_block(Builder *builder, Region *region, Block *before,
                            const Type *const *types, const Location *locs,
                            uint32_t count) {
  assert(!before || before->parent == region);
  Block *block = block_create(builder->ctx);
  for (uint32_t i = 0; i < count; i++)
    block_add_argument(builder->ctx, block, types[i], locs[i]);
  if (before)
    block_insert_before_block(block, before);
  else
    region_append_block(region, block);
  builder_set_to_end(builder, block);
  if (builder->block_created)
    builder->block_created(builder, block);
  return block;
}

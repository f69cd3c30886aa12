// SPDX-License-Identifier: Apache-2.0
// Operations: their allocation, operands, successors and use lists.
//
// An operation keeps its operands inside its allocation until their number
// changes. From then on the slot after the properties points to an array with
// a header that says how many operands were inside, so that the size of the
// allocation is known when it is freed. The slot is always there: the operand
// storage of an operation without operands is one pointer.
#include "ir/operation_internal.h"

#include <string.h>

#include "support/memory.h"

/// The header of an out-of-line operand array.
typedef struct OperandHeader {
  uint32_t capacity;
  uint32_t num_inline; ///< Operands that fit in the allocation.
} OperandHeader;

/// Makes `use` valid at its new address.
static void use_relocate(Use *to, Use *from) {
  *to = *from;
  if (!to->value)
    return;
  *to->back = to;
  if (to->next)
    to->next->back = &to->next;
}

static void block_use_link(BlockUse *use, Block *block) {
  assert(!block->first_use || block->first_use->back == &block->first_use);
  use->block = block;
  use->back = &block->first_use;
  use->next = block->first_use;
  if (use->next)
    use->next->back = &use->next;
  block->first_use = use;
}

static void block_use_set(BlockUse *use, Block *block) {
  if (use->block) {
    assert(*use->back == use);
    *use->back = use->next;
    if (use->next)
      use->next->back = use->back;
    use->block = NULL;
  }
  if (block)
    block_use_link(use, block);
}

static size_t inline_operand_size(uint32_t num_operands) {
  return num_operands ? num_operands * sizeof(Use) : sizeof(Use *);
}

/// Bytes of the allocation, with room for `num_inline` operands.
static size_t allocation_size(const Operation *op, uint32_t num_inline) {
  return sizeof(Operation) + op->num_results * sizeof(Value) +
         op->num_successors * sizeof(BlockUse) +
         op->num_regions * sizeof(Region) +
         op->num_props * sizeof(Attribute *) + inline_operand_size(num_inline);
}

static size_t operand_array_size(uint32_t capacity) {
  return sizeof(OperandHeader) + capacity * sizeof(Use);
}

static OperandHeader *operand_header(const Operation *op) {
  return (OperandHeader *)(void *)op_operand_slots(op) - 1;
}

/// Each of these fills in a part of a new operation, and gives where the next
/// part begins.
static BlockUse *init_results(Operation *op, const OpState *state) {
  Value *result = op->results;
  bool is_constant = op_has_trait(op, TRAIT_CONSTANT_LIKE);
  for (uint32_t i = 0; i < state->num_results; i++, result++) {
    assert(state->result_types[i]);
    *result = (Value){.type = state->result_types[i],
                      .first_use = NULL,
                      .index = i,
                      .kind = VALUE_RESULT,
                      .is_constant = is_constant};
  }
  return (BlockUse *)(void *)result;
}

static Region *init_successors(Operation *op, BlockUse *slot,
                               const OpState *state) {
  for (uint32_t i = 0; i < state->num_successors; i++, slot++) {
    *slot = (BlockUse){.owner = op};
    if (state->successors[i])
      block_use_link(slot, state->successors[i]);
  }
  return (Region *)(void *)slot;
}

static const Attribute **init_regions(Operation *op, Region *region,
                                      const OpState *state) {
  for (uint32_t i = 0; i < state->num_regions; i++, region++)
    *region = (Region){.parent = op, .index = i};
  return (const Attribute **)(void *)region;
}

static Use *init_props(const Attribute **prop, uint32_t num_props,
                       const OpState *state) {
  for (uint32_t i = 0; i < num_props; i++, prop++)
    *prop = state->props ? state->props[i] : NULL;
  return (Use *)(void *)prop;
}

static void init_operands(Operation *op, Use *slot, const OpState *state) {
  for (uint32_t i = 0; i < state->num_operands; i++, slot++) {
    slot->owner = op;
    if (state->operands[i])
      use_link(slot, state->operands[i]);
    else
      slot->value = NULL;
  }
}

static size_t needed_size(const OpState *state, uint32_t num_props) {
  return sizeof(Operation) + state->num_results * sizeof(Value) +
         state->num_successors * sizeof(BlockUse) +
         state->num_regions * sizeof(Region) + num_props * sizeof(Attribute *) +
         inline_operand_size(state->num_operands);
}

Operation *op_create(Context *ctx, const OpState *state) {
  uint8_t num_props = state->def->is_unregistered ? 1 : state->def->num_props;
  assert(state->num_regions <= UINT16_MAX);
  Operation *op = ir_alloc(ctx, needed_size(state, num_props));
  *op = (Operation){
      .def = state->def,
      .loc = state->loc,
      .attrs = state->attrs,
      .id = ++ctx->next_op_id,
      .num_results = state->num_results,
      .num_operands = state->num_operands,
      .num_successors = state->num_successors,
      .num_regions = (uint16_t)state->num_regions,
      .num_props = num_props,
  };
  BlockUse *successors = init_results(op, state);
  Region *regions = init_successors(op, successors, state);
  const Attribute **props = init_regions(op, regions, state);
  Use *operands = init_props(props, num_props, state);
  init_operands(op, operands, state);
  return op;
}

size_t op_memory_size(const Operation *op) {
  assert(!(op->flags & OP_OPERANDS_OUT_OF_LINE));
  return allocation_size(op, op->num_operands);
}

#ifndef NDEBUG
/// Are all results of `op` unused, apart from `op` itself?
static bool is_unlinked(const Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].first_use)
      return false;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (op_operand_slots(op)[i].value)
      return false;
  return true;
}
#endif

void op_release(Context *ctx, Operation *op) {
  assert(is_unlinked(op));
  uint32_t num_inline = op->num_operands;
  if (op->flags & OP_OPERANDS_OUT_OF_LINE) {
    OperandHeader *header = operand_header(op);
    num_inline = header->num_inline;
    ir_release(ctx, header, operand_array_size(header->capacity));
  }
  ir_release(ctx, op, allocation_size(op, num_inline));
}

void op_drop_own_references(Operation *op) {
  Use *slots = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    use_unlink(&slots[i]);
  BlockUse *successors = op_successor_slots(op);
  for (uint32_t i = 0; i < op->num_successors; i++)
    block_use_set(&successors[i], NULL);
}

void op_set_operand(Operation *op, unsigned index, Value *value) {
  assert(index < op->num_operands);
  use_set(&op_operand_slots(op)[index], value);
}

void op_set_successor(Operation *op, unsigned index, Block *block) {
  assert(index < op->num_successors);
  block_use_set(&op_successor_slots(op)[index], block);
}

/// Moves the operands to a separate array with room for `capacity`, which is at
/// least their number.
static void move_operands_out(Context *ctx, Operation *op, uint32_t capacity) {
  assert(capacity >= op->num_operands);
  OperandHeader *header = ir_alloc(ctx, operand_array_size(capacity));
  OperandHeader *old = NULL;
  header->capacity = capacity;
  header->num_inline = op->num_operands;
  if (op->flags & OP_OPERANDS_OUT_OF_LINE) {
    old = operand_header(op);
    header->num_inline = old->num_inline;
  }
  Use *to = (Use *)(void *)(header + 1);
  Use *from = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    use_relocate(&to[i], &from[i]);
  op->flags |= OP_OPERANDS_OUT_OF_LINE;
  memcpy(op_props(op) + op->num_props, &to, sizeof to);
  if (old)
    ir_release(ctx, old, operand_array_size(old->capacity));
}

/// Gives the operation `count` slots; new ones are empty.
static void resize_operands(Context *ctx, Operation *op, uint32_t count) {
  uint32_t old_count = op->num_operands;
  bool is_outside = op->flags & OP_OPERANDS_OUT_OF_LINE;
  if (!is_outside || operand_header(op)->capacity < count) {
    uint32_t needed = count > old_count ? count : old_count;
    move_operands_out(ctx, op, is_outside ? needed + needed / 2 : needed);
  }
  Use *slots = op_operand_slots(op);
  for (uint32_t i = count; i < old_count; i++)
    use_unlink(&slots[i]);
  for (uint32_t i = old_count; i < count; i++)
    slots[i] = (Use){.owner = op};
  op->num_operands = count;
}

void op_set_operands(Context *ctx, Operation *op, Value *const *values,
                     uint32_t count) {
  if (count != op->num_operands)
    resize_operands(ctx, op, count);
  Use *slots = op_operand_slots(op);
  for (uint32_t i = 0; i < count; i++)
    use_set(&slots[i], values[i]);
}

void op_erase_operands(Context *ctx, Operation *op, const bool *erase) {
  Use *slots = op_operand_slots(op);
  uint32_t count = 0;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    Value *value = slots[i].value;
    if (count < i || erase[i])
      use_unlink(&slots[i]);
    if (erase[i])
      continue;
    if (count < i)
      use_set(&slots[count], value);
    count++;
  }
  if (count < op->num_operands)
    resize_operands(ctx, op, count);
  assert(op->num_operands == count);
}

bool op_is_ancestor_or_self(const Operation *ancestor, const Operation *op) {
  while (op && op != ancestor)
    op = op_parent(op);
  return op != NULL;
}

Operation *op_parent_with_trait(const Operation *op, Traits traits) {
  Operation *parent = op_parent(op);
  while (parent && !op_has_trait(parent, traits))
    parent = op_parent(parent);
  return parent;
}

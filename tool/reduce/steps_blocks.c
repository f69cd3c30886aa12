// SPDX-License-Identifier: Apache-2.0
// Steps of -reduce on control flow.
#include "ir/builder.h"
#include "ir/erase.h"
#include "ir/walk.h"
#include "support/hash_table.h"
#include "tool/reduce/steps.h"

/// The jump of the dialect that a branch belongs to. NULL if there is none.
static const OpDef *jump_of(Context *ctx, const Operation *branch) {
  StringRef name = op_name(branch);
  const char *dot = memchr(name.data, '.', name.size);
  if (!dot)
    return NULL;
  Stream jump = {0};
  stream_bytes(&jump, name.data, (size_t)(dot - name.data));
  stream_cstr(&jump, ".br");
  const OpDef *def = context_op_def(ctx, stream_view(&jump));
  stream_free(&jump);
  return def;
}

/// A branch and which of its successors is kept.
typedef struct Straightening {
  Operation *branch;
  unsigned successor;
} Straightening;

static void straighten(Context *ctx, const Straightening *place) {
  Operation *branch = place->branch;
  const OpDef *def = jump_of(ctx, branch);
  unsigned first = 0, count = 0;
  if (!def || !branch->def->successor_operands)
    return;
  branch->def->successor_operands(branch, place->successor, &first, &count);
  Block *successor = op_successor(branch, place->successor);
  VECTOR(Value *) operands = {0};
  for (unsigned i = 0; i < count; i++)
    VECTOR_PUSH(&operands, op_operand(branch, first + i));
  if (count == successor->num_arguments) {
    Builder builder;
    builder_init(&builder, ctx);
    builder_set_before(&builder, branch);
    OpState state = {.def = def,
                     .loc = branch->loc,
                     .operands = operands.data,
                     .num_operands = count,
                     .successors = &successor,
                     .num_successors = 1};
    builder_create(&builder, &state);
    op_drop_all_references(branch);
    op_erase(ctx, branch);
  }
  VECTOR_FREE(&operands);
}

size_t step_straighten_branches(Context *ctx, Operation *root,
                                StepRange range) {
  VECTOR(Straightening) places = {0};
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root)
    for (unsigned i = 0; op->num_successors > 1 && i < op->num_successors;
         i++) {
      // Only the first successor of each block in the range counts.
      bool is_new = !places.size || VECTOR_LAST(&places).branch != op;
      if (count >= range.begin && count < range.end && is_new)
        VECTOR_PUSH(&places, ((Straightening){op, i}));
      count++;
    }
  for (size_t i = 0; i < places.size; i++)
    straighten(ctx, &places.data[i]);
  VECTOR_FREE(&places);
  return count;
}

/// The return of the region that `op` is in, but not `op` itself.
static Operation *return_near(const Operation *op) {
  FOR_EACH_BLOCK(block, op->block->parent)
    if (block->last && block->last != op &&
        op_has_trait(block->last, TRAIT_RETURN_LIKE))
      return block->last;
  return NULL;
}

static void return_at(Context *ctx, Operation *branch) {
  Operation *pattern = return_near(branch);
  if (!pattern)
    return;
  VECTOR(Value *) operands = {0};
  for (unsigned i = 0; i < pattern->num_operands; i++) {
    Value *value =
        find_replacement(ctx, op_operand(pattern, i), branch, branch);
    if (!value)
      break;
    VECTOR_PUSH(&operands, value);
  }
  if (operands.size == pattern->num_operands) {
    Builder builder;
    builder_init(&builder, ctx);
    builder_set_before(&builder, branch);
    OpState state = {.def = pattern->def,
                     .loc = branch->loc,
                     .operands = operands.data,
                     .num_operands = pattern->num_operands,
                     .props = op_props(pattern)};
    builder_create(&builder, &state);
    op_drop_all_references(branch);
    op_erase(ctx, branch);
  }
  VECTOR_FREE(&operands);
}

size_t step_return_early(Context *ctx, Operation *root, StepRange range) {
  VECTOR(Operation *) ops = {0};
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root) {
    if (!op->num_successors)
      continue;
    if (count >= range.begin && count < range.end)
      VECTOR_PUSH(&ops, op);
    count++;
  }
  for (size_t i = 0; i < ops.size; i++)
    return_at(ctx, ops.data[i]);
  VECTOR_FREE(&ops);
  return count;
}

/// Marks what the entry of `region` reaches.
static void mark_reached(const Region *region, PtrMap *reached) {
  VECTOR(Block *) todo = {0};
  VECTOR_PUSH(&todo, region->first);
  ptr_map_set(reached, region->first, region->first);
  while (todo.size) {
    const Operation *last = VECTOR_POP(&todo)->last;
    for (unsigned i = 0; last && i < last->num_successors; i++) {
      Block *next = op_successor(last, i);
      if (ptr_map_has(reached, next))
        continue;
      ptr_map_set(reached, next, next);
      VECTOR_PUSH(&todo, next);
    }
  }
  VECTOR_FREE(&todo);
}

typedef VECTOR(Block *) Blocks;

static void collect_unreached(Operation *root, Blocks *blocks) {
  PtrMap reached = {0};
  FOR_EACH_OP_PREORDER(op, root)
    for (unsigned i = 0; i < op->num_regions; i++) {
      const Region *region = op_region(op, i);
      if (region->first == region->last)
        continue;
      mark_reached(region, &reached);
      FOR_EACH_BLOCK(block, region)
        if (!ptr_map_has(&reached, block))
          VECTOR_PUSH(blocks, block);
    }
  ptr_map_free(&reached);
}

/// Counts the blocks for which `holds` and collects those in `range`.
static size_t collect_if(bool (*holds)(const Block *block), Operation *root,
                         StepRange range, Blocks *blocks) {
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root)
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i)) {
        if (!holds(block))
          continue;
        if (count >= range.begin && count < range.end)
          VECTOR_PUSH(blocks, block);
        count++;
      }
  return count;
}

/// All of them at once, as they may refer to each other.
size_t step_erase_blocks(Context *ctx, Operation *root, StepRange range) {
  Blocks blocks = {0};
  collect_unreached(root, &blocks);
  size_t count = blocks.size ? 1 : 0;
  bool is_chosen = range.begin < range.end;
  for (size_t i = 0; is_chosen && i < blocks.size; i++)
    FOR_EACH_OP(op, blocks.data[i])
      op_drop_all_references(op);
  // Blocks in blocks went into the list after those around them.
  for (size_t i = blocks.size; is_chosen && i-- > 0;)
    block_erase(ctx, blocks.data[i]);
  VECTOR_FREE(&blocks);
  return count;
}

static bool is_cut_off(const Block *block) {
  return !block_is_entry(block) && block_has_no_predecessors(block);
}

/// Puts `block` where the entry's terminator is.
static void join(Context *ctx, Block *block) {
  Operation *last = block->parent->first->last;
  if (!last || !is_cut_off(block) || last->num_results)
    return;
  for (unsigned i = 0; i < block->num_arguments; i++) {
    Value *argument = block_argument(block, i);
    Value *other = value_is_unused(argument)
                       ? argument
                       : find_replacement(ctx, argument, last, last);
    if (!other)
      return;
    if (other != argument)
      value_replace_all_uses_with(argument, other);
  }
  Block *entry = block->parent->first;
  op_drop_all_references(last);
  op_erase(ctx, last);
  if (block->first)
    block_splice(entry, block->first);
  block_erase(ctx, block);
}

size_t step_join_blocks(Context *ctx, Operation *root, StepRange range) {
  Blocks blocks = {0};
  size_t count = collect_if(is_cut_off, root, range, &blocks);
  for (size_t i = blocks.size; i-- > 0;)
    join(ctx, blocks.data[i]);
  VECTOR_FREE(&blocks);
  return count;
}

/// Does `block` end with a jump to a block that nothing else reaches?
static bool can_merge(const Block *block) {
  const Operation *last = block->last;
  if (!last || last->num_successors != 1 || last->num_regions)
    return false;
  const Block *next = op_successor(last, 0);
  return next != block && next->parent == block->parent &&
         !block_is_entry(next) && next->first_use && !next->first_use->next &&
         last->num_operands == next->num_arguments;
}

static void merge(Context *ctx, Block *block) {
  Operation *jump = block->last;
  Block *next = op_successor(jump, 0);
  for (unsigned i = 0; i < next->num_arguments; i++)
    value_replace_all_uses_with(block_argument(next, i), op_operand(jump, i));
  op_drop_all_references(jump);
  op_erase(ctx, jump);
  if (next->first)
    block_splice(block, next->first);
  block_erase(ctx, next);
}

size_t step_merge_blocks(Context *ctx, Operation *root, StepRange range) {
  Blocks blocks = {0};
  size_t count = collect_if(can_merge, root, range, &blocks);
  // A block that is merged into the one before it is not looked at again.
  for (size_t i = blocks.size; i-- > 0;)
    if (can_merge(blocks.data[i]))
      merge(ctx, blocks.data[i]);
  VECTOR_FREE(&blocks);
  return count;
}

// SPDX-License-Identifier: Apache-2.0
// Repeated successors. LLVM IR tells the edges into a block apart by the block
// they come from, so a terminator may name a block with arguments only once.
// Every repetition goes through a new block that branches on.
#include "passes/lower_to_llvm/successors.h"

#include "dialects/llvm/llvm_build.h"
#include "ir/walk.h"
#include "rewrite/conversion/conversion.h"
#include "support/hash_table.h"

/// A terminator whose repetitions are being removed: the successors that go
/// through a new block, and so pass no operands any more.
typedef struct Terminator {
  Context *ctx;
  Operation *op;
  bool *is_repetition; ///< Per successor.
  unsigned num_repetitions;
} Terminator;

static void find_repetitions(Terminator *work) {
  PtrMap seen = {0};
  for (unsigned i = 0; i < work->op->num_successors; i++) {
    Block *block = op_successor(work->op, i);
    work->is_repetition[i] = block->num_arguments && ptr_map_has(&seen, block);
    work->num_repetitions += work->is_repetition[i];
    ptr_map_set(&seen, block, block);
  }
  ptr_map_free(&seen);
}

/// The new block of successor `index`, at the end of the region.
static void insert_dummy(Terminator *work, unsigned index) {
  Operation *op = work->op;
  unsigned first, count;
  op->def->successor_operands(op, index, &first, &count);
  ValueVector values = {0};
  for (unsigned i = 0; i < count; i++)
    VECTOR_PUSH(&values, op_operand(op, first + i));
  Builder builder;
  builder_init(&builder, work->ctx);
  Block *dummy =
      builder_create_block(&builder, op->block->parent, NULL, NULL, NULL, 0);
  builder_set_to_end(&builder, dummy);
  llvm_build_br(&builder, op->loc, op_successor(op, index), values.data,
                (uint32_t)values.size);
  VECTOR_FREE(&values);
  op_set_successor(op, index, dummy);
}

/// The operands that are left without those of the repetitions.
static void collect_rest(const Terminator *work, ValueVector *rest) {
  const Operation *op = work->op;
  unsigned next = 0;
  for (unsigned i = 0; i < op->num_successors; i++) {
    unsigned first, count;
    op->def->successor_operands(op, i, &first, &count);
    for (; next < first; next++)
      VECTOR_PUSH(rest, op_operand(op, next));
    for (; next < first + count; next++)
      if (!work->is_repetition[i])
        VECTOR_PUSH(rest, op_operand(op, next));
  }
  for (; next < op->num_operands; next++)
    VECTOR_PUSH(rest, op_operand(op, next));
}

/// Sets the last entries of the segments in `slot`, one for each successor from
/// `first_successor` on, to 0 where the successor is a repetition. Gives the
/// sum of all entries.
static int32_t clear_segments(Terminator *work, unsigned slot,
                              unsigned first_successor) {
  const DenseArrayAttr *segments = attr_as_dense_array(op_prop(work->op, slot));
  size_t size = segments ? segments->size : 0;
  int32_t *counts = mem_alloc(size * sizeof *counts + 1);
  if (size)
    memcpy(counts, segments->data, size * sizeof *counts);
  unsigned num_successors = work->op->num_successors - first_successor;
  int32_t sum = 0;
  for (unsigned i = 0; size >= num_successors && i < num_successors; i++)
    if (work->is_repetition[first_successor + i])
      counts[size - num_successors + i] = 0;
  for (size_t i = 0; i < size; i++)
    sum += counts[i];
  op_set_prop(work->op, slot,
              dense_i32_array_attr_get(work->ctx, counts, size));
  mem_free(counts);
  return sum;
}

/// A switch has the operands of all cases in one segment, which another
/// property divides.
static void clear_switch_segments(Terminator *work) {
  Context *ctx = work->ctx;
  int32_t cases = clear_segments(work, LLVM_SWITCH_CASE_SEGMENTS, 1);
  unsigned first, defaults;
  work->op->def->successor_operands(work->op, 0, &first, &defaults);
  const int32_t counts[] = {1, (int32_t)defaults, cases};
  op_set_prop(work->op, LLVM_SWITCH_SEGMENTS,
              dense_i32_array_attr_get(ctx, counts, 3));
}

/// Is a successor named twice? Two of them are compared without a table.
static bool may_repeat(const Operation *op) {
  return op->num_successors > 2 || (op->num_successors == 2 &&
                                    op_successor(op, 0) == op_successor(op, 1));
}

void remove_successor_repetitions(Context *ctx, Operation *op) {
  if (!may_repeat(op) || op->def->dialect != &llvm_dialect ||
      !op->def->successor_operands || !op->def->segment_prop)
    return;
  Terminator work = {.ctx = ctx, .op = op};
  work.is_repetition = mem_alloc(op->num_successors * sizeof(bool));
  find_repetitions(&work);
  if (work.num_repetitions) {
    ValueVector rest = {0};
    collect_rest(&work, &rest);
    for (unsigned i = 0; i < op->num_successors; i++)
      if (work.is_repetition[i])
        insert_dummy(&work, i);
    if (op_is(op, &llvm_ops[LLVM_SWITCH]))
      clear_switch_segments(&work);
    else
      clear_segments(&work, op->def->segment_prop - 1u, 0);
    op_set_operands(ctx, op, rest.data, (uint32_t)rest.size);
    VECTOR_FREE(&rest);
  }
  mem_free(work.is_repetition);
}

void remove_repeated_successors(Context *ctx, Operation *root) {
  FOR_EACH_OP_PREORDER(op, root)
    remove_successor_repetitions(ctx, op);
}

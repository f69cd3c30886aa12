// SPDX-License-Identifier: Apache-2.0
// -upgrade-std: an assume_alignment of 2020 held for the memref; today's holds
// for its result. One walk, blocks before those that they dominate, knows which
// result stands for each memref at every place. Changes are logged and undone
// where what made them no longer dominates.
#include "dialects/memref/memref.h"
#include "ir/dominance.h"
#include "passes/upgrade_std/upgrade_std.h"

/// A region that is being walked.
typedef struct Frame {
  Block **blocks; ///< See dominance_preorder. Owned, as are the sizes.
  uint32_t *sizes;
  size_t num_blocks;
  size_t position; ///< Of the next block.
  Operation *op;   ///< Next one; NULL: the block is done.
  unsigned next_region;
  size_t first_scope;
  size_t first_change;
} Frame;

/// A block whose assumptions still hold.
typedef struct Scope {
  size_t end; ///< Position of the first block that it does not dominate.
  size_t first_change;
} Scope;

typedef struct Change {
  Value *memref;
  Value *before;
} Change;

typedef struct Assumptions {
  DominanceInfo dominance;
  PtrMap current; ///< Memref to the result that stands for it.
  VECTOR(Frame) frames;
  VECTOR(Scope) scopes;
  VECTOR(Change) changes;
} Assumptions;

static void undo_to(Assumptions *self, size_t size) {
  while (self->changes.size > size) {
    Change change = VECTOR_POP(&self->changes);
    ptr_map_set(&self->current, change.memref, change.before);
  }
}

static void push_region(Assumptions *self, const Region *region) {
  if (region_is_empty(region))
    return;
  Frame frame = {.blocks = mem_alloc(region->num_blocks * sizeof(Block *)),
                 .sizes = mem_alloc(region->num_blocks * sizeof(uint32_t)),
                 .num_blocks = 1,
                 .first_scope = self->scopes.size,
                 .first_change = self->changes.size};
  if (region->first == region->last) {
    frame.blocks[0] = region->first;
    frame.sizes[0] = 1;
  } else {
    frame.num_blocks =
        dominance_preorder(&self->dominance, region, frame.blocks, frame.sizes);
  }
  VECTOR_PUSH(&self->frames, frame);
}

static void pop_frame(Assumptions *self) {
  Frame frame = VECTOR_POP(&self->frames);
  undo_to(self, frame.first_change);
  self->scopes.size = frame.first_scope;
  mem_free(frame.blocks);
  mem_free(frame.sizes);
}

static void begin_block(Assumptions *self, Frame *frame) {
  size_t position = frame->position++;
  while (self->scopes.size > frame->first_scope &&
         VECTOR_LAST(&self->scopes).end <= position)
    undo_to(self, VECTOR_POP(&self->scopes).first_change);
  VECTOR_PUSH(&self->scopes,
              (Scope){position + frame->sizes[position], self->changes.size});
  frame->op = frame->blocks[position]->first;
  frame->next_region = 0;
}

static void use_current(const Assumptions *self, Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    Value *current = ptr_map_get(&self->current, op_operand(op, i));
    if (current)
      op_set_operand(op, i, current);
  }
}

static void visit_op(Assumptions *self, Operation *op) {
  Value *memref = op->num_operands ? op_operand(op, 0) : NULL;
  use_current(self, op);
  if (!op_is(op, &memref_ops[MEMREF_ASSUME_ALIGNMENT]))
    return;
  VECTOR_PUSH(&self->changes,
              (Change){memref, ptr_map_get(&self->current, memref)});
  ptr_map_set(&self->current, memref, op_result(op, 0));
}

static void step(Assumptions *self) {
  Frame *frame = &VECTOR_LAST(&self->frames);
  Operation *op = frame->op;
  if (!op) {
    if (frame->position == frame->num_blocks)
      pop_frame(self);
    else
      begin_block(self, frame);
    return;
  }
  if (frame->next_region == 0)
    visit_op(self, op);
  if (frame->next_region < op->num_regions) {
    push_region(self, op_region(op, frame->next_region++));
    return;
  }
  frame->op = op->next;
  frame->next_region = 0;
}

void upgrade_assumptions(Operation *root) {
  Assumptions self = {0};
  for (unsigned i = 0; i < root->num_regions; i++)
    push_region(&self, op_region(root, i));
  while (self.frames.size)
    step(&self);
  dominance_free(&self.dominance);
  ptr_map_free(&self.current);
  VECTOR_FREE(&self.frames);
  VECTOR_FREE(&self.scopes);
  VECTOR_FREE(&self.changes);
}

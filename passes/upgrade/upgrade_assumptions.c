// SPDX-License-Identifier: Apache-2.0
// -upgrade-std: an assume_alignment of 2020 held for the memref; today's holds
// for its result. One walk, in which blocks precede the blocks that they
// dominate, knows which result stands for each memref at every place. Changes
// are logged, and undone where their cause no longer dominates.
#include "dialects/memref/memref.h"
#include "ir/verify/dominance.h"
#include "passes/upgrade/upgrade.h"

/// A region that is being walked.
typedef struct Frame {
  DominanceCursor cursor;
  Operation *op; ///< Next one; NULL: the block is done.
  unsigned next_region;
} Frame;

typedef struct Change {
  Value *memref;
  Value *before;
} Change;

typedef struct Assumptions {
  DominanceScopes scopes;
  PtrMap current; ///< Memref to the result that stands for it.
  VECTOR(Frame) frames;
  VECTOR(Change) changes;
} Assumptions;

static void undo_to(Assumptions *self, size_t size) {
  while (self->changes.size > size) {
    Change change = VECTOR_POP(&self->changes);
    ptr_map_set(&self->current, change.memref, change.before);
  }
}

static void push_region(Assumptions *self, Region *region) {
  if (!region_is_empty(region))
    VECTOR_PUSH(&self->frames,
                ((Frame){.cursor = dominance_enter(&self->scopes, region,
                                                   self->changes.size)}));
}

/// The next block, or the end of the region.
static void begin_block(Assumptions *self, Frame *frame) {
  size_t size = self->changes.size;
  const Block *block =
      dominance_next_block(&self->scopes, &frame->cursor, &size);
  undo_to(self, size);
  if (!block) {
    self->frames.size--;
    return;
  }
  frame->op = block->first;
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
  dominance_scopes_free(&self.scopes);
  ptr_map_free(&self.current);
  VECTOR_FREE(&self.frames);
  VECTOR_FREE(&self.changes);
}

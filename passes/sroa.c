// SPDX-License-Identifier: Apache-2.0
// -sroa: memory of several parts, each of which is accessed by itself, becomes
// memory of one part each. Follows mlir's SROA.
//
// A pointer that an accessor passes on must be used safely, which is within its
// part. Operations with other uses, and those that are no accessors, must be
// removable.
#include <stdlib.h>

#include "dialects/dlti/dlti_layout.h"
#include "ir/erase.h"
#include "ir/interfaces/memory_slot.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/op_order.h"
#include "ir/walk.h"
#include "passes/passes.h"

typedef VECTOR(Operation *) Allocators;

typedef struct Splitter {
  Context *ctx;
  MemorySlots slots;
  MemorySlots safe;  ///< Whose uses are to be checked.
  PtrMap visited;    ///< Uses of those.
  SlotUses blocking; ///< Uses that have to go.
  SlotUses more;
  Subslots subslots;            ///< The ones that are used.
  VECTOR(Operation *) accesses; ///< To be rewired.
  VECTOR(Operation *) removed;  ///< To be removed, users after what they use.
  VECTOR(Operation *) erased;
  LayoutSpec layout; ///< At the root.
  PtrMap failed;     ///< Allocators that could not be split so far.
  Allocators next;   ///< Allocators of the next round.
} Splitter;

static const MemorySlotInterfaces *slots_of(const Operation *op) {
  return op->def->interfaces ? op->def->interfaces->memory_slots : NULL;
}

//===- Can the slot be split? ---------------------------------------------===//

/// Divides the uses of the slot itself into accesses and others.
static void find_accesses(Splitter *splitter, const MemorySlot *slot) {
  FOR_EACH_USE(use, slot->pointer) {
    const MemorySlotInterfaces *interfaces = slots_of(use->owner);
    if (interfaces && interfaces->can_rewire &&
        interfaces->can_rewire(splitter->ctx, use->owner, slot,
                               &splitter->subslots, &splitter->safe))
      VECTOR_PUSH(&splitter->accesses, use->owner);
    else
      VECTOR_PUSH(&splitter->blocking, use);
  }
}

static bool is_safe(Splitter *splitter, const Operation *op,
                    const MemorySlot *slot) {
  const MemorySlotInterfaces *interfaces = slots_of(op);
  return interfaces && interfaces->is_safe_access &&
         interfaces->is_safe_access(splitter->ctx, op, slot, &splitter->safe);
}

/// Checks the uses of the pointers that accesses pass on.
static void find_unsafe_uses(Splitter *splitter) {
  while (splitter->safe.size) {
    MemorySlot slot = VECTOR_POP(&splitter->safe);
    slot.layout = &splitter->layout;
    FOR_EACH_USE(use, slot.pointer) {
      void **was_seen = ptr_map_slot(&splitter->visited, use);
      if (*was_seen)
        continue;
      *was_seen = use;
      if (!is_safe(splitter, use->owner, &slot))
        VECTOR_PUSH(&splitter->blocking, use);
    }
  }
}

/// Can the users be removed, along with the operations that depend on them? An
/// operation passes on one pointer, so each has one use of this kind.
static bool can_remove_blocking(Splitter *splitter) {
  for (size_t i = 0; i < splitter->blocking.size; i++) {
    Use *use = splitter->blocking.data[i];
    const MemorySlotInterfaces *interfaces = slots_of(use->owner);
    const SlotUses one = {&use, 1, 1};
    splitter->more.size = 0;
    if (!interfaces || !interfaces->can_remove_uses ||
        !interfaces->can_remove_uses(splitter->ctx, use->owner, &one,
                                     &splitter->more))
      return false;
    VECTOR_PUSH(&splitter->removed, use->owner);
    for (size_t k = 0; k < splitter->more.size; k++)
      VECTOR_PUSH(&splitter->blocking, splitter->more.data[k]);
  }
  return true;
}

static bool can_split(Splitter *splitter, const MemorySlot *slot) {
  splitter->safe.size = splitter->blocking.size = 0;
  splitter->accesses.size = splitter->removed.size = 0;
  subslots_clear(&splitter->subslots);
  ptr_map_clear(&splitter->visited);
  if (value_is_unused(slot->pointer))
    return false;
  find_accesses(splitter, slot);
  find_unsafe_uses(splitter);
  return can_remove_blocking(splitter);
}

//===- Splitting ----------------------------------------------------------===//

/// Other memory that the rewired `op` accesses may be easier to split now.
static void retry_others(Splitter *splitter, const Operation *op,
                         const MemorySlot *slot) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    Operation *other = value_defining_op(op_operand(op, i));
    if (other && op_operand(op, i) != slot->pointer &&
        ptr_map_remove(&splitter->failed, other))
      VECTOR_PUSH(&splitter->next, other);
  }
}

/// From the last one on.
static void rewire_accesses(Splitter *splitter, const MemorySlot *slot) {
  Builder builder;
  builder_init(&builder, splitter->ctx);
  if (splitter->accesses.size > 1)
    qsort(splitter->accesses.data, splitter->accesses.size,
          sizeof *splitter->accesses.data, op_compare_places);
  splitter->erased.size = 0;
  for (size_t i = splitter->accesses.size; i--;) {
    Operation *op = splitter->accesses.data[i];
    if (i + 1 < splitter->accesses.size && splitter->accesses.data[i + 1] == op)
      continue;
    builder_set_after(&builder, op);
    retry_others(splitter, op, slot);
    if (slots_of(op)->rewire(op, slot, &splitter->subslots, &builder))
      VECTOR_PUSH(&splitter->erased, op);
  }
  for (size_t i = 0; i < splitter->erased.size; i++)
    op_erase(splitter->ctx, splitter->erased.data[i]);
}

/// Users before their operands.
static void remove_blocking(Splitter *splitter) {
  for (size_t i = splitter->removed.size; i--;)
    op_erase(splitter->ctx, splitter->removed.data[i]);
}

enum { NUM_DESTRUCTURED, NUM_WITH_BENEFIT, MOST_PARTS };

static void split(Splitter *splitter, Operation *allocator,
                  const MemorySlot *slot) {
  Builder builder;
  builder_init(&builder, splitter->ctx);
  builder_set_after(&builder, allocator);
  slots_of(allocator)->destructure(allocator, slot, &builder,
                                   &splitter->subslots);
  remove_blocking(splitter);
  rewire_accesses(splitter, slot);
  Operation *rest = memory_slot_erase(splitter->ctx, slot);
  if (rest)
    VECTOR_PUSH(&splitter->next, rest);
  pass_count(splitter->ctx, NUM_DESTRUCTURED, 1);
  pass_count(splitter->ctx, NUM_WITH_BENEFIT,
             splitter->subslots.size < slot->num_parts);
  pass_count_max(splitter->ctx, MOST_PARTS, slot->num_parts);
}

/// Splits one of the slots of `allocator`, if possible, and lists the new
/// allocations.
static bool try_split(Splitter *splitter, Operation *allocator) {
  splitter->slots.size = 0;
  slots_of(allocator)->destructurable_slots(splitter->ctx, allocator,
                                            &splitter->slots);
  for (size_t i = 0; i < splitter->slots.size; i++) {
    MemorySlot slot = splitter->slots.data[i];
    slot.layout = &splitter->layout;
    if (!can_split(splitter, &slot))
      continue;
    split(splitter, allocator, &slot);
    for (size_t k = 0; k < splitter->subslots.size; k++)
      VECTOR_PUSH(&splitter->next,
                  value_defining_op(splitter->subslots.data[k].slot.pointer));
    return true;
  }
  return false;
}

/// Makes rounds over the allocators. New ones are tried in the next round, and
/// so are ones that could not be split before if an access of theirs has
/// changed.
static void split_all(Splitter *splitter, Allocators *allocators) {
  while (allocators->size) {
    splitter->next.size = 0;
    for (size_t i = 0; i < allocators->size; i++)
      if (!try_split(splitter, allocators->data[i]))
        ptr_map_set(&splitter->failed, allocators->data[i], splitter);
    Allocators swapped = *allocators;
    *allocators = splitter->next;
    splitter->next = swapped;
  }
}

static void number_blocks(Operation *root) {
  uint32_t number = 0;
  FOR_EACH_OP_PREORDER(op, root)
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i))
        block->order = number++;
}

static bool run(Context *ctx, Operation *root, const void *pass_options) {
  (void)pass_options;
  Splitter splitter = {.ctx = ctx};
  layout_spec_init(&splitter.layout, ctx, root);
  Allocators allocators = {0};
  for (Operation *op = walk_first_postorder(root); op != root;
       op = walk_next_postorder(root, op)) {
    const MemorySlotInterfaces *interfaces = slots_of(op);
    if (interfaces && interfaces->destructurable_slots)
      VECTOR_PUSH(&allocators, op);
  }
  if (allocators.size)
    number_blocks(root);
  split_all(&splitter, &allocators);
  VECTOR_FREE(&allocators);
  layout_spec_free(&splitter.layout);
  VECTOR_FREE(&splitter.slots);
  VECTOR_FREE(&splitter.safe);
  ptr_map_free(&splitter.visited);
  VECTOR_FREE(&splitter.blocking);
  VECTOR_FREE(&splitter.more);
  subslots_free(&splitter.subslots);
  VECTOR_FREE(&splitter.accesses);
  VECTOR_FREE(&splitter.removed);
  VECTOR_FREE(&splitter.erased);
  ptr_map_free(&splitter.failed);
  VECTOR_FREE(&splitter.next);
  return true;
}

static const PassStatistic statistics[] = {
    [NUM_DESTRUCTURED] = {.name = "destructured slots",
                          .help = "Total amount of memory slots destructured"},
    [NUM_WITH_BENEFIT] =
        {.name = "slots with memory benefit",
         .help = "Total amount of memory slots in which the "
                 "destructured size was smaller than the total size "
                 "after eliminating unused fields"},
    [MOST_PARTS] = {.name = "max subelement number",
                    .help = "Maximal number of sub-elements a successfully "
                            "destructured slot initially had",
                    .is_maximum = true},
};

const PassDef sroa_pass = {
    .flag = "sroa",
    .name = "SROA",
    .summary = "Scalar Replacement of Aggregates",
    .run = run,
    .is_local = true,
    .statistics = statistics,
    .num_statistics = ARRAY_LENGTH(statistics),
};

// SPDX-License-Identifier: Apache-2.0
// What -mem2reg and -sroa ask of operations that allocate and access memory.
// One table for operations that answer alike; OpInterfaces.memory_slots points
// to it. A NULL member: the operation does not implement the interface.
// Follows mlir/Interfaces/MemorySlotInterfaces.
#ifndef MLOPT_IR_INTERFACES_MEMORY_SLOT_H
#define MLOPT_IR_INTERFACES_MEMORY_SLOT_H

#include "ir/builder.h"
#include "support/hash_table.h"
#include "support/vector.h"

typedef struct LayoutSpec LayoutSpec;

/// A piece of memory of type `type` that `pointer` points to. `layout` is the
/// data layout where the pass runs; the pass sets it in the slots that it was
/// given.
typedef struct MemorySlot {
  Value *pointer;
  const Type *type;
  const LayoutSpec *layout;
  /// If the slot may be split: into how many parts.
  /// DestructurableMemorySlot::subelementTypes.
  uint64_t num_parts;
} MemorySlot;

typedef VECTOR(MemorySlot) MemorySlots;
typedef VECTOR(Use *) SlotUses;

/// Part of a slot that can be split: by `index`, an IntegerAttr (or an
/// ArrayAttr of them, for a memref).
typedef struct Subslot {
  const Attribute *index;
  MemorySlot slot;
} Subslot;

/// Ordered by first use, with the place of each index. `{0}` is empty. Follows
/// mlir::DestructurableMemorySlot's maps.
typedef struct Subslots {
  Subslot *data;
  size_t size;
  size_t capacity;
  PtrMap places; ///< From an index to its place and 1.
} Subslots;

/// Forgets all subslots, but keeps the memory.
void subslots_clear(Subslots *subslots);

/// Frees the list.
void subslots_free(Subslots *subslots);
/// The subslot of `index`, or NULL.
const Subslot *subslots_find(const Subslots *subslots, const Attribute *index);
/// Adds `index` unless it is there.
void subslots_add(Subslots *subslots, const Attribute *index);

typedef struct MemorySlotInterfaces {
  // PromotableAllocationOpInterface.

  /// Appends the slots that `op` allocates and that may become values.
  void (*promotable_slots)(const Operation *op, MemorySlots *slots);
  /// The value of reads before the first store, made at the builder's point. It
  /// is erased if nothing reads it, and so is `op` when its slots are promoted.
  /// getDefaultValue, handlePromotionComplete.
  Value *(*default_value)(Operation *op, const MemorySlot *slot,
                          Builder *builder);
  /// `argument` was made for the slot's value at the builder's point, the start
  /// of its block. NULL: nothing to do. handleBlockArgument.
  void (*handle_argument)(const MemorySlot *slot, Value *argument,
                          Builder *builder);

  /// For an operation with several slots: once one was promoted or split, makes
  /// what allocates the others at the builder's point, and uses it for them.
  /// NULL: none is left. The caller erases `op`. handlePromotionComplete,
  /// handleDestructuringComplete; without the hook the slot was the only one.
  Operation *(*without_slot)(Operation *op, const MemorySlot *slot,
                             Builder *builder);

  // PromotableMemOpInterface. `blocking` are uses of the slot's pointer by
  // `op`.

  bool (*loads_from)(const Operation *op, const MemorySlot *slot);
  bool (*stores_to)(const Operation *op, const MemorySlot *slot);
  /// The value that is in the slot after `op`, which stores to it; `reaching`
  /// is what was in it before.
  Value *(*stored_value)(Operation *op, const MemorySlot *slot,
                         Builder *builder, Value *reaching);
  /// Can the uses go? What has to go with them is appended to `more`.
  bool (*can_remove_accesses)(Context *ctx, const Operation *op,
                              const MemorySlot *slot, const SlotUses *blocking,
                              SlotUses *more);
  /// Makes `op` not need them. True: the caller erases `op`. NULL: there is
  /// nothing to do, and the caller erases `op`.
  bool (*remove_accesses)(Operation *op, const MemorySlot *slot,
                          const SlotUses *blocking, Builder *builder,
                          Value *reaching);

  // PromotableOpInterface: casts and the like, which pass the pointer on.

  bool (*can_remove_uses)(Context *ctx, const Operation *op,
                          const SlotUses *blocking, SlotUses *more);
  /// Makes `op` not need the uses. True: the caller erases `op`. NULL: there
  /// is nothing to do, and the caller erases `op`.
  bool (*remove_uses)(Operation *op, const SlotUses *blocking,
                      Builder *builder);
  /// Says at the builder's point what `op` said of the memory: `value` was
  /// stored to it there. visitReplacedValues.
  void (*visit_stored)(const Operation *op, Value *value, Builder *builder);

  // DestructurableAllocationOpInterface.

  /// Appends the slots of `op` that may be split.
  void (*destructurable_slots)(Context *ctx, const Operation *op,
                               MemorySlots *slots);
  /// Type of part `index` of `slot`, which belongs to `op`; NULL: there is
  /// none.
  const Type *(*subslot_type)(const Operation *op, const MemorySlot *slot,
                              const Attribute *index);
  /// Allocates the subslots (their `slot` fields are set) at the builder's
  /// point. The caller erases `op`.
  void (*destructure)(Operation *op, const MemorySlot *slot, Builder *builder,
                      Subslots *subslots);

  // DestructurableAccessorOpInterface and SafeMemorySlotAccessOpInterface.

  /// Can `op` do with parts of `slot`? Adds those that it uses to `used`, and
  /// to `safe` the pointers (with the types they point to) that must be
  /// accessed safely for that.
  bool (*can_rewire)(Context *ctx, const Operation *op, const MemorySlot *slot,
                     Subslots *used, MemorySlots *safe);
  /// Makes it. True: the caller erases `op`.
  bool (*rewire)(Operation *op, const MemorySlot *slot,
                 const Subslots *subslots, Builder *builder);
  /// Does `op` access only the memory of `slot`? Adds pointers into it that
  /// must be checked in turn to `safe`.
  bool (*is_safe_access)(Context *ctx, const Operation *op,
                         const MemorySlot *slot, MemorySlots *safe);
} MemorySlotInterfaces;

/// Erases the operation that allocates `slot`, which is no longer used. Gives
/// what allocates its other slots now, or NULL.
Operation *memory_slot_erase(Context *ctx, const MemorySlot *slot);

#endif

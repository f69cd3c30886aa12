// SPDX-License-Identifier: Apache-2.0
// Operations: the nodes of the graph. Follows mlir::Operation.
//
// An operation is one allocation: header, results, successors, regions,
// properties, operands, in this order. Patterns change IR through the Rewriter;
// the functions here, and of blocks, regions and values, are what it stands on.
#ifndef MLOPT_IR_OPERATION_H
#define MLOPT_IR_OPERATION_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/attributes/attribute.h"
#include "ir/attributes/location.h"
#include "ir/block.h"
#include "ir/context.h"
#include "ir/definitions/op_def.h"
#include "ir/region.h"
#include "ir/types/type.h"
#include "ir/value.h"

/// Bits of Operation.flags.
enum {
  OP_OPERANDS_OUT_OF_LINE = 1,
  /// Marks of the conversion driver, clear between conversions; see
  /// rewrite/conversion/driver/driver_state.h.
  OP_MARK_IGNORED = 2,  ///< Not to be legalized.
  OP_MARK_REPLACED = 4, ///< Erased when the conversion ends.
  OP_MARK_LISTED = 8,   ///< In the running pattern's list of changed ones.
  OP_MARK_COMMITTED = OP_MARK_LISTED, ///< When none runs: its replacement is
                                      ///< made, and it has no uses left.
  OP_MARK_DEAD = 16,    ///< In something that is erased when it ends.
  /// Marks of the greedy driver and its passes while they run, clear between
  /// them. None is the conversion driver's, in whose patterns they may run.
  OP_MARK_LIVE = 32,    ///< While dead code is looked for.
  OP_MARK_QUEUED = 64,  ///< In the greedy driver's worklist.
  OP_MARK_ERASED = 128, ///< Erased, but still in the worklist.
  OP_MARKS = 254,
};

struct Operation {
  Operation *prev;
  Operation *next;
  Block *block; ///< NULL: detached, or the top-level operation.
  const OpDef *def;
  uint32_t order; ///< In its block, see Block.has_operation_order.
  uint32_t id;    ///< Number in order of creation in its Context.
  uint32_t num_results;
  uint32_t num_operands;
  uint32_t num_successors;
  uint16_t num_regions;
  uint8_t num_props;
  uint8_t flags;
  // Most walks do not need the rest, and so touch one cache line less.
  Location loc;
  const Attribute *attrs; ///< Discardable dictionary, NULL if empty.
  Value results[];
};

/// What an operation is made of. All arrays are copied; `props` has
/// def->num_props entries (NULL entry: absent; NULL array: all absent). For an
/// unregistered definition it has one entry: the `<{…}>` dictionary or NULL.
struct OpState {
  const OpDef *def;
  Location loc;
  Value *const *operands;
  const Type *const *result_types;
  Block *const *successors;
  const Attribute *const *props;
  const Attribute *attrs;
  uint32_t num_operands;
  uint32_t num_results;
  uint32_t num_successors;
  uint32_t num_regions;
};

/// A detached operation with empty regions. Free it with op_erase
/// (ir/erase.h). Linear in its parts. Follows mlir::Operation::create.
Operation *op_create(Context *ctx, const OpState *state);

/// Is `op` an operation of this definition? Follows mlir::isa.
static inline bool op_is(const Operation *op, const OpDef *def) {
  return op->def == def;
}

/// Has its definition any of `traits`?
static inline bool op_has_trait(const Operation *op, Traits traits) {
  return (op->def->traits & traits) != 0;
}

/// Its full name, with the dialect's.
static inline StringRef op_name(const Operation *op) { return op->def->name; }

/// The successor slots, `num_successors` of them.
static inline BlockUse *op_successor_slots(const Operation *op) {
  // Not sizeof: there may be a gap at the end of an Operation without results.
  return (BlockUse *)(void *)((char *)(uintptr_t)op +
                              offsetof(Operation, results) +
                              op->num_results * sizeof(Value));
}

/// The regions, `num_regions` of them.
static inline Region *op_regions(const Operation *op) {
  return (Region *)(void *)(op_successor_slots(op) + op->num_successors);
}

/// The slots of inherent attributes, `num_props` of them.
static inline const Attribute **op_props(const Operation *op) {
  return (const Attribute **)(void *)(op_regions(op) + op->num_regions);
}

/// The operand slots, `num_operands` of them.
static inline Use *op_operand_slots(const Operation *op) {
  void *storage = op_props(op) + op->num_props;
  return op->flags & OP_OPERANDS_OUT_OF_LINE ? *(Use **)storage
                                             : (Use *)storage;
}

static inline Value *op_operand(const Operation *op, unsigned index) {
  assert(index < op->num_operands);
  return op_operand_slots(op)[index].value;
}

static inline Value *op_result(const Operation *op, unsigned index) {
  assert(index < op->num_results);
  return (Value *)(uintptr_t)&op->results[index];
}

static inline const Type *op_result_type(const Operation *op, unsigned index) {
  return op_result(op, index)->type;
}

static inline const Type *op_operand_type(const Operation *op, unsigned index) {
  return op_operand(op, index)->type;
}

static inline Block *op_successor(const Operation *op, unsigned index) {
  assert(index < op->num_successors);
  return op_successor_slots(op)[index].block;
}

static inline Region *op_region(const Operation *op, unsigned index) {
  assert(index < op->num_regions);
  return &op_regions(op)[index];
}

/// Inherent attribute in slot `index` of the definition's table, or NULL.
static inline const Attribute *op_prop(const Operation *op, unsigned index) {
  assert(index < op->num_props);
  return op_props(op)[index];
}

/// Sets (NULL: removes) the inherent attribute in slot `index`.
static inline void op_set_prop(Operation *op, unsigned index,
                               const Attribute *value) {
  assert(index < op->num_props);
  op_props(op)[index] = value;
}

/// Makes operand `index` a use of `value`. Constant time.
void op_set_operand(Operation *op, unsigned index, Value *value);

/// Replaces all operands; the count may change. Linear in both counts.
void op_set_operands(Context *ctx, Operation *op, Value *const *values,
                     uint32_t count);

/// Erases each operand i for which `erase[i]` is true. The operands after the
/// first of these become the newest uses of their values, in order; those in
/// front of it are not touched. Follows mlir::Operation::eraseOperands.
void op_erase_operands(Context *ctx, Operation *op, const bool *erase);

/// Makes `block` successor `index`. Constant time.
void op_set_successor(Operation *op, unsigned index, Block *block);

/// Drops the operands and successors of `op`, but not of what is inside it.
void op_drop_own_references(Operation *op);

/// Operation around this one, or NULL.
static inline Operation *op_parent(const Operation *op) {
  return op->block && op->block->parent ? op->block->parent->parent : NULL;
}

/// Is `ancestor` `op` itself or around it? Linear in depth.
bool op_is_ancestor_or_self(const Operation *ancestor, const Operation *op);

/// Nearest operation around `op` with `trait`, or NULL. Linear in depth.
Operation *op_parent_with_trait(const Operation *op, Traits traits);

/// The operation whose result this is, or NULL for a block argument.
static inline Operation *value_defining_op(const Value *value) {
  if (value->kind != VALUE_RESULT)
    return NULL;
  return (Operation *)(void *)((char *)(uintptr_t)(value - value->index) -
                               offsetof(Operation, results));
}

/// Which operand of its owner this is.
static inline unsigned use_operand_index(const Use *use) {
  return (unsigned)(use - op_operand_slots(use->owner));
}

/// Asks for the memory of `op`, which will be looked at soon.
static inline void op_prefetch(const Operation *op) {
  __builtin_prefetch(op);
  __builtin_prefetch((const char *)op + 64);
}

/// Asks for the memory that a walk comes to some time after `op`: operations
/// mostly stand in memory in the order in which they were made. Far enough
/// ahead for a walk that does next to nothing with each.
static inline void op_prefetch_following(const Operation *op) {
  enum { AHEAD = 16384 };
  __builtin_prefetch((const void *)((uintptr_t)op + AHEAD));
  __builtin_prefetch((const void *)((uintptr_t)op + AHEAD + 64));
  __builtin_prefetch((const void *)((uintptr_t)op + AHEAD + 128));
  __builtin_prefetch((const void *)((uintptr_t)op + AHEAD + 192));
}

/// The budget of design.md: a binary operation with one result.
_Static_assert(sizeof(void *) != 8 ||
                   sizeof(Operation) + sizeof(Value) + 2 * sizeof(Use) <= 160,
               "a binary operation takes at most 160 bytes");

#endif

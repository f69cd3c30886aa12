// SPDX-License-Identifier: Apache-2.0
// Operations, blocks, regions, values and uses: the graph itself.
//
// An operation is one allocation: header, results, successors, regions,
// properties, operands, in this order. Uses are intrusive lists. Changing IR in
// a pattern goes through the Rewriter; these functions are what it stands on.
#ifndef MLOPT_IR_OPERATION_H
#define MLOPT_IR_OPERATION_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/attributes/attribute.h"
#include "ir/attributes/location.h"
#include "ir/context.h"
#include "ir/definitions/op_def.h"
#include "ir/types/type.h"

typedef struct Block Block;
typedef struct Operation Operation;
typedef struct Region Region;
typedef struct Use Use;
typedef struct Value Value;

typedef enum ValueKind { VALUE_RESULT, VALUE_BLOCK_ARGUMENT } ValueKind;

/// Result `index` of an operation, or argument `index` of a block.
struct Value {
  const Type *type; ///< Never NULL.
  Use *first_use;   ///< Newest first.
  uint32_t index;
  uint32_t kind : 1;        ///< ValueKind.
  uint32_t is_constant : 1; ///< Result of one with TRAIT_CONSTANT_LIKE.
  /// The conversion driver's, clear between conversions: result of a cast that
  /// the driver made; of one that leads back to what a value became; number of
  /// its entry in the driver's value mapping.
  uint32_t is_conversion_cast : 1;
  uint32_t is_source_cast : 1;
  uint32_t mapping : 28;
};
#define VALUE_MAX_MAPPING ((1u << 28) - 1)

typedef struct BlockArgument {
  Value value;
  Block *owner;
  Location loc;
} BlockArgument;

/// Operand slot of an operation; in the list of its value's uses.
struct Use {
  Value *value; ///< NULL only while the operation is taken apart.
  Use *next;
  Use **back; ///< What points to this use.
  Operation *owner;
};

/// Successor slot of an operation; in the list of the block's predecessors.
typedef struct BlockUse BlockUse;
struct BlockUse {
  Block *block;
  BlockUse *next;
  BlockUse **back;
  Operation *owner;
};

struct Region {
  Block *first;
  Block *last;
  Operation *parent; ///< The operation that holds the region.
  uint32_t num_blocks;
  uint32_t index; ///< Among the operation's regions.
};

struct Block {
  Operation *first;
  Operation *last;
  Region *parent; ///< NULL: detached.
  Block *prev;
  Block *next;
  BlockUse *first_use; ///< Predecessors, one entry per edge.
  BlockArgument **arguments;
  uint32_t num_arguments;
  uint32_t argument_capacity;
  uint32_t order;           ///< Scratch number for analyses and the printer.
  bool has_operation_order; ///< The ops' `order` fields are ascending.
};

enum {
  OP_OPERANDS_OUT_OF_LINE = 1,
  /// Marks of the conversion driver, clear between conversions; see
  /// rewrite/conversion/driver/driver_internal.h.
  OP_MARK_IGNORED = 2,  ///< Not to be legalized.
  OP_MARK_REPLACED = 4, ///< Erased when the conversion ends.
  OP_MARK_LISTED = 8,   ///< In the running pattern's list of changed ones.
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
  // What a walk mostly has no need of, so that it touches one cache line less.
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
typedef struct OpState OpState;

/// A detached operation with empty regions. Linear in its parts. Follows
/// mlir::Operation::create.
Operation *op_create(Context *ctx, const OpState *state);

/// Takes `op` out of its block and frees it with everything inside it. Its
/// results must not be used outside of it. Linear in what is erased; no
/// recursion.
void op_erase(Context *ctx, Operation *op);

/// Erases `count` operations that nothing else uses; they may use each other's
/// results, and none is inside another one. Faster than one by one where they
/// were made together: their memory is given back in one piece.
void op_erase_all(Context *ctx, Operation *const *ops, size_t count);

/// Copy of `op` with all its regions; detached. Operands, successors and
/// symbols that `mapping` (may be NULL) does not know stay the same; values and
/// blocks of the copy are entered into it.
struct PtrMap;
Operation *op_clone(Context *ctx, const Operation *op, struct PtrMap *mapping);

/// Copies of the blocks of `from` before `before` in `to` (NULL: at the end),
/// which is another region. `mapping` as above, not NULL. Follows
/// mlir::Region::cloneInto.
void region_clone_before(Context *ctx, const Region *from, Region *to,
                         Block *before, struct PtrMap *mapping);
/// Copies what is in `from`: the operations of its first block into `entry`, in
/// front of `point` (NULL: at the end), the other blocks in front of `before`
/// (unused if there are none). `mapping` says what the first block's arguments
/// become; values and blocks of the copies are entered. Gives the first copy,
/// or what is at its place.
Operation *region_clone_into(Context *ctx, const Region *from, Block *entry,
                             Operation *point, Block *before,
                             struct PtrMap *mapping);

static inline bool op_is(const Operation *op, const OpDef *def) {
  return op->def == def;
}
static inline bool op_has_trait(const Operation *op, Traits traits) {
  return (op->def->traits & traits) != 0;
}
static inline StringRef op_name(const Operation *op) { return op->def->name; }

static inline BlockUse *op_successor_slots(const Operation *op) {
  return (BlockUse *)(void *)((char *)(uintptr_t)op + sizeof(Operation) +
                              op->num_results * sizeof(Value));
}
static inline Region *op_regions(const Operation *op) {
  return (Region *)(void *)(op_successor_slots(op) + op->num_successors);
}
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
static inline void op_set_prop(Operation *op, unsigned index,
                               const Attribute *value) {
  assert(index < op->num_props);
  op_props(op)[index] = value;
}

/// Attribute `name`, inherent or discardable; NULL if absent. Linear in the
/// definition's properties, logarithmic in the dictionary.
const Attribute *op_attr(const Operation *op, StringRef name);
/// Sets (NULL: removes) attribute `name`, in its slot or in the dictionary.
void op_set_attr(Context *ctx, Operation *op, StringRef name,
                 const Attribute *value);
/// Slot of `name` in the definition's properties, or -1.
int op_def_prop_index(const OpDef *def, StringRef name);

void op_set_operand(Operation *op, unsigned index, Value *value);
/// Replaces all operands; the count may change.
void op_set_operands(Context *ctx, Operation *op, Value *const *values,
                     uint32_t count);
/// Takes the operands out for which `erase` says so. Those after the first one
/// become the newest uses of their values, in order; those in front of it stay
/// what they were. Follows Operation::eraseOperands.
void op_erase_operands(Context *ctx, Operation *op, const bool *erase);
void op_set_successor(Operation *op, unsigned index, Block *block);
/// First operand and number of operands of group `index` of the definition:
/// from the segment property, or, with one variadic group, from the total.
void op_operand_segment(const Operation *op, unsigned index, unsigned *first,
                        unsigned *count);
/// The same of results.
void op_result_segment(const Operation *op, unsigned index, unsigned *first,
                       unsigned *count);
/// Erases those operands of a branch for which `erase` is true; they go to
/// block arguments. Segment properties follow. Linear.
void op_erase_successor_operands(Context *ctx, Operation *op,
                                 const bool *erase);
/// Has a branch pass the `count` values in `values[i]` to successor i, after
/// what it passes, for each i where that is not NULL. Linear.
void op_append_successor_operands(Context *ctx, Operation *op,
                                  Value *const *const *values, uint32_t count);
/// Drops the operands and successors of `op` itself.
void op_drop_own_references(Operation *op);
/// All uses dropped, those inside its regions too.
void op_drop_all_references(Operation *op);

/// Moves `op` (attached or not) before `before`, or to the end of `block`.
void op_move_before(Operation *op, Operation *before);
void block_append_op(Block *block, Operation *op);
void block_prepend_op(Block *block, Operation *op);
void block_insert_before(Block *block, Operation *before, Operation *op);
/// Takes `op` out of its block; it stays alive.
void op_remove(Operation *op);

/// Operation around this one, or NULL.
static inline Operation *op_parent(const Operation *op) {
  return op->block && op->block->parent ? op->block->parent->parent : NULL;
}
/// Is `ancestor` `op` itself or around it? Linear in depth.
bool op_is_ancestor_or_self(const Operation *ancestor, const Operation *op);
/// Nearest operation around `op` with `trait`, or NULL. Linear in depth.
Operation *op_parent_with_trait(const Operation *op, Traits traits);
/// Is `lhs` before `rhs` in their common block? Amortized constant time.
bool op_is_before_in_block(const Operation *lhs, const Operation *rhs);
/// For qsort, of `Operation *` in one region: by Block.order, and in a block by
/// place.
int op_compare_places(const void *lhs, const void *rhs);

/// A detached block without arguments.
Block *block_create(Context *ctx);
/// Frees it with its operations. Nothing outside may use its values.
void block_erase(Context *ctx, Block *block);
void region_append_block(Region *region, Block *block);
void block_insert_before_block(Block *block, Block *before);
void block_insert_after_block(Block *block, Block *after);
void block_remove(Block *block);
/// Makes room for `count` arguments in all. Linear in those that there are.
void block_reserve_arguments(Context *ctx, Block *block, uint32_t count);
Value *block_add_argument(Context *ctx, Block *block, const Type *type,
                          Location loc);
/// Puts a new argument in front of argument `index`. Linear in those after it.
Value *block_insert_argument(Context *ctx, Block *block, unsigned index,
                             const Type *type, Location loc);
/// Its value must be unused. Linear in those after it.
void block_erase_argument(Context *ctx, Block *block, unsigned index);
/// Those for which `erase` is true, by index; unused too. Linear.
void block_erase_arguments(Context *ctx, Block *block, const bool *erase);
static inline Value *block_argument(const Block *block, unsigned index) {
  assert(index < block->num_arguments);
  return &block->arguments[index]->value;
}
static inline bool block_is_entry(const Block *block) {
  return block->parent && block->parent->first == block;
}
/// Last operation if it is a terminator (or unregistered), else NULL.
Operation *block_terminator(const Block *block);
/// Moves the operations from `first` to the end after those of `to`.
void block_splice(Block *to, Operation *first);
/// New block after `block` with the operations from `at` on.
Block *block_split(Context *ctx, Block *block, Operation *at);
/// New block in front of `block` with its operations before `rest` (NULL: all),
/// its arguments and its predecessors. Linear in these.
Block *block_split_front(Context *ctx, Block *block, Operation *rest);
/// Undoes that: `block`, which has neither arguments nor predecessors, gets
/// what `front` has, which is erased.
void block_join_front(Context *ctx, Block *front, Block *block);
/// `block` takes the place of `old`, with its arguments and predecessors and in
/// place of its own arguments, which are unused.
void block_replace(Context *ctx, Block *block, Block *old);
/// Moves all blocks of `from` to the end of `to`. Linear in the blocks.
void region_take_blocks(Region *to, Region *from);
static inline bool region_is_empty(const Region *region) {
  return region->first == NULL;
}
/// Predecessor by edge; `(*use)->owner->block` is the block.
bool block_has_no_predecessors(const Block *block);

static inline ValueKind value_kind(const Value *value) {
  return (ValueKind)value->kind;
}
static inline const Type *value_type(const Value *value) { return value->type; }
/// For conversions in place; users must expect it.
static inline void value_set_type(Value *value, const Type *type) {
  value->type = type;
}
/// The operation whose result this is, or NULL for a block argument.
static inline Operation *value_defining_op(const Value *value) {
  if (value->kind != VALUE_RESULT)
    return NULL;
  return (Operation *)(void *)((char *)(uintptr_t)(value - value->index) -
                               offsetof(Operation, results));
}
static inline BlockArgument *value_block_argument(const Value *value) {
  assert(value->kind == VALUE_BLOCK_ARGUMENT);
  return (BlockArgument *)(uintptr_t)value;
}
/// Block of the defining operation, or owner of the argument.
Block *value_parent_block(const Value *value);
Location value_location(const Value *value);
static inline bool value_is_unused(const Value *value) {
  return value->first_use == NULL;
}
bool value_has_one_use(const Value *value);

/// Points the use at `value`; constant time.
void use_set(Use *use, Value *value);
static inline unsigned use_operand_index(const Use *use) {
  return (unsigned)(use - op_operand_slots(use->owner));
}

/// Turns every use of `from` into a use of `to`. `from` stays alive, unused.
/// Linear in the uses of `from`. Follows mlir::Value::replaceAllUsesWith.
void value_replace_all_uses_with(Value *from, Value *to);

/// Asks for the memory of `op`, which will be looked at soon.
static inline void op_prefetch(const Operation *op) {
  __builtin_prefetch(op);
  __builtin_prefetch((const char *)op + 64);
}
/// The same for what a walk comes to some time after `op`: operations mostly
/// stand in memory in the order in which they were made. Far enough ahead for
/// a walk that does next to nothing with each.
static inline void op_prefetch_following(const Operation *op) {
  enum { AHEAD = 16384 };
  __builtin_prefetch((const void *)((uintptr_t)op + AHEAD));
  __builtin_prefetch((const void *)((uintptr_t)op + AHEAD + 64));
  __builtin_prefetch((const void *)((uintptr_t)op + AHEAD + 128));
  __builtin_prefetch((const void *)((uintptr_t)op + AHEAD + 192));
}

#define FOR_EACH_OP(op, block)                                                 \
  for (Operation *op = (block)->first; op; op = op->next)
#define FOR_EACH_BLOCK(block, region)                                          \
  for (Block *block = (region)->first; block; block = block->next)
#define FOR_EACH_USE(use, value)                                               \
  for (Use *use = (value)->first_use; use; use = use->next)
#define FOR_EACH_PREDECESSOR(use, block)                                       \
  for (BlockUse *use = (block)->first_use; use; use = use->next)

/// The budget of design.md: a binary operation with one result.
_Static_assert(sizeof(void *) != 8 ||
                   sizeof(Operation) + sizeof(Value) + 2 * sizeof(Use) <= 160,
               "a binary operation takes at most 160 bytes");

/// Begins an error at the operation's location, prefixed `'name' op `. Follows
/// mlir::Operation::emitOpError.
__attribute__((format(printf, 3, 4))) Diagnostic *
op_emit_op_error(Context *ctx, const Operation *op, const char *format, ...);
/// The same with `text` as it is; gives false, which a verifier then returns.
bool op_reject(Context *ctx, const Operation *op, const char *text);
/// The same without the prefix. Follows mlir::Operation::emitError.
__attribute__((format(printf, 3, 4))) Diagnostic *
op_emit_error(Context *ctx, const Operation *op, const char *format, ...);
__attribute__((format(printf, 3, 4))) Diagnostic *
op_emit_remark(Context *ctx, const Operation *op, const char *format, ...);
/// The same for any location and kind.
__attribute__((format(printf, 4, 5))) Diagnostic *
location_emit(Context *ctx, Location loc, DiagKind kind, const char *format,
              ...);
/// A note at the operation's location.
__attribute__((format(printf, 4, 5))) Diagnostic *
op_attach_note(Context *ctx, Diagnostic *diag, const Operation *op,
               const char *format, ...);
/// Appends `'type'`, an attribute, in mlir's spelling.
void diag_type(Diagnostic *diag, const Type *type);
void diag_attr(Diagnostic *diag, const Attribute *attr);
/// Appends the operation's text: generic in errors, on a line of its own where
/// it takes several.
void diag_op(Context *ctx, Diagnostic *diag, const Operation *op);

#endif

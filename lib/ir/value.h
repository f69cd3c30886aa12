// SPDX-License-Identifier: Apache-2.0
// Values and their uses. A value heads the list of its uses; each use is an
// operand slot of an operation, so that linking one takes constant time and no
// memory. What needs the layout of an operation is in operation.h. Follows
// mlir::Value and mlir::OpOperand.
#ifndef MLOPT_IR_VALUE_H
#define MLOPT_IR_VALUE_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/attributes/location.h"
#include "ir/context.h"

typedef struct Block Block;
typedef struct Operation Operation;
typedef struct Use Use;

typedef enum ValueKind { VALUE_RESULT, VALUE_BLOCK_ARGUMENT } ValueKind;

/// Result `index` of an operation, or argument `index` of a block.
typedef struct Value {
  const Type *type; ///< Never NULL.
  Use *first_use;   ///< Newest first.
  uint32_t index;
  uint32_t kind : 1;        ///< ValueKind.
  uint32_t is_constant : 1; ///< Result of an op with TRAIT_CONSTANT_LIKE.
  /// The conversion driver's, clear between conversions: result of a cast that
  /// the driver made; of one that leads back to what a value became; number of
  /// its entry in the driver's value mapping.
  uint32_t is_conversion_cast : 1;
  uint32_t is_source_cast : 1;
  uint32_t mapping : 28;
} Value;
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

#define FOR_EACH_USE(use, value)                                               \
  for (Use *use = (value)->first_use; use; use = use->next)

static inline ValueKind value_kind(const Value *value) {
  return (ValueKind)value->kind;
}

static inline const Type *value_type(const Value *value) { return value->type; }

/// Changes the type in place, for conversions; the users must expect it.
static inline void value_set_type(Value *value, const Type *type) {
  assert(type);
  value->type = type;
}

/// `value` as the block argument that it is.
static inline BlockArgument *value_block_argument(const Value *value) {
  assert(value->kind == VALUE_BLOCK_ARGUMENT);
  return (BlockArgument *)(uintptr_t)value;
}

/// Block of the defining operation, or owner of the argument.
Block *value_parent_block(const Value *value);

/// Location of the defining operation, or of the argument.
Location value_location(const Value *value);

static inline bool value_is_unused(const Value *value) {
  return value->first_use == NULL;
}

/// Constant time. Follows mlir::Value::hasOneUse.
bool value_has_one_use(const Value *value);

/// Turns every use of `from` into a use of `to`. `from` stays alive, unused.
/// Linear in the uses of `from`. Follows mlir::Value::replaceAllUsesWith.
void value_replace_all_uses_with(Value *from, Value *to);

/// Makes `use`, which is in no list, the newest use of `value`.
static inline void use_link(Use *use, Value *value) {
  use->value = value;
  use->back = &value->first_use;
  assert(!value->first_use || value->first_use->value == value);
  use->next = value->first_use;
  if (use->next)
    use->next->back = &use->next;
  value->first_use = use;
}

/// Takes `use` out of the list that it is in, if any.
static inline void use_unlink(Use *use) {
  if (!use->value)
    return;
  assert(*use->back == use && (!use->next || use->next->back == &use->next));
  *use->back = use->next;
  if (use->next)
    use->next->back = use->back;
  use->value = NULL;
}

/// Points the use at `value`, or at nothing if that is NULL. Constant time.
void use_set(Use *use, Value *value);

#endif

// SPDX-License-Identifier: Apache-2.0
// Values: where they are defined, and their lists of uses.
#include "ir/value.h"

#include "ir/operation.h"

Block *value_parent_block(const Value *value) {
  Operation *op = value_defining_op(value);
  return op ? op->block : value_block_argument(value)->owner;
}

Location value_location(const Value *value) {
  Operation *op = value_defining_op(value);
  return op ? op->loc : value_block_argument(value)->loc;
}

bool value_has_one_use(const Value *value) {
  return value->first_use && !value->first_use->next;
}

void use_set(Use *use, Value *value) {
  use_unlink(use);
  if (value)
    use_link(use, value);
}

void value_replace_all_uses_with(Value *from, Value *to) {
  assert(from && to);
  if (from == to)
    return;
  while (from->first_use) {
    assert(from->first_use->value == from);
    use_set(from->first_use, to);
    assert(to->first_use->value == to);
  }
}

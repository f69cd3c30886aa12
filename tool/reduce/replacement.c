// SPDX-License-Identifier: Apache-2.0
#include "ir/builder.h"
#include "tool/reduce/steps.h"

/// How far back a value is looked for, so that a step stays linear.
enum { MAX_STEPS_BACK = 16 };

static Value *result_of_type(Operation *op, const Type *type) {
  for (unsigned i = 0; i < op->num_results; i++)
    if (op_result_type(op, i) == type)
      return op_result(op, i);
  return NULL;
}

/// An operand of the erased operation: it is nearer to the source of the value.
static Value *operand_of_type(const Operation *op, const Type *type) {
  for (unsigned i = 0; op && i < op->num_operands; i++)
    if (op_operand_type(op, i) == type &&
        value_defining_op(op_operand(op, i)) != op)
      return op_operand(op, i);
  return NULL;
}

static Value *argument_of_type(const Block *block, const Type *type) {
  for (unsigned i = 0; i < block->num_arguments; i++)
    if (block_argument(block, i)->type == type)
      return block_argument(block, i);
  return NULL;
}

/// A value of `type` in the block of `user` before it, or an argument there.
static Value *earlier_value(const Operation *user, const Type *type,
                            const Operation *avoided) {
  Operation *op = user->prev;
  for (unsigned i = 0; op && i < MAX_STEPS_BACK; i++, op = op->prev) {
    Value *value = op == avoided ? NULL : result_of_type(op, type);
    if (value)
      return value;
  }
  return argument_of_type(user->block, type);
}

/// An operation without operands that has a result of any type, or of LLVM's.
static const OpDef *maker_of(Context *ctx, const Operation *user) {
  const OpDef *maker = NULL;
  if (string_ref_starts_with(op_name(user), STR("llvm.")))
    maker = context_op_def(ctx, STR("llvm.mlir.poison"));
  if (!maker)
    maker = context_op_def(ctx, STR("ub.poison"));
  return maker;
}

Value *find_replacement(Context *ctx, const Value *value, Operation *user,
                        const Operation *avoided) {
  Value *found = operand_of_type(avoided, value->type);
  if (!found)
    found = earlier_value(user, value->type, avoided);
  if (found && found != value)
    return found;
  const OpDef *maker = maker_of(ctx, user);
  if (!maker)
    return NULL;
  Builder builder;
  builder_init(&builder, ctx);
  builder_set_to_start(&builder, user->block);
  Operation *op =
      builder_create_op(&builder, maker, user->loc, NULL, 0, value->type, NULL);
  return op_result(op, 0);
}

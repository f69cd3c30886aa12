// SPDX-License-Identifier: Apache-2.0
// Casts: unresolved materializations between a value and what replaced it. A
// cast stands right after the values that it takes, so that every later use of
// them can share it.
#include "rewrite/conversion/driver/cast.h"

#include "ir/erase.h"
#include "ir/interfaces/effects.h"
#include "ir/op_attrs.h"
#include "ir/op_order.h"
#include "rewrite/conversion/driver/log.h"
#include "rewrite/conversion/driver/trace.h"

static InsertionPoint driver_point_after(Value *value) {
  Operation *op = value_defining_op(value);
  if (op)
    return (InsertionPoint){op->block, op->next};
  Block *block = value_block_argument(value)->owner;
  return (InsertionPoint){block, block->first};
}

static bool is_defined_before(const Value *lhs, const Value *rhs) {
  const Operation *lhs_op = value_defining_op(lhs);
  const Operation *rhs_op = value_defining_op(rhs);
  if (!lhs_op || !rhs_op)
    return !lhs_op;
  return op_is_before_in_block(lhs_op, rhs_op);
}

/// The value of `inputs` that is defined last. NULL if they are not all in one
/// block.
static Value *last_defined(Value *const *inputs, size_t num_inputs) {
  Value *last = inputs[0];
  for (size_t i = 1; i < num_inputs; i++) {
    if (value_parent_block(inputs[i]) != value_parent_block(last))
      return NULL;
    if (is_defined_before(last, inputs[i]))
      last = inputs[i];
  }
  return last;
}

/// Where to put a cast. Sets `*is_shared` if every use of the inputs comes
/// after it.
static InsertionPoint find_point(ConversionDriver *driver, const CastSpec *spec,
                                 bool *is_shared) {
  *is_shared = false;
  if (spec->block)
    return (InsertionPoint){spec->block, spec->block->first};
  Value *last = spec->num_inputs ? last_defined(spec->inputs, spec->num_inputs)
                                 : spec->stands_for;
  if (last) {
    InsertionPoint point = driver_point_after(last);
    *is_shared = point.block && spec->num_inputs;
    if (point.block)
      return point;
  }
  if (spec->kind == CAST_SOURCE)
    return driver_point_after(spec->stands_for);
  return builder_save(&driver->rewriter.rewriter.builder);
}

static const OpDef *cast_def(ConversionDriver *driver) {
  if (driver->cast_def)
    return driver->cast_def;
  StringRef name = STR("builtin.unrealized_conversion_cast");
  driver->cast_def = context_op_def(driver->ctx, name);
  if (!driver->cast_def)
    driver->cast_def = context_unregistered_op_def(driver->ctx, name);
  return driver->cast_def;
}

static Operation *create_cast_op(ConversionDriver *driver, CastKind kind,
                                 const OpState *state, InsertionPoint point) {
  Operation *op = op_create(driver->ctx, state);
  block_insert_before(point.block, point.before, op);
  bool leads_back = kind == CAST_SOURCE && !driver->can_roll_back;
  for (unsigned i = 0; i < op->num_results; i++) {
    op_result(op, i)->is_conversion_cast = 1;
    op_result(op, i)->is_source_cast = leads_back;
  }
  if (driver->config->attach_cast_kind)
    op_set_attr(driver->ctx, op, STR("__kind__"),
                string_attr_get(driver->ctx, kind == CAST_SOURCE
                                                 ? STR("source")
                                                 : STR("target")));
  return op;
}

static void remember_cast(ConversionDriver *driver, Cast *cast) {
  VECTOR_PUSH(&driver->casts, cast);
  if (cast->key) {
    void **slot = ptr_map_slot(&driver->casts_by_input, cast->key);
    cast->older = *slot;
    *slot = cast;
  }
  if (driver->can_roll_back)
    log_push(driver, REWRITE_CAST)->cast = cast;
  driver->has_target_casts |= cast->kind == CAST_TARGET;
}

Cast *driver_build_cast(ConversionDriver *driver, const CastSpec *spec) {
  bool is_shared;
  assert(spec->kind != CAST_SOURCE || spec->num_types == 1);
  InsertionPoint point = find_point(driver, spec, &is_shared);
  assert(point.block);
  OpState state = {.def = cast_def(driver),
                   .loc = spec->user ? spec->user->loc
                                     : value_location(spec->stands_for),
                   .operands = spec->inputs,
                   .result_types = spec->types,
                   .num_operands = (uint32_t)spec->num_inputs,
                   .num_results = (uint32_t)spec->num_types};
  Cast *cast = arena_alloc(&driver->lasting, sizeof *cast);
  *cast = (Cast){.op = create_cast_op(driver, spec->kind, &state, point),
                 .kind = spec->kind,
                 .converter = spec->converter,
                 .pattern = spec->pattern ? spec->pattern : driver->run.pattern,
                 .original = spec->original,
                 .key = is_shared ? spec->inputs[0] : NULL};
  trace_did(driver, "Insert ", cast->op);
  remember_cast(driver, cast);
  return cast;
}

Value *driver_source_cast(ConversionDriver *driver, Value *value,
                          const ValueVector *inputs, Block *block,
                          const TypeConverter *converter,
                          const RewritePattern *pattern) {
  CastSpec spec = {.kind = CAST_SOURCE,
                   .stands_for = value,
                   .inputs = inputs->data,
                   .num_inputs = inputs->size,
                   .types = &value->type,
                   .num_types = 1,
                   .converter = converter,
                   .pattern = pattern,
                   .block = block};
  return op_result(driver_build_cast(driver, &spec)->op, 0);
}

/// Removes `cast` from the tables. The newest cast must be forgotten first.
void driver_forget_cast(ConversionDriver *driver, Cast *cast) {
  assert(VECTOR_LAST(&driver->casts) == cast);
  driver->casts.size--;
  if (!cast->key)
    return;
  if (cast->older)
    ptr_map_set(&driver->casts_by_input, cast->key, cast->older);
  else
    ptr_map_remove(&driver->casts_by_input, cast->key);
}

void driver_retire_cast(ConversionDriver *driver, Operation *op) {
  assert(!driver->can_roll_back);
  Builder *builder = &driver->rewriter.rewriter.builder;
  if (builder->before == op)
    builder->before = op->next;
  op->flags |= OP_MARK_DEAD | OP_MARK_REPLACED;
  op_drop_all_references(op);
  op_remove(op);
  VECTOR_PUSH(&driver->erased, op);
}

/// The newest are removed first, since they may be the last users of others.
void driver_retire_unused_casts(ConversionDriver *driver, size_t first) {
  for (size_t i = driver->casts.size; i-- > first;) {
    Operation *op = driver->casts.data[i]->op;
    if (!(op->flags & OP_MARK_DEAD) && op_is_unused(op))
      driver_retire_cast(driver, op);
  }
}

static bool takes(const Operation *op, Value *const *inputs,
                  size_t num_inputs) {
  if (op->num_operands != num_inputs || !op->block)
    return false;
  for (unsigned i = 0; i < num_inputs; i++)
    if (op_operand(op, i) != inputs[i])
      return false;
  return true;
}

static bool gives(const Operation *op, const Type *const *types,
                  size_t num_types) {
  if (op->num_results != num_types)
    return false;
  for (unsigned i = 0; i < num_types; i++)
    if (op_result_type(op, i) != types[i])
      return false;
  return true;
}

static Cast *first_cast(ConversionDriver *driver, Value *const *inputs,
                        size_t num_inputs) {
  if (num_inputs == 0 || driver->casts_by_input.size == 0 ||
      value_is_unused(inputs[0]))
    return NULL;
  return ptr_map_get(&driver->casts_by_input, inputs[0]);
}

Cast *driver_newest_cast(ConversionDriver *driver, Value *const *inputs,
                         size_t num_inputs) {
  Cast *cast = first_cast(driver, inputs, num_inputs);
  while (cast && !takes(cast->op, inputs, num_inputs))
    cast = cast->older;
  return cast;
}

Cast *driver_find_cast(ConversionDriver *driver, Value *const *inputs,
                       size_t num_inputs, const Type *const *types,
                       size_t num_types) {
  Cast *cast = first_cast(driver, inputs, num_inputs);
  while (cast && !(takes(cast->op, inputs, num_inputs) &&
                   gives(cast->op, types, num_types)))
    cast = cast->older;
  return cast;
}

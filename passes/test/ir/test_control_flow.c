// SPDX-License-Identifier: Apache-2.0
// Passes that move operations into regions, or bodies out of them:
// -test-control-flow-sink, -test-inline, -test-inline-callback.
#include "dialects/func/func.h"
#include "dialects/scf/scf.h"
#include "ir/clone.h"
#include "ir/erase.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

static bool is_called(const Operation *op, const char *name) {
  return op && string_ref_equals(op_name(op), string_ref_from_cstr(name));
}

//===- Sinking ------------------------------------------------------------===//

static bool is_in_region(const Region *region, const Operation *op) {
  while (op && op->block) {
    if (op->block->parent == region)
      return true;
    op = op_parent(op);
  }
  return false;
}

static bool is_used_only_in(const Operation *op, const Region *region) {
  for (uint32_t i = 0; i < op->num_results; i++)
    FOR_EACH_USE(use, op_result(op, i))
      if (!is_in_region(region, use->owner))
        return false;
  return true;
}

/// Sinks the operands of `user` that are `test.sink_me`, and adds them to
/// `work`.
typedef VECTOR(Operation *) Operations;
static void sink_operands(Context *ctx, Operations *work, Region *region,
                          const Operation *user) {
  const Attribute *number =
      integer_attr_get_i64(ctx, integer_type_get(ctx, 32), 0);
  for (uint32_t i = 0; i < user->num_operands; i++) {
    Operation *op = value_defining_op(op_operand(user, i));
    if (!is_called(op, "test.sink_me") || is_in_region(region, op) ||
        !is_used_only_in(op, region))
      continue;
    block_prepend_op(region->first, op);
    op_set_attr(ctx, op, STR("was_sunk"), number);
    VECTOR_PUSH(work, op);
  }
}

static void sink_into(Context *ctx, Region *region) {
  Operations work = {0};
  FOR_EACH_BLOCK(block, region)
    FOR_EACH_OP(op, block)
      VECTOR_PUSH(&work, op);
  while (work.size)
    sink_operands(ctx, &work, region, VECTOR_POP(&work));
  VECTOR_FREE(&work);
}

static bool run_sink(Context *ctx, Operation *root, const void *options) {
  (void)options;
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op))
    if (is_called(op, "test.sink_target") && op->num_regions &&
        !region_is_empty(op_region(op, 0)))
      sink_into(ctx, op_region(op, 0));
  return true;
}

const PassDef test_control_flow_sink_pass = {
    .flag = "test-control-flow-sink",
    .summary = "Test control-flow sink pass",
    .anchor = "func.func",
    .run = run_sink,
};

//===- Inlining -----------------------------------------------------------===//

/// The `test.functional_region_op` that a call calls, or NULL.
static Operation *callee_of(const Operation *call) {
  Operation *callee = value_defining_op(op_operand(call, 0));
  return is_called(callee, "test.functional_region_op") &&
                 callee->num_regions == 1 &&
                 !region_is_empty(op_region(callee, 0))
             ? callee
             : NULL;
}

/// The values that replace the arguments of the callee's body.
static void map_arguments(const Operation *call, const Region *body,
                          PtrMap *mapping) {
  for (uint32_t i = 0; i < body->first->num_arguments; i++)
    ptr_map_set(mapping, block_argument(body->first, i),
                op_operand(call, i + 1));
}

/// The operands of `test.return` replace the results of `call`.
static void replace_results(Context *ctx, Operation *call, Operation *end) {
  for (uint32_t i = 0; i < call->num_results; i++)
    value_replace_all_uses_with(op_result(call, i), op_operand(end, i));
  op_erase(ctx, end);
}

/// A body of one block goes in front of `call`.
static bool inline_block(Context *ctx, Operation *call, const Region *body,
                         PtrMap *mapping) {
  if (body->num_blocks != 1 || !is_called(body->first->last, "test.return") ||
      body->first->last->num_operands != call->num_results)
    return false;
  map_arguments(call, body, mapping);
  region_clone_into(ctx, body, call->block, call, NULL, mapping);
  replace_results(ctx, call, call->prev);
  return true;
}

/// `test.return` at the end of blocks becomes `scf.yield`.
static void yield_returns(Context *ctx, Region *region) {
  Builder builder;
  builder_init(&builder, ctx);
  VECTOR(Value *) values = {0};
  FOR_EACH_BLOCK(block, region) {
    Operation *end = block->last;
    if (!is_called(end, "test.return"))
      continue;
    values.size = 0;
    for (uint32_t i = 0; i < end->num_operands; i++)
      VECTOR_PUSH(&values, op_operand(end, i));
    builder_set_to_end(&builder, block);
    OpState state = {.def = &scf_ops[SCF_YIELD],
                     .loc = end->loc,
                     .operands = values.data,
                     .num_operands = end->num_operands};
    builder_create(&builder, &state);
    op_erase(ctx, end);
  }
  VECTOR_FREE(&values);
}

/// The body goes into an `scf.execute_region` in front of `call`.
static bool inline_wrapped(Context *ctx, Operation *call, const Region *body,
                           PtrMap *mapping) {
  Builder builder;
  builder_init(&builder, ctx);
  builder_set_before(&builder, call);
  VECTOR(const Type *) types = {0};
  for (uint32_t i = 0; i < call->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(call, i));
  OpState state = {.def = &scf_ops[SCF_EXECUTE_REGION],
                   .loc = call->loc,
                   .result_types = types.data,
                   .num_results = call->num_results,
                   .num_regions = 1};
  Operation *wrapper = builder_create(&builder, &state);
  VECTOR_FREE(&types);
  Region *region = op_region(wrapper, 0);
  uint32_t num_arguments = 0;
  region_clone_before(ctx, body, region, NULL, mapping);
  while (region->first->num_arguments) {
    Value *argument = block_argument(region->first, 0);
    value_replace_all_uses_with(argument, op_operand(call, ++num_arguments));
    block_erase_argument(ctx, region->first, 0);
  }
  yield_returns(ctx, region);
  for (uint32_t i = 0; i < call->num_results; i++)
    value_replace_all_uses_with(op_result(call, i), op_result(wrapper, i));
  return true;
}

typedef bool InlineBody(Context *ctx, Operation *call, const Region *body,
                        PtrMap *mapping);

static void inline_one(Context *ctx, Operation *call, InlineBody *inline_body) {
  Operation *callee = callee_of(call);
  const Region *body = callee ? op_region(callee, 0) : NULL;
  if (!body || body->first->num_arguments + 1 != call->num_operands)
    return;
  PtrMap mapping = {0};
  if (inline_body(ctx, call, body, &mapping)) {
    op_erase(ctx, call);
    if (value_is_unused(op_result(callee, 0)))
      op_erase(ctx, callee);
  }
  ptr_map_free(&mapping);
}

static bool inline_calls(Context *ctx, Operation *function,
                         InlineBody *inline_body) {
  Operations calls = {0};
  FOR_EACH_OP_PREORDER(op, function)
    if (op_is(op, &func_ops[FUNC_CALL_INDIRECT]))
      VECTOR_PUSH(&calls, op);
  for (size_t i = 0; i < calls.size; i++)
    inline_one(ctx, calls.data[i], inline_body);
  VECTOR_FREE(&calls);
  return true;
}

static bool run_inline(Context *ctx, Operation *op, const void *options) {
  (void)options;
  return inline_calls(ctx, op, inline_block);
}

const PassDef test_inline_pass = {
    .flag = "test-inline",
    .summary = "Test inlining region calls",
    .anchor = "func.func",
    .run = run_inline,
};

static bool run_inline_callback(Context *ctx, Operation *op,
                                const void *options) {
  (void)options;
  return inline_calls(ctx, op, inline_wrapped);
}

const PassDef test_inline_callback_pass = {
    .flag = "test-inline-callback",
    .summary = "Test inlining region calls with call back functions",
    .anchor = "func.func",
    .run = run_inline_callback,
};

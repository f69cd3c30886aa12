// SPDX-License-Identifier: Apache-2.0
// -remove-dead-values: removes everything without influence on an effect or a
// visible result: operations, arguments of blocks, and arguments and results of
// private functions together with what calls pass for them. Where operations
// with regions pass on values that are unused, they pass poison instead, and
// their canonicalization patterns drop it. Follows mlir's RemoveDeadValues.
//
// All values in unreachable code are dead. Operations that must stay there,
// such as calls, get poison for them.
#include "dialects/common/functions.h"
#include "dialects/func/func.h"
#include "dialects/ub/ub.h"
#include "ir/definitions/dialect_def.h"
#include "ir/erase.h"
#include "ir/interfaces/successor_operands.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "passes/remove_dead_values/liveness.h"
#include "rewrite/greedy/greedy.h"

#include <string.h>

typedef struct DeadValueOptions {
  bool canonicalize;
} DeadValueOptions;

static const PassOption options[] = {
    {.name = "canonicalize",
     .kind = PASS_OPTION_BOOL,
     .offset = offsetof(DeadValueOptions, canonicalize),
     .help = "Canonicalize operations with regions that pass on values"},
};
static const DeadValueOptions defaults = {.canonicalize = true};

typedef struct DeadValues {
  Context *ctx;
  Operation *root;
  Liveness liveness;
  PtrMap erased;           ///< To be erased, with what is inside.
  PtrMap erased_arguments; ///< Blocks', not functions'.
  PtrMap decided;          ///< Blocks whose arguments were decided on.
  OpVector list;           ///< The outermost of `erased`.
  RegionSuccessors successors;
} DeadValues;

static bool is_live(const DeadValues *dead, const Value *value) {
  return liveness_has(&dead->liveness, value);
}

//===- Decisions ----------------------------------------------------------===//

static bool uses_something_dead(const DeadValues *dead, const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!is_live(dead, op_operand(op, i)))
      return true;
  return false;
}

static bool has_live_result(const DeadValues *dead, const Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (is_live(dead, op_result(op, i)))
      return true;
  return false;
}

/// Is the value that decides where the branch goes dead? Then control never
/// gets there.
static bool is_dead_branch(const DeadValues *dead, const Operation *op) {
  bool *passed = mem_alloc(op->num_operands + 1);
  bool is_dead = false;
  branch_passed_operands(op, passed);
  for (uint32_t i = 0; i < op->num_operands; i++)
    is_dead |= !passed[i] && !is_live(dead, op_operand(op, i));
  mem_free(passed);
  return is_dead;
}

/// A user of something dead is dead, or unreachable, or does no more than read:
/// otherwise its operand would be live.
static bool is_dead_op(DeadValues *dead, const Operation *op) {
  if (op->num_successors)
    return op->def->successor_operands && is_dead_branch(dead, op);
  if (op_has_trait(op, TRAIT_TERMINATOR | TRAIT_CALL | TRAIT_FUNCTION))
    return false;
  if (!op_is_region_branch(op) && uses_something_dead(dead, op))
    return true;
  return !has_live_result(dead, op) &&
         !(effect_summaries_get(&dead->liveness.effects, op) & EFFECT_ANY);
}

static Operation *next_kept(const DeadValues *dead, Operation *op) {
  return ptr_map_has(&dead->erased, op)
             ? walk_next_skipping_regions(dead->root, op)
             : walk_next_preorder(dead->root, op);
}

/// All operations that stay, each before what is in it, without the root.
#define FOR_EACH_KEPT_OP(op, dead)                                             \
  for (Operation *op = walk_next_preorder((dead)->root, (dead)->root); op;     \
       op = next_kept((dead), op))                                             \
    if (!ptr_map_has(&(dead)->erased, op))

static void note_erased(DeadValues *dead, Operation *op) {
  VECTOR_PUSH(&dead->list, op);
  FOR_EACH_OP_PREORDER(inner, op)
    ptr_map_set(&dead->erased, inner, op);
}

static void list_erased(DeadValues *dead) {
  Operation *op = walk_next_preorder(dead->root, dead->root);
  for (; op; op = next_kept(dead, op))
    if (is_dead_op(dead, op))
      note_erased(dead, op);
}

/// Are all predecessors branches, so that an argument may go?
static bool has_free_arguments(const Block *block) {
  FOR_EACH_PREDECESSOR(use, block) {
    if (!use->owner->def->successor_operands)
      return false;
  }
  return !block_is_entry(block);
}

/// As upstream, the first edge that passes something dead decides on the
/// arguments of a block: those whose operands are dead on that edge go.
static void look_at_successor(DeadValues *dead, const Operation *branch,
                              unsigned index) {
  Block *block = op_successor(branch, index);
  BlockUse *edge = op_successor_slots(branch) + index;
  unsigned first, count;
  branch->def->successor_operands(branch, index, &first, &count);
  unsigned produced = op_produced_arguments(branch, index);
  for (unsigned i = 0; i < count; i++) {
    Value *argument = block_argument(block, produced + i);
    if (is_live(dead, op_operand(branch, first + i)))
      continue;
    if (!ptr_map_has(&dead->decided, block))
      ptr_map_set(&dead->decided, block,
                  has_free_arguments(block) ? edge : NULL);
    if (ptr_map_get(&dead->decided, block) == edge && !is_live(dead, argument))
      ptr_map_set(&dead->erased_arguments, argument, block);
  }
}

static void list_erased_arguments(DeadValues *dead) {
  FOR_EACH_KEPT_OP(op, dead)
  for (uint32_t i = 0; op->def->successor_operands && i < op->num_successors;
       i++)
    if (op_successor(op, i)->num_arguments)
      look_at_successor(dead, op, i);
}

static bool is_erased_argument(const DeadValues *dead, const Value *argument) {
  return ptr_map_has(&dead->erased_arguments, argument);
}

//===- Poison -------------------------------------------------------------===//

static Value *build_poison(DeadValues *dead, Builder *builder,
                           const Value *value) {
  const Attribute *props[] = {[UB_POISON_VALUE] =
                                  ub_poison_attr_get(dead->ctx)};
  return op_result(builder_create_op(builder, &ub_ops[UB_POISON],
                                     value_location(value), NULL, 0,
                                     value_type(value), props),
                   0);
}

/// Remaining uses of `value`, which goes, are never reached.
static void poison_uses(DeadValues *dead, Value *value) {
  if (value_is_unused(value))
    return;
  Builder builder;
  Operation *op = value_defining_op(value);
  builder_init(&builder, dead->ctx);
  if (op)
    builder_set_before(&builder, op);
  else
    builder_set_to_start(&builder, value_block_argument(value)->owner);
  value_replace_all_uses_with(value, build_poison(dead, &builder, value));
}

/// Does `from` pass operand `i` only to dead inputs, or is the operand dead
/// itself?
static void find_vain_operands(DeadValues *dead, const Operation *op,
                               const Operation *from, bool *vain) {
  bool *live = mem_alloc(from->num_operands + 1);
  memset(live, 0, from->num_operands);
  memset(vain, 0, from->num_operands);
  op_region_successors(op, from, NULL, &dead->successors);
  for (size_t i = 0; i < dead->successors.size; i++) {
    const RegionSuccessor *successor = &dead->successors.data[i];
    for (unsigned k = 0; k < successor->count; k++) {
      vain[successor->first_operand + k] = true;
      live[successor->first_operand + k] |=
          is_live(dead, region_successor_input(op, successor, k));
    }
  }
  for (uint32_t i = 0; i < from->num_operands; i++)
    vain[i] &= !live[i] || !is_live(dead, op_operand(from, i));
  mem_free(live);
}

/// `from` passes poison to the dead inputs of `op`.
static void pass_poison(DeadValues *dead, const Operation *op,
                        Operation *from) {
  Builder builder;
  builder_init(&builder, dead->ctx);
  builder_set_before(&builder, from);
  bool *vain = mem_alloc(from->num_operands + 1);
  find_vain_operands(dead, op, from, vain);
  for (uint32_t i = 0; i < from->num_operands; i++)
    if (vain[i])
      op_set_operand(from, i,
                     build_poison(dead, &builder, op_operand(from, i)));
  mem_free(vain);
}

static void pass_poison_in(DeadValues *dead, Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (region_terminator(block))
        pass_poison(dead, op, block->last);
  pass_poison(dead, op, op);
}

//===- Removal ------------------------------------------------------------===//

static void drop_branch_operands(DeadValues *dead, Operation *branch) {
  bool *erase = mem_alloc(branch->num_operands + 1);
  bool found = false;
  memset(erase, 0, branch->num_operands + 1);
  for (uint32_t i = 0; i < branch->num_successors; i++) {
    const Block *block = op_successor(branch, i);
    unsigned first, count;
    branch->def->successor_operands(branch, i, &first, &count);
    unsigned produced = op_produced_arguments(branch, i);
    for (unsigned k = 0; k < count; k++)
      if (is_erased_argument(dead, block_argument(block, produced + k)))
        found = erase[first + k] = true;
  }
  if (found)
    op_erase_successor_operands(dead->ctx, branch, erase);
  mem_free(erase);
}

/// Keeps the operands of `op` for which `keep` is true.
static void keep_operands(DeadValues *dead, Operation *op, const bool *keep) {
  bool *erase = mem_alloc(op->num_operands + 1);
  for (uint32_t i = 0; i < op->num_operands; i++)
    erase[i] = !keep[i];
  op_erase_operands(dead->ctx, op, erase);
  mem_free(erase);
}

/// The elements of the array in slot `prop` for which `keep` is true.
static void keep_attrs(DeadValues *dead, Operation *op, unsigned prop,
                       const bool *keep) {
  const ArrayAttr *array = attr_as_array(op_prop(op, prop));
  VECTOR(const Attribute *) kept = {0};
  for (size_t i = 0; array && i < array->size; i++)
    if (keep[i])
      VECTOR_PUSH(&kept, array->elements[i]);
  if (array)
    op_set_prop(op, prop,
                kept.size ? array_attr_get(dead->ctx, kept.data, kept.size)
                          : NULL);
  VECTOR_FREE(&kept);
}

/// Replaces `call` by a call that only has the results to be kept.
static void replace_call(DeadValues *dead, Operation *call, const bool *keep) {
  if (ptr_map_has(&dead->erased, call))
    return;
  VECTOR(const Type *) types = {0};
  VECTOR(Value *) operands = {0};
  for (uint32_t i = 0; i < call->num_results; i++)
    if (keep[i])
      VECTOR_PUSH(&types, op_result_type(call, i));
  for (uint32_t i = 0; i < call->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(call, i));
  keep_attrs(dead, call, CALL_PROP_RES_ATTRS, keep);
  OpState state = {.def = call->def,
                   .loc = call->loc,
                   .operands = operands.data,
                   .num_operands = (uint32_t)operands.size,
                   .result_types = types.data,
                   .num_results = (uint32_t)types.size,
                   .props = op_props(call),
                   .attrs = call->attrs};
  Operation *created = op_create(dead->ctx, &state);
  block_insert_before(call->block, call, created);
  unsigned next = 0;
  for (uint32_t i = 0; i < call->num_results; i++)
    if (keep[i])
      value_replace_all_uses_with(op_result(call, i),
                                  op_result(created, next++));
    else
      poison_uses(dead, op_result(call, i));
  op_erase(dead->ctx, call);
  VECTOR_FREE(&types);
  VECTOR_FREE(&operands);
}

static void set_type(DeadValues *dead, Operation *op, const bool *keep_args,
                     const bool *keep_results) {
  const FunctionType *type = func_op_type(op);
  VECTOR(const Type *) types = {0};
  for (size_t i = 0; i < type->num_inputs; i++)
    if (keep_args[i])
      VECTOR_PUSH(&types, type->types[i]);
  size_t num_inputs = types.size;
  for (size_t i = 0; i < type->num_results; i++)
    if (keep_results[i])
      VECTOR_PUSH(&types, type->types[type->num_inputs + i]);
  const Type *changed =
      function_type_get(dead->ctx, types.data, num_inputs,
                        types.data + num_inputs, types.size - num_inputs);
  op_set_prop(op, FUNC_PROP_FUNCTION_TYPE, type_attr_get(dead->ctx, changed));
  keep_attrs(dead, op, FUNC_PROP_ARG_ATTRS, keep_args);
  keep_attrs(dead, op, FUNC_PROP_RES_ATTRS, keep_results);
  VECTOR_FREE(&types);
}

static void shrink_call(DeadValues *dead, Operation *call, const bool *keep) {
  if (ptr_map_has(&dead->erased, call))
    return;
  keep_attrs(dead, call, CALL_PROP_ARG_ATTRS, keep);
  keep_operands(dead, call, keep);
}

/// Drops what is dead in a function's signature, its returns and its calls. The
/// entry block's arguments stay for now.
static void shrink_function(DeadValues *dead, CalledFunction *function) {
  const Block *entry = op_region(function->op, 0)->first;
  bool *keep = arena_alloc(&dead->liveness.arena, entry->num_arguments + 1);
  for (uint32_t i = 0; i < entry->num_arguments; i++)
    keep[i] = is_live(dead, block_argument(entry, i));
  for (size_t i = 0; i < function->calls.size; i++)
    shrink_call(dead, function->calls.data[i], keep);
  for (size_t i = 0; i < function->returns.size; i++)
    keep_operands(dead, function->returns.data[i], function->live_results);
  set_type(dead, function->op, keep, function->live_results);
}

/// No operation passes on something dead any more.
static void cut_uses(DeadValues *dead) {
  for (size_t i = 0; i < dead->list.size; i++)
    op_drop_all_references(dead->list.data[i]);
  FOR_EACH_KEPT_OP(op, dead) {
    if (op_is_region_branch(op))
      pass_poison_in(dead, op);
    if (op->num_successors && op->def->successor_operands)
      drop_branch_operands(dead, op);
  }
  for (size_t i = 0; i < dead->liveness.list.size; i++)
    if (!dead->liveness.list.data[i]->is_fixed)
      shrink_function(dead, dead->liveness.list.data[i]);
}

static void erase_arguments(DeadValues *dead, Block *block, bool is_shrunk) {
  bool *erase = mem_alloc(block->num_arguments + 1);
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    Value *argument = block_argument(block, i);
    erase[i] = is_shrunk ? !is_live(dead, argument)
                         : is_erased_argument(dead, argument);
    if (erase[i])
      poison_uses(dead, argument);
  }
  block_erase_arguments(dead->ctx, block, erase);
  mem_free(erase);
}

static void erase_all_arguments(DeadValues *dead) {
  FOR_EACH_KEPT_OP(op, dead) {
    bool is_shrunk = liveness_free_function(&dead->liveness, op) != NULL;
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i))
        if (block->num_arguments)
          erase_arguments(dead, block, is_shrunk && block_is_entry(block));
  }
}

static void erase_op(DeadValues *dead, Operation *op) {
  Builder builder;
  builder_init(&builder, dead->ctx);
  builder_set_before(&builder, op);
  if (op_has_trait(op, TRAIT_TERMINATOR))
    builder_create_op(&builder, &ub_ops[UB_UNREACHABLE], op->loc, NULL, 0, NULL,
                      NULL);
  for (uint32_t i = 0; i < op->num_results; i++)
    poison_uses(dead, op_result(op, i));
  op_erase(dead->ctx, op);
}

static void remove_dead(DeadValues *dead) {
  list_erased(dead);
  list_erased_arguments(dead);
  cut_uses(dead);
  erase_all_arguments(dead);
  for (size_t i = 0; i < dead->liveness.list.size; i++) {
    const CalledFunction *function = dead->liveness.list.data[i];
    for (size_t k = 0; !function->is_fixed && k < function->calls.size; k++)
      replace_call(dead, function->calls.data[k], function->live_results);
  }
  for (size_t i = 0; i < dead->list.size; i++)
    erase_op(dead, dead->list.data[i]);
}

//===- Canonicalization ---------------------------------------------------===//

/// Operations with regions that pass on values, innermost first.
static void list_region_branches(Operation *root, OpVector *branches) {
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op))
    if (op_is_region_branch(op))
      VECTOR_PUSH(branches, op);
}

static void canonicalize(Context *ctx, Operation *root) {
  OpVector branches = {0};
  PatternSet set = {0};
  FrozenPatternSet patterns;
  for (size_t i = 0; i < context_num_dialects(ctx); i++) {
    const PatternTable *table = context_dialect_at(ctx, i)->patterns;
    if (table)
      pattern_set_add_table(&set, table, NULL, NULL);
  }
  frozen_pattern_set_init(&patterns, &set);
  pattern_set_free(&set);
  GreedyConfig config = greedy_config_default();
  list_region_branches(root, &branches);
  greedy_rewrite_ops(ctx, branches.data, branches.size, &patterns, &config,
                     NULL);
  VECTOR_FREE(&branches);
  frozen_pattern_set_free(&patterns);
}

static bool run(Context *ctx, Operation *root, const void *pass_options) {
  const DeadValueOptions *chosen = pass_options;
  DeadValues dead = {.ctx = ctx, .root = root};
  liveness_init(&dead.liveness, ctx, root);
  remove_dead(&dead);
  liveness_free(&dead.liveness);
  ptr_map_free(&dead.erased);
  ptr_map_free(&dead.erased_arguments);
  ptr_map_free(&dead.decided);
  VECTOR_FREE(&dead.list);
  VECTOR_FREE(&dead.successors);
  if (chosen->canonicalize)
    canonicalize(ctx, root);
  return true;
}

const PassDef remove_dead_values_pass = {
    .flag = "remove-dead-values",
    .name = "RemoveDeadValues",
    .summary = "Remove dead values",
    .run = run,
    PASS_OPTIONS(options, DeadValueOptions),
    .defaults = &defaults,
};

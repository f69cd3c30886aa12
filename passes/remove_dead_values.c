// SPDX-License-Identifier: Apache-2.0
// -remove-dead-values: what no effect and no visible result depends on goes:
// operations, arguments of blocks, and arguments and results of private
// functions, with what calls pass for them. Operations with regions are given
// poison for what they pass on in vain, and their canonicalization patterns
// drop it. Follows mlir's RemoveDeadValues.
//
// A value is live if an operation with effects uses it, or one with a live
// result, or control flow, or if it is passed on to a live value. What control
// never gets to makes nothing live, but for what has to stay there: there is
// nothing to put in place of a branch, a call or a condition.
#include <string.h>

#include "dialects/common/functions.h"
#include "dialects/func/func.h"
#include "dialects/ub/ub.h"
#include "ir/effects.h"
#include "ir/op_interfaces.h"
#include "ir/symbol_table.h"
#include "ir/symbol_uses.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "rewrite/constant_propagation.h"
#include "rewrite/greedy.h"

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

typedef VECTOR(Operation *) OpVector;

/// A function that is not public, whose calls are all known.
typedef struct PrivateFunction {
  Operation *op;
  OpVector calls;
  OpVector returns;
  bool *live_results;
  bool is_fixed; ///< Not all calls are known after all.
} PrivateFunction;

typedef struct DeadValues {
  Context *ctx;
  Operation *root;
  SymbolTables tables;
  PtrMap live;      ///< Values.
  PtrMap visited;   ///< Region branches whose control flow is live.
  PtrMap functions; ///< Operation * to PrivateFunction *.
  PtrMap free;      ///< Blocks whose arguments may go.
  EffectSummaries effects;
  ConstantPropagation reached; ///< While the live values are looked for.
  VECTOR(PrivateFunction *) list;
  VECTOR(Value *) work;
  RegionSuccessors successors;
  Arena arena;
} DeadValues;

static bool is_live(const DeadValues *dead, const Value *value) {
  return ptr_map_has(&dead->live, value);
}

static void mark(DeadValues *dead, Value *value) {
  if (is_live(dead, value))
    return;
  ptr_map_set(&dead->live, value, value);
  VECTOR_PUSH(&dead->work, value);
}

/// Asks for the effects of all operations with regions, each after those in it.
static void summarize_effects(DeadValues *dead) {
  OpVector outer = {0};
  FOR_EACH_OP_PREORDER(op, dead->root)
    if (op->num_regions)
      VECTOR_PUSH(&outer, op);
  while (outer.size)
    effect_summaries_get(&dead->effects, VECTOR_POP(&outer));
  VECTOR_FREE(&outer);
}

/// Does it more than read, or allocate?
static bool stays_unused(DeadValues *dead, const Operation *op) {
  return op_always_stays(op) ||
         (effect_summaries_get(&dead->effects, op) & EFFECT_STAYS);
}

static void mark_operands(DeadValues *dead, const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    mark(dead, op_operand(op, i));
}

//===- Functions ----------------------------------------------------------===//

static PrivateFunction *function_of(const DeadValues *dead,
                                    const Operation *op) {
  PrivateFunction *function = op ? ptr_map_get(&dead->functions, op) : NULL;
  return function && !function->is_fixed ? function : NULL;
}

static PrivateFunction *callee_of(DeadValues *dead, const Operation *call) {
  if (!op_has_trait(call, TRAIT_CALL))
    return NULL;
  CallInfo info = op_call_info(call);
  return info.symbol ? function_of(dead, symbol_tables_lookup_nearest(
                                             &dead->tables, call, info.symbol))
                     : NULL;
}

static bool is_private_function(const Operation *op) {
  if (!op_is(op, &func_ops[FUNC_FUNC]) || !op_callable_region(op))
    return false;
  StringRef visibility =
      attr_string_value(op_prop(op, FUNC_PROP_SYM_VISIBILITY));
  return string_ref_equals(visibility, STR("private")) ||
         string_ref_equals(visibility, STR("nested"));
}

static void add_function(DeadValues *dead, Operation *op) {
  PrivateFunction *function = arena_alloc_zero(&dead->arena, sizeof *function);
  function->op = op;
  function->live_results =
      arena_alloc_zero(&dead->arena, func_op_type(op)->num_results + 1);
  ptr_map_set(&dead->functions, op, function);
  VECTOR_PUSH(&dead->list, function);
  FOR_EACH_BLOCK(block, op_region(op, 0)) {
    if (block->last && op_is(block->last, &func_ops[FUNC_RETURN]))
      VECTOR_PUSH(&function->returns, block->last);
    else if (!block->last || !block->last->num_successors)
      function->is_fixed |= !block->last;
  }
}

/// A call is noted; any other use of its symbol makes a function fixed.
static void note_uses(DeadValues *dead, SymbolUses *uses, Operation *op) {
  symbol_uses_collect(dead->ctx, op, uses);
  bool is_call = op_is(op, &func_ops[FUNC_CALL]);
  for (size_t i = 0; i < uses->refs.size; i++) {
    const Operation *symbol = symbol_tables_lookup_nearest(
        &dead->tables, op, &uses->refs.data[i]->base);
    PrivateFunction *function =
        symbol ? ptr_map_get(&dead->functions, symbol) : NULL;
    if (!function)
      continue;
    if (is_call && op_prop(op, CALL_PROP_CALLEE) == &uses->refs.data[i]->base)
      VECTOR_PUSH(&function->calls, op);
    else
      function->is_fixed = true;
  }
}

static void find_functions(DeadValues *dead) {
  bool is_table = op_has_trait(dead->root, TRAIT_SYMBOL_TABLE);
  SymbolUses uses = {0};
  FOR_EACH_OP_PREORDER(op, dead->root)
    if (is_table && op != dead->root && is_private_function(op))
      add_function(dead, op);
  bool is_known = true;
  FOR_EACH_OP_PREORDER(op, dead->root) {
    is_known &= !op_may_be_unknown_symbol_table(op);
    if (dead->list.size)
      note_uses(dead, &uses, op);
  }
  for (size_t i = 0; i < dead->list.size; i++)
    dead->list.data[i]->is_fixed |= !is_known;
  symbol_uses_free(&uses);
}

//===- Liveness -----------------------------------------------------------===//

/// Marks the operands of `from` that decide where control goes: those that are
/// passed to no successor.
static void mark_deciding(DeadValues *dead, const Operation *op,
                          const Operation *from) {
  bool *passed = mem_alloc(from->num_operands + 1);
  memset(passed, 0, from->num_operands + 1);
  op_region_successors(op, from, NULL, &dead->successors);
  for (size_t i = 0; i < dead->successors.size; i++) {
    const RegionSuccessor *successor = &dead->successors.data[i];
    for (unsigned k = 0; k < successor->count; k++)
      passed[successor->first_operand + k] = true;
  }
  for (uint32_t i = 0; i < from->num_operands; i++)
    if (!passed[i])
      mark(dead, op_operand(from, i));
  mem_free(passed);
}

static Operation *region_terminator(const Block *block) {
  Operation *last = block->last;
  return last && !last->num_successors && op_is_region_terminator(last) ? last
                                                                        : NULL;
}

/// Something of what the region branch does is live.
static void mark_region_branch(DeadValues *dead, Operation *op) {
  if (ptr_map_has(&dead->visited, op))
    return;
  ptr_map_set(&dead->visited, op, op);
  mark_deciding(dead, op, op);
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (region_terminator(block))
        mark_deciding(dead, op, block->last);
}

/// Marks what `from` passes to input `index` of `region`.
static void mark_passed(DeadValues *dead, const Operation *op,
                        const Operation *from, int64_t region, unsigned index) {
  op_region_successors(op, from, NULL, &dead->successors);
  for (size_t i = 0; i < dead->successors.size; i++) {
    const RegionSuccessor *successor = &dead->successors.data[i];
    if (successor->region == region && index >= successor->first_input &&
        index < successor->first_input + successor->count)
      mark(dead, op_operand(from, successor->first_operand + index -
                                      successor->first_input));
  }
}

static void mark_input(DeadValues *dead, Operation *op, int64_t region,
                       unsigned index) {
  mark_region_branch(dead, op);
  mark_passed(dead, op, op, region, index);
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (region_terminator(block))
        mark_passed(dead, op, block->last, region, index);
}

static void mark_behind_result(DeadValues *dead, Operation *op,
                               unsigned index) {
  PrivateFunction *callee = callee_of(dead, op);
  if (callee) {
    callee->live_results[index] = true;
    for (size_t i = 0; i < callee->returns.size; i++)
      mark(dead, op_operand(callee->returns.data[i], index));
  } else if (op_is_region_branch(op)) {
    mark_input(dead, op, REGION_SUCCESSOR_PARENT, index);
  } else if (!op_has_trait(op, TRAIT_CALL)) {
    mark_operands(dead, op);
  }
}

static void mark_behind_argument(DeadValues *dead, const Block *block,
                                 unsigned index) {
  Operation *parent = block->parent->parent;
  if (!block_is_entry(block)) {
    FOR_EACH_PREDECESSOR(use, block) {
      const Operation *branch = use->owner;
      if (!branch->def->successor_operands)
        continue;
      unsigned first, count;
      branch->def->successor_operands(
          branch, (unsigned)(use - op_successor_slots(branch)), &first, &count);
      unsigned produced = block->num_arguments - count;
      if (index >= produced)
        mark(dead, op_operand(branch, first + index - produced));
    }
    return;
  }
  const PrivateFunction *function = function_of(dead, parent);
  for (size_t i = 0; function && i < function->calls.size; i++)
    mark(dead, op_operand(function->calls.data[i], index));
  if (!function && op_is_region_branch(parent))
    mark_input(dead, parent, block->parent->index, index);
}

static void mark_branch(DeadValues *dead, const Operation *op) {
  bool *passed = mem_alloc(op->num_operands + 1);
  memset(passed, 0, op->num_operands + 1);
  for (uint32_t i = 0; op->def->successor_operands && i < op->num_successors;
       i++) {
    unsigned first, count;
    op->def->successor_operands(op, i, &first, &count);
    memset(passed + first, 1, count);
  }
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!passed[i])
      mark(dead, op_operand(op, i));
  mem_free(passed);
}

/// Is it neither a branch nor a call, nor passes it values from or to regions?
/// Then it may go wherever it stands.
static bool is_simple(const Operation *op) {
  return op->def->is_unregistered ||
         (!op_has_trait(op, TRAIT_TERMINATOR | TRAIT_CALL | TRAIT_FUNCTION) &&
          !op_is_region_branch(op));
}

/// Marks what `op` uses whatever becomes of its results.
static void mark_root(DeadValues *dead, Operation *op) {
  Operation *parent = op_parent(op);
  if (op->num_successors) {
    mark_branch(dead, op);
  } else if (callee_of(dead, op)) {
    return;
  } else if (op_is_region_branch(op)) {
    if (stays_unused(dead, op))
      mark_region_branch(dead, op);
  } else if (op == op->block->last && parent && op_is_region_branch(parent) &&
             op_is_region_terminator(op)) {
    return;
  } else if (op_is(op, &func_ops[FUNC_RETURN]) && function_of(dead, parent)) {
    return;
  } else if (stays_unused(dead, op)) {
    mark_operands(dead, op);
  }
}

static void find_live(DeadValues *dead) {
  for (Operation *op = walk_next_preorder(dead->root, dead->root); op;
       op = walk_next_preorder(dead->root, op))
    if (!is_simple(op) ||
        constant_propagation_is_live(&dead->reached, op->block))
      mark_root(dead, op);
  while (dead->work.size) {
    Value *value = VECTOR_POP(&dead->work);
    Operation *op = value_defining_op(value);
    if (op)
      mark_behind_result(dead, op, value->index);
    else
      mark_behind_argument(dead, value_block_argument(value)->owner,
                           value->index);
  }
}

//===- Removal ------------------------------------------------------------===//

static bool uses_something_dead(const DeadValues *dead, const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!is_live(dead, op_operand(op, i)))
      return true;
  return false;
}

/// What uses something dead would have made it live if it were reached, and did
/// more than read or allocate.
static bool is_dead_op(DeadValues *dead, const Operation *op) {
  if (is_simple(op) && uses_something_dead(dead, op))
    return true;
  if (op_has_trait(op, TRAIT_TERMINATOR | TRAIT_CALL | TRAIT_FUNCTION |
                           TRAIT_SYMBOL) ||
      (effect_summaries_get(&dead->effects, op) & EFFECT_ANY))
    return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (is_live(dead, op_result(op, i)))
      return false;
  return true;
}

/// Are all predecessors branches, so that an argument may go?
static bool has_free_arguments(const Block *block) {
  if (block_is_entry(block) || !block->num_arguments)
    return false;
  FOR_EACH_PREDECESSOR(use, block) {
    if (!use->owner->def->successor_operands)
      return false;
  }
  return true;
}

/// Is what all predecessors pass for the argument live?
static bool is_passed_live(const DeadValues *dead, const Block *block,
                           unsigned index) {
  FOR_EACH_PREDECESSOR(use, block) {
    const Operation *branch = use->owner;
    unsigned first, count;
    branch->def->successor_operands(
        branch, (unsigned)(use - op_successor_slots(branch)), &first, &count);
    unsigned produced = block->num_arguments - count;
    if (index >= produced &&
        !is_live(dead, op_operand(branch, first + index - produced)))
      return false;
  }
  return true;
}

static void list_free_blocks(DeadValues *dead) {
  FOR_EACH_OP_PREORDER(op, dead->root)
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i))
        if (has_free_arguments(block))
          ptr_map_set(&dead->free, block, block);
}

/// An argument goes only where something dead is passed for it, as upstream.
static void keep_passed_arguments(DeadValues *dead) {
  VECTOR(Value *) kept = {0};
  list_free_blocks(dead);
  FOR_EACH_OP_PREORDER(op, dead->root)
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i))
        for (uint32_t k = 0;
             ptr_map_has(&dead->free, block) && k < block->num_arguments; k++)
          if (is_passed_live(dead, block, k))
            VECTOR_PUSH(&kept, block_argument(block, k));
  for (size_t i = 0; i < kept.size; i++)
    ptr_map_set(&dead->live, kept.data[i], kept.data[i]);
  VECTOR_FREE(&kept);
}

/// `from` passes poison to what is dead in `op`.
static void pass_poison(DeadValues *dead, const Operation *op,
                        Operation *from) {
  Builder builder;
  builder_init(&builder, dead->ctx);
  builder_set_before(&builder, from);
  bool *live = mem_alloc(2 * (size_t)from->num_operands + 1);
  bool *passed = live + from->num_operands;
  memset(live, 0, 2 * (size_t)from->num_operands);
  op_region_successors(op, from, NULL, &dead->successors);
  for (size_t i = 0; i < dead->successors.size; i++) {
    const RegionSuccessor *successor = &dead->successors.data[i];
    for (unsigned k = 0; k < successor->count; k++) {
      passed[successor->first_operand + k] = true;
      live[successor->first_operand + k] |=
          is_live(dead, region_successor_input(op, successor, k));
    }
  }
  const Attribute *props[] = {[UB_POISON_VALUE] =
                                  ub_poison_attr_get(dead->ctx)};
  for (uint32_t i = 0; i < from->num_operands; i++) {
    if (!passed[i] || live[i])
      continue;
    Operation *poison =
        builder_create_op(&builder, &ub_ops[UB_POISON], from->loc, NULL, 0,
                          op_operand_type(from, i), props);
    op_set_operand(from, i, op_result(poison, 0));
    // So that it stays.
    ptr_map_set(&dead->live, op_result(poison, 0), poison);
  }
  mem_free(live);
}

static void pass_poison_in(DeadValues *dead, Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (region_terminator(block))
        pass_poison(dead, op, block->last);
  pass_poison(dead, op, op);
}

static void drop_branch_operands(DeadValues *dead, Operation *branch) {
  bool *erase = mem_alloc(branch->num_operands + 1);
  bool found = false;
  memset(erase, 0, branch->num_operands + 1);
  for (uint32_t i = 0; i < branch->num_successors; i++) {
    const Block *block = op_successor(branch, i);
    if (!ptr_map_has(&dead->free, block))
      continue;
    unsigned first, count;
    branch->def->successor_operands(branch, i, &first, &count);
    unsigned produced = block->num_arguments - count;
    for (unsigned k = 0; k < count; k++)
      if (!is_live(dead, block_argument(block, produced + k)))
        found = erase[first + k] = true;
  }
  if (found)
    op_erase_successor_operands(dead->ctx, branch, erase);
  mem_free(erase);
}

/// Leaves those operands of `op` for which `keep` says so.
static void keep_operands(DeadValues *dead, Operation *op, const bool *keep) {
  VECTOR(Value *) kept = {0};
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (keep[i])
      VECTOR_PUSH(&kept, op_operand(op, i));
  op_set_operands(dead->ctx, op, kept.data, (uint32_t)kept.size);
  VECTOR_FREE(&kept);
}

/// The elements of the array in slot `prop` for which `keep` says so.
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

/// A call with the results that are kept, in place of `call`.
static void replace_call(DeadValues *dead, Operation *call, const bool *keep) {
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

/// Drops what is dead of a function, its returns and its calls; the block's
/// arguments stay for now.
static void shrink_function(DeadValues *dead, PrivateFunction *function) {
  const Block *entry = op_region(function->op, 0)->first;
  bool *keep = arena_alloc(&dead->arena, entry->num_arguments + 1);
  for (uint32_t i = 0; i < entry->num_arguments; i++)
    keep[i] = is_live(dead, block_argument(entry, i));
  for (size_t i = 0; i < function->calls.size; i++) {
    keep_attrs(dead, function->calls.data[i], CALL_PROP_ARG_ATTRS, keep);
    keep_operands(dead, function->calls.data[i], keep);
  }
  for (size_t i = 0; i < function->returns.size; i++)
    keep_operands(dead, function->returns.data[i], function->live_results);
  set_type(dead, function->op, keep, function->live_results);
}

static void erase_arguments(DeadValues *dead, Block *block) {
  bool *erase = mem_alloc(block->num_arguments + 1);
  for (uint32_t i = 0; i < block->num_arguments; i++)
    erase[i] = !is_live(dead, block_argument(block, i));
  block_erase_arguments(dead->ctx, block, erase);
  mem_free(erase);
}

/// Everything that passes on something dead stops doing so; lists what is to be
/// erased.
static void cut_uses(DeadValues *dead, OpVector *erased, OpVector *branches) {
  Operation *op = walk_next_preorder(dead->root, dead->root);
  while (op) {
    if (is_dead_op(dead, op)) {
      VECTOR_PUSH(erased, op);
      op = walk_next_skipping_regions(dead->root, op);
      continue;
    }
    if (op_is_region_branch(op)) {
      pass_poison_in(dead, op);
      VECTOR_PUSH(branches, op);
    }
    if (op->num_successors && op->def->successor_operands)
      drop_branch_operands(dead, op);
    op = walk_next_preorder(dead->root, op);
  }
  for (size_t i = 0; i < dead->list.size; i++)
    if (!dead->list.data[i]->is_fixed)
      shrink_function(dead, dead->list.data[i]);
}

static void erase_all_arguments(DeadValues *dead) {
  FOR_EACH_OP_PREORDER(op, dead->root) {
    bool is_shrunk = function_of(dead, op) != NULL;
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i))
        if (ptr_map_has(&dead->free, block) ||
            (is_shrunk && block_is_entry(block)))
          erase_arguments(dead, block);
  }
}

static void remove_dead(DeadValues *dead, OpVector *branches) {
  OpVector erased = {0};
  cut_uses(dead, &erased, branches);
  for (size_t i = 0; i < erased.size; i++)
    op_drop_all_references(erased.data[i]);
  for (size_t i = 0; i < erased.size; i++)
    op_erase(dead->ctx, erased.data[i]);
  erase_all_arguments(dead);
  for (size_t i = 0; i < dead->list.size; i++) {
    const PrivateFunction *function = dead->list.data[i];
    for (size_t k = 0; !function->is_fixed && k < function->calls.size; k++)
      replace_call(dead, function->calls.data[k], function->live_results);
  }
  VECTOR_FREE(&erased);
}

//===- Canonicalization ---------------------------------------------------===//

static void canonicalize(Context *ctx, const OpVector *branches) {
  PatternSet set = {0};
  FrozenPatternSet patterns;
  for (size_t i = 0; i < context_num_dialects(ctx); i++) {
    const DialectDef *dialect = context_dialect_at(ctx, i);
    pattern_set_add(&set, dialect->patterns, dialect->num_patterns, NULL, NULL);
  }
  frozen_pattern_set_init(&patterns, &set);
  pattern_set_free(&set);
  GreedyConfig config = greedy_config_default();
  greedy_rewrite_ops(ctx, branches->data, branches->size, &patterns, &config,
                     NULL);
  frozen_pattern_set_free(&patterns);
}

static void free_all(DeadValues *dead) {
  for (size_t i = 0; i < dead->list.size; i++) {
    VECTOR_FREE(&dead->list.data[i]->calls);
    VECTOR_FREE(&dead->list.data[i]->returns);
  }
  symbol_tables_free(&dead->tables);
  ptr_map_free(&dead->live);
  ptr_map_free(&dead->visited);
  ptr_map_free(&dead->functions);
  ptr_map_free(&dead->free);
  effect_summaries_free(&dead->effects);
  VECTOR_FREE(&dead->list);
  VECTOR_FREE(&dead->work);
  VECTOR_FREE(&dead->successors);
  arena_free(&dead->arena);
}

static bool run(Context *ctx, Operation *root, const void *pass_options) {
  const DeadValueOptions *chosen = pass_options;
  DeadValues dead = {.ctx = ctx, .root = root};
  OpVector branches = {0};
  arena_init(&dead.arena);
  find_functions(&dead);
  summarize_effects(&dead);
  constant_propagation_init(&dead.reached, ctx, root);
  find_live(&dead);
  constant_propagation_free(&dead.reached);
  keep_passed_arguments(&dead);
  remove_dead(&dead, &branches);
  free_all(&dead);
  if (chosen->canonicalize)
    canonicalize(ctx, &branches);
  VECTOR_FREE(&branches);
  return true;
}

const PassDef remove_dead_values_pass = {
    .flag = "remove-dead-values",
    .name = "RemoveDeadValues",
    .summary = "Remove dead values",
    .run = run,
    .options = options,
    .num_options = ARRAY_LENGTH(options),
    .options_size = sizeof(DeadValueOptions),
    .defaults = &defaults,
};

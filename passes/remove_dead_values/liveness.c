// SPDX-License-Identifier: Apache-2.0
// Which values are live: see the header.
#include "passes/remove_dead_values/liveness.h"

#include <string.h>

#include "dialects/common/functions.h"
#include "dialects/func/func.h"
#include "ir/interfaces/symbol_uses.h"
#include "ir/walk.h"

static void mark(Liveness *liveness, Value *value) {
  if (liveness_has(liveness, value))
    return;
  ptr_map_set(&liveness->live, value, value);
  VECTOR_PUSH(&liveness->work, value);
}

/// Finds the effects of all operations with regions, inner ones first.
static void summarize_effects(Liveness *liveness) {
  OpVector outer = {0};
  FOR_EACH_OP_PREORDER(op, liveness->root)
    if (op->num_regions)
      VECTOR_PUSH(&outer, op);
  while (outer.size)
    effect_summaries_get(&liveness->effects, VECTOR_POP(&outer));
  VECTOR_FREE(&outer);
}

/// Does it have effects other than reading and allocating?
static bool stays_unused(Liveness *liveness, const Operation *op) {
  return op_always_stays(op) ||
         (effect_summaries_get(&liveness->effects, op) & EFFECT_STAYS);
}

static void mark_operands(Liveness *liveness, const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    mark(liveness, op_operand(op, i));
}

static bool is_reached(const Liveness *liveness, const Operation *op) {
  return constant_propagation_is_live(&liveness->reached, op->block);
}

//===- Functions ----------------------------------------------------------===//

CalledFunction *liveness_free_function(const Liveness *liveness,
                                       const Operation *op) {
  CalledFunction *function = op ? ptr_map_get(&liveness->functions, op) : NULL;
  return function && !function->is_fixed ? function : NULL;
}

static CalledFunction *callee_of(Liveness *liveness, const Operation *call) {
  if (!op_has_trait(call, TRAIT_CALL))
    return NULL;
  CallInfo info = op_call_info(call);
  const Operation *symbol =
      info.symbol
          ? symbol_tables_lookup_nearest(&liveness->tables, call, info.symbol)
          : NULL;
  return symbol ? ptr_map_get(&liveness->functions, symbol) : NULL;
}

/// Are all its uses visible, judging by its visibility?
static bool is_private_function(const Operation *op) {
  if (!op_is(op, &func_ops[FUNC_FUNC]))
    return false;
  StringRef visibility =
      attr_string_value(op_prop(op, FUNC_PROP_SYM_VISIBILITY));
  return string_ref_equals(visibility, STR("private")) ||
         string_ref_equals(visibility, STR("nested"));
}

static void add_function(Liveness *liveness, Operation *op) {
  CalledFunction *function =
      arena_alloc_zero(&liveness->arena, sizeof *function);
  function->op = op;
  ptr_map_set(&liveness->functions, op, function);
  VECTOR_PUSH(&liveness->list, function);
  function->is_fixed = !is_private_function(op);
  if (function->is_fixed)
    return;
  function->live_results =
      arena_alloc_zero(&liveness->arena, func_op_type(op)->num_results + 1);
  FOR_EACH_BLOCK(block, op_region(op, 0)) {
    if (block->last && op_is(block->last, &func_ops[FUNC_RETURN]))
      VECTOR_PUSH(&function->returns, block->last);
    else if (!block->last || !block->last->num_successors)
      function->is_fixed |= !block->last;
  }
}

static bool is_call_of(const Operation *op, const Attribute *symbol) {
  return op_has_trait(op, TRAIT_CALL) && op_call_info(op).symbol == symbol;
}

/// Notes a call. After any other use of its symbol the function's signature is
/// fixed.
static void note_uses(Liveness *liveness, SymbolUses *uses, Operation *op) {
  symbol_uses_collect(liveness->ctx, op, uses);
  for (size_t i = 0; i < uses->refs.size; i++) {
    const Attribute *symbol = &uses->refs.data[i]->base;
    const Operation *used =
        symbol_tables_lookup_nearest(&liveness->tables, op, symbol);
    CalledFunction *function =
        used ? ptr_map_get(&liveness->functions, used) : NULL;
    if (!function)
      continue;
    if (is_call_of(op, symbol))
      VECTOR_PUSH(&function->calls, op);
    function->is_fixed |= !op_is(op, &func_ops[FUNC_CALL]) ||
                          op_prop(op, CALL_PROP_CALLEE) != symbol;
  }
}

static void find_functions(Liveness *liveness) {
  bool is_table = op_has_trait(liveness->root, TRAIT_SYMBOL_TABLE);
  SymbolUses uses = {0};
  FOR_EACH_OP_PREORDER(op, liveness->root)
    if (is_table && op != liveness->root && op_callable_region(op))
      add_function(liveness, op);
  bool is_known = true;
  FOR_EACH_OP_PREORDER(op, liveness->root) {
    is_known &= !op_may_be_unknown_symbol_table(op);
    if (liveness->list.size)
      note_uses(liveness, &uses, op);
  }
  for (size_t i = 0; i < liveness->list.size; i++)
    liveness->list.data[i]->is_fixed |= !is_known;
  symbol_uses_free(&uses);
}

//===- Region branches ----------------------------------------------------===//

Operation *region_terminator(const Block *block) {
  Operation *last = block->last;
  return last && !last->num_successors && op_is_region_terminator(last) ? last
                                                                        : NULL;
}

/// Marks the operands of `from` that decide where control goes: the ones that
/// are passed to no successor.
static void mark_deciding(Liveness *liveness, const Operation *op,
                          const Operation *from) {
  bool *passed = mem_alloc(from->num_operands + 1);
  memset(passed, 0, from->num_operands + 1);
  op_region_successors(op, from, NULL, &liveness->successors);
  for (size_t i = 0; i < liveness->successors.size; i++) {
    const RegionSuccessor *successor = &liveness->successors.data[i];
    for (unsigned k = 0; k < successor->count; k++)
      passed[successor->first_operand + k] = true;
  }
  for (uint32_t i = 0; i < from->num_operands; i++)
    if (!passed[i])
      mark(liveness, op_operand(from, i));
  mem_free(passed);
}

/// Marks the arguments of regions that nothing is passed for, such as induction
/// variables. Follows LivenessAnalysis::visitNonControlFlowArguments.
static void mark_produced(Liveness *liveness, const Operation *op) {
  op_region_successors(op, op, NULL, &liveness->successors);
  for (size_t i = 0; i < liveness->successors.size; i++) {
    const RegionSuccessor *successor = &liveness->successors.data[i];
    if (successor->region == REGION_SUCCESSOR_PARENT)
      continue;
    const Block *entry = op_region(op, (unsigned)successor->region)->first;
    for (uint32_t k = 0; entry && k < entry->num_arguments; k++)
      if (k < successor->first_input ||
          k >= successor->first_input + successor->count)
        mark(liveness, block_argument(entry, k));
  }
}

/// Is something live in the regions of the branch?
static void mark_region_branch(Liveness *liveness, Operation *op) {
  if (ptr_map_has(&liveness->visited, op))
    return;
  ptr_map_set(&liveness->visited, op, op);
  mark_deciding(liveness, op, op);
  mark_produced(liveness, op);
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (region_terminator(block) && is_reached(liveness, block->last))
        mark_deciding(liveness, op, block->last);
}

/// Marks the operand that `from` passes to input `index` of `region`.
static void mark_passed(Liveness *liveness, const Operation *op,
                        const Operation *from, int64_t region, unsigned index) {
  if (!is_reached(liveness, from))
    return;
  op_region_successors(op, from, NULL, &liveness->successors);
  for (size_t i = 0; i < liveness->successors.size; i++) {
    const RegionSuccessor *successor = &liveness->successors.data[i];
    if (successor->region == region && index >= successor->first_input &&
        index < successor->first_input + successor->count)
      mark(liveness, op_operand(from, successor->first_operand + index -
                                          successor->first_input));
  }
}

static void mark_input(Liveness *liveness, Operation *op, int64_t region,
                       unsigned index) {
  mark_region_branch(liveness, op);
  mark_passed(liveness, op, op, region, index);
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (region_terminator(block))
        mark_passed(liveness, op, block->last, region, index);
}

//===- What a live value depends on ---------------------------------------===//

static void mark_sources_of_result(Liveness *liveness, Operation *op,
                                   unsigned index) {
  CalledFunction *callee = callee_of(liveness, op);
  if (callee && !callee->is_fixed) {
    callee->live_results[index] = true;
    for (size_t i = 0; i < callee->returns.size; i++)
      if (is_reached(liveness, callee->returns.data[i]))
        mark(liveness, op_operand(callee->returns.data[i], index));
  } else if (op_is_region_branch(op)) {
    mark_input(liveness, op, REGION_SUCCESSOR_PARENT, index);
  } else if (!op_has_trait(op, TRAIT_CALL)) {
    mark_operands(liveness, op);
  }
}

/// Marks the operands that branches to `block` pass for its argument.
static void mark_sources_of_phi(Liveness *liveness, const Block *block,
                                unsigned index) {
  FOR_EACH_PREDECESSOR(use, block) {
    const Operation *branch = use->owner;
    if (!branch->def->successor_operands || !is_reached(liveness, branch))
      continue;
    unsigned first, count;
    unsigned successor = (unsigned)(use - op_successor_slots(branch));
    branch->def->successor_operands(branch, successor, &first, &count);
    unsigned produced = op_produced_arguments(branch, successor);
    if (index >= produced)
      mark(liveness, op_operand(branch, first + index - produced));
  }
}

static void mark_sources_of_argument(Liveness *liveness, const Block *block,
                                     unsigned index) {
  Operation *parent = block->parent->parent;
  const CalledFunction *function = ptr_map_get(&liveness->functions, parent);
  if (!block_is_entry(block)) {
    mark_sources_of_phi(liveness, block, index);
    return;
  }
  for (size_t i = 0; function && i < function->calls.size; i++) {
    const Operation *call = function->calls.data[i];
    CallInfo info = op_call_info(call);
    if (is_reached(liveness, call) && index < info.num_arguments)
      mark(liveness, op_operand(call, info.first_argument + index));
  }
  if (!function && op_is_region_branch(parent))
    mark_input(liveness, parent, block->parent->index, index);
}

//===- What is live by itself ---------------------------------------------===//

void branch_passed_operands(const Operation *op, bool *passed) {
  memset(passed, 0, op->num_operands);
  for (uint32_t i = 0; op->def->successor_operands && i < op->num_successors;
       i++) {
    unsigned first, count;
    op->def->successor_operands(op, i, &first, &count);
    memset(passed + first, 1, count);
  }
}

static void mark_branch(Liveness *liveness, const Operation *op) {
  bool *passed = mem_alloc(op->num_operands + 1);
  branch_passed_operands(op, passed);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!passed[i])
      mark(liveness, op_operand(op, i));
  mem_free(passed);
}

/// Marks the operands of a call that do not stand for an argument of the
/// callee.
static void mark_call(Liveness *liveness, const Operation *op,
                      const CalledFunction *callee) {
  CallInfo info = op_call_info(op);
  uint32_t num_inputs = op_callable_region(callee->op)->first->num_arguments;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (i < info.first_argument || i - info.first_argument >= num_inputs)
      mark(liveness, op_operand(op, i));
}

/// Marks the operands that `op` needs even if its results are dead.
static void mark_root(Liveness *liveness, Operation *op) {
  Operation *parent = op_parent(op);
  const CalledFunction *callee = callee_of(liveness, op);
  if (op->num_successors) {
    mark_branch(liveness, op);
  } else if (callee) {
    mark_call(liveness, op, callee);
  } else if (op_is_region_branch(op)) {
    if (stays_unused(liveness, op))
      mark_region_branch(liveness, op);
  } else if (op == op->block->last && parent && op_is_region_branch(parent) &&
             op_is_region_terminator(op)) {
    return;
  } else if (op_is(op, &func_ops[FUNC_RETURN]) &&
             liveness_free_function(liveness, parent)) {
    return;
  } else if (stays_unused(liveness, op)) {
    mark_operands(liveness, op);
  }
}

static void find_live(Liveness *liveness) {
  for (Operation *op = walk_next_preorder(liveness->root, liveness->root); op;
       op = walk_next_preorder(liveness->root, op))
    if (is_reached(liveness, op))
      mark_root(liveness, op);
  while (liveness->work.size) {
    Value *value = VECTOR_POP(&liveness->work);
    Operation *op = value_defining_op(value);
    if (op && is_reached(liveness, op))
      mark_sources_of_result(liveness, op, value->index);
    else if (!op)
      mark_sources_of_argument(liveness, value_block_argument(value)->owner,
                               value->index);
  }
}

void liveness_init(Liveness *liveness, Context *ctx, Operation *root) {
  *liveness = (Liveness){.ctx = ctx, .root = root};
  arena_init(&liveness->arena);
  symbol_tables_freeze(&liveness->tables);
  find_functions(liveness);
  summarize_effects(liveness);
  constant_propagation_init(&liveness->reached, ctx, root);
  find_live(liveness);
  constant_propagation_free(&liveness->reached);
  symbol_tables_thaw(&liveness->tables);
}

void liveness_free(Liveness *liveness) {
  for (size_t i = 0; i < liveness->list.size; i++) {
    VECTOR_FREE(&liveness->list.data[i]->calls);
    VECTOR_FREE(&liveness->list.data[i]->returns);
  }
  symbol_tables_free(&liveness->tables);
  ptr_map_free(&liveness->live);
  ptr_map_free(&liveness->visited);
  ptr_map_free(&liveness->functions);
  effect_summaries_free(&liveness->effects);
  VECTOR_FREE(&liveness->list);
  VECTOR_FREE(&liveness->work);
  VECTOR_FREE(&liveness->successors);
  arena_free(&liveness->arena);
}

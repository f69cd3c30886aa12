// SPDX-License-Identifier: Apache-2.0
// What constant propagation collects before it starts: a number for everything,
// the functions, and which of them may be called from outside.
#include "rewrite/constant_propagation/constant_propagation_symbols.h"

#include "ir/interfaces/symbol_uses.h"
#include "ir/walk.h"
#include "rewrite/constant_propagation/constant_propagation_internal.h"

#define NONE UINT32_MAX

//===- Symbols ------------------------------------------------------------===//

/// Are all uses of the symbols in `table` inside the top operation?
static bool are_uses_visible(const ConstantPropagation *cp,
                             const Operation *table) {
  if (!op_is_symbol(table) || symbol_has_visibility(table, STR("private")))
    return true;
  if (table == cp->top)
    return !table->block;
  const Operation *parent = op_parent(table);
  return !op_has_trait(parent, TRAIT_SYMBOL_TABLE) ||
         ptr_map_has(&cp->visible, parent);
}

//===- Numbering ----------------------------------------------------------===//

static uint32_t number_blocks(const Operation *op, uint32_t next) {
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i)) {
      block->order = next;
      block->has_operation_order = false;
      next += 1 + block->num_arguments;
    }
  return next;
}

/// Adds `op` to the innermost symbol table `scope` if it may use symbols, or if
/// it is not known whether it is a symbol table itself.
static void note_referrer(ConstantPropagation *cp, uint32_t scope,
                          Operation *op) {
  if (!op_may_be_unknown_symbol_table(op) &&
      (op_has_trait(op, TRAIT_CALL) || !op_may_use_symbols(op)))
    return;
  struct SymbolScope *table = &cp->scopes.data[scope];
  struct SymbolReferrer referrer = {op, table->referrers};
  table->referrers = (uint32_t)cp->referrers.size;
  VECTOR_PUSH(&cp->referrers, referrer);
}

/// The innermost symbol table around `op`, where the walk has just arrived. An
/// `end` that is not below the top operation is never reached.
static uint32_t leave_tables(const ConstantPropagation *cp, uint32_t scope,
                             const Operation *op) {
  while (scope != NONE && cp->scopes.data[scope].end == op)
    scope = cp->scopes.data[scope].outer;
  return scope;
}

/// The operation that follows `op` in preorder. It climbs no further than to
/// the table around `op`, so that no step is made twice.
static const Operation *find_end(const ConstantPropagation *cp, uint32_t outer,
                                 Operation *op) {
  const struct SymbolScope *around =
      outer == NONE ? NULL : &cp->scopes.data[outer];
  const Operation *next =
      walk_next_skipping_regions(around ? around->op : cp->top, op);
  return next || !around ? next : around->end;
}

static uint32_t enter_table(ConstantPropagation *cp, uint32_t outer,
                            Operation *op) {
  struct SymbolScope scope = {op, find_end(cp, outer, op), outer, NONE};
  VECTOR_PUSH(&cp->scopes, scope);
  return (uint32_t)cp->scopes.size - 1;
}

void constant_propagation_number(ConstantPropagation *cp) {
  uint32_t next = 1;
  uint32_t scope = NONE;
  FOR_EACH_OP_PREORDER(op, cp->top) {
    op_prefetch_following(op);
    scope = leave_tables(cp, scope, op);
    if (scope != NONE)
      note_referrer(cp, scope, op);
    if (op_has_trait(op, TRAIT_SYMBOL_TABLE) && op->num_regions)
      scope = enter_table(cp, scope, op);
    if (op != cp->top) {
      op->order = next;
      next += constant_propagation_has_state(op) + op->num_results;
    }
    if (!op->num_regions)
      continue;
    next = number_blocks(op, next);
    if (op_has_trait(op, TRAIT_FUNCTION) && op_callable_region(op))
      ptr_map_set(&cp->callables, op,
                  arena_alloc_zero(&cp->arena, sizeof(Callable)));
    if (op_has_trait(op, TRAIT_SYMBOL_TABLE) && are_uses_visible(cp, op))
      ptr_map_set(&cp->visible, op, op);
  }
  cp->num_slots = next;
}

//===- Functions that are called from elsewhere ---------------------------===//

static void forget_all_callers(const ConstantPropagation *cp) {
  for (size_t i = 0; i < cp->callables.capacity; i++)
    if (cp->callables.entries[i].key && cp->callables.entries[i].value)
      ((Callable *)cp->callables.entries[i].value)->has_unknown_callers = true;
}

/// The symbol that `ref` names, looked up from the top operation.
static Operation *lookup_in_top(ConstantPropagation *cp,
                                const SymbolRefAttr *ref) {
  Operation *op = cp->top;
  for (size_t i = 0; op && i < ref->size; i++)
    op = op_has_trait(op, TRAIT_SYMBOL_TABLE)
             ? symbol_table_lookup(symbol_tables_get(&cp->tables, op),
                                   ref->path[i])
             : NULL;
  return op;
}

static void note_other_uses(ConstantPropagation *cp, SymbolUses *uses,
                            const Operation *op) {
  symbol_uses_collect(cp->ctx, op, uses);
  for (size_t i = 0; i < uses->refs.size; i++) {
    const Operation *symbol = lookup_in_top(cp, uses->refs.data[i]);
    Callable *callable =
        symbol ? constant_propagation_callable(cp, symbol) : NULL;
    if (callable)
      callable->has_unknown_callers = true;
  }
}

/// Marks the functions whose symbols are used in other ways than calls: they
/// may be called from anywhere.
static void find_other_uses(ConstantPropagation *cp,
                            const struct SymbolScope *scope) {
  SymbolUses uses = {0};
  for (uint32_t at = scope->referrers; at != NONE;
       at = cp->referrers.data[at].next) {
    const Operation *op = cp->referrers.data[at].op;
    if (op_may_be_unknown_symbol_table(op)) {
      forget_all_callers(cp);
      break;
    }
    note_other_uses(cp, &uses, op);
  }
  symbol_uses_free(&uses);
}

/// Finds the functions of a symbol table that have unknown callers.
static void visit_table(ConstantPropagation *cp,
                        const struct SymbolScope *scope) {
  const Operation *table = scope->op;
  bool is_visible = ptr_map_has(&cp->visible, table);
  bool has_callable = false;
  const Block *body = op_region(table, 0)->first;
  for (Operation *op = body ? body->first : NULL; op; op = op->next) {
    Callable *callable = constant_propagation_callable(cp, op);
    if (!callable || !op_is_symbol(op))
      continue;
    has_callable = true;
    callable->has_unknown_callers |=
        symbol_has_visibility(op, STR("public")) ||
        (!is_visible && symbol_has_visibility(op, STR("nested")));
  }
  if (has_callable)
    find_other_uses(cp, scope);
}

void constant_propagation_find_callers(ConstantPropagation *cp) {
  for (size_t i = 0; i < cp->scopes.size; i++)
    visit_table(cp, &cp->scopes.data[i]);
}

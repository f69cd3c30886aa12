// SPDX-License-Identifier: Apache-2.0
// Sparse conditional constant propagation.
//
// A value begins as "nothing gets there", becomes a constant, and then unknown.
// It never goes back, so each value changes at most twice; its users are told
// of each change. The operations of a block are visited when the block becomes
// live. What a branch passes on is joined into the arguments or results that
// receive it. When one operand of the branch changes, only that operand is
// joined again. All calls of a function share what its returns give, so the
// cost is not calls times returns.
#include "rewrite/constant_propagation/constant_propagation_internal.h"
#include "rewrite/constant_propagation/constant_propagation_symbols.h"

#include <string.h>

const Attribute constant_lattice_unknown = {0};

static const ConstantLattice unknown = {&constant_lattice_unknown, NULL};

/// What is known of the operands of an operation that passes some of them on,
/// or that has many.
typedef struct OperandState {
  uint32_t num_missing; ///< Operands whose value is not known yet.
  bool is_visited;
  int taken; ///< The successor a branch takes, if only one; else -1.
  const Attribute **constants; ///< NULL: not a constant.
  bool *has_value;
  uint32_t *successor_of; ///< For a branch: the successor each operand goes to.
} OperandState;

enum { FEW_OPERANDS = 8 };
#define NO_SUCCESSOR (UINT32_MAX - 1)

static bool ends_region_of_branch(const Operation *op) {
  const Operation *parent = op_parent(op);
  return parent && op == op->block->last && !op->num_successors &&
         op_is_region_branch(parent);
}

static bool ends_callable(const Operation *op) {
  const Operation *parent = op_parent(op);
  return parent && op == op->block->last && !op->num_successors &&
         op_has_trait(parent, TRAIT_FUNCTION) &&
         op_callable_region(parent) == op->block->parent;
}

bool constant_propagation_has_state(const Operation *op) {
  return op->num_operands > FEW_OPERANDS || op->num_successors ||
         (op->num_regions && op_is_region_branch(op)) ||
         (!op->next && ends_region_of_branch(op));
}

static ConstantLattice *block_slot(const ConstantPropagation *cp,
                                   const Block *block) {
  return &cp->slots[block->order];
}

static ConstantLattice *value_slot(const ConstantPropagation *cp,
                                   const Value *value) {
  const Operation *op = value_defining_op(value);
  if (op)
    return &cp->slots[op->order + constant_propagation_has_state(op) +
                      value->index];
  const BlockArgument *argument = (const BlockArgument *)(const void *)value;
  return &cp->slots[argument->owner->order + 1 + value->index];
}

bool constant_propagation_is_live(const ConstantPropagation *cp,
                                  const Block *block) {
  assert(block->parent);
  return block_slot(cp, block)->attr != NULL;
}

ConstantLattice constant_propagation_value(const ConstantPropagation *cp,
                                           const Value *value) {
  ConstantLattice lattice = *value_slot(cp, value);
  return lattice.attr == unknown.attr ? (ConstantLattice){0} : lattice;
}

/// True if `lattice` changed.
static bool lattice_join(ConstantLattice *lattice, ConstantLattice other) {
  if (!other.attr || lattice->attr == other.attr ||
      lattice->attr == unknown.attr)
    return false;
  *lattice = lattice->attr ? unknown : other;
  return true;
}

static void join(ConstantPropagation *cp, Value *value, ConstantLattice other) {
  if (lattice_join(value_slot(cp, value), other))
    VECTOR_PUSH(&cp->changed, value);
}

static void join_values(ConstantPropagation *cp, Value *to, const Value *from) {
  join(cp, to, *value_slot(cp, from));
}

static void forget_results(ConstantPropagation *cp, Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    join(cp, op_result(op, i), unknown);
}

static void forget_arguments(ConstantPropagation *cp, Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    join(cp, block_argument(block, i), unknown);
}

static void make_live(ConstantPropagation *cp, Block *block) {
  ConstantLattice *slot = block_slot(cp, block);
  if (slot->attr)
    return;
  *slot = unknown;
  VECTOR_PUSH(&cp->live, block);
}

/// The state of `op`, created when first asked for.
static OperandState *state_of(ConstantPropagation *cp, const Operation *op) {
  ConstantLattice *slot = &cp->slots[op->order];
  if (slot->attr)
    return (OperandState *)(uintptr_t)slot->attr;
  OperandState *state = arena_alloc_zero(&cp->arena, sizeof *state);
  assert(constant_propagation_has_state(op));
  uint32_t count = op->num_operands;
  state->num_missing = count;
  state->constants =
      arena_alloc_zero(&cp->arena, count * sizeof *state->constants);
  state->has_value = arena_alloc_zero(&cp->arena, count);
  slot->attr = (const Attribute *)(const void *)state;
  return state;
}

static void note_operand(const ConstantPropagation *cp, OperandState *state,
                         const Operation *op, uint32_t index) {
  const Attribute *attr = value_slot(cp, op_operand(op, index))->attr;
  if (!attr)
    return;
  state->num_missing -= !state->has_value[index];
  state->has_value[index] = true;
  state->constants[index] = attr == unknown.attr ? NULL : attr;
}

//===- Folding ------------------------------------------------------------===//

/// Sets `constants` for all operands. False if one is not known yet.
static bool gather_constants(ConstantPropagation *cp, const Operation *op,
                             const Attribute **constants) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    constants[i] = value_slot(cp, op_operand(op, i))->attr;
    if (!constants[i])
      return false;
    if (constants[i] == unknown.attr)
      constants[i] = NULL;
  }
  return true;
}

static bool is_in_place(const Operation *op, const FoldResult *results) {
  return !results[0].attr &&
         (!results[0].value || results[0].value == op_result(op, 0));
}

/// Saves the parts of `op` that a fold in place may change.
static void save_parts(ConstantPropagation *cp, const Operation *op) {
  cp->operands.size = 0;
  cp->attrs.size = 0;
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&cp->operands, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_props; i++)
    VECTOR_PUSH(&cp->attrs, op_prop(op, i));
  VECTOR_PUSH(&cp->attrs, op->attrs);
}

static void restore_parts(ConstantPropagation *cp, Operation *op) {
  if (cp->operands.size != op->num_operands)
    op_set_operands(cp->ctx, op, cp->operands.data,
                    (uint32_t)cp->operands.size);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (op_operand(op, i) != cp->operands.data[i])
      op_set_operand(op, i, cp->operands.data[i]);
  for (uint32_t i = 0; i < op->num_props; i++)
    op_set_prop(op, i, cp->attrs.data[i]);
  op->attrs = cp->attrs.data[op->num_props];
}

/// Folds `op` and restores it. False if the fold gives no values.
static bool fold_out_of_place(ConstantPropagation *cp, Operation *op,
                              const Attribute *const *constants) {
  VECTOR_RESERVE(&cp->results, op->num_results);
  FoldResult *results = cp->results.data;
  memset(results, 0, op->num_results * sizeof *results);
  if (!op_def_has_fold(op->def) || op->def->fold_creates)
    return false;
  if (op_has_trait(op, TRAIT_CONSTANT_LIKE))
    return op_run_fold_hooks(cp->ctx, op, constants, results);
  save_parts(cp, op);
  if (!op_run_fold_hooks(cp->ctx, op, constants, results))
    return false;
  if (!is_in_place(op, results))
    return true;
  restore_parts(cp, op);
  return false;
}

static void join_folded(ConstantPropagation *cp, Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    const FoldResult *result = &cp->results.data[i];
    if (result->value)
      join_values(cp, op_result(op, i), result->value);
    else
      join(cp, op_result(op, i),
           (ConstantLattice){result->attr, op->def->dialect});
  }
}

static bool all_results_unknown(const ConstantPropagation *cp,
                                const Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (value_slot(cp, op_result(op, i))->attr != unknown.attr)
      return false;
  return true;
}

/// Computes the results of an operation without control flow.
static void visit_results(ConstantPropagation *cp, Operation *op) {
  if (all_results_unknown(cp, op))
    return;
  if (op->num_regions) {
    forget_results(cp, op);
    return;
  }
  const Attribute *few[FEW_OPERANDS];
  const Attribute *const *constants = few;
  if (constant_propagation_has_state(op)) {
    const OperandState *state = state_of(cp, op);
    if (state->num_missing)
      return;
    constants = state->constants;
  } else if (!gather_constants(cp, op, few)) {
    return;
  }
  if (fold_out_of_place(cp, op, constants))
    join_folded(cp, op);
  else
    forget_results(cp, op);
}

//===- Branches -----------------------------------------------------------===//

/// Joins operand `first + i` into argument `offset + i` of `to`.
static void pass_operands(ConstantPropagation *cp, const Operation *branch,
                          unsigned successor) {
  Block *to = op_successor(branch, successor);
  make_live(cp, to);
  unsigned first, count;
  branch->def->successor_operands(branch, successor, &first, &count);
  unsigned produced = op_produced_arguments(branch, successor);
  for (unsigned i = 0; i < produced; i++)
    join(cp, block_argument(to, i), unknown);
  for (unsigned i = 0; i < count; i++)
    join_values(cp, block_argument(to, produced + i),
                op_operand(branch, first + i));
}

/// The only successor that is taken, or -1. Other edges to the same block count
/// as taken too, since MLIR identifies edges by their blocks.
static int taken_successor(const Operation *op, const OperandState *state) {
  const OpInterfaces *interfaces = op->def->interfaces;
  if (!interfaces || !interfaces->taken_successor)
    return -1;
  return interfaces->taken_successor(op, state->constants);
}

/// Records which successor each operand goes to.
static void note_successors(ConstantPropagation *cp, OperandState *state,
                            const Operation *op) {
  state->is_visited = true;
  state->successor_of =
      arena_alloc(&cp->arena, op->num_operands * sizeof *state->successor_of);
  for (uint32_t i = 0; i < op->num_operands; i++)
    state->successor_of[i] = NO_SUCCESSOR;
  for (uint32_t i = 0; i < op->num_successors; i++) {
    unsigned first, count;
    op->def->successor_operands(op, i, &first, &count);
    for (unsigned k = first; k < first + count; k++)
      state->successor_of[k] = i;
  }
}

static void visit_branch(ConstantPropagation *cp, const Operation *op) {
  OperandState *state = state_of(cp, op);
  if (state->num_missing)
    return;
  if (!state->is_visited)
    note_successors(cp, state, op);
  int taken = state->taken = taken_successor(op, state);
  const Block *only = taken < 0 ? NULL : op_successor(op, (unsigned)taken);
  for (uint32_t i = 0; i < op->num_successors; i++)
    if (!only || op_successor(op, i) == only)
      pass_operands(cp, op, i);
}

/// Operand `index` of a branch changed.
static void visit_branch_operand(ConstantPropagation *cp, const Operation *op,
                                 uint32_t index) {
  const OperandState *state = state_of(cp, op);
  if (state->num_missing)
    return;
  if (!state->is_visited || state->successor_of[index] == NO_SUCCESSOR) {
    visit_branch(cp, op);
    return;
  }
  unsigned successor = state->successor_of[index];
  const Block *to = op_successor(op, successor);
  if (state->taken >= 0 && op_successor(op, (unsigned)state->taken) != to)
    return;
  unsigned first, count;
  op->def->successor_operands(op, successor, &first, &count);
  unsigned argument = op_produced_arguments(op, successor) + index - first;
  join_values(cp, block_argument(to, argument), op_operand(op, index));
}

static bool is_branch(const Operation *op) {
  return op->def->successor_operands != NULL;
}

static void visit_successors(ConstantPropagation *cp, const Operation *op) {
  if (is_branch(op)) {
    visit_branch(cp, op);
    return;
  }
  for (uint32_t i = 0; i < op->num_successors; i++) {
    make_live(cp, op_successor(op, i));
    forget_arguments(cp, op_successor(op, i));
  }
}

//===- Regions ------------------------------------------------------------===//

/// Makes everything unknown that the successor receives besides its inputs.
static void forget_other_inputs(ConstantPropagation *cp, Operation *parent,
                                const RegionSuccessor *successor) {
  bool is_parent = successor->region == REGION_SUCCESSOR_PARENT;
  Block *block =
      is_parent ? NULL : op_region(parent, (unsigned)successor->region)->first;
  uint32_t total = is_parent ? parent->num_results : block->num_arguments;
  for (uint32_t i = 0; i < total; i++) {
    if (i >= successor->first_input &&
        i < successor->first_input + successor->count)
      continue;
    join(cp, is_parent ? op_result(parent, i) : block_argument(block, i),
         unknown);
  }
}

static void enter_successor(ConstantPropagation *cp, Operation *parent,
                            const Operation *from,
                            const RegionSuccessor *successor) {
  if (successor->region != REGION_SUCCESSOR_PARENT) {
    Block *block = op_region(parent, (unsigned)successor->region)->first;
    if (!block)
      return;
    make_live(cp, block);
  }
  forget_other_inputs(cp, parent, successor);
  for (unsigned i = 0; i < successor->count; i++)
    join_values(cp, region_successor_input(parent, successor, i),
                op_operand(from, successor->first_operand + i));
}

/// Visits the edges from `from`, which is `parent` itself or a terminator in
/// it.
static void visit_region_edges(ConstantPropagation *cp, Operation *parent,
                               const Operation *from) {
  OperandState *state = state_of(cp, from);
  if (state->num_missing || (from != parent && !op_is_region_terminator(from)))
    return;
  state->is_visited = true;
  op_region_successors(parent, from, state->constants, &cp->successors);
  for (size_t i = 0; i < cp->successors.size; i++)
    enter_successor(cp, parent, from, &cp->successors.data[i]);
}

/// Operand `index` of `from` changed.
static void visit_region_operand(ConstantPropagation *cp, Operation *parent,
                                 const Operation *from, uint32_t index) {
  const OperandState *state = state_of(cp, from);
  bool is_passed = false;
  if (!state->is_visited) {
    visit_region_edges(cp, parent, from);
    return;
  }
  op_region_successors(parent, from, state->constants, &cp->successors);
  for (size_t i = 0; i < cp->successors.size; i++) {
    const RegionSuccessor *successor = &cp->successors.data[i];
    if (index < successor->first_operand ||
        index >= successor->first_operand + successor->count)
      continue;
    is_passed = true;
    Value *input = region_successor_input(parent, successor,
                                          index - successor->first_operand);
    join_values(cp, input, op_operand(from, index));
  }
  if (!is_passed)
    visit_region_edges(cp, parent, from);
}

//===- Calls --------------------------------------------------------------===//

Callable *constant_propagation_callable(const ConstantPropagation *cp,
                                        const Operation *op) {
  return ptr_map_get(&cp->callables, op);
}

/// Is there a symbol table around `call`, within the top operation?
static bool sees_symbol_table(const ConstantPropagation *cp,
                              const Operation *call) {
  if (call != cp->top && op_has_trait(cp->top, TRAIT_SYMBOL_TABLE))
    return true;
  for (const Operation *op = call; op != cp->top;) {
    op = op_parent(op);
    if (!op)
      return false;
    if (op_has_trait(op, TRAIT_SYMBOL_TABLE))
      return true;
  }
  return false;
}

/// The function below the top operation that is called; NULL if it is not
/// known. The callers of the top operation itself are not known, and so neither
/// is what it returns to them.
static Operation *resolve(ConstantPropagation *cp, const Operation *call) {
  CallInfo info = op_call_info(call);
  if (!attr_as_symbol_ref(info.symbol) || !sees_symbol_table(cp, call))
    return NULL;
  return symbol_tables_lookup_nearest(&cp->tables, call, info.symbol);
}

static void join_argument(ConstantPropagation *cp, const Operation *call,
                          const Block *entry, unsigned index) {
  CallInfo info = op_call_info(call);
  if (index < info.num_arguments && index < entry->num_arguments)
    join_values(cp, block_argument(entry, index),
                op_operand(call, info.first_argument + index));
}

static void join_returned(ConstantPropagation *cp, const Callable *callable,
                          Operation *call) {
  if (callable->has_unknown_returns)
    forget_results(cp, call);
  for (size_t i = 0; i < callable->returned.size && i < call->num_results; i++)
    join(cp, op_result(call, (unsigned)i), callable->returned.data[i]);
}

/// Visits a call in a live block.
static void visit_call(ConstantPropagation *cp, Operation *call) {
  Operation *callee = resolve(cp, call);
  Callable *callable =
      callee ? constant_propagation_callable(cp, callee) : NULL;
  if (!callable) {
    forget_results(cp, call);
    return;
  }
  VECTOR_PUSH(&callable->calls, call);
  Block *entry = op_callable_region(callee)->first;
  make_live(cp, entry);
  for (unsigned i = 0; i < entry->num_arguments; i++)
    join_argument(cp, call, entry, i);
  join_returned(cp, callable, call);
}

static void visit_call_operand(ConstantPropagation *cp, const Operation *call,
                               uint32_t index) {
  const Operation *callee = resolve(cp, call);
  CallInfo info = op_call_info(call);
  if (callee && constant_propagation_callable(cp, callee) &&
      index >= info.first_argument)
    join_argument(cp, call, op_callable_region(callee)->first,
                  index - info.first_argument);
}

static void visit_returned(ConstantPropagation *cp, Callable *callable,
                           const Operation *op, uint32_t index) {
  while (callable->returned.size <= index)
    VECTOR_PUSH(&callable->returned, (ConstantLattice){0});
  ConstantLattice *lattice = &callable->returned.data[index];
  if (!lattice_join(lattice, *value_slot(cp, op_operand(op, index))))
    return;
  for (size_t i = 0; i < callable->calls.size; i++) {
    Operation *call = callable->calls.data[i];
    if (index < call->num_results)
      join(cp, op_result(call, index), *lattice);
  }
}

static void visit_return(ConstantPropagation *cp, const Operation *op) {
  Callable *callable = constant_propagation_callable(cp, op_parent(op));
  if (!op_has_trait(op, TRAIT_RETURN_LIKE)) {
    bool is_known = callable->has_unknown_returns;
    callable->has_unknown_returns = true;
    for (size_t i = 0; !is_known && i < callable->calls.size; i++)
      forget_results(cp, callable->calls.data[i]);
    return;
  }
  for (uint32_t i = 0; i < op->num_operands; i++)
    visit_returned(cp, callable, op, i);
}

//===- Visits -------------------------------------------------------------===//

static void enter_all_regions(ConstantPropagation *cp, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++) {
    Block *entry = op_region(op, i)->first;
    if (!entry)
      continue;
    make_live(cp, entry);
    forget_arguments(cp, entry);
  }
}

static void visit_regions(ConstantPropagation *cp, Operation *op) {
  if (op_is_region_branch(op)) {
    visit_region_edges(cp, op, op);
    return;
  }
  const Callable *callable = constant_propagation_callable(cp, op);
  if (!callable || callable->has_unknown_callers)
    enter_all_regions(cp, op);
}

/// Visits an operation whose block has just become live.
static void visit_op(ConstantPropagation *cp, Operation *op) {
  bool is_call = op_has_trait(op, TRAIT_CALL);
  if (is_call)
    visit_call(cp, op);
  if (op->num_regions)
    visit_regions(cp, op);
  if (!op->next && ends_region_of_branch(op))
    visit_region_edges(cp, op_parent(op), op);
  if (!op->next && ends_callable(op))
    visit_return(cp, op);
  if (op->num_successors)
    visit_successors(cp, op);
  if (op->num_results && !is_call && !op_is_region_branch(op))
    visit_results(cp, op);
}

/// Visits an operation one of whose operands changed.
static void visit_use(ConstantPropagation *cp, const Use *use) {
  Operation *op = use->owner;
  if (op == cp->top)
    return;
  uint32_t index = use_operand_index(use);
  if (constant_propagation_has_state(op))
    note_operand(cp, state_of(cp, op), op, index);
  if (!constant_propagation_is_live(cp, op->block))
    return;
  bool is_call = op_has_trait(op, TRAIT_CALL);
  if (is_call)
    visit_call_operand(cp, op, index);
  if (op->num_regions && op_is_region_branch(op)) {
    visit_region_operand(cp, op, op, index);
    return;
  }
  if (!op->next && ends_region_of_branch(op))
    visit_region_operand(cp, op_parent(op), op, index);
  if (!op->next && ends_callable(op) && op_has_trait(op, TRAIT_RETURN_LIKE))
    visit_returned(cp, constant_propagation_callable(cp, op_parent(op)), op,
                   index);
  if (op->num_successors && is_branch(op))
    visit_branch_operand(cp, op, index);
  if (op->num_results && !is_call)
    visit_results(cp, op);
}

static void propagate(ConstantPropagation *cp) {
  while (cp->live.size || cp->changed.size) {
    if (cp->changed.size) {
      const Value *value = VECTOR_POP(&cp->changed);
      FOR_EACH_USE(use, value)
        visit_use(cp, use);
      continue;
    }
    const Block *block = VECTOR_POP(&cp->live);
    FOR_EACH_OP(op, block)
      visit_op(cp, op);
  }
}

void constant_propagation_init(ConstantPropagation *cp, Context *ctx,
                               Operation *top) {
  *cp = (ConstantPropagation){.ctx = ctx, .top = top};
  arena_init(&cp->arena);
  constant_propagation_number(cp);
  cp->slots = mem_alloc(cp->num_slots * sizeof *cp->slots);
  memset(cp->slots, 0, cp->num_slots * sizeof *cp->slots);
  symbol_tables_freeze(&cp->tables);
  constant_propagation_find_callers(cp);
  enter_all_regions(cp, top);
  propagate(cp);
  symbol_tables_thaw(&cp->tables);
}

void constant_propagation_free(ConstantPropagation *cp) {
  for (size_t i = 0; i < cp->callables.capacity; i++) {
    Callable *callable = cp->callables.entries[i].value;
    if (!cp->callables.entries[i].key || !callable)
      continue;
    VECTOR_FREE(&callable->calls);
    VECTOR_FREE(&callable->returned);
  }
  ptr_map_free(&cp->callables);
  ptr_map_free(&cp->visible);
  VECTOR_FREE(&cp->scopes);
  VECTOR_FREE(&cp->referrers);
  symbol_tables_free(&cp->tables);
  VECTOR_FREE(&cp->live);
  VECTOR_FREE(&cp->changed);
  VECTOR_FREE(&cp->successors);
  VECTOR_FREE(&cp->results);
  VECTOR_FREE(&cp->operands);
  VECTOR_FREE(&cp->attrs);
  arena_free(&cp->arena);
  mem_free(cp->slots);
}

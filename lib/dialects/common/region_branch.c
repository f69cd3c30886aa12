// SPDX-License-Identifier: Apache-2.0
// The flow of values through regions is a list of edges from operands to
// inputs. Inputs are numbered in the order in which they are met.
#include "dialects/common/region_branch.h"

#include <string.h>

#include "ir/interfaces/op_interfaces.h"
#include "support/hash_table.h"
#include "support/memory.h"

#define NO_EDGE UINT32_MAX

/// Operand `operand` of `owner` becomes input `input`.
typedef struct FlowEdge {
  Operation *owner;
  uint32_t operand;
  uint32_t input;
  uint32_t next; ///< Next edge of the same input.
} FlowEdge;

typedef struct FlowInput {
  Value *value;
  uint32_t first; ///< Edge.
  uint32_t last;
  uint32_t group; ///< Inputs that are dropped together: union-find.
} FlowInput;

typedef struct Flow {
  Operation *op;
  VECTOR(FlowEdge)
  edges; ///< Those of one operand, or of one branch point, are together
         ///< later.
  VECTOR(FlowInput) inputs;
  PtrMap numbers; ///< Value * to its input's index + 1.
} Flow;

static uint32_t input_of(Flow *flow, Value *value) {
  void **slot = ptr_map_slot(&flow->numbers, value);
  if (!*slot) {
    FlowInput input = {value, NO_EDGE, NO_EDGE, (uint32_t)flow->inputs.size};
    VECTOR_PUSH(&flow->inputs, input);
    *slot = (void *)(uintptr_t)flow->inputs.size;
  }
  return (uint32_t)(uintptr_t)*slot - 1;
}

/// The input that `value` is, or NO_EDGE.
static uint32_t find_input(const Flow *flow, const Value *value) {
  uintptr_t number = (uintptr_t)ptr_map_get(&flow->numbers, value);
  return number ? (uint32_t)number - 1 : NO_EDGE;
}

static void add_edge(Flow *flow, Operation *owner, uint32_t operand,
                     Value *value) {
  uint32_t number = input_of(flow, value);
  uint32_t edge = (uint32_t)flow->edges.size;
  FlowInput *input = &flow->inputs.data[number];
  if (input->first == NO_EDGE)
    input->first = edge;
  else
    flow->edges.data[input->last].next = edge;
  input->last = edge;
  VECTOR_PUSH(&flow->edges, (FlowEdge){owner, operand, number, NO_EDGE});
}

static void add_branch_point(Flow *flow, Operation *from,
                             RegionSuccessors *successors) {
  op_region_successors(flow->op, from, NULL, successors);
  for (size_t i = 0; i < successors->size; i++) {
    const RegionSuccessor *successor = &successors->data[i];
    for (unsigned k = 0; k < successor->count; k++)
      add_edge(flow, from, successor->first_operand + k,
               region_successor_input(flow->op, successor, k));
  }
}

static void flow_init(Flow *flow, Operation *op) {
  *flow = (Flow){.op = op};
  RegionSuccessors successors = {0};
  add_branch_point(flow, op, &successors);
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (block->last && op_is_region_terminator(block->last))
        add_branch_point(flow, block->last, &successors);
  VECTOR_FREE(&successors);
}

static void flow_free(Flow *flow) {
  VECTOR_FREE(&flow->edges);
  VECTOR_FREE(&flow->inputs);
  ptr_map_free(&flow->numbers);
}

static Value *edge_value(const FlowEdge *edge) {
  return op_operand(edge->owner, edge->operand);
}

// --- inputs with one value ---------------------------------------------------

/// The values of an input: none yet, one, or several.
typedef struct Reached {
  Value *value;
  bool is_several;
} Reached;

/// Adds the values of `from` to `to`. True if there is a new one.
static bool reach(Reached *to, Reached from) {
  if (to->is_several || (!from.value && !from.is_several))
    return false;
  if (from.is_several || (to->value && to->value != from.value)) {
    to->is_several = true;
    return true;
  }
  bool is_new = !to->value;
  to->value = from.value;
  return is_new;
}

/// Finds for each input the values from outside of the flow that it can have.
/// Each input changes at most twice, so the time is linear.
static Reached *find_reached(const Flow *flow) {
  size_t count = flow->inputs.size;
  Reached *reached = mem_alloc((count + 1) * sizeof *reached);
  memset(reached, 0, (count + 1) * sizeof *reached);
  // For each input, the edges whose operand it is.
  uint32_t *first_use = mem_alloc((count + 1) * sizeof *first_use);
  uint32_t *next_use = mem_alloc((flow->edges.size + 1) * sizeof *next_use);
  VECTOR(uint32_t) work = {0};
  memset(first_use, 0xFF, (count + 1) * sizeof *first_use);
  for (uint32_t i = 0; i < flow->edges.size; i++) {
    const FlowEdge *edge = &flow->edges.data[i];
    uint32_t source = find_input(flow, edge_value(edge));
    if (source == NO_EDGE) {
      if (reach(&reached[edge->input], (Reached){edge_value(edge), false}))
        VECTOR_PUSH(&work, edge->input);
    } else {
      next_use[i] = first_use[source];
      first_use[source] = i;
    }
  }
  while (work.size) {
    uint32_t source = VECTOR_POP(&work);
    for (uint32_t i = first_use[source]; i != NO_EDGE; i = next_use[i])
      if (reach(&reached[flow->edges.data[i].input], reached[source]))
        VECTOR_PUSH(&work, flow->edges.data[i].input);
  }
  VECTOR_FREE(&work);
  mem_free(first_use);
  mem_free(next_use);
  return reached;
}

/// May `value` stand for `input`? A value that is defined in a region of `op`
/// may only replace arguments of the same block.
static bool is_in_scope(const Operation *op, const Value *value,
                        const Value *input) {
  const Block *block = value_parent_block(value);
  if (!block->parent || block->parent->parent != op)
    return true;
  return value_kind(input) == VALUE_BLOCK_ARGUMENT &&
         value_kind(value) == VALUE_BLOCK_ARGUMENT &&
         value_block_argument(input)->owner == block;
}

bool region_branch_replace_constant_inputs(Operation *op, Rewriter *rw) {
  Flow flow;
  flow_init(&flow, op);
  Reached *reached = find_reached(&flow);
  bool changed = false;
  for (size_t i = 0; i < flow.inputs.size; i++) {
    Value *input = flow.inputs.data[i].value;
    Value *value = reached[i].is_several ? NULL : reached[i].value;
    if (!value || value_is_unused(input) || !is_in_scope(op, value, input))
      continue;
    rewriter_replace_all_uses_with(rw, input, value);
    changed = true;
  }
  mem_free(reached);
  flow_free(&flow);
  return changed ||
         rewriter_match_failure(
             rw, op, "no argument or result always has the same value");
}

// --- equal inputs ------------------------------------------------------------

static const void *input_owner(const Value *value) {
  return value_kind(value) == VALUE_RESULT
             ? (const void *)value_defining_op(value)
             : (const void *)value_block_argument(value)->owner;
}

static uint64_t input_hash(const Flow *flow, const FlowInput *input) {
  uint64_t hash = hash_pointer(1, input_owner(input->value));
  for (uint32_t i = input->first; i != NO_EDGE; i = flow->edges.data[i].next) {
    const FlowEdge *edge = &flow->edges.data[i];
    hash = hash_pointer(hash_pointer(hash, edge->owner), edge_value(edge));
  }
  return hash;
}

static bool inputs_are_equal(const Flow *flow, const FlowInput *lhs,
                             const FlowInput *rhs) {
  uint32_t left = lhs->first, right = rhs->first;
  if (input_owner(lhs->value) != input_owner(rhs->value))
    return false;
  while (left != NO_EDGE && right != NO_EDGE) {
    const FlowEdge *one = &flow->edges.data[left];
    const FlowEdge *two = &flow->edges.data[right];
    if (one->owner != two->owner || edge_value(one) != edge_value(two))
      return false;
    left = one->next;
    right = two->next;
  }
  return left == right;
}

typedef struct InputKey {
  const Flow *flow;
  const FlowInput *input;
} InputKey;

static bool input_has_key(const void *object, const void *key) {
  const InputKey *wanted = key;
  return inputs_are_equal(wanted->flow, object, wanted->input);
}

bool region_branch_merge_equal_inputs(Operation *op, Rewriter *rw) {
  Flow flow;
  flow_init(&flow, op);
  InternTable seen = {0};
  VECTOR(Value *) replaced = {0}; // An input, then its equal.
  for (size_t i = 0; i < flow.inputs.size; i++) {
    FlowInput *input = &flow.inputs.data[i];
    InputKey key = {&flow, input};
    uint64_t hash = input_hash(&flow, input);
    const FlowInput *equal =
        intern_table_find(&seen, hash, input_has_key, &key);
    if (!equal) {
      intern_table_add(&seen, hash, input);
    } else if (!value_is_unused(input->value)) {
      VECTOR_PUSH(&replaced, input->value);
      VECTOR_PUSH(&replaced, equal->value);
    }
  }
  // The operands are keys of the table until here, so they change only now.
  for (size_t i = 0; i < replaced.size; i += 2)
    rewriter_replace_all_uses_with(rw, replaced.data[i], replaced.data[i + 1]);
  bool changed = replaced.size != 0;
  VECTOR_FREE(&replaced);
  intern_table_free(&seen);
  flow_free(&flow);
  return changed ||
         rewriter_match_failure(
             rw, op, "no two arguments or results always have equal values");
}

// --- dead inputs -------------------------------------------------------------

static uint32_t find_group(Flow *flow, uint32_t input) {
  FlowInput *inputs = flow->inputs.data;
  while (inputs[input].group != input) {
    inputs[input].group = inputs[inputs[input].group].group;
    input = inputs[input].group;
  }
  return input;
}

/// Inputs that get the same operand form a group. The edges of an owner are
/// sorted by operand, so the first input of each operand is enough.
static void join_groups(Flow *flow) {
  VECTOR(uint32_t) first = {0}; // By operand of the current owner.
  const Operation *owner = NULL;
  for (size_t i = 0; i < flow->edges.size; i++) {
    const FlowEdge *edge = &flow->edges.data[i];
    if (edge->owner != owner) {
      owner = edge->owner;
      first.size = 0;
      for (uint32_t k = 0; k < owner->num_operands; k++)
        VECTOR_PUSH(&first, NO_EDGE);
    }
    uint32_t *known = &first.data[edge->operand];
    if (*known == NO_EDGE)
      *known = edge->input;
    else
      flow->inputs.data[find_group(flow, edge->input)].group =
          find_group(flow, *known);
  }
  VECTOR_FREE(&first);
}

/// Finds the groups without any uses.
static bool *find_dead_groups(Flow *flow, bool *any) {
  size_t count = flow->inputs.size;
  bool *is_dead = mem_alloc(count + 1);
  memset(is_dead, true, count + 1);
  for (uint32_t i = 0; i < count; i++)
    if (!value_is_unused(flow->inputs.data[i].value))
      is_dead[find_group(flow, i)] = false;
  *any = false;
  for (uint32_t i = 0; i < count; i++)
    *any |= is_dead[find_group(flow, i)];
  return is_dead;
}

static void erase_operands(Rewriter *rw, Operation *op, const bool *erase) {
  if (!memchr(erase, true, op->num_operands))
    return;
  rewriter_start_modify(rw, op);
  op_erase_operands(rewriter_context(rw), op, erase);
  rewriter_finalize_modify(rw, op);
}

/// Drops the operands of `owner` that go to dead inputs; its edges begin at
/// `*next`.
static void erase_dead_operands(Rewriter *rw, Flow *flow, const bool *is_dead,
                                size_t *next) {
  Operation *owner = flow->edges.data[*next].owner;
  bool *erase = mem_alloc(owner->num_operands + 1);
  memset(erase, 0, owner->num_operands + 1);
  for (; *next < flow->edges.size && flow->edges.data[*next].owner == owner;
       (*next)++) {
    const FlowEdge *edge = &flow->edges.data[*next];
    erase[edge->operand] |= is_dead[find_group(flow, edge->input)];
  }
  erase_operands(rw, owner, erase);
  mem_free(erase);
}

static bool input_is_dead(Flow *flow, const bool *is_dead, const Value *value) {
  uint32_t input = find_input(flow, value);
  return input != NO_EDGE && is_dead[find_group(flow, input)];
}

static void erase_dead_arguments(Rewriter *rw, Flow *flow,
                                 const bool *is_dead) {
  for (unsigned i = 0; i < flow->op->num_regions; i++) {
    Block *block = op_region(flow->op, i)->first;
    if (!block || !block->num_arguments)
      continue;
    bool *erase = mem_alloc(block->num_arguments);
    for (uint32_t k = 0; k < block->num_arguments; k++)
      erase[k] = input_is_dead(flow, is_dead, block_argument(block, k));
    rewriter_start_modify(rw, flow->op);
    block_erase_arguments(rewriter_context(rw), block, erase);
    rewriter_finalize_modify(rw, flow->op);
    mem_free(erase);
  }
}

/// Rebuilds `op` without the results for which `erase` is true, which are
/// unused. The new operation takes its place and its regions. Follows
/// mlir::RewriterBase::eraseOpResults.
static Operation *rewriter_erase_results(Rewriter *rw, Operation *op,
                                         const bool *erase) {
  VECTOR(const Type *) types = {0};
  VECTOR(Value *) operands = {0};
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    if (!erase[i])
      VECTOR_PUSH(&types, op_result_type(op, i));
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .operands = operands.data,
                   .num_operands = (uint32_t)operands.size,
                   .result_types = types.data,
                   .num_results = (uint32_t)types.size,
                   .props = op_props(op),
                   .attrs = op->attrs,
                   .num_regions = op->num_regions};
  builder_set_before(&rw->builder, op);
  Operation *created = builder_create(&rw->builder, &state);
  for (unsigned i = 0; i < op->num_regions; i++)
    rewriter_inline_region_before(rw, op_region(op, i), op_region(created, i),
                                  NULL);
  operands.size = 0;
  unsigned kept = 0;
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&operands, erase[i] ? NULL : op_result(created, kept++));
  rewriter_replace_op(rw, op, operands.data);
  VECTOR_FREE(&types);
  VECTOR_FREE(&operands);
  return created;
}

static void erase_dead_results(Rewriter *rw, Flow *flow, const bool *is_dead) {
  Operation *op = flow->op;
  bool *erase = mem_alloc(op->num_results + 1);
  bool any = false;
  for (uint32_t i = 0; i < op->num_results; i++) {
    erase[i] = input_is_dead(flow, is_dead, op_result(op, i));
    any |= erase[i];
  }
  if (any)
    rewriter_erase_results(rw, op, erase);
  mem_free(erase);
}

bool region_branch_erase_dead_inputs(Operation *op, Rewriter *rw) {
  Flow flow;
  flow_init(&flow, op);
  join_groups(&flow);
  bool any;
  bool *is_dead = find_dead_groups(&flow, &any);
  if (any) {
    for (size_t next = 0; next < flow.edges.size;)
      erase_dead_operands(rw, &flow, is_dead, &next);
    // The flow knows results by their values, so they are dropped last.
    erase_dead_arguments(rw, &flow, is_dead);
    erase_dead_results(rw, &flow, is_dead);
  }
  mem_free(is_dead);
  flow_free(&flow);
  return any || rewriter_match_failure(rw, op, "no values to remove");
}

// SPDX-License-Identifier: Apache-2.0
// Answers to questions of the general passes, for operations with a table of
// interfaces and for those without.
#include "ir/interfaces/op_interfaces.h"

#include "ir/interfaces/effects.h"
#include "ir/walk.h"

void region_successors_push(RegionSuccessors *successors, int64_t region,
                            unsigned first_operand, unsigned first_input,
                            unsigned count) {
  RegionSuccessor successor = {region, first_operand, first_input, count};
  VECTOR_PUSH(successors, successor);
}

void op_region_successors(const Operation *op, const Operation *from,
                          const Attribute *const *constants,
                          RegionSuccessors *successors) {
  successors->size = 0;
  op->def->interfaces->region_successors(op, from, constants, successors);
}

Value *region_successor_input(const Operation *op,
                              const RegionSuccessor *successor, unsigned i) {
  unsigned index = successor->first_input + i;
  if (successor->region == REGION_SUCCESSOR_PARENT)
    return op_result(op, index);
  const Region *region = op_region(op, (unsigned)successor->region);
  return block_argument(region->first, index);
}

/// Is the operation itself speculatable? `is_recursive`: it is if everything
/// inside is.
static bool is_speculatable_alone(const Operation *op, bool *is_recursive) {
  const OpInterfaces *interfaces = op->def->interfaces;
  *is_recursive = false;
  if (!interfaces)
    return op_has_trait(op, TRAIT_PURE);
  if (interfaces->is_speculatable) {
    *is_recursive = interfaces->speculatability == SPECULATABLE_RECURSIVELY;
    return interfaces->is_speculatable(op);
  }
  switch (interfaces->speculatability) {
  case SPECULATABLE_BY_TRAIT:
    return op_has_trait(op, TRAIT_PURE);
  case SPECULATABLE_NEVER:
    return false;
  case SPECULATABLE_RECURSIVELY:
    *is_recursive = true;
    return true;
  }
  unreachable("speculatability");
}

bool op_is_speculatable(const Operation *op) {
  bool is_recursive;
  if (!is_speculatable_alone(op, &is_recursive))
    return false;
  // The walk only reads; its cursor is not const because it serves writers too.
  Operation *root = (Operation *)(uintptr_t)op;
  Operation *inner = is_recursive ? walk_next_preorder(root, root) : NULL;
  while (inner) {
    if (!is_speculatable_alone(inner, &is_recursive))
      return false;
    inner = is_recursive ? walk_next_preorder(root, inner)
                         : walk_next_skipping_regions(root, inner);
  }
  return true;
}

bool op_is_speculatable_but_for(const Operation *op, const PtrMap *others) {
  bool is_recursive;
  if (!is_speculatable_alone(op, &is_recursive))
    return false;
  for (unsigned i = 0; is_recursive && i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      FOR_EACH_OP(inner, block)
        if (inner->num_regions ? ptr_map_has(others, inner)
                               : !op_is_speculatable(inner))
          return false;
  return true;
}

bool op_is_pure(const Operation *op) {
  return op_is_speculatable(op) && op_is_memory_effect_free(op);
}

CallInfo op_call_info(const Operation *op) {
  CallInfo call = {.num_arguments = op->num_operands};
  if (op->def->interfaces && op->def->interfaces->call_info)
    op->def->interfaces->call_info(op, &call);
  else if (op->num_props)
    call.symbol = op_prop(op, 0);
  return call;
}

Region *op_callable_region(const Operation *op) {
  if (!op_has_trait(op, TRAIT_FUNCTION) || !op->num_regions)
    return NULL;
  Region *body = op_region(op, 0);
  return region_is_empty(body) ? NULL : body;
}

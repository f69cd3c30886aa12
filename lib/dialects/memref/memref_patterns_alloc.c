// SPDX-License-Identifier: Apache-2.0
// Canonicalization of allocations, and of scopes for stack allocations.
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_patterns.h"
#include "ir/interfaces/effects.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"

/// alloc(4) : memref<?xT> -> cast (alloc() : memref<4xT>)
PATTERN_HOOK(memref_make_alloc_static) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const ShapedType *type = type_as_shaped(op_result_type(op, 0));
  unsigned first, num_sizes, first_symbol, num_symbols;
  op_operand_segment(op, 0, &first, &num_sizes);
  op_operand_segment(op, 1, &first_symbol, &num_symbols);
  Sizes sizes = {0};
  MixedParts parts = {0};
  bool found = memref_take_constant_sizes(op, first, type, &sizes, &parts);
  if (found) {
    const int32_t segments[] = {(int32_t)parts.values.size,
                                (int32_t)num_symbols};
    for (unsigned i = 0; i < num_symbols; i++)
      VECTOR_PUSH(&parts.values, op_operand(op, first_symbol + i));
    const Attribute *props[] = {
        [MEMREF_ALLOC_ALIGNMENT] = op_prop(op, MEMREF_ALLOC_ALIGNMENT),
        [MEMREF_ALLOC_SEGMENTS] = dense_i32_array_attr_get(ctx, segments, 2)};
    const Type *known =
        memref_type_get(ctx, sizes.data, sizes.size, type->element,
                        type->layout, type->memory_space);
    Operation *alloc =
        builder_create_op(&rw->builder, op->def, op->loc, parts.values.data,
                          (uint32_t)parts.values.size, known, props);
    memref_replace_with_cast(rw, op, op_result(alloc, 0));
  }
  VECTOR_FREE(&sizes);
  mixed_parts_free(&parts);
  return found || rewriter_match_failure(rw, op, "no size is a constant");
}

/// Does the use of an allocation not matter if nothing reads from it?
static bool only_fills(const Use *use) {
  const Operation *user = use->owner;
  if (op_is(user, &memref_ops[MEMREF_STORE]))
    return op_operand(user, 0) != use->value;
  return op_is(user, &memref_ops[MEMREF_DEALLOC]);
}

/// alloc with no users but stores into it and deallocs -> nothing
PATTERN_HOOK(memref_erase_dead_alloc) {
  (void)self;
  Value *memref = op_result(op, 0);
  FOR_EACH_USE(use, memref)
    if (!only_fills(use))
      return rewriter_match_failure(rw, op, "it has other users");
  while (memref->first_use)
    rewriter_erase_op(rw, memref->first_use->owner);
  rewriter_erase_op(rw, op);
  return true;
}

// --- scopes -----------------------------------------------------------------

/// Does it allocate memory that is freed when the scope around it ends?
static bool allocates_in_scope(const Operation *op) {
  return op_is(op, &memref_ops[MEMREF_ALLOCA]);
}

/// May `op` itself, apart from its regions, allocate in the scope around it? An
/// operation without known effects may.
static bool may_allocate_in_scope(const Operation *op) {
  const Traits known = TRAIT_PURE | TRAIT_READS_MEMORY | TRAIT_WRITES_MEMORY |
                       TRAIT_ALLOCATES | TRAIT_FREES;
  if (op_has_trait(op, TRAIT_RECURSIVE_EFFECTS))
    return false;
  const OpInterfaces *interfaces = op->def->interfaces;
  bool is_known =
      op_has_trait(op, known) || (interfaces && interfaces->effects);
  return !is_known || allocates_in_scope(op);
}

static bool has_allocation(Operation *scope) {
  Operation *inner = walk_next_preorder(scope, scope);
  while (inner) {
    if (may_allocate_in_scope(inner))
      return true;
    inner = op_has_trait(inner, TRAIT_AUTOMATIC_ALLOCATION_SCOPE)
                ? walk_next_skipping_regions(scope, inner)
                : walk_next_preorder(scope, inner);
  }
  return false;
}

/// Is `op` followed only by the end of a region of one block, so that its
/// allocations would live no longer outside of it?
static bool is_last_in_region(const Operation *op) {
  const Block *block = op->block;
  return op->next && op->next == block_terminator(block) &&
         block->parent->first == block->parent->last;
}

static bool is_scope(const Operation *op) {
  return op && op_has_trait(op, TRAIT_AUTOMATIC_ALLOCATION_SCOPE);
}

/// alloca_scope { … } -> …, if it allocates nothing, or ends together with the
/// scope around it
PATTERN_HOOK(memref_inline_alloca_scope) {
  (void)self;
  if (has_allocation(op) &&
      (!is_scope(op_parent(op)) || !is_last_in_region(op)))
    return rewriter_match_failure(rw, op, "allocations would live longer");
  Block *body = op_region(op, 0)->first;
  Operation *terminator = body->last;
  rewriter_inline_block_before(rw, body, op->block, op, NULL);
  VECTOR(Value *) results = {0};
  for (uint32_t i = 0; i < terminator->num_operands; i++)
    VECTOR_PUSH(&results, op_operand(terminator, i));
  rewriter_replace_op(rw, op, results.data);
  rewriter_erase_op(rw, terminator);
  VECTOR_FREE(&results);
  return true;
}

/// The outermost operation around `scope` that is directly in another scope, if
/// everything in between ends with it; else NULL.
static Operation *outermost_below_scope(const Operation *scope) {
  Operation *outer = op_parent(scope);
  if (!outer || is_scope(outer) || !is_last_in_region(scope) || !outer->block ||
      !is_last_in_region(outer))
    return NULL;
  while (!is_scope(op_parent(outer))) {
    outer = op_parent(outer);
    if (!outer || !outer->block || !is_last_in_region(outer))
      return NULL;
  }
  return outer;
}

/// Are all operands of `op` defined before `outer`?
static bool operands_are_outside(const Operation *op, const Operation *outer) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const Block *block = value_parent_block(op_operand(op, i));
    const Operation *parent = block->parent ? block->parent->parent : NULL;
    if (parent && op_is_ancestor_or_self(outer, parent))
      return false;
  }
  return true;
}

/// Moves allocations in an alloca_scope that ends with everything around it, up
/// to another scope, in front of that.
PATTERN_HOOK(memref_hoist_allocas) {
  (void)self;
  if (!op_parent_with_trait(op, TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
    return rewriter_match_failure(rw, op, "there is no scope around it");
  Operation *outer = outermost_below_scope(op);
  if (!outer)
    return rewriter_match_failure(rw, op, "allocations would live longer");
  VECTOR(Operation *) hoisted = {0};
  for (Operation *inner = walk_first_postorder(op); inner != op;
       inner = walk_next_postorder(op, inner))
    if (allocates_in_scope(inner) && operands_are_outside(inner, outer))
      VECTOR_PUSH(&hoisted, inner);
  builder_set_before(&rw->builder, outer);
  for (size_t i = 0; i < hoisted.size; i++) {
    Operation *alloca = hoisted.data[i];
    VECTOR(Value *) operands = {0};
    for (uint32_t j = 0; j < alloca->num_operands; j++)
      VECTOR_PUSH(&operands, op_operand(alloca, j));
    const Type *type = op_result_type(alloca, 0);
    OpState state = {.def = alloca->def,
                     .loc = alloca->loc,
                     .operands = operands.data,
                     .num_operands = alloca->num_operands,
                     .result_types = &type,
                     .num_results = 1,
                     .props = op_props(alloca),
                     .attrs = alloca->attrs};
    Operation *copy = builder_create(&rw->builder, &state);
    rewriter_replace_op_with(rw, alloca, op_result(copy, 0));
    VECTOR_FREE(&operands);
  }
  bool found = hoisted.size > 0;
  VECTOR_FREE(&hoisted);
  return found || rewriter_match_failure(
                      rw, op, "the scope allocates nothing that can move");
}

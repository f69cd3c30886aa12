// SPDX-License-Identifier: Apache-2.0
// -upgrade-std: layouts, and operations on memrefs, tensors and vectors that
// need more than another name.
#include "dialects/common/constraints.h"
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "ir/op_attrs.h"
#include "passes/upgrade/upgrade.h"

const Type *upgraded_memref_type(Context *ctx, const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  if (!memref || !attr_as_affine_map(memref->layout) ||
      !memref_type_is_strided(memref))
    return type;
  size_t rank = (size_t)memref->rank;
  int64_t *strides = mem_alloc((rank + 1) * sizeof *strides);
  int64_t offset;
  if (memref_type_strides(ctx, memref, strides, &offset))
    type = memref_type_get(ctx, memref->shape, rank, memref->element,
                           strided_layout_attr_get(ctx, offset, strides, rank),
                           memref->memory_space);
  mem_free(strides);
  return type;
}

/// Symbols are bound in the order of the old layout: the allocation keeps that
/// layout, and a cast follows if today's order differs.
Operation *upgrade_alloc(Upgrade *up, Operation *op) {
  bool is_stack = op_is(op, &std_ops[STD_ALLOCA]);
  const Type *old_type = op_result_type(op, 0);
  Operation *alloc =
      upgrade_create(up, op, is_stack ? "memref.alloca" : "memref.alloc");
  if (!alloc)
    return NULL;
  const Type *type = op_result_type(alloc, 0);
  unsigned first, num_symbols;
  op_operand_segment(alloc, 1, &first, &num_symbols);
  if (type == old_type || !num_symbols)
    return upgrade_replace(up, op, alloc);
  value_set_type(op_result(alloc, 0), old_type);
  Value *memref = op_result(alloc, 0);
  return upgrade_replace(up, op,
                         builder_create_op(&up->builder,
                                           &memref_ops[MEMREF_CAST], op->loc,
                                           &memref, 1, type, NULL));
}

/// Upgrades an operation on memrefs or tensors to one of two names, by its
/// operand 0.
static Operation *upgrade_by_operand(Upgrade *up, Operation *op,
                                     const char *memref, const char *tensor) {
  bool is_memref = type_as_memref(op_operand_type(op, 0)) != NULL;
  return upgrade_replace(up, op,
                         upgrade_create(up, op, is_memref ? memref : tensor));
}

Operation *upgrade_dim(Upgrade *up, Operation *op) {
  return upgrade_by_operand(up, op, "memref.dim", "tensor.dim");
}

Operation *upgrade_rank(Upgrade *up, Operation *op) {
  return upgrade_by_operand(up, op, "memref.rank", "tensor.rank");
}

/// The list of numbers in property `slot` of `op`, with `dynamic` for those
/// that operands give.
static const Attribute *upgraded_list(Context *ctx, const Operation *op,
                                      unsigned slot, int64_t dynamic) {
  const ArrayAttr *list = attr_as_array(op_prop(op, slot));
  VECTOR(int64_t) numbers = {0};
  for (size_t i = 0; i < list->size; i++) {
    int64_t number = 0;
    attr_integer_value(list->elements[i], &number);
    VECTOR_PUSH(&numbers, number == dynamic ? DYNAMIC_SIZE : number);
  }
  const Attribute *result =
      dense_i64_array_attr_get(ctx, numbers.data, numbers.size);
  VECTOR_FREE(&numbers);
  return result;
}

static Operation *upgrade_slice(Upgrade *up, Operation *op, const char *name) {
  Operation *slice = upgrade_create(up, op, name);
  if (!slice)
    return NULL;
  for (unsigned slot = STD_SUBVIEW_STATIC_OFFSETS;
       slot <= STD_SUBVIEW_STATIC_STRIDES; slot++)
    op_set_prop(slice, slot,
                upgraded_list(up->ctx, op, slot,
                              slot == STD_SUBVIEW_STATIC_SIZES
                                  ? STD_DYNAMIC_SUBVIEW_SIZE
                                  : DYNAMIC_SIZE));
  return upgrade_replace(up, op, slice);
}

Operation *upgrade_subview(Upgrade *up, Operation *op) {
  return upgrade_slice(up, op, "memref.subview");
}

Operation *upgrade_subtensor(Upgrade *up, Operation *op) {
  return upgrade_slice(up, op, "tensor.extract_slice");
}

/// assume_alignment %m  ->  %n = memref.assume_alignment %m;
/// upgrade_assumptions has later operations use %n.
Operation *upgrade_assume_alignment(Upgrade *up, Operation *op) {
  Value *memref = op_operand(op, 0);
  const Attribute *alignment = op_prop(op, STD_ASSUME_ALIGNMENT_ALIGNMENT);
  builder_set_before(&up->builder, op);
  Operation *assume =
      builder_create_op(&up->builder, &memref_ops[MEMREF_ASSUME_ALIGNMENT],
                        op->loc, &memref, 1, value_type(memref), &alignment);
  assume->attrs = type_replacer_attr(&up->types, op->attrs);
  up->has_assumptions = true;
  return upgrade_replace(up, op, assume);
}

/// The kinds have other numbers today, and those of floats other names.
Operation *upgrade_atomic_rmw(Upgrade *up, Operation *op) {
  static const ModernAtomicKind kinds[NUM_ATOMIC_CASES] = {
      [ATOMIC_ADDF] = MODERN_ATOMIC_ADDF,
      [ATOMIC_ADDI] = MODERN_ATOMIC_ADDI,
      [ATOMIC_ASSIGN] = MODERN_ATOMIC_ASSIGN,
      [ATOMIC_MAXF] = MODERN_ATOMIC_MAXIMUMF,
      [ATOMIC_MAXS] = MODERN_ATOMIC_MAXS,
      [ATOMIC_MAXU] = MODERN_ATOMIC_MAXU,
      [ATOMIC_MINF] = MODERN_ATOMIC_MINIMUMF,
      [ATOMIC_MINS] = MODERN_ATOMIC_MINS,
      [ATOMIC_MINU] = MODERN_ATOMIC_MINU,
      [ATOMIC_MULF] = MODERN_ATOMIC_MULF,
      [ATOMIC_MULI] = MODERN_ATOMIC_MULI};
  int64_t kind = 0;
  attr_integer_value(op_prop(op, STD_ATOMIC_RMW_KIND), &kind);
  Operation *atomic = upgrade_create(up, op, "memref.atomic_rmw");
  if (!atomic)
    return NULL;
  op_set_prop(atomic, MEMREF_ATOMIC_RMW_KIND,
              integer_attr_get_i64(up->ctx, integer_type_get(up->ctx, 64),
                                   (int64_t)kinds[kind]));
  return upgrade_replace(up, op, atomic);
}

/// Indices of a vector are dynamic positions.
Operation *upgrade_extract_element(Upgrade *up, Operation *op) {
  if (!type_as_vector(op_operand_type(op, 0)))
    return upgrade_replace(up, op, upgrade_create(up, op, "tensor.extract"));
  Operation *extract = upgrade_create(up, op, "vector.extract");
  if (!extract)
    return NULL;
  VECTOR(int64_t) positions = {0};
  for (uint32_t i = 1; i < op->num_operands; i++)
    VECTOR_PUSH(&positions, DYNAMIC_SIZE);
  op_set_attr(
      up->ctx, extract, STR("static_position"),
      dense_i64_array_attr_get(up->ctx, positions.data, positions.size));
  VECTOR_FREE(&positions);
  return upgrade_replace(up, op, extract);
}

Operation *upgrade_splat(Upgrade *up, Operation *op) {
  bool is_vector = type_as_vector(op_result_type(op, 0)) != NULL;
  return upgrade_replace(
      up, op,
      upgrade_create(up, op, is_vector ? "vector.broadcast" : "tensor.splat"));
}

Operation *upgrade_tensor_load(Upgrade *up, Operation *op) {
  Operation *tensor = upgrade_create(up, op, "bufferization.to_tensor");
  if (!tensor)
    return NULL;
  op_set_attr(up->ctx, tensor, STR("restrict"), unit_attr_get(up->ctx));
  return upgrade_replace(up, op, tensor);
}

Operation *upgrade_tensor_store(Upgrade *up, Operation *op) {
  Operation *store =
      upgrade_create(up, op, "bufferization.materialize_in_destination");
  if (!store)
    return NULL;
  op_set_attr(up->ctx, store, STR("restrict"), unit_attr_get(up->ctx));
  op_set_attr(up->ctx, store, STR("writable"), unit_attr_get(up->ctx));
  return upgrade_replace(up, op, store);
}

// SPDX-License-Identifier: Apache-2.0
// Canonicalization of expand_shape and collapse_shape: two in a row become one.
#include "dialects/arith/arith.h"
#include "dialects/common/memory.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_patterns.h"

static bool has_identity_layout(const Type *type) {
  return memref_layout_is_identity(type_as_shaped(type));
}

/// Are the layouts of the source of `inner`, of its result, and of the result
/// of `op` identities?
static bool layouts_are_identities(const Operation *inner,
                                   const Operation *op) {
  return has_identity_layout(op_operand_type(inner, 0)) &&
         has_identity_layout(op_operand_type(op, 0)) &&
         has_identity_layout(op_result_type(op, 0));
}

/// Replaces `op` by a collapse_shape or, if `shape` is not NULL, an
/// expand_shape of `source` with `groups`. `type` NULL: the type of `op`.
static Operation *build_reshape(Rewriter *rw, Operation *op, Value *source,
                                const Type *type, const Reassociation *groups,
                                const MixedValues *shape) {
  Context *ctx = rewriter_context(rw);
  MixedParts parts = {0};
  VECTOR_PUSH(&parts.values, source);
  const Attribute *props[] = {
      [MEMREF_RESHAPE_REASSOCIATION] = reassociation_attr(ctx, groups),
      [MEMREF_RESHAPE_STATIC_OUTPUT_SHAPE] =
          shape ? mixed_parts_add(ctx, &parts, 1, shape) : NULL};
  const OpDef *def =
      &memref_ops[shape ? MEMREF_EXPAND_SHAPE : MEMREF_COLLAPSE_SHAPE];
  Operation *reshape = builder_create_op(
      &rw->builder, def, op->loc, parts.values.data,
      (uint32_t)parts.values.size, type ? type : op_result_type(op, 0), props);
  mixed_parts_free(&parts);
  return reshape;
}

static void replace_with_reshape(Rewriter *rw, Operation *op, Value *source,
                                 const Reassociation *groups,
                                 const MixedValues *shape) {
  Operation *reshape = build_reshape(rw, op, source, NULL, groups, shape);
  rewriter_replace_op_with(rw, op, op_result(reshape, 0));
}

/// Joins the groups of `fine` that each group of `coarse` names. False if the
/// numbers of groups and indices differ. Follows
/// mlir::composeReassociationIndices.
static bool compose(const Reassociation *fine, const Reassociation *coarse,
                    Reassociation *composed) {
  if (reassociation_size(fine) == reassociation_size(coarse))
    return false;
  if (reassociation_size(fine) < reassociation_size(coarse)) {
    const Reassociation *swapped = fine;
    fine = coarse;
    coarse = swapped;
  }
  if (reassociation_size(coarse) == 0)
    return true;
  if (reassociation_size(fine) != coarse->indices.size)
    return false;
  for (size_t i = 0; i < reassociation_size(coarse); i++) {
    for (int64_t j = coarse->starts.data[i]; j < coarse->starts.data[i + 1];
         j++) {
      const int64_t *starts = fine->starts.data + coarse->indices.data[j];
      for (int64_t k = starts[0]; k < starts[1]; k++)
        VECTOR_PUSH(&composed->indices, fine->indices.data[k]);
    }
    reassociation_end_group(composed);
  }
  return true;
}

/// Merges two operations of one kind in a row.
static bool compose_same(Operation *op, Rewriter *rw, MemrefOp code) {
  Operation *inner = memref_defining_op(op_operand(op, 0), code);
  if (!inner)
    return rewriter_match_failure(
        rw, op, "the source is not an operation of the same kind");
  if (!layouts_are_identities(inner, op))
    return rewriter_match_failure(rw, op, "a layout is not the identity");
  Reassociation outer_groups, inner_groups, composed;
  reassociation_get(op, &outer_groups);
  reassociation_get(inner, &inner_groups);
  reassociation_init(&composed);
  bool found = compose(&inner_groups, &outer_groups, &composed);
  if (found) {
    MixedValues shape = {0};
    bool expands = code == MEMREF_EXPAND_SHAPE;
    if (expands)
      mixed_values_get(op, MEMREF_RESHAPE_STATIC_OUTPUT_SHAPE, 1, &shape);
    replace_with_reshape(rw, op, op_operand(inner, 0), &composed,
                         expands ? &shape : NULL);
    VECTOR_FREE(&shape);
  }
  reassociation_free(&outer_groups);
  reassociation_free(&inner_groups);
  reassociation_free(&composed);
  return found || rewriter_match_failure(
                      rw, op, "the reassociations cannot be composed");
}

/// expand_shape (expand_shape %m) -> expand_shape %m
PATTERN_HOOK(memref_compose_expands) {
  (void)self;
  return compose_same(op, rw, MEMREF_EXPAND_SHAPE);
}

/// collapse_shape (collapse_shape %m) -> collapse_shape %m
PATTERN_HOOK(memref_compose_collapses) {
  (void)self;
  return compose_same(op, rw, MEMREF_COLLAPSE_SHAPE);
}

// --- collapse of expand -----------------------------------------------------

static int64_t last_index(const Reassociation *groups, size_t at) {
  return groups->indices.data[groups->starts.data[at + 1] - 1];
}

/// For each group of `lower`, the groups of `higher` that cover it. False if
/// one reaches beyond it. No group is empty.
static bool cover_groups(const Reassociation *higher,
                         const Reassociation *lower, Reassociation *composed) {
  size_t next = 0;
  for (size_t i = 0; i < reassociation_size(lower); i++) {
    while (next < reassociation_size(higher)) {
      int64_t last = last_index(higher, next);
      if (last > last_index(lower, i))
        return false;
      VECTOR_PUSH(&composed->indices, (int64_t)next++);
      if (last == last_index(lower, i))
        break;
    }
    reassociation_end_group(composed);
  }
  return true;
}

static Value *build_product(Rewriter *rw, Location loc, Value *lhs,
                            Value *rhs) {
  Value *operands[] = {lhs, rhs};
  const Attribute *props[] = {[ARITH_OVERFLOW_FLAGS] = NULL};
  return op_result(builder_create_op(&rw->builder, &arith_ops[ARITH_MULI], loc,
                                     operands, 2, value_type(lhs), props),
                   0);
}

/// The product of the known sizes in `shape` that group `at` names.
/// DYNAMIC_SIZE if it does not fit.
static int64_t known_product(const MixedValues *shape,
                             const Reassociation *groups, size_t at) {
  int64_t product = 1;
  for (int64_t i = groups->starts.data[at]; i < groups->starts.data[at + 1];
       i++) {
    int64_t number =
        mixed_value_constant(&shape->data[groups->indices.data[i]]);
    if (number != DYNAMIC_SIZE)
      product = size_multiply(product, number);
  }
  return product;
}

static bool products_fit(const MixedValues *shape,
                         const Reassociation *groups) {
  for (size_t i = 0; i < reassociation_size(groups); i++)
    if (known_product(shape, groups, i) == DYNAMIC_SIZE)
      return false;
  return true;
}

/// The product of the sizes in `shape` that group `at` names.
static MixedValue group_product(Rewriter *rw, Operation *op,
                                const MixedValues *shape,
                                const Reassociation *groups, size_t at) {
  MixedValue product = {.number = known_product(shape, groups, at)};
  for (int64_t i = groups->starts.data[at]; i < groups->starts.data[at + 1];
       i++) {
    const MixedValue *size = &shape->data[groups->indices.data[i]];
    if (mixed_value_constant(size) == DYNAMIC_SIZE)
      product.value =
          product.value ? build_product(rw, op->loc, product.value, size->value)
                        : size->value;
  }
  if (product.value && product.number != 1)
    product.value = build_product(
        rw, op->loc, product.value,
        memref_build_index(&rw->builder, op->loc, product.number));
  return product;
}

/// False if a product of sizes does not fit.
static bool expand_instead(Rewriter *rw, Operation *op, Operation *expand,
                           const Reassociation *groups,
                           const Reassociation *composed) {
  MixedValues shape = {0}, products = {0};
  mixed_values_get(expand, MEMREF_RESHAPE_STATIC_OUTPUT_SHAPE, 1, &shape);
  bool fits = products_fit(&shape, groups);
  for (size_t i = 0; fits && i < reassociation_size(groups); i++)
    VECTOR_PUSH(&products, group_product(rw, op, &shape, groups, i));
  if (fits)
    replace_with_reshape(rw, op, op_operand(expand, 0), composed, &products);
  VECTOR_FREE(&shape);
  VECTOR_FREE(&products);
  return fits;
}

/// collapse_shape (expand_shape %m) -> collapse_shape, expand_shape or cast of
/// %m, by the ranks. Follows mlir::ComposeCollapseOfExpandOp.
PATTERN_HOOK(memref_compose_collapse_of_expand) {
  (void)self;
  Operation *expand =
      memref_defining_op(op_operand(op, 0), MEMREF_EXPAND_SHAPE);
  if (!expand)
    return rewriter_match_failure(rw, op, "the source is not an expand_shape");
  const Type *from = op_operand_type(expand, 0), *to = op_result_type(op, 0);
  if (!has_identity_layout(op_operand_type(op, 0)) ||
      !has_identity_layout(from) || from == to)
    return rewriter_match_failure(rw, op, "a layout is not the identity");
  int32_t from_rank = type_as_shaped(from)->rank;
  int32_t to_rank = type_as_shaped(to)->rank;
  Reassociation groups, expand_groups, composed;
  reassociation_get(op, &groups);
  reassociation_get(expand, &expand_groups);
  reassociation_init(&composed);
  bool found = from_rank > to_rank
                   ? cover_groups(&expand_groups, &groups, &composed)
                   : cover_groups(&groups, &expand_groups, &composed);
  if (found && from_rank > to_rank)
    replace_with_reshape(rw, op, op_operand(expand, 0), &composed, NULL);
  else if (found && from_rank < to_rank)
    found = expand_instead(rw, op, expand, &groups, &composed);
  else if (found)
    memref_replace_with_cast(rw, op, op_operand(expand, 0));
  reassociation_free(&groups);
  reassociation_free(&expand_groups);
  reassociation_free(&composed);
  return found || rewriter_match_failure(rw, op,
                                         "groups do not cover others, or a "
                                         "size does not fit in 64 bits");
}

// --- expand of collapse -----------------------------------------------------

static unsigned count_dynamic(const int64_t *shape, size_t rank) {
  unsigned count = 0;
  for (size_t i = 0; i < rank; i++)
    count += shape[i] == DYNAMIC_SIZE;
  return count;
}

/// Appends the groups that collapse `source` to `target`, which are parts of
/// shapes. `first` is the index of the first dimension of `source`.
static bool collapse_part(const int64_t *source, size_t source_rank,
                          const int64_t *target, size_t target_rank,
                          int64_t first, Reassociation *composed) {
  if (count_dynamic(source, source_rank) >= 2 &&
      count_dynamic(target, target_rank) >= 2)
    return false;
  if (source_rank == target_rank) {
    if (memcmp(source, target, source_rank * sizeof *source) != 0)
      return false;
    for (size_t i = 0; i < source_rank; i++) {
      VECTOR_PUSH(&composed->indices, first + (int64_t)i);
      reassociation_end_group(composed);
    }
    return true;
  }
  Reassociation part;
  reassociation_init(&part);
  bool found = reassociation_for_collapse(source, source_rank, target,
                                          target_rank, &part);
  for (size_t i = 0; found && i < reassociation_size(&part); i++) {
    for (int64_t j = part.starts.data[i]; j < part.starts.data[i + 1]; j++)
      VECTOR_PUSH(&composed->indices, first + part.indices.data[j]);
    reassociation_end_group(composed);
  }
  reassociation_free(&part);
  return found;
}

/// Groups that collapse `source` to `target` directly; both were collapsed to
/// one shape before.
static bool collapse_groups(const ShapedType *source,
                            const Reassociation *source_groups,
                            const ShapedType *target,
                            const Reassociation *target_groups,
                            Reassociation *composed) {
  if (target->rank == 0)
    return true; // Without groups.
  if (reassociation_size(source_groups) == 0)
    return reassociation_for_collapse(source->shape, (size_t)source->rank,
                                      target->shape, (size_t)target->rank,
                                      composed);
  for (size_t i = 0; i < reassociation_size(source_groups); i++) {
    const int64_t *from = source_groups->starts.data + i;
    const int64_t *to = target_groups->starts.data + i;
    int64_t first = source_groups->indices.data[from[0]];
    if (!collapse_part(source->shape + first, (size_t)(from[1] - from[0]),
                       target->shape + target_groups->indices.data[to[0]],
                       (size_t)(to[1] - to[0]), first, composed))
      return false;
  }
  return true;
}

/// Layouts are not identities: the pair may still be a cast.
static bool cast_instead(Operation *op, Operation *collapse, Rewriter *rw) {
  const Type *from = op_operand_type(collapse, 0);
  if (!shaped_type_has_static_shape(type_as_shaped(from)) ||
      !memref_types_cast_compatible(rewriter_context(rw), from,
                                    op_result_type(op, 0)))
    return rewriter_match_failure(rw, op, "a layout is not the identity");
  memref_replace_with_cast(rw, op, op_operand(collapse, 0));
  return true;
}

/// expand_shape (collapse_shape %m) -> collapse_shape or expand_shape of %m, by
/// the ranks. Follows mlir::ComposeExpandOfCollapseOp.
PATTERN_HOOK(memref_compose_expand_of_collapse) {
  (void)self;
  Operation *collapse =
      memref_defining_op(op_operand(op, 0), MEMREF_COLLAPSE_SHAPE);
  if (!collapse)
    return rewriter_match_failure(rw, op, "the source is not a collapse_shape");
  if (!has_identity_layout(op_operand_type(op, 0)) ||
      !has_identity_layout(op_operand_type(collapse, 0)))
    return cast_instead(op, collapse, rw);
  const ShapedType *from = type_as_shaped(op_operand_type(collapse, 0));
  const ShapedType *to = type_as_shaped(op_result_type(op, 0));
  if (from->rank == to->rank)
    return rewriter_match_failure(rw, op, "both reshapes have the same rank");
  Reassociation groups, collapse_of, composed;
  reassociation_get(op, &groups);
  reassociation_get(collapse, &collapse_of);
  reassociation_init(&composed);
  bool collapses = from->rank > to->rank;
  bool found =
      collapses ? collapse_groups(from, &collapse_of, to, &groups, &composed)
                : collapse_groups(to, &groups, from, &collapse_of, &composed);
  if (found) {
    MixedValues shape = {0};
    mixed_values_get(op, MEMREF_RESHAPE_STATIC_OUTPUT_SHAPE, 1, &shape);
    replace_with_reshape(rw, op, op_operand(collapse, 0), &composed,
                         collapses ? NULL : &shape);
    VECTOR_FREE(&shape);
  }
  reassociation_free(&groups);
  reassociation_free(&collapse_of);
  reassociation_free(&composed);
  return found || rewriter_match_failure(
                      rw, op, "the reassociations cannot be composed");
}

// --- casts ------------------------------------------------------------------

/// Do the sizes in `shape`, with constants resolved, fit those of `source`? A
/// group has an unknown size exactly if its dimension is dynamic, and its
/// product is the dimension otherwise.
static bool shape_fits(const ShapedType *source, const Reassociation *groups,
                       const MixedValues *shape) {
  for (size_t i = 0; i < reassociation_size(groups); i++) {
    int64_t product = 1;
    bool is_dynamic = false;
    for (int64_t j = groups->starts.data[i]; j < groups->starts.data[i + 1];
         j++) {
      const MixedValue *size = &shape->data[groups->indices.data[j]];
      is_dynamic |= size->value != NULL;
      product = size_multiply(product, size->number);
    }
    if (is_dynamic != (source->shape[i] == DYNAMIC_SIZE) ||
        (!is_dynamic && product != source->shape[i]))
      return false;
  }
  return true;
}

/// Values in `shape` that are constants and can be sizes become numbers.
static void fold_sizes(MixedValues *shape) {
  for (size_t i = 0; i < shape->size; i++) {
    int64_t number = mixed_value_constant(&shape->data[i]);
    if (number >= 0)
      shape->data[i] = (MixedValue){.number = number};
  }
}

static const Type *expanded_to(Context *ctx, const ShapedType *source,
                               const Reassociation *groups,
                               const MixedValues *shape) {
  Sizes sizes = {0};
  for (size_t i = 0; i < shape->size; i++)
    VECTOR_PUSH(&sizes,
                shape->data[i].value ? DYNAMIC_SIZE : shape->data[i].number);
  const Type *type = expanded_type(ctx, source, sizes.data, sizes.size, groups);
  VECTOR_FREE(&sizes);
  return type;
}

/// expand_shape (cast %m) -> expand_shape %m, or a cast of that
PATTERN_HOOK(memref_skip_cast_of_expand_source) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  Operation *cast = memref_defining_op(op_operand(op, 0), MEMREF_CAST);
  if (!cast || !memref_cast_forgets(ctx, op_operand_type(cast, 0),
                                    op_result_type(cast, 0)))
    return rewriter_match_failure(
        rw, op, "the source is not a cast to a less static type");
  Value *source = op_operand(cast, 0);
  const ShapedType *from = type_as_shaped(value_type(source));
  Reassociation groups;
  MixedValues shape = {0};
  reassociation_get(op, &groups);
  mixed_values_get(op, MEMREF_RESHAPE_STATIC_OUTPUT_SHAPE, 1, &shape);
  fold_sizes(&shape);
  const Type *type = shape_fits(from, &groups, &shape)
                         ? expanded_to(ctx, from, &groups, &shape)
                         : NULL;
  if (type && type == op_result_type(op, 0)) {
    rewriter_start_modify(rw, op);
    op_set_operand(op, 0, source);
    rewriter_finalize_modify(rw, op);
  } else if (type) {
    Operation *expand = build_reshape(rw, op, source, type, &groups, &shape);
    memref_replace_with_cast(rw, op, op_result(expand, 0));
  }
  reassociation_free(&groups);
  VECTOR_FREE(&shape);
  return type ||
         rewriter_match_failure(
             rw, op,
             "the cast's source does not have the sizes that the result needs");
}

/// collapse_shape (cast %m) -> collapse_shape %m, or a cast of that
PATTERN_HOOK(memref_skip_cast_of_collapse_source) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  Operation *cast = memref_defining_op(op_operand(op, 0), MEMREF_CAST);
  if (!cast || !memref_cast_forgets(ctx, op_operand_type(cast, 0),
                                    op_result_type(cast, 0)))
    return rewriter_match_failure(
        rw, op, "the source is not a cast to a less static type");
  Reassociation groups;
  reassociation_get(op, &groups);
  const Type *type = collapsed_type(
      ctx, type_as_shaped(op_operand_type(cast, 0)), NULL, &groups);
  if (type && type == op_result_type(op, 0)) {
    rewriter_start_modify(rw, op);
    op_set_operand(op, 0, op_operand(cast, 0));
    rewriter_finalize_modify(rw, op);
  } else if (type) {
    Operation *collapse =
        build_reshape(rw, op, op_operand(cast, 0), type, &groups, NULL);
    memref_replace_with_cast(rw, op, op_result(collapse, 0));
  }
  reassociation_free(&groups);
  return type || rewriter_match_failure(
                     rw, op, "no result type fits the cast's source");
}

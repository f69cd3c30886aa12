// SPDX-License-Identifier: Apache-2.0
// The table of memref's canonicalization patterns, in the order in which they
// are tried; what they share; and the patterns for copies, dims and views.
#include "dialects/memref/memref_patterns.h"

#include "dialects/arith/arith.h"
#include "dialects/common/memory.h"
#include "dialects/func/func.h"
#include "dialects/memref/memref.h"
#include "ir/interfaces/fold.h"
#include "ir/op_order.h"

#define PATTERN(pattern_name, ROOT, function)                                  \
  {                                                                            \
    .name = pattern_name, .root = &memref_ops[MEMREF_##ROOT], .benefit = 1,    \
    .run = function                                                            \
  }

static const RewritePattern patterns[] = {
    PATTERN("make-alloc-static", ALLOC, memref_make_alloc_static),
    PATTERN("erase-dead-alloc", ALLOC, memref_erase_dead_alloc),
    PATTERN("make-alloca-static", ALLOCA, memref_make_alloc_static),
    PATTERN("erase-dead-alloca", ALLOCA, memref_erase_dead_alloc),
    PATTERN("inline-alloca-scope", ALLOCA_SCOPE, memref_inline_alloca_scope),
    PATTERN("hoist-allocas", ALLOCA_SCOPE, memref_hoist_allocas),
    PATTERN("erase-empty-copy", COPY, memref_erase_empty_copy),
    PATTERN("erase-self-copy", COPY, memref_erase_self_copy),
    PATTERN("load-dim-of-reshape", DIM, memref_load_dim_of_reshape),
    PATTERN("erase-dead-realloc", REALLOC, memref_erase_dead_alloc),
    PATTERN("skip-metadata", REINTERPRET_CAST, memref_skip_metadata),
    PATTERN("make-reinterpret-static", REINTERPRET_CAST,
            memref_make_reinterpret_static),
    PATTERN("compose-expands", EXPAND_SHAPE, memref_compose_expands),
    PATTERN("compose-expand-of-collapse", EXPAND_SHAPE,
            memref_compose_expand_of_collapse),
    PATTERN("skip-cast-of-expand-source", EXPAND_SHAPE,
            memref_skip_cast_of_expand_source),
    PATTERN("compose-collapses", COLLAPSE_SHAPE, memref_compose_collapses),
    PATTERN("compose-collapse-of-expand", COLLAPSE_SHAPE,
            memref_compose_collapse_of_expand),
    PATTERN("skip-cast-of-collapse-source", COLLAPSE_SHAPE,
            memref_skip_cast_of_collapse_source),
    PATTERN("make-subview-static", SUBVIEW, memref_make_subview_static),
    PATTERN("skip-cast-of-subview-source", SUBVIEW,
            memref_skip_cast_of_subview_source),
    PATTERN("erase-trivial-subview", SUBVIEW, memref_erase_trivial_subview),
    PATTERN("make-view-static", VIEW, memref_make_view_static),
    PATTERN("skip-cast-of-view-source", VIEW, memref_skip_cast_of_view_source),
};

const PatternTable memref_patterns = PATTERN_TABLE(patterns);

Operation *memref_defining_op(const Value *value, unsigned code) {
  Operation *op = value_defining_op(value);
  return op && op_is(op, &memref_ops[code]) ? op : NULL;
}

bool memref_constant(const Value *value, int64_t *number) {
  const Attribute *attr = value_constant(value);
  return attr && attr_integer_value(attr, number);
}

bool memref_is_constant_index(const Value *value) {
  const Operation *op = value_defining_op(value);
  return op && op_is(op, &arith_ops[ARITH_CONSTANT]) &&
         type_is_index(value_type(value));
}

Value *memref_build_index(Builder *builder, Location loc, int64_t number) {
  Context *ctx = builder->ctx;
  const Type *index = index_type_get(ctx);
  const Attribute *props[] = {[CONSTANT_PROP_VALUE] =
                                  integer_attr_get_i64(ctx, index, number)};
  return op_result(builder_create_op(builder, &arith_ops[ARITH_CONSTANT], loc,
                                     NULL, 0, index, props),
                   0);
}

void memref_replace_with_cast(Rewriter *rw, Operation *op, Value *value) {
  Operation *cast =
      builder_create_op(&rw->builder, &memref_ops[MEMREF_CAST], op->loc, &value,
                        1, op_result_type(op, 0), NULL);
  rewriter_replace_op_with(rw, op, op_result(cast, 0));
}

const Attribute *mixed_parts_add(Context *ctx, MixedParts *parts,
                                 unsigned group, const MixedValues *mixed) {
  Sizes numbers = {0};
  for (size_t i = 0; i < mixed->size; i++) {
    const MixedValue *entry = &mixed->data[i];
    VECTOR_PUSH(&numbers, entry->value ? DYNAMIC_SIZE : entry->number);
    if (!entry->value)
      continue;
    VECTOR_PUSH(&parts->values, entry->value);
    parts->segments[group]++;
  }
  const Attribute *attr =
      dense_i64_array_attr_get(ctx, numbers.data, numbers.size);
  VECTOR_FREE(&numbers);
  return attr;
}

void mixed_parts_free(MixedParts *parts) { VECTOR_FREE(&parts->values); }

bool memref_take_constant_sizes(const Operation *op, unsigned first,
                                const ShapedType *type, Sizes *sizes,
                                MixedParts *parts) {
  bool found = false;
  for (int32_t i = 0; i < type->rank; i++) {
    int64_t size = type->shape[i];
    if (size == DYNAMIC_SIZE) {
      Value *operand = op_operand(op, first++);
      int64_t known;
      if (memref_constant(operand, &known) && known >= 0) {
        size = known;
        found = true;
      } else {
        VECTOR_PUSH(&parts->values, operand);
      }
    }
    VECTOR_PUSH(sizes, size);
  }
  return found;
}

// --- copies -----------------------------------------------------------------

static bool type_is_empty(const Type *type) {
  const ShapedType *memref = type_as_memref(type);
  for (int32_t i = 0; i < memref->rank; i++)
    if (memref->shape[i] == 0)
      return true;
  return false;
}

/// Has it a size of 0, or has the source of its cast?
static bool is_empty(Value *memref) {
  Value *source = memref_cast_source(memref);
  return type_is_empty(value_type(memref)) ||
         (source && type_is_empty(value_type(source)));
}

/// copy between memrefs one of which has a size of 0 -> nothing
PATTERN_HOOK(memref_erase_empty_copy) {
  (void)self;
  if (!is_empty(op_operand(op, 0)) && !is_empty(op_operand(op, 1)))
    return rewriter_match_failure(rw, op, "neither memref is empty");
  rewriter_erase_op(rw, op);
  return true;
}

/// copy x, x -> nothing
PATTERN_HOOK(memref_erase_self_copy) {
  (void)self;
  if (op_operand(op, 0) != op_operand(op, 1))
    return rewriter_match_failure(rw, op,
                                  "source and target are different memrefs");
  rewriter_erase_op(rw, op);
  return true;
}

// --- dims -------------------------------------------------------------------

static bool region_is_proper_ancestor(const Region *ancestor,
                                      const Region *region) {
  while (region) {
    const Operation *parent = region->parent;
    region = parent && parent->block ? parent->block->parent : NULL;
    if (region == ancestor)
      return region != NULL;
  }
  return false;
}

/// Is `index` defined when `reshape` runs, as far as a quick check tells?
static bool is_known_before(const Value *index, const Operation *reshape,
                            const Operation *dim) {
  const Block *block = value_parent_block(index);
  if (block == reshape->block) {
    const Operation *op = value_defining_op(index);
    return !op || !op_is_before_in_block(reshape, op);
  }
  return dim->block == reshape->block ||
         region_is_proper_ancestor(block->parent, reshape->block->parent);
}

/// dim (reshape %m(%shape)), %i -> load %shape[%i], right after the reshape
PATTERN_HOOK(memref_load_dim_of_reshape) {
  (void)self;
  Operation *reshape = memref_defining_op(op_operand(op, 0), MEMREF_RESHAPE);
  if (!reshape)
    return rewriter_match_failure(rw, op,
                                  "the memref does not come from a reshape");
  if (!is_known_before(op_operand(op, 1), reshape, op))
    return rewriter_match_failure(rw, op, "the index comes after the reshape");
  builder_set_after(&rw->builder, reshape);
  Value *operands[] = {op_operand(reshape, 1), op_operand(op, 1)};
  const Type *element = type_as_shaped(value_type(operands[0]))->element;
  const Attribute *props[] = {[MEMREF_ACCESS_NONTEMPORAL] =
                                  bool_attr_get(rewriter_context(rw), false),
                              [MEMREF_ACCESS_ALIGNMENT] = NULL};
  Operation *size = builder_create_op(&rw->builder, &memref_ops[MEMREF_LOAD],
                                      op->loc, operands, 2, element, props);
  if (element != op_result_type(op, 0)) {
    Value *loaded = op_result(size, 0);
    size = builder_create_op(&rw->builder, &arith_ops[ARITH_INDEX_CAST],
                             op->loc, &loaded, 1, op_result_type(op, 0), NULL);
  }
  rewriter_replace_op_with(rw, op, op_result(size, 0));
  return true;
}

// --- views ------------------------------------------------------------------

/// view %m[%s][4] : … to memref<?xT> -> cast (view %m[%s][] : … to memref<4xT>)
PATTERN_HOOK(memref_make_view_static) {
  (void)self;
  const ShapedType *type = type_as_shaped(op_result_type(op, 0));
  Sizes sizes = {0};
  MixedParts parts = {0};
  VECTOR_PUSH(&parts.values, op_operand(op, 0));
  VECTOR_PUSH(&parts.values, op_operand(op, 1));
  bool found = memref_take_constant_sizes(op, 2, type, &sizes, &parts);
  if (found) {
    const Type *known =
        memref_type_get(rewriter_context(rw), sizes.data, sizes.size,
                        type->element, type->layout, type->memory_space);
    Operation *view =
        builder_create_op(&rw->builder, op->def, op->loc, parts.values.data,
                          (uint32_t)parts.values.size, known, NULL);
    memref_replace_with_cast(rw, op, op_result(view, 0));
  }
  VECTOR_FREE(&sizes);
  mixed_parts_free(&parts);
  return found || rewriter_match_failure(rw, op, "no size is a constant");
}

/// view (cast %m)… -> view %m…, if %m may be viewed
PATTERN_HOOK(memref_skip_cast_of_view_source) {
  (void)self;
  Operation *cast = memref_defining_op(op_operand(op, 0), MEMREF_CAST);
  const ShapedType *source =
      cast ? type_as_ranked_memref(op_operand_type(cast, 0)) : NULL;
  if (!source || !memref_layout_is_identity(source))
    return rewriter_match_failure(rw, op, "source is not a cast of a buffer");
  MixedParts parts = {0};
  VECTOR_PUSH(&parts.values, op_operand(cast, 0));
  for (unsigned i = 1; i < op->num_operands; i++)
    VECTOR_PUSH(&parts.values, op_operand(op, i));
  Operation *view =
      builder_create_op(&rw->builder, op->def, op->loc, parts.values.data,
                        op->num_operands, op_result_type(op, 0), NULL);
  rewriter_replace_op_with(rw, op, op_result(view, 0));
  mixed_parts_free(&parts);
  return true;
}

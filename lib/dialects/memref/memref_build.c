// SPDX-License-Identifier: Apache-2.0
// Builders of memref operations.
#include "dialects/memref/memref_build.h"

#include "dialects/memref/memref_patterns.h"

enum { MAX_PROPS = 8 };

Operation *memref_build_view(Builder *builder, const OpDef *def, Location loc,
                             Value *source, const ViewLists *lists,
                             const Type *type) {
  Context *ctx = builder->ctx;
  MixedParts parts = {.segments = {1}};
  const Attribute *props[MAX_PROPS] = {0};
  assert(def->num_props <= MAX_PROPS);
  VECTOR_PUSH(&parts.values, source);
  props[MEMREF_VIEW_STATIC_OFFSETS] =
      mixed_parts_add(ctx, &parts, 1, &lists->offsets);
  props[MEMREF_VIEW_STATIC_SIZES] =
      mixed_parts_add(ctx, &parts, 2, &lists->sizes);
  props[MEMREF_VIEW_STATIC_STRIDES] =
      mixed_parts_add(ctx, &parts, 3, &lists->strides);
  props[MEMREF_VIEW_SEGMENTS] =
      dense_i32_array_attr_get(ctx, parts.segments, 4);
  Operation *view = builder_create_op(builder, def, loc, parts.values.data,
                                      (uint32_t)parts.values.size, type, props);
  mixed_parts_free(&parts);
  return view;
}

Value *memref_build_load(Builder *builder, Location loc, Value *memref,
                         Value *index) {
  Value *operands[] = {memref, index};
  const Attribute *props[MAX_PROPS] = {0};
  const Type *type = type_as_shaped(value_type(memref))->element;
  assert(memref_ops[MEMREF_LOAD].num_props <= MAX_PROPS);
  return op_result(builder_create_op(builder, &memref_ops[MEMREF_LOAD], loc,
                                     operands, 2, type, props),
                   0);
}

Value *memref_build_dim(Builder *builder, Location loc, Value *memref,
                        Value *index) {
  Value *operands[] = {memref, index};
  return op_result(builder_create_op(builder, &memref_ops[MEMREF_DIM], loc,
                                     operands, 2, index_type_get(builder->ctx),
                                     NULL),
                   0);
}

Value *memref_build_alloc(Builder *builder, Location loc,
                          const ShapedType *type, Value *size,
                          const Attribute *alignment) {
  const int32_t segments[] = {size ? 1 : 0, 0};
  const Attribute *props[MAX_PROPS] = {
      [MEMREF_ALLOC_ALIGNMENT] = alignment,
      [MEMREF_ALLOC_SEGMENTS] =
          dense_i32_array_attr_get(builder->ctx, segments, 2)};
  assert(memref_ops[MEMREF_ALLOC].num_props <= MAX_PROPS);
  return op_result(builder_create_op(builder, &memref_ops[MEMREF_ALLOC], loc,
                                     &size, size ? 1 : 0, &type->base, props),
                   0);
}

Operation *memref_build_metadata(Builder *builder, Location loc,
                                 Value *source) {
  Context *ctx = builder->ctx;
  const ShapedType *type = type_as_shaped(value_type(source));
  VECTOR(const Type *) types = {0};
  VECTOR_PUSH(&types, memref_type_get(ctx, NULL, 0, type->element, NULL,
                                      type->memory_space));
  for (int32_t i = 0; i < 1 + 2 * type->rank; i++)
    VECTOR_PUSH(&types, index_type_get(ctx));
  OpState state = {.def = &memref_ops[MEMREF_EXTRACT_STRIDED_METADATA],
                   .loc = loc,
                   .operands = &source,
                   .num_operands = 1,
                   .result_types = types.data,
                   .num_results = (uint32_t)types.size};
  Operation *op = builder_create(builder, &state);
  VECTOR_FREE(&types);
  return op;
}

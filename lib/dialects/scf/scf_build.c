// SPDX-License-Identifier: Apache-2.0
// Building operations of scf.
#include "dialects/scf/scf_build.h"

#include "support/vector.h"

Operation *scf_build_yield(Builder *builder, Location loc,
                           Value *const *operands, size_t count) {
  return builder_create_op(builder, &scf_ops[SCF_YIELD], loc, operands,
                           (uint32_t)count, NULL, NULL);
}

typedef VECTOR(Value *) Values;
typedef VECTOR(const Type *) Types;

Operation *scf_build_yield_results(Builder *builder, Location loc,
                                   const Operation *op) {
  Values values = {0};
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&values, op_result(op, i));
  Operation *yield = scf_build_yield(builder, loc, values.data, values.size);
  VECTOR_FREE(&values);
  return yield;
}

static void add_for_block(Builder *builder, Operation *loop) {
  InsertionPoint saved = builder_save(builder);
  Types types = {0};
  VECTOR(Location) locs = {0};
  VECTOR_PUSH(&types, op_operand_type(loop, SCF_LOWER));
  VECTOR_PUSH(&locs, loop->loc);
  for (uint32_t i = SCF_INIT; i < loop->num_operands; i++) {
    VECTOR_PUSH(&types, op_operand_type(loop, i));
    VECTOR_PUSH(&locs, value_location(op_operand(loop, i)));
  }
  Block *block =
      builder_create_block(builder, op_region(loop, 0), NULL, types.data,
                           locs.data, (uint32_t)types.size);
  VECTOR_FREE(&types);
  VECTOR_FREE(&locs);
  if (loop->num_operands == SCF_NUM_BOUNDS) {
    builder_set_to_end(builder, block);
    scf_build_yield(builder, loop->loc, NULL, 0);
  }
  builder_restore(builder, saved);
}

Operation *scf_build_for(Builder *builder, Location loc, Value *lower,
                         Value *upper, Value *step, Value *const *inits,
                         size_t num_inits) {
  Values operands = {0};
  Types types = {0};
  VECTOR_PUSH(&operands, lower);
  VECTOR_PUSH(&operands, upper);
  VECTOR_PUSH(&operands, step);
  for (size_t i = 0; i < num_inits; i++) {
    VECTOR_PUSH(&operands, inits[i]);
    VECTOR_PUSH(&types, value_type(inits[i]));
  }
  OpState state = {.def = &scf_ops[SCF_FOR],
                   .loc = loc,
                   .operands = operands.data,
                   .num_operands = (uint32_t)operands.size,
                   .result_types = types.data,
                   .num_results = (uint32_t)types.size,
                   .num_regions = 1};
  Operation *loop = builder_create(builder, &state);
  VECTOR_FREE(&operands);
  VECTOR_FREE(&types);
  add_for_block(builder, loop);
  return loop;
}

Operation *scf_build_if_shell(Builder *builder, Location loc, Value *condition,
                              const Type *const *types, size_t count) {
  OpState state = {.def = &scf_ops[SCF_IF],
                   .loc = loc,
                   .operands = &condition,
                   .num_operands = 1,
                   .result_types = types,
                   .num_results = (uint32_t)count,
                   .num_regions = 2};
  return builder_create(builder, &state);
}

Operation *scf_build_while_shell(Builder *builder, Location loc,
                                 Value *const *inits, size_t num_inits,
                                 const Type *const *types, size_t num_types) {
  OpState state = {.def = &scf_ops[SCF_WHILE],
                   .loc = loc,
                   .operands = inits,
                   .num_operands = (uint32_t)num_inits,
                   .result_types = types,
                   .num_results = (uint32_t)num_types,
                   .num_regions = 2};
  return builder_create(builder, &state);
}

Operation *scf_build_parallel_shell(Builder *builder, Location loc,
                                    Value *const *bounds, size_t rank,
                                    Value *const *inits, size_t num_inits) {
  Values operands = {0};
  Types types = {0};
  for (size_t i = 0; i < 3 * rank; i++)
    VECTOR_PUSH(&operands, bounds[i]);
  for (size_t i = 0; i < num_inits; i++) {
    VECTOR_PUSH(&operands, inits[i]);
    VECTOR_PUSH(&types, value_type(inits[i]));
  }
  int32_t size = (int32_t)rank;
  int32_t segments[] = {size, size, size, (int32_t)num_inits};
  const Attribute *props[] = {
      [SCF_PARALLEL_SEGMENTS] =
          dense_i32_array_attr_get(builder->ctx, segments, 4)};
  OpState state = {.def = &scf_ops[SCF_PARALLEL],
                   .loc = loc,
                   .operands = operands.data,
                   .num_operands = (uint32_t)operands.size,
                   .result_types = types.data,
                   .num_results = (uint32_t)types.size,
                   .props = props,
                   .num_regions = 1};
  Operation *loop = builder_create(builder, &state);
  VECTOR_FREE(&operands);
  VECTOR_FREE(&types);
  return loop;
}

// SPDX-License-Identifier: Apache-2.0
// What tests of the graph share: a Context, unregistered operations by name,
// and a few definitions.
#ifndef MLOPT_TEST_UNIT_IR_IR_FIXTURE_H
#define MLOPT_TEST_UNIT_IR_IR_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ir/builder.h"
#include "ir/operation.h"

static const ValueDef fixture_values[] = {{"values", NULL, ARITY_VARIADIC}};

/// An isolated operation with one region, and a terminator.
static const OpDef fixture_isolated = {
    .name = STR_INIT("t.isolated"),
    .traits = TRAIT_ISOLATED,
    .num_regions = 1,
};
static const OpDef fixture_branch = {
    .name = STR_INIT("t.branch"),
    .traits = TRAIT_TERMINATOR,
    OPERANDS(fixture_values),
    .num_successors = COUNT_VARIADIC,
};
/// Takes and gives anything; its regions have SSA dominance.
static const OpDef fixture_any = {
    .name = STR_INIT("t.any"),
    .traits = TRAIT_NO_TERMINATOR,
    OPERANDS(fixture_values),
    RESULTS(fixture_values),
    .num_regions = COUNT_VARIADIC,
};
static const OpDef fixture_module = {
    .name = STR_INIT("t.module"),
    .traits = TRAIT_ISOLATED | TRAIT_SYMBOL_TABLE | TRAIT_NO_TERMINATOR |
              TRAIT_GRAPH_REGION | TRAIT_SINGLE_BLOCK,
    .num_regions = 1,
};

typedef struct Shape {
  uint32_t num_results;
  uint32_t num_regions;
} Shape;

/// An operation at the end of `block` (NULL: detached).
static inline Operation *make_op(Context *ctx, Block *block, const OpDef *def,
                                 Shape shape, Value *const *operands,
                                 uint32_t num_operands) {
  const Type *types[8];
  for (uint32_t i = 0; i < shape.num_results; i++)
    types[i] = index_type_get(ctx);
  OpState state = {
      .def = def,
      .operands = operands,
      .result_types = types,
      .num_operands = num_operands,
      .num_results = shape.num_results,
      .num_regions = shape.num_regions,
  };
  Operation *op = op_create(ctx, &state);
  if (block)
    block_append_op(block, op);
  return op;
}

/// A terminator of `block` that goes to `successors`.
static inline Operation *make_branch(Context *ctx, Block *block,
                                     Block *const *successors, uint32_t count) {
  OpState state = {.def = &fixture_branch,
                   .successors = successors,
                   .num_successors = count};
  Operation *op = op_create(ctx, &state);
  block_append_op(block, op);
  return op;
}

static inline Block *make_block(Context *ctx, Operation *parent) {
  Block *block = block_create(ctx);
  region_append_block(op_region(parent, 0), block);
  return block;
}

#endif

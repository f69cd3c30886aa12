// SPDX-License-Identifier: Apache-2.0
// -scf-for-to-while: counted loops become loops with a condition. Follows
// mlir's ForToWhileLoop.
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/scf_build.h"
#include "ir/op_attrs.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"
#include "rewrite/rewriter_clone.h"

typedef VECTOR(Value *) Values;

/// The values that both blocks of the new loop carry: the variable, then the
/// values of the old loop. `locs` are those of the variable and of the initial
/// values.
typedef struct Carried {
  Values inits;
  VECTOR(const Type *) types;
  VECTOR(Location) locs;
} Carried;

static void collect_carried(const Operation *loop, Carried *carried) {
  const Value *variable = block_argument(op_region(loop, 0)->first, 0);
  VECTOR_PUSH(&carried->inits, op_operand(loop, SCF_LOWER));
  VECTOR_PUSH(&carried->locs, value_location(variable));
  for (uint32_t i = SCF_INIT; i < loop->num_operands; i++) {
    VECTOR_PUSH(&carried->inits, op_operand(loop, i));
    VECTOR_PUSH(&carried->locs, value_location(op_operand(loop, i)));
  }
  for (size_t i = 0; i < carried->inits.size; i++)
    VECTOR_PUSH(&carried->types, value_type(carried->inits.data[i]));
}

static void free_carried(Carried *carried) {
  VECTOR_FREE(&carried->inits);
  VECTOR_FREE(&carried->types);
  VECTOR_FREE(&carried->locs);
}

static Block *create_block(Rewriter *rw, Operation *op, unsigned region,
                           const Carried *carried) {
  Block *block = rewriter_create_block(rw, op_region(op, region), NULL,
                                       carried->types.data, carried->locs.data,
                                       (uint32_t)carried->types.size);
  builder_set_to_end(&rw->builder, block);
  return block;
}

/// Gives `to`, which has no attributes yet, all those of `from`.
static void copy_attrs(Context *ctx, const Operation *from, Operation *to) {
  to->attrs = from->attrs;
  const Attribute *is_unsigned = op_prop(from, SCF_FOR_UNSIGNED_CMP);
  if (is_unsigned)
    op_set_attr(ctx, to, STR("unsignedCmp"), is_unsigned);
}

/// The block before: goes on while the variable is under the upper bound.
static void build_condition(Rewriter *rw, const Operation *loop,
                            Operation *result, const Carried *carried) {
  Block *block = create_block(rw, result, SCF_WHILE_BEFORE, carried);
  bool is_unsigned = op_prop(loop, SCF_FOR_UNSIGNED_CMP) != NULL;
  Values operands = {0};
  VECTOR_PUSH(&operands,
              arith_build_cmpi(rw, loop->loc, is_unsigned ? CMPI_ULT : CMPI_SLT,
                               block_argument(block, 0),
                               op_operand(loop, SCF_UPPER)));
  for (uint32_t i = 0; i < block->num_arguments; i++)
    VECTOR_PUSH(&operands, block_argument(block, i));
  builder_create_op(&rw->builder, &scf_ops[SCF_CONDITION], loop->loc,
                    operands.data, (uint32_t)operands.size, NULL, NULL);
  VECTOR_FREE(&operands);
}

/// The block after: the variable's next value, then what the body was.
static void move_body(Rewriter *rw, Operation *loop, Operation *result,
                      const Carried *carried) {
  Block *block = create_block(rw, result, SCF_WHILE_AFTER, carried);
  Value *next =
      arith_build_binary(rw, &arith_ops[ARITH_ADDI], loop->loc,
                         block_argument(block, 0), op_operand(loop, SCF_STEP));
  Values values = {0};
  for (uint32_t i = 0; i < block->num_arguments; i++)
    VECTOR_PUSH(&values, block_argument(block, i));
  rewriter_inline_block_before(rw, op_region(loop, 0)->first, block, NULL,
                               values.data);
  Operation *yield = block->last;
  values.size = 0;
  VECTOR_PUSH(&values, next);
  for (uint32_t i = 0; i < yield->num_operands; i++)
    VECTOR_PUSH(&values, op_operand(yield, i));
  rewriter_start_modify(rw, yield);
  op_set_operands(rewriter_context(rw), yield, values.data,
                  (uint32_t)values.size);
  rewriter_finalize_modify(rw, yield);
  VECTOR_FREE(&values);
}

/// for i = lb to ub step s iter_args(a = x) { … yield y } ->
/// while (i = lb, a = x) { condition(i < ub) i, a } do { … yield i + s, y }
static bool for_to_while(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  Carried carried = {0};
  collect_carried(op, &carried);
  Operation *result = scf_build_while_shell(
      &rw->builder, op->loc, carried.inits.data, carried.inits.size,
      carried.types.data, carried.types.size);
  copy_attrs(rewriter_context(rw), op, result);
  build_condition(rw, op, result, &carried);
  move_body(rw, op, result, &carried);
  free_carried(&carried);
  Values results = {0};
  for (uint32_t i = 1; i < result->num_results; i++)
    VECTOR_PUSH(&results, op_result(result, i));
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&results);
  return true;
}

static const RewritePattern patterns_table[] = {
    {.name = "for-to-while",
     .root = &scf_ops[SCF_FOR],
     .benefit = 1,
     .run = for_to_while},
};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  PatternSet patterns = {0};
  pattern_set_add(&patterns, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  NULL);
  greedy_rewrite_op_bottom_up(ctx, op, &patterns);
  return true;
}

const PassDef scf_for_to_while_pass = {
    .flag = "scf-for-to-while",
    .name = "SCFForToWhileLoop",
    .summary = "Convert SCF for loops to SCF while loops",
    .run = run,
};

// SPDX-License-Identifier: Apache-2.0
// Outer products: a product of the second vector with each element of the
// first.
#include "dialects/arith/arith_build.h"
#include "dialects/vector/masks/mask.h"
#include "passes/convert_vector_to_llvm/steps.h"

/// lhs * rhs, combined with `acc` as `kind` says; NULL: not combined.
static Value *build_product(Rewriter *rw, Location loc, VectorKind kind,
                            Value *lhs, Value *rhs, Value *acc) {
  const Type *type = value_type(lhs);
  bool is_float = type_as_float(type_element_or_self(type)) != NULL;
  if (is_float && acc && kind == VECTOR_ADD) {
    Value *operands[] = {lhs, rhs, acc};
    return op_result(builder_create_op(&rw->builder, &vector_ops[VECTOR_FMA],
                                       loc, operands, 3, type, NULL),
                     0);
  }
  Value *product = arith_build_binary(
      rw, &arith_ops[is_float ? ARITH_MULF : ARITH_MULI], loc, lhs, rhs);
  return acc ? vector_build_combine(rw, loc, kind, product, acc, NULL)
             : product;
}

static const char *product_problem(const Operation *op) {
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  if (op_mask_around(op))
    return "it is masked";
  if (!step_has_zero(&type->base))
    return "the element type has no zero";
  return !type_as_vector(op_operand_type(op, 1)) || step_can_unroll(type, 1)
             ? NULL
             : "the number of rows is not known, or too high";
}

/// outerproduct -> the products of rows
static bool unroll_outerproduct(const RewritePattern *self, Operation *op,
                                Rewriter *rw) {
  (void)self;
  const char *problem = product_problem(op);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Location loc = op->loc;
  VectorKind kind = vector_kind(op);
  const Type *type = op_result_type(op, 0);
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Value *acc = op->num_operands > 2 ? op_operand(op, 2) : NULL;
  if (!type_as_vector(value_type(rhs))) {
    rhs = vector_build_cast(rw, VECTOR_BROADCAST, loc, rhs, type);
    rewriter_replace_op_with(rw, op,
                             build_product(rw, loc, kind, lhs, rhs, acc));
    return true;
  }
  Value *result = step_build_zero(rw, loc, type);
  for (int64_t i = 0; i < type_as_vector(type)->shape[0]; i++) {
    Value *element = vector_build_extract(rw, loc, lhs, &i, 1);
    Value *row =
        vector_build_cast(rw, VECTOR_BROADCAST, loc, element, value_type(rhs));
    Value *start = acc ? vector_build_extract(rw, loc, acc, &i, 1) : NULL;
    row = build_product(rw, loc, kind, row, rhs, start);
    result = vector_build_insert(rw, loc, row, result, &i, 1);
  }
  rewriter_replace_op_with(rw, op, result);
  return true;
}

static const RewritePattern rows[] = {
    {.name = "unroll-outerproduct",
     .root = &vector_ops[VECTOR_OUTERPRODUCT],
     .benefit = 1,
     .run = unroll_outerproduct},
};

const PatternTable vector_product_steps = PATTERN_TABLE(rows);

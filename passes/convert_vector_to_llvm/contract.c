// SPDX-License-Identifier: Apache-2.0
// Contractions of rows: products of matrices and vectors, as a sum of products
// for each element of the result. The matrices are transposed first, so that
// each sum is over a row.
#include "dialects/arith/arith_build.h"
#include "dialects/vector/masks/mask.h"
#include "dialects/vector/vector_contract.h"
#include "passes/convert_vector_to_llvm/steps.h"

/// A contraction that is being lowered.
typedef struct Contract {
  Rewriter *rw;
  Operation *op;
  const Type *type;    ///< The result's.
  unsigned lhs;        ///< The operand that the result's first dim is of.
  unsigned rank;       ///< Of the result.
  bool transposes_lhs; ///< Its first dimension is summed over.
  bool transposes_rhs;
} Contract;

static bool map_is(const AffineMap *map, const int64_t *dims, size_t count) {
  if (map->num_results != count)
    return false;
  for (size_t i = 0; i < count; i++)
    if (map->results[i]->kind != AFFINE_DIM ||
        map->results[i]->value != dims[i])
      return false;
  return true;
}

/// Has the operand the dimensions `row`, which may be none, and `sum`? If they
/// are the other way round it is transposed.
static bool match_operand(const Contract *work, unsigned operand, int64_t row,
                          int64_t sum, bool *is_transposed) {
  const AffineMap *map = contract_map(work->op, operand);
  const int64_t dims[] = {row, sum}, swapped[] = {sum, row};
  *is_transposed = row >= 0 && map_is(map, swapped, 2);
  return *is_transposed ||
         (row >= 0 ? map_is(map, dims, 2) : map_is(map, &sum, 1));
}

/// Matches the maps of a product whose last loop alone is a sum.
static bool match_maps(Contract *work) {
  unsigned loops = contract_num_iterators(work->op);
  if (loops < 1 || loops > 3)
    return false;
  for (unsigned i = 0; i < loops; i++)
    if (contract_is_reduction(work->op, i) != (i == loops - 1))
      return false;
  const AffineMap *acc = contract_map(work->op, 2);
  int64_t sum = loops - 1, rows[] = {-1, -1};
  work->rank = loops - 1;
  if (acc->num_results != work->rank)
    return false;
  for (unsigned i = 0; i < work->rank; i++) {
    if (acc->results[i]->kind != AFFINE_DIM)
      return false;
    rows[i] = acc->results[i]->value;
  }
  for (work->lhs = 0; work->lhs < 2; work->lhs++)
    if (match_operand(work, work->lhs, rows[0], sum, &work->transposes_lhs) &&
        match_operand(work, 1 - work->lhs, rows[1], sum, &work->transposes_rhs))
      return true;
  return false;
}

static const char *contract_problem(Contract *work) {
  const Operation *op = work->op;
  const Type *element = type_element_or_self(work->type);
  if (op_mask_around(op))
    return "it is masked";
  if (vector_kind(op) != VECTOR_ADD)
    return "products are not added";
  if (!type_as_float(element) && !type_is_signless_integer(element))
    return "the elements are no numbers that LLVM has";
  for (unsigned i = 0; i < 2; i++) {
    const ShapedType *type = type_as_vector(op_operand_type(op, i));
    if (type->element != element)
      return "the elements are of several types";
    if (vector_is_scalable(type) || !shaped_type_can_spell_out(type))
      return "the number of elements is not known, or too high";
  }
  const ShapedType *result = type_as_vector(work->type);
  if (result && !shaped_type_can_spell_out(result))
    return "the result has too many elements";
  return match_maps(work) ? NULL
                          : "it is no product of matrices or vectors of rows";
}

/// Operand `index`, transposed if it has to be.
static Value *build_operand(const Contract *work, unsigned index,
                            bool is_transposed) {
  static const int64_t order[] = {1, 0};
  Value *value = op_operand(work->op, index);
  if (!is_transposed)
    return value;
  const ShapedType *type = type_as_vector(value_type(value));
  const int64_t shape[] = {type->shape[1], type->shape[0]};
  return vector_build_transpose(
      work->rw, work->op->loc, value, order, 2,
      vector_type_get(rewriter_context(work->rw), shape, 2, type->element));
}

/// The sum of the products of two rows, and of `start` if there is one.
static Value *build_sum(const Contract *work, Value *lhs, Value *rhs,
                        Value *start) {
  Rewriter *rw = work->rw;
  Location loc = work->op->loc;
  bool is_float = type_as_float(type_element_or_self(work->type)) != NULL;
  Value *product = arith_build_binary(
      rw, &arith_ops[is_float ? ARITH_MULF : ARITH_MULI], loc, lhs, rhs);
  Context *ctx = rewriter_context(rw);
  Value *operands[] = {product, start};
  const Attribute *props[] = {
      [VECTOR_KIND] = dialect_attr_get(ctx, &vector_attr_defs[VECTOR_ATTR_KIND],
                                       VECTOR_ADD, STR("")),
      [VECTOR_REDUCTION_FASTMATH] = NULL};
  return op_result(builder_create_op(&rw->builder,
                                     &vector_ops[VECTOR_REDUCTION], loc,
                                     operands, start ? 2 : 1,
                                     type_element_or_self(work->type), props),
                   0);
}

/// A row of an operand. Those of the second one are extracted once, into
/// `rows`.
static Value *row_of(const Contract *work, Value *matrix, int64_t row,
                     Value **rows) {
  if (!rows[row])
    rows[row] = vector_build_extract(work->rw, work->op->loc, matrix, &row, 1);
  return rows[row];
}

/// The sums for all elements of a result of `rank` dimensions.
static Value *build_sums(const Contract *work, Value *lhs, Value *rhs) {
  Rewriter *rw = work->rw;
  Location loc = work->op->loc;
  const int64_t *shape = type_as_vector(work->type)->shape;
  int64_t columns = work->rank == 1 ? 1 : shape[1];
  Value **rows = mem_alloc_zero((size_t)(columns + 1) * sizeof *rows);
  if (work->rank == 1)
    rows[0] = rhs;
  Value *result = step_build_zero(rw, loc, work->type);
  for (int64_t i = 0; i < shape[0]; i++) {
    Value *row = vector_build_extract(rw, loc, lhs, &i, 1);
    for (int64_t j = 0; j < columns; j++) {
      const int64_t position[] = {i, j};
      Value *sum = build_sum(work, row, row_of(work, rhs, j, rows), NULL);
      result = vector_build_insert(rw, loc, sum, result, position, work->rank);
    }
  }
  mem_free(rows);
  return result;
}

/// contract, of matrices or vectors -> sums of the products of rows
static bool unroll_contract(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  Contract work = {.rw = rw, .op = op, .type = op_result_type(op, 0)};
  const char *problem = contract_problem(&work);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Location loc = op->loc;
  Value *acc = op_operand(op, 2);
  if (!work.rank) {
    rewriter_replace_op_with(
        rw, op, build_sum(&work, op_operand(op, 0), op_operand(op, 1), acc));
    return true;
  }
  Value *lhs = build_operand(&work, work.lhs, work.transposes_lhs);
  Value *rhs = build_operand(&work, 1 - work.lhs, work.transposes_rhs);
  Value *result = build_sums(&work, lhs, rhs);
  bool is_float = type_as_float(type_element_or_self(work.type)) != NULL;
  rewriter_replace_op_with(
      rw, op,
      arith_build_binary(rw, &arith_ops[is_float ? ARITH_ADDF : ARITH_ADDI],
                         loc, result, acc));
  return true;
}

static const RewritePattern rows[] = {
    {.name = "unroll-contract",
     .root = &vector_ops[VECTOR_CONTRACT],
     .benefit = 1,
     .run = unroll_contract},
};

const PatternTable vector_contract_steps = PATTERN_TABLE(rows);

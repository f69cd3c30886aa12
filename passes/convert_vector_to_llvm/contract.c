// SPDX-License-Identifier: Apache-2.0
// Contractions. A product of matrices or vectors becomes a sum of products for
// each element of the result; the matrices are transposed first, so that each
// sum is over a row. Others lose one dimension after the other. Follows mlir's
// ContractionOpToDotLowering and ContractionOpLowering.
#include "dialects/arith/arith_build.h"
#include "dialects/vector/masks/mask.h"
#include "dialects/vector/vector_contract.h"
#include "passes/convert_vector_to_llvm/steps.h"

/// A contraction that is being lowered.
typedef struct Contract {
  Rewriter *rw;
  Operation *op;
  Value *mask;         ///< NULL: there is none.
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
  const ShapedType *result = type_as_vector(work->type);
  if (acc->num_results != work->rank || !result || vector_is_scalable(result))
    return false;
  for (unsigned i = 0; i < work->rank; i++) {
    if (acc->results[i]->kind != AFFINE_DIM)
      return false;
    rows[i] = acc->results[i]->value;
  }
  // Where both operands have rows, the lhs has those of the first loop.
  for (work->lhs = 0; work->lhs < 2; work->lhs++)
    if ((work->rank < 2 || rows[0] == work->lhs) &&
        match_operand(work, work->lhs, rows[0], sum, &work->transposes_lhs) &&
        match_operand(work, 1 - work->lhs, rows[1], sum, &work->transposes_rhs))
      return true;
  return false;
}

/// Are the iterations few enough to be written out, but for those of the last
/// sum, which become rows?
static bool can_unroll_loops(const Operation *op) {
  unsigned num_loops = contract_num_iterators(op), last = num_loops;
  int64_t *sizes = mem_alloc((num_loops + 1) * sizeof *sizes);
  int32_t count = 0;
  for (unsigned i = 0; i < num_loops; i++)
    if (contract_is_reduction(op, i))
      last = i;
  for (unsigned i = 0; i < num_loops; i++) {
    bool is_scalable;
    if (i != last && contract_bound(op, i, &sizes[count], &is_scalable))
      count++;
  }
  bool can = shape_can_spell_out(sizes, count);
  mem_free(sizes);
  return can;
}

static const char *contract_problem(const Contract *work) {
  const Operation *op = work->op;
  const Type *element = type_element_or_self(work->type);
  if (vector_kind(op) != VECTOR_ADD)
    return "products are not added";
  if (!type_as_float(element) && !type_is_signless_integer(element))
    return "the elements are no numbers that LLVM has";
  for (unsigned i = 0; i < 2; i++)
    if (type_element_or_self(op_operand_type(op, i)) != element)
      return "the elements are of several types";
  return can_unroll_loops(op) ? NULL : "it has too many iterations";
}

/// Is it a product of two vectors of one dimension?
static bool is_of_rows(const Operation *op) {
  return contract_num_iterators(op) == 1 && contract_is_reduction(op, 0) &&
         contract_map(op, 0)->num_results == 1 &&
         contract_map(op, 1)->num_results == 1;
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
  const bool scalable[] = {vector_is_scalable_at(type, 1),
                           vector_is_scalable_at(type, 0)};
  return vector_build_transpose(
      work->rw, work->op->loc, value, order, 2,
      scalable_vector_type_get(rewriter_context(work->rw), shape, scalable, 2,
                               type->element));
}

/// The sum of the products of two rows, and of `start` if there is one. That
/// alone can be masked.
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
  Operation *sum = builder_create_op(
      &rw->builder, &vector_ops[VECTOR_REDUCTION], loc, operands, start ? 2 : 1,
      type_element_or_self(work->type), props);
  return op_result(work->mask ? vector_build_mask(rw, sum, work->mask) : sum,
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

/// Products of matrices, or of a matrix and a vector.
static Value *build_product(const Contract *work) {
  Rewriter *rw = work->rw;
  Value *lhs = build_operand(work, work->lhs, work->transposes_lhs);
  Value *rhs = build_operand(work, 1 - work->lhs, work->transposes_rhs);
  Value *result = build_sums(work, lhs, rhs);
  bool is_float = type_as_float(type_element_or_self(work->type)) != NULL;
  return arith_build_binary(rw, &arith_ops[is_float ? ARITH_ADDF : ARITH_ADDI],
                            work->op->loc, result, op_operand(work->op, 2));
}

/// contract -> sums of the products of rows, or contractions of a dimension
/// less
static bool unroll_contract(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  Operation *around = op_mask_around(op);
  Operation *root = around ? around : op;
  Contract work = {.rw = rw,
                   .op = op,
                   .mask = around ? op_operand(around, 0) : NULL,
                   .type = op_result_type(op, 0)};
  const char *problem = contract_problem(&work);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  builder_set_before(&rw->builder, root);
  Value *result;
  if (is_of_rows(op))
    result = build_sum(&work, op_operand(op, 0), op_operand(op, 1),
                       op_operand(op, 2));
  else if (!work.mask && match_maps(&work))
    result = build_product(&work);
  else
    problem = step_unroll_contract(rw, op, work.mask, &result);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  rewriter_replace_op_with(rw, root, result);
  return true;
}

static const RewritePattern rows[] = {
    {.name = "unroll-contract",
     .root = &vector_ops[VECTOR_CONTRACT],
     .benefit = 1,
     .run = unroll_contract},
};

const PatternTable vector_contract_steps = PATTERN_TABLE(rows);

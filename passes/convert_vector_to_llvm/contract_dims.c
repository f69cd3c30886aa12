// SPDX-License-Identifier: Apache-2.0
// Contractions of any dimensions: one dimension at a time is written out, and
// what is left is contractions of one dimension less. Follows mlir's
// ContractionOpLowering.
#include "dialects/arith/arith_build.h"
#include "dialects/vector/vector_contract.h"
#include "passes/convert_vector_to_llvm/steps.h"

/// Operands: lhs, rhs, accumulator, and the mask, which has a dimension for
/// each loop.
enum { LHS, RHS, ACC, MASK, NUM_OPERANDS };

/// Recursion goes as deep as a dimension is inside of an operand.
enum { MAX_LOOPS = 64 };

/// A contraction that is being lowered along one loop.
typedef struct Unrolling {
  Rewriter *rw;
  Operation *op;
  Value *operands[NUM_OPERANDS]; ///< The mask may be NULL.
  int dims[NUM_OPERANDS];        ///< Where the loop is in each; -1: nowhere.
  unsigned loop;
  int64_t size;              ///< Of the loop.
  const Attribute *props[3]; ///< Of the contractions inside it.
} Unrolling;

/// The vector type without dimension `dim`; the element if that was the only
/// one.
static const Type *drop_dim(Context *ctx, const ShapedType *type, int dim) {
  size_t rank = (size_t)type->rank, count = 0;
  if (rank == 1)
    return type->element;
  int64_t *shape = mem_alloc(rank * sizeof *shape);
  bool *scalable = mem_alloc(rank * sizeof *scalable);
  for (size_t i = 0; i < rank; i++)
    if (i != (size_t)dim) {
      shape[count] = type->shape[i];
      scalable[count++] = vector_is_scalable_at(type, i);
    }
  const Type *dropped =
      scalable_vector_type_get(ctx, shape, scalable, count, type->element);
  mem_free(shape);
  mem_free(scalable);
  return dropped;
}

/// What is at `position` of dimension `dim`; all of `value` if that is -1.
static Value *build_load(Rewriter *rw, Location loc, Value *value, int dim,
                         int64_t position) {
  if (dim < 0)
    return value;
  if (dim == 0)
    return vector_build_extract(rw, loc, value, &position, 1);
  const ShapedType *type = type_as_vector(value_type(value));
  Value *result =
      step_build_zero(rw, loc, drop_dim(rewriter_context(rw), type, dim));
  for (int64_t i = 0; i < type->shape[0]; i++) {
    Value *row = vector_build_extract(rw, loc, value, &i, 1);
    Value *part = build_load(rw, loc, row, dim - 1, position);
    result = vector_build_insert(rw, loc, part, result, &i, 1);
  }
  return result;
}

/// `dest` with `value` at `position` of dimension `dim`; `value` if that is -1.
static Value *build_store(Rewriter *rw, Location loc, Value *value, Value *dest,
                          int dim, int64_t position) {
  if (dim < 0)
    return value;
  if (dim == 0)
    return vector_build_insert(rw, loc, value, dest, &position, 1);
  int64_t count = type_as_vector(value_type(dest))->shape[0];
  for (int64_t i = 0; i < count; i++) {
    Value *old = vector_build_extract(rw, loc, dest, &i, 1);
    Value *part = vector_build_extract(rw, loc, value, &i, 1);
    Value *row = build_store(rw, loc, part, old, dim - 1, position);
    dest = vector_build_insert(rw, loc, row, dest, &i, 1);
  }
  return dest;
}

/// The map without the dimension `loop`.
static const Attribute *map_without(Context *ctx, const AffineMap *map,
                                    unsigned loop) {
  const AffineExpr *results[MAX_LOOPS];
  size_t count = 0;
  for (uint32_t i = 0; i < map->num_results; i++) {
    int64_t dim = map->results[i]->value;
    if (dim != loop)
      results[count++] = affine_dim_get(ctx, (unsigned)(dim - (dim > loop)));
  }
  return affine_map_attr_get(
      ctx, affine_map_get(ctx, map->num_dims - 1, 0, results, count));
}

static void set_inner_props(Unrolling *work) {
  Context *ctx = rewriter_context(work->rw);
  const Attribute *maps[3], *iterators[MAX_LOOPS];
  for (unsigned i = 0; i < 3; i++)
    maps[i] = map_without(ctx, contract_map(work->op, i), work->loop);
  const ArrayAttr *all =
      attr_as_array(op_prop(work->op, VECTOR_CONTRACT_ITERATORS));
  size_t count = 0;
  for (size_t i = 0; i < all->size; i++)
    if (i != work->loop)
      iterators[count++] = all->elements[i];
  work->props[VECTOR_KIND] = op_prop(work->op, VECTOR_KIND);
  work->props[VECTOR_CONTRACT_MAPS] = array_attr_get(ctx, maps, 3);
  work->props[VECTOR_CONTRACT_ITERATORS] =
      array_attr_get(ctx, iterators, count);
}

/// The contraction at iteration `i` of the loop, with this accumulator.
static Value *build_inner(const Unrolling *work, int64_t i, Value *acc) {
  Rewriter *rw = work->rw;
  Location loc = work->op->loc;
  Value *mask = NULL, *operands[3];
  for (unsigned k = LHS; k < ACC; k++)
    operands[k] = build_load(rw, loc, work->operands[k], work->dims[k], i);
  operands[ACC] =
      acc ? acc : build_load(rw, loc, work->operands[ACC], work->dims[ACC], i);
  if (work->operands[MASK])
    mask = build_load(rw, loc, work->operands[MASK], work->dims[MASK], i);
  Operation *inner =
      builder_create_op(&rw->builder, &vector_ops[VECTOR_CONTRACT], loc,
                        operands, 3, value_type(operands[ACC]), work->props);
  return op_result(mask ? vector_build_mask(rw, inner, mask) : inner, 0);
}

/// The result has the loop: there is a contraction for each of its places.
static Value *unroll_parallel(const Unrolling *work) {
  Value *result = NULL;
  if (work->dims[ACC] >= 0)
    result =
        step_build_zero(work->rw, work->op->loc, op_result_type(work->op, 0));
  for (int64_t i = 0; i < work->size; i++)
    result = build_store(work->rw, work->op->loc, build_inner(work, i, NULL),
                         result, work->dims[ACC], i);
  return result;
}

/// A sum: each contraction is the accumulator of the next.
static Value *unroll_sum(const Unrolling *work) {
  Value *result = work->operands[ACC];
  for (int64_t i = 0; i < work->size; i++)
    result = build_inner(work, i, result);
  return result;
}

/// Chooses the loop to be written out: first one of both operands and the
/// result, then one of the lhs alone, then one of the rhs, then a sum. False:
/// there is none.
static bool choose_loop(const Operation *op, unsigned *loop) {
  const AffineMap *maps[] = {contract_map(op, LHS), contract_map(op, RHS)};
  unsigned num_loops = contract_num_iterators(op);
  for (unsigned i = 0; i < num_loops; i++)
    if (!contract_is_reduction(op, i) &&
        affine_map_result_of_dim(maps[LHS], i) >= 0 &&
        affine_map_result_of_dim(maps[RHS], i) >= 0) {
      *loop = i;
      return true;
    }
  for (unsigned side = LHS; side <= RHS; side++)
    for (uint32_t i = 0; i < maps[side]->num_results; i++) {
      unsigned dim = (unsigned)maps[side]->results[i]->value;
      if (!contract_is_reduction(op, dim) ||
          affine_map_result_of_dim(maps[1 - side], dim) < 0) {
        *loop = dim;
        return true;
      }
    }
  *loop = 0;
  return num_loops != 0;
}

/// Says why the loop cannot be written out; NULL: it can.
static const char *begin(Unrolling *work) {
  bool is_scalable;
  if (contract_num_iterators(work->op) > MAX_LOOPS)
    return "it has too many loops";
  if (!choose_loop(work->op, &work->loop))
    return "it has no loops";
  for (unsigned i = LHS; i <= ACC; i++)
    work->dims[i] =
        affine_map_result_of_dim(contract_map(work->op, i), work->loop);
  work->dims[MASK] = (int)work->loop;
  if (!contract_bound(work->op, work->loop, &work->size, &is_scalable) ||
      is_scalable)
    return "the size of a loop is not known";
  if (work->dims[ACC] < 0 && work->size != 1 &&
      (work->dims[LHS] < 0 || work->dims[RHS] < 0))
    return "a loop of one operand is neither the result's nor of one iteration";
  for (unsigned i = LHS; i <= RHS; i++)
    if (work->dims[i] >= 0 &&
        type_as_vector(value_type(work->operands[i]))->rank == 1)
      return "an operand has no dimension left";
  return NULL;
}

const char *step_unroll_contract(Rewriter *rw, Operation *op, Value *mask,
                                 Value **result) {
  Unrolling work = {.rw = rw, .op = op};
  for (unsigned i = LHS; i <= ACC; i++)
    work.operands[i] = op_operand(op, i);
  work.operands[MASK] = mask;
  const char *problem = begin(&work);
  if (problem)
    return problem;
  set_inner_props(&work);
  bool is_sum = contract_is_reduction(op, work.loop) && work.dims[LHS] >= 0 &&
                work.dims[RHS] >= 0;
  *result = is_sum ? unroll_sum(&work) : unroll_parallel(&work);
  return NULL;
}

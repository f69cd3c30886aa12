// SPDX-License-Identifier: Apache-2.0
// Verifiers of parallel loops, in mlir-opt 22's words.
#include "dialects/scf/scf.h"
#include "dialects/scf/scf_internal.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"

static bool verify_steps(Context *ctx, const Operation *op) {
  unsigned first, count;
  op_operand_segment(op, SCF_STEP, &first, &count);
  if (!count)
    return op_reject(ctx, op,
                     "needs at least one tuple element for lowerBound, "
                     "upperBound and step");
  for (unsigned i = 0; i < count; i++) {
    int64_t step;
    if (attr_integer_value(value_constant(op_operand(op, first + i)), &step) &&
        step <= 0)
      return op_reject(ctx, op, "constant step operand must be positive");
  }
  return true;
}

static bool verify_variables(Context *ctx, const Operation *op,
                             const Block *body) {
  unsigned first, rank;
  op_operand_segment(op, SCF_STEP, &first, &rank);
  if (body->num_arguments != rank) {
    op_emit_op_error(ctx, op,
                     "expects the same number of induction variables: %u as "
                     "bound and step values: %u",
                     body->num_arguments, rank);
    return false;
  }
  for (unsigned i = 0; i < rank; i++)
    if (!type_is_index(block_argument(body, i)->type))
      return op_reject(ctx, op,
                       "expects arguments for the induction variable to be of "
                       "index type");
  return true;
}

static bool verify_reductions(Context *ctx, const Operation *op,
                              const Operation *reduce) {
  unsigned first, num_inits;
  op_operand_segment(op, SCF_INIT, &first, &num_inits);
  if (op->num_results != reduce->num_regions) {
    op_emit_op_error(ctx, op,
                     "expects number of results: %u to be the same as number "
                     "of reductions: %u",
                     op->num_results, reduce->num_regions);
    return false;
  }
  if (op->num_results != num_inits) {
    op_emit_op_error(ctx, op,
                     "expects number of results: %u to be the same as number "
                     "of initial values: %u",
                     op->num_results, num_inits);
    return false;
  }
  // A wrong number of operands is reported by the reduce itself.
  for (unsigned i = 0; reduce->num_operands == num_inits && i < op->num_results;
       i++) {
    if (op_operand_type(reduce, i) == op_result_type(op, i))
      continue;
    Diagnostic *diag = op_emit_op_error(
        ctx, reduce, "expects type of %u-th reduction operand: ", i);
    diag_type(diag, op_operand_type(reduce, i));
    diag_format(diag, " to be the same as the %u-th result type: ", i);
    diag_type(diag, op_result_type(op, i));
    return false;
  }
  return true;
}

bool scf_verify_parallel(Context *ctx, const Operation *op) {
  const Block *body = op_region(op, 0)->first;
  if (!verify_steps(ctx, op) || !verify_variables(ctx, op, body))
    return false;
  const Operation *reduce = body->last;
  if (reduce && op_is(reduce, &scf_ops[SCF_REDUCE]))
    return verify_reductions(ctx, op, reduce);
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "expects body to terminate with 'scf.reduce'");
  if (reduce)
    op_attach_note(ctx, diag, reduce, "terminator here");
  return false;
}

static bool verify_reduction(Context *ctx, const Operation *op,
                             unsigned index) {
  const Type *type = op_operand_type(op, index);
  const Block *block = op_region(op, index)->first;
  if (!block->first) {
    op_emit_op_error(ctx, op, "%u-th reduction has an empty body", index);
    return false;
  }
  if (block->num_arguments != 2 || block_argument(block, 0)->type != type ||
      block_argument(block, 1)->type != type) {
    Diagnostic *diag =
        op_emit_op_error(ctx, op, "expected two block arguments with type ");
    diag_type(diag, type);
    diag_format(diag, " in the %u-th reduction region", index);
    return false;
  }
  if (op_is(block->last, &scf_ops[SCF_REDUCE_RETURN]))
    return true;
  return op_reject(ctx, op,
                   "reduction bodies must be terminated with an "
                   "'scf.reduce.return' op");
}

bool scf_verify_reduce_bodies(Context *ctx, const Operation *op) {
  if (op->num_regions != op->num_operands) {
    op_emit_op_error(ctx, op,
                     "expects number of reduction regions: %u to be the same "
                     "as number of reduction operands: %u",
                     op->num_regions, op->num_operands);
    return false;
  }
  for (unsigned i = 0; i < op->num_regions; i++)
    if (!verify_reduction(ctx, op, i))
      return false;
  return true;
}

bool scf_verify_reduce_return(Context *ctx, const Operation *op) {
  const Block *block = op->block;
  if (!block->num_arguments ||
      block_argument(block, 0)->type == op_operand_type(op, 0))
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "must have type ");
  diag_type(diag, block_argument(block, 0)->type);
  diag_text(diag, " (the type of the reduction inputs)");
  return false;
}

// --- forall ------------------------------------------------------------------

/// Follows mlir::verifyListOfOperandsOrIntegers.
static bool verify_bounds(Context *ctx, const Operation *op, unsigned group,
                          const char *name, unsigned rank) {
  const DenseArrayAttr *numbers = attr_as_dense_array(op_prop(op, group));
  const int64_t *values = numbers->data;
  if (numbers->size != rank) {
    op_emit_error(ctx, op, "expected %u %s values, got %zu", rank, name,
                  numbers->size);
    return false;
  }
  unsigned first, count, dynamic = 0;
  op_operand_segment(op, group, &first, &count);
  for (size_t i = 0; i < numbers->size; i++)
    dynamic += values[i] == INT64_MIN;
  if (dynamic == count)
    return true;
  op_emit_error(ctx, op, "expected %u dynamic %s values", dynamic, name);
  return false;
}

static bool verify_arguments(Context *ctx, const Operation *op, unsigned rank) {
  const Block *body = op_region(op, 0)->first;
  unsigned first, num_outs;
  op_operand_segment(op, SCF_INIT, &first, &num_outs);
  if (body->num_arguments != rank + num_outs) {
    op_emit_op_error(ctx, op, "region expects %u arguments", rank);
    return false;
  }
  for (unsigned i = 0; i < rank; i++)
    if (!type_is_index(block_argument(body, i)->type)) {
      op_emit_op_error(ctx, op, "expects %u-th block argument to be an index",
                       i);
      return false;
    }
  for (unsigned i = 0; i < num_outs; i++)
    if (block_argument(body, rank + i)->type !=
        op_operand_type(op, first + i)) {
      op_emit_op_error(ctx, op,
                       "type mismatch between %u-th output and corresponding "
                       "block argument",
                       i);
      return false;
    }
  return true;
}

bool scf_verify_forall(Context *ctx, const Operation *op) {
  unsigned first, num_outs;
  op_operand_segment(op, SCF_INIT, &first, &num_outs);
  if (op->num_results != num_outs) {
    op_emit_op_error(ctx, op, "produces %u results, but has only %u outputs",
                     op->num_results, num_outs);
    return false;
  }
  const DenseArrayAttr *lower =
      attr_as_dense_array(op_prop(op, SCF_FORALL_STATIC_LOWER));
  unsigned rank = (unsigned)lower->size;
  if (!verify_arguments(ctx, op, rank))
    return false;
  const ArrayAttr *mapping = attr_as_array(op_prop(op, SCF_FORALL_MAPPING));
  if (mapping && mapping->size && mapping->size != rank)
    return op_reject(ctx, op, "mapping attribute size must match op rank");
  return verify_bounds(ctx, op, SCF_LOWER, "lower bound", rank) &&
         verify_bounds(ctx, op, SCF_UPPER, "upper bound", rank) &&
         verify_bounds(ctx, op, SCF_STEP, "step", rank);
}

/// Follows mlir::DestinationStyleOpInterface: a result has its output's type.
bool scf_verify_forall_body(Context *ctx, const Operation *op) {
  unsigned first, count;
  op_operand_segment(op, SCF_INIT, &first, &count);
  for (unsigned i = 0; i < op->num_results; i++) {
    const Type *type = op_operand_type(op, first + i);
    if (type == op_result_type(op, i))
      continue;
    Diagnostic *diag =
        op_emit_op_error(ctx, op, "expected type of operand #%u (", first + i);
    diag_type(diag, type);
    diag_text(diag, ") to match type of corresponding result (");
    diag_type(diag, op_result_type(op, i));
    diag_text(diag, ")");
    return false;
  }
  return true;
}

bool scf_verify_in_parallel(Context *ctx, const Operation *op) {
  if (!op_region(op, 0)->first->first)
    return true;
  return op_reject(ctx, op, "expected only ParallelCombiningOpInterface ops");
}

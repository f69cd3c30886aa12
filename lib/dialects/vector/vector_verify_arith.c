// SPDX-License-Identifier: Apache-2.0
// Verifiers of arithmetic and reductions on vectors.
#include "dialects/memref/memref_views.h"
#include "dialects/vector/vector_internal.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/operation.h"

bool vector_verify_fma(Context *ctx, const Operation *op) {
  const Type *type = op_result_type(op, 0);
  for (unsigned i = 0; i < 3; i++)
    if (op_operand_type(op, i) != type)
      return op_reject(ctx, op,
                       "failed to verify that all of {lhs, rhs, acc, "
                       "result} have same type");
  return true;
}

// --- reductions -------------------------------------------------------------

static bool verify_reduced_element(Context *ctx, const Operation *op) {
  return type_as_vector(op_operand_type(op, 0))->element ==
             type_element_or_self(op_result_type(op, 0)) ||
         op_reject(ctx, op,
                   "failed to verify that source operand and result have "
                   "same element type");
}

bool vector_kind_takes(VectorKind kind, const Type *element) {
  switch (kind) {
  case VECTOR_ADD:
  case VECTOR_MUL:
    return type_is_int_or_index(element) || type_as_float(element);
  case VECTOR_MINUI:
  case VECTOR_MINSI:
  case VECTOR_MAXUI:
  case VECTOR_MAXSI:
  case VECTOR_AND:
  case VECTOR_OR:
  case VECTOR_XOR:
    return type_is_int_or_index(element);
  case VECTOR_MINNUMF:
  case VECTOR_MAXNUMF:
  case VECTOR_MAXIMUMF:
  case VECTOR_MINIMUMF:
    return type_as_float(element) != NULL;
  }
  unreachable("VectorKind");
}

static bool verify_kind(Context *ctx, const Operation *op,
                        const Type *element) {
  VectorKind kind = vector_kind(op);
  if (vector_kind_takes(kind, element))
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "unsupported reduction type '");
  diag_type(diag, element);
  diag_text(diag, "' for kind '");
  diag_text_ref(diag, vector_attr_defs[VECTOR_ATTR_KIND].cases[kind].keyword);
  diag_text(diag, "'");
  return false;
}

bool vector_verify_reduction_types(Context *ctx, const Operation *op) {
  if (!verify_reduced_element(ctx, op))
    return false;
  return op->num_operands < 2 ||
         op_operand_type(op, 1) == op_result_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that dest and acc have the same type");
}

bool vector_verify_reduction(Context *ctx, const Operation *op) {
  int rank = (int)type_as_vector(op_operand_type(op, 0))->rank;
  if (rank > 1) {
    op_emit_op_error(ctx, op, "unsupported reduction rank: %d", rank);
    return false;
  }
  return verify_kind(ctx, op, op_result_type(op, 0));
}

bool vector_verify_multi_reduction_types(Context *ctx, const Operation *op) {
  if (op_operand_type(op, 1) != op_result_type(op, 0))
    return op_reject(ctx, op,
                     "failed to verify that all of {dest, acc} have same type");
  return verify_reduced_element(ctx, op);
}

static bool is_reduced(const int64_t *dims, size_t count, int64_t dim) {
  for (size_t i = 0; i < count; i++)
    if (dims[i] == dim)
      return true;
  return false;
}

/// The source type without the reduced dimensions; its element if none remains.
static const Type *reduced_type(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  size_t count, rank = 0;
  const int64_t *dims = op_i64_array(op, VECTOR_REDUCTION_DIMS, &count);
  int64_t *shape = mem_alloc((size_t)source->rank * sizeof *shape);
  bool *scalable = mem_alloc((size_t)source->rank * sizeof *scalable);
  for (int32_t i = 0; i < source->rank; i++)
    if (!is_reduced(dims, count, i)) {
      scalable[rank] = source->scalable && source->scalable[i];
      shape[rank++] = source->shape[i];
    }
  const Type *type = rank ? scalable_vector_type_get(ctx, shape, scalable, rank,
                                                     source->element)
                          : source->element;
  mem_free(shape);
  mem_free(scalable);
  return type;
}

bool vector_verify_multi_reduction(Context *ctx, const Operation *op) {
  const Type *source = op_operand_type(op, 0);
  if (op_result_type(op, 0) == reduced_type(ctx, op))
    return verify_kind(ctx, op, type_element_or_self(source));
  Diagnostic *diag = op_emit_op_error(ctx, op, "destination type ");
  diag_type(diag, op_result_type(op, 0));
  diag_text(diag, " is incompatible with source type ");
  diag_type(diag, source);
  return false;
}

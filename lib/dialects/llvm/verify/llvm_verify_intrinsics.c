// SPDX-License-Identifier: Apache-2.0
// Verifiers of llvm's intrinsics: how the types of operands and results go
// together.
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"

static bool fail_relation(Context *ctx, const Operation *op, const char *what) {
  op_emit_op_error(ctx, op, "failed to verify that %s", what);
  return false;
}

// --- values of the same type -------------------------------------------------

enum { RESULT = UINT8_MAX };

static const Type *type_of(const Operation *op, uint8_t value) {
  return value == RESULT ? op_result_type(op, 0) : op_operand_type(op, value);
}

/// Checks that all of `values`, operands or RESULT, have one type. `names` is
/// for the error.
static bool verify_same(Context *ctx, const Operation *op, const char *names,
                        const uint8_t *values, size_t count) {
  for (size_t i = 1; i < count; i++) {
    if (type_of(op, values[i]) == type_of(op, values[0]))
      continue;
    op_emit_op_error(ctx, op,
                     "failed to verify that all of {%s} have same type", names);
    return false;
  }
  return true;
}

#define SAME(ctx, op, names, ...)                                              \
  verify_same(ctx, op, names, (const uint8_t[]){__VA_ARGS__},                  \
              sizeof((const uint8_t[]){__VA_ARGS__}))

bool llvm_verify_ptrmask(Context *ctx, const Operation *op) {
  return SAME(ctx, op, "ptr, res", 0, RESULT);
}

bool llvm_verify_probability(Context *ctx, const Operation *op) {
  return SAME(ctx, op, "val, expected, res", 0, 1, RESULT);
}

bool llvm_verify_var_annotation(Context *ctx, const Operation *op) {
  return SAME(ctx, op, "annotation, fileName, attr", 1, 2, 4);
}

bool llvm_verify_ptr_annotation(Context *ctx, const Operation *op) {
  return SAME(ctx, op, "res, ptr", RESULT, 0) &&
         SAME(ctx, op, "annotation, fileName, attr", 1, 2, 4);
}

bool llvm_verify_annotation(Context *ctx, const Operation *op) {
  return SAME(ctx, op, "res, integer", RESULT, 0) &&
         SAME(ctx, op, "annotation, fileName", 1, 2);
}

/// Follows mlir's SameOperandsElementType.
bool llvm_verify_same_elements(Context *ctx, const Operation *op) {
  if (type_element_or_self(op_operand_type(op, 0)) ==
      type_element_or_self(op_operand_type(op, 1)))
    return true;
  return op_reject(ctx, op, "requires the same element type for all operands");
}

// --- vectors -----------------------------------------------------------------

/// At most 2^17 bits, or elements of unknown width.
static bool is_small(const Type *vector) {
  const Type *element = llvm_vector_element(vector);
  uint64_t width = type_is_int_or_float(element) ? type_bit_width(element) : 0;
  return width == 0 || (uint64_t)llvm_vector_size(vector) <= 131072 / width;
}

/// One vector is a part of the other.
static bool verify_parts(Context *ctx, const Operation *op, const Type *part,
                         const Type *whole, const char *scalable) {
  if (!is_small(part) || !is_small(whole))
    return fail_relation(ctx, op, "vectors are not bigger than 2^17 bits.");
  return !llvm_vector_is_scalable(part) || llvm_vector_is_scalable(whole) ||
         fail_relation(ctx, op, scalable);
}

bool llvm_verify_vector_insert(Context *ctx, const Operation *op) {
  return SAME(ctx, op, "dstvec, res", 0, RESULT) &&
         verify_parts(
             ctx, op, op_operand_type(op, 1), op_operand_type(op, 0),
             "it is not inserting scalable into fixed-length vectors.");
}

bool llvm_verify_vector_extract(Context *ctx, const Operation *op) {
  return verify_parts(
      ctx, op, op_result_type(op, 0), op_operand_type(op, 0),
      "it is not extracting scalable from fixed-length vectors.");
}

bool llvm_verify_interleave(Context *ctx, const Operation *op) {
  const Type *part = op_operand_type(op, 0), *whole = op_result_type(op, 0);
  if (!SAME(ctx, op, "vec1, vec2", 0, 1))
    return false;
  bool fits = llvm_type_is_vector(whole) &&
              llvm_vector_is_scalable(part) == llvm_vector_is_scalable(whole) &&
              llvm_vector_size(whole) == 2 * llvm_vector_size(part) &&
              llvm_vector_element(whole) == llvm_vector_element(part);
  return fits ||
         fail_relation(ctx, op, "result has twice as many elements as 'vec1'");
}

// --- masked access -----------------------------------------------------------

/// Operand `index` of `op` is a vector with a pointer for each element of
/// `data`.
static bool verify_pointers(Context *ctx, const Operation *op,
                            const Type *pointers, const Type *data,
                            unsigned index) {
  const ShapedType *vector = type_as_vector(data);
  if (!vector || llvm_type_is_wrapped(pointers))
    return true;
  const Type *expected = scalable_vector_type_get(
      ctx, vector->shape, vector->scalable, (size_t)vector->rank,
      llvm_vector_element(pointers));
  if (pointers == expected)
    return true;
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "expected operand #%u type to be ", index);
  diag_type(diag, expected);
  return false;
}

bool llvm_verify_gather(Context *ctx, const Operation *op) {
  return verify_pointers(ctx, op, op_operand_type(op, 0), op_result_type(op, 0),
                         1);
}

bool llvm_verify_scatter(Context *ctx, const Operation *op) {
  return verify_pointers(ctx, op, op_operand_type(op, 1),
                         op_operand_type(op, 0), 2);
}

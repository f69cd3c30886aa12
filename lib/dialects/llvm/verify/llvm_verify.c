// SPDX-License-Identifier: Apache-2.0
// Verifiers of llvm's arithmetic, casts, constants, aggregates and vectors.
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"

static const Type *element_or_self(const Type *type) {
  const Type *element = llvm_vector_element(type);
  return element ? element : type;
}

bool llvm_verify_cmp_result(Context *ctx, const Operation *op) {
  return op_result_type(op, 0) == llvm_i1_like(ctx, op_operand_type(op, 0)) ||
         op_reject(ctx, op,
                   "failed to verify that result type has i1 element type and "
                   "same shape as operands");
}

bool llvm_verify_select(Context *ctx, const Operation *op) {
  const Type *type = op_result_type(op, 0);
  return (op_operand_type(op, 1) == type && op_operand_type(op, 2) == type) ||
         op_reject(ctx, op,
                   "failed to verify that all of {trueValue, falseValue, res} "
                   "have same type");
}

bool llvm_verify_bitcast(Context *ctx, const Operation *op) {
  const Type *from = op_operand_type(op, 0);
  const Type *to = op_result_type(op, 0);
  if (llvm_type_is_wrapped(from) || llvm_type_is_wrapped(to))
    return true;
  if (llvm_type_is_pointer_like(from) != llvm_type_is_pointer_like(to))
    return op_reject(ctx, op, "can only cast pointers from and to pointers");
  if (!llvm_type_is_pointer_like(to))
    return true;
  if (llvm_type_is_vector(from) != llvm_type_is_vector(to))
    return op_reject(ctx, op,
                     llvm_type_is_vector(to)
                         ? "cannot cast pointer to vector of pointers"
                         : "cannot cast vector of pointers to pointer");
  return llvm_pointer_address_space(element_or_self(from)) ==
             llvm_pointer_address_space(element_or_self(to)) ||
         op_reject(ctx, op,
                   "cannot cast pointers of different address spaces, use "
                   "'llvm.addrspacecast' instead");
}

bool llvm_verify_sincos(Context *ctx, const Operation *op) {
  const Type *operand = op_operand_type(op, 0), *result = op_result_type(op, 0);
  if (llvm_type_is_struct(result) && llvm_struct_size(result) == 2 &&
      llvm_struct_element(result, 0) == operand &&
      llvm_struct_element(result, 1) == operand)
    return true;
  Diagnostic *diag = op_emit_op_error(
      ctx, op,
      "expected result type to be an homogeneous struct with two elements "
      "matching the operand type, but got ");
  diag_type(diag, result);
  return false;
}

static bool have_same_length(const Type *lhs, const Type *rhs) {
  return llvm_vector_size(lhs) == llvm_vector_size(rhs) &&
         llvm_vector_is_scalable(lhs) == llvm_vector_is_scalable(rhs);
}

/// Both are vectors of one length, or neither is one.
static const char *extended_shape_error(const Type *from, const Type *to) {
  bool is_vector = llvm_type_is_vector(from);
  if (is_vector != llvm_type_is_vector(to))
    return is_vector ? "input type is a vector but output type is an integer"
                     : "input type is an integer but output type is a vector";
  return is_vector && !have_same_length(from, to)
             ? "input and output vectors are of incompatible shape"
             : NULL;
}

bool llvm_verify_ext(Context *ctx, const Operation *op) {
  const char *error =
      extended_shape_error(op_operand_type(op, 0), op_result_type(op, 0));
  if (error) {
    op_emit_error(ctx, op, "%s", error);
    return false;
  }
  uint32_t from = llvm_integer_width(element_or_self(op_operand_type(op, 0)));
  uint32_t to = llvm_integer_width(element_or_self(op_result_type(op, 0)));
  if (!from || !to || from < to)
    return true;
  op_emit_error(ctx, op,
                "integer width of the output type is smaller or equal to the "
                "integer width of the input type");
  return false;
}

static bool is_castable_builtin(const Type *type) {
  return type_is_signless_integer(type) || type_as_float(type);
}

/// One side builtin, the other wrapped; scalars or 1-D vectors.
bool llvm_verify_mlir_cast(Context *ctx, const Operation *op) {
  const Type *from = op_operand_type(op, 0);
  const Type *builtin =
      llvm_type_is_wrapped(from) ? op_result_type(op, 0) : from;
  const ShapedType *vector = type_as_vector(builtin);
  if (vector && vector->rank != 1)
    return op_reject(ctx, op, "only 1-d vector is allowed");
  if (llvm_type_is_llvm(builtin) ||
      is_castable_builtin(vector ? vector->element : builtin))
    return true;
  return op_reject(
      ctx, op,
      "type must be non-index integer types, float types, or vector "
      "of mentioned types.");
}

bool llvm_verify_zero(Context *ctx, const Operation *op) {
  const Type *type = op_result_type(op, 0);
  return !llvm_type_is_target(type) || llvm_target_has_zero(type) ||
         op_reject(ctx, op,
                   "target extension type does not support zero-initializer");
}

bool llvm_verify_null(Context *ctx, const Operation *op) {
  return llvm_type_is_pointer(op_result_type(op, 0)) ||
         op_reject(ctx, op, "expected LLVM IR pointer type");
}

bool llvm_verify_extractvalue(Context *ctx, const Operation *op) {
  const Type *container = op_operand_type(op, 0);
  const Type *type = llvm_type_at_position(ctx, op, (SourcePos){0}, container,
                                           op_prop(op, LLVM_POSITION));
  if (!type || type == op_result_type(op, 0))
    return type != NULL;
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "Type mismatch: extracting from ");
  diag_type(diag, container);
  diag_text(diag, " should produce ");
  diag_type(diag, type);
  diag_text(diag, " but this op returns ");
  diag_type(diag, op_result_type(op, 0));
  return false;
}

bool llvm_verify_insertvalue(Context *ctx, const Operation *op) {
  const Type *container = op_operand_type(op, 0);
  const Type *type = llvm_type_at_position(ctx, op, (SourcePos){0}, container,
                                           op_prop(op, LLVM_POSITION));
  if (!type)
    return false;
  if (op_result_type(op, 0) != container)
    return op_reject(ctx, op,
                     "failed to verify that all of {container, res} have same "
                     "type");
  if (type == op_operand_type(op, 1))
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "Type mismatch: cannot insert ");
  diag_type(diag, op_operand_type(op, 1));
  diag_text(diag, " into ");
  diag_type(diag, container);
  return false;
}

/// Operand 0 must be a vector; the constraint lets every wrapped type pass.
static bool verify_vector(Context *ctx, const Operation *op) {
  return llvm_vector_element(op_operand_type(op, 0)) ||
         op_reject(ctx, op,
                   "expected LLVM IR dialect vector type for operand #1");
}

bool llvm_verify_extractelement(Context *ctx, const Operation *op) {
  if (!verify_vector(ctx, op))
    return false;
  return op_result_type(op, 0) == llvm_vector_element(op_operand_type(op, 0)) ||
         op_reject(ctx, op,
                   "failed to verify that result type matches vector element "
                   "type");
}

bool llvm_verify_insertelement(Context *ctx, const Operation *op) {
  if (!verify_vector(ctx, op))
    return false;
  if (op_operand_type(op, 1) != llvm_vector_element(op_operand_type(op, 0)))
    return op_reject(
        ctx, op,
        "failed to verify that argument type matches vector element "
        "type");
  return op_result_type(op, 0) == op_operand_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that all of {res, vector} have same type");
}

bool llvm_verify_shufflevector(Context *ctx, const Operation *op) {
  if (!verify_vector(ctx, op))
    return false;
  if (op_operand_type(op, 0) != op_operand_type(op, 1))
    return op_reject(ctx, op,
                     "failed to verify that all of {v1, v2} have same type");
  const Type *result = op_result_type(op, 0);
  const Attribute *mask = op_prop(op, LLVM_SHUFFLE_MASK);
  size_t size = llvm_index_array_size(mask);
  for (size_t i = 0;
       i < size && llvm_vector_is_scalable(op_operand_type(op, 0)); i++)
    if (llvm_index_array_at(mask, i) != 0)
      return op_reject(ctx, op,
                       "expected a splat operation for scalable vectors");
  if (!llvm_op_is_wrapped(op))
    return true;
  return (llvm_vector_element(result) ==
              llvm_vector_element(op_operand_type(op, 0)) &&
          llvm_vector_size(result) == (int64_t)size) ||
         op_reject(ctx, op,
                   "failed to verify that result type matches the mask");
}

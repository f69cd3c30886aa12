// SPDX-License-Identifier: Apache-2.0
// Verifiers of std's operations on memrefs.
#include "dialects/common/constraints.h"
#include "dialects/common/memory.h"
#include "dialects/std/std.h"
#include "dialects/std/std_internal.h"
#include "ir/affine/affine.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"

bool std_verify_alloc(Context *ctx, const Operation *op) {
  const ShapedType *memref = type_as_ranked_memref(op_result_type(op, 0));
  unsigned first, num_sizes;
  op_operand_segment(op, 0, &first, &num_sizes);
  unsigned num_dynamic = shaped_type_num_dynamic_dims(memref);
  if (op->num_operands != num_dynamic + memref_type_num_symbols(memref) &&
      num_sizes == num_dynamic)
    return op_reject(
        ctx, op,
        "operand count does not equal dimension plus symbol operand "
        "count");
  return memory_verify_alloc(ctx, op);
}

bool std_verify_alloca(Context *ctx, const Operation *op) {
  return std_verify_alloc(ctx, op) && memory_verify_alloca(ctx, op);
}

bool std_verify_dealloc(Context *ctx, const Operation *op) {
  return type_as_memref(op_operand_type(op, 0)) ||
         op_reject(ctx, op, "operand must be a memref");
}

bool std_verify_load(Context *ctx, const Operation *op) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, 0));
  if ((int64_t)op->num_operands - 1 != memref->rank)
    return op_reject(ctx, op, "incorrect number of indices for load");
  return memory_verify_loaded(ctx, op);
}

bool std_verify_store(Context *ctx, const Operation *op) {
  return memory_verify_store_indices(ctx, op) && memory_verify_stored(ctx, op);
}

bool std_verify_dim(Context *ctx, const Operation *op) {
  const ShapedType *shaped = type_as_shaped(op_operand_type(op, 0));
  const Attribute *index = value_constant(op_operand(op, 1));
  int64_t value;
  if (shaped->rank < 0 || !index || !attr_integer_value(index, &value))
    return true;
  return (value >= 0 && value < shaped->rank) ||
         op_reject(ctx, op, "index is out of range");
}

bool std_verify_memref_cast(Context *ctx, const Operation *op) {
  return memory_verify_cast(ctx, op);
}

/// Reports `text TYPE`, without the operation's name. Returns false.
static bool reject_type(Context *ctx, const Operation *op, const char *text,
                        const Type *type) {
  Diagnostic *diag = op_emit_error(ctx, op, "%s ", text);
  diag_type(diag, type);
  return false;
}

static bool verify_same_space(Context *ctx, const Operation *op,
                              const char *what) {
  const Type *base = op_operand_type(op, 0);
  const Type *result = op_result_type(op, 0);
  if (type_as_shaped(base)->memory_space ==
      type_as_shaped(result)->memory_space)
    return true;
  Diagnostic *diag = op_emit_error(
      ctx, op, "different memory spaces specified for base memref type ");
  diag_type(diag, base);
  diag_format(diag, " and %s memref type ", what);
  diag_type(diag, result);
  return false;
}

bool std_view_offset(Context *ctx, const ShapedType *type, int64_t *offset) {
  int64_t *strides = mem_alloc((size_t)type->rank * sizeof *strides + 1);
  bool ok = memref_type_strides(ctx, type, strides, offset);
  int64_t stride = 1;
  for (int32_t i = type->rank; ok && i-- > 0;) {
    ok = strides[i] == stride;
    if (type->shape[i] == DYNAMIC_SIZE || stride == DYNAMIC_SIZE)
      stride = DYNAMIC_SIZE;
    else
      ok &= i == 0 || !__builtin_mul_overflow(stride, type->shape[i], &stride);
  }
  mem_free(strides);
  return ok;
}

bool std_verify_view(Context *ctx, const Operation *op) {
  const Type *base = op_operand_type(op, 0);
  const Type *result = op_result_type(op, 0);
  if (type_as_shaped(base)->layout)
    return reject_type(ctx, op, "unsupported map for base memref type", base);
  int64_t offset;
  if (!std_view_offset(ctx, type_as_shaped(result), &offset))
    return reject_type(ctx, op, "unsupported map for result memref type",
                       result);
  if (!verify_same_space(ctx, op, "view"))
    return false;
  if (op->num_operands - 2 !=
      shaped_type_num_dynamic_dims(type_as_shaped(result)))
    return reject_type(ctx, op, "incorrect number of size operands for type",
                       result);
  return true;
}

bool std_verify_assume_alignment(Context *ctx, const Operation *op) {
  int64_t value = 0;
  attr_integer_value(op_prop(op, STD_ASSUME_ALIGNMENT_ALIGNMENT), &value);
  return (value > 0 && (value & (value - 1)) == 0) ||
         op_reject(ctx, op, "alignment must be power of 2");
}

static bool verify_atomic_kind(Context *ctx, const Operation *op) {
  int64_t kind = 0;
  attr_integer_value(op_prop(op, STD_ATOMIC_RMW_KIND), &kind);
  bool wants_float = kind == ATOMIC_ADDF || kind == ATOMIC_MAXF ||
                     kind == ATOMIC_MINF || kind == ATOMIC_MULF;
  return kind == ATOMIC_ASSIGN ||
         memory_verify_atomic_kind(ctx, op, &atomic_rmw_cases[kind],
                                   wants_float);
}

bool std_verify_atomic_rmw(Context *ctx, const Operation *op) {
  return memory_verify_subscripts(ctx, op, 1) &&
         memory_verify_atomic_value(ctx, op) &&
         memory_verify_atomic_result(ctx, op) && verify_atomic_kind(ctx, op);
}

bool std_verify_generic_atomic_rmw(Context *ctx, const Operation *op) {
  return memory_verify_subscripts(ctx, op, 0) &&
         memory_verify_generic_atomic(ctx, op);
}

bool std_verify_generic_atomic_rmw_body(Context *ctx, const Operation *op) {
  Block *body = op_region(op, 0)->first;
  FOR_EACH_OP(root, body) {
    FOR_EACH_OP_PREORDER(inner, root) {
      if (op_has_trait(inner, TRAIT_PURE))
        continue;
      op_emit_error(ctx, inner,
                    "body of 'generic_atomic_rmw' should contain only "
                    "operations with no side effects");
      return false;
    }
  }
  return true;
}

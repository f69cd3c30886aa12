// SPDX-License-Identifier: Apache-2.0
// The memref dialect's verifiers, in mlir-opt's words.
#include "dialects/memref/memref.h"

#include "dialects/common/memory.h"
#include "dialects/memref/memref_internal.h"

/// As many sizes as dynamic dimensions.
static bool verify_dynamic_sizes(Context *ctx, const Operation *op) {
  const ShapedType *memref = type_as_ranked_memref(op_result_type(op, 0));
  unsigned first, count;
  op_operand_segment(op, 0, &first, &count);
  unsigned expected = (unsigned)shaped_type_num_dynamic_dims(memref);
  if (count == expected)
    return true;
  op_emit_op_error(ctx, op,
                   "incorrect number of dynamic sizes, has %u, expected %u",
                   count, expected);
  return false;
}

bool memref_verify_alloc(Context *ctx, const Operation *op) {
  return verify_dynamic_sizes(ctx, op) && memory_verify_alloc(ctx, op);
}

bool memref_verify_alloca(Context *ctx, const Operation *op) {
  return memory_verify_alloca(ctx, op) && memref_verify_alloc(ctx, op);
}

bool memref_verify_cast(Context *ctx, const Operation *op) {
  return memory_verify_cast(ctx, op);
}

bool memref_verify_load(Context *ctx, const Operation *op) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, 0));
  if (op_result_type(op, 0) != memref->element) {
    op_emit_op_error(ctx, op,
                     "failed to verify that result type matches "
                     "element type of 'memref'");
    return false;
  }
  if ((int64_t)op->num_operands - 1 != memref->rank) {
    op_emit_op_error(ctx, op,
                     "incorrect number of indices for load, expected %d but "
                     "got %u",
                     (int)memref->rank, op->num_operands - 1);
    return false;
  }
  return true;
}

bool memref_verify_store(Context *ctx, const Operation *op) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, 1));
  if (op_operand_type(op, 0) != memref->element) {
    op_emit_op_error(ctx, op,
                     "failed to verify that type of 'value' matches "
                     "element type of 'memref'");
    return false;
  }
  if ((int64_t)op->num_operands - 2 != memref->rank) {
    op_emit_op_error(ctx, op,
                     "store index operand count not equal to memref rank");
    return false;
  }
  return true;
}

void memref_name_alloc(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "alloc");
}

void memref_name_alloca(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "alloca");
}

void memref_name_cast(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "cast");
}

void memref_name_dim(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "dim");
}

const DialectDef memref_dialect = {
    .name = STR_INIT("memref"),
    .ops = memref_ops,
    .num_ops = MEMREF_NUM_OPS,
};

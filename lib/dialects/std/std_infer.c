// SPDX-License-Identifier: Apache-2.0
// Result types of std operations whose syntax leaves them out.
#include "dialects/common/constraints.h"
#include "dialects/common/infer.h"
#include "dialects/std/std_internal.h"

bool std_infer_cmp(Context *ctx, Arena *arena, OpState *state, SourcePos pos) {
  (void)pos;
  return infer_one(arena, state,
                   type_i1_same_shape(ctx, value_type(state->operands[0])));
}

bool std_infer_select(Context *ctx, Arena *arena, OpState *state,
                      SourcePos pos) {
  (void)ctx;
  (void)pos;
  return infer_one(arena, state, value_type(state->operands[1]));
}

bool std_infer_complex_part(Context *ctx, Arena *arena, OpState *state,
                            SourcePos pos) {
  (void)ctx;
  (void)pos;
  const Type *type = value_type(state->operands[0]);
  const ComplexType *complex = type_as_complex(type);
  return infer_one(arena, state, complex ? complex->element : type);
}

/// The tensor type with a memref's shape and element; another type itself.
static const Type *tensor_of(Context *ctx, const Type *type) {
  const ShapedType *memref = type_as_memref(type);
  if (!memref)
    return type;
  return memref->rank < 0
             ? unranked_tensor_type_get(ctx, memref->element)
             : ranked_tensor_type_get(ctx, memref->shape, (size_t)memref->rank,
                                      memref->element, NULL);
}

bool std_infer_tensor_load(Context *ctx, Arena *arena, OpState *state,
                           SourcePos pos) {
  (void)pos;
  return infer_one(arena, state,
                   tensor_of(ctx, value_type(state->operands[0])));
}

const char *std_complete_tensor_store(WrittenOp *written) {
  enum { TENSOR, MEMREF };
  const Type *type = written->operand_types[MEMREF];
  written->operand_types[TENSOR] = tensor_of(written->ctx, type);
  return written_type_error(written, &written->def->operands[MEMREF], type);
}

const char *std_complete_from_elements(WrittenOp *written) {
  const ShapedType *tensor = type_as_ranked_tensor(written->result_types[0]);
  if (!tensor)
    return "expected result type to be a ranked tensor";
  written->operand_types[0] = tensor->element;
  return NULL;
}

// SPDX-License-Identifier: Apache-2.0
// Result types of llvm operations whose syntax leaves them out, and types at
// positions inside aggregates.
#include "dialects/common/infer.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"

size_t llvm_index_array_size(const Attribute *attr) {
  const DenseArrayAttr *dense = attr_as_dense_array(attr);
  if (dense)
    return dense->size;
  const ArrayAttr *array = attr_as_array(attr);
  return array ? array->size : 0;
}

int64_t llvm_index_array_at(const Attribute *attr, size_t index) {
  const DenseArrayAttr *dense = attr_as_dense_array(attr);
  int64_t value = 0;
  if (!dense)
    attr_integer_value(attr_as_array(attr)->elements[index], &value);
  else if (type_bit_width(dense->element) == 64)
    value = ((const int64_t *)dense->data)[index];
  else
    value = ((const int32_t *)dense->data)[index];
  return value;
}

/// Reports an error at the operation, or at `pos` if there is none yet.
static Diagnostic *emit_error(Context *ctx, const Operation *op,
                              SourcePos pos) {
  return op ? op_emit_op_error(ctx, op, "%s", "")
            : diag_emit(&ctx->diags, DIAG_ERROR, pos);
}

const Type *llvm_type_at_position(Context *ctx, const Operation *op,
                                  SourcePos pos, const Type *container,
                                  const Attribute *position) {
  size_t depth = llvm_index_array_size(position);
  for (size_t i = 0; i < depth; i++) {
    int64_t index = llvm_index_array_at(position, i);
    bool is_struct = llvm_type_is_struct(container);
    if (!is_struct && !llvm_type_is_array(container)) {
      diag_text(emit_error(ctx, op, pos),
                llvm_type_is_wrapped(container)
                    ? "expected wrapped LLVM IR structure/array type"
                    : "expected LLVM IR structure/array type");
      return NULL;
    }
    uint64_t size =
        is_struct ? llvm_struct_size(container) : llvm_array_size(container);
    if (index < 0 || (uint64_t)index >= size) {
      Diagnostic *diag = emit_error(ctx, op, pos);
      diag_text(diag, "position out of bounds");
      if (!llvm_type_is_wrapped(container))
        diag_format(diag, ": %lld", (long long)index);
      return NULL;
    }
    container = is_struct ? llvm_struct_element(container, (size_t)index)
                          : llvm_array_element(container);
  }
  return container;
}

static const Type *operand_type(const OpState *state, unsigned index) {
  return value_type(state->operands[index]);
}

static bool fail(Context *ctx, SourcePos pos, const char *text) {
  diag_text(diag_emit(&ctx->diags, DIAG_ERROR, pos), text);
  return false;
}

bool llvm_infer_cmp(Context *ctx, Arena *arena, OpState *state, SourcePos pos) {
  const Type *type = operand_type(state, 0);
  if (!llvm_type_is_compatible(type))
    return fail(ctx, pos, "expected LLVM IR dialect type");
  return infer_one(arena, state, llvm_i1_like(ctx, type));
}

bool llvm_infer_select(Context *ctx, Arena *arena, OpState *state,
                       SourcePos pos) {
  (void)ctx;
  (void)pos;
  return infer_one(arena, state, operand_type(state, 1));
}

/// The pointee of a wrapped pointer. Modern loads name their type.
bool llvm_infer_load(Context *ctx, Arena *arena, OpState *state,
                     SourcePos pos) {
  const Type *type = operand_type(state, 0);
  if (!llvm_type_is_llvm(type))
    return fail(ctx, pos, "expected LLVM IR dialect type");
  const Type *pointee = llvm_pointer_pointee(type);
  if (!pointee)
    return fail(ctx, pos, "expected LLVM pointer type");
  return infer_one(arena, state, pointee);
}

bool llvm_infer_atomicrmw(Context *ctx, Arena *arena, OpState *state,
                          SourcePos pos) {
  (void)ctx;
  (void)pos;
  return infer_one(arena, state, operand_type(state, 1));
}

/// `{ T, i1 }` in the spelling of the value.
bool llvm_infer_cmpxchg(Context *ctx, Arena *arena, OpState *state,
                        SourcePos pos) {
  (void)pos;
  const Type *value = operand_type(state, 2);
  bool is_wrapped = llvm_type_is_wrapped(value);
  const Type *types[] = {value, is_wrapped ? llvm_wrapped_int(ctx, 1)
                                           : integer_type_get(ctx, 1)};
  return infer_one(arena, state,
                   is_wrapped ? llvm_wrapped_struct(ctx, types, 2, false)
                              : llvm_struct(ctx, types, 2));
}

bool llvm_infer_extractvalue(Context *ctx, Arena *arena, OpState *state,
                             SourcePos pos) {
  const Type *container = operand_type(state, 0);
  if (!llvm_type_is_llvm(container))
    return fail(ctx, pos, "expected LLVM IR Dialect type");
  const Type *type = llvm_type_at_position(ctx, NULL, pos, container,
                                           state->props[LLVM_POSITION]);
  return type && infer_one(arena, state, type);
}

bool llvm_infer_extractelement(Context *ctx, Arena *arena, OpState *state,
                               SourcePos pos) {
  const Type *element = llvm_vector_element(operand_type(state, 0));
  if (!element)
    return fail(ctx, pos,
                "expected LLVM IR dialect vector type for operand #1");
  return infer_one(arena, state, element);
}

/// A vector with as many elements as the mask.
bool llvm_infer_shufflevector(Context *ctx, Arena *arena, OpState *state,
                              SourcePos pos) {
  const Type *type = operand_type(state, 0);
  const Type *element = llvm_vector_element(type);
  if (!element)
    return fail(ctx, pos,
                "expected LLVM IR dialect vector type for operand #1");
  int64_t size =
      (int64_t)llvm_index_array_size(state->props[LLVM_SHUFFLE_MASK]);
  const ShapedType *vector = type_as_vector(type);
  return infer_one(
      arena, state,
      vector
          ? scalable_vector_type_get(ctx, &size, vector->scalable, 1, element)
          : llvm_wrapped_vector(ctx, size, llvm_vector_is_scalable(type),
                                element));
}

// SPDX-License-Identifier: Apache-2.0
// Builders of llvm operations in either spelling.
#include "dialects/llvm/llvm_build.h"

#include "dialects/llvm/llvm_types.h"
#include "support/memory.h"

static Value *build_one(Builder *builder, LLVMOp id, Location loc,
                        Value *const *operands, uint32_t count,
                        const Type *type, const Attribute *const *props) {
  Operation *op = builder_create_op(builder, &llvm_ops[id], loc, operands,
                                    count, type, props);
  return type ? op_result(op, 0) : NULL;
}

Value *llvm_build_constant(Builder *builder, Location loc, const Type *type,
                           const Attribute *value) {
  const Attribute *props[LLVM_MAX_PROPS] = {value};
  return build_one(builder, LLVM_MLIR_CONSTANT, loc, NULL, 0, type, props);
}

Value *llvm_build_index_constant(Builder *builder, Location loc,
                                 const Type *type, int64_t value) {
  const Type *index = index_type_get(builder->ctx);
  return llvm_build_constant(builder, loc, type,
                             integer_attr_get_i64(builder->ctx, index, value));
}

Value *llvm_build_undef(Builder *builder, Location loc, const Type *type) {
  LLVMOp id = llvm_type_is_wrapped(type) ? LLVM_MLIR_UNDEF : LLVM_MLIR_POISON;
  return build_one(builder, id, loc, NULL, 0, type, NULL);
}

Value *llvm_build_null(Builder *builder, Location loc, const Type *type) {
  LLVMOp id = llvm_type_is_wrapped(type) ? LLVM_MLIR_NULL : LLVM_MLIR_ZERO;
  return build_one(builder, id, loc, NULL, 0, type, NULL);
}

Value *llvm_build_addressof(Builder *builder, Location loc, const Type *type,
                            StringRef symbol) {
  const Attribute *props[LLVM_MAX_PROPS] = {
      flat_symbol_ref_attr_get(builder->ctx, symbol)};
  return build_one(builder, LLVM_MLIR_ADDRESSOF, loc, NULL, 0, type, props);
}

Value *llvm_build_extractvalue_at(Builder *builder, Location loc,
                                  Value *aggregate, const Attribute *position,
                                  const Type *type) {
  return build_one(builder, LLVM_EXTRACTVALUE, loc, &aggregate, 1, type,
                   &position);
}

Value *llvm_build_insertvalue_at(Builder *builder, Location loc, Value *value,
                                 Value *aggregate, const Attribute *position) {
  Value *operands[] = {aggregate, value};
  return build_one(builder, LLVM_INSERTVALUE, loc, operands, 2,
                   value_type(aggregate), &position);
}

Value *llvm_build_extractvalue(Builder *builder, Location loc, Value *aggregate,
                               const int64_t *position, size_t depth,
                               const Type *type) {
  return llvm_build_extractvalue_at(
      builder, loc, aggregate,
      dense_i64_array_attr_get(builder->ctx, position, depth), type);
}

Value *llvm_build_insertvalue(Builder *builder, Location loc, Value *value,
                              Value *aggregate, const int64_t *position,
                              size_t depth) {
  return llvm_build_insertvalue_at(
      builder, loc, value, aggregate,
      dense_i64_array_attr_get(builder->ctx, position, depth));
}

Value *llvm_build_binary(Builder *builder, const OpDef *def, Location loc,
                         Value *lhs, Value *rhs) {
  Value *operands[] = {lhs, rhs};
  return op_result(
      builder_create_op(builder, def, loc, operands, 2, value_type(lhs), NULL),
      0);
}

Value *llvm_build_binary_no_wrap(Builder *builder, const OpDef *def,
                                 Location loc, Value *lhs, Value *rhs) {
  const Type *i32 = integer_type_get(builder->ctx, 32);
  const Attribute *props[LLVM_MAX_PROPS] = {integer_attr_get_i64(
      builder->ctx, i32, LLVM_OVERFLOW_NSW | LLVM_OVERFLOW_NUW)};
  Value *operands[] = {lhs, rhs};
  return op_result(
      builder_create_op(builder, def, loc, operands, 2, value_type(lhs), props),
      0);
}

Value *llvm_build_cast(Builder *builder, const OpDef *def, Location loc,
                       Value *operand, const Type *type) {
  return op_result(
      builder_create_op(builder, def, loc, &operand, 1, type, NULL), 0);
}

static Value *build_compare(Builder *builder, LLVMOp op, Location loc,
                            int64_t predicate, Value *lhs, Value *rhs,
                            const Type *type) {
  const Type *i64 = integer_type_get(builder->ctx, 64);
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_CMP_PREDICATE] =
          integer_attr_get_i64(builder->ctx, i64, predicate)};
  Value *operands[] = {lhs, rhs};
  return build_one(builder, op, loc, operands, 2, type, props);
}

Value *llvm_build_icmp(Builder *builder, Location loc, int64_t predicate,
                       Value *lhs, Value *rhs, const Type *type) {
  return build_compare(builder, LLVM_ICMP, loc, predicate, lhs, rhs, type);
}

Value *llvm_build_fcmp(Builder *builder, Location loc,
                       LLVMFCmpPredicate predicate, Value *lhs, Value *rhs,
                       const Type *type) {
  return build_compare(builder, LLVM_FCMP, loc, predicate, lhs, rhs, type);
}

Value *llvm_build_select(Builder *builder, Location loc, Value *condition,
                         Value *if_true, Value *if_false) {
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  Value *operands[] = {condition, if_true, if_false};
  return build_one(builder, LLVM_SELECT, loc, operands, 3, value_type(if_true),
                   props);
}

static const Type *pointer_like(Builder *builder, const Value *pointer,
                                const Type *type) {
  return llvm_type_is_wrapped(value_type(pointer))
             ? type
             : llvm_pointer(builder->ctx,
                            llvm_pointer_address_space(value_type(pointer)));
}

Value *llvm_build_gep(Builder *builder, Location loc, Value *pointer,
                      Value *index, const Type *element, LLVMGepFlags flags) {
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  Context *ctx = builder->ctx;
  if (!llvm_type_is_wrapped(value_type(pointer))) {
    const int32_t dynamic = INT32_MIN;
    props[0] = dense_i32_array_attr_get(ctx, &dynamic, 1);
    props[1] = type_attr_get(ctx, element);
    if (flags)
      props[2] = integer_attr_get_i64(ctx, integer_type_get(ctx, 32), flags);
  }
  Value *operands[] = {pointer, index};
  return build_one(builder, LLVM_GETELEMENTPTR, loc, operands, 2,
                   value_type(pointer), props);
}

Value *llvm_build_array_gep(Builder *builder, Location loc, Value *pointer,
                            Value *zero, Value *index, const Type *array,
                            const Type *type) {
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  if (llvm_type_is_wrapped(value_type(pointer))) {
    Value *operands[] = {pointer, zero, index};
    return build_one(builder, LLVM_GETELEMENTPTR, loc, operands, 3, type,
                     props);
  }
  const int32_t indices[] = {0, INT32_MIN};
  props[0] = dense_i32_array_attr_get(builder->ctx, indices, 2);
  props[1] = type_attr_get(builder->ctx, array);
  Value *operands[] = {pointer, index};
  return build_one(builder, LLVM_GETELEMENTPTR, loc, operands, 2,
                   pointer_like(builder, pointer, type), props);
}

/// A constant i32 of the wrapped spelling, which indices into structures must
/// be.
static Value *wrapped_i32(Builder *builder, Location loc, int32_t value) {
  const Type *i32 = integer_type_get(builder->ctx, 32);
  return llvm_build_constant(builder, loc, llvm_wrapped_int(builder->ctx, 32),
                             integer_attr_get_i64(builder->ctx, i32, value));
}

/// llvm_build_constant_gep in the wrapped spelling: indices are operands.
static Value *wrapped_constant_gep(Builder *builder, Location loc,
                                   Value *pointer, const int32_t *indices,
                                   size_t count, const Type *type) {
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  Value **operands = mem_alloc((count + 1) * sizeof *operands);
  operands[0] = pointer;
  for (size_t i = 0; i < count; i++)
    operands[i + 1] = wrapped_i32(builder, loc, indices[i]);
  Value *result = build_one(builder, LLVM_GETELEMENTPTR, loc, operands,
                            (uint32_t)count + 1, type, props);
  mem_free(operands);
  return result;
}

Value *llvm_build_constant_gep(Builder *builder, Location loc, Value *pointer,
                               const int32_t *indices, size_t count,
                               const Type *element, const Type *type) {
  if (llvm_type_is_wrapped(value_type(pointer)))
    return wrapped_constant_gep(builder, loc, pointer, indices, count, type);
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_GEP_RAW_CONSTANT_INDICES] =
          dense_i32_array_attr_get(builder->ctx, indices, count),
      [LLVM_GEP_ELEM_TYPE] = type_attr_get(builder->ctx, element)};
  return build_one(builder, LLVM_GETELEMENTPTR, loc, &pointer, 1,
                   value_type(pointer), props);
}

Value *llvm_build_field_gep(Builder *builder, Location loc, Value *pointer,
                            const Type *structure, int32_t field,
                            const Type *type) {
  const int32_t indices[] = {0, field};
  return llvm_build_constant_gep(builder, loc, pointer, indices, 2, structure,
                                 type);
}

Value *llvm_build_alloca(Builder *builder, Location loc, Value *count,
                         const Type *element, const Type *type,
                         int64_t alignment) {
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  Context *ctx = builder->ctx;
  if (alignment)
    props[0] = integer_attr_get_i64(ctx, integer_type_get(ctx, 64), alignment);
  if (!llvm_type_is_wrapped(type))
    props[1] = type_attr_get(ctx, element);
  return build_one(builder, LLVM_ALLOCA, loc, &count, 1, type, props);
}

Value *llvm_build_load(Builder *builder, Location loc, Value *pointer,
                       const Type *type) {
  return build_one(builder, LLVM_LOAD, loc, &pointer, 1, type, NULL);
}

void llvm_build_store(Builder *builder, Location loc, Value *value,
                      Value *pointer) {
  Value *operands[] = {value, pointer};
  build_one(builder, LLVM_STORE, loc, operands, 2, NULL, NULL);
}

Operation *llvm_build_call(Builder *builder, Location loc, StringRef callee,
                           Value *const *arguments, uint32_t count,
                           const Type *result) {
  const Attribute *props[LLVM_MAX_PROPS] = {
      flat_symbol_ref_attr_get(builder->ctx, callee)};
  return builder_create_op(builder, &llvm_ops[LLVM_CALL], loc, arguments, count,
                           result, props);
}

void llvm_build_return(Builder *builder, Location loc, Value *value) {
  builder_create_op(builder, &llvm_ops[LLVM_RETURN], loc, &value, value ? 1 : 0,
                    NULL, NULL);
}

void llvm_build_br(Builder *builder, Location loc, Block *dest,
                   Value *const *arguments, uint32_t count) {
  OpState state = {.def = &llvm_ops[LLVM_BR],
                   .loc = loc,
                   .operands = arguments,
                   .num_operands = count,
                   .successors = &dest,
                   .num_successors = 1};
  builder_create(builder, &state);
}

Operation *llvm_build_func(Context *ctx, Location loc, StringRef name,
                           const Type *type) {
  const Attribute *props[LLVM_FUNC_MAX_PROPS] = {string_attr_get(ctx, name),
                                                 type_attr_get(ctx, type)};
  OpState state = {.def = &llvm_ops[LLVM_FUNC],
                   .loc = loc,
                   .props = props,
                   .num_regions = 1};
  return op_create(ctx, &state);
}

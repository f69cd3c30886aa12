// SPDX-License-Identifier: Apache-2.0
// Verifier of llvm.mlir.constant: the attributes that stand for values of each
// type. Types of 2020 are accepted unchecked.
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/diagnostics/op_diag.h"

#include <inttypes.h>

#include "ir/attributes/attribute.h"
#include "support/vector.h"

// --- numbers -----------------------------------------------------------------

/// Can numbers of type `from` stand for values of `to`? They must be the same
/// floating point type, or an integer of as many bits.
static bool verify_float(Context *ctx, const Operation *op,
                         const FloatType *from, const Type *to) {
  const FloatType *format = type_as_float(to);
  uint32_t width = type_bit_width(&from->base);
  if (format)
    return format->format == from->format ||
           op_reject(ctx, op,
                     "attribute and type have different float semantics");
  if (!type_as_integer(to) || type_is_integer_of_width(to, width))
    return true;
  op_emit_op_error(ctx, op, "expected integer type of width %u", width);
  return false;
}

/// A string stands for an array of as many bytes.
static bool verify_string(Context *ctx, const Operation *op,
                          const StringAttr *value) {
  const Type *type = op_result_type(op, 0);
  const Type *element = llvm_array_element(type);
  if (element && type_as_integer(element) && type_bit_width(element) == 8 &&
      llvm_array_size(type) == value->value.size)
    return true;
  op_emit_op_error(ctx, op,
                   "expected array type of %zu i8 elements for the string "
                   "constant",
                   value->value.size);
  return false;
}

/// The element type of the arrays around it.
static const Type *innermost(const Type *type) {
  while (llvm_type_is_array(type))
    type = llvm_array_element(type);
  return type;
}

/// Numbers in a vector type, or in nested arrays.
static uint64_t count_elements(const Type *type) {
  uint64_t count = 1;
  for (; llvm_type_is_array(type); type = llvm_array_element(type))
    if (__builtin_mul_overflow(count, llvm_array_size(type), &count))
      return UINT64_MAX;
  int64_t size = llvm_type_is_vector(type) ? llvm_vector_size(type) : 1;
  return __builtin_mul_overflow(count, size, &count) ? UINT64_MAX : count;
}

static bool verify_elements(Context *ctx, const Operation *op,
                            const Attribute *value) {
  const Type *type = op_result_type(op, 0);
  const DenseElementsAttr *dense = attr_as_dense_elements(value);
  if (llvm_vector_is_scalable(innermost(type)))
    return (dense && dense->is_splat) ||
           op_reject(ctx, op,
                     "scalable vector type requires a splat attribute");
  if (!llvm_type_is_vector(type) && !llvm_type_is_array(type))
    return op_reject(ctx, op, "expected vector or array type");
  const ShapedType *shape = type_as_shaped(attr_type(value));
  uint64_t expected = count_elements(type);
  uint64_t actual = (uint64_t)shaped_type_num_elements(shape);
  if (expected != actual) {
    op_emit_op_error(ctx, op,
                     "type and attribute have a different number of elements: "
                     "%" PRIu64 " vs. %" PRIu64,
                     expected, actual);
    return false;
  }
  const Type *element = llvm_vector_element(innermost(type));
  element = element ? element : innermost(type);
  const FloatType *format = type_as_float(shape->element);
  if (format)
    return verify_float(ctx, op, format, element);
  return !type_as_integer(shape->element) || type_as_integer(element) ||
         op_reject(ctx, op,
                   "expected integer element type for integer elements "
                   "attribute");
}

// --- structs and arrays ------------------------------------------------------

static bool verify_struct(Context *ctx, const Operation *op, const Type *type,
                          const ArrayAttr *value) {
  size_t size = llvm_struct_size(type);
  if (!value)
    return op_reject(ctx, op, "expected array attribute for struct type");
  if (value->size != size) {
    op_emit_op_error(ctx, op, "expected array attribute of size %zu", size);
    return false;
  }
  for (size_t i = 0; i < size; i++) {
    const Type *member = llvm_struct_element(type, i);
    const Attribute *attr = value->elements[i];
    if (!type_is_signless_integer(member) && !type_as_float(member) &&
        member->kind != TYPE_INDEX)
      return op_reject(
          ctx, op,
          "expected struct element types to be floating point type "
          "or integer type");
    if (!attr_as_float(attr) && !attr_as_integer(attr))
      return op_reject(
          ctx, op,
          "expected element of array attribute to be floating point "
          "or integer");
    if (attr_type(attr) == member)
      continue;
    op_emit_op_error(ctx, op, "struct element at index %zu is of wrong type",
                     i);
    return false;
  }
  return true;
}

static bool is_zero_or_undef(const Attribute *attr) {
  return llvm_attr_is(attr, LLVM_ATTR_ZERO) ||
         llvm_attr_is(attr, LLVM_ATTR_UNDEF);
}

/// The innermost arrays have structs as elements.
static bool verify_leaves(Context *ctx, const Operation *op,
                          const Type *element, const ArrayAttr *value) {
  if (!llvm_type_is_struct(element))
    return op_reject(ctx, op,
                     "for array with an array attribute must have a struct "
                     "element type");
  size_t size = llvm_struct_size(element);
  for (size_t i = 0; i < value->size; i++) {
    const ArrayAttr *members = attr_as_array(value->elements[i]);
    if (is_zero_or_undef(value->elements[i]) ||
        (members && members->size == size))
      continue;
    if (members)
      op_emit_op_error(ctx, op,
                       "nested array attribute size for struct element at "
                       "index %zu must match struct size: %zu vs. %zu",
                       i, members->size, size);
    else
      op_emit_op_error(ctx, op,
                       "nested attribute for struct element at index %zu must "
                       "be a zero, or undef, or array attribute",
                       i);
    return false;
  }
  return true;
}

/// An array that is being checked, up to `index`.
typedef struct Frame {
  const Type *type;
  const ArrayAttr *value;
  size_t index;
} Frame;
typedef VECTOR(Frame) Frames;

static bool enter_array(Context *ctx, const Operation *op, Frames *frames,
                        const Type *type, const ArrayAttr *value) {
  if (llvm_array_size(type) != value->size) {
    op_emit_op_error(ctx, op,
                     "array attribute size does not match array type size in "
                     "dimension %zu: %zu vs. %" PRIu64,
                     frames->size, value->size, llvm_array_size(type));
    return false;
  }
  if (!llvm_type_is_array(llvm_array_element(type)))
    return verify_leaves(ctx, op, llvm_array_element(type), value);
  VECTOR_PUSH(frames, (Frame){type, value, 0});
  return true;
}

/// Goes on with the innermost array.
static bool step(Context *ctx, const Operation *op, Frames *frames) {
  Frame *frame = &VECTOR_LAST(frames);
  if (frame->index == frame->value->size) {
    frames->size--;
    return true;
  }
  size_t index = frame->index++;
  const Attribute *attr = frame->value->elements[index];
  if (is_zero_or_undef(attr))
    return true;
  if (attr_as_array(attr))
    return enter_array(ctx, op, frames, llvm_array_element(frame->type),
                       attr_as_array(attr));
  op_emit_op_error(ctx, op,
                   "nested attribute for sub-array in dimension %zu at index "
                   "%zu must be a zero, or undef, or array attribute",
                   frames->size - 1, index);
  return false;
}

static bool verify_array(Context *ctx, const Operation *op, const Type *type,
                         const ArrayAttr *value) {
  if (!llvm_type_is_array(type))
    return op_reject(ctx, op,
                     "expected array or struct type for array attribute");
  Frames frames = {0};
  bool ok = enter_array(ctx, op, &frames, type, value);
  while (ok && frames.size)
    ok = step(ctx, op, &frames);
  VECTOR_FREE(&frames);
  return ok;
}

// --- all ---------------------------------------------------------------------

bool llvm_verify_constant(Context *ctx, const Operation *op) {
  const Attribute *value = op_prop(op, LLVM_CONSTANT_VALUE);
  const Type *type = op_result_type(op, 0);
  if (attr_as_string(value))
    return llvm_type_is_wrapped(type) ||
           verify_string(ctx, op, attr_as_string(value));
  bool is_wrapped = llvm_type_is_wrapped(type);
  if (!is_wrapped && llvm_type_is_struct(type))
    return verify_struct(ctx, op, type, attr_as_array(value));
  if (llvm_type_is_target(type))
    return op_reject(ctx, op, "does not support target extension type.");
  if (attr_as_integer(value))
    return is_wrapped || llvm_type_is_integer(type) ||
           op_reject(ctx, op, "expected integer type");
  if (attr_as_float(value))
    return is_wrapped ||
           verify_float(ctx, op, type_as_float(attr_as_float(value)->type),
                        type);
  if (attr_as_array(value))
    return is_wrapped || verify_array(ctx, op, type, attr_as_array(value));
  AttrKind kind = attr_kind(value);
  if (kind == ATTR_DENSE_ELEMENTS || kind == ATTR_DENSE_RESOURCE ||
      kind == ATTR_SPARSE_ELEMENTS)
    return is_wrapped || verify_elements(ctx, op, value);
  return op_reject(
      ctx, op, "only supports integer, float, string or elements attributes");
}

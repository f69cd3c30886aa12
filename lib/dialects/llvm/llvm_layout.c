// SPDX-License-Identifier: Apache-2.0
// Sizes of LLVM types without a data layout. A type's nesting is walked with an
// explicit stack.
#include "dialects/llvm/llvm_layout.h"

#include "dialects/llvm/llvm_types.h"
#include "support/vector.h"

enum { POINTER_BITS = 64 };

static const uint64_t max_bits = UINT64_C(1) << 60;

static uint64_t bounded(uint64_t bits) {
  return bits > max_bits ? max_bits : bits;
}

static uint64_t multiply(uint64_t bits, uint64_t count) {
  return count && bits > max_bits / count ? max_bits : bits * count;
}

static uint64_t align_to(uint64_t offset, uint64_t alignment) {
  return (offset + alignment - 1) / alignment * alignment;
}

static uint64_t next_power_of_two(uint64_t number) {
  uint64_t power = 1;
  while (power < number)
    power *= 2;
  return power;
}

static uint64_t bytes(uint64_t bits) { return bits / 8 + (bits % 8 != 0); }

/// Vectors of any rank have the room of their innermost dimension rounded up.
static bool vector_layout(const ShapedType *vector, LLVMLayout *layout) {
  uint64_t bits = type_kind(vector->element) == TYPE_INDEX
                      ? POINTER_BITS
                      : type_bit_width(vector->element);
  if (vector->scalable)
    for (int32_t i = 0; i < vector->rank; i++)
      if (vector->scalable[i])
        return false;
  for (int32_t i = 0; i < vector->rank; i++) {
    uint64_t size = (uint64_t)vector->shape[i];
    bits =
        multiply(bits, i + 1 == vector->rank ? next_power_of_two(size) : size);
  }
  *layout = (LLVMLayout){bits, next_power_of_two(bytes(bits))};
  return true;
}

/// Layout of a type without parts.
static bool leaf_layout(const Type *type, LLVMLayout *layout) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (type_as_integer(type)) {
    uint64_t width = type_bit_width(type);
    *layout =
        (LLVMLayout){width, width < 64 ? next_power_of_two(bytes(width)) : 4};
    return true;
  }
  if (type_as_float(type)) {
    uint64_t width = type_bit_width(type);
    *layout = (LLVMLayout){width, next_power_of_two(bytes(width))};
    return true;
  }
  if (dialect && dialect->def == &llvm_type_defs[LLVM_TYPE_POINTER]) {
    *layout = (LLVMLayout){POINTER_BITS, POINTER_BITS / 8};
    return true;
  }
  const ShapedType *vector = type_as_vector(type);
  return vector && type_is_int_or_float(vector->element) &&
         vector_layout(vector, layout);
}

static bool is_struct(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && dialect->def == &llvm_type_defs[LLVM_TYPE_STRUCT] &&
         !(dialect->num_ints > 1 && dialect->ints[1]);
}

static bool is_array(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && dialect->def == &llvm_type_defs[LLVM_TYPE_ARRAY];
}

static bool is_packed(const Type *type) {
  return type_as_dialect(type, NULL)->ints[0] != 0;
}

/// An aggregate that is being added up.
typedef struct Frame {
  const Type *type;
  size_t next;        ///< Part to come.
  uint64_t offset;    ///< Behind the parts so far, in bytes.
  uint64_t alignment; ///< Of the parts so far.
} Frame;

static size_t num_parts(const Type *type) {
  return is_struct(type) ? llvm_struct_size(type) : 1;
}

static const Type *part(const Type *type, size_t index) {
  return is_struct(type) ? llvm_struct_element(type, index)
                         : llvm_array_element(type);
}

static void add_part(Frame *frame, LLVMLayout layout) {
  bool packed = is_struct(frame->type) && is_packed(frame->type);
  if (!packed) {
    frame->offset = align_to(frame->offset, layout.alignment);
    if (layout.alignment > frame->alignment)
      frame->alignment = layout.alignment;
  }
  frame->offset = bounded(frame->offset + bytes(layout.bits));
  frame->next++;
}

static LLVMLayout frame_layout(const Frame *frame) {
  uint64_t size = align_to(frame->offset, frame->alignment);
  if (is_array(frame->type))
    size = multiply(size, (uint64_t)llvm_array_size(frame->type));
  return (LLVMLayout){multiply(size, 8), frame->alignment};
}

static bool is_aggregate(const Type *type) {
  return is_struct(type) || is_array(type);
}

bool llvm_type_layout(const Type *type, LLVMLayout *layout) {
  if (!is_aggregate(type))
    return leaf_layout(type, layout);
  VECTOR(Frame) stack = {0};
  VECTOR_PUSH(&stack, (Frame){.type = type, .alignment = 1});
  bool is_known = true;
  while (is_known && stack.size) {
    Frame *top = &VECTOR_LAST(&stack);
    if (top->next == num_parts(top->type)) {
      *layout = frame_layout(top);
      stack.size--;
      if (stack.size)
        add_part(&VECTOR_LAST(&stack), *layout);
      continue;
    }
    const Type *inner = part(top->type, top->next);
    if (is_aggregate(inner)) {
      VECTOR_PUSH(&stack, (Frame){.type = inner, .alignment = 1});
      continue;
    }
    is_known = leaf_layout(inner, layout);
    if (is_known)
      add_part(top, *layout);
  }
  VECTOR_FREE(&stack);
  return is_known;
}

bool llvm_type_size(const Type *type, uint64_t *size) {
  LLVMLayout layout;
  if (!llvm_type_layout(type, &layout))
    return false;
  *size = bytes(layout.bits);
  return true;
}

bool llvm_has_custom_layout(const Operation *op) {
  for (; op; op = op->block ? op->block->parent->parent : NULL)
    if (op_attr(op, STR("dlti.dl_spec")))
      return true;
  return false;
}

bool llvm_struct_offset(const Type *type, uint64_t index, uint64_t *offset) {
  Frame frame = {.type = type, .alignment = 1};
  LLVMLayout layout;
  for (uint64_t i = 0; i <= index; i++) {
    if (!llvm_type_layout(llvm_struct_element(type, i), &layout))
      return false;
    if (i < index)
      add_part(&frame, layout);
  }
  *offset =
      is_packed(type) ? frame.offset : align_to(frame.offset, layout.alignment);
  return true;
}

static bool struct_element_at(const Type *type, uint64_t offset,
                              uint64_t *index, uint64_t *rest) {
  Frame frame = {.type = type, .alignment = 1};
  LLVMLayout layout;
  for (size_t i = 0; i < llvm_struct_size(type); i++) {
    if (!llvm_type_layout(llvm_struct_element(type, i), &layout))
      return false;
    uint64_t start = is_packed(type) ? frame.offset
                                     : align_to(frame.offset, layout.alignment);
    if (offset < start)
      return false;
    add_part(&frame, layout);
    if (offset >= frame.offset)
      continue;
    *index = i;
    *rest = offset - start;
    return true;
  }
  return false;
}

bool llvm_element_at_offset(const Type *aggregate, uint64_t offset,
                            uint64_t *index, uint64_t *rest) {
  uint64_t size;
  if (!llvm_type_size(aggregate, &size) || offset >= size)
    return false;
  if (is_struct(aggregate))
    return struct_element_at(aggregate, offset, index, rest);
  if (!is_array(aggregate) ||
      !llvm_type_size(llvm_array_element(aggregate), &size) || !size)
    return false;
  *index = offset / size;
  *rest = offset % size;
  return true;
}

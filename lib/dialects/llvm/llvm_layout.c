// SPDX-License-Identifier: Apache-2.0
// Sizes of LLVM types. A type's nesting is walked with an explicit stack.
// Follows the DataLayoutTypeInterface of mlir's types.
#include "dialects/llvm/llvm_layout.h"

#include <string.h>

#include "dialects/llvm/llvm_types.h"
#include "ir/attribute.h"
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

/// Entry `i` of a layout: its key and value.
static const Attribute *entry_key(const DialectAttr *layout, size_t i) {
  return layout->params[2 * i];
}

static size_t num_entries(const DialectAttr *layout) {
  return layout ? layout->num_params / 2 : 0;
}

/// Number `at` of the `vector<nxi64>` that entry `i` is.
static bool entry_number(const DialectAttr *layout, size_t i, size_t at,
                         uint64_t *number) {
  const DenseElementsAttr *list =
      attr_as_dense_elements(layout->params[2 * i + 1]);
  const ShapedType *type = list ? type_as_vector(list->type) : NULL;
  bool is_list = type && type_as_integer(type->element) &&
                 type_bit_width(type->element) == 8 * sizeof *number &&
                 (int64_t)at < dense_elements_num(list);
  size_t offset = list && list->is_splat ? 0 : at * sizeof *number;
  if (!is_list || offset + sizeof *number > list->data.size)
    return false;
  memcpy(number, list->data.data + offset, sizeof *number);
  return true;
}

/// The entry for integers of `width`: of the next width that has one, or of the
/// widest. SIZE_MAX: there is none.
static size_t integer_entry(const DialectAttr *layout, uint64_t width) {
  size_t best = SIZE_MAX;
  uint64_t best_width = 0;
  for (size_t i = 0; i < num_entries(layout); i++) {
    const TypeAttr *key = attr_as_type(entry_key(layout, i));
    if (!key || !type_as_integer(key->value))
      continue;
    uint64_t other = type_bit_width(key->value);
    bool is_better = best_width < width ? other > best_width
                                        : other >= width && other < best_width;
    if (best != SIZE_MAX && !is_better)
      continue;
    best = i;
    best_width = other;
  }
  return best;
}

static uint64_t integer_alignment(const DialectAttr *layout, uint64_t width) {
  enum { WIDE = 64, ALIGNMENT_OF_WIDE = 4 };
  size_t entry = integer_entry(layout, width);
  uint64_t bits;
  if (entry != SIZE_MAX && entry_number(layout, entry, 0, &bits))
    return bytes(bits);
  return width < WIDE ? next_power_of_two(bytes(width)) : ALIGNMENT_OF_WIDE;
}

/// The entry whose key is `type`, or SIZE_MAX.
static size_t entry_of(const DialectAttr *layout, const Type *type) {
  for (size_t i = 0; i < num_entries(layout); i++) {
    const TypeAttr *key = attr_as_type(entry_key(layout, i));
    if (key && key->value == type)
      return i;
  }
  return SIZE_MAX;
}

static uint64_t float_alignment(const DialectAttr *layout, const Type *type) {
  size_t entry = entry_of(layout, type);
  uint64_t bits;
  if (entry != SIZE_MAX && entry_number(layout, entry, 0, &bits))
    return bytes(bits);
  return next_power_of_two(bytes(type_bit_width(type)));
}

/// The entry for pointers into address space `space`, or SIZE_MAX.
static size_t pointer_entry(const DialectAttr *layout, uint32_t space) {
  for (size_t i = 0; i < num_entries(layout); i++) {
    const TypeAttr *key = attr_as_type(entry_key(layout, i));
    if (key && llvm_type_is_pointer(key->value) &&
        llvm_pointer_address_space(key->value) == space)
      return i;
  }
  return SIZE_MAX;
}

/// An address space without an entry is like space 0.
static LLVMLayout pointer_layout(const DialectAttr *layout, const Type *type) {
  size_t entry = pointer_entry(layout, llvm_pointer_address_space(type));
  if (entry == SIZE_MAX)
    entry = pointer_entry(layout, 0);
  uint64_t bits, alignment;
  if (entry == SIZE_MAX || !entry_number(layout, entry, 0, &bits) ||
      !entry_number(layout, entry, 1, &alignment))
    return (LLVMLayout){POINTER_BITS, POINTER_BITS / 8};
  return (LLVMLayout){bits, bytes(alignment)};
}

/// Layout of a type without parts.
static bool leaf_layout(const DialectAttr *spec, const Type *type,
                        LLVMLayout *layout) {
  uint64_t width = type_is_int_or_float(type) ? type_bit_width(type) : 0;
  if (type_as_integer(type)) {
    *layout = (LLVMLayout){width, integer_alignment(spec, width)};
    return true;
  }
  if (type_as_float(type)) {
    *layout = (LLVMLayout){width, float_alignment(spec, type)};
    return true;
  }
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (dialect && dialect->def == &llvm_type_defs[LLVM_TYPE_POINTER]) {
    *layout = pointer_layout(spec, type);
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

bool llvm_type_layout(const Attribute *layout, const Type *type,
                      LLVMLayout *result) {
  const DialectAttr *spec = layout ? attr_as_dialect(layout, NULL) : NULL;
  if (!is_aggregate(type))
    return leaf_layout(spec, type, result);
  VECTOR(Frame) stack = {0};
  VECTOR_PUSH(&stack, (Frame){.type = type, .alignment = 1});
  bool is_known = true;
  while (is_known && stack.size) {
    Frame *top = &VECTOR_LAST(&stack);
    if (top->next == num_parts(top->type)) {
      *result = frame_layout(top);
      stack.size--;
      if (stack.size)
        add_part(&VECTOR_LAST(&stack), *result);
      continue;
    }
    const Type *inner = part(top->type, top->next);
    if (is_aggregate(inner)) {
      VECTOR_PUSH(&stack, (Frame){.type = inner, .alignment = 1});
      continue;
    }
    is_known = leaf_layout(spec, inner, result);
    if (is_known)
      add_part(top, *result);
  }
  VECTOR_FREE(&stack);
  return is_known;
}

bool llvm_type_size(const Attribute *layout, const Type *type, uint64_t *size) {
  LLVMLayout result;
  if (!llvm_type_layout(layout, type, &result))
    return false;
  *size = bytes(result.bits);
  return true;
}

static bool is_understood(const DialectAttr *spec) {
  for (size_t i = 0; i < num_entries(spec); i++) {
    const TypeAttr *type = attr_as_type(entry_key(spec, i));
    const StringAttr *name = attr_as_string(entry_key(spec, i));
    const StringAttr *value = attr_as_string(spec->params[2 * i + 1]);
    if (type && llvm_type_is_struct(type->value))
      return false;
    if (name && string_ref_equals(name->value, STR("dlti.endianness")) &&
        !(value && string_ref_equals(value->value, STR("little"))))
      return false;
  }
  return true;
}

uint64_t llvm_index_width(const Attribute *layout) {
  const DialectAttr *spec = layout ? attr_as_dialect(layout, NULL) : NULL;
  for (size_t i = 0; i < num_entries(spec); i++) {
    const TypeAttr *key = attr_as_type(entry_key(spec, i));
    int64_t width;
    if (key && type_kind(key->value) == TYPE_INDEX &&
        attr_integer_value(spec->params[2 * i + 1], &width) && width > 0)
      return (uint64_t)width;
  }
  return POINTER_BITS;
}

bool llvm_find_layout(const Operation *op, const Attribute **layout) {
  *layout = NULL;
  for (; op; op = op_parent(op)) {
    const Attribute *attr = op_attr(op, STR("dlti.dl_spec"));
    const DialectAttr *spec = attr ? attr_as_dialect(attr, NULL) : NULL;
    if (!attr)
      continue;
    if (op_parent(op) || !spec || !is_understood(spec))
      return false;
    *layout = attr;
  }
  return true;
}

bool llvm_struct_offset(const Attribute *layout, const Type *type,
                        uint64_t index, uint64_t *offset) {
  Frame frame = {.type = type, .alignment = 1};
  LLVMLayout part;
  for (uint64_t i = 0; i <= index; i++) {
    if (!llvm_type_layout(layout, llvm_struct_element(type, i), &part))
      return false;
    if (i < index)
      add_part(&frame, part);
  }
  *offset =
      is_packed(type) ? frame.offset : align_to(frame.offset, part.alignment);
  return true;
}

static bool struct_element_at(const Attribute *layout, const Type *type,
                              uint64_t offset, uint64_t *index,
                              uint64_t *rest) {
  Frame frame = {.type = type, .alignment = 1};
  LLVMLayout part;
  for (size_t i = 0; i < llvm_struct_size(type); i++) {
    if (!llvm_type_layout(layout, llvm_struct_element(type, i), &part))
      return false;
    uint64_t start =
        is_packed(type) ? frame.offset : align_to(frame.offset, part.alignment);
    if (offset < start)
      return false;
    add_part(&frame, part);
    if (offset >= frame.offset)
      continue;
    *index = i;
    *rest = offset - start;
    return true;
  }
  return false;
}

bool llvm_element_at_offset(const Attribute *layout, const Type *aggregate,
                            uint64_t offset, uint64_t *index, uint64_t *rest) {
  uint64_t size;
  if (!llvm_type_size(layout, aggregate, &size) || offset >= size)
    return false;
  if (is_struct(aggregate))
    return struct_element_at(layout, aggregate, offset, index, rest);
  if (!is_array(aggregate) ||
      !llvm_type_size(layout, llvm_array_element(aggregate), &size) || !size)
    return false;
  *index = offset / size;
  *rest = offset % size;
  return true;
}

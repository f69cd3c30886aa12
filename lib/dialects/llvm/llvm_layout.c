// SPDX-License-Identifier: Apache-2.0
// Sizes of LLVM types. Nested types are walked with an explicit stack. A type
// that occurs often is visited once, and a type that holds itself has no size.
// Follows the DataLayoutTypeInterface of mlir's types.
#include "dialects/llvm/llvm_layout.h"

#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "support/hash_table.h"
#include "support/numbers/rounding.h"
#include "support/vector.h"

enum { POINTER_BITS = 64 };

static const uint64_t max_bits = UINT64_C(1) << 60;

static uint64_t bounded(uint64_t bits) {
  return bits > max_bits ? max_bits : bits;
}

static uint64_t multiply(uint64_t bits, uint64_t count) {
  return count && bits > max_bits / count ? max_bits : bits * count;
}

static uint64_t bytes(uint64_t bits) { return bits / 8 + (bits % 8 != 0); }

/// The alignment that an entry gives, in bytes; 0 asks for none.
static uint64_t alignment_bytes(uint64_t bits) {
  return bits ? bytes(bits) : 1;
}

/// A vector takes the space of its innermost dimension, rounded up.
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

static uint64_t integer_alignment(const LayoutSpec *layout, uint32_t width) {
  enum { WIDE = 64, ALIGNMENT_OF_WIDE = 4 };
  uint64_t bits;
  if (layout_spec_integer(layout, width, &bits))
    return alignment_bytes(bits);
  return width < WIDE ? next_power_of_two(bytes(width)) : ALIGNMENT_OF_WIDE;
}

static uint64_t float_alignment(const LayoutSpec *layout, const Type *type) {
  uint64_t bits;
  if (layout_spec_number(layout, type, 0, &bits))
    return alignment_bytes(bits);
  return next_power_of_two(bytes(type_bit_width(type)));
}

/// An address space without an entry is like space 0.
static LLVMLayout pointer_layout(const LayoutSpec *layout, const Type *type) {
  uint64_t bits, alignment;
  if (layout && !layout_spec_entry(layout, type))
    type = llvm_pointer(layout->ctx, 0);
  if (!layout_spec_number(layout, type, 0, &bits) ||
      !layout_spec_number(layout, type, 1, &alignment))
    return (LLVMLayout){POINTER_BITS, POINTER_BITS / 8};
  return (LLVMLayout){bounded(bits), alignment_bytes(alignment)};
}

/// Layout of a type without parts.
static bool leaf_layout(const LayoutSpec *spec, const Type *type,
                        LLVMLayout *layout) {
  uint32_t width = type_is_int_or_float(type) ? type_bit_width(type) : 0;
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

/// An aggregate whose size is being computed.
typedef struct Frame {
  const Type *type;
  size_t next;        ///< Index of the next part.
  uint64_t offset;    ///< After the parts so far, in bytes.
  uint64_t alignment; ///< The maximum of the parts so far.
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

/// An entry for structs may raise their alignment, but not their size.
static uint64_t struct_alignment(const LayoutSpec *layout, const Frame *frame) {
  uint64_t bits;
  bool has_entry =
      layout && !is_packed(frame->type) &&
      layout_spec_number(layout, llvm_struct(layout->ctx, NULL, 0), 0, &bits);
  return has_entry && bytes(bits) > frame->alignment ? bytes(bits)
                                                     : frame->alignment;
}

static LLVMLayout frame_layout(const LayoutSpec *layout, const Frame *frame) {
  uint64_t size = align_to(frame->offset, frame->alignment);
  uint64_t alignment = frame->alignment;
  if (is_array(frame->type))
    size = multiply(size, llvm_array_size(frame->type));
  else
    alignment = struct_alignment(layout, frame);
  return (LLVMLayout){multiply(size, 8), alignment};
}

static bool is_aggregate(const Type *type) {
  return is_struct(type) || is_array(type);
}

/// A walk over a type's parts.
typedef struct LayoutWalk {
  const LayoutSpec *spec;
  VECTOR(Frame) stack;
  VECTOR(LLVMLayout) layouts;
  PtrMap places; ///< Aggregate to its index in `layouts` + 1, or
                 ///< to the walk while they are on the stack. The outermost is
                 ///< left out: most have no others.
} LayoutWalk;

/// The aggregate on top of the stack is complete.
static void leave(LayoutWalk *walk, LLVMLayout *result) {
  Frame top = VECTOR_POP(&walk->stack);
  *result = frame_layout(walk->spec, &top);
  if (!walk->stack.size)
    return;
  VECTOR_PUSH(&walk->layouts, *result);
  ptr_map_set(&walk->places, top.type, (void *)(uintptr_t)walk->layouts.size);
  add_part(&VECTOR_LAST(&walk->stack), *result);
}

/// Adds `type` to the aggregate on top of the stack, or pushes it. False if it
/// holds itself.
static bool enter(LayoutWalk *walk, const Type *type) {
  if (type == walk->stack.data[0].type)
    return false;
  void **place = ptr_map_slot(&walk->places, type);
  if (*place == walk)
    return false;
  if (*place) {
    add_part(&VECTOR_LAST(&walk->stack),
             walk->layouts.data[(uintptr_t)*place - 1]);
    return true;
  }
  *place = walk;
  VECTOR_PUSH(&walk->stack, (Frame){.type = type, .alignment = 1});
  return true;
}

bool llvm_type_layout(const LayoutSpec *layout, const Type *type,
                      LLVMLayout *result) {
  if (!is_aggregate(type))
    return leaf_layout(layout, type, result);
  LayoutWalk walk = {.spec = layout};
  VECTOR_PUSH(&walk.stack, (Frame){.type = type, .alignment = 1});
  bool is_known = true;
  while (is_known && walk.stack.size) {
    Frame *top = &VECTOR_LAST(&walk.stack);
    if (top->next == num_parts(top->type)) {
      leave(&walk, result);
      continue;
    }
    const Type *inner = part(top->type, top->next);
    if (is_aggregate(inner)) {
      is_known = enter(&walk, inner);
      continue;
    }
    is_known = leaf_layout(layout, inner, result);
    if (is_known)
      add_part(top, *result);
  }
  VECTOR_FREE(&walk.stack);
  VECTOR_FREE(&walk.layouts);
  ptr_map_free(&walk.places);
  return is_known;
}

bool llvm_type_size(const LayoutSpec *layout, const Type *type,
                    uint64_t *size) {
  LLVMLayout result;
  if (!llvm_type_layout(layout, type, &result))
    return false;
  *size = bytes(result.bits);
  return true;
}

uint64_t llvm_index_width(const LayoutSpec *layout) {
  const Attribute *entry =
      layout ? layout_spec_entry(layout, index_type_get(layout->ctx)) : NULL;
  int64_t width;
  return entry && attr_integer_value(entry, &width) && width > 0
             ? (uint64_t)width
             : POINTER_BITS;
}

bool llvm_struct_offset(const LayoutSpec *layout, const Type *type,
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

static bool struct_element_at(const LayoutSpec *layout, const Type *type,
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

bool llvm_element_at_offset(const LayoutSpec *layout, const Type *aggregate,
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

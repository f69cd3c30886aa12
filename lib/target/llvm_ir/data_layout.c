// SPDX-License-Identifier: Apache-2.0
// Sizes and alignments of LLVM types. Nested types are walked with an explicit
// stack: the size of an array or struct is computed once those of its parts are
// known.
#include "target/llvm_ir/data_layout.h"

#include "dialects/llvm/llvm_types.h"
#include "support/hash_table.h"
#include "support/numbers/rounding.h"
#include "support/vector.h"

static const LayoutEntry default_entries[] = {
    {'a', 0, 1, 8},     {'f', 16, 2, 2}, {'f', 32, 4, 4}, {'f', 64, 8, 8},
    {'f', 128, 16, 16}, {'i', 1, 1, 1},  {'i', 8, 1, 1},  {'i', 16, 2, 2},
    {'i', 32, 4, 4},    {'i', 64, 4, 8}, {'v', 64, 8, 8}, {'v', 128, 16, 16},
};

/// Sets or adds an entry, keeping the entries sorted.
static void set_entry(DataLayout *layout, LayoutEntry entry) {
  uint32_t at = 0;
  while (at < layout->num_entries &&
         (layout->entries[at].kind < entry.kind ||
          (layout->entries[at].kind == entry.kind &&
           layout->entries[at].width < entry.width)))
    at++;
  bool is_known = at < layout->num_entries &&
                  layout->entries[at].kind == entry.kind &&
                  layout->entries[at].width == entry.width;
  if (!is_known) {
    if (layout->num_entries == LAYOUT_MAX_ENTRIES)
      return;
    for (uint32_t i = layout->num_entries++; i > at; i--)
      layout->entries[i] = layout->entries[i - 1];
  }
  layout->entries[at] = entry;
}

static void set_pointer(DataLayout *layout, PointerLayout pointer) {
  for (uint32_t i = 0; i < layout->num_pointers; i++)
    if (layout->pointers[i].space == pointer.space) {
      layout->pointers[i] = pointer;
      return;
    }
  if (layout->num_pointers < LAYOUT_MAX_ENTRIES)
    layout->pointers[layout->num_pointers++] = pointer;
}

/// Reads the number at the start of `*text`, and moves past it and a colon.
static uint32_t take_number(StringRef *text) {
  uint64_t number = 0;
  size_t at = 0;
  while (at < text->size && text->data[at] >= '0' && text->data[at] <= '9' &&
         number < UINT32_MAX / 16)
    number = number * 10 + (uint64_t)(text->data[at++] - '0');
  if (at < text->size && text->data[at] == ':')
    at++;
  *text = string_ref_drop(*text, at);
  return (uint32_t)number;
}

/// `i64:32:64`; without the last number, the preferred alignment equals the
/// other.
static void read_entry(DataLayout *layout, char kind, StringRef text) {
  LayoutEntry entry = {.kind = kind, .width = take_number(&text)};
  if (kind == 'a' && text.size && text.data[0] == ':')
    text = string_ref_drop(text, 1);
  entry.abi = take_number(&text) / 8;
  entry.preferred = text.size ? take_number(&text) / 8 : entry.abi;
  if (!entry.abi)
    entry.abi = 1;
  if (!entry.preferred)
    entry.preferred = entry.abi;
  set_entry(layout, entry);
}

/// `p:64:64:64`, `p3:32:32`, `pue3:32:32`: letters are flags without a say
/// here.
static void read_pointer(DataLayout *layout, StringRef text) {
  while (text.size && (text.data[0] == 'u' || text.data[0] == 'e'))
    text = string_ref_drop(text, 1);
  PointerLayout pointer = {.space = take_number(&text)};
  if (text.size && text.data[0] == ':')
    text = string_ref_drop(text, 1);
  pointer.width = take_number(&text);
  pointer.abi = take_number(&text) / 8;
  pointer.preferred = text.size ? take_number(&text) / 8 : pointer.abi;
  if (!pointer.preferred)
    pointer.preferred = pointer.abi;
  if (pointer.width && pointer.abi)
    set_pointer(layout, pointer);
}

static void read_specification(DataLayout *layout, StringRef text) {
  if (!text.size)
    return;
  char kind = text.data[0];
  StringRef rest = string_ref_drop(text, 1);
  bool is_number = rest.size && rest.data[0] >= '0' && rest.data[0] <= '9';
  if (((kind == 'i' || kind == 'f' || kind == 'v') && is_number) || kind == 'a')
    read_entry(layout, kind, rest);
  if (kind == 'P')
    layout->program_space = take_number(&rest);
  if (kind == 'A')
    layout->alloca_space = take_number(&rest);
  if (kind == 'p')
    read_pointer(layout, rest);
}

void data_layout_init(DataLayout *layout, StringRef text) {
  *layout = (DataLayout){0};
  for (size_t i = 0; i < ARRAY_LENGTH(default_entries); i++)
    set_entry(layout, default_entries[i]);
  set_pointer(layout, (PointerLayout){0, 64, 8, 8});
  size_t start = 0;
  for (size_t i = 0; i <= text.size; i++)
    if (i == text.size || text.data[i] == '-') {
      read_specification(layout, string_ref(text.data + start, i - start));
      start = i + 1;
    }
}

static const PointerLayout *pointer_layout(const DataLayout *layout,
                                           const Type *type) {
  unsigned space = llvm_pointer_address_space(type);
  for (uint32_t i = 0; i < layout->num_pointers; i++)
    if (layout->pointers[i].space == space)
      return &layout->pointers[i];
  return &layout->pointers[0];
}

uint32_t data_layout_pointer_width(const DataLayout *layout, const Type *type) {
  return pointer_layout(layout, type)->width;
}

/// Smallest entry of `kind` with at least `width` bits, or the widest one if
/// there is none.
static const LayoutEntry *find_entry(const DataLayout *layout, char kind,
                                     uint64_t width) {
  const LayoutEntry *best = NULL;
  for (uint32_t i = 0; i < layout->num_entries; i++) {
    if (layout->entries[i].kind != kind)
      continue;
    best = &layout->entries[i];
    if (best->width >= width)
      return best;
  }
  return best;
}

/// Bits of a float type in either spelling.
static uint32_t float_width(const Type *type) {
  const FloatType *builtin = type_as_float(type);
  if (builtin)
    return float_formats[builtin->format].bits;
  const DialectType *wrapped = type_as_dialect(type, NULL);
  static const struct {
    StringRef name;
    uint32_t width;
  } widths[] = {
      {STR_INIT("half"), 16},     {STR_INIT("bfloat"), 16},
      {STR_INIT("float"), 32},    {STR_INIT("double"), 64},
      {STR_INIT("x86_fp80"), 80}, {STR_INIT("fp128"), 128},
  };
  for (size_t i = 0; wrapped && i < ARRAY_LENGTH(widths); i++)
    if (string_ref_equals(wrapped->name, widths[i].name))
      return widths[i].width;
  return 128;
}

/// Size in bits and alignment in bytes.
typedef struct Extent {
  uint64_t bits; ///< The minimum, if scalable.
  uint32_t abi;
  uint32_t preferred;
  bool is_scalable; ///< It has a scalable vector.
} Extent;

static uint64_t alloc_size(Extent extent) {
  return align_to((extent.bits + 7) / 8, extent.abi);
}

static Extent entry_extent(const LayoutEntry *entry, uint64_t bits) {
  return (Extent){bits, entry->abi, entry->preferred, false};
}

static bool is_vector(const Type *type) { return llvm_type_is_vector(type); }

/// SPIR-V's are laid out as pointers, svcount as a vector of 16 bits. Follows
/// llvm's getTargetTypeInfo.
static Extent target_extent(const DataLayout *layout, const Type *type) {
  const PointerLayout *pointer = &layout->pointers[0];
  if (llvm_target_has_zero(type))
    return (Extent){pointer->width, pointer->abi, pointer->preferred, false};
  if (llvm_target_has_memory(type))
    return (Extent){16, 2, 2, true};
  return (Extent){0, 1, 1, false};
}

/// Extent of a type without parts.
static Extent leaf_extent(const DataLayout *layout, const Type *type) {
  if (llvm_type_is_integer(type)) {
    uint32_t width = llvm_integer_width(type);
    return entry_extent(find_entry(layout, 'i', width), width);
  }
  if (llvm_type_is_pointer(type)) {
    const PointerLayout *pointer = pointer_layout(layout, type);
    return (Extent){pointer->width, pointer->abi, pointer->preferred, false};
  }
  if (llvm_type_is_float(type)) {
    uint32_t width = float_width(type);
    const LayoutEntry *entry = find_entry(layout, 'f', width);
    if (entry->width == width)
      return entry_extent(entry, width);
    uint32_t alignment = (uint32_t)next_power_of_two(width / 8);
    return (Extent){width, alignment, alignment, false};
  }
  if (llvm_type_is_target(type))
    return target_extent(layout, type);
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (dialect && dialect->def == &llvm_type_defs[LLVM_TYPE_X86_AMX])
    return (Extent){8192, 64, 64, false};
  return (Extent){0, 1, 1, false};
}

static Extent vector_extent(const DataLayout *layout, const Type *type,
                            Extent element) {
  uint64_t bits = element.bits * (uint64_t)llvm_vector_size(type);
  const LayoutEntry *entry = find_entry(layout, 'v', bits);
  bool is_scalable = llvm_vector_is_scalable(type);
  if (entry && entry->width == bits)
    return (Extent){bits, entry->abi, entry->preferred, is_scalable};
  uint64_t bytes = bits / 8 < DATA_LAYOUT_HUGE_ALIGNMENT
                       ? next_power_of_two((bits + 7) / 8)
                       : DATA_LAYOUT_HUGE_ALIGNMENT;
  return (Extent){bits, (uint32_t)bytes, (uint32_t)bytes, is_scalable};
}

static bool struct_is_packed(const Type *type) {
  return type_as_dialect(type, NULL)->ints[0] != 0;
}

/// A type whose parts' extents are being added up.
typedef struct Frame {
  const Type *type;
  size_t next;     ///< Part to look at.
  uint64_t offset; ///< After the last part of a struct, in bytes.
  uint32_t abi;    ///< The maximum of the parts so far.
  size_t stop;     ///< Stops before this part, for offsets.
  Extent last;     ///< The last part's.
  bool is_scalable;
} Frame;

static size_t num_parts(const Type *type) {
  if (llvm_type_is_struct(type))
    return llvm_struct_size(type);
  return llvm_type_is_array(type) || is_vector(type) ? 1 : 0;
}

static const Type *part(const Type *type, size_t index) {
  if (llvm_type_is_struct(type))
    return llvm_struct_element(type, index);
  return is_vector(type) ? llvm_vector_element(type) : llvm_array_element(type);
}

static void add_part(Frame *frame, Extent extent) {
  bool is_packed =
      llvm_type_is_struct(frame->type) && struct_is_packed(frame->type);
  if (!is_packed) {
    frame->offset = align_to(frame->offset, extent.abi);
    frame->abi = extent.abi > frame->abi ? extent.abi : frame->abi;
  }
  frame->offset += alloc_size(extent);
  frame->last = extent;
  frame->is_scalable |= extent.is_scalable;
  frame->next++;
}

static Extent struct_extent(const DataLayout *layout, const Frame *frame) {
  const LayoutEntry *entry = find_entry(layout, 'a', 0);
  uint32_t abi = frame->abi;
  if (!struct_is_packed(frame->type) && entry->abi > abi)
    abi = entry->abi;
  uint32_t preferred = entry->preferred > abi ? entry->preferred : abi;
  return (Extent){align_to(frame->offset, abi) * 8, abi, preferred,
                  frame->is_scalable};
}

static Extent frame_extent(const DataLayout *layout, const Frame *frame) {
  const Type *type = frame->type;
  Extent last = frame->last;
  if (llvm_type_is_struct(type))
    return struct_extent(layout, frame);
  if (is_vector(type))
    return vector_extent(layout, type, last);
  return (Extent){alloc_size(last) * 8 * llvm_array_size(type), last.abi,
                  last.preferred, last.is_scalable};
}

static Frame frame_of(const Type *type) {
  return (Frame){.type = type, .abi = 1, .stop = num_parts(type)};
}

/// A walk over a type's parts, which visits each type once.
typedef struct ExtentWalk {
  const DataLayout *layout;
  VECTOR(Frame) stack;
  VECTOR(Extent) extents;
  PtrMap places; ///< Type with parts to its index in `extents` and
                 ///< 1, or to the walk while they are on the stack.
} ExtentWalk;

/// Adds `type` to the type on top of the stack, or pushes it. A struct that
/// holds itself has no size, and the export rejects it.
static void enter_part(ExtentWalk *walk, const Type *type) {
  Extent extent = {0, 1, 1, false};
  void **place = num_parts(type) ? ptr_map_slot(&walk->places, type) : NULL;
  if (place && !*place) {
    *place = walk;
    VECTOR_PUSH(&walk->stack, frame_of(type));
    return;
  }
  if (place && *place != walk)
    extent = walk->extents.data[(uintptr_t)*place - 1];
  else if (!llvm_type_is_struct(type))
    extent = leaf_extent(walk->layout, type);
  add_part(&VECTOR_LAST(&walk->stack), extent);
}

/// Runs `frame` to its end. `*offset` (may be NULL) becomes the offset after
/// its last part.
static Extent run_frame(const DataLayout *layout, Frame frame,
                        uint64_t *offset) {
  ExtentWalk walk = {.layout = layout};
  VECTOR_PUSH(&walk.stack, frame);
  Extent extent = leaf_extent(layout, frame.type);
  while (walk.stack.size) {
    Frame *top = &VECTOR_LAST(&walk.stack);
    if (top->next < top->stop) {
      enter_part(&walk, part(top->type, top->next));
      continue;
    }
    Frame done = VECTOR_POP(&walk.stack);
    if (num_parts(done.type) || llvm_type_is_struct(done.type))
      extent = frame_extent(layout, &done);
    if (!walk.stack.size) {
      if (offset)
        *offset = done.offset;
      break;
    }
    VECTOR_PUSH(&walk.extents, extent);
    ptr_map_set(&walk.places, done.type, (void *)(uintptr_t)walk.extents.size);
    add_part(&VECTOR_LAST(&walk.stack), extent);
  }
  VECTOR_FREE(&walk.stack);
  VECTOR_FREE(&walk.extents);
  ptr_map_free(&walk.places);
  return extent;
}

uint32_t data_layout_alignment(const DataLayout *layout, const Type *type,
                               AlignmentKind kind) {
  Extent extent = run_frame(layout, frame_of(type), NULL);
  return kind == ALIGNMENT_ABI ? extent.abi : extent.preferred;
}

uint64_t data_layout_alloc_size(const DataLayout *layout, const Type *type) {
  return alloc_size(run_frame(layout, frame_of(type), NULL));
}

bool data_layout_is_scalable(const DataLayout *layout, const Type *type) {
  return run_frame(layout, frame_of(type), NULL).is_scalable;
}

uint64_t data_layout_member_offset(const DataLayout *layout, const Type *type,
                                   size_t index) {
  uint64_t offset = 0;
  Frame frame = frame_of(type);
  frame.stop = index;
  run_frame(layout, frame, &offset);
  Extent member =
      run_frame(layout, frame_of(llvm_struct_element(type, index)), NULL);
  return struct_is_packed(type) ? offset : align_to(offset, member.abi);
}

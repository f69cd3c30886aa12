// SPDX-License-Identifier: Apache-2.0
// Operations on the shape of memrefs: dim, casts, subview, view.
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/type_converter.h"

/// A constant `index` attribute's value of operand 1.
static bool constant_index(const Operation *op, int64_t *index) {
  const Attribute *attr = value_constant(op_operand(op, 1));
  return attr && attr_integer_value(attr, index);
}

/// Size at a dynamic `index`: the sizes go to memory first.
static Value *build_dynamic_dim(const LLVMTypeConverter *converter,
                                Builder *builder, Location loc, Value *memref,
                                Value *index, unsigned rank) {
  bool is_wrapped = converter_is_wrapped(converter);
  const Type *array =
      converter_array(converter, builder->ctx, rank, converter->index);
  Value *zero =
      is_wrapped ? lowering_index_constant(converter, builder, loc, 0) : NULL;
  Value *one = lowering_index_constant(converter, builder, loc, 1);
  int64_t position = DESCRIPTOR_SIZES;
  Value *sizes =
      llvm_build_extractvalue(builder, loc, memref, &position, 1, array);
  const Type *array_pointer =
      converter_pointer(converter, builder->ctx, array, 0);
  Value *slot = llvm_build_alloca(builder, loc, one, array, array_pointer, 0);
  llvm_build_store(builder, loc, sizes, slot);
  const Type *pointer =
      converter_pointer(converter, builder->ctx, converter->index, 0);
  Value *address =
      llvm_build_array_gep(builder, loc, slot, zero, index, array, pointer);
  return llvm_build_load(builder, loc, address, converter->index);
}

/// Size `index` of an unranked memref: it follows the offset in the descriptor
/// that the memref points to.
static Value *build_unranked_dim(const LLVMTypeConverter *converter,
                                 Builder *builder, Location loc,
                                 const ShapedType *type, Value *memref,
                                 Value *index) {
  Context *ctx = builder->ctx;
  unsigned space = memref_address_space(type);
  const Type *data = converter_pointer(
      converter, ctx, converter_element(converter, ctx, type), space);
  const Type *parts[] = {data, data, converter->index};
  const Type *header = converter_struct(converter, ctx, parts, 3);
  Value *pointer = unranked_get(converter, builder, loc, memref, 1);
  if (converter_is_wrapped(converter))
    pointer = llvm_build_cast(builder, &llvm_ops[LLVM_BITCAST], loc, pointer,
                              converter_pointer(converter, ctx, header, space));
  Value *offset = llvm_build_field_gep(
      builder, loc, pointer, header, DESCRIPTOR_OFFSET,
      converter_pointer(converter, ctx, converter->index, space));
  Value *one = lowering_index_constant(converter, builder, loc, 1);
  Value *place =
      llvm_build_binary(builder, &llvm_ops[LLVM_ADD], loc, one, index);
  Value *address = llvm_build_gep(builder, loc, offset, place, converter->index,
                                  LLVM_GEP_NONE);
  return llvm_build_load(builder, loc, address, converter->index);
}

/// dim %u, %i of an unranked memref -> a load from its ranked descriptor
static bool lower_unranked_dim(const RewritePattern *self, Operation *op,
                               const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const ShapedType *type = type_as_memref(op_operand_type(op, 0));
  Value *memref = adaptor_operand(adaptor, 0);
  Value *index = adaptor_operand(adaptor, 1);
  if (!type || type->rank >= 0 || !memref || !index ||
      !converter_convert(converter, builder->ctx, &type->base))
    return rewriter_match_failure(&rw->rewriter, op, "not an unranked memref");
  rewriter_replace_op_with(
      &rw->rewriter, op,
      build_unranked_dim(converter, builder, op->loc, type, memref, index));
  return true;
}

/// dim %m, %i -> a constant, the size entry, or a load of it
static bool lower_dim(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const ShapedType *type = type_as_ranked_memref(op_operand_type(op, 0));
  Value *memref = adaptor_operand(adaptor, 0);
  Value *index = adaptor_operand(adaptor, 1);
  if (!type || !memref || !index || !type->rank ||
      !converter_convert(converter, builder->ctx, &type->base))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "not a memref with a descriptor");
  Descriptor source = descriptor_of(converter, builder, op->loc, memref);
  int64_t number = 0;
  Value *result;
  bool is_known = constant_index(op, &number);
  bool is_outside = number < 0 || number >= type->rank;
  if (is_outside && op_is(op, &std_ops[STD_DIM]))
    return rewriter_match_failure(&rw->rewriter, op, "index is out of range");
  if (!is_known || is_outside)
    result = build_dynamic_dim(converter, builder, op->loc, memref, index,
                               (unsigned)type->rank);
  else if (type->shape[number] == DYNAMIC_SIZE)
    result = descriptor_get_at(&source, DESCRIPTOR_SIZES, (unsigned)number);
  else
    result = lowering_index_constant(converter, builder, op->loc,
                                     type->shape[number]);
  rewriter_replace_op_with(&rw->rewriter, op, result);
  return true;
}

/// The ranked descriptor of an unranked memref goes to the stack.
static Value *cast_to_unranked(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc, const Type *type,
                               int32_t rank, Value *memref) {
  Context *ctx = builder->ctx;
  const Type *descriptor = value_type(memref);
  Value *one = lowering_slot_count(converter, builder, loc, 1);
  Value *slot =
      llvm_build_alloca(builder, loc, one, descriptor,
                        converter_pointer(converter, ctx, descriptor, 0), 0);
  llvm_build_store(builder, loc, memref, slot);
  const Type *bytes = llvm_struct_element(type, 1);
  if (converter_is_wrapped(converter)) {
    Value *plain = llvm_build_cast(builder, &llvm_ops[LLVM_BITCAST], loc, slot,
                                   converter_byte_pointer(converter, ctx, 0));
    slot = plain;
  }
  if (value_type(slot) != bytes)
    slot = llvm_build_cast(builder, &llvm_ops[LLVM_ADDRSPACECAST], loc, slot,
                           bytes);
  const Type *i64 = integer_type_get(ctx, 64);
  Value *rank_value =
      converter_is_wrapped(converter)
          ? llvm_build_constant(builder, loc, llvm_struct_element(type, 0),
                                integer_attr_get_i64(ctx, i64, rank))
          : lowering_index_constant(converter, builder, loc, rank);
  return lowering_pack_unranked(converter, builder, loc, type, rank_value,
                                slot);
}

static Value *cast_to_ranked(const LLVMTypeConverter *converter,
                             Builder *builder, Location loc, const Type *type,
                             Value *memref) {
  Value *pointer = unranked_get(converter, builder, loc, memref, 1);
  if (converter_is_wrapped(converter)) {
    unsigned space = llvm_pointer_address_space(value_type(pointer));
    const Type *to = converter_pointer(converter, builder->ctx, type, space);
    pointer =
        llvm_build_cast(builder, &llvm_ops[LLVM_BITCAST], loc, pointer, to);
  }
  return llvm_build_load(builder, loc, pointer, type);
}

/// memref_cast %m : A to B -> %m, or a trip through memory where one of them is
/// unranked
static bool lower_memref_cast(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const ShapedType *from = type_as_memref(op_operand_type(op, 0));
  const ShapedType *to = type_as_memref(op_result_type(op, 0));
  Value *memref = adaptor_operand(adaptor, 0);
  const Type *type =
      to ? converter_convert(converter, builder->ctx, &to->base) : NULL;
  if (!from || !memref || !type ||
      !converter_convert(converter, builder->ctx, &from->base))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "not memrefs with descriptors");
  Value *result = memref;
  if (from->rank >= 0 && to->rank < 0)
    result =
        cast_to_unranked(converter, builder, op->loc, type, from->rank, memref);
  else if (from->rank < 0 && to->rank >= 0)
    result = cast_to_ranked(converter, builder, op->loc, type, memref);
  else if (value_type(memref) != type)
    return rewriter_match_failure(&rw->rewriter, op, "the descriptors differ");
  rewriter_replace_op_with(&rw->rewriter, op, result);
  return true;
}

/// One of the three lists of a subview: static entries, and operands where one
/// is dynamic.
typedef struct EntryList {
  const ArrayAttr *array;
  const DenseArrayAttr *dense;
  int64_t dynamic; ///< The number that marks a dynamic entry.
  unsigned next;   ///< Operand of the next dynamic entry.
} EntryList;

static EntryList entry_list(const Operation *op, unsigned slot,
                            unsigned segment, int64_t dynamic) {
  EntryList list = {.array = attr_as_array(op_prop(op, slot)),
                    .dense = attr_as_dense_array(op_prop(op, slot)),
                    .dynamic = dynamic};
  unsigned count;
  op_operand_segment(op, segment, &list.next, &count);
  return list;
}

static int64_t entry_value(const EntryList *list, unsigned index) {
  int64_t value = list->dynamic;
  if (list->dense)
    memcpy(&value, (const int64_t *)list->dense->data + index, sizeof value);
  else if (list->array)
    attr_integer_value(list->array->elements[index], &value);
  return value;
}

/// One subview that is being lowered.
typedef struct Subview {
  const LLVMTypeConverter *converter;
  Builder *builder;
  Location loc;
  unsigned rank;
  Value **offsets; ///< NULL where static.
  Value **sizes;
  Value **strides;
  int64_t *static_offsets;
  int64_t *static_sizes;
  int64_t *static_strides;
  Value **source_strides;
  int64_t *result_strides;
  int64_t result_offset;
} Subview;

/// Reads one list into values and static entries.
static bool read_list(EntryList list, const Adaptor *adaptor, unsigned rank,
                      Value **values, int64_t *statics) {
  for (unsigned i = 0; i < rank; i++) {
    statics[i] = entry_value(&list, i);
    values[i] = NULL;
    if (statics[i] != list.dynamic)
      continue;
    values[i] = adaptor_operand(adaptor, list.next++);
    if (!values[i])
      return false;
  }
  return true;
}

/// The entry as a value.
static Value *entry(const Subview *work, Value *value, int64_t number) {
  return value ? value
               : lowering_index_constant(work->converter, work->builder,
                                         work->loc, number);
}

static Value *binary(const Subview *work, LLVMOp id, Value *lhs, Value *rhs) {
  return llvm_build_binary(work->builder, &llvm_ops[id], work->loc, lhs, rhs);
}

/// Both pointers of `source`, as pointers to the result's elements.
static void copy_pointers(const LLVMTypeConverter *converter, Builder *builder,
                          Location loc, Descriptor *source,
                          Descriptor *result) {
  const Type *pointer = llvm_struct_element(value_type(result->value), 0);
  for (unsigned field = 0; field < 2; field++) {
    Value *value = descriptor_get(source, (DescriptorField)field);
    if (converter_is_wrapped(converter))
      value = llvm_build_cast(builder, &llvm_ops[LLVM_BITCAST], loc, value,
                              pointer);
    descriptor_set(result, (DescriptorField)field, value);
  }
}

static Value *build_subview_offset(Subview *work, Descriptor *source) {
  if (work->result_offset != DYNAMIC_SIZE)
    return lowering_index_constant(work->converter, work->builder, work->loc,
                                   work->result_offset);
  Value *sum = descriptor_get(source, DESCRIPTOR_OFFSET);
  for (unsigned i = 0; i < work->rank; i++) {
    Value *offset = entry(work, work->offsets[i], work->static_offsets[i]);
    Value *term = binary(work, LLVM_MUL, offset, work->source_strides[i]);
    sum = binary(work, LLVM_ADD, sum, term);
  }
  return sum;
}

static Value *build_subview_stride(Subview *work, unsigned i) {
  if (work->result_strides[i] != DYNAMIC_SIZE)
    return entry(work, NULL, work->result_strides[i]);
  Value *stride = entry(work, work->strides[i], work->static_strides[i]);
  return binary(work, LLVM_MUL, stride, work->source_strides[i]);
}

static Value *build_subview(Subview *work, Value *memref, const Type *type) {
  Descriptor source =
      descriptor_of(work->converter, work->builder, work->loc, memref);
  Descriptor result =
      descriptor_undef(work->converter, work->builder, work->loc, type);
  copy_pointers(work->converter, work->builder, work->loc, &source, &result);
  for (unsigned i = 0; i < work->rank; i++)
    work->source_strides[i] = descriptor_get_at(&source, DESCRIPTOR_STRIDES, i);
  descriptor_set(&result, DESCRIPTOR_OFFSET,
                 build_subview_offset(work, &source));
  for (unsigned i = work->rank; i-- > 0;) {
    descriptor_set_at(&result, DESCRIPTOR_SIZES, i,
                      entry(work, work->sizes[i], work->static_sizes[i]));
    descriptor_set_at(&result, DESCRIPTOR_STRIDES, i,
                      build_subview_stride(work, i));
  }
  return result.value;
}

static void subview_free(Subview *work) {
  mem_free(work->offsets);
  mem_free(work->static_offsets);
}

/// Room for the lists, in two allocations.
static void subview_alloc(Subview *work) {
  size_t rank = work->rank;
  Value **values = mem_alloc(4 * rank * sizeof *values + 1);
  int64_t *numbers = mem_alloc(4 * rank * sizeof *numbers + 1);
  work->offsets = values;
  work->sizes = values + rank;
  work->strides = values + 2 * rank;
  work->source_strides = values + 3 * rank;
  work->static_offsets = numbers;
  work->static_sizes = numbers + rank;
  work->static_strides = numbers + 2 * rank;
  work->result_strides = numbers + 3 * rank;
}

static bool read_lists(Subview *work, const Operation *op,
                       const Adaptor *adaptor) {
  EntryList offsets =
      entry_list(op, STD_SUBVIEW_STATIC_OFFSETS, 1, DYNAMIC_SIZE);
  EntryList sizes =
      entry_list(op, STD_SUBVIEW_STATIC_SIZES, 2, STD_DYNAMIC_SUBVIEW_SIZE);
  EntryList strides =
      entry_list(op, STD_SUBVIEW_STATIC_STRIDES, 3, DYNAMIC_SIZE);
  return read_list(offsets, adaptor, work->rank, work->offsets,
                   work->static_offsets) &&
         read_list(sizes, adaptor, work->rank, work->sizes,
                   work->static_sizes) &&
         read_list(strides, adaptor, work->rank, work->strides,
                   work->static_strides);
}

/// subview %m[…][…][…] -> a descriptor with the same pointers
static bool lower_subview(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const ShapedType *from = type_as_ranked_memref(op_operand_type(op, 0));
  const ShapedType *to = type_as_ranked_memref(op_result_type(op, 0));
  Value *memref = adaptor_operand(adaptor, 0);
  if (!from || !to || !memref || from->rank != to->rank)
    return rewriter_match_failure(&rw->rewriter, op, "not memrefs of one rank");
  const Type *type = converter_convert(converter, builder->ctx, &to->base);
  if (!type || !converter_convert(converter, builder->ctx, &from->base))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "Target descriptor type not converted to "
                                  "LLVM");
  Subview work = {.converter = converter,
                  .builder = builder,
                  .loc = op->loc,
                  .rank = (unsigned)to->rank};
  subview_alloc(&work);
  bool ok = read_lists(&work, op, adaptor) &&
            memref_type_strides(builder->ctx, to, work.result_strides,
                                &work.result_offset);
  if (ok)
    rewriter_replace_op_with(&rw->rewriter, op,
                             build_subview(&work, memref, type));
  subview_free(&work);
  return ok;
}

/// Strides and sizes of a view, from the last dimension to the first.
static void fill_view(const LLVMTypeConverter *converter, Descriptor *result,
                      const ShapedType *type, const Adaptor *adaptor,
                      unsigned first_size) {
  Builder *builder = result->builder;
  unsigned next = first_size + shaped_type_num_dynamic_dims(type);
  Value *running = NULL, *size = NULL;
  int64_t stride = 1;
  for (unsigned i = (unsigned)type->rank; i-- > 0;) {
    Value *inner = size;
    bool is_dynamic = type->shape[i] == DYNAMIC_SIZE;
    size = is_dynamic ? adaptor_operand(adaptor, --next)
                      : lowering_index_constant(converter, builder, result->loc,
                                                type->shape[i]);
    descriptor_set_at(result, DESCRIPTOR_SIZES, i, size);
    running =
        stride != DYNAMIC_SIZE
            ? lowering_index_constant(converter, builder, result->loc, stride)
            : llvm_build_binary(builder, &llvm_ops[LLVM_MUL], result->loc,
                                running, inner);
    descriptor_set_at(result, DESCRIPTOR_STRIDES, i, running);
    if (is_dynamic || stride == DYNAMIC_SIZE)
      stride = DYNAMIC_SIZE;
    else
      stride *= type->shape[i];
  }
}

/// The aligned pointer of a view, and its offset. `shift` is in bytes, or it is
/// the offset that the layout leaves open.
static void shift_view(const LLVMTypeConverter *converter, Descriptor *source,
                       Descriptor *result, Value *shift, int64_t offset) {
  Builder *builder = result->builder;
  Location loc = result->loc;
  bool is_offset = offset == DYNAMIC_SIZE;
  Value *aligned = descriptor_get(source, DESCRIPTOR_ALIGNED);
  if (!is_offset)
    aligned = llvm_build_gep(builder, loc, aligned, shift,
                             converter_int(converter, builder->ctx, 8),
                             LLVM_GEP_NONE);
  if (converter_is_wrapped(converter))
    aligned =
        llvm_build_cast(builder, &llvm_ops[LLVM_BITCAST], loc, aligned,
                        llvm_struct_element(value_type(result->value), 0));
  descriptor_set(result, DESCRIPTOR_ALIGNED, aligned);
  descriptor_set(
      result, DESCRIPTOR_OFFSET,
      is_offset ? shift
                : lowering_index_constant(converter, builder, loc, offset));
}

/// view %m[%shift][…] -> a descriptor whose data begins `shift` bytes later
static bool lower_view(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Location loc = op->loc;
  const ShapedType *to = type_as_ranked_memref(op_result_type(op, 0));
  const Type *type = converter_convert(converter, builder->ctx, &to->base);
  Value *memref = adaptor_operand(adaptor, 0);
  Value *shift = adaptor_operand(adaptor, 1);
  int64_t offset;
  if (!type || !memref || !shift || !std_view_offset(builder->ctx, to, &offset))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "cannot cast to non-contiguous shape");
  for (uint32_t i = 2; i < adaptor->num_operands; i++)
    if (!adaptor_operand(adaptor, i))
      return false;
  Descriptor source = descriptor_of(converter, builder, loc, memref);
  Descriptor result = descriptor_undef(converter, builder, loc, type);
  const Type *pointer = llvm_struct_element(type, 0);
  Value *allocated = descriptor_get(&source, DESCRIPTOR_ALLOCATED);
  if (converter_is_wrapped(converter))
    allocated = llvm_build_cast(builder, &llvm_ops[LLVM_BITCAST], loc,
                                allocated, pointer);
  descriptor_set(&result, DESCRIPTOR_ALLOCATED, allocated);
  shift_view(converter, &source, &result, shift, offset);
  fill_view(converter, &result, to, adaptor, 2);
  rewriter_replace_op_with(&rw->rewriter, op, result.value);
  return true;
}

static const RewritePattern std_memref_shape_rows[] = {
    {.name = "dim-to-llvm",
     .root = &std_ops[STD_DIM],
     .benefit = 1,
     .convert = lower_dim},
    {.name = "dim-to-llvm",
     .root = &memref_ops[MEMREF_DIM],
     .benefit = 1,
     .convert = lower_dim},
    {.name = "unranked-dim-to-llvm",
     .root = &std_ops[STD_DIM],
     .benefit = 1,
     .convert = lower_unranked_dim},
    {.name = "unranked-dim-to-llvm",
     .root = &memref_ops[MEMREF_DIM],
     .benefit = 1,
     .convert = lower_unranked_dim},
    {.name = "memref-cast-to-llvm",
     .root = &std_ops[STD_MEMREF_CAST],
     .benefit = 1,
     .convert = lower_memref_cast},
    {.name = "memref-cast-to-llvm",
     .root = &memref_ops[MEMREF_CAST],
     .benefit = 1,
     .convert = lower_memref_cast},
    {.name = "subview-to-llvm",
     .root = &std_ops[STD_SUBVIEW],
     .benefit = 1,
     .convert = lower_subview},
    {.name = "view-to-llvm",
     .root = &std_ops[STD_VIEW],
     .benefit = 1,
     .convert = lower_view},
    {.name = "view-to-llvm",
     .root = &memref_ops[MEMREF_VIEW],
     .benefit = 1,
     .convert = lower_view},
};

const PatternTable std_memref_shape_lowerings =
    PATTERN_TABLE(std_memref_shape_rows);

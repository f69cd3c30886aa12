// SPDX-License-Identifier: Apache-2.0
// Operations that read a descriptor or put a new one together: rank, pointer
// and metadata; reinterpret_cast, transpose.
#include "dialects/memref/memref_views.h"
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "ir/affine/affine.h"
#include "ir/op_attrs.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/memref/unranked_descriptor.h"
#include "passes/lower_to_llvm/patterns.h"

/// Operand 0, a memref, converted. NULL, with a reason: it has no descriptor.
static Value *source_memref(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  const Type *type = op_operand_type(op, 0);
  Value *memref = adaptor_operand(adaptor, 0);
  if (memref && converter_convert(converter, conversion_context(rw), type))
    return memref;
  rewriter_match_failure(&rw->rewriter, op, "not a memref with a descriptor");
  return NULL;
}

/// rank %m -> a constant, or the first field of an unranked descriptor
static bool lower_rank(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Value *memref = source_memref(self, op, adaptor, rw);
  if (!memref)
    return false;
  const ShapedType *type = type_as_memref(op_operand_type(op, 0));
  Value *rank =
      type->rank < 0
          ? unranked_rank(converter, builder, op->loc, memref)
          : lowering_index_constant(converter, builder, op->loc, type->rank);
  rewriter_replace_op_with(&rw->rewriter, op, rank);
  return true;
}

/// extract_aligned_pointer_as_index %m -> ptrtoint of the aligned pointer
static bool lower_pointer_as_index(const RewritePattern *self, Operation *op,
                                   const Adaptor *adaptor,
                                   ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Value *memref = source_memref(self, op, adaptor, rw);
  if (!memref)
    return false;
  const ShapedType *type = type_as_memref(op_operand_type(op, 0));
  Descriptor source = descriptor_of(converter, builder, op->loc, memref);
  Value *pointer =
      type->rank >= 0
          ? descriptor_get(&source, DESCRIPTOR_ALIGNED)
          : unranked_aligned_pointer(converter, builder, op->loc, type, memref);
  rewriter_replace_op_with(&rw->rewriter, op,
                           llvm_build_cast(builder, &llvm_ops[LLVM_PTRTOINT],
                                           op->loc, pointer, converter->index));
  return true;
}

/// A memref<T> with the same two pointers.
static Value *base_buffer(Descriptor *source, const Type *type) {
  const LLVMTypeConverter *converter = source->converter;
  Value *allocated = descriptor_get(source, DESCRIPTOR_ALLOCATED);
  Value *aligned = descriptor_get(source, DESCRIPTOR_ALIGNED);
  Descriptor base =
      descriptor_undef(converter, source->builder, source->loc, type);
  descriptor_set(&base, DESCRIPTOR_ALLOCATED, allocated);
  descriptor_set(&base, DESCRIPTOR_ALIGNED, aligned);
  descriptor_set(
      &base, DESCRIPTOR_OFFSET,
      lowering_index_constant(converter, source->builder, source->loc, 0));
  return base.value;
}

/// extract_strided_metadata %m -> the fields of its descriptor
static bool lower_metadata(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Value *memref = source_memref(self, op, adaptor, rw);
  const Type *base =
      converter_convert(converter, builder->ctx, op_result_type(op, 0));
  if (!memref || !base)
    return false;
  unsigned rank = (unsigned)type_as_memref(op_operand_type(op, 0))->rank;
  Descriptor source = descriptor_of(converter, builder, op->loc, memref);
  ValueVector results = {0};
  VECTOR_PUSH(&results, base_buffer(&source, base));
  VECTOR_PUSH(&results, descriptor_get(&source, DESCRIPTOR_OFFSET));
  for (unsigned i = 0; i < rank; i++)
    VECTOR_PUSH(&results, descriptor_get_at(&source, DESCRIPTOR_SIZES, i));
  for (unsigned i = 0; i < rank; i++)
    VECTOR_PUSH(&results, descriptor_get_at(&source, DESCRIPTOR_STRIDES, i));
  rewriter_replace_op(&rw->rewriter, op, results.data);
  VECTOR_FREE(&results);
  return true;
}

/// The values of a list with static and dynamic entries, taken in order.
typedef struct ListReader {
  const Adaptor *adaptor;
  const int64_t *numbers;
  size_t count;
  unsigned next; ///< Operand of the next dynamic entry.
} ListReader;

static ListReader list_reader(const Operation *op, const Adaptor *adaptor,
                              unsigned prop, unsigned group) {
  ListReader reader = {.adaptor = adaptor};
  unsigned count;
  reader.numbers = op_i64_array(op, prop, &reader.count);
  op_operand_segment(op, group, &reader.next, &count);
  return reader;
}

static Value *read_entry(ListReader *reader, Descriptor *descriptor,
                         unsigned index) {
  if (reader->numbers[index] == DYNAMIC_SIZE)
    return adaptor_operand(reader->adaptor, reader->next++);
  return lowering_index_constant(descriptor->converter, descriptor->builder,
                                 descriptor->loc, reader->numbers[index]);
}

static void fill_reinterpreted(Descriptor *result, const Operation *op,
                               const Adaptor *adaptor) {
  ListReader offsets = list_reader(op, adaptor, MEMREF_VIEW_STATIC_OFFSETS, 1);
  ListReader sizes = list_reader(op, adaptor, MEMREF_VIEW_STATIC_SIZES, 2);
  ListReader strides = list_reader(op, adaptor, MEMREF_VIEW_STATIC_STRIDES, 3);
  descriptor_set(result, DESCRIPTOR_OFFSET, read_entry(&offsets, result, 0));
  for (unsigned i = 0; i < sizes.count; i++) {
    descriptor_set_at(result, DESCRIPTOR_SIZES, i,
                      read_entry(&sizes, result, i));
    descriptor_set_at(result, DESCRIPTOR_STRIDES, i,
                      read_entry(&strides, result, i));
  }
}

/// reinterpret_cast %m to offset: …, sizes: …, strides: … -> a descriptor with
/// these and the same pointers
static bool lower_reinterpret_cast(const RewritePattern *self, Operation *op,
                                   const Adaptor *adaptor,
                                   ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Value *memref = source_memref(self, op, adaptor, rw);
  const Type *type =
      converter_convert(converter, builder->ctx, op_result_type(op, 0));
  if (!memref || !type || !adaptor_one_to_one(adaptor))
    return false;
  Descriptor result = descriptor_undef(converter, builder, op->loc, type);
  MemrefBuffer buffer =
      memref_buffer(converter, builder, op->loc,
                    type_as_memref(op_operand_type(op, 0)), memref);
  descriptor_set(&result, DESCRIPTOR_ALLOCATED, buffer.allocated);
  descriptor_set(&result, DESCRIPTOR_ALIGNED, buffer.aligned);
  fill_reinterpreted(&result, op, adaptor);
  rewriter_replace_op_with(&rw->rewriter, op, result.value);
  return true;
}

static void copy_field(Descriptor *from, Descriptor *to,
                       DescriptorField field) {
  descriptor_set(to, field, descriptor_get(from, field));
}

/// transpose %m (d0, d1) -> (d1, d0) -> a descriptor with sizes and strides in
/// another order
static bool lower_transpose(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Value *memref = source_memref(self, op, adaptor, rw);
  const Type *type =
      converter_convert(converter, builder->ctx, op_result_type(op, 0));
  if (!memref || !type)
    return false;
  const AffineMap *map =
      attr_as_affine_map(op_prop(op, MEMREF_TRANSPOSE_PERMUTATION))->value;
  Descriptor source = descriptor_of(converter, builder, op->loc, memref);
  if (affine_map_is_identity(map)) {
    rewriter_replace_op_with(&rw->rewriter, op, memref);
    return true;
  }
  Descriptor result = descriptor_undef(converter, builder, op->loc, type);
  copy_field(&source, &result, DESCRIPTOR_ALLOCATED);
  copy_field(&source, &result, DESCRIPTOR_ALIGNED);
  copy_field(&source, &result, DESCRIPTOR_OFFSET);
  for (unsigned i = 0; i < map->num_results; i++) {
    unsigned dim = (unsigned)map->results[i]->value;
    descriptor_set_at(&result, DESCRIPTOR_SIZES, i,
                      descriptor_get_at(&source, DESCRIPTOR_SIZES, dim));
    descriptor_set_at(&result, DESCRIPTOR_STRIDES, i,
                      descriptor_get_at(&source, DESCRIPTOR_STRIDES, dim));
  }
  rewriter_replace_op_with(&rw->rewriter, op, result.value);
  return true;
}

static const RewritePattern memref_view_rows[] = {
    {.name = "rank-to-llvm",
     .root = &std_ops[STD_RANK],
     .benefit = 1,
     .convert = lower_rank},
    {.name = "rank-to-llvm",
     .root = &memref_ops[MEMREF_RANK],
     .benefit = 1,
     .convert = lower_rank},
    {.name = "extract-aligned-pointer-as-index-to-llvm",
     .root = &memref_ops[MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX],
     .benefit = 1,
     .convert = lower_pointer_as_index},
    {.name = "extract-strided-metadata-to-llvm",
     .root = &memref_ops[MEMREF_EXTRACT_STRIDED_METADATA],
     .benefit = 1,
     .convert = lower_metadata},
    {.name = "reinterpret-cast-to-llvm",
     .root = &memref_ops[MEMREF_REINTERPRET_CAST],
     .benefit = 1,
     .convert = lower_reinterpret_cast},
    {.name = "transpose-to-llvm",
     .root = &memref_ops[MEMREF_TRANSPOSE],
     .benefit = 1,
     .convert = lower_transpose},
};

const PatternTable memref_view_lowerings = PATTERN_TABLE(memref_view_rows);

// SPDX-License-Identifier: Apache-2.0
// memref.reshape and memref.memory_space_cast: descriptors with other sizes, or
// with pointers into another memory. Unranked ones are made on the stack.
#include "dialects/builtin/builtin.h"
#include "dialects/common/constraints.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_views.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/memref/unranked_descriptor.h"
#include "passes/lower_to_llvm/patterns.h"

/// One operation that is being lowered.
typedef struct View {
  const LLVMTypeConverter *converter;
  ConversionRewriter *rw;
  Builder *builder;
  Operation *op;
  Location loc;
  const ShapedType *from;
  const ShapedType *to;
  const Type *type; ///< The converted type of `to`.
} View;

static bool view_init(View *work, const RewritePattern *self, Operation *op,
                      ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Context *ctx = conversion_context(rw);
  *work = (View){.converter = converter,
                 .rw = rw,
                 .builder = &rw->rewriter.builder,
                 .op = op,
                 .loc = op->loc,
                 .from = type_as_memref(op_operand_type(op, 0)),
                 .to = type_as_memref(op_result_type(op, 0))};
  if (work->to)
    work->type = converter_convert(converter, ctx, &work->to->base);
  return (work->type && work->from &&
          converter_convert(converter, ctx, &work->from->base)) ||
         rewriter_match_failure(&rw->rewriter, op,
                                "not memrefs with descriptors");
}

static Value *index_constant(const View *work, int64_t value) {
  return lowering_index_constant(work->converter, work->builder, work->loc,
                                 value);
}

static Value *binary(const View *work, LLVMOp id, Value *lhs, Value *rhs) {
  return llvm_build_binary(work->builder, &llvm_ops[id], work->loc, lhs, rhs);
}

static unsigned pointer_bytes(const View *work) {
  return work->converter->pointer_width / 8;
}

/// Pointer `index` of a descriptor in memory, whose pointers are `pointer`s.
static Value *field_address(const View *work, Value *fields, int32_t index,
                            const Type *pointer) {
  return index ? llvm_build_constant_gep(work->builder, work->loc, fields,
                                         &index, 1, pointer, value_type(fields))
               : fields;
}

/// An unranked descriptor of `rank`. It points to a ranked one of `*size` bytes
/// on the stack, which is not filled in.
static Value *build_unranked(const View *work, Value *rank, Value **memory,
                             Value **size) {
  Builder *builder = work->builder;
  const LLVMTypeConverter *converter = work->converter;
  Context *ctx = builder->ctx;
  Descriptor result =
      descriptor_undef(converter, builder, work->loc, work->type);
  descriptor_set(&result, UNRANKED_RANK, rank);
  *size = unranked_size(converter, builder, work->loc, result.value);
  *memory = llvm_build_alloca(builder, work->loc, *size,
                              converter_int(converter, ctx, 8),
                              converter_byte_pointer(converter, ctx, 0), 0);
  Value *pointer = *memory;
  const Type *wanted = llvm_struct_element(work->type, 1);
  if (converter_is_wrapped(converter) && value_type(pointer) != wanted)
    pointer = llvm_build_cast(builder, &llvm_ops[LLVM_ADDRSPACECAST], work->loc,
                              pointer, wanted);
  descriptor_set(&result, UNRANKED_POINTER, pointer);
  return result.value;
}

// --- memory_space_cast ------------------------------------------------------

/// Casts even where two attributes name the same address space, as mlir-opt
/// does.
static Value *cast_pointer(const View *work, Value *pointer, const Type *type) {
  return llvm_build_cast(work->builder, &llvm_ops[LLVM_ADDRSPACECAST],
                         work->loc, pointer, type);
}

static Value *cast_ranked(const View *work, Value *memref) {
  ValueVector parts = {0};
  const Type *pointer = llvm_struct_element(work->type, 0);
  unsigned rank = (unsigned)work->from->rank;
  Descriptor source =
      descriptor_of(work->converter, work->builder, work->loc, memref);
  for (unsigned i = 0; i <= DESCRIPTOR_OFFSET; i++)
    VECTOR_PUSH(&parts, descriptor_get(&source, (DescriptorField)i));
  for (unsigned i = 0; i < rank; i++)
    VECTOR_PUSH(&parts, descriptor_get_at(&source, DESCRIPTOR_SIZES, i));
  for (unsigned i = 0; i < rank; i++)
    VECTOR_PUSH(&parts, descriptor_get_at(&source, DESCRIPTOR_STRIDES, i));
  parts.data[0] = cast_pointer(work, parts.data[0], pointer);
  parts.data[1] = cast_pointer(work, parts.data[1], pointer);
  Value *result = lowering_pack_descriptor(work->converter, work->builder,
                                           work->loc, work->to, parts.data);
  VECTOR_FREE(&parts);
  return result;
}

/// Copies the ranked descriptor at `from` to `to`, the two pointers cast.
static void copy_cast_fields(const View *work, Value *from, Value *to,
                             Value *size) {
  Builder *builder = work->builder;
  const LLVMTypeConverter *converter = work->converter;
  Context *ctx = builder->ctx;
  const Type *element = converter_element(converter, ctx, work->from);
  const Type *old = converter_pointer(converter, ctx, element,
                                      memref_address_space(work->from));
  const Type *new = converter_pointer(converter, ctx, element,
                                      memref_address_space(work->to));
  from = lowering_retype_pointer(converter, builder, work->loc, from, old);
  to = lowering_retype_pointer(converter, builder, work->loc, to, new);
  Value *pointers[2];
  for (int32_t i = 0; i < 2; i++)
    pointers[i] = llvm_build_load(builder, work->loc,
                                  field_address(work, from, i, old), old);
  for (int32_t i = 0; i < 2; i++)
    pointers[i] = cast_pointer(work, pointers[i], new);
  for (int32_t i = 0; i < 2; i++)
    llvm_build_store(builder, work->loc, pointers[i],
                     field_address(work, to, i, new));
  const Type *byte = converter_int(converter, ctx, 8);
  Value *source = field_address(work, from, 2, old);
  Value *target = field_address(work, to, 2, new);
  Value *skipped = index_constant(work, 2 * (int64_t)pointer_bytes(work));
  Value *rest = binary(work, LLVM_SUB, size, skipped);
  source = lowering_retype_pointer(converter, builder, work->loc, source, byte);
  target = lowering_retype_pointer(converter, builder, work->loc, target, byte);
  lowering_build_memcpy(converter, builder, work->loc, target, source, rest);
}

static Value *cast_unranked(const View *work, Value *memref) {
  Descriptor source =
      descriptor_of(work->converter, work->builder, work->loc, memref);
  Value *rank = descriptor_get(&source, UNRANKED_RANK);
  Value *from = descriptor_get(&source, UNRANKED_POINTER);
  Value *memory, *size;
  Value *result = build_unranked(work, rank, &memory, &size);
  copy_cast_fields(work, from, memory, size);
  return result;
}

/// memory_space_cast %m -> a descriptor with both pointers cast
static bool lower_memory_space_cast(const RewritePattern *self, Operation *op,
                                    const Adaptor *adaptor,
                                    ConversionRewriter *rw) {
  View work;
  Value *memref = adaptor_operand(adaptor, 0);
  if (!memref || !view_init(&work, self, op, rw))
    return false;
  rewriter_replace_op_with(&rw->rewriter, op,
                           work.from->rank < 0 ? cast_unranked(&work, memref)
                                               : cast_ranked(&work, memref));
  return true;
}

// --- reshape ----------------------------------------------------------------

/// Entry `index` of the memref of sizes, by a memref.load, which is lowered in
/// turn.
static Value *load_size(const View *work, int64_t index) {
  Value *shape = op_operand(work->op, 1);
  Value *operands[] = {shape, index_constant(work, index)};
  const Attribute *props[2] = {0};
  const Type *type = type_as_shaped(value_type(shape))->element;
  Value *size =
      op_result(builder_create_op(work->builder, &memref_ops[MEMREF_LOAD],
                                  work->loc, operands, 2, type, props),
                0);
  if (type == work->converter->index)
    return size;
  return op_result(
      builder_create_op(work->builder,
                        &builtin_ops[BUILTIN_UNREALIZED_CONVERSION_CAST],
                        work->loc, &size, 1, work->converter->index, NULL),
      0);
}

/// Sizes from the last to the first, and the strides that follow from them.
static void fill_reshaped(const View *work, Descriptor *result,
                          const int64_t *strides) {
  Value *stride = NULL;
  for (unsigned i = (unsigned)work->to->rank; i-- > 0;) {
    if (strides[i] != DYNAMIC_SIZE)
      stride = index_constant(work, strides[i]);
    else if (!stride)
      stride = index_constant(work, 1);
    Value *size = work->to->shape[i] == DYNAMIC_SIZE
                      ? load_size(work, i)
                      : index_constant(work, work->to->shape[i]);
    descriptor_set_at(result, DESCRIPTOR_SIZES, i, size);
    descriptor_set_at(result, DESCRIPTOR_STRIDES, i, stride);
    stride = binary(work, LLVM_MUL, stride, size);
  }
}

static Value *reshape_ranked(const View *work, Value *memref) {
  Descriptor result =
      descriptor_undef(work->converter, work->builder, work->loc, work->type);
  MemrefBuffer buffer = memref_buffer(work->converter, work->builder, work->loc,
                                      work->from, memref);
  descriptor_set(&result, DESCRIPTOR_ALLOCATED, buffer.allocated);
  descriptor_set(&result, DESCRIPTOR_ALIGNED, buffer.aligned);
  int64_t *strides = mem_alloc(((size_t)work->to->rank + 1) * sizeof *strides);
  int64_t offset = 0;
  memref_type_strides(work->builder->ctx, work->to, strides, &offset);
  descriptor_set(&result, DESCRIPTOR_OFFSET, index_constant(work, offset));
  fill_reshaped(work, &result, strides);
  mem_free(strides);
  return result.value;
}

/// Addresses of the sizes and strides of a ranked descriptor in memory, and the
/// source of the sizes.
typedef struct SizeArrays {
  Value *sizes;
  Value *strides;
  Value *wanted;
} SizeArrays;

/// Stores pointers and offset at `memory`.
static void store_header(const View *work, Value *memory,
                         const MemrefBuffer *buffer, Value *offset) {
  Builder *builder = work->builder;
  const Type *pointer = value_type(buffer->allocated);
  Value *fields = lowering_retype_pointer(work->converter, builder, work->loc,
                                          memory, pointer);
  llvm_build_store(builder, work->loc, buffer->allocated, fields);
  llvm_build_store(builder, work->loc, buffer->aligned,
                   field_address(work, fields, 1, pointer));
  Value *place = lowering_retype_pointer(
      work->converter, builder, work->loc,
      field_address(work, fields, 2, pointer), work->converter->index);
  llvm_build_store(builder, work->loc, offset, place);
}

/// `{ T*, T*, index, index }*`, field 3: where the sizes begin.
static Value *sizes_address(const View *work, Value *memory,
                            const Type *pointer) {
  Context *ctx = work->builder->ctx;
  const Type *index = work->converter->index;
  const Type *fields[] = {pointer, pointer, index, index};
  const Type *header = converter_struct(work->converter, ctx, fields, 4);
  memory = lowering_retype_pointer(work->converter, work->builder, work->loc,
                                   memory, header);
  return llvm_build_field_gep(
      work->builder, work->loc, memory, header, DESCRIPTOR_SIZES,
      converter_pointer(work->converter, ctx, index, 0));
}

static Value *element_of(const View *work, Value *array, Value *index) {
  return llvm_build_gep(work->builder, work->loc, array, index,
                        work->converter->index, LLVM_GEP_NONE);
}

/// Wanted size `index`. As in the reference tool, a size of another type is
/// read as if it were an index: -memref-expand should run first.
static Value *load_wanted_size(const View *work, const SizeArrays *arrays,
                               Value *index) {
  Builder *builder = work->builder;
  const ShapedType *shape = type_as_shaped(op_operand_type(work->op, 1));
  Value *address = llvm_build_gep(
      builder, work->loc, arrays->wanted, index,
      converter_element(work->converter, builder->ctx, shape), LLVM_GEP_NONE);
  address = lowering_retype_pointer(work->converter, builder, work->loc,
                                    address, work->converter->index);
  return llvm_build_load(builder, work->loc, address, work->converter->index);
}

/// The loop's body: stores size and stride `index`; gives the next stride.
static Value *store_dimension(const View *work, const SizeArrays *arrays,
                              Value *index, Value *stride) {
  Builder *builder = work->builder;
  Value *size = load_wanted_size(work, arrays, index);
  llvm_build_store(builder, work->loc, size,
                   element_of(work, arrays->sizes, index));
  llvm_build_store(builder, work->loc, stride,
                   element_of(work, arrays->strides, index));
  return binary(work, LLVM_MUL, stride, size);
}

static void build_cond_br(const View *work, Value *condition, Block *yes,
                          Block *no) {
  const int32_t segments[] = {1, 0, 0};
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_COND_BR_SEGMENTS] =
          dense_i32_array_attr_get(work->builder->ctx, segments, 3)};
  Block *blocks[] = {yes, no};
  OpState state = {.def = &llvm_ops[LLVM_COND_BR],
                   .loc = work->loc,
                   .operands = &condition,
                   .num_operands = 1,
                   .successors = blocks,
                   .num_successors = 2,
                   .props = props};
  builder_create(work->builder, &state);
}

/// for (i = rank - 1, stride = 1; i >= 0; stride *= size[i], i--), in front of
/// the operation.
static void loop_over_dimensions(View *work, const SizeArrays *arrays,
                                 Value *rank) {
  Rewriter *rw = &work->rw->rewriter;
  Builder *builder = work->builder;
  const Type *index = work->converter->index;
  Value *one = index_constant(work, 1);
  Value *last = binary(work, LLVM_SUB, rank, one);
  Block *start = work->op->block;
  const Type *types[] = {index, index};
  const Location locs[] = {work->loc, work->loc};
  // As in the reference tool, the loop and what follows it end the region.
  Region *region = start->parent;
  Block *rest = rewriter_split_block(rw, start, work->op);
  Block *condition = rewriter_create_block(rw, region, NULL, types, locs, 2);
  Block *body = rewriter_create_block(rw, region, NULL, NULL, NULL, 0);
  Block *end = rewriter_create_block(rw, region, NULL, NULL, NULL, 0);
  rewriter_merge_blocks(rw, rest, end, NULL);
  builder_set_to_end(builder, start);
  Value *inits[] = {last, one};
  llvm_build_br(builder, work->loc, condition, inits, 2);

  Value *counter = block_argument(condition, 0);
  Value *stride = block_argument(condition, 1);
  builder_set_to_end(builder, condition);
  Value *zero = index_constant(work, 0);
  Value *goes_on =
      llvm_build_icmp(builder, work->loc, CMPI_SGE, counter, zero,
                      converter_int(work->converter, builder->ctx, 1));
  build_cond_br(work, goes_on, body, end);

  builder_set_to_end(builder, body);
  Value *next_stride = store_dimension(work, arrays, counter, stride);
  Value *next[] = {binary(work, LLVM_SUB, counter, one), next_stride};
  llvm_build_br(builder, work->loc, condition, next, 2);
  builder_set_before(builder, work->op);
}

/// Offset of the source. In the descriptor of an unranked one it follows the
/// two pointers.
static Value *source_offset(const View *work, Value *memref,
                            const MemrefBuffer *buffer) {
  const LLVMTypeConverter *converter = work->converter;
  Builder *builder = work->builder;
  Descriptor source = descriptor_of(converter, builder, work->loc, memref);
  if (!buffer->fields)
    return descriptor_get(&source, DESCRIPTOR_OFFSET);
  Value *place =
      field_address(work, buffer->fields, 2, value_type(buffer->allocated));
  place = lowering_retype_pointer(converter, builder, work->loc, place,
                                  converter->index);
  return llvm_build_load(builder, work->loc, place, converter->index);
}

static Value *reshape_unranked(View *work, Value *memref, Value *shape) {
  const ShapedType *shape_type = type_as_shaped(op_operand_type(work->op, 1));
  Descriptor sizes =
      descriptor_of(work->converter, work->builder, work->loc, shape);
  Value *rank = shape_type->shape[0] == DYNAMIC_SIZE
                    ? descriptor_get_at(&sizes, DESCRIPTOR_SIZES, 0)
                    : index_constant(work, shape_type->shape[0]);
  Value *memory, *bytes;
  Value *result = build_unranked(work, rank, &memory, &bytes);
  MemrefBuffer buffer = memref_buffer(work->converter, work->builder, work->loc,
                                      work->from, memref);
  store_header(work, memory, &buffer, source_offset(work, memref, &buffer));
  SizeArrays arrays;
  arrays.sizes = sizes_address(work, memory, value_type(buffer.allocated));
  arrays.strides = element_of(work, arrays.sizes, rank);
  arrays.wanted = descriptor_get(&sizes, DESCRIPTOR_ALIGNED);
  loop_over_dimensions(work, &arrays, rank);
  return result;
}

/// reshape %m(%sizes) -> a descriptor with these sizes
static bool lower_reshape(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  View work;
  Value *const *operands = adaptor_one_to_one(adaptor);
  if (!operands || !view_init(&work, self, op, rw))
    return false;
  if (work.to->rank >= 0 && !memref_layout_is_identity(work.to))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the result's layout is not the identity");
  rewriter_replace_op_with(
      &rw->rewriter, op,
      work.to->rank < 0 ? reshape_unranked(&work, operands[0], operands[1])
                        : reshape_ranked(&work, operands[0]));
  return true;
}

static const RewritePattern memref_unranked_rows[] = {
    {.name = "memory-space-cast-to-llvm",
     .root = &memref_ops[MEMREF_MEMORY_SPACE_CAST],
     .benefit = 1,
     .convert = lower_memory_space_cast},
    {.name = "reshape-to-llvm",
     .root = &memref_ops[MEMREF_RESHAPE],
     .benefit = 1,
     .convert = lower_reshape},
};

const PatternTable memref_unranked_lowerings =
    PATTERN_TABLE(memref_unranked_rows);

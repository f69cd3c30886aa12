// SPDX-License-Identifier: Apache-2.0
// Allocation of memrefs: sizes, strides, memory, descriptor.
#include "passes/lower_to_llvm/memref/allocation.h"

#include "dialects/memref/memref.h"
#include "dialects/memref/memref_limits.h"
#include "dialects/memref/memref_views.h"
#include "dialects/std/std.h"
#include "passes/lower_to_llvm/library.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/patterns.h"
#include "support/numbers/rounding.h"

bool allocation_init(Allocation *work, const LLVMTypeConverter *converter,
                     Builder *builder, Operation *op) {
  *work = (Allocation){.converter = converter,
                       .builder = builder,
                       .op = op,
                       .loc = op->loc,
                       .type = type_as_ranked_memref(op_result_type(op, 0))};
  work->descriptor =
      converter_convert(converter, builder->ctx, &work->type->base);
  if (!work->descriptor)
    return false;
  work->element = converter_element(converter, builder->ctx, work->type);
  work->pointer = llvm_struct_element(work->descriptor, 0);
  size_t rank = (size_t)work->type->rank;
  work->static_strides = mem_alloc(rank * sizeof(int64_t) + 1);
  work->sizes = mem_alloc(rank * sizeof(Value *) + 1);
  work->strides = mem_alloc(rank * sizeof(Value *) + 1);
  return true;
}

void allocation_free(Allocation *work) {
  mem_free(work->static_strides);
  mem_free(work->sizes);
  mem_free(work->strides);
}

static Value *index_constant(Allocation *work, int64_t value) {
  return lowering_index_constant(work->converter, work->builder, work->loc,
                                 value);
}

static Value *binary(Allocation *work, LLVMOp id, Value *lhs, Value *rhs) {
  return llvm_build_binary(work->builder, &llvm_ops[id], work->loc, lhs, rhs);
}

static Value *cast(Allocation *work, LLVMOp id, Value *value,
                   const Type *type) {
  return llvm_build_cast(work->builder, &llvm_ops[id], work->loc, value, type);
}

static void build_sizes(Allocation *work, const Adaptor *adaptor) {
  unsigned next = 0;
  for (int32_t i = 0; i < work->type->rank; i++)
    work->sizes[i] = work->type->shape[i] == DYNAMIC_SIZE
                         ? adaptor_operand(adaptor, next++)
                         : index_constant(work, work->type->shape[i]);
}

/// Product of the sizes from left to right; 1 for rank 0.
static void build_wrapped_count(Allocation *work) {
  int32_t rank = work->type->rank;
  if (!work->is_identity) {
    work->count = strided_layout_build_count(work);
    return;
  }
  work->count = rank ? work->sizes[0] : index_constant(work, 1);
  for (int32_t i = 1; i < rank; i++)
    work->count = binary(work, LLVM_MUL, work->count, work->sizes[i]);
}

/// Strides from the last dimension to the first: constants as far as the sizes
/// are static.
static void build_wrapped_strides(Allocation *work) {
  Value *running = NULL;
  for (int32_t i = work->type->rank; i-- > 0;) {
    if (work->static_strides[i] != DYNAMIC_SIZE)
      running = index_constant(work, work->static_strides[i]);
    else if (work->has_symbols)
      running = work->strides[i];
    else
      running = binary(work, LLVM_MUL, running, work->sizes[i + 1]);
    work->strides[i] = running;
  }
}

/// The reference tool's order: strides and element count in one sweep; a size
/// serves as the stride where they are equal.
static void build_modern_strides(Allocation *work) {
  int64_t stride = 1;
  Value *running = index_constant(work, 1);
  for (int32_t i = work->type->rank; i-- > 0;) {
    work->strides[i] = running;
    bool size_is_stride = stride == 1;
    if (work->type->shape[i] == DYNAMIC_SIZE)
      stride = DYNAMIC_SIZE;
    else if (stride != DYNAMIC_SIZE)
      stride *= work->type->shape[i];
    if (size_is_stride)
      running = work->sizes[i];
    else if (stride == DYNAMIC_SIZE)
      running = binary(work, LLVM_MUL, running, work->sizes[i]);
    else
      running = index_constant(work, stride);
  }
  work->count = running;
}

/// Distance from null to element `count`: gep, then ptrtoint.
static Value *build_distance(Allocation *work, Value *count) {
  const Type *pointer =
      converter_pointer(work->converter, work->builder->ctx, work->element, 0);
  Value *null = llvm_build_null(work->builder, work->loc, pointer);
  Value *end = llvm_build_gep(work->builder, work->loc, null, count,
                              work->element, LLVM_GEP_NONE);
  return cast(work, LLVM_PTRTOINT, end, work->converter->index);
}

void allocation_build_bytes(Allocation *work) {
  if (!converter_is_wrapped(work->converter)) {
    work->bytes = build_distance(work, work->count);
    return;
  }
  Value *null = llvm_build_null(work->builder, work->loc, work->pointer);
  work->one = index_constant(work, 1);
  Value *end = llvm_build_gep(work->builder, work->loc, null, work->one,
                              work->element, LLVM_GEP_NONE);
  Value *size = cast(work, LLVM_PTRTOINT, end, work->converter->index);
  work->bytes = binary(work, LLVM_MUL, work->count, size);
}

/// Pointer to bytes in the memref's own space.
static const Type *bytes_in_space(const Allocation *work) {
  return converter_byte_pointer(work->converter, work->builder->ctx,
                                memref_address_space(work->type));
}

/// `bytes` as a pointer to elements.
static Value *to_element_pointer(Allocation *work, Value *bytes) {
  const Type *from = value_type(bytes);
  unsigned space = memref_address_space(work->type);
  if (llvm_pointer_address_space(from) != space)
    bytes = cast(work, LLVM_ADDRSPACECAST, bytes, bytes_in_space(work));
  return converter_is_wrapped(work->converter)
             ? cast(work, LLVM_BITCAST, bytes, work->pointer)
             : bytes;
}

/// The function to call for `function`: its generic twin where those are asked
/// for.
static LibraryFunction chosen_function(const LLVMTypeConverter *converter,
                                       LibraryFunction function) {
  if (!converter->options->use_generic_functions)
    return function;
  return function == LIBRARY_MALLOC ? LIBRARY_GENERIC_ALLOC
         : function == LIBRARY_FREE ? LIBRARY_GENERIC_FREE
                                    : LIBRARY_GENERIC_ALIGNED_ALLOC;
}

static Value *call_library(Allocation *work, LibraryFunction function,
                           Value *first, Value *second) {
  Value *arguments[] = {first, second};
  function = chosen_function(work->converter, function);
  return library_build_call(work->converter, work->builder, work->loc, function,
                            arguments, second ? 2 : 1);
}

/// The first aligned address in the memory, as the document has it: bump it by
/// (align - p % align) % align.
static void align_wrapped(Allocation *work) {
  const Type *index = work->converter->index;
  Value *memory = work->memory, *alignment = work->alignment;
  Value *address = cast(work, LLVM_PTRTOINT, memory, index);
  Value *excess = binary(work, LLVM_UREM, address, alignment);
  Value *rest = binary(work, LLVM_SUB, alignment, excess);
  Value *bump = binary(work, LLVM_UREM, rest, alignment);
  const Type *byte = converter_int(work->converter, work->builder->ctx, 8);
  Value *aligned = llvm_build_gep(work->builder, work->loc, memory, bump, byte,
                                  LLVM_GEP_NONE);
  work->aligned = to_element_pointer(work, aligned);
}

/// The first aligned address as the reference tool has it: add align - 1, and
/// round down.
static Value *round_up_modern(Allocation *work, Value *number,
                              Value *alignment) {
  Value *one = index_constant(work, 1);
  Value *bump = binary(work, LLVM_SUB, alignment, one);
  Value *beyond = binary(work, LLVM_ADD, number, bump);
  Value *excess = binary(work, LLVM_UREM, beyond, alignment);
  return binary(work, LLVM_SUB, beyond, excess);
}

static void align_modern(Allocation *work, Value *alignment) {
  const Type *index = work->converter->index;
  Value *address = cast(work, LLVM_PTRTOINT, work->allocated, index);
  Value *aligned = round_up_modern(work, address, alignment);
  work->aligned = cast(work, LLVM_INTTOPTR, aligned, work->pointer);
}

/// The constant for the alignment attribute. In the modern spelling, elements
/// that are not scalars are aligned to their size. NULL: no alignment.
static Value *build_alignment(Allocation *work) {
  int64_t alignment;
  if (attr_integer_value(op_prop(work->op, STD_ALLOC_ALIGNMENT), &alignment) &&
      alignment)
    return index_constant(work, alignment);
  const Type *element = work->type->element;
  if (converter_is_wrapped(work->converter) || type_is_index(element) ||
      type_is_int_or_float(element))
    return NULL;
  return lowering_size_in_bytes(work->converter, work->builder, work->loc,
                                work->element);
}

static void build_malloc(Allocation *work) {
  allocation_build_bytes(work);
  Value *alignment = build_alignment(work);
  Value *size = work->bytes;
  bool is_wrapped = converter_is_wrapped(work->converter);
  if (alignment) {
    size = binary(work, LLVM_ADD, size, alignment);
    if (is_wrapped)
      size = binary(work, LLVM_SUB, size, work->one);
  }
  Value *memory = call_library(work, LIBRARY_MALLOC, size, NULL);
  work->allocated = to_element_pointer(work, memory);
  work->aligned = work->allocated;
  work->memory = memory;
  if (is_wrapped)
    work->alignment = alignment;
  else if (alignment)
    align_modern(work, alignment);
}

/// Bytes of the descriptor of a memref that is an element.
static uint64_t descriptor_size(const LLVMTypeConverter *converter,
                                const ShapedType *memref) {
  uint64_t pointer = converter->pointer_width / 8;
  uint64_t index = (converter->index_width + 7) / 8;
  return memref->rank < 0
             ? index + pointer
             : 2 * pointer + (1 + 2 * (uint64_t)memref->rank) * index;
}

/// Bytes of a scalar; 0 for other types.
static uint64_t scalar_size(const LLVMTypeConverter *converter,
                            const Type *type) {
  if (type_is_index(type))
    return (converter->index_width + 7) / 8;
  return type_is_int_or_float(type) ? (type_bit_width(type) + 7) / 8 : 0;
}

/// A vector's last dimension is padded to a power of two; in 2020 it was not.
/// UINT64_MAX: too large.
static uint64_t vector_size(const LLVMTypeConverter *converter,
                            const ShapedType *vector) {
  uint64_t size = scalar_size(converter, vector->element);
  for (int32_t i = 0; i < vector->rank; i++) {
    uint64_t count = (uint64_t)vector->shape[i];
    bool is_padded = i + 1 == vector->rank && !converter_is_wrapped(converter);
    if (__builtin_mul_overflow(
            size, is_padded ? next_power_of_two(count) : count, &size))
      return UINT64_MAX;
  }
  return size;
}

/// Bytes of one element where no target is needed to know them, else 0.
static uint64_t element_size(const LLVMTypeConverter *converter,
                             const Type *type) {
  uint64_t scalar = scalar_size(converter, type);
  if (scalar)
    return scalar;
  const ShapedType *shaped = type_as_shaped(type);
  if (shaped && type_as_memref(type))
    return converter_is_wrapped(converter) ? 0
                                           : descriptor_size(converter, shaped);
  if (type_as_vector(type))
    return vector_size(converter, shaped);
  const ComplexType *complex = type_as_complex(type);
  return complex ? 2 * element_size(converter, complex->element) : 0;
}

bool lowering_buffer_fits(const LLVMTypeConverter *converter,
                          const ShapedType *memref) {
  bool fits = memref_bytes_fit(memref, element_size(converter, memref->element),
                               converter->index_width);
  if (!fits)
    *converter->oversized = &memref->base;
  return fits;
}

/// Is the size in bytes, which fits, a multiple of `alignment` whatever the
/// dynamic sizes?
static bool is_size_multiple(const Allocation *work, uint64_t alignment) {
  uint64_t size = element_size(work->converter, work->type->element);
  for (int32_t i = 0; work->is_identity && i < work->type->rank; i++)
    if (work->type->shape[i] != DYNAMIC_SIZE)
      size *= (uint64_t)work->type->shape[i];
  return size % alignment == 0;
}

/// Rounds the size up to a multiple of the alignment, as aligned_alloc
/// requires.
static Value *round_up(Allocation *work, Value *size, Value *alignment) {
  if (!converter_is_wrapped(work->converter))
    return round_up_modern(work, size, alignment);
  Value *excess = binary(work, LLVM_UREM, size, alignment);
  Value *rest = binary(work, LLVM_SUB, alignment, excess);
  Value *padding = binary(work, LLVM_UREM, rest, alignment);
  return binary(work, LLVM_ADD, size, padding);
}

/// In the wrapped spelling the attribute is an i64, as in 2020.
static Value *alignment_constant(Allocation *work, int64_t alignment) {
  if (!converter_is_wrapped(work->converter))
    return index_constant(work, alignment);
  Context *ctx = work->builder->ctx;
  return llvm_build_constant(
      work->builder, work->loc, work->converter->index,
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), alignment));
}

static void build_aligned_alloc(Allocation *work) {
  enum { LEAST_ALIGNMENT = 16 };
  allocation_build_bytes(work);
  int64_t alignment = 0;
  attr_integer_value(op_prop(work->op, STD_ALLOC_ALIGNMENT), &alignment);
  if (!alignment) {
    uint64_t size = element_size(work->converter, work->type->element);
    alignment = (int64_t)next_power_of_two(size);
    if (alignment < LEAST_ALIGNMENT)
      alignment = LEAST_ALIGNMENT;
  }
  Value *constant = alignment_constant(work, alignment);
  Value *size = work->bytes;
  if (!is_size_multiple(work, (uint64_t)alignment))
    size = round_up(work, size, constant);
  Value *memory = call_library(work, LIBRARY_ALIGNED_ALLOC, constant, size);
  work->allocated = work->aligned = to_element_pointer(work, memory);
}

static void build_alloca(Allocation *work) {
  int64_t alignment = 0;
  attr_integer_value(op_prop(work->op, STD_ALLOC_ALIGNMENT), &alignment);
  work->allocated = work->aligned =
      llvm_build_alloca(work->builder, work->loc, work->count, work->element,
                        work->pointer, alignment);
}

Value *allocation_build_descriptor(Allocation *work) {
  Descriptor memref = descriptor_undef(work->converter, work->builder,
                                       work->loc, work->descriptor);
  unsigned rank = (unsigned)work->type->rank;
  descriptor_set(&memref, DESCRIPTOR_ALLOCATED, work->allocated);
  if (work->alignment)
    align_wrapped(work);
  descriptor_set(&memref, DESCRIPTOR_ALIGNED, work->aligned);
  descriptor_set(&memref, DESCRIPTOR_OFFSET,
                 index_constant(work, work->offset));
  if (converter_is_wrapped(work->converter)) {
    build_wrapped_strides(work);
    for (unsigned i = 0; i < rank; i++) {
      descriptor_set_at(&memref, DESCRIPTOR_SIZES, i, work->sizes[i]);
      descriptor_set_at(&memref, DESCRIPTOR_STRIDES, i, work->strides[i]);
    }
    return memref.value;
  }
  for (unsigned i = 0; i < rank; i++)
    descriptor_set_at(&memref, DESCRIPTOR_SIZES, i, work->sizes[i]);
  for (unsigned i = 0; i < rank; i++)
    descriptor_set_at(&memref, DESCRIPTOR_STRIDES, i, work->strides[i]);
  return memref.value;
}

static bool is_supported(Allocation *work, ConversionRewriter *rw) {
  Context *ctx = work->builder->ctx;
  if (!memref_type_strides(ctx, work->type, work->static_strides,
                           &work->offset))
    return rewriter_match_failure(&rw->rewriter, work->op,
                                  "the layout is not strided");
  work->is_identity = memref_layout_is_identity(work->type);
  if (work->is_identity)
    return true;
  bool is_wrapped = converter_is_wrapped(work->converter);
  return (is_wrapped && strided_layout_is_supported(work)) ||
         rewriter_match_failure(&rw->rewriter, work->op,
                                is_wrapped ? "the layout cannot be allocated"
                                           : "the layout is not the identity");
}

static bool operands_are_single(const Adaptor *adaptor) {
  for (uint32_t i = 0; i < adaptor->num_operands; i++)
    if (!adaptor_operand(adaptor, i))
      return false;
  return true;
}

void allocation_build_extent(Allocation *work, const Adaptor *adaptor) {
  build_sizes(work, adaptor);
  if (work->has_symbols)
    strided_layout_build_strides(work, adaptor,
                                 shaped_type_num_dynamic_dims(work->type));
  if (converter_is_wrapped(work->converter))
    build_wrapped_count(work);
  else
    build_modern_strides(work);
}

static void allocate(Allocation *work, const Adaptor *adaptor, bool on_stack) {
  allocation_build_extent(work, adaptor);
  if (on_stack)
    build_alloca(work);
  else if (work->converter->options->use_aligned_alloc)
    build_aligned_alloc(work);
  else
    build_malloc(work);
}

/// alloc(…) : memref<…> -> call of malloc, or llvm.alloca, and a descriptor
static bool lower_alloc(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  Allocation work;
  if (!allocation_init(&work, pattern_converter(self), &rw->rewriter.builder,
                       op))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the memref has no LLVM type");
  bool ok = operands_are_single(adaptor) && is_supported(&work, rw);
  if (ok && !lowering_buffer_fits(work.converter, work.type))
    ok = rewriter_match_failure(&rw->rewriter, op,
                                "the memref is too large for the index type");
  if (ok) {
    allocate(&work, adaptor,
             op_is(op, &std_ops[STD_ALLOCA]) ||
                 op_is(op, &memref_ops[MEMREF_ALLOCA]));
    rewriter_replace_op_with(&rw->rewriter, op,
                             allocation_build_descriptor(&work));
  }
  allocation_free(&work);
  return ok;
}

/// The pointer that was allocated. For an unranked memref it is the first field
/// of the descriptor in memory.
static Value *allocated_pointer(Allocation *work, Value *memref) {
  Descriptor descriptor =
      descriptor_of(work->converter, work->builder, work->loc, memref);
  if (work->type->rank >= 0)
    return descriptor_get(&descriptor, DESCRIPTOR_ALLOCATED);
  Value *ranked = descriptor_get(&descriptor, UNRANKED_POINTER);
  ranked = lowering_retype_pointer(work->converter, work->builder, work->loc,
                                   ranked, bytes_in_space(work));
  return llvm_build_load(work->builder, work->loc, ranked,
                         bytes_in_space(work));
}

/// dealloc %m -> call of free on the allocated pointer
static bool lower_dealloc(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  const ShapedType *type = type_as_memref(op_operand_type(op, 0));
  Value *memref = adaptor_operand(adaptor, 0);
  if (!type || !memref ||
      !converter_convert(converter, builder->ctx, &type->base))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "not a memref with a descriptor");
  Allocation work = {.converter = converter,
                     .builder = builder,
                     .op = op,
                     .loc = op->loc,
                     .type = type};
  Value *pointer = allocated_pointer(&work, memref);
  if (converter_is_wrapped(converter) && type->rank >= 0)
    pointer = cast(&work, LLVM_BITCAST, pointer, bytes_in_space(&work));
  if (memref_address_space(type) != 0)
    pointer = cast(&work, LLVM_ADDRSPACECAST, pointer,
                   converter_byte_pointer(converter, builder->ctx, 0));
  call_library(&work, LIBRARY_FREE, pointer, NULL);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

static const RewritePattern std_allocation_rows[] = {
    {.name = "alloc-to-llvm",
     .root = &std_ops[STD_ALLOC],
     .benefit = 1,
     .convert = lower_alloc},
    {.name = "alloc-to-llvm",
     .root = &memref_ops[MEMREF_ALLOC],
     .benefit = 1,
     .convert = lower_alloc},
    {.name = "alloca-to-llvm",
     .root = &std_ops[STD_ALLOCA],
     .benefit = 1,
     .convert = lower_alloc},
    {.name = "alloca-to-llvm",
     .root = &memref_ops[MEMREF_ALLOCA],
     .benefit = 1,
     .convert = lower_alloc},
    {.name = "dealloc-to-llvm",
     .root = &std_ops[STD_DEALLOC],
     .benefit = 1,
     .convert = lower_dealloc},
    {.name = "dealloc-to-llvm",
     .root = &memref_ops[MEMREF_DEALLOC],
     .benefit = 1,
     .convert = lower_dealloc},
};

const PatternTable std_allocation_lowerings =
    PATTERN_TABLE(std_allocation_rows);

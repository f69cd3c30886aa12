// SPDX-License-Identifier: Apache-2.0
// Copies the ranked descriptor that an unranked one points to, to the heap or
// the stack. Its size is 2 pointers and 1 + 2 * rank indices.
#include "passes/lower_to_llvm/memref/unranked_descriptor.h"
#include "passes/lower_to_llvm/memref/descriptor.h"

#include "passes/lower_to_llvm/library.h"

/// Constants that the copies at one place share in 2020.
typedef struct CopyConstants {
  Value *one;
  Value *two;
  Value *pointer_size;
  Value *index_size;
} CopyConstants;

static CopyConstants build_constants(const LLVMTypeConverter *converter,
                                     Builder *builder, Location loc) {
  CopyConstants constants;
  unsigned pointer_size = converter->pointer_width / 8;
  unsigned index_size = (converter->index_width + 7) / 8;
  constants.one = lowering_index_constant(converter, builder, loc, 1);
  constants.two = lowering_index_constant(converter, builder, loc, 2);
  if (converter_is_wrapped(converter))
    constants.pointer_size =
        lowering_index_constant(converter, builder, loc, pointer_size);
  constants.index_size =
      lowering_index_constant(converter, builder, loc, index_size);
  if (!converter_is_wrapped(converter))
    constants.pointer_size =
        lowering_index_constant(converter, builder, loc, pointer_size);
  return constants;
}

Value *unranked_rank(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, Value *descriptor) {
  Value *rank = unranked_get(converter, builder, loc, descriptor, 0);
  unsigned width = llvm_integer_width(value_type(rank));
  if (width == converter->index_width)
    return rank;
  const OpDef *def =
      &llvm_ops[width > converter->index_width ? LLVM_TRUNC : LLVM_SEXT];
  return llvm_build_cast(builder, def, loc, rank, converter->index);
}

static Value *build_size(const LLVMTypeConverter *converter, Builder *builder,
                         Location loc, const CopyConstants *constants,
                         Value *descriptor) {
  const OpDef *mul = &llvm_ops[LLVM_MUL], *add = &llvm_ops[LLVM_ADD];
  Value *pointers = llvm_build_binary(builder, mul, loc, constants->two,
                                      constants->pointer_size);
  Value *rank = unranked_rank(converter, builder, loc, descriptor);
  Value *twice = llvm_build_binary(builder, mul, loc, constants->two, rank);
  Value *count = llvm_build_binary(builder, add, loc, twice, constants->one);
  Value *indices =
      llvm_build_binary(builder, mul, loc, count, constants->index_size);
  return llvm_build_binary(builder, add, loc, pointers, indices);
}

Value *unranked_size(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, Value *descriptor) {
  CopyConstants constants = build_constants(converter, builder, loc);
  return build_size(converter, builder, loc, &constants, descriptor);
}

static void build_memcpy(const LLVMTypeConverter *converter, Builder *builder,
                         Location loc, Value *to, Value *from, Value *size,
                         Value *is_volatile) {
  const OpDef *def = &llvm_ops[LLVM_INTR_MEMCPY];
  Value *operands[] = {to, from, size, is_volatile};
  if (converter_is_wrapped(converter)) {
    builder_create_op(builder, def, loc, operands, 4, NULL, NULL);
    return;
  }
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  props[LLVM_MEM_IS_VOLATILE] = bool_attr_get(builder->ctx, false);
  builder_create_op(builder, def, loc, operands, 3, NULL, props);
}

static Value *build_false(const LLVMTypeConverter *converter, Builder *builder,
                          Location loc) {
  return llvm_build_constant(builder, loc,
                             converter_int(converter, builder->ctx, 1),
                             bool_attr_get(builder->ctx, false));
}

void lowering_build_memcpy(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, Value *to, Value *from, Value *size) {
  Value *is_volatile = converter_is_wrapped(converter)
                           ? build_false(converter, builder, loc)
                           : NULL;
  build_memcpy(converter, builder, loc, to, from, size, is_volatile);
}

/// Pointer `index` of a descriptor in memory.
static Value *load_pointer(Builder *builder, Location loc, const Type *type,
                           Value *fields, int32_t index) {
  if (index)
    fields = llvm_build_constant_gep(builder, loc, fields, &index, 1, type,
                                     value_type(fields));
  return llvm_build_load(builder, loc, fields, type);
}

/// Pointer to elements of an unranked memref.
static const Type *element_pointer(const LLVMTypeConverter *converter,
                                   Context *ctx, const ShapedType *type) {
  return converter_pointer(converter, ctx,
                           converter_element(converter, ctx, type),
                           memref_address_space(type));
}

Value *unranked_aligned_pointer(const LLVMTypeConverter *converter,
                                Builder *builder, Location loc,
                                const ShapedType *type, Value *memref) {
  const Type *pointer = element_pointer(converter, builder->ctx, type);
  Value *fields =
      unranked_get(converter, builder, loc, memref, UNRANKED_POINTER);
  fields = lowering_retype_pointer(converter, builder, loc, fields, pointer);
  return load_pointer(builder, loc, pointer, fields, 1);
}

MemrefBuffer memref_buffer(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, const ShapedType *type,
                           Value *memref) {
  Descriptor source = descriptor_of(converter, builder, loc, memref);
  MemrefBuffer buffer = {0};
  if (type->rank >= 0) {
    buffer.allocated = descriptor_get(&source, DESCRIPTOR_ALLOCATED);
    buffer.aligned = descriptor_get(&source, DESCRIPTOR_ALIGNED);
    return buffer;
  }
  const Type *pointer = element_pointer(converter, builder->ctx, type);
  Value *fields = descriptor_get(&source, UNRANKED_POINTER);
  fields = lowering_retype_pointer(converter, builder, loc, fields, pointer);
  buffer.fields = fields;
  buffer.allocated = load_pointer(builder, loc, pointer, fields, 0);
  buffer.aligned = load_pointer(builder, loc, pointer, fields, 1);
  return buffer;
}

static Value *build_memory(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, Value *size, UnrankedCopy where) {
  if (where == UNRANKED_TO_HEAP)
    return library_build_call(converter, builder, loc, LIBRARY_MALLOC, &size,
                              1);
  Context *ctx = builder->ctx;
  return llvm_build_alloca(builder, loc, size, converter_int(converter, ctx, 8),
                           converter_byte_pointer(converter, ctx, 0), 0);
}

static Value *copy_one(const LLVMTypeConverter *converter, Builder *builder,
                       Location loc, Value *descriptor, Value *size,
                       Value *is_volatile, UnrankedCopy where) {
  Value *memory = build_memory(converter, builder, loc, size, where);
  Value *source = unranked_get(converter, builder, loc, descriptor, 1);
  build_memcpy(converter, builder, loc, memory, source, size, is_volatile);
  if (where == UNRANKED_TO_STACK)
    library_build_call(converter, builder, loc, LIBRARY_FREE, &source, 1);
  Descriptor copy =
      descriptor_undef(converter, builder, loc, value_type(descriptor));
  Value *rank = unranked_get(converter, builder, loc, descriptor, 0);
  descriptor_set(&copy, (DescriptorField)0, rank);
  descriptor_set(&copy, (DescriptorField)1, memory);
  return copy.value;
}

static bool is_unranked(const Type *type) {
  return type_kind(type) == TYPE_UNRANKED_MEMREF;
}

static bool has_unranked(const Type *const *types, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (is_unranked(types[i]))
      return true;
  return false;
}

/// In 2020 all sizes came first, from the same constants.
static void copy_together(const LLVMTypeConverter *converter, Builder *builder,
                          Location loc, const Type *const *types,
                          Value **values, size_t count, UnrankedCopy where) {
  CopyConstants constants = build_constants(converter, builder, loc);
  ValueVector sizes = {0};
  for (size_t i = 0; i < count; i++)
    if (is_unranked(types[i]))
      VECTOR_PUSH(&sizes,
                  build_size(converter, builder, loc, &constants, values[i]));
  Value *is_volatile = build_false(converter, builder, loc);
  size_t next = 0;
  for (size_t i = 0; i < count; i++)
    if (is_unranked(types[i]))
      values[i] = copy_one(converter, builder, loc, values[i],
                           sizes.data[next++], is_volatile, where);
  VECTOR_FREE(&sizes);
}

void unranked_copy(const LLVMTypeConverter *converter, Builder *builder,
                   Location loc, const Type *const *types, Value **values,
                   size_t count, UnrankedCopy where) {
  if (!has_unranked(types, count))
    return;
  if (converter_is_wrapped(converter)) {
    copy_together(converter, builder, loc, types, values, count, where);
    return;
  }
  for (size_t i = 0; i < count; i++) {
    if (!is_unranked(types[i]))
      continue;
    Value *size = unranked_size(converter, builder, loc, values[i]);
    values[i] = copy_one(converter, builder, loc, values[i], size, NULL, where);
  }
}

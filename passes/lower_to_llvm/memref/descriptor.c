// SPDX-License-Identifier: Apache-2.0
// Memref descriptors: building them, taking them apart, addressing elements.
#include "passes/lower_to_llvm/memref/descriptor.h"

Descriptor descriptor_undef(const LLVMTypeConverter *converter,
                            Builder *builder, Location loc, const Type *type) {
  return descriptor_of(converter, builder, loc,
                       llvm_build_undef(builder, loc, type));
}

Descriptor descriptor_of(const LLVMTypeConverter *converter, Builder *builder,
                         Location loc, Value *value) {
  return (Descriptor){converter, builder, loc, value};
}

static const Attribute *position_attr(Context *ctx, DescriptorField field,
                                      unsigned index) {
  const int64_t position[] = {field, index};
  return dense_i64_array_attr_get(ctx, position, 2);
}

void descriptor_positions_init(DescriptorPositions *positions, Context *ctx) {
  for (int64_t field = 0; field < NUM_DESCRIPTOR_FIELDS; field++)
    positions->fields[field] = dense_i64_array_attr_get(ctx, &field, 1);
  for (unsigned i = 0; i < NUM_READY_DIMENSIONS; i++) {
    positions->sizes[i] = position_attr(ctx, DESCRIPTOR_SIZES, i);
    positions->strides[i] = position_attr(ctx, DESCRIPTOR_STRIDES, i);
  }
}

/// Position of size or stride `index`.
static const Attribute *position_at(const Descriptor *descriptor,
                                    DescriptorField field, unsigned index) {
  const DescriptorPositions *positions = &descriptor->converter->positions;
  if (index >= NUM_READY_DIMENSIONS)
    return position_attr(descriptor->builder->ctx, field, index);
  return field == DESCRIPTOR_SIZES ? positions->sizes[index]
                                   : positions->strides[index];
}

Value *descriptor_get(Descriptor *descriptor, DescriptorField field) {
  const Type *type =
      llvm_struct_element(value_type(descriptor->value), (unsigned)field);
  return llvm_build_extractvalue_at(
      descriptor->builder, descriptor->loc, descriptor->value,
      descriptor->converter->positions.fields[field], type);
}

void descriptor_set(Descriptor *descriptor, DescriptorField field,
                    Value *value) {
  descriptor->value = llvm_build_insertvalue_at(
      descriptor->builder, descriptor->loc, value, descriptor->value,
      descriptor->converter->positions.fields[field]);
}

Value *descriptor_get_at(Descriptor *descriptor, DescriptorField field,
                         unsigned index) {
  return llvm_build_extractvalue_at(
      descriptor->builder, descriptor->loc, descriptor->value,
      position_at(descriptor, field, index), descriptor->converter->index);
}

void descriptor_set_at(Descriptor *descriptor, DescriptorField field,
                       unsigned index, Value *value) {
  descriptor->value = llvm_build_insertvalue_at(
      descriptor->builder, descriptor->loc, value, descriptor->value,
      position_at(descriptor, field, index));
}

Value *lowering_index_constant(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc, int64_t value) {
  return llvm_build_index_constant(builder, loc, converter->index, value);
}

Value *lowering_slot_count(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, int64_t value) {
  const Type *type =
      converter_is_wrapped(converter)
          ? converter->index
          : converter_int(converter, builder->ctx, converter->pointer_width);
  return llvm_build_index_constant(builder, loc, type, value);
}

Value *lowering_pack_unranked(const LLVMTypeConverter *converter,
                              Builder *builder, Location loc, const Type *type,
                              Value *rank, Value *pointer) {
  Descriptor pair = descriptor_undef(converter, builder, loc, type);
  descriptor_set(&pair, (DescriptorField)0, rank);
  descriptor_set(&pair, (DescriptorField)1, pointer);
  return pair.value;
}

Value *unranked_get(const LLVMTypeConverter *converter, Builder *builder,
                    Location loc, Value *descriptor, unsigned field) {
  Descriptor pair = descriptor_of(converter, builder, loc, descriptor);
  return descriptor_get(&pair, (DescriptorField)field);
}

Value *lowering_pack_bare_pointer(const LLVMTypeConverter *converter,
                                  Builder *builder, Location loc,
                                  const ShapedType *type, Value *pointer) {
  Context *ctx = builder->ctx;
  const Type *converted = converter_convert(converter, ctx, &type->base);
  int64_t offset = 0;
  int64_t *strides = mem_alloc((size_t)type->rank * sizeof *strides + 1);
  memref_type_strides(ctx, type, strides, &offset);
  Descriptor memref = descriptor_undef(converter, builder, loc, converted);
  descriptor_set(&memref, DESCRIPTOR_ALLOCATED, pointer);
  descriptor_set(&memref, DESCRIPTOR_ALIGNED, pointer);
  descriptor_set(&memref, DESCRIPTOR_OFFSET,
                 lowering_index_constant(converter, builder, loc, offset));
  for (unsigned i = 0; i < (unsigned)type->rank; i++) {
    descriptor_set_at(
        &memref, DESCRIPTOR_SIZES, i,
        lowering_index_constant(converter, builder, loc, type->shape[i]));
    descriptor_set_at(
        &memref, DESCRIPTOR_STRIDES, i,
        lowering_index_constant(converter, builder, loc, strides[i]));
  }
  mem_free(strides);
  return memref.value;
}

Value *lowering_pack_descriptor(const LLVMTypeConverter *converter,
                                Builder *builder, Location loc,
                                const ShapedType *type, Value *const *parts) {
  unsigned rank = (unsigned)type->rank;
  const Type *converted =
      converter_convert(converter, builder->ctx, &type->base);
  Descriptor memref = descriptor_undef(converter, builder, loc, converted);
  descriptor_set(&memref, DESCRIPTOR_ALLOCATED, parts[0]);
  descriptor_set(&memref, DESCRIPTOR_ALIGNED, parts[1]);
  descriptor_set(&memref, DESCRIPTOR_OFFSET, parts[2]);
  for (unsigned i = 0; i < rank; i++) {
    descriptor_set_at(&memref, DESCRIPTOR_SIZES, i, parts[3 + i]);
    descriptor_set_at(&memref, DESCRIPTOR_STRIDES, i, parts[3 + rank + i]);
  }
  return memref.value;
}

Value *lowering_pack(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, const Type *type, Value *const *parts) {
  const ShapedType *shaped = type_as_memref(type);
  if (!shaped)
    return parts[0];
  if (converter->options->use_bare_pointers)
    return lowering_pack_bare_pointer(converter, builder, loc, shaped,
                                      parts[0]);
  const Type *converted = converter_convert(converter, builder->ctx, type);
  if (shaped->rank < 0)
    return lowering_pack_unranked(converter, builder, loc, converted, parts[0],
                                  parts[1]);
  return lowering_pack_descriptor(converter, builder, loc, shaped, parts);
}

void lowering_unpack(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, const Type *type, Value *value,
                     ValueVector *parts) {
  const ShapedType *shaped = type_as_memref(type);
  if (!shaped) {
    VECTOR_PUSH(parts, value);
    return;
  }
  Descriptor memref = descriptor_of(converter, builder, loc, value);
  if (converter->options->use_bare_pointers) {
    VECTOR_PUSH(parts, descriptor_get(&memref, DESCRIPTOR_ALIGNED));
    return;
  }
  unsigned fields = shaped->rank < 0 ? 2 : 3;
  for (unsigned i = 0; i < fields; i++)
    VECTOR_PUSH(parts, descriptor_get(&memref, (DescriptorField)i));
  for (int32_t i = 0; i < shaped->rank; i++)
    VECTOR_PUSH(parts,
                descriptor_get_at(&memref, DESCRIPTOR_SIZES, (unsigned)i));
  for (int32_t i = 0; i < shaped->rank; i++)
    VECTOR_PUSH(parts,
                descriptor_get_at(&memref, DESCRIPTOR_STRIDES, (unsigned)i));
}

/// The document's form: every stride and the offset are read from the
/// descriptor.
static Value *wrapped_address(const LLVMTypeConverter *converter,
                              Builder *builder, Location loc,
                              const ShapedType *type, Value *memref,
                              Value *const *indices, int64_t offset) {
  Descriptor source = descriptor_of(converter, builder, loc, memref);
  Value *sum = NULL;
  for (unsigned i = 0; i < (unsigned)type->rank; i++) {
    Value *stride = descriptor_get_at(&source, DESCRIPTOR_STRIDES, i);
    Value *term = llvm_build_binary(builder, &llvm_ops[LLVM_MUL], loc, stride,
                                    indices[i]);
    sum = sum ? llvm_build_binary(builder, &llvm_ops[LLVM_ADD], loc, sum, term)
              : term;
  }
  if (sum || offset != 0) {
    Value *start = descriptor_get(&source, DESCRIPTOR_OFFSET);
    sum = sum ? llvm_build_binary(builder, &llvm_ops[LLVM_ADD], loc, sum, start)
              : start;
  }
  Value *base = descriptor_get(&source, DESCRIPTOR_ALIGNED);
  return sum ? llvm_build_gep(builder, loc, base, sum, NULL, LLVM_GEP_NONE)
             : base;
}

Value *lowering_size_in_bytes(const LLVMTypeConverter *converter,
                              Builder *builder, Location loc,
                              const Type *element) {
  static const int32_t one = 1;
  const Type *pointer = converter_pointer(converter, builder->ctx, element, 0);
  Value *null = llvm_build_null(builder, loc, pointer);
  Value *end =
      llvm_build_constant_gep(builder, loc, null, &one, 1, element, pointer);
  return llvm_build_cast(builder, &llvm_ops[LLVM_PTRTOINT], loc, end,
                         converter->index);
}

Value *lowering_retype_pointer(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc, Value *pointer,
                               const Type *pointee) {
  if (!converter_is_wrapped(converter))
    return pointer;
  unsigned space = llvm_pointer_address_space(value_type(pointer));
  return llvm_build_cast(
      builder, &llvm_ops[LLVM_BITCAST], loc, pointer,
      converter_pointer(converter, builder->ctx, pointee, space));
}

/// Adds `offset` to the aligned pointer, unless it is zero.
static Value *offset_pointer(Descriptor *source, const ShapedType *type,
                             int64_t offset) {
  const LLVMTypeConverter *converter = source->converter;
  Builder *builder = source->builder;
  Value *base = descriptor_get(source, DESCRIPTOR_ALIGNED);
  if (offset == 0)
    return base;
  Value *start =
      offset == DYNAMIC_SIZE
          ? descriptor_get(source, DESCRIPTOR_OFFSET)
          : lowering_index_constant(converter, builder, source->loc, offset);
  return llvm_build_gep(builder, source->loc, base, start,
                        converter_element(converter, builder->ctx, type),
                        LLVM_GEP_NONE);
}

/// The reference tool's form: static strides and offsets are constants, and
/// additions of 0 and multiplications by 1 are left out.
static Value *modern_address(const LLVMTypeConverter *converter,
                             Builder *builder, Location loc,
                             const ShapedType *type, Value *memref,
                             Value *const *indices, const int64_t *strides,
                             int64_t offset, LLVMGepFlags flags) {
  Descriptor source = descriptor_of(converter, builder, loc, memref);
  const Type *element = converter_element(converter, builder->ctx, type);
  Value *base = offset_pointer(&source, type, offset);
  Value *(*binary)(Builder *, const OpDef *, Location, Value *, Value *) =
      flags ? llvm_build_binary_no_wrap : llvm_build_binary;
  Value *sum = NULL;
  for (unsigned i = 0; i < (unsigned)type->rank; i++) {
    Value *term = indices[i];
    if (strides[i] != 1) {
      Value *stride =
          strides[i] == DYNAMIC_SIZE
              ? descriptor_get_at(&source, DESCRIPTOR_STRIDES, i)
              : lowering_index_constant(converter, builder, loc, strides[i]);
      term = binary(builder, &llvm_ops[LLVM_MUL], loc, term, stride);
    }
    sum = sum ? binary(builder, &llvm_ops[LLVM_ADD], loc, sum, term) : term;
  }
  return sum ? llvm_build_gep(builder, loc, base, sum, element, flags) : base;
}

Value *lowering_element_address(const LLVMTypeConverter *converter,
                                Builder *builder, Location loc,
                                const ShapedType *type, Value *memref,
                                Value *const *indices, LLVMGepFlags flags) {
  int64_t offset = 0;
  int64_t few[NUM_READY_DIMENSIONS];
  int64_t *strides = type->rank <= NUM_READY_DIMENSIONS
                         ? few
                         : mem_alloc((size_t)type->rank * sizeof *strides);
  Value *address = NULL;
  if (memref_type_strides(builder->ctx, type, strides, &offset))
    address = converter_is_wrapped(converter)
                  ? wrapped_address(converter, builder, loc, type, memref,
                                    indices, offset)
                  : modern_address(converter, builder, loc, type, memref,
                                   indices, strides, offset, flags);
  if (strides != few)
    mem_free(strides);
  return address;
}

Value *lowering_buffer_pointer(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc,
                               const ShapedType *type, Value *memref) {
  int64_t offset = 0;
  int64_t *strides = mem_alloc((size_t)type->rank * sizeof *strides + 1);
  Value *pointer = NULL;
  if (memref_type_strides(builder->ctx, type, strides, &offset)) {
    Descriptor source = descriptor_of(converter, builder, loc, memref);
    pointer = offset_pointer(&source, type, offset);
  }
  mem_free(strides);
  return pointer;
}

Value *lowering_operand_address(const LLVMTypeConverter *converter,
                                Operation *op, const Adaptor *adaptor,
                                ConversionRewriter *rw, unsigned first,
                                LLVMGepFlags flags) {
  const ShapedType *type = type_as_ranked_memref(op_operand_type(op, first));
  if (!type ||
      !converter_convert(converter, conversion_context(rw), &type->base)) {
    rewriter_match_failure(&rw->rewriter, op,
                           "the operand is not a memref with a descriptor");
    return NULL;
  }
  Value *memref = adaptor_operand(adaptor, first);
  if (!memref)
    return NULL;
  unsigned rank = (unsigned)type->rank;
  Value *few[NUM_READY_DIMENSIONS];
  Value **indices =
      rank <= NUM_READY_DIMENSIONS ? few : mem_alloc(rank * sizeof *indices);
  bool ok = true;
  for (unsigned i = 0; ok && i < rank; i++) {
    indices[i] = adaptor_operand(adaptor, first + 1 + i);
    ok = indices[i] != NULL;
  }
  Value *address = NULL;
  if (ok)
    address = lowering_element_address(converter, &rw->rewriter.builder,
                                       op->loc, type, memref, indices, flags);
  if (indices != few)
    mem_free(indices);
  return address;
}

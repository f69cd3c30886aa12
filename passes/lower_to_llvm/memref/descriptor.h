// SPDX-License-Identifier: Apache-2.0
// Descriptors, which represent memrefs in LLVM: building them, taking them
// apart, and indexing. Follows mlir::MemRefDescriptor.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_MEMREF_DESCRIPTOR_H
#define MLOPT_PASSES_LOWER_TO_LLVM_MEMREF_DESCRIPTOR_H

#include "passes/lower_to_llvm/type_converter.h"

/// A value of ranked descriptor type as it is filled in or taken apart.
typedef struct Descriptor {
  const LLVMTypeConverter *converter;
  Builder *builder;
  Location loc;
  Value *value;
} Descriptor;

/// A descriptor of the converted type `type` without any field.
Descriptor descriptor_undef(const LLVMTypeConverter *converter,
                            Builder *builder, Location loc, const Type *type);

/// The descriptor `value`, to be read or changed.
Descriptor descriptor_of(const LLVMTypeConverter *converter, Builder *builder,
                         Location loc, Value *value);

/// Builds the value of a field that is no array.
Value *descriptor_get(Descriptor *descriptor, DescriptorField field);

/// Builds the descriptor with another value in a field that is no array.
void descriptor_set(Descriptor *descriptor, DescriptorField field,
                    Value *value);

/// Builds the value of size or stride `index`.
Value *descriptor_get_at(Descriptor *descriptor, DescriptorField field,
                         unsigned index);

/// Builds the descriptor with another size or stride `index`.
void descriptor_set_at(Descriptor *descriptor, DescriptorField field,
                       unsigned index, Value *value);

/// Makes the attributes of all positions.
void descriptor_positions_init(DescriptorPositions *positions, Context *ctx);

/// The descriptor of a ranked memref from all its fields in order, sizes before
/// strides.
Value *lowering_pack_descriptor(const LLVMTypeConverter *converter,
                                Builder *builder, Location loc,
                                const ShapedType *type, Value *const *parts);

/// Builds the descriptor of a memref argument from the values that it is passed
/// as.
Value *lowering_pack(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, const Type *type, Value *const *parts);

/// Appends the values that are passed for the memref `value`, whose std type is
/// `type`.
void lowering_unpack(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, const Type *type, Value *value,
                     ValueVector *parts);
/// Descriptor of a static memref whose data is at `pointer`.
Value *lowering_pack_bare_pointer(const LLVMTypeConverter *converter,
                                  Builder *builder, Location loc,
                                  const ShapedType *type, Value *pointer);
/// The unranked pair of rank and pointer.
Value *lowering_pack_unranked(const LLVMTypeConverter *converter,
                              Builder *builder, Location loc, const Type *type,
                              Value *rank, Value *pointer);

/// Builds the value of `field` of an unranked descriptor.
Value *unranked_get(const LLVMTypeConverter *converter, Builder *builder,
                    Location loc, Value *descriptor, unsigned field);

/// Constant of the converted index type with an `index` attribute.
Value *lowering_index_constant(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc, int64_t value);

/// Constant for a count of stack slots or an address: as wide as a pointer in
/// the modern spelling.
Value *lowering_slot_count(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, int64_t value);

/// Address of `memref[indices]`, `memref` a descriptor. NULL if the layout is
/// not strided.
Value *lowering_element_address(const LLVMTypeConverter *converter,
                                Builder *builder, Location loc,
                                const ShapedType *type, Value *memref,
                                Value *const *indices, LLVMGepFlags flags);

/// Address of the first element: the aligned pointer past the offset. NULL if
/// the layout is not strided.
Value *lowering_buffer_pointer(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc,
                               const ShapedType *type, Value *memref);
/// Bytes of one `element`: the distance from null to element 1.
Value *lowering_size_in_bytes(const LLVMTypeConverter *converter,
                              Builder *builder, Location loc,
                              const Type *element);
/// `pointer` as a pointer to `pointee`: itself in the modern spelling.
Value *lowering_retype_pointer(const LLVMTypeConverter *converter,
                               Builder *builder, Location loc, Value *pointer,
                               const Type *pointee);

/// Address of the element that operands from `first` on name: a memref and its
/// indices. NULL, with a reason for the match failure, if there is none.
Value *lowering_operand_address(const LLVMTypeConverter *converter,
                                Operation *op, const Adaptor *adaptor,
                                ConversionRewriter *rw, unsigned first,
                                LLVMGepFlags flags);

#endif

// SPDX-License-Identifier: Apache-2.0
// Shared by the files about llvm's memory slots: casts between the value in a
// slot and the value that is accessed.
#ifndef MLOPT_DIALECTS_LLVM_SLOTS_LLVM_SLOTS_INTERNAL_H
#define MLOPT_DIALECTS_LLVM_SLOTS_LLVM_SLOTS_INTERNAL_H

#include "dialects/llvm/llvm_layout.h"
#include "ir/interfaces/memory_slot.h"
#include "ir/interfaces/op_interfaces.h"

/// Can the first bits of a value of `from` be taken as a value of `to`, which
/// is no larger? If the sizes are equal, casts must suffice.
bool llvm_can_extract(const LayoutSpec *layout, const Type *to,
                      const Type *from);
/// Creates the operations for that, at the builder's insertion point.
Value *llvm_build_extract(Builder *builder, const LayoutSpec *layout,
                          Location loc, Value *value, const Type *to);
/// `into` with its first bits replaced by `value`. llvm_can_extract must hold
/// from the type of `into` to that of `value`.
Value *llvm_build_insert(Builder *builder, const LayoutSpec *layout,
                         Location loc, Value *value, Value *into);

/// Gets the constant of a length operand. False if it is not constant.
bool llvm_constant_length(const Value *value, uint64_t *length);
/// The type of part `index` of the struct or array `type`. NULL if there is
/// none, or if the array is too long to be split.
const Type *llvm_part_type(const Type *type, uint64_t index);
/// The number of parts. 0 for an array that is too long to be split.
uint64_t llvm_num_parts(const Type *type);
/// `index` as an i32 attribute.
const Attribute *llvm_part_index(Context *ctx, uint64_t index);

#endif

// SPDX-License-Identifier: Apache-2.0
// What the files on llvm's memory slots share: casts between what is in a slot
// and what is accessed.
#ifndef MLOPT_DIALECTS_LLVM_SLOTS_LLVM_SLOTS_INTERNAL_H
#define MLOPT_DIALECTS_LLVM_SLOTS_LLVM_SLOTS_INTERNAL_H

#include "dialects/llvm/llvm_layout.h"
#include "ir/interfaces/memory_slot.h"
#include "ir/interfaces/op_interfaces.h"

/// Can the first bits of a value of `from` be had as a value of `to`, which is
/// no larger? By casts alone where they are of one size.
bool llvm_can_extract(const LayoutSpec *layout, const Type *to,
                      const Type *from);
/// Does it, at the builder's point.
Value *llvm_build_extract(Builder *builder, const LayoutSpec *layout,
                          Location loc, Value *value, const Type *to);
/// `into` with its first bits replaced by those of `value`, for which
/// llvm_can_extract(value's type, type of `into`) holds.
Value *llvm_build_insert(Builder *builder, const LayoutSpec *layout,
                         Location loc, Value *value, Value *into);

/// The constant of a length operand. False if it is not one.
bool llvm_constant_length(const Value *value, uint64_t *length);
/// Part `index` of the struct or array `type`; NULL: there is none, or the
/// array is too long to be split.
const Type *llvm_part_type(const Type *type, uint64_t index);
/// Number of parts; 0 for an array that is too long to be split.
uint64_t llvm_num_parts(const Type *type);
/// `index` as an i32 attribute.
const Attribute *llvm_part_index(Context *ctx, uint64_t index);

#endif

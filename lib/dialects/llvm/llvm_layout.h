// SPDX-License-Identifier: Apache-2.0
// Sizes and alignments of modern LLVM types as MLIR's passes see them. They are
// those of mlir::DataLayout, which sometimes differ from LLVM's own: a vector
// of 3 takes the room of 4. If `layout` is NULL, MLIR's default applies.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_LAYOUT_H
#define MLOPT_DIALECTS_LLVM_LLVM_LAYOUT_H

#include "dialects/dlti/dlti_layout.h"

typedef struct LLVMLayout {
  uint64_t bits; ///< It saturates far below UINT64_MAX.
  uint64_t alignment;
} LLVMLayout;

/// Gets the layout of `type`. False if it has none here: it is scalable,
/// opaque, wrapped, or not the type of a value. Linear in the type; no
/// recursion.
bool llvm_type_layout(const LayoutSpec *layout, const Type *type,
                      LLVMLayout *result);
/// The width of the index type in bits. It is 64 if `layout` has no entry for
/// it.
uint64_t llvm_index_width(const LayoutSpec *layout);
/// Gets the size of a type in bytes, rounded up. False as for llvm_type_layout.
bool llvm_type_size(const LayoutSpec *layout, const Type *type, uint64_t *size);

/// Finds the element of a struct or array at byte `offset`, and the offset
/// within it. False in padding or past the end. Linear in the elements of a
/// struct.
bool llvm_element_at_offset(const LayoutSpec *layout, const Type *aggregate,
                            uint64_t offset, uint64_t *index, uint64_t *rest);
/// Gets the offset of element `index` of a struct. Linear in the elements
/// before it.
bool llvm_struct_offset(const LayoutSpec *layout, const Type *type,
                        uint64_t index, uint64_t *offset);

#endif

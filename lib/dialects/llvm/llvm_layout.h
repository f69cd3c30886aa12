// SPDX-License-Identifier: Apache-2.0
// Sizes and alignments of modern LLVM types as mlir's passes see them: those of
// mlir::DataLayout, which are not LLVM's own in all cases (a vector of 3 takes
// the room of 4). A `layout` that is NULL is mlir's default.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_LAYOUT_H
#define MLOPT_DIALECTS_LLVM_LLVM_LAYOUT_H

#include "dialects/dlti/dlti_layout.h"

typedef struct LLVMLayout {
  uint64_t bits; ///< Saturates far below UINT64_MAX.
  uint64_t alignment;
} LLVMLayout;

/// Layout of `type`. False if it has none here: it is scalable, opaque, wrapped
/// or no type of a value. Linear in the type; no recursion.
bool llvm_type_layout(const LayoutSpec *layout, const Type *type,
                      LLVMLayout *result);
/// Bits of the index type: 64 where `layout` has no entry for it.
uint64_t llvm_index_width(const LayoutSpec *layout);
/// Bytes of a type, the last one counted in full. False as above.
bool llvm_type_size(const LayoutSpec *layout, const Type *type, uint64_t *size);

/// The element of a struct or array at byte `offset`, and the offset within it.
/// False in padding or past the end. Linear in the elements of a struct.
bool llvm_element_at_offset(const LayoutSpec *layout, const Type *aggregate,
                            uint64_t offset, uint64_t *index, uint64_t *rest);
/// Where element `index` of a struct starts. Linear in those before it.
bool llvm_struct_offset(const LayoutSpec *layout, const Type *type,
                        uint64_t index, uint64_t *offset);

#endif

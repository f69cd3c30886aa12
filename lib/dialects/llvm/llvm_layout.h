// SPDX-License-Identifier: Apache-2.0
// Sizes and alignments of modern LLVM types as mlir's passes see them: those of
// mlir::DataLayout, which are not LLVM's own in all cases (a vector of 3 takes
// the room of 4). A `layout` is the #dlti.dl_spec that holds, NULL: none.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_LAYOUT_H
#define MLOPT_DIALECTS_LLVM_LLVM_LAYOUT_H

#include "ir/operation.h"

typedef struct LLVMLayout {
  uint64_t bits; ///< Saturates far below UINT64_MAX.
  uint64_t alignment;
} LLVMLayout;

/// The data layout that holds at `op`: the outermost operation's. False,
/// nothing is known: there is one further in, which mlir's passes pass over, or
/// it is big endian, or has entries for structs. Linear in the depth and the
/// entries.
bool llvm_find_layout(const Operation *op, const Attribute **layout);

/// Layout of `type`. False if it has none here: it is scalable, opaque, wrapped
/// or no type of a value. Linear in the type and, for each part that is no
/// aggregate, the entries of `layout`; no recursion.
bool llvm_type_layout(const Attribute *layout, const Type *type,
                      LLVMLayout *result);
/// Bits of the index type: 64 where `layout` has no entry for it.
uint64_t llvm_index_width(const Attribute *layout);
/// Bytes of a type, the last one counted in full. False as above.
bool llvm_type_size(const Attribute *layout, const Type *type, uint64_t *size);

/// The element of a struct or array at byte `offset`, and the offset within it.
/// False in padding or behind the end. Linear in the elements of a struct.
bool llvm_element_at_offset(const Attribute *layout, const Type *aggregate,
                            uint64_t offset, uint64_t *index, uint64_t *rest);
/// Where element `index` of a struct starts. Linear in those before it.
bool llvm_struct_offset(const Attribute *layout, const Type *type,
                        uint64_t index, uint64_t *offset);

#endif

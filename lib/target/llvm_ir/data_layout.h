// SPDX-License-Identifier: Apache-2.0
// Sizes and alignments of LLVM types by a data layout string. Follows
// llvm::DataLayout.
#ifndef MLOPT_TARGET_LLVM_IR_DATA_LAYOUT_H
#define MLOPT_TARGET_LLVM_IR_DATA_LAYOUT_H

#include "ir/types/type.h"

/// `i64:32:64` and the like: alignments in bytes.
typedef struct LayoutEntry {
  char kind;      ///< i, f, v or a.
  uint32_t width; ///< In bits.
  uint32_t abi;
  uint32_t preferred;
} LayoutEntry;

typedef struct PointerLayout {
  uint32_t space;
  uint32_t width; ///< In bits.
  uint32_t abi;
  uint32_t preferred;
} PointerLayout;

enum { LAYOUT_MAX_ENTRIES = 48 };

/// Entries of one kind are in ascending order of width.
typedef struct DataLayout {
  LayoutEntry entries[LAYOUT_MAX_ENTRIES];
  PointerLayout pointers[LAYOUT_MAX_ENTRIES];
  uint32_t num_entries;
  uint32_t num_pointers;
  uint32_t program_space; ///< Address space of functions.
  uint32_t alloca_space;  ///< Address space of what is on the stack.
} DataLayout;

/// LLVM's defaults, changed by `text` (`e-p:64:64-i64:64`). What is wrong in it
/// is passed over: LLVM checks it.
void data_layout_init(DataLayout *layout, StringRef text);

typedef enum AlignmentKind { ALIGNMENT_ABI, ALIGNMENT_PREFERRED } AlignmentKind;

/// All alignments that are greater are this one.
#define DATA_LAYOUT_HUGE_ALIGNMENT ((uint32_t)1 << 31)
/// In bytes.
uint32_t data_layout_alignment(const DataLayout *layout, const Type *type,
                               AlignmentKind kind);
/// Bytes between elements of an array of `type`. Linear in the type.
uint64_t data_layout_alloc_size(const DataLayout *layout, const Type *type);
/// Is a scalable vector in it: is its size not known? Linear in the type.
bool data_layout_is_scalable(const DataLayout *layout, const Type *type);
/// Offset of member `index` of a struct, in bytes. Linear in the members.
uint64_t data_layout_member_offset(const DataLayout *layout, const Type *type,
                                   size_t index);
/// Width of a pointer's index, in bits.
uint32_t data_layout_pointer_width(const DataLayout *layout, const Type *type);

#endif

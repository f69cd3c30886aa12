// SPDX-License-Identifier: Apache-2.0
// The memref dialect: std's memory operations, as they are called since 2021,
// and those added since.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_H

#include "ir/definitions/op_def.h"
#include "ir/interfaces/memory_slot.h"

typedef enum MemrefOp {
#define OP(ID, ...) MEMREF_##ID,
#include "dialects/memref/memref_ops.def"
  MEMREF_NUM_OPS
} MemrefOp;

/// Property slots. alloc and alloca have those of std.
enum { MEMREF_ALLOC_ALIGNMENT, MEMREF_ALLOC_SEGMENTS };
enum { MEMREF_REALLOC_ALIGNMENT };
enum { MEMREF_ASSUME_ALIGNMENT_ALIGNMENT };
enum { MEMREF_ATOMIC_RMW_KIND };
enum { MEMREF_GET_GLOBAL_NAME };
enum {
  MEMREF_GLOBAL_SYM_NAME,
  MEMREF_GLOBAL_SYM_VISIBILITY,
  MEMREF_GLOBAL_TYPE,
  MEMREF_GLOBAL_INITIAL_VALUE,
  MEMREF_GLOBAL_CONSTANT,
  MEMREF_GLOBAL_ALIGNMENT,
};
/// Property slots of load and store.
enum { MEMREF_ACCESS_NONTEMPORAL, MEMREF_ACCESS_ALIGNMENT };
enum {
  MEMREF_PREFETCH_IS_WRITE,
  MEMREF_PREFETCH_LOCALITY_HINT,
  MEMREF_PREFETCH_IS_DATA_CACHE,
};
/// Property slots of subview and reinterpret_cast. The lists have DYNAMIC_SIZE
/// for operands.
enum {
  MEMREF_VIEW_STATIC_OFFSETS,
  MEMREF_VIEW_STATIC_SIZES,
  MEMREF_VIEW_STATIC_STRIDES,
  MEMREF_VIEW_SEGMENTS, ///< After the lists.
};
/// Property slots of expand_shape; collapse_shape has only the first.
enum { MEMREF_RESHAPE_REASSOCIATION, MEMREF_RESHAPE_STATIC_OUTPUT_SHAPE };
enum { MEMREF_TRANSPOSE_PERMUTATION };

extern const OpDef memref_ops[MEMREF_NUM_OPS];
extern const DialectDef memref_dialect;

/// Adds the memory of `pointer`, a memref, to `slots` if it has more than one
/// element, but few enough for -sroa to give each its own memref.
void memref_add_splittable_slot(Value *pointer, MemorySlots *slots);

#endif

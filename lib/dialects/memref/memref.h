// SPDX-License-Identifier: Apache-2.0
// The memref dialect: what std's memory operations are called since 2021.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_H

#include "ir/op_def.h"

typedef enum MemrefOp {
#define OP(ID, ...) MEMREF_##ID,
#include "dialects/memref/memref_ops.def"
  MEMREF_NUM_OPS
} MemrefOp;

/// Property slots of alloc and alloca, as std's.
enum { MEMREF_ALLOC_ALIGNMENT, MEMREF_ALLOC_SEGMENTS };

extern const OpDef memref_ops[MEMREF_NUM_OPS];
extern const DialectDef memref_dialect;

#endif

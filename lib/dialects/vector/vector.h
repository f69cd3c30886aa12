// SPDX-License-Identifier: Apache-2.0
// The vector dialect, as far as 2020's std operations became part of it.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_H

#include "ir/op_def.h"

typedef enum VectorOp {
#define OP(ID, ...) VECTOR_##ID,
#include "dialects/vector/vector_ops.def"
  VECTOR_NUM_OPS
} VectorOp;

/// Property slots. A dense i64 array, DYNAMIC_SIZE where operands stand.
enum { VECTOR_EXTRACT_STATIC_POSITION };

extern const OpDef vector_ops[VECTOR_NUM_OPS];
extern const DialectDef vector_dialect;

#endif

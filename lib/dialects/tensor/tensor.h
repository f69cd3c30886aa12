// SPDX-License-Identifier: Apache-2.0
// The tensor dialect, as far as 2020's std operations became part of it.
#ifndef MLOPT_DIALECTS_TENSOR_TENSOR_H
#define MLOPT_DIALECTS_TENSOR_TENSOR_H

#include "ir/op_def.h"

typedef enum TensorOp {
#define OP(ID, ...) TENSOR_##ID,
#include "dialects/tensor/tensor_ops.def"
  TENSOR_NUM_OPS
} TensorOp;

/// Property slots of extract_slice: those of memref.subview.

extern const OpDef tensor_ops[TENSOR_NUM_OPS];
extern const DialectDef tensor_dialect;

#endif

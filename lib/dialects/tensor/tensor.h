// SPDX-License-Identifier: Apache-2.0
// The part of the tensor dialect that was std in 2020.
#ifndef MLOPT_DIALECTS_TENSOR_TENSOR_H
#define MLOPT_DIALECTS_TENSOR_TENSOR_H

#include "ir/definitions/op_def.h"

typedef enum TensorOp {
#define OP(ID, ...) TENSOR_##ID,
#include "dialects/tensor/tensor_ops.def"
  TENSOR_NUM_OPS
} TensorOp;

/// Property slots of extract_slice, which are those of memref.subview.

extern const OpDef tensor_ops[TENSOR_NUM_OPS];
extern const DialectDef tensor_dialect;

#endif

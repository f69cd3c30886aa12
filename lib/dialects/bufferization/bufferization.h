// SPDX-License-Identifier: Apache-2.0
// The part of the bufferization dialect that was std in 2020: conversions
// between memrefs and tensors.
#ifndef MLOPT_DIALECTS_BUFFERIZATION_BUFFERIZATION_H
#define MLOPT_DIALECTS_BUFFERIZATION_BUFFERIZATION_H

#include "ir/definitions/op_def.h"

typedef enum BufferizationOp {
#define OP(ID, ...) BUFFERIZATION_##ID,
#include "dialects/bufferization/bufferization_ops.def"
  BUFFERIZATION_NUM_OPS
} BufferizationOp;

/// Property slots of both operations.
enum { BUFFERIZATION_RESTRICT, BUFFERIZATION_WRITABLE };

extern const OpDef bufferization_ops[BUFFERIZATION_NUM_OPS];
extern const DialectDef bufferization_dialect;

#endif

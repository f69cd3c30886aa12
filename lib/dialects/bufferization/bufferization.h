// SPDX-License-Identifier: Apache-2.0
// The bufferization dialect, as far as 2020's std operations became part of it:
// from memrefs to tensors and back.
#ifndef MLOPT_DIALECTS_BUFFERIZATION_BUFFERIZATION_H
#define MLOPT_DIALECTS_BUFFERIZATION_BUFFERIZATION_H

#include "ir/op_def.h"

typedef enum BufferizationOp {
#define OP(ID, ...) BUFFERIZATION_##ID,
#include "dialects/bufferization/bufferization_ops.def"
  BUFFERIZATION_NUM_OPS
} BufferizationOp;

/// Property slots of both.
enum { BUFFERIZATION_RESTRICT, BUFFERIZATION_WRITABLE };

extern const OpDef bufferization_ops[BUFFERIZATION_NUM_OPS];
extern const DialectDef bufferization_dialect;

#endif

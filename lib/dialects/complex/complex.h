// SPDX-License-Identifier: Apache-2.0
// The complex dialect: complex numbers made of floats.
#ifndef MLOPT_DIALECTS_COMPLEX_COMPLEX_H
#define MLOPT_DIALECTS_COMPLEX_COMPLEX_H

#include "ir/definitions/op_def.h"

typedef enum ComplexOp {
#define OP(ID, ...) COMPLEX_##ID,
#include "dialects/complex/complex_ops.def"
  COMPLEX_NUM_OPS
} ComplexOp;

/// Property slots. A constant is an array of its real and imaginary part.
enum { COMPLEX_VALUE };
enum { COMPLEX_FASTMATH };

extern const OpDef complex_ops[COMPLEX_NUM_OPS];
extern const DialectDef complex_dialect;

#endif

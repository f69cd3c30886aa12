// SPDX-License-Identifier: Apache-2.0
// The math dialect: functions beyond arithmetic, on numbers and on vectors and
// tensors of numbers.
#ifndef MLOPT_DIALECTS_MATH_MATH_H
#define MLOPT_DIALECTS_MATH_MATH_H

#include "ir/definitions/op_def.h"

typedef enum MathOp {
#define OP(ID, ...) MATH_##ID,
#include "dialects/math/math_ops.def"
  MATH_NUM_OPS
} MathOp;

/// Property slot of functions on floats.
enum { MATH_FASTMATH };

extern const OpDef math_ops[MATH_NUM_OPS];
extern const DialectDef math_dialect;

#endif

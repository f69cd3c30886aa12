// SPDX-License-Identifier: Apache-2.0
// The affine dialect, as far as addresses need it: affine.apply, min and max.
#ifndef MLOPT_DIALECTS_AFFINE_AFFINE_H
#define MLOPT_DIALECTS_AFFINE_AFFINE_H

#include "ir/affine/affine.h"
#include "ir/definitions/op_def.h"

typedef enum AffineOp {
#define OP(ID, ...) AFFINE_OP_##ID,
#include "dialects/affine/affine_ops.def"
  AFFINE_NUM_OPS
} AffineOp;

/// Property slot of apply, min and max.
enum { AFFINE_MAP };

extern const OpDef affine_ops[AFFINE_NUM_OPS];
extern const DialectDef affine_dialect;

/// The map of an affine.apply, min or max. The operands are the dims, followed
/// by the symbols.
const AffineMap *affine_op_map(const Operation *op);

#endif

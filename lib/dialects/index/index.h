// SPDX-License-Identifier: Apache-2.0
// The index dialect: arithmetic on indices, whose width the target decides.
#ifndef MLOPT_DIALECTS_INDEX_INDEX_H
#define MLOPT_DIALECTS_INDEX_INDEX_H

#include "ir/definitions/op_def.h"

typedef enum IndexOp {
#define OP(ID, ...) INDEX_##ID,
#include "dialects/index/index_ops.def"
  INDEX_NUM_OPS
} IndexOp;

/// Property slots.
enum { INDEX_VALUE };
enum { INDEX_CMP_PREDICATE };

extern const OpDef index_ops[INDEX_NUM_OPS];
extern const AttrDef index_predicate_attr_def;
extern const DialectDef index_dialect;

#endif

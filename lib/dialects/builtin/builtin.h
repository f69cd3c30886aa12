// SPDX-License-Identifier: Apache-2.0
// The builtin dialect: modules, and casts between type systems.
#ifndef MLOPT_DIALECTS_BUILTIN_BUILTIN_H
#define MLOPT_DIALECTS_BUILTIN_BUILTIN_H

#include "ir/definitions/op_def.h"

typedef enum BuiltinOp {
#define OP(ID, ...) BUILTIN_##ID,
#include "dialects/builtin/builtin_ops.def"
  BUILTIN_NUM_OPS
} BuiltinOp;

/// Property slots.
enum { MODULE_SYM_NAME, MODULE_SYM_VISIBILITY };

extern const OpDef builtin_ops[BUILTIN_NUM_OPS];
extern const DialectDef builtin_dialect;

#endif

// SPDX-License-Identifier: Apache-2.0
// The func dialect: functions, calls and returns.
#ifndef MLOPT_DIALECTS_FUNC_FUNC_H
#define MLOPT_DIALECTS_FUNC_FUNC_H

#include "ir/definitions/op_def.h"

typedef enum FuncOp {
#define OP(ID, ...) FUNC_##ID,
#include "dialects/func/func_ops.def"
  FUNC_NUM_OPS
} FuncOp;

/// Property slots of functions, as in SHAPE_FUNC. std.func has them too, and
/// they are the first ones of llvm.func.
enum {
  FUNC_PROP_SYM_NAME,
  FUNC_PROP_FUNCTION_TYPE,
  FUNC_PROP_SYM_VISIBILITY,
  FUNC_PROP_ARG_ATTRS,
  FUNC_PROP_RES_ATTRS,
  FUNC_PROP_NO_INLINE, ///< func.func only.
};
/// Property slots of calls.
enum {
  CALL_PROP_CALLEE,
  CALL_PROP_ARG_ATTRS,
  CALL_PROP_RES_ATTRS,
  CALL_PROP_NO_INLINE,
};
enum { CALL_INDIRECT_PROP_ARG_ATTRS, CALL_INDIRECT_PROP_RES_ATTRS };
enum { CONSTANT_PROP_VALUE };

extern const OpDef func_ops[FUNC_NUM_OPS];
extern const DialectDef func_dialect;

#endif

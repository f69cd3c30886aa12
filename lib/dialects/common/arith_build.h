// SPDX-License-Identifier: Apache-2.0
// Constants and logic of arith that patterns of other dialects make, by name:
// where arith is not registered, such patterns do not apply.
#ifndef MLOPT_DIALECTS_COMMON_ARITH_BUILD_H
#define MLOPT_DIALECTS_COMMON_ARITH_BUILD_H

#include "rewrite/rewriter.h"

/// Is arith registered? The functions below take it for granted.
bool arith_can_build(const Rewriter *rw);
/// arith.constant at the rewriter's point.
Value *arith_build_constant(Rewriter *rw, Location loc, const Attribute *value);
Value *arith_build_bool(Rewriter *rw, Location loc, bool value);
Value *arith_build_index(Rewriter *rw, Location loc, int64_t value);
/// An operation `arith.x` of two operands of the result's type.
Value *arith_build_binary(Rewriter *rw, StringRef name, Location loc,
                          Value *lhs, Value *rhs);
Value *arith_build_select(Rewriter *rw, Location loc, Value *condition,
                          Value *true_value, Value *false_value);
/// Is `op` the operation `name` (`arith.xori`)?
bool op_is_named(const Operation *op, StringRef name);

#endif

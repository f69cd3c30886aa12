// SPDX-License-Identifier: Apache-2.0
// Creates arith operations for patterns of other dialects, at the rewriter's
// insertion point.
#ifndef MLOPT_DIALECTS_ARITH_ARITH_BUILD_H
#define MLOPT_DIALECTS_ARITH_ARITH_BUILD_H

#include "dialects/arith/arith.h"
#include "dialects/common/constraints.h"
#include "rewrite/rewriter.h"

/// Creates a constant of the type of `value`, a typed attribute.
Value *arith_build_constant(Rewriter *rw, Location loc, const Attribute *value);
/// Creates a constant of type i1.
Value *arith_build_bool(Rewriter *rw, Location loc, bool value);
/// Creates a constant of type index.
Value *arith_build_index(Rewriter *rw, Location loc, int64_t value);
/// Creates an operation `def` whose two operands and result have one type.
Value *arith_build_binary(Rewriter *rw, const OpDef *def, Location loc,
                          Value *lhs, Value *rhs);
/// Creates a comparison; its type is i1, or the operands' shape with i1
/// elements.
Value *arith_build_cmpi(Rewriter *rw, Location loc, CmpIPredicate predicate,
                        Value *lhs, Value *rhs);
/// Creates a select of the type of `true_value`.
Value *arith_build_select(Rewriter *rw, Location loc, Value *condition,
                          Value *true_value, Value *false_value);
/// Creates a signed index_cast of `value` to `type`.
Value *arith_build_index_cast(Rewriter *rw, Location loc, Value *value,
                              const Type *type);

/// x if `value` is xor(x, true); otherwise NULL.
Value *arith_negated_value(const Value *value);
/// The predicate that holds exactly when `predicate` does not.
CmpIPredicate arith_inverse_predicate(int64_t predicate);

#endif

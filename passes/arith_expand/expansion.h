// SPDX-License-Identifier: Apache-2.0
// Helpers to build expansions of arith operations into other arith operations.
#ifndef MLOPT_PASSES_ARITH_EXPAND_EXPANSION_H
#define MLOPT_PASSES_ARITH_EXPAND_EXPANSION_H

#include "dialects/arith/arith.h"
#include "dialects/common/constraints.h"
#include "rewrite/conversion/conversion.h"

/// Where operations are made, and the shape that they all have.
typedef struct Expansion {
  Builder *builder;
  Location loc;
  const Type *shape; ///< The vector or tensor type; NULL: scalars.
} Expansion;

/// An expansion of `op`, in the shape of its first operand.
Expansion expansion_of(const Operation *op, ConversionRewriter *rw);

/// An integer or float, or a vector or tensor of it.
const Type *expand_int_type(const Expansion *work, unsigned width);
/// The float type of `kind`, or a vector or tensor of it.
const Type *expand_float_type(const Expansion *work, FloatKind kind);

/// `value` in each element of `type`. A float type must hold it exactly.
Value *expand_int(const Expansion *work, const Type *type, int64_t value);
/// A float constant, or one in each element; `value` must be exact in the type.
Value *expand_float(const Expansion *work, const Type *type, double value);

/// Operations without flags, on operands of one type.
Value *expand_binary(const Expansion *work, ArithOp id, Value *lhs, Value *rhs);
/// Creates a comparison; i1 in the operands' shape.
Value *expand_cmpi(const Expansion *work, CmpIPredicate predicate, Value *lhs,
                   Value *rhs);
/// `predicate`: the number of a keyword in `cmpf_cases`.
Value *expand_cmpf(const Expansion *work, int64_t predicate, Value *lhs,
                   Value *rhs);
/// Creates a select. `condition` is an i1, or one for each element.
Value *expand_select(const Expansion *work, Value *condition, Value *if_true,
                     Value *if_false);
/// `props` may be NULL.
Value *expand_cast(const Expansion *work, ArithOp id, Value *value,
                   const Type *type, const Attribute *const *props);

/// Rules for ceildivsi, ceildivui and floordivsi.
extern const PatternTable arith_division_expansions;
/// For conversions between small floats and others, by the option that adds
/// them, and for scaling ones.
extern const PatternTable arith_bf16_expansions;
extern const PatternTable arith_f8_expansions;
extern const PatternTable arith_f4_expansions;
extern const PatternTable arith_scaling_expansions;

#endif

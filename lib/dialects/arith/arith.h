// SPDX-License-Identifier: Apache-2.0
// The arith dialect: arithmetic on integers, indices and floats, and on vectors
// and tensors of them.
#ifndef MLOPT_DIALECTS_ARITH_ARITH_H
#define MLOPT_DIALECTS_ARITH_ARITH_H

#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"

typedef enum ArithOp {
#define OP(ID, ...) ARITH_##ID,
#include "dialects/arith/arith_ops.def"
  ARITH_NUM_OPS
} ArithOp;

/// Property slots. Constants: CONSTANT_PROP_VALUE of dialects/func/func.h.
enum { ARITH_OVERFLOW_FLAGS };
enum { ARITH_IS_EXACT };
enum { ARITH_FASTMATH };
enum { ARITH_CMP_PREDICATE };
enum { ARITH_CMPF_FASTMATH = 1 };
enum { ARITH_TRUNCF_FASTMATH, ARITH_TRUNCF_ROUNDINGMODE };

/// The dialect's attributes. They are indices into arith_attr_defs.
typedef enum ArithAttr {
  ARITH_ATTR_FASTMATH,
  ARITH_ATTR_OVERFLOW,
  ARITH_NUM_ATTRS
} ArithAttr;

/// Bits of `#arith.overflow`.
enum { ARITH_OVERFLOW_NSW = 1, ARITH_OVERFLOW_NUW = 2 };

/// Bits of `#arith.fastmath`.
enum {
  ARITH_FASTMATH_REASSOC = 1,
  ARITH_FASTMATH_NNAN = 2,
  ARITH_FASTMATH_NINF = 4,
  ARITH_FASTMATH_NSZ = 8,
  ARITH_FASTMATH_ARCP = 16,
  ARITH_FASTMATH_CONTRACT = 32,
  ARITH_FASTMATH_AFN = 64,
  ARITH_FASTMATH_FAST = 127,
};

extern const OpDef arith_ops[ARITH_NUM_OPS];
extern const AttrDef arith_attr_defs[ARITH_NUM_ATTRS];
extern const DialectDef arith_dialect;

/// The flags in property `slot` of an operation, a `#arith.overflow` or
/// `#arith.fastmath`. 0 if it is absent.
uint64_t arith_flags(const Operation *op, unsigned slot);

/// Makes an arith.constant, or a ub.poison for `#ub.poison`. It also serves
/// dialects without constants of their own. See
/// DialectDef.materialize_constant.
bool arith_materialize_constant(Context *ctx, const Attribute *value,
                                const Type *type, OpState *state,
                                const Attribute **props);

#endif

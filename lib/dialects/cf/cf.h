// SPDX-License-Identifier: Apache-2.0
// The cf dialect: branches between blocks, and assertions.
#ifndef MLOPT_DIALECTS_CF_CF_H
#define MLOPT_DIALECTS_CF_CF_H

#include "ir/builder.h"

typedef enum CfOp {
#define OP(ID, ...) CF_##ID,
#include "dialects/cf/cf_ops.def"
  CF_NUM_OPS
} CfOp;

/// Property slots.
enum { CF_ASSERT_MSG };
enum { CF_COND_BR_WEIGHTS, CF_COND_BR_SEGMENTS, CF_COND_BR_NUM_PROPS };
enum {
  CF_SWITCH_CASE_VALUES,
  CF_SWITCH_CASE_SEGMENTS,
  CF_SWITCH_SEGMENTS,
  CF_SWITCH_NUM_PROPS
};

extern const OpDef cf_ops[CF_NUM_OPS];
extern const DialectDef cf_dialect;

/// Creates a br to `dest` with `count` operands, at the builder's insertion
/// point.
Operation *cf_build_br(Builder *builder, Location loc, Block *dest,
                       Value *const *operands, size_t count);
/// Creates a cond_br without weights. It passes no operands to its targets.
Operation *cf_build_cond_br(Builder *builder, Location loc, Value *condition,
                            Block *true_dest, Block *false_dest);

#endif

// SPDX-License-Identifier: Apache-2.0
// Hooks of the arith operations, except those shared with other dialects.
#ifndef MLOPT_DIALECTS_ARITH_ARITH_INTERNAL_H
#define MLOPT_DIALECTS_ARITH_ARITH_INTERNAL_H

#include "ir/definitions/op_def.h"

bool arith_fold_constant(Context *ctx, Operation *op,
                         const Attribute *const *constants,
                         FoldResult *results);
/// Names constants `true`, `c42_i32`, `c0`, `cst`.
void arith_name_constant(const Operation *op, Stream *name);
void arith_name_sum(const Operation *op, Stream *name);
void arith_name_product(const Operation *op, Stream *name);
void arith_name_vscale(const Operation *op, Stream *name);

bool arith_infer_addui_extended(Context *ctx, Arena *arena, OpState *state,
                                SourcePos pos);
bool arith_infer_mul_extended(Context *ctx, Arena *arena, OpState *state,
                              SourcePos pos);
bool arith_infer_select(Context *ctx, Arena *arena, OpState *state,
                        SourcePos pos);

/// Like MLIR, checks the `_types` before the traits.
bool arith_verify_constant_type(Context *ctx, const Operation *op);
bool arith_verify_constant(Context *ctx, const Operation *op);
bool arith_verify_addui_extended(Context *ctx, const Operation *op);
bool arith_verify_mul_extended(Context *ctx, const Operation *op);
bool arith_verify_select_types(Context *ctx, const Operation *op);

/// Casts: checks that tensors have one shape, then that the types may be cast.
bool arith_verify_cast_dims(Context *ctx, const Operation *op);
bool arith_verify_extui(Context *ctx, const Operation *op);
bool arith_verify_extsi(Context *ctx, const Operation *op);
bool arith_verify_extf(Context *ctx, const Operation *op);
bool arith_verify_trunci(Context *ctx, const Operation *op);
bool arith_verify_truncf(Context *ctx, const Operation *op);
bool arith_verify_scaling_extf(Context *ctx, const Operation *op);
bool arith_verify_scaling_truncf(Context *ctx, const Operation *op);
bool arith_verify_itofp(Context *ctx, const Operation *op);
bool arith_verify_fptoi(Context *ctx, const Operation *op);
bool arith_verify_index_cast(Context *ctx, const Operation *op);
bool arith_verify_bitcast(Context *ctx, const Operation *op);

/// Can `value` be the value of an arith.constant of `type`? Follows
/// mlir::arith::ConstantOp::isBuildableWith.
bool arith_is_constant(const Attribute *value, const Type *type);

#endif

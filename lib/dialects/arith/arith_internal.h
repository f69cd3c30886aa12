// SPDX-License-Identifier: Apache-2.0
// Hooks of the arith operations, except those shared with other dialects.
#ifndef MLOPT_DIALECTS_ARITH_ARITH_INTERNAL_H
#define MLOPT_DIALECTS_ARITH_ARITH_INTERNAL_H

#include "ir/definitions/op_def.h"

/// The constant's value.
OpFold arith_fold_constant;
/// Names constants `true`, `c42_i32`, `c0`, `cst`.
OpNamer arith_name_constant;
/// Names both results of an `_extended` operation: `sum` and `overflow`, `low`
/// and `high`.
OpNamer arith_name_sum, arith_name_product;
/// Names the product of a constant with vscale `c4_vscale`.
OpNamer arith_name_vscale;

/// The operands' type, for addui_extended the i1 of the overflow; of a select
/// the type of its values.
OpInfer arith_infer_addui_extended, arith_infer_mul_extended,
    arith_infer_select;

/// Like MLIR, checks the `_types` before the traits.
OpVerifier arith_verify_constant_type, arith_verify_constant,
    arith_verify_addui_extended, arith_verify_mul_extended,
    arith_verify_select_types;

/// Casts: checks that tensors have one shape, then that the types may be cast.
OpVerifier arith_verify_cast_dims, arith_verify_extui, arith_verify_extsi,
    arith_verify_extf, arith_verify_trunci, arith_verify_truncf,
    arith_verify_scaling_extf, arith_verify_scaling_truncf, arith_verify_itofp,
    arith_verify_fptoi, arith_verify_index_cast, arith_verify_bitcast;

/// Can `value` be the value of an arith.constant of `type`? Follows
/// mlir::arith::ConstantOp::isBuildableWith.
bool arith_is_constant(const Attribute *value, const Type *type);

#endif

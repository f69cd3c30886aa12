// SPDX-License-Identifier: Apache-2.0
// Hooks of the std operations, except those shared with other dialects.
#ifndef MLOPT_DIALECTS_STD_STD_INTERNAL_H
#define MLOPT_DIALECTS_STD_STD_INTERNAL_H

#include "ir/definitions/op_def.h"

/// Verifiers of arithmetic, casts, comparisons, selects and constants.
OpVerifier std_verify_create_complex, std_verify_complex_part, std_verify_fpext,
    std_verify_fptrunc, std_verify_fp_to_int, std_verify_int_to_fp,
    std_verify_index_cast, std_verify_exti, std_verify_trunci, std_verify_cmp,
    std_verify_select, std_verify_constant;
/// function_verify_constant for std.func.
OpSymbolVerifier std_verify_constant_symbol;
/// The constant's value.
OpFold std_fold_constant;
/// `true`, `c42_i32`, `c0`, `f`, `cst`.
OpNamer std_name_constant;
/// The element of a complex type; the type of a comparison; the type of a
/// select's values.
OpInfer std_infer_complex_part, std_infer_cmp, std_infer_select;

/// Verifiers of functions and control flow.
OpVerifier std_verify_func;
/// Always true: std exists in the older spelling alone.
bool std_uses_old_names(const Operation *op);
/// function_verify_return for std.func.
OpVerifier std_verify_return;
/// function_verify_call for std.func.
OpSymbolVerifier std_verify_call;
/// function_verify_call_indirect for std.
OpVerifier std_verify_call_indirect;
/// function_infer_call_indirect for std.
OpInfer std_infer_call_indirect;
/// Cases, targets and groups of operands are equally many.
OpVerifier std_verify_switch;

/// Verifiers of allocations and accesses.
OpVerifier std_verify_alloc, std_verify_alloca, std_verify_dealloc,
    std_verify_load, std_verify_store, std_verify_dim;
/// fold_dim; the dim of a dynamic size of a view or subview becomes its
/// operand.
OpFold std_fold_dim;
/// memory_verify_cast for std.
OpVerifier std_verify_memref_cast;
/// Removes a cast to the operand's own type.
OpFold std_fold_memref_cast;
/// Verifiers of views, subviews, atomic and DMA operations.
OpVerifier std_verify_view, std_verify_subview, std_verify_subtensor,
    std_verify_assume_alignment, std_verify_atomic_rmw,
    std_verify_generic_atomic_rmw, std_verify_generic_atomic_rmw_body,
    std_verify_dma_start, std_verify_dma_wait;

/// Verifiers of operations on vectors and tensors.
OpVerifier std_verify_splat, std_verify_extract_element;
/// The operand of tensor_from_elements, or the element of a constant.
OpFold std_fold_extract_element;
/// The result has rank 1 and a size for each operand; casts follow
/// tensor_types_cast_compatible.
OpVerifier std_verify_tensor_from_elements, std_verify_tensor_cast;
/// The tensor of the memref's shape and element type.
OpInfer std_infer_tensor_load;
/// For OpDef.complete: the type of the tensor that is stored.
const char *std_complete_tensor_store(WrittenOp *written);
/// For OpDef.complete: the type of a tensor's elements.
const char *std_complete_from_elements(WrittenOp *written);
/// The memref and the tensor have one shape and element type.
OpVerifier std_verify_tensor_load, std_verify_tensor_store;

#endif

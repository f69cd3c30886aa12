// SPDX-License-Identifier: Apache-2.0
// Hooks of the vector operations.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_INTERNAL_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_INTERNAL_H

#include "dialects/common/folds.h"
#include "dialects/vector/vector.h"

#define VERIFY_HOOK(name) bool name(Context *ctx, const Operation *op)
#define INFER_HOOK(name)                                                       \
  bool name(Context *ctx, Arena *arena, OpState *state, SourcePos pos)

// In vector_verify.c: shapes and elements.
OpVerifier vector_verify_broadcast_type, vector_verify_broadcast,
    vector_verify_print, vector_verify_extract_type, vector_verify_extract,
    vector_verify_insert_types, vector_verify_insert,
    vector_verify_shuffle_types, vector_verify_shuffle,
    vector_verify_from_elements, vector_verify_to_elements,
    vector_verify_bitcast_rank, vector_verify_bitcast, vector_verify_shape_cast,
    vector_verify_same_element, vector_verify_transpose,
    vector_verify_interleave, vector_verify_deinterleave;

// In vector_verify_slices.c: slices, scalable parts, masks.
OpVerifier vector_verify_extract_strided_slice,
    vector_verify_insert_slice_types, vector_verify_insert_strided_slice,
    vector_verify_scalable_insert, vector_verify_scalable_extract,
    vector_verify_constant_mask, vector_verify_create_mask;

// In vector_verify_arith.c.
OpVerifier vector_verify_fma, vector_verify_reduction_types,
    vector_verify_reduction, vector_verify_multi_reduction_types,
    vector_verify_multi_reduction;

// In vector_contract.c.
OpVerifier vector_verify_outerproduct_types, vector_verify_outerproduct,
    vector_verify_scan_types, vector_verify_scan, vector_verify_contract_types,
    vector_verify_contract;
/// Reads the iterator types from their names; combining kind `add` where none
/// is written.
const char *vector_complete_contract(WrittenOp *written);
/// The type of the accumulator; combining kind `add` where none is written.
const char *vector_complete_outerproduct(WrittenOp *written);
/// Strings in place of the iterator types, as custom syntax has them.
const Attribute *vector_written_iterators(Context *ctx, const Attribute *attr);

// In transfer/.
OpVerifier vector_verify_transfer_read, vector_verify_transfer_write;
/// The types of padding and mask; an identity permutation where none is
/// written.
const char *vector_complete_transfer_read(WrittenOp *written);
/// The type of the mask; an identity permutation where none is written.
const char *vector_complete_transfer_write(WrittenOp *written);
extern const OpInterfaces vector_transfer_read_interfaces;
extern const OpInterfaces vector_transfer_write_interfaces;

// In masks/.
OpVerifier vector_verify_mask;
/// Adds the terminator, where none is written after the only operation, which
/// yields the results of that.
const char *vector_complete_mask(WrittenOp *written);

// In vector_verify_memory.c.
OpVerifier vector_verify_expandload, vector_verify_compressstore,
    vector_verify_load, vector_verify_store, vector_verify_maskedload,
    vector_verify_maskedstore, vector_verify_gather, vector_verify_scatter,
    vector_verify_type_cast;

/// The result has as many elements along dimension 0 as the mask.
OpInfer vector_infer_shuffle;
/// The product of the operands' types.
OpInfer vector_infer_outerproduct;
/// The tensor that is written to, if it is one.
OpInfer vector_infer_transfer_write;
/// There is a result of the element type for each element of the operand.
OpInfer vector_infer_to_elements;

/// Folds constants and what undoes an earlier operation; see vector_folds.c.
OpFold vector_fold_broadcast, vector_fold_extract, vector_fold_insert,
    vector_fold_shuffle, vector_fold_from_elements, vector_fold_to_elements,
    vector_fold_bitcast, vector_fold_shape_cast, vector_fold_transpose,
    vector_fold_extract_strided_slice, vector_fold_insert_strided_slice,
    vector_fold_multi_reduction, vector_fold_constant_mask, vector_fold_mask,
    vector_fold_transfer_read, vector_fold_transfer_write;

#endif

// SPDX-License-Identifier: Apache-2.0
// Hooks of the vector operations.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_INTERNAL_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_INTERNAL_H

#include "dialects/common/folds.h"
#include "dialects/vector/vector.h"

#define VERIFY_HOOK(name) bool name(Context *ctx, const Operation *op)
#define INFER_HOOK(name)                                                       \
  bool name(Context *ctx, Arena *arena, OpState *state, SourcePos pos)

// vector_verify.c: shapes and elements.
VERIFY_HOOK(vector_verify_broadcast_type);
VERIFY_HOOK(vector_verify_broadcast);
VERIFY_HOOK(vector_verify_print);
VERIFY_HOOK(vector_verify_extract_type);
VERIFY_HOOK(vector_verify_extract);
VERIFY_HOOK(vector_verify_insert_types);
VERIFY_HOOK(vector_verify_insert);
VERIFY_HOOK(vector_verify_shuffle_types);
VERIFY_HOOK(vector_verify_shuffle);
VERIFY_HOOK(vector_verify_from_elements);
VERIFY_HOOK(vector_verify_to_elements);
VERIFY_HOOK(vector_verify_bitcast_rank);
VERIFY_HOOK(vector_verify_bitcast);
VERIFY_HOOK(vector_verify_shape_cast);
VERIFY_HOOK(vector_verify_same_element);
VERIFY_HOOK(vector_verify_transpose);
VERIFY_HOOK(vector_verify_interleave);
VERIFY_HOOK(vector_verify_deinterleave);

// vector_verify_slices.c: slices, scalable parts, masks.
VERIFY_HOOK(vector_verify_extract_strided_slice);
VERIFY_HOOK(vector_verify_insert_slice_types);
VERIFY_HOOK(vector_verify_insert_strided_slice);
VERIFY_HOOK(vector_verify_scalable_insert);
VERIFY_HOOK(vector_verify_scalable_extract);
VERIFY_HOOK(vector_verify_constant_mask);
VERIFY_HOOK(vector_verify_create_mask);

// vector_verify_arith.c.
VERIFY_HOOK(vector_verify_fma);
VERIFY_HOOK(vector_verify_reduction_types);
VERIFY_HOOK(vector_verify_reduction);
VERIFY_HOOK(vector_verify_multi_reduction_types);
VERIFY_HOOK(vector_verify_multi_reduction);

// vector_contract.c.
VERIFY_HOOK(vector_verify_outerproduct_types);
VERIFY_HOOK(vector_verify_outerproduct);
VERIFY_HOOK(vector_verify_scan_types);
VERIFY_HOOK(vector_verify_scan);
VERIFY_HOOK(vector_verify_contract_types);
VERIFY_HOOK(vector_verify_contract);
const char *vector_complete_contract(WrittenOp *written);
const char *vector_complete_outerproduct(WrittenOp *written);
/// Strings in place of the iterator types, as custom syntax has them.
const Attribute *vector_written_iterators(Context *ctx, const Attribute *attr);

// transfer/.
VERIFY_HOOK(vector_verify_transfer_read);
VERIFY_HOOK(vector_verify_transfer_write);
const char *vector_complete_transfer_read(WrittenOp *written);
const char *vector_complete_transfer_write(WrittenOp *written);
extern const OpInterfaces vector_transfer_read_interfaces;
extern const OpInterfaces vector_transfer_write_interfaces;

// masks/.
VERIFY_HOOK(vector_verify_mask);
const char *vector_complete_mask(WrittenOp *written);

// vector_verify_memory.c.
VERIFY_HOOK(vector_verify_expandload);
VERIFY_HOOK(vector_verify_compressstore);
VERIFY_HOOK(vector_verify_load);
VERIFY_HOOK(vector_verify_store);
VERIFY_HOOK(vector_verify_maskedload);
VERIFY_HOOK(vector_verify_maskedstore);
VERIFY_HOOK(vector_verify_gather);
VERIFY_HOOK(vector_verify_scatter);
VERIFY_HOOK(vector_verify_type_cast);

/// The result has as many elements along dimension 0 as the mask.
INFER_HOOK(vector_infer_shuffle);
/// The product of the operands' types.
INFER_HOOK(vector_infer_outerproduct);
/// The tensor that is written to, if it is one.
INFER_HOOK(vector_infer_transfer_write);
/// There is a result of the element type for each element of the operand.
INFER_HOOK(vector_infer_to_elements);

FOLD_HOOK(vector_fold_broadcast);
FOLD_HOOK(vector_fold_extract);
FOLD_HOOK(vector_fold_insert);
FOLD_HOOK(vector_fold_shuffle);
FOLD_HOOK(vector_fold_from_elements);
FOLD_HOOK(vector_fold_to_elements);
FOLD_HOOK(vector_fold_bitcast);
FOLD_HOOK(vector_fold_shape_cast);
FOLD_HOOK(vector_fold_transpose);
FOLD_HOOK(vector_fold_extract_strided_slice);
FOLD_HOOK(vector_fold_insert_strided_slice);
FOLD_HOOK(vector_fold_multi_reduction);
FOLD_HOOK(vector_fold_constant_mask);
FOLD_HOOK(vector_fold_mask);
FOLD_HOOK(vector_fold_transfer_read);
FOLD_HOOK(vector_fold_transfer_write);

#endif

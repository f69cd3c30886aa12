// SPDX-License-Identifier: Apache-2.0
// One step of lowering a transfer: the part of it at one position of the
// vector's first dimension. Shared by the files of this folder.
#ifndef MLOPT_PASSES_CONVERT_VECTOR_TO_SCF_SLICE_H
#define MLOPT_PASSES_CONVERT_VECTOR_TO_SCF_SLICE_H

#include "dialects/vector/transfer/transfer.h"
#include "dialects/vector/vector_build.h"
#include "rewrite/pattern.h"

/// Options of the pass, which patterns get as their `user`.
typedef struct VectorToSCFOptions {
  bool full_unroll;
  bool lower_scalable;
  bool lower_tensors;
  unsigned target_rank;
} VectorToSCFOptions;

typedef struct Slice {
  Rewriter *rw;
  Operation *op; ///< The transfer.
  Transfer transfer;
  Value *base;     ///< The memref, or the tensor as written so far.
  Value *mask;     ///< A mask to take elements or rows from; NULL: none.
  Value *position; ///< In the vector's first dimension.
} Slice;

/// A slice of `op`, complete except for its position. Inserts at `op`.
Slice slice_begin(Rewriter *rw, Operation *op);

/// Can the first dimension of the transfer be taken apart? Otherwise gives the
/// reason, for the trace.
const char *slice_problem(const Slice *slice,
                          const VectorToSCFOptions *options);

/// The index in dimension `dim` of the base.
Value *slice_index(const Slice *slice, unsigned dim);

/// The transfer of the slice, of one rank less. `value` is the value to write;
/// NULL: the transfer is a read. `mask` may be NULL.
Operation *slice_build_transfer(const Slice *slice, Value *const *indices,
                                Value *value, Value *mask);
/// The indices of the slice, to be freed.
Value **slice_indices(const Slice *slice);

/// Is the slice's mask a single element, which guards it?
bool slice_has_mask_element(const Slice *slice);

/// Builds one case. Returns the value that the case yields, if there is one.
typedef Value *SliceCase(const Slice *slice, void *user);

/// Does `inside` if the slice is within bounds and not masked out, and
/// otherwise `outside` (NULL: nothing). If that is known, there is no
/// condition. Gives a value of `type`; NULL: none.
Value *slice_guard(const Slice *slice, const Type *type, SliceCase *inside,
                   SliceCase *outside, void *user);

/// The vector type without its first dimension.
const Type *vector_type_of_rows(Context *ctx, const ShapedType *type);

/// `size`, the size of dimension `dim`, times the vscale if that is scalable.
Value *vector_scale_size(Rewriter *rw, Location loc, const ShapedType *type,
                         size_t dim, Value *size);
/// The size of dimension `dim`, times the vscale if it is scalable.
Value *vector_build_size(Rewriter *rw, Location loc, const ShapedType *type,
                         size_t dim);

/// The size of dimension `dim` of the transfer's base.
Value *transfer_build_size(Rewriter *rw, Location loc, const Transfer *transfer,
                           unsigned dim);

extern const PatternTable vector_to_scf_order_patterns;
extern const PatternTable vector_to_scf_row_patterns;
extern const PatternTable vector_to_scf_unroll_patterns;
extern const PatternTable vector_to_scf_loop_patterns;
extern const PatternTable vector_to_scf_scalable_patterns;
extern const PatternTable vector_to_scf_print_patterns;

#endif

// SPDX-License-Identifier: Apache-2.0
// Which memrefs can be computed with: no size, stride, offset or count of
// elements may wrap around.
#ifndef MLOPT_DIALECTS_MEMREF_LIMITS_H
#define MLOPT_DIALECTS_MEMREF_LIMITS_H

#include "ir/operation.h"

/// Do the numbers that `type`, which has a rank, says, and the strides and the
/// count of elements that its sizes give, fit in `bits` (at least 1) bits with
/// a sign? A dynamic size counts as 1.
bool memref_sizes_fit(const ShapedType *type, unsigned bits);
/// Does the size in bytes?
bool memref_bytes_fit(const ShapedType *type, uint64_t element_size,
                      unsigned bits);

/// Reports that `type` does not fit.
void memref_reject_sizes(Context *ctx, const Operation *op, const Type *type,
                         unsigned bits);
/// False after an error: of the operands and results of `op`, or of the view
/// that it makes, something does not fit in 64 bits.
bool memref_check_sizes(Context *ctx, const Operation *op);

#endif

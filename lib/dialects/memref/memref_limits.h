// SPDX-License-Identifier: Apache-2.0
// Says which memrefs can be computed with: no size, stride, offset or number of
// elements may overflow.
#ifndef MLOPT_DIALECTS_MEMREF_LIMITS_H
#define MLOPT_DIALECTS_MEMREF_LIMITS_H

#include "ir/operation.h"

/// Does everything about `type` fit in `bits` (at least 1) signed bits? That
/// means the numbers in the type, the strides, and the number of elements.
/// `type` is ranked. A dynamic size counts as 1.
bool memref_sizes_fit(const ShapedType *type, unsigned bits);
/// Does the size in bytes fit in `bits` signed bits?
bool memref_bytes_fit(const ShapedType *type, uint64_t element_size,
                      unsigned bits);

/// Reports that `type` does not fit.
void memref_reject_sizes(Context *ctx, const Operation *op, const Type *type,
                         unsigned bits);
/// Checks that the operands and results of `op`, and the view that it makes,
/// fit in 64 bits. False after an error.
OpVerifier memref_check_sizes;

#endif

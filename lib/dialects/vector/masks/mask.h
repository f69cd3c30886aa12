// SPDX-License-Identifier: Apache-2.0
// vector.mask and the operations that it may hold. Follows
// mlir/Dialect/Vector/Interfaces.
#ifndef MLOPT_DIALECTS_VECTOR_MASKS_MASK_H
#define MLOPT_DIALECTS_VECTOR_MASKS_MASK_H

#include "dialects/vector/vector.h"
#include "ir/operation.h"

/// MaskableOpInterface?
bool op_is_maskable(const Operation *op);
/// The type that a mask of the maskable `op` has. Follows getExpectedMaskType.
const Type *maskable_mask_type(Context *ctx, const Operation *op);
/// The vector.mask directly around `op`, or NULL.
Operation *op_mask_around(const Operation *op);
/// The only operation in the verified vector.mask `op` besides its terminator;
/// NULL: there is none.
Operation *mask_inner_op(const Operation *op);

#endif

// SPDX-License-Identifier: Apache-2.0
// The parts common to vector.transfer_read and vector.transfer_write. Follows
// mlir::VectorTransferOpInterface.
#ifndef MLOPT_DIALECTS_VECTOR_TRANSFER_TRANSFER_H
#define MLOPT_DIALECTS_VECTOR_TRANSFER_TRANSFER_H

#include "dialects/vector/vector.h"
#include "ir/affine/affine.h"
#include "ir/operation.h"

/// The parts of a transfer. Valid while the operation is not changed.
typedef struct Transfer {
  bool is_read;
  const ShapedType *shaped; ///< The type of `base`.
  const ShapedType *vector; ///< What is read or written.
  Value *base;
  Value *value;   ///< What is written; NULL of a read.
  Value *padding; ///< NULL of a write.
  Value *mask;    ///< NULL: none.
  unsigned first_index;
  unsigned num_indices;
  const AffineMap *map;
  const ArrayAttr *in_bounds;
} Transfer;

/// Is `op` a transfer?
bool op_is_transfer(const Operation *op);
/// The parts of `op`, which is a verified transfer.
Transfer transfer_get(const Operation *op);
/// Is dimension `dim` of the vector known to be in bounds?
bool transfer_dim_is_in_bounds(const Transfer *transfer, size_t dim);
/// Are all of them?
bool transfer_is_in_bounds(const Transfer *transfer);
/// Does result `dim` of the map repeat one element?
bool transfer_dim_is_broadcast(const Transfer *transfer, size_t dim);
/// Does any?
bool transfer_has_broadcast(const Transfer *transfer);

/// The default map of a transfer between these types; NULL: there is none.
/// Follows mlir::vector::getTransferMinorIdentityMap.
const AffineMap *transfer_default_map(Context *ctx, const ShapedType *shaped,
                                      const ShapedType *vector);
/// Are the results of `map` its last dims in order? Follows
/// mlir::AffineMap::isMinorIdentity.
bool affine_map_is_minor_identity(const AffineMap *map);
/// The type of a mask, one i1 for each element of memory that a transfer of
/// `vector` reaches; NULL if no transfer can have the map. Follows
/// mlir::vector::inferTransferOpMaskType.
const Type *transfer_mask_type(Context *ctx, const ShapedType *vector,
                               const AffineMap *map);

/// Do two transfers move the same elements, apart from their masks, if their
/// tensors or memrefs are the same?
bool transfers_have_same_place(const Operation *lhs, const Operation *rhs);
/// Are the indices known to lie so far apart that both move nothing in common?
/// Follows mlir::vector::isDisjointTransferIndices.
bool transfers_are_disjoint(const Operation *lhs, const Operation *rhs);
/// The transfer_write that gives `tensor`, or NULL.
Operation *transfer_written_by(const Value *tensor);

#endif

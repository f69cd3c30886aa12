// SPDX-License-Identifier: Apache-2.0
// Queries of passes and patterns about a verified vector.contract.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_CONTRACT_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_CONTRACT_H

#include "dialects/vector/vector.h"
#include "ir/affine/affine.h"
#include "ir/operation.h"

/// The indexing map of operand `index`: 0 lhs, 1 rhs, 2 accumulator.
const AffineMap *contract_map(const Operation *op, unsigned index);
/// The number of loops that it stands for.
unsigned contract_num_iterators(const Operation *op);
/// Is iterator `dim` a reduction?
bool contract_is_reduction(const Operation *op, unsigned dim);
/// The size of iterator `dim`, from the operand that has it. False: neither
/// has. Follows mlir::vector::ContractionOp::getIterationBounds.
bool contract_bound(const Operation *op, unsigned dim, int64_t *size,
                    bool *is_scalable);
/// The result of `map` that is dim `dim`; -1: none is. Linear in them.
int affine_map_result_of_dim(const AffineMap *map, unsigned dim);

#endif

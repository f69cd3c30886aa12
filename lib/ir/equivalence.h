// SPDX-License-Identifier: Apache-2.0
// Do two operations do the same? Follows mlir::OperationEquivalence with
// locations ignored.
#ifndef MLOPT_IR_EQUIVALENCE_H
#define MLOPT_IR_EQUIVALENCE_H

#include "ir/operation.h"
#include "support/hash_table.h"

/// Equal for equivalent operations. Linear in operands, results, properties.
uint64_t op_hash(const Operation *op);

/// Same definition, attributes, result types and operands, which may be in
/// another order if the operation is commutative; same regions up to the names
/// of what is defined in them, where operands are always compared in order.
/// Linear; no recursion.
bool op_is_equivalent(const Operation *lhs, const Operation *rhs);

/// Are the regions of both operations equivalent, as in op_is_equivalent? Both
/// must have as many. Linear; no recursion.
bool op_has_equivalent_regions(const Operation *lhs, const Operation *rhs);

/// op_is_equivalent without looking at operands or into regions; both must have
/// as many of them. `map`, which may be NULL, leads from successors of `lhs` to
/// those of `rhs`. Linear in results, properties and successors.
bool op_has_same_shell(const Operation *lhs, const Operation *rhs,
                       const PtrMap *map);

#endif

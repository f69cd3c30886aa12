// SPDX-License-Identifier: Apache-2.0
// What operations do to memory, by their traits. An operation that says nothing
// may do anything. Follows mlir/Interfaces/SideEffectInterfaces.
#ifndef MLOPT_IR_EFFECTS_H
#define MLOPT_IR_EFFECTS_H

#include "ir/operation.h"

/// Would `op` do nothing if it were not used: it only reads, or allocates what
/// it gives? Never of terminators and symbols. Linear in what is inside where
/// its effects are theirs. Follows mlir::wouldOpBeTriviallyDead.
bool op_would_be_trivially_dead(const Operation *op);

/// Is it unused, too? Follows mlir::isOpTriviallyDead.
bool op_is_trivially_dead(const Operation *op);

/// No effect at all. Follows mlir::isMemoryEffectFree.
bool op_is_memory_effect_free(const Operation *op);

/// It reads memory, and that is all. Follows
/// mlir::hasSingleEffect<MemoryEffects::Read>.
bool op_only_reads(const Operation *op);

/// It or what is in it may write. What is not known writes.
bool op_may_write(const Operation *op);

/// No result has a use. Linear in the results.
bool op_is_unused(const Operation *op);

#endif

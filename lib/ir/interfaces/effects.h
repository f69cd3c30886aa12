// SPDX-License-Identifier: Apache-2.0
// What operations do to memory, by their traits, or each for itself by
// OpInterfaces.effects. An operation that says nothing may do anything. Follows
// mlir/Interfaces/SideEffectInterfaces.
#ifndef MLOPT_IR_INTERFACES_EFFECTS_H
#define MLOPT_IR_INTERFACES_EFFECTS_H

#include "ir/operation.h"
#include "support/hash_table.h"

/// Bits that say what an operation does.
enum {
  EFFECT_WRITES = 1,     ///< It or its body may; an unknown one does.
  EFFECT_ANY = 2,        ///< !op_is_memory_effect_free.
  EFFECT_STAYS = 4,      ///< It is kept where it is not used.
  EFFECT_ONLY_READS = 8, ///< Without what is inside; op_only_reads.
};

/// Would `op` do nothing if it were unused: does it only read, or allocate its
/// results? Never true for terminators and symbols. Linear in the body if its
/// effects are those of the body. Follows mlir::wouldOpBeTriviallyDead.
bool op_would_be_trivially_dead(const Operation *op);

/// Terminators, symbols and what is not registered: those are never dead.
bool op_always_stays(const Operation *op);

/// Is it unused, too? Follows mlir::isOpTriviallyDead.
bool op_is_trivially_dead(const Operation *op);
/// Can only its body change `op`, as for a function or a global: has it no
/// operands, no results and no uses of what is around it, and is it never dead?
bool op_stands_alone(const Operation *op);

/// No effect at all. Follows mlir::isMemoryEffectFree.
bool op_is_memory_effect_free(const Operation *op);

/// It reads memory, and that is all. Follows
/// mlir::hasSingleEffect<MemoryEffects::Read>.
bool op_only_reads(const Operation *op);

/// May its effects be others once its attributes have changed?
bool op_effects_vary(const Operation *op);

/// Operations whose body is known to have something that keeps them if they are
/// unused, so that nested operations are not searched one by one. If one is
/// known, then so is everything around what keeps it. `{0}` is empty and valid.
typedef struct StayingOps {
  PtrMap known; ///< Operation * to itself.
} StayingOps;

/// Frees what is known.
void staying_ops_free(StayingOps *staying);

/// Forgets all, but keeps the memory.
void staying_ops_clear(StayingOps *staying);
/// !op_would_be_trivially_dead(op).
bool staying_ops_has(StayingOps *staying, const Operation *op);
/// To be called with the operation around what is about to go or to move, if
/// that may have effects, and with an operation that may lose some. Linear in
/// what was known, amortized.
void staying_ops_forget(StayingOps *staying, const Operation *op);

/// Effects of operations with regions, remembered for a walk that visits a body
/// before it asks about its operation. `{0}` is empty and valid.
typedef struct EffectSummaries {
  PtrMap known; ///< Operation * to its bits, tagged.
} EffectSummaries;

/// Frees what is remembered.
void effect_summaries_free(EffectSummaries *summaries);
/// The bits of `op`. Linear in the operations directly inside, if those further
/// inside were asked about before.
unsigned effect_summaries_get(EffectSummaries *summaries, const Operation *op);

/// No result has a use. Linear in the results.
bool op_is_unused(const Operation *op);

#endif

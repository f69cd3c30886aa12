// SPDX-License-Identifier: Apache-2.0
// Creates operations of scf at a builder's insertion point, which does not
// move.
#ifndef MLOPT_DIALECTS_SCF_SCF_BUILD_H
#define MLOPT_DIALECTS_SCF_SCF_BUILD_H

#include "dialects/scf/scf.h"
#include "ir/builder.h"

/// Creates an scf.yield at the builder's insertion point.
Operation *scf_build_yield(Builder *builder, Location loc,
                           Value *const *operands, size_t count);
/// Creates a yield of the results of `op`.
Operation *scf_build_yield_results(Builder *builder, Location loc,
                                   const Operation *op);
/// Creates a loop with a block. If there are no initial values, the block ends
/// with a yield.
Operation *scf_build_for(Builder *builder, Location loc, Value *lower,
                         Value *upper, Value *step, Value *const *inits,
                         size_t num_inits);
/// Creates a conditional with results of `types` and empty regions.
Operation *scf_build_if_shell(Builder *builder, Location loc, Value *condition,
                              const Type *const *types, size_t count);
/// Creates a loop with empty regions.
Operation *scf_build_while_shell(Builder *builder, Location loc,
                                 Value *const *inits, size_t num_inits,
                                 const Type *const *types, size_t num_types);
/// Creates a loop with an empty region. `bounds` has all lower bounds, then all
/// upper bounds, then all steps.
Operation *scf_build_parallel_shell(Builder *builder, Location loc,
                                    Value *const *bounds, size_t rank,
                                    Value *const *inits, size_t num_inits);

#endif

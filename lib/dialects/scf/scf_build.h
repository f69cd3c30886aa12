// SPDX-License-Identifier: Apache-2.0
// Building operations of scf, at a builder's point, which stays there.
#ifndef MLOPT_DIALECTS_SCF_SCF_BUILD_H
#define MLOPT_DIALECTS_SCF_SCF_BUILD_H

#include "dialects/scf/scf.h"
#include "ir/builder.h"

Operation *scf_build_yield(Builder *builder, Location loc,
                           Value *const *operands, size_t count);
/// A yield of the results of `op`.
Operation *scf_build_yield_results(Builder *builder, Location loc,
                                   const Operation *op);
/// A loop with a block; the block has a yield if there are no initial values.
Operation *scf_build_for(Builder *builder, Location loc, Value *lower,
                         Value *upper, Value *step, Value *const *inits,
                         size_t num_inits);
/// A conditional of result types `types` with empty regions.
Operation *scf_build_if_shell(Builder *builder, Location loc, Value *condition,
                              const Type *const *types, size_t count);
/// A loop with empty regions.
Operation *scf_build_while_shell(Builder *builder, Location loc,
                                 Value *const *inits, size_t num_inits,
                                 const Type *const *types, size_t num_types);
/// A loop with an empty region; `bounds` are all lower, upper bounds, steps.
Operation *scf_build_parallel_shell(Builder *builder, Location loc,
                                    Value *const *bounds, size_t rank,
                                    Value *const *inits, size_t num_inits);

#endif

// SPDX-License-Identifier: Apache-2.0
// The pass that takes an operation towards LLVM.
#ifndef MLOPT_TARGET_LLVM_IR_CHECKS_LOWERING_PASSES_H
#define MLOPT_TARGET_LLVM_IR_CHECKS_LOWERING_PASSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/operation.h"
#include "support/string_ref.h"

/// Operations of which types or forms a row is about.
typedef enum LoweringTypes {
  LOWERING_OF_ANY,
  LOWERING_OF_SMALL_FLOAT, ///< Of 8 bits or fewer, which LLVM has not.
  LOWERING_OF_INDEX,
  LOWERING_OF_SCALABLE, ///< Vectors of several dimensions, some scalable.
  LOWERING_OF_STRIDED,  ///< Memrefs whose rows are not contiguous.
  LOWERING_OF_VECTORS,  ///< Memrefs whose elements are vectors.
  // What the operation does, whatever its types:
  LOWERING_OF_MASKED,        ///< In a vector.mask, or one of what no pass has.
  LOWERING_OF_MASKED_ACCESS, ///< vector.mask of a transfer or gather.
  LOWERING_OF_MASKED_SUM,    ///< vector.mask of a reduction or contraction.
  LOWERING_OF_MASKED_SUMS,   ///< vector.mask of a multi_reduction.
  LOWERING_OF_STRING,        ///< A print of a text.
  LOWERING_OF_OTHER_SUM,     ///< A contraction not by +, or of several types.
  LOWERING_OF_ACROSS,        ///< A transfer that is not of one row of memory.
} LoweringTypes;

typedef enum LoweringPlace {
  LOWERING_HERE,
  LOWERING_ELSEWHERE, ///< mlir-opt has the pass; mlopt does not.
  LOWERING_LEAVES,    ///< mlopt's pass leaves what mlir-opt's converts.
} LoweringPlace;

/// The pass for an operation that its dialect's own one leaves.
typedef struct LoweringPass {
  StringRef op;     ///< Its name.
  const char *flag; ///< Without the dash. NULL: there is none.
  LoweringPlace place;
  int32_t min_rank; ///< Some operand or result is a vector of this rank.
  LoweringTypes types;
} LoweringPass;

/// Is `op` of the types, or does it do what they say? Not for ANY.
bool lowering_form_fits(Context *ctx, const Operation *op, LoweringTypes form);

/// These passes, sorted by the operations' names.
extern const LoweringPass lowering_passes[];
extern const size_t num_lowering_passes;

/// The pass that converts `op`. Its `flag` is NULL where none does; if that is
/// known for certain, `op` is not empty.
LoweringPass lowering_pass_of(Context *ctx, const Operation *op);

#endif

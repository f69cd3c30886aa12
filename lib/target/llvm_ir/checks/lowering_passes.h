// SPDX-License-Identifier: Apache-2.0
// The pass that takes an operation towards LLVM.
#ifndef MLOPT_TARGET_LLVM_IR_CHECKS_LOWERING_PASSES_H
#define MLOPT_TARGET_LLVM_IR_CHECKS_LOWERING_PASSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/operation.h"
#include "support/string_ref.h"

/// Operations of which types a row is about: those with one of them.
typedef enum LoweringTypes {
  LOWERING_OF_ANY,
  LOWERING_OF_SMALL_FLOAT, ///< Of 8 bits or fewer, which LLVM has not.
  LOWERING_OF_INDEX,
} LoweringTypes;

/// The pass for an operation that its dialect's own one leaves.
typedef struct LoweringPass {
  StringRef op;      ///< Its name.
  const char *flag;  ///< Without the dash. NULL: there is none.
  bool is_elsewhere; ///< mlir-opt has the pass; mlopt does not.
  int32_t min_rank;  ///< Some operand or result is a vector of this rank.
  LoweringTypes types;
} LoweringPass;

/// These passes, sorted by the operations' names.
extern const LoweringPass lowering_passes[];
extern const size_t num_lowering_passes;

/// The pass that converts `op`. Its `flag` is NULL where none does; if that is
/// known for certain, `op` is not empty.
LoweringPass lowering_pass_of(const Operation *op);

#endif

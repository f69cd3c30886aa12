// SPDX-License-Identifier: Apache-2.0
// The rule for unregistered operations, and when it applies.
#ifndef MLOPT_PASSES_CONVERT_STD_TO_LLVM_UNREGISTERED_H
#define MLOPT_PASSES_CONVERT_STD_TO_LLVM_UNREGISTERED_H

#include "passes/convert_std_to_llvm/lowering.h"

/// What unregistered_op_legality works with.
typedef struct UnregisteredLowering {
  const Lowering *lowering;
  Context *ctx;
} UnregisteredLowering;

/// Illegal while an operand or a result has a type that is converted. `user` is
/// an UnregisteredLowering.
LegalityCallback unregistered_op_legality;

extern const RewritePattern unregistered_lowering;

#endif

// SPDX-License-Identifier: Apache-2.0
// The rule for unregistered operations, and when it applies.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_UNREGISTERED_H
#define MLOPT_PASSES_LOWER_TO_LLVM_UNREGISTERED_H

#include "passes/lower_to_llvm/type_converter.h"

/// The data of unregistered_op_legality, and the rule's converter, which leaves
/// types without an LLVM type alone. An operand that was not converted, such as
/// a block's argument, reaches the operation through a cast.
typedef struct UnregisteredLowering {
  Context *ctx;
  TypeConverter converter;
} UnregisteredLowering;

/// Sets up the rule; `converter` is borrowed.
void unregistered_lowering_init(UnregisteredLowering *self,
                                const LLVMTypeConverter *converter,
                                Context *ctx);

/// Frees the rule's type converter.
void unregistered_lowering_free(UnregisteredLowering *self);

/// Illegal while an operand or a result has a type that is converted. `user` is
/// an UnregisteredLowering.
LegalityCallback unregistered_op_legality;

extern const RewritePattern unregistered_lowering;

#endif

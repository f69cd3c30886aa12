// SPDX-License-Identifier: Apache-2.0
// Helpers shared by the lowerings of the vector dialect's operations.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_VECTOR_VECTOR_H
#define MLOPT_PASSES_LOWER_TO_LLVM_VECTOR_VECTOR_H

#include "dialects/vector/vector.h"
#include "passes/lower_to_llvm/type_converter.h"

/// The LLVM type of `type`; NULL, with a reason for the match failure, if it
/// cannot be converted.
const Type *vector_lowering_type(const RewritePattern *self, Operation *op,
                                 const Type *type, ConversionRewriter *rw);
/// Is `type` a vector of at most one dimension, or none? False with a reason.
bool vector_lowering_is_row(Operation *op, const Type *type,
                            ConversionRewriter *rw);

/// Address of what operand group `group`, a memref, and the next one, its
/// indices, mean; NULL with a reason.
Value *vector_lowering_address(const RewritePattern *self, Operation *op,
                               const Adaptor *adaptor, ConversionRewriter *rw,
                               unsigned group);

#endif

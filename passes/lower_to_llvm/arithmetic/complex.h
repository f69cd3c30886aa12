// SPDX-License-Identifier: Apache-2.0
// Complex numbers as pairs of floats, on which lowerings compute.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_ARITHMETIC_COMPLEX_H
#define MLOPT_PASSES_LOWER_TO_LLVM_ARITHMETIC_COMPLEX_H

#include "passes/lower_to_llvm/type_converter.h"

typedef struct ComplexParts {
  Value *real;
  Value *imaginary;
} ComplexParts;

/// Where float operations are made, and the flags that they get.
typedef struct ComplexWork {
  const LLVMTypeConverter *converter;
  Builder *builder;
  Location loc;
  const Type *element;         ///< As the original type.
  const Attribute *fast_flags; ///< `#llvm.fastmath<…>` or NULL.
} ComplexWork;

/// `def` on floats, with the flags.
Value *complex_build(const ComplexWork *work, LLVMOp id, Value *lhs,
                     Value *rhs);

/// The quotient, by the formula of the lowering's options.
ComplexParts complex_divide(const ComplexWork *work, ComplexParts lhs,
                            ComplexParts rhs);

#endif

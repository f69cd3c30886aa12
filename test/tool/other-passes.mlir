// A pass of mlir-opt 22 that mlopt does not have is no misspelled one.
// RUN: not mlopt %s -affine-super-vectorize 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not mlopt %s -pass-pipeline='builtin.module(affine-super-vectorize)' 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not mlopt %s -affine-super-vectorise 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not='mlir-opt 22'

// FLAG: mlopt: Unknown command line argument '-affine-super-vectorize'
// FLAG: mlopt: mlir-opt 22 has this pass, mlopt does not
// TEXT: 'affine-super-vectorize' does not refer to a registered pass or pass pipeline; mlir-opt 22 has it, mlopt does not
// NONE: mlopt: Unknown command line argument '-affine-super-vectorise'

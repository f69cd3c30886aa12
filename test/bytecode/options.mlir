// RUN: not mlopt %s -emit-bytecode -emit-bytecode-version=7 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not mlopt %s -emit-bytecode -emit-bytecode-version=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not mlopt %s -emit-bytecode-version=6 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: echo 'func.func private @f()' | not mlopt -emit-bytecode-version=6 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not mlopt %s -emit-bytecode -emit-bytecode-version=x 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: mlopt %s -emit-bytecode -elide-resource-data-from-bytecode | mlopt | FileCheck %s --check-prefix=ELIDED
// RUN: mlopt %s -canonicalize -emit-bytecode -o %t.bc
// RUN: mlopt %t.bc -no-implicit-module -canonicalize | FileCheck %s

// RANGE: options.mlir:0:0: error: unsupported version requested 7, must be in range [0, 6]
// NEGATIVE: error: unsupported version requested -1, must be in range [0, 6]
// TEXT: <unknown>:0: error: bytecode version while not emitting bytecode
// NUMBER: for the --emit-bytecode-version option: Invalid argument 'x', only integer is supported.

// CHECK: dense_resource<big>
// CHECK: big: "0x0400000001000000"
// ELIDED: dense_resource<big>
// ELIDED-NOT: 0x04
func.func @f() -> tensor<1xi32> {
  %c = arith.constant dense_resource<big> : tensor<1xi32>
  return %c : tensor<1xi32>
}

{-#
  dialect_resources: {
    builtin: {
      big: "0x0400000001000000"
    }
  }
#-}

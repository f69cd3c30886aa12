// RUN: mlopt-test %s -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s
// RUN: mlopt-test %s -canonicalize | FileCheck %s --check-prefix=KEPT

// Arguments that a format names have their locations, too.

// CHECK: test.polyfor %arg0 loc("{{.*}}":7:14), %arg1 loc("{{.*}}":7:18) {
test.polyfor %i, %j {
  "test.foo"(%i, %j) : (index, index) -> ()
}

// What may write is not dead.

// KEPT-LABEL: func.func @read_buffer
func.func @read_buffer(%m: memref<4xf32>) {
  // KEPT: test.read_buffer
  "test.read_buffer"(%m) : (memref<4xf32>) -> ()
  return
}

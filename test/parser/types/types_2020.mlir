// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// The layout sugar of 2020.
// CHECK: memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-SAME: memref<4xf32, strided<[2]>, 3>
"t.sugar"() {a = memref<?x?xf32, offset: ?, strides: [?, 1]>,
             b = memref<4xf32, offset: 0, strides: [2], 3>} : () -> ()

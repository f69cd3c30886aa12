// RUN: mlopt %s -allow-unregistered-dialect -split-input-file | FileCheck %s

// Elements may be those of a buffer.
// CHECK: "x.buffer"() {a = dense<[1, 2]> : memref<2xi32>, b = dense<1.000000e+00> : memref<3xf32, 1>}
"x.buffer"() {a = dense<[1, 2]> : memref<2xi32>, b = dense<1.0> : memref<3xf32, 1>} : () -> ()

// -----

// What the properties say goes before the dictionary.
// CHECK: arith.constant 1 : i32
// CHECK: arith.addi %{{.*}}, %{{.*}} overflow<nsw> : i32
%0 = "arith.constant"() <{value = 1 : i32}> {value = 2 : i32} : () -> i32
%1 = "arith.addi"(%0, %0) <{}> {overflowFlags = #arith.overflow<nsw>} : (i32, i32) -> i32

// -----

// CHECK: "x.symbol"() {a = @<<INVALID EMPTY SYMBOL>>}
// CHECK: func.func private @<<INVALID EMPTY SYMBOL>>()
"x.symbol"() {a = @""} : () -> ()
func.func private @""()

// -----

// The largest size.
// CHECK: tensor<9223372036854775807xi8>
"x.size"() : () -> tensor<9223372036854775807xi8>

// -----

// CHECK: memref.transpose %{{.*}} (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, #
func.func @layout_in_another_order(%m: memref<?x4xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i)
      : memref<?x4xf32> to memref<4x?xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
  return
}

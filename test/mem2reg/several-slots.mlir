// An operation that allocates several slots: each is promoted apart.
// RUN: mlopt-test %s -allow-unregistered-dialect -mem2reg | FileCheck %s

// CHECK-LABEL: func.func @basic() -> (i32, i32)
// CHECK-NEXT: %0 = "test.constant"() <{value = 42 : i32}> : () -> i32
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: return %c5_i32, %0 : i32, i32
func.func @basic() -> (i32, i32) {
  %0, %1 = test.multi_slot_alloca : () -> (memref<i32>, memref<i32>)
  %c = arith.constant 5 : i32
  memref.store %c, %0[] : memref<i32>
  %2 = memref.load %0[] : memref<i32>
  %3 = memref.load %1[] : memref<i32>
  return %2, %3 : i32, i32
}

// CHECK-LABEL: func.func @one(%arg0: i32) -> (i32, i32)
// CHECK-NEXT: %0 = "test.constant"() <{value = 42 : i32}> : () -> i32
// CHECK-NEXT: %1 = test.multi_slot_alloca : () -> memref<i32>
// CHECK-NEXT: "use"(%1) : (memref<i32>) -> ()
// CHECK-NEXT: return %arg0, %0 : i32, i32
func.func @one(%u: i32) -> (i32, i32) {
  %0:3 = test.multi_slot_alloca {x} : () -> (memref<i32>, memref<i32>, memref<i32>)
  memref.store %u, %0#1[] : memref<i32>
  "use"(%0#0) : (memref<i32>) -> ()
  %2 = memref.load %0#1[] : memref<i32>
  %3 = memref.load %0#2[] : memref<i32>
  return %2, %3 : i32, i32
}

// CHECK-LABEL: func.func @split() -> (i32, i32)
// CHECK-NEXT: %0 = "test.constant"() <{value = 42 : i32}> : () -> i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: return %c5_i32, %0 : i32, i32
func.func @split() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0, %1 = test.multi_slot_alloca : () -> (memref<2xi32>, memref<4xi32>)
  %c = arith.constant 5 : i32
  memref.store %c, %0[%c0] : memref<2xi32>
  %2 = memref.load %0[%c0] : memref<2xi32>
  %3 = memref.load %1[%c1] : memref<4xi32>
  return %2, %3 : i32, i32
}

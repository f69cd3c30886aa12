// An operation that allocates several slots: each is split apart.
// RUN: mlopt-test %s -allow-unregistered-dialect -sroa | FileCheck %s

// CHECK-LABEL: func.func @basic() -> (i32, i32)
// CHECK-NEXT: %0:2 = test.multi_slot_alloca : () -> (memref<i32>, memref<i32>)
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: memref.store %c5_i32, %0#0[] : memref<i32>
// CHECK-NEXT: %1 = memref.load %0#0[] : memref<i32>
// CHECK-NEXT: %2 = memref.load %0#1[] : memref<i32>
// CHECK-NEXT: return %1, %2 : i32, i32
func.func @basic() -> (i32, i32) {
  %0, %1 = test.multi_slot_alloca : () -> (memref<i32>, memref<i32>)
  %c = arith.constant 5 : i32
  memref.store %c, %0[] : memref<i32>
  %2 = memref.load %0[] : memref<i32>
  %3 = memref.load %1[] : memref<i32>
  return %2, %3 : i32, i32
}

// CHECK-LABEL: func.func @one(%arg0: i32) -> (i32, i32)
// CHECK-NEXT: %0:3 = test.multi_slot_alloca {x} : () -> (memref<i32>, memref<i32>, memref<i32>)
// CHECK-NEXT: memref.store %arg0, %0#1[] : memref<i32>
// CHECK-NEXT: "use"(%0#0) : (memref<i32>) -> ()
// CHECK-NEXT: %1 = memref.load %0#1[] : memref<i32>
// CHECK-NEXT: %2 = memref.load %0#2[] : memref<i32>
// CHECK-NEXT: return %1, %2 : i32, i32
func.func @one(%u: i32) -> (i32, i32) {
  %0:3 = test.multi_slot_alloca {x} : () -> (memref<i32>, memref<i32>, memref<i32>)
  memref.store %u, %0#1[] : memref<i32>
  "use"(%0#0) : (memref<i32>) -> ()
  %2 = memref.load %0#1[] : memref<i32>
  %3 = memref.load %0#2[] : memref<i32>
  return %2, %3 : i32, i32
}

// CHECK-LABEL: func.func @split() -> (i32, i32)
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = test.multi_slot_alloca : () -> memref<i32>
// CHECK-NEXT: %1 = test.multi_slot_alloca : () -> memref<i32>
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: memref.store %c5_i32, %1[] : memref<i32>
// CHECK-NEXT: %2 = memref.load %1[] : memref<i32>
// CHECK-NEXT: %3 = memref.load %0[] : memref<i32>
// CHECK-NEXT: return %2, %3 : i32, i32
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

// CHECK-LABEL: func.func @split_with_rest(%arg0: i32) -> (i32, i32, i32)
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = test.multi_slot_alloca : () -> memref<i32>
// CHECK-NEXT: %1 = test.multi_slot_alloca : () -> memref<i32>
// CHECK-NEXT: %2 = test.multi_slot_alloca : () -> memref<i32>
// CHECK-NEXT: %3 = test.multi_slot_alloca : () -> memref<i32>
// CHECK-NEXT: memref.store %arg0, %2[] : memref<i32>
// CHECK-NEXT: memref.store %arg0, %3[] : memref<i32>
// CHECK-NEXT: %4 = memref.load %2[] : memref<i32>
// CHECK-NEXT: %5 = memref.load %1[] : memref<i32>
// CHECK-NEXT: %6 = memref.load %0[] : memref<i32>
// CHECK-NEXT: return %4, %5, %6 : i32, i32, i32
func.func @split_with_rest(%c: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0, %1, %9 = test.multi_slot_alloca : () -> (memref<2xi32>, memref<4xi32>, memref<i32>)
  memref.store %c, %0[%c0] : memref<2xi32>
  memref.store %c, %0[%c1] : memref<2xi32>
  %2 = memref.load %0[%c0] : memref<2xi32>
  %3 = memref.load %1[%c1] : memref<4xi32>
  %4 = memref.load %9[] : memref<i32>
  return %2, %3, %4 : i32, i32, i32
}

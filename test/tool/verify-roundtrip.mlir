// -verify-roundtrip: terminators that text leaves out have a place in the text
// that is read again, which is no difference. Locations in the text are compared.
// RUN: mlopt %s -verify-roundtrip | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt -verify-roundtrip | FileCheck %s

// CHECK: scf.if
// CHECK: scf.for
func.func @implicit(%condition: i1, %n: index) {
  scf.if %condition {
  }
  scf.for %i = %n to %n step %n {
    scf.if %condition {
    } loc("here")
  }
  return
}

// What the custom form leaves out or writes in another way is no difference.
// CHECK-LABEL: func.func @given_default
// CHECK-NEXT:    memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:    arith.constant 0 : index
// CHECK-NEXT:    scf.forall (%{{.*}}) in (%arg1) {
func.func @given_default(%m: memref<4xf32>, %i: index) {
  %0 = "memref.load"(%m, %i) <{nontemporal = false}> : (memref<4xf32>, index) -> f32
  %c0 = arith.constant 0 : index
  "scf.forall"(%c0, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%j: index):
    scf.forall.in_parallel {
    }
  }) : (index, index) -> ()
  return
}

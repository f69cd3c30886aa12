// RUN: mlopt %s -scf-for-to-while | FileCheck %s
// Counted loops become loops with a condition.

// CHECK-LABEL: func.func @signed
// CHECK-SAME:    (%[[LB:.*]]: index, %[[UB:.*]]: index, %[[S:.*]]: index, %[[X:.*]]: f32)
// CHECK-NEXT:    %[[R:.*]]:2 = scf.while (%[[I:.*]] = %[[LB]], %[[A:.*]] = %[[X]]) : (index, f32) -> (index, f32) {
// CHECK-NEXT:      %[[C:.*]] = arith.cmpi slt, %[[I]], %[[UB]] : index
// CHECK-NEXT:      scf.condition(%[[C]]) %[[I]], %[[A]] : index, f32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%[[J:.*]]: index, %[[B:.*]]: f32):
// CHECK-NEXT:      %[[N:.*]] = arith.addi %[[J]], %[[S]] : index
// CHECK-NEXT:      %[[Y:.*]] = arith.addf %[[B]], %[[X]] : f32
// CHECK-NEXT:      scf.yield %[[N]], %[[Y]] : index, f32
// CHECK-NEXT:    } attributes {a = 1 : i64}
// CHECK-NEXT:    return %[[R]]#1
func.func @signed(%lb: index, %ub: index, %s: index, %x: f32) -> f32 {
  %0 = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> f32 {
    %1 = arith.addf %a, %x : f32
    scf.yield %1 : f32
  } {a = 1}
  return %0 : f32
}

// An unsigned comparison also stays as an attribute.
// CHECK-LABEL: func.func @unsigned
// CHECK:           arith.cmpi ult
// CHECK:         } attributes {unsignedCmp}
func.func @unsigned(%lb: i32, %ub: i32, %s: i32, %m: memref<i32>) {
  scf.for unsigned %i = %lb to %ub step %s : i32 {
    memref.store %i, %m[] : memref<i32>
  }
  return
}

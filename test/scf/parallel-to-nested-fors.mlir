// RUN: mlopt %s -scf-parallel-for-to-nested-fors | FileCheck %s
// Parallel loops become nests, but for those that reduce.

// CHECK-LABEL: func.func @nest
// CHECK-SAME:    (%[[A:.*]]: index, %[[B:.*]]: index, %[[S:.*]]: index, %[[M:.*]]: memref
// CHECK-NEXT:    scf.for %[[I:.*]] = %[[A]] to %[[B]] step %[[S]] {
// CHECK-NEXT:      scf.for %[[J:.*]] = %[[B]] to %[[A]] step %[[S]] {
// CHECK-NEXT:        memref.store %[[I]], %[[M]][%[[I]], %[[J]]]
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @nest(%a: index, %b: index, %s: index, %m: memref<?x?xindex>) {
  scf.parallel (%i, %j) = (%a, %b) to (%b, %a) step (%s, %s) {
    memref.store %i, %m[%i, %j] : memref<?x?xindex>
  }
  return
}

// CHECK-LABEL: func.func @reduction
// CHECK-NOT:     scf.for
// CHECK:         scf.parallel
func.func @reduction(%a: index, %b: index, %s: index, %x: f32) -> f32 {
  %0 = scf.parallel (%i) = (%a) to (%b) step (%s) init(%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %1 = arith.addf %l, %r : f32
      scf.reduce.return %1 : f32
    }
  }
  return %0 : f32
}

// RUN: mlopt %s -scf-for-loop-specialization -split-input-file -verify-diagnostics | FileCheck %s
// A loop up to a minimum gets a copy up to its least constant.

// CHECK-LABEL: func.func @copy
// CHECK-SAME:    (%[[LB:.*]]: index, %[[N:.*]]: index, %[[S:.*]]: index, %[[M:.*]]: memref
// CHECK-NEXT:    %[[UB:.*]] = affine.min
// CHECK-NEXT:    %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[C:.*]] = arith.cmpi eq, %[[UB]], %[[C4]] : index
// CHECK-NEXT:    scf.if %[[C]] {
// CHECK-NEXT:      scf.for %[[I:.*]] = %[[LB]] to %[[C4]] step %[[S]] {
// CHECK-NEXT:        memref.store %[[C4]], %[[M]][%[[I]]]
// CHECK-NEXT:      } {a}
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.for %[[J:.*]] = %[[LB]] to %[[UB]] step %[[S]] {
// CHECK-NEXT:        memref.store %[[UB]], %[[M]][%[[J]]]
// CHECK-NEXT:      } {a}
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @copy(%lb: index, %n: index, %s: index, %m: memref<?xindex>) {
  %ub = affine.min affine_map<(d0)[s0] -> (8, d0 - s0, 4)>(%n)[%s]
  scf.for %i = %lb to %ub step %s {
    memref.store %ub, %m[%i] : memref<?xindex>
  } {a}
  return
}

// CHECK-LABEL: func.func @no_constant
// CHECK-NOT:     scf.if
// CHECK:         return
func.func @no_constant(%lb: index, %n: index, %s: index, %m: memref<?xindex>) {
  %ub = affine.min affine_map<(d0)[s0] -> (d0 - s0, d0)>(%n)[%s]
  scf.for %i = %lb to %ub step %s {
    memref.store %ub, %m[%i] : memref<?xindex>
  }
  return
}

// -----

func.func @used_result(%lb: index, %n: index, %s: index, %x: f32) -> f32 {
  %ub = affine.min affine_map<(d0) -> (8, d0)>(%n)
  // expected-error@+1 {{'scf.for' op has used results, so it has no copy}}
  %0 = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> f32 {
    scf.yield %a : f32
  }
  return %0 : f32
}

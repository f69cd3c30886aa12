// RUN: mlopt %s -scf-forall-to-for | FileCheck %s --check-prefix=FOR
// RUN: mlopt %s -scf-forall-to-parallel | FileCheck %s --check-prefix=PARALLEL
// Loops over all become nests of loops, or parallel loops with their mapping.

// FOR-LABEL: func.func @bounds
// FOR-SAME:    (%[[LB:.*]]: index, %[[UB:.*]]: index, %[[S:.*]]: index, %[[M:.*]]: memref
// FOR-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// FOR-NEXT:    %[[C10:.*]] = arith.constant 10 : index
// FOR-NEXT:    %[[C2:.*]] = arith.constant 2 : index
// FOR-NEXT:    scf.for %[[I:.*]] = %[[LB]] to %[[UB]] step %[[S]] {
// FOR-NEXT:      scf.for %[[J:.*]] = %[[C0]] to %[[C10]] step %[[C2]] {
// FOR-NEXT:        memref.store %[[I]], %[[M]][%[[I]], %[[J]]]
// FOR-NEXT:      }
// FOR-NEXT:    }
// FOR-NEXT:    return
// PARALLEL-LABEL: func.func @bounds
// PARALLEL-SAME:    (%[[LB:.*]]: index, %[[UB:.*]]: index, %[[S:.*]]: index, %[[M:.*]]: memref
// PARALLEL-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// PARALLEL-NEXT:    %[[C10:.*]] = arith.constant 10 : index
// PARALLEL-NEXT:    %[[C2:.*]] = arith.constant 2 : index
// PARALLEL-NEXT:    scf.parallel (%[[I:.*]], %[[J:.*]]) = (%[[LB]], %[[C0]]) to (%[[UB]], %[[C10]]) step (%[[S]], %[[C2]]) {
// PARALLEL-NEXT:      memref.store %[[I]], %[[M]][%[[I]], %[[J]]]
// PARALLEL-NEXT:      scf.reduce
// PARALLEL-NEXT:    }
// PARALLEL-NEXT:    return
func.func @bounds(%lb: index, %ub: index, %s: index, %m: memref<?x?xindex>) {
  scf.forall (%i, %j) = (%lb, 0) to (%ub, 10) step (%s, 2) {
    memref.store %i, %m[%i, %j] : memref<?x?xindex>
  } {a = 1}
  return
}

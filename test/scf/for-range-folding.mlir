// RUN: mlopt %s -scf-for-loop-range-folding | FileCheck %s
// Sums and products of a loop's variable move into its range.

// CHECK-LABEL: func.func @sum_and_product
// CHECK-SAME:    (%[[LB:.*]]: index, %[[UB:.*]]: index, %[[S:.*]]: index, %[[X:.*]]: index, %[[M:.*]]: memref
// CHECK-NEXT:    %[[L1:.*]] = arith.addi %[[X]], %[[LB]] : index
// CHECK-NEXT:    %[[U1:.*]] = arith.addi %[[X]], %[[UB]] : index
// CHECK-NEXT:    %[[L2:.*]] = arith.muli %[[L1]], %[[X]] overflow<nsw> {z} : index
// CHECK-NEXT:    %[[U2:.*]] = arith.muli %[[U1]], %[[X]] overflow<nsw> {z} : index
// CHECK-NEXT:    %[[S2:.*]] = arith.muli %[[S]], %[[X]] overflow<nsw> {z} : index
// CHECK-NEXT:    scf.for %[[I:.*]] = %[[L2]] to %[[U2]] step %[[S2]] {
// CHECK-NEXT:      memref.store %[[X]], %[[M]][%[[I]]]
// CHECK-NEXT:    }
func.func @sum_and_product(%lb: index, %ub: index, %s: index, %x: index, %m: memref<?xindex>) {
  scf.for %i = %lb to %ub step %s {
    %0 = arith.addi %x, %i : index
    %1 = arith.muli %0, %x overflow<nsw> {z} : index
    memref.store %x, %m[%1] : memref<?xindex>
  }
  return
}

// Not where the variable has another use, or the other operand is in the loop.
// CHECK-LABEL: func.func @kept
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      arith.addi
// CHECK:         scf.for
// CHECK-NEXT:      memref.load
// CHECK-NEXT:      arith.addi
func.func @kept(%lb: index, %ub: index, %s: index, %m: memref<?xindex>) {
  scf.for %i = %lb to %ub step %s {
    %0 = arith.addi %s, %i : index
    memref.store %i, %m[%0] : memref<?xindex>
  }
  scf.for %i = %lb to %ub step %s {
    %0 = memref.load %m[%lb] : memref<?xindex>
    %1 = arith.addi %0, %i : index
    memref.store %s, %m[%1] : memref<?xindex>
  }
  return
}

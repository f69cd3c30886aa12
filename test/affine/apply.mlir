// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -lower-affine | FileCheck %s --check-prefix=LOWER

// CHECK: #[[MAP:.*]] = affine_map<(d0)[s0] -> (d0 * 4 + s0 mod 8)>
// CHECK: #[[FIVE:.*]] = affine_map<() -> (5)>
// CHECK-LABEL: func.func @apply
// CHECK:         affine.apply #[[MAP]](%arg0)[%arg1]
// CHECK-NEXT:    affine.apply #[[FIVE]]() {foo}
// LOWER-LABEL: func.func @apply
// LOWER-SAME:    (%[[A:.*]]: index, %[[B:.*]]: index)
// LOWER-NEXT:    %[[C4:.*]] = arith.constant 4 : index
// LOWER-NEXT:    %[[P:.*]] = arith.muli %[[A]], %[[C4]] overflow<nsw> : index
// LOWER-NEXT:    %[[C8:.*]] = arith.constant 8 : index
// LOWER-NEXT:    %[[R:.*]] = arith.remsi %[[B]], %[[C8]] : index
// LOWER-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// LOWER-NEXT:    %[[N:.*]] = arith.cmpi slt, %[[R]], %[[C0]] : index
// LOWER-NEXT:    %[[U:.*]] = arith.addi %[[R]], %[[C8]] : index
// LOWER-NEXT:    %[[M:.*]] = arith.select %[[N]], %[[U]], %[[R]] : index
// LOWER-NEXT:    %[[S:.*]] = arith.addi %[[P]], %[[M]] : index
// LOWER-NEXT:    %[[C5:.*]] = arith.constant 5 : index
// LOWER-NEXT:    return %[[S]], %[[C5]]
func.func @apply(%a: index, %b: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 mod 8)>(%a)[%b]
  %1 = affine.apply affine_map<() -> (5)>() {foo}
  return %0, %1 : index, index
}

// All expressions first.
// LOWER-LABEL: func.func @min_max
// LOWER-SAME:    (%[[A:.*]]: index, %[[B:.*]]: index)
// LOWER-NEXT:    %[[C2:.*]] = arith.constant 2 : index
// LOWER-NEXT:    %[[P:.*]] = arith.muli %[[A]], %[[C2]] overflow<nsw> : index
// LOWER-NEXT:    %[[C9:.*]] = arith.constant 9 : index
// LOWER-NEXT:    %[[M:.*]] = arith.minsi %[[P]], %[[B]] : index
// LOWER-NEXT:    %[[N:.*]] = arith.minsi %[[M]], %[[C9]] : index
// LOWER-NEXT:    %[[X:.*]] = arith.maxsi %[[A]], %[[B]] : index
// LOWER-NEXT:    return %[[N]], %[[X]]
// CHECK-LABEL: func.func @min_max
// CHECK:         affine.min #{{.*}}(%arg0)[%arg1]
// CHECK-NEXT:    affine.max #{{.*}}(%arg0, %arg1) {foo}
func.func @min_max(%a: index, %b: index) -> (index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 * 2, s0, 9)>(%a)[%b]
  %1 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%a, %b) {foo}
  return %0, %1 : index, index
}

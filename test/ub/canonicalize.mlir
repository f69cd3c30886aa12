// RUN: mlopt %s -canonicalize | FileCheck %s

// One constant is left of two.
// CHECK-LABEL: func.func @merged
// CHECK-NEXT:    %[[A:.*]] = ub.poison : i32
// CHECK-NEXT:    return %[[A]], %[[A]] : i32, i32
func.func @merged() -> (i32, i32) {
  %0 = ub.poison : i32
  %1 = ub.poison : f32
  %2 = ub.poison : i32
  return %0, %2 : i32, i32
}

// RUN: mlopt %s -arith-expand | FileCheck %s

// Operations of vector are legal, so that the conversion does not fold them.

// CHECK-LABEL: func.func @legal
func.func @legal(%x: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[FIVE:.*]] = arith.constant 5 : i32
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : i32
  // CHECK-NEXT: vector.insert %[[FIVE]], %{{.*}} [%[[ONE]]] : i32 into vector<4xi32>
  // CHECK-NEXT: vector.broadcast %[[FIVE]] : i32 to vector<4xi32>
  %0 = vector.insert %c5, %x [%c1] : i32 into vector<4xi32>
  %1 = vector.broadcast %c5 : i32 to vector<4xi32>
  return %0, %1 : vector<4xi32>, vector<4xi32>
}

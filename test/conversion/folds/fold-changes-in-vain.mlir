// RUN: mlopt %s -finalize-memref-to-llvm | FileCheck %s

// The fold makes a number of the position and then gives a constant, which is
// not legal: none of it stays.

// CHECK-LABEL: func.func @insert
func.func @insert() -> vector<4xf32> {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %cst = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : vector<4xf32>
  // CHECK: vector.insert %{{.*}}, %{{.*}} [%{{.*}}] : f32 into vector<4xf32>
  %0 = vector.insert %one, %cst [%c1] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

// In place alone, it stays.

// CHECK-LABEL: func.func @in_place
func.func @in_place(%one: f32, %cst: vector<4xf32>) -> vector<4xf32> {
  %c1 = arith.constant 1 : index
  // CHECK: vector.insert %{{.*}}, %{{.*}} [1] : f32 into vector<4xf32>
  %0 = vector.insert %one, %cst [%c1] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

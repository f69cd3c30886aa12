// RUN: mlopt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @chain
// CHECK-NEXT: %[[ALL:.*]] = arith.constant dense<"0x0100000002000000050000000000
// CHECK-NEXT: return %[[ALL]]
func.func @chain() -> vector<5000xi32> {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %five = arith.constant 5 : i32
  %zeros = arith.constant dense<0> : vector<5000xi32>
  %0 = vector.insert %one, %zeros[0] : i32 into vector<5000xi32>
  %1 = vector.insert %one, %0[1] : i32 into vector<5000xi32>
  %2 = vector.insert %five, %1[2] : i32 into vector<5000xi32>
  %3 = vector.insert %two, %2[1] : i32 into vector<5000xi32>
  return %3 : vector<5000xi32>
}

// An insert that is no constant ends the chain, and so does another use.

// CHECK-LABEL: func.func @used_in_between
// CHECK: %[[FIRST:.*]] = vector.insert %arg0, %{{.*}} [3]
// CHECK: %[[SECOND:.*]] = vector.insert %{{.*}}, %[[FIRST]] [4]
// CHECK: return %[[FIRST]], %[[SECOND]]
func.func @used_in_between(%x: i32) -> (vector<5000xi32>, vector<5000xi32>) {
  %one = arith.constant 1 : i32
  %zeros = arith.constant dense<0> : vector<5000xi32>
  %0 = vector.insert %one, %zeros[0] : i32 into vector<5000xi32>
  %1 = vector.insert %x, %0[3] : i32 into vector<5000xi32>
  %2 = vector.insert %one, %1[4] : i32 into vector<5000xi32>
  return %1, %2 : vector<5000xi32>, vector<5000xi32>
}

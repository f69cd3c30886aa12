// RUN: mlopt %s -lower-vector-to-from-elements-to-shuffle-tree | FileCheck %s
// Vectors of elements of other vectors become trees of shuffles.

// Vectors come in the order of the first elements used, not of definition.
// CHECK-LABEL: func.func @two_vectors(
// CHECK-SAME: %[[A:.*]]: vector<4xf32>, %[[B:.*]]: vector<2xf32>)
// CHECK-NEXT: %[[S:.*]] = vector.shuffle %[[B]], %[[A]] [1, 0, 5, 2] : vector<2xf32>, vector<4xf32>
// CHECK-NEXT: return %[[S]] : vector<4xf32>
func.func @two_vectors(%a: vector<4xf32>, %b: vector<2xf32>) -> vector<4xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2 = vector.from_elements %1#1, %1#0, %0#3, %0#0 : vector<4xf32>
  return %2 : vector<4xf32>
}

// CHECK-LABEL: func.func @one_vector(
// CHECK-SAME: %[[A:.*]]: vector<4xf32>)
// CHECK-NEXT: %[[S:.*]] = vector.shuffle %[[A]], %[[A]] [3, 2, 3] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: return %[[S]] : vector<3xf32>
func.func @one_vector(%a: vector<4xf32>) -> vector<3xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1 = vector.from_elements %0#3, %0#2, %0#3 : vector<3xf32>
  return %1 : vector<3xf32>
}

// A vector without a neighbour is made as large as the rest of its level.
// CHECK-LABEL: func.func @five_vectors(
// CHECK-SAME: %[[A:.*]]: vector<2xi8>, %[[B:.*]]: vector<2xi8>, %[[C:.*]]: vector<2xi8>, %[[D:.*]]: vector<2xi8>, %[[E:.*]]: vector<3xi8>)
// CHECK-NEXT: %[[AB:.*]] = vector.shuffle %[[A]], %[[B]] [0, 1, 2, 3]
// CHECK-NEXT: %[[CD:.*]] = vector.shuffle %[[C]], %[[D]] [0, 1, 2, 3]
// CHECK-NEXT: %[[E1:.*]] = vector.shuffle %[[E]], %[[E]] [2, 0, -1, -1]
// CHECK-NEXT: %[[ABCD:.*]] = vector.shuffle %[[AB]], %[[CD]] [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK-NEXT: %[[E2:.*]] = vector.shuffle %[[E1]], %[[E1]] [0, 1, -1, -1, -1, -1, -1, -1]
// CHECK-NEXT: %[[ALL:.*]] = vector.shuffle %[[ABCD]], %[[E2]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
// CHECK-NEXT: return %[[ALL]] : vector<10xi8>
func.func @five_vectors(%a: vector<2xi8>, %b: vector<2xi8>, %c: vector<2xi8>, %d: vector<2xi8>, %e: vector<3xi8>) -> vector<10xi8> {
  %0:2 = vector.to_elements %a : vector<2xi8>
  %1:2 = vector.to_elements %b : vector<2xi8>
  %2:2 = vector.to_elements %c : vector<2xi8>
  %3:2 = vector.to_elements %d : vector<2xi8>
  %4:3 = vector.to_elements %e : vector<3xi8>
  %5 = vector.from_elements %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#2, %4#0 : vector<10xi8>
  return %5 : vector<10xi8>
}

// Positions overlap, and two leaves take one vector apart.
// CHECK-LABEL: func.func @mixed(
// CHECK-SAME: %[[A:.*]]: vector<4xf32>, %[[B:.*]]: vector<4xf32>, %[[C:.*]]: vector<4xf32>)
// CHECK-NEXT: %[[AB:.*]] = vector.shuffle %[[A]], %[[B]] [0, 0, 4, -1, 7, 1, -1, 6, 0]
// CHECK-NEXT: %[[AC:.*]] = vector.shuffle %[[A]], %[[C]] [2, -1, -1, 6, -1, -1, -1, -1, -1]
// CHECK-NEXT: %[[ALL:.*]] = vector.shuffle %[[AB]], %[[AC]] [0, 1, 2, 9, 4, 5, 12, 7, 8]
// CHECK-NEXT: return %[[ALL]] : vector<9xf32>
func.func @mixed(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<9xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %2:4 = vector.to_elements %a : vector<4xf32>
  %3:4 = vector.to_elements %c : vector<4xf32>
  %4 = vector.from_elements %0#0, %0#0, %1#0, %2#2, %1#3, %0#1, %3#2, %1#2, %0#0 : vector<9xf32>
  return %4 : vector<9xf32>
}

// CHECK-LABEL: func.func @other_element(
// CHECK: vector.from_elements
func.func @other_element(%a: vector<2xf32>, %x: f32) -> vector<3xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1 = vector.from_elements %0#0, %0#1, %x : vector<3xf32>
  return %1 : vector<3xf32>
}

// CHECK-LABEL: func.func @result_of_two_dimensions(
// CHECK: vector.from_elements
func.func @result_of_two_dimensions(%a: vector<2xf32>) -> vector<2x2xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#1, %0#0 : vector<2x2xf32>
  return %1 : vector<2x2xf32>
}

// CHECK-LABEL: func.func @source_of_two_dimensions(
// CHECK: vector.from_elements
func.func @source_of_two_dimensions(%a: vector<2x2xf32>) -> vector<4xf32> {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#3, %0#2 : vector<4xf32>
  return %1 : vector<4xf32>
}

// As in every pass, a mask without effect goes.
// CHECK-LABEL: func.func @full_mask(
// CHECK-NEXT: vector.transfer_write
func.func @full_mask(%m: memref<8xf32>, %v: vector<2xf32>, %i: index) {
  %mask = arith.constant dense<true> : vector<2xi1>
  vector.mask %mask { vector.transfer_write %v, %m[%i] : vector<2xf32>, memref<8xf32> } : vector<2xi1>
  return
}

// RUN: mlopt %s -canonicalize | FileCheck %s

// Moves of elements, folded where they are constants or come from another move.

// CHECK-LABEL: func.func @extract_of_constants(
// CHECK-NEXT:    %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT:    %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:    %[[CST_0:.*]] = arith.constant dense<[3, 4]> : vector<2xi32>
// CHECK-NEXT:    %[[CST_1:.*]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:    %[[CST_2:.*]] = arith.constant dense<1.500000e+00> : vector<2xf32>
// CHECK-NEXT:    %[[V0:.*]] = ub.poison : i32
// CHECK-NEXT:    %[[V1:.*]] = vector.extract %[[CST]][%arg0, 0] : i32 from vector<2x2xi32>
// CHECK-NEXT:    return %[[C3_I32]], %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[V0]], %[[V1]] : i32, vector<2xi32>, f32, vector<2xf32>, i32, i32
func.func @extract_of_constants(%i: index) -> (i32, vector<2xi32>, f32, vector<2xf32>, i32, i32) {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %b = arith.constant dense<1.5> : vector<2x2xf32>
  %p = ub.poison : vector<2x2xi32>
  %0 = vector.extract %a[1, 0] : i32 from vector<2x2xi32>
  %1 = vector.extract %a[1] : vector<2xi32> from vector<2x2xi32>
  %2 = vector.extract %b[1, 0] : f32 from vector<2x2xf32>
  %3 = vector.extract %b[%i] : vector<2xf32> from vector<2x2xf32>
  %4 = vector.extract %p[0, 0] : i32 from vector<2x2xi32>
  %5 = vector.extract %a[%i, 0] : i32 from vector<2x2xi32>
  return %0, %1, %2, %3, %4, %5 : i32, vector<2xi32>, f32, vector<2xf32>, i32, i32
}

// CHECK-LABEL: func.func @extract_of_insert(
// CHECK-NEXT:    %[[V0:.*]] = vector.extract %arg1[2, 3] : f32 from vector<3x4xf32>
// CHECK-NEXT:    %[[V1:.*]] = vector.extract %arg0[0, 2, 3] : f32 from vector<2x3x4xf32>
// CHECK-NEXT:    %[[V2:.*]] = vector.extract %arg1[2] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:    %[[V3:.*]] = vector.insert %arg2, %arg0 [1, 2, 3] : f32 into vector<2x3x4xf32>
// CHECK-NEXT:    %[[V4:.*]] = vector.extract %[[V3]][1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:    %[[V5:.*]] = vector.insert %arg2, %arg0 [%arg3, 2, 3] : f32 into vector<2x3x4xf32>
// CHECK-NEXT:    %[[V6:.*]] = vector.extract %[[V5]][1, 2, 3] : f32 from vector<2x3x4xf32>
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %arg2, %[[V4]], %[[V6]] : f32, f32, vector<4xf32>, f32, vector<4xf32>, f32
func.func @extract_of_insert(%v: vector<2x3x4xf32>, %w: vector<3x4xf32>, %e: f32, %i: index) -> (f32, f32, vector<4xf32>, f32, vector<4xf32>, f32) {
  %0 = vector.insert %w, %v[1] : vector<3x4xf32> into vector<2x3x4xf32>
  %1 = vector.extract %0[1, 2, 3] : f32 from vector<2x3x4xf32>
  %2 = vector.extract %0[0, 2, 3] : f32 from vector<2x3x4xf32>
  %3 = vector.extract %0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %4 = vector.insert %e, %v[1, 2, 3] : f32 into vector<2x3x4xf32>
  %5 = vector.extract %4[1, 2, 3] : f32 from vector<2x3x4xf32>
  %6 = vector.extract %4[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %7 = vector.insert %e, %v[%i, 2, 3] : f32 into vector<2x3x4xf32>
  %8 = vector.extract %7[1, 2, 3] : f32 from vector<2x3x4xf32>
  return %1, %2, %3, %5, %6, %8 : f32, f32, vector<4xf32>, f32, vector<4xf32>, f32
}

// CHECK-LABEL: func.func @extract_of_shuffle(
// CHECK-NEXT:    %[[V0:.*]] = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT:    %[[V1:.*]] = vector.extract %arg0[2] : f32 from vector<3xf32>
// CHECK-NEXT:    %[[V2:.*]] = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]] : f32, f32, f32
func.func @extract_of_shuffle(%v: vector<3xf32>, %w: vector<2xf32>) -> (f32, f32, f32) {
  %0 = vector.shuffle %v, %w [4, 2, 0, 3] : vector<3xf32>, vector<2xf32>
  %1 = vector.extract %0[0] : f32 from vector<4xf32>
  %2 = vector.extract %0[1] : f32 from vector<4xf32>
  %3 = vector.extract %0[3] : f32 from vector<4xf32>
  return %1, %2, %3 : f32, f32, f32
}

// CHECK-LABEL: func.func @extract_of_slice(
// CHECK-NEXT:    %[[V0:.*]] = vector.extract %arg0[2, 3] : f32 from vector<4x8xf32>
// CHECK-NEXT:    %[[V1:.*]] = vector.extract %arg0[2] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:    %[[V2:.*]] = vector.extract_strided_slice %arg0 {offsets = [1, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
// CHECK-NEXT:    %[[V3:.*]] = vector.extract %[[V2]][0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:    %[[V4:.*]] = vector.extract %[[V2]][1, %arg1] : f32 from vector<2x4xf32>
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V3]], %[[V4]] : f32, vector<8xf32>, vector<4xf32>, f32
func.func @extract_of_slice(%v: vector<4x8xf32>, %i: index) -> (f32, vector<8xf32>, vector<4xf32>, f32) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %1 = vector.extract %0[1, 3] : f32 from vector<2x8xf32>
  %2 = vector.extract %0[1] : vector<8xf32> from vector<2x8xf32>
  %3 = vector.extract_strided_slice %v {offsets = [1, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %4 = vector.extract %3[0] : vector<4xf32> from vector<2x4xf32>
  %5 = vector.extract %3[1, %i] : f32 from vector<2x4xf32>
  return %1, %2, %4, %5 : f32, vector<8xf32>, vector<4xf32>, f32
}

// CHECK-LABEL: func.func @extract_of_inserted_slice(
// CHECK-NEXT:    %[[V0:.*]] = vector.insert_strided_slice %arg0, %arg1 {offsets = [1, 1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<3x4x4xf32>
// CHECK-NEXT:    %[[V1:.*]] = vector.extract %arg0[1, 3] : f32 from vector<2x4xf32>
// CHECK-NEXT:    %[[V2:.*]] = vector.extract %[[V0]][0, 2, 3] : f32 from vector<3x4x4xf32>
// CHECK-NEXT:    %[[V3:.*]] = vector.extract %arg0[0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:    %[[V4:.*]] = vector.insert_strided_slice %arg2, %arg1 {offsets = [1, 1, 0], strides = [1, 1]} : vector<2x2xf32> into vector<3x4x4xf32>
// CHECK-NEXT:    %[[V5:.*]] = vector.extract %[[V4]][1, 1] : vector<4xf32> from vector<3x4x4xf32>
// CHECK-NEXT:    return %[[V1]], %[[V2]], %[[V3]], %[[V5]] : f32, f32, vector<4xf32>, vector<4xf32>
func.func @extract_of_inserted_slice(%s: vector<2x4xf32>, %v: vector<3x4x4xf32>, %t: vector<2x2xf32>) -> (f32, f32, vector<4xf32>, vector<4xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [1, 1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<3x4x4xf32>
  %1 = vector.extract %0[1, 2, 3] : f32 from vector<3x4x4xf32>
  %2 = vector.extract %0[0, 2, 3] : f32 from vector<3x4x4xf32>
  %3 = vector.extract %0[1, 1] : vector<4xf32> from vector<3x4x4xf32>
  %4 = vector.insert_strided_slice %t, %v {offsets = [1, 1, 0], strides = [1, 1]} : vector<2x2xf32> into vector<3x4x4xf32>
  %5 = vector.extract %4[1, 1] : vector<4xf32> from vector<3x4x4xf32>
  return %1, %2, %3, %5 : f32, f32, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @slice_of_constants(
// CHECK-NEXT:    %[[CST:.*]] = arith.constant dense<{{\[\[}}5, 6], [8, 9]]> : vector<2x2xi32>
// CHECK-NEXT:    %[[CST_0:.*]] = arith.constant dense<{{\[\[}}4, 5, 6], [7, 8, 9]]> : vector<2x3xi32>
// CHECK-NEXT:    %[[CST_1:.*]] = arith.constant dense<6> : vector<1x2xi32>
// CHECK-NEXT:    return %[[CST]], %[[CST_0]], %[[CST_1]], %arg0 : vector<2x2xi32>, vector<2x3xi32>, vector<1x2xi32>, vector<4xi32>
func.func @slice_of_constants(%v: vector<4xi32>) -> (vector<2x2xi32>, vector<2x3xi32>, vector<1x2xi32>, vector<4xi32>) {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi32>
  %b = arith.constant dense<6> : vector<3x3xi32>
  %0 = vector.extract_strided_slice %a {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x3xi32> to vector<2x2xi32>
  %1 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<3x3xi32> to vector<2x3xi32>
  %2 = vector.extract_strided_slice %b {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<3x3xi32> to vector<1x2xi32>
  %3 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]} : vector<4xi32> to vector<4xi32>
  return %0, %1, %2, %3 : vector<2x2xi32>, vector<2x3xi32>, vector<1x2xi32>, vector<4xi32>
}

// CHECK-LABEL: func.func @slice_of_inserted_slice(
// CHECK-NEXT:    %[[V0:.*]] = vector.insert_strided_slice %arg0, %arg1 {offsets = [2, 2], strides = [1, 1]} : vector<2x4xf32> into vector<8x8xf32>
// CHECK-NEXT:    %[[V1:.*]] = vector.extract_strided_slice %arg0 {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
// CHECK-NEXT:    %[[V2:.*]] = vector.extract_strided_slice %[[V0]] {offsets = [3, 3], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
// CHECK-NEXT:    %[[V3:.*]] = vector.extract_strided_slice %[[V0]] {offsets = [6, 6], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
// CHECK-NEXT:    return %[[V1]], %[[V2]], %[[V3]], %arg0 : vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x4xf32>
func.func @slice_of_inserted_slice(%s: vector<2x4xf32>, %v: vector<8x8xf32>) -> (vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2, 2], strides = [1, 1]} : vector<2x4xf32> into vector<8x8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [3, 3], sizes = [1, 2], strides = [1, 1]} : vector<8x8xf32> to vector<1x2xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [3, 3], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %3 = vector.extract_strided_slice %0 {offsets = [6, 6], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %4 = vector.extract_strided_slice %0 {offsets = [2, 2], sizes = [2, 4], strides = [1, 1]} : vector<8x8xf32> to vector<2x4xf32>
  return %1, %2, %3, %4 : vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x4xf32>
}

// CHECK-LABEL: func.func @inserted_slices(
// CHECK-NEXT:    %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2, 3], [10, 11, 6], [12, 13, 9]]> : vector<3x3xi32>
// CHECK-NEXT:    %[[CST_0:.*]] = arith.constant dense<{{\[\[\[}}0, 0], [0, 0]], {{\[\[}}10, 11], [12, 13]]]> : vector<2x2x2xi32>
// CHECK-NEXT:    %[[CST_1:.*]] = arith.constant dense<3> : vector<4xi32>
// CHECK-NEXT:    return %[[CST]], %[[CST_0]], %[[CST_1]], %arg1, %arg0 : vector<3x3xi32>, vector<2x2x2xi32>, vector<4xi32>, vector<4x4xi32>, vector<4xi32>
func.func @inserted_slices(%v: vector<4xi32>, %w: vector<4x4xi32>) -> (vector<3x3xi32>, vector<2x2x2xi32>, vector<4xi32>, vector<4x4xi32>, vector<4xi32>) {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi32>
  %b = arith.constant dense<[[10, 11], [12, 13]]> : vector<2x2xi32>
  %c = arith.constant dense<0> : vector<2x2x2xi32>
  %d = arith.constant dense<3> : vector<2xi32>
  %e = arith.constant dense<3> : vector<4xi32>
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 0], strides = [1, 1]} : vector<2x2xi32> into vector<3x3xi32>
  %1 = vector.insert_strided_slice %b, %c {offsets = [1, 0, 0], strides = [1, 1]} : vector<2x2xi32> into vector<2x2x2xi32>
  %2 = vector.insert_strided_slice %d, %e {offsets = [1], strides = [1]} : vector<2xi32> into vector<4xi32>
  %s = vector.extract_strided_slice %w {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi32> to vector<2x2xi32>
  %3 = vector.insert_strided_slice %s, %w {offsets = [1, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
  %4 = vector.insert_strided_slice %v, %e {offsets = [0], strides = [1]} : vector<4xi32> into vector<4xi32>
  return %0, %1, %2, %3, %4 : vector<3x3xi32>, vector<2x2x2xi32>, vector<4xi32>, vector<4x4xi32>, vector<4xi32>
}

// CHECK-LABEL: func.func @other_inserted_slices(
// CHECK-NEXT:    %[[V0:.*]] = vector.extract_strided_slice %arg0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi32> to vector<2x2xi32>
// CHECK-NEXT:    %[[V1:.*]] = vector.insert_strided_slice %[[V0]], %arg0 {offsets = [0, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
// CHECK-NEXT:    %[[V2:.*]] = vector.insert_strided_slice %[[V0]], %arg1 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
// CHECK-NEXT:    return %[[V1]], %[[V2]] : vector<4x4xi32>, vector<4x4xi32>
func.func @other_inserted_slices(%w: vector<4x4xi32>, %x: vector<4x4xi32>) -> (vector<4x4xi32>, vector<4x4xi32>) {
  %s = vector.extract_strided_slice %w {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi32> to vector<2x2xi32>
  %0 = vector.insert_strided_slice %s, %w {offsets = [0, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
  %1 = vector.insert_strided_slice %s, %x {offsets = [1, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
  return %0, %1 : vector<4x4xi32>, vector<4x4xi32>
}

// CHECK-LABEL: func.func @broadcast_of_constants(
// CHECK-NEXT:    %[[CST:.*]] = arith.constant dense<7> : vector<4xi32>
// CHECK-NEXT:    %[[CST_0:.*]] = arith.constant dense<1.500000e+00> : vector<2x2xf32>
// CHECK-NEXT:    %[[V0:.*]] = ub.poison : vector<3xi32>
// CHECK-NEXT:    %[[CST_1:.*]] = arith.constant dense<4> : vector<4x4xi32>
// CHECK-NEXT:    %[[CST_2:.*]] = arith.constant dense<7> : vector<[4]xi32>
// CHECK-NEXT:    return %[[CST]], %[[CST_0]], %[[V0]], %[[CST_1]], %arg0, %[[CST_2]] : vector<4xi32>, vector<2x2xf32>, vector<3xi32>, vector<4x4xi32>, vector<2xi32>, vector<[4]xi32>
func.func @broadcast_of_constants(%v: vector<2xi32>) -> (vector<4xi32>, vector<2x2xf32>, vector<3xi32>, vector<4x4xi32>, vector<2xi32>, vector<[4]xi32>) {
  %a = arith.constant 7 : i32
  %b = arith.constant 1.5 : f32
  %p = ub.poison : i32
  %s = arith.constant dense<4> : vector<4xi32>
  %0 = vector.broadcast %a : i32 to vector<4xi32>
  %1 = vector.broadcast %b : f32 to vector<2x2xf32>
  %2 = vector.broadcast %p : i32 to vector<3xi32>
  %3 = vector.broadcast %s : vector<4xi32> to vector<4x4xi32>
  %4 = vector.broadcast %v : vector<2xi32> to vector<2xi32>
  %5 = vector.broadcast %a : i32 to vector<[4]xi32>
  return %0, %1, %2, %3, %4, %5 : vector<4xi32>, vector<2x2xf32>, vector<3xi32>, vector<4x4xi32>, vector<2xi32>, vector<[4]xi32>
}

// CHECK-LABEL: func.func @shuffles(
// CHECK-NEXT:    %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2]]> : vector<1x2xi32>
// CHECK-NEXT:    %[[CST_0:.*]] = arith.constant dense<[5.000000e+00, 1.000000e+00, 4.000000e+00, 1.000000e+00]> : vector<4xf32>
// CHECK-NEXT:    %[[CST_1:.*]] = arith.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 3.000000e+00]> : vector<4xf32>
// CHECK-NEXT:    %[[V0:.*]] = ub.poison : vector<2xf32>
// CHECK-NEXT:    %[[CST_2:.*]] = arith.constant dense<7> : vector<3xi32>
// CHECK-NEXT:    %[[CST_3:.*]] = arith.constant dense<[5.000000e+00, 4.000000e+00]> : vector<2xf32>
// CHECK-NEXT:    return %arg0, %arg1, %[[CST_0]], %[[CST_1]], %[[V0]], %[[CST_2]], %[[CST]], %[[CST_3]] : vector<3xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<3xi32>, vector<1x2xi32>, vector<2xf32>
func.func @shuffles(%v: vector<3xf32>, %w: vector<2xf32>) -> (vector<3xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<3xi32>, vector<1x2xi32>, vector<2xf32>) {
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %b = arith.constant dense<[4.0, 5.0]> : vector<2xf32>
  %p = ub.poison : vector<2xf32>
  %q = ub.poison : vector<3xf32>
  %c = arith.constant dense<[[1, 2]]> : vector<1x2xi32>
  %d = arith.constant dense<7> : vector<2xi32>
  %0 = vector.shuffle %v, %w [0, 1, 2] : vector<3xf32>, vector<2xf32>
  %1 = vector.shuffle %v, %w [3, 4] : vector<3xf32>, vector<2xf32>
  %2 = vector.shuffle %a, %b [4, 0, 3, -1] : vector<3xf32>, vector<2xf32>
  %3 = vector.shuffle %a, %p [4, 0, 3, 2] : vector<3xf32>, vector<2xf32>
  %4 = vector.shuffle %q, %p [4, 0] : vector<3xf32>, vector<2xf32>
  %5 = vector.shuffle %d, %d [0, 3, -1] : vector<2xi32>, vector<2xi32>
  %6 = vector.shuffle %c, %c [1] : vector<1x2xi32>, vector<1x2xi32>
  %7 = vector.shuffle %q, %b [4, 0] : vector<3xf32>, vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<3xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<3xi32>, vector<1x2xi32>, vector<2xf32>
}

// CHECK-LABEL: func.func @elements(
// CHECK-NEXT:    %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2], [2, 1]]> : vector<2x2xi32>
// CHECK-NEXT:    %[[V0:.*]]:2 = vector.to_elements %arg0 : vector<2xf32>
// CHECK-NEXT:    %[[V1:.*]] = vector.from_elements %[[V0]]#1, %[[V0]]#0 : vector<2xf32>
// CHECK-NEXT:    %[[V2:.*]] = vector.from_elements %[[V0]]#0, %[[V0]]#1 : vector<1x2xf32>
// CHECK-NEXT:    %[[V3:.*]] = vector.broadcast %arg2 : f32 to vector<2xf32>
// CHECK-NEXT:    return %arg0, %[[CST]], %[[V1]], %[[V2]], %[[V3]], %arg2, %arg2 : vector<2xf32>, vector<2x2xi32>, vector<2xf32>, vector<1x2xf32>, vector<2xf32>, f32, f32
func.func @elements(%v: vector<2xf32>, %w: vector<2x1xf32>, %e: f32) -> (vector<2xf32>, vector<2x2xi32>, vector<2xf32>, vector<1x2xf32>, vector<2xf32>, f32, f32) {
  %0:2 = vector.to_elements %v : vector<2xf32>
  %1 = vector.from_elements %0#0, %0#1 : vector<2xf32>
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %2 = vector.from_elements %a, %b, %b, %a : vector<2x2xi32>
  %3 = vector.from_elements %0#1, %0#0 : vector<2xf32>
  %4 = vector.from_elements %0#0, %0#1 : vector<1x2xf32>
  %5 = vector.from_elements %e, %e : vector<2xf32>
  %6 = vector.broadcast %e : f32 to vector<2xf32>
  %7:2 = vector.to_elements %6 : vector<2xf32>
  return %1, %2, %3, %4, %5, %7#0, %7#1 : vector<2xf32>, vector<2x2xi32>, vector<2xf32>, vector<1x2xf32>, vector<2xf32>, f32, f32
}

// CHECK-LABEL: func.func @bitcasts(
// CHECK-NEXT:    %[[CST:.*]] = arith.constant dense<0.00782680511> : vector<2xf32>
// CHECK-NEXT:    %[[CST_0:.*]] = arith.constant dense<50529027> : vector<2xi32>
// CHECK-NEXT:    %[[CST_1:.*]] = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT:    %[[CST_2:.*]] = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:    %[[V0:.*]] = vector.bitcast %arg0 : vector<4xf32> to vector<8xi16>
// CHECK-NEXT:    %[[V1:.*]] = vector.bitcast %[[CST_2]] : vector<2xf32> to vector<2xi32>
// CHECK-NEXT:    %[[V2:.*]] = vector.bitcast %[[CST_1]] : vector<2xi32> to vector<4xi16>
// CHECK-NEXT:    return %arg0, %arg0, %[[V0]], %[[CST_0]], %[[CST]], %[[V1]], %[[V2]] : vector<4xf32>, vector<4xf32>, vector<8xi16>, vector<2xi32>, vector<2xf32>, vector<2xi32>, vector<4xi16>
func.func @bitcasts(%v: vector<4xf32>, %s: vector<2xi64>) -> (vector<4xf32>, vector<4xf32>, vector<8xi16>, vector<2xi32>, vector<2xf32>, vector<2xi32>, vector<4xi16>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %2 = vector.bitcast %1 : vector<4xi32> to vector<4xf32>
  %3 = vector.bitcast %1 : vector<4xi32> to vector<8xi16>
  %a = arith.constant dense<3> : vector<8xi8>
  %4 = vector.bitcast %a : vector<8xi8> to vector<2xi32>
  %b = arith.constant dense<1.0> : vector<4xf16>
  %5 = vector.bitcast %b : vector<4xf16> to vector<2xf32>
  %c = arith.constant dense<1.0> : vector<2xf32>
  %6 = vector.bitcast %c : vector<2xf32> to vector<2xi32>
  %d = arith.constant dense<1> : vector<2xi32>
  %7 = vector.bitcast %d : vector<2xi32> to vector<4xi16>
  return %0, %2, %3, %4, %5, %6, %7 : vector<4xf32>, vector<4xf32>, vector<8xi16>, vector<2xi32>, vector<2xf32>, vector<2xi32>, vector<4xi16>
}

// CHECK-LABEL: func.func @reshaped(
// CHECK-NEXT:    %[[V0:.*]] = ub.poison : vector<3x2xi32>
// CHECK-NEXT:    %[[CST:.*]] = arith.constant dense<2> : vector<3x2xi32>
// CHECK-NEXT:    %[[V1:.*]] = ub.poison : vector<6xf32>
// CHECK-NEXT:    %[[CST_0:.*]] = arith.constant dense<2> : vector<6xi32>
// CHECK-NEXT:    %[[CST_1:.*]] = arith.constant dense<{{\[\[}}1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
// CHECK-NEXT:    %[[V2:.*]] = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT:    return %arg0, %[[CST_1]], %[[CST_0]], %[[V1]], %[[CST]], %[[V0]], %arg0, %[[V2]] : vector<2x3xf32>, vector<3x2xi32>, vector<6xi32>, vector<6xf32>, vector<3x2xi32>, vector<3x2xi32>, vector<2x3xf32>, vector<6xf32>
func.func @reshaped(%v: vector<2x3xf32>) -> (vector<2x3xf32>, vector<3x2xi32>, vector<6xi32>, vector<6xf32>, vector<3x2xi32>, vector<3x2xi32>, vector<2x3xf32>, vector<6xf32>) {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
  %1 = vector.shape_cast %0 : vector<6xf32> to vector<2x3xf32>
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %2 = vector.shape_cast %a : vector<2x3xi32> to vector<3x2xi32>
  %b = arith.constant dense<2> : vector<2x3xi32>
  %3 = vector.shape_cast %b : vector<2x3xi32> to vector<6xi32>
  %p = ub.poison : vector<2x3xf32>
  %4 = vector.shape_cast %p : vector<2x3xf32> to vector<6xf32>
  %5 = vector.transpose %b, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %q = ub.poison : vector<2x3xi32>
  %6 = vector.transpose %q, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %7 = vector.transpose %v, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  return %1, %2, %3, %4, %5, %6, %7, %0 : vector<2x3xf32>, vector<3x2xi32>, vector<6xi32>, vector<6xf32>, vector<3x2xi32>, vector<3x2xi32>, vector<2x3xf32>, vector<6xf32>
}

// CHECK-LABEL: func.func @inserts(
// CHECK-NEXT:    %[[V0:.*]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:    %[[V1:.*]] = vector.insert %arg2, %arg0 [0, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT:    %[[V2:.*]] = vector.insert %arg1, %arg0 [%arg3, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT:    %[[V3:.*]] = vector.insert %arg2, %arg0 [%arg3, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT:    %[[V4:.*]] = vector.insert %arg2, %[[V2]] [%arg4, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT:    %[[V5:.*]] = vector.insert %arg2, %[[V2]] [1, %arg3] : f32 into vector<2x2xf32>
// CHECK-NEXT:    return %[[V1]], %[[V3]], %[[V4]], %[[V5]], %[[V0]] : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>
func.func @inserts(%v: vector<2x2xf32>, %e: f32, %f: f32, %i: index, %j: index) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %e, %v[0, 1] : f32 into vector<2x2xf32>
  %1 = vector.insert %f, %0[0, 1] : f32 into vector<2x2xf32>
  %2 = vector.insert %e, %v[%i, 1] : f32 into vector<2x2xf32>
  %3 = vector.insert %f, %2[%i, 1] : f32 into vector<2x2xf32>
  %4 = vector.insert %f, %2[%j, 1] : f32 into vector<2x2xf32>
  %5 = vector.insert %f, %2[1, %i] : f32 into vector<2x2xf32>
  %6 = vector.insert %e, %v[-1, 0] : f32 into vector<2x2xf32>
  return %1, %3, %4, %5, %6 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>
}

// CHECK-LABEL: func.func @extract_of_broadcast(
// CHECK-NEXT:    %[[V0:.*]] = vector.extract %arg0[0, 1] : f32 from vector<1x2xf32>
// CHECK-NEXT:    %[[V1:.*]] = vector.extract %arg0[0] : vector<2xf32> from vector<1x2xf32>
// CHECK-NEXT:    %[[V2:.*]] = vector.extract %arg0[0, %arg2] : f32 from vector<1x2xf32>
// CHECK-NEXT:    %[[V3:.*]] = vector.broadcast %arg1 : f32 to vector<2xf32>
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %arg1, %[[V3]] : f32, vector<2xf32>, f32, f32, vector<2xf32>
func.func @extract_of_broadcast(%v: vector<1x2xf32>, %e: f32, %i: index) -> (f32, vector<2xf32>, f32, f32, vector<2xf32>) {
  %0 = vector.broadcast %v : vector<1x2xf32> to vector<3x4x2xf32>
  %1 = vector.extract %0[2, 3, 1] : f32 from vector<3x4x2xf32>
  %2 = vector.extract %0[2, %i] : vector<2xf32> from vector<3x4x2xf32>
  %3 = vector.extract %0[%i, %i, %i] : f32 from vector<3x4x2xf32>
  %4 = vector.broadcast %e : f32 to vector<3x2xf32>
  %5 = vector.extract %4[1, %i] : f32 from vector<3x2xf32>
  %6 = vector.extract %4[1] : vector<2xf32> from vector<3x2xf32>
  return %1, %2, %3, %5, %6 : f32, vector<2xf32>, f32, f32, vector<2xf32>
}

// RUN: mlopt %s -canonicalize | FileCheck %s

// Elements of tensors that are known, and sizes of views.

// CHECK-LABEL: func @elements(
// CHECK-NEXT:    %[[C8_I32:.*]] = constant 8 : i32
// CHECK-NEXT:    %[[CST:.*]] = constant 3.000000e+00 : f32
// CHECK-NEXT:    %[[CST_0:.*]] = constant 1.500000e+00 : f32
// CHECK-NEXT:    %[[CST_1:.*]] = constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT:    %[[C0:.*]] = constant 0 : index
// CHECK-NEXT:    %[[C5:.*]] = constant 5 : index
// CHECK-NEXT:    %[[V0:.*]] = tensor_from_elements(%arg0, %arg1) : tensor<2xf32>
// CHECK-NEXT:    %[[V1:.*]] = extract_element %[[V0]][%arg2] : tensor<2xf32>
// CHECK-NEXT:    %[[V2:.*]] = extract_element %[[CST_1]][%[[C5]], %[[C0]]] : tensor<2x2xf32>
// CHECK-NEXT:    return %arg1, %[[V1]], %[[CST_0]], %[[CST]], %[[V2]], %[[C8_I32]] : f32, f32, f32, f32, f32, i32
func @elements(%a: f32, %b: f32, %i: index) -> (f32, f32, f32, f32, f32, i32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c5 = constant 5 : index
  %t = tensor_from_elements(%a, %b) : tensor<2xf32>
  %0 = extract_element %t[%c1] : tensor<2xf32>
  %1 = extract_element %t[%i] : tensor<2xf32>
  %s = constant dense<1.5> : tensor<2x3xf32>
  %2 = extract_element %s[%i, %c0] : tensor<2x3xf32>
  %d = constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %3 = extract_element %d[%c1, %c0] : tensor<2x2xf32>
  %4 = extract_element %d[%c5, %c0] : tensor<2x2xf32>
  %v = constant dense<[7, 8]> : vector<2xi32>
  %5 = extract_element %v[%c1] : vector<2xi32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, i32
}

// CHECK-LABEL: func @sizes(
// CHECK-NEXT:    %[[C1:.*]] = constant 1 : index
// CHECK-NEXT:    %[[V0:.*]] = dim %arg1, %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:    return %arg2, %arg3, %arg3, %[[V0]] : index, index, index, index
func @sizes(%b: memref<2048xi8>, %m: memref<?x?xf32>, %n: index, %k: index) -> (index, index, index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %v = view %b[%c0][%n, %k] : memref<2048xi8> to memref<?x4x?xf32>
  %c2 = constant 2 : index
  %0 = dim %v, %c0 : memref<?x4x?xf32>
  %1 = dim %v, %c2 : memref<?x4x?xf32>
  %s = subview %m[0, 0] [%n, %k] [1, 1] : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
  %2 = dim %s, %c1 : memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>
  %3 = dim %m, %c1 : memref<?x?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

// RUN: mlopt %s | FileCheck %s --match-full-lines
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s --match-full-lines

// Operations of std on vectors and tensors.

// CHECK: module {
// CHECK-NEXT: func @tensors(%arg0: tensor<?x4xf32>, %arg1: memref<?x4xf32>, %arg2: memref<*xf32>, %arg3: vector<4xf32>, %arg4: f32, %arg5: index) {
// CHECK-NEXT: %0 = splat %arg4 : vector<8xf32>
// CHECK-NEXT: %1 = splat %arg4 {tag} : tensor<4x4xf32>
// CHECK-NEXT: %2 = extract_element %arg0[%arg5, %arg5] : tensor<?x4xf32>
// CHECK-NEXT: %3 = extract_element %arg3[%arg5] : vector<4xf32>
// CHECK-NEXT: %4 = tensor_from_elements(%arg4, %arg4) : tensor<2xf32>
// CHECK-NEXT: %5 = tensor_from_elements() : tensor<0xf32>
// CHECK-NEXT: %6 = tensor_cast %arg0 : tensor<?x4xf32> to tensor<4x4xf32>
// CHECK-NEXT: %7 = tensor_load %arg1 : memref<?x4xf32>
// CHECK-NEXT: %8 = tensor_load %arg2 : memref<*xf32>
// CHECK-NEXT: tensor_store %arg0, %arg1 : memref<?x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func @tensors(%t: tensor<?x4xf32>, %m: memref<?x4xf32>, %u: memref<*xf32>, %v: vector<4xf32>, %f: f32, %i: index) {
  %0 = splat %f : vector<8xf32>
  %1 = splat %f {tag} : tensor<4x4xf32>
  %2 = extract_element %t[%i, %i] : tensor<?x4xf32>
  %3 = extract_element %v[%i] : vector<4xf32>
  %4 = tensor_from_elements(%f, %f) : tensor<2xf32>
  %5 = tensor_from_elements() : tensor<0xf32>
  %6 = tensor_cast %t : tensor<?x4xf32> to tensor<4x4xf32>
  %7 = tensor_load %m : memref<?x4xf32>
  %8 = tensor_load %u : memref<*xf32>
  tensor_store %t, %m : memref<?x4xf32>
  return
}

// RUN: mlopt %s | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s
// What 2020's tensor operations are today: tensor, bufferization, vector.

// CHECK-LABEL: func.func @f(
func.func @f(%a: f32, %t: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index, %m: memref<4xf32>, %v: vector<4x4xf32>) {
  // CHECK-NEXT: %from_elements = tensor.from_elements %arg0, %arg0 : tensor<2xf32>
  // CHECK-NEXT: %from_elements_0 = tensor.from_elements {x.y} : tensor<0xf32>
  // CHECK-NEXT: %splat = tensor.splat %arg0 : tensor<4xf32>
  // CHECK-NEXT: %splat_1 = tensor.splat %arg0[%arg3, %arg3] : tensor<?x?xf32>
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x4xf32>
  // CHECK-NEXT: %rank = tensor.rank %arg2 : tensor<*xf32>
  // CHECK-NEXT: %extracted = tensor.extract %arg1[%arg3, %arg3] : tensor<?x4xf32>
  // CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x4xf32> to tensor<*xf32>
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg1[%arg3, 0] [2, %arg3] [1, 1] : tensor<?x4xf32> to tensor<2x?xf32>
  // CHECK-NEXT: %extracted_slice_2 = tensor.extract_slice %arg1[%arg3, 0] [1, 2] [1, 1] : tensor<?x4xf32> to tensor<2xf32>
  %0 = tensor.from_elements %a, %a : tensor<2xf32>
  %e = tensor.from_elements {x.y} : tensor<0xf32>
  %1 = tensor.splat %a : tensor<4xf32>
  %s = tensor.splat %a[%i, %i] : tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %2 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %3 = tensor.rank %u : tensor<*xf32>
  %4 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %5 = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %6 = tensor.extract_slice %t[%i, 0][2, %i][1, 1] : tensor<?x4xf32> to tensor<2x?xf32>
  %7 = tensor.extract_slice %t[%i, 0][1, 2][1, 1] : tensor<?x4xf32> to tensor<2xf32>
  // CHECK-NEXT: %0 = bufferization.to_tensor %arg4 : memref<4xf32> to tensor<4xf32>
  // CHECK-NEXT: %1 = bufferization.to_tensor %arg4 restrict writable : memref<4xf32> to tensor<4xf32>
  // CHECK-NEXT: bufferization.materialize_in_destination %0 in writable %arg4 : (tensor<4xf32>, memref<4xf32>) -> ()
  // CHECK-NEXT: %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %8 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %9 = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %8 in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %10 = bufferization.materialize_in_destination %8 in %9 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %3 = vector.extract %arg5[%arg3, 2] : f32 from vector<4x4xf32>
  // CHECK-NEXT: %4 = vector.extract %arg5[] : vector<4x4xf32> from vector<4x4xf32>
  // CHECK-NEXT: %5 = vector.extract %arg5[1] : vector<4xf32> from vector<4x4xf32>
  // CHECK-NEXT: %6 = vector.broadcast %5 : vector<4xf32> to vector<3x4xf32>
  %11 = vector.extract %v[%i, 2] : f32 from vector<4x4xf32>
  %12 = vector.extract %v[] : vector<4x4xf32> from vector<4x4xf32>
  %13 = vector.extract %v[1] : vector<4xf32> from vector<4x4xf32>
  %14 = vector.broadcast %13 : vector<4xf32> to vector<3x4xf32>
  return
}

// RUN: not mlopt -split-input-file %s 2>&1 | FileCheck %s

// CHECK: [[@LINE+1]]:62: error: expected elements without a type, which is the global's
memref.global @g : memref<2xf32> = dense<1.0> : tensor<2xf32>

// -----

func.func @f(%a: memref<4xf32>, %t: memref<1xi32>, %i: index) {
  // CHECK: [[@LINE+1]]:46: error: expected ':'
  memref.dma_start %a[%i], %a[%i], %i, %t[%i] {foo = 1} : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %t: memref<1xi32>, %i: index) {
  // CHECK: [[@LINE+1]]:22: error: expected '[' in operand list
  memref.dma_start %a, %a[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %i: index) {
  // CHECK: [[@LINE+1]]:27: error: custom op 'memref.prefetch' expected valid keyword
  memref.prefetch %a[%i], "read", locality<1>, data : memref<10xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // CHECK: [[@LINE+1]]:36: error: integer constant out of range for attribute
  %0 = memref.assume_alignment %a, 99999999999 : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %v: f32, %i: index) {
  // CHECK: [[@LINE+1]]:26: error: custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf,
  %0 = memref.atomic_rmw %v, %a[%i] : (f32, memref<4xf32>) -> f32
  return
}

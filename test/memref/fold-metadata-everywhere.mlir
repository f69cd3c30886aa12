// RUN: mlopt %s -allow-unregistered-dialect -sccp | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -cse -sccp | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -arith-expand | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -convert-math-to-llvm | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -remove-dead-values | FileCheck %s --check-prefix=NONE

// Wherever the fold is tried, the users see constants; where something is only
// analyzed, they don't.

// CHECK-LABEL: func.func @known
// NONE-LABEL: func.func @known
func.func @known(%m: memref<?x3xf32, strided<[?, 1], offset: 6>>) {
  // CHECK-DAG: %[[C6:.*]] = arith.constant 6
  // CHECK-DAG: %[[C3:.*]] = arith.constant 3
  // CHECK-DAG: %[[C1:.*]] = arith.constant 1
  // CHECK: %[[BASE:.*]], %{{.*}}, %[[SIZES:.*]]:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x3xf32, strided<[?, 1], offset: 6>> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: "test.use"(%[[BASE]], %[[C6]], %[[SIZES]]#0, %[[C3]], %[[STRIDES]]#0, %[[C1]])
  // NONE: "test.use"(%{{.*}}, %offset, %sizes#0, %sizes#1, %strides#0, %strides#1)
  "test.use"(%base, %offset, %sizes#0, %sizes#1, %strides#0, %strides#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

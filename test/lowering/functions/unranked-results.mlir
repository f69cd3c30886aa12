// RUN: mlopt %s -convert-func-to-llvm | FileCheck %s
// RUN: mlopt %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv | FileCheck %s --check-prefix=BARE

// Each of several unranked results has its size computed where it is copied.
// CHECK-LABEL: llvm.func @two
// CHECK-COUNT-2: llvm.mlir.constant(8 : index)
// CHECK:         llvm.call @malloc
// CHECK-COUNT-2: llvm.mlir.constant(8 : index)
// CHECK:         llvm.call @malloc
// No bare pointer stands for one.
// BARE-LABEL: func.func @two
// BARE-NEXT:    return %arg0, %arg0 : memref<*xf32>, memref<*xf32>
func.func @two(%m: memref<*xf32>) -> (memref<*xf32>, memref<*xf32>) {
  return %m, %m : memref<*xf32>, memref<*xf32>
}

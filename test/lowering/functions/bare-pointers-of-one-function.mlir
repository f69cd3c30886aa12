// RUN: mlopt %s -convert-func-to-llvm -reconcile-unrealized-casts | FileCheck %s
// RUN: mlopt %s -convert-to-llvm | FileCheck %s

// llvm.bareptr counts for the function, its returns and the calls of it.
// CHECK-LABEL: llvm.func @bare(%arg0: !llvm.ptr) -> !llvm.ptr attributes {llvm.bareptr}
// CHECK:         %[[OUT:.*]] = llvm.extractvalue %{{.*}}[0]
// CHECK-NEXT:    llvm.return %[[OUT]] : !llvm.ptr
func.func @bare(%m: memref<4xf32>) -> memref<4xf32> attributes {llvm.bareptr} {
  return %m : memref<4xf32>
}

// CHECK-LABEL: llvm.func @other(%arg0: !llvm.ptr, %arg1: !llvm.ptr,
// CHECK:         %[[IN:.*]] = llvm.extractvalue %{{.*}}[1]
// CHECK-NEXT:    %[[BACK:.*]] = llvm.call @bare(%[[IN]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK:         llvm.insertvalue %[[BACK]], %{{.*}}[0]
// CHECK:         llvm.return %{{.*}} : !llvm.struct<(ptr, ptr,
func.func @other(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = call @bare(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// A function of another symbol table has only the name in common.
// CHECK-LABEL: llvm.func @name(
// CHECK-SAME:    !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64
// CHECK-LABEL: llvm.func @caller
// CHECK:         llvm.call @name({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
// CHECK-LABEL: module @inner
// CHECK:         llvm.call @name(%{{[0-9]+}}) : (!llvm.ptr) -> ()
func.func @name(%m: memref<4xf32>) {
  return
}
func.func @caller(%m: memref<4xf32>) {
  call @name(%m) : (memref<4xf32>) -> ()
  return
}
module @inner {
  func.func @name(%m: memref<4xf32>) attributes {llvm.bareptr} {
    return
  }
  func.func @inner_caller(%m: memref<4xf32>) {
    call @name(%m) : (memref<4xf32>) -> ()
    return
  }
}

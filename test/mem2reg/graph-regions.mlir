// RUN: mlopt %s -mem2reg -allow-unregistered-dialect | FileCheck %s

// In a graph region nothing says which store comes before a load. Of an
// unregistered operation nobody knows that it has one.

// CHECK:      %[[SLOT:.*]] = llvm.alloca
// CHECK-NEXT: llvm.store %{{.*}}, %[[SLOT]]
// CHECK-NEXT: llvm.load %[[SLOT]]
%one = llvm.mlir.constant(1 : i32) : i32
%slot = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
llvm.store %one, %slot : i32, !llvm.ptr
%read = llvm.load %slot : !llvm.ptr -> i32

// CHECK-LABEL: func.func @unknown
// CHECK-NEXT:    "some.region"() ({
// CHECK-NEXT:      "some.use"(%arg0)
func.func @unknown(%value: i32) {
  "some.region"() ({
    %inner = memref.alloca() : memref<i32>
    memref.store %value, %inner[] : memref<i32>
    %x = memref.load %inner[] : memref<i32>
    "some.use"(%x) : (i32) -> ()
  }) : () -> ()
  return
}

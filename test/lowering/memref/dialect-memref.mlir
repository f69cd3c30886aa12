// RUN: mlopt %s -finalize-memref-to-llvm | FileCheck %s --match-full-lines --strict-whitespace

// memref alone.

func.func @f(%m: memref<4x?xf32>, %i: index, %u: memref<*xf32>) -> (memref<4x?xf32>, index) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  memref.store %0, %m[%i, %i] : memref<4x?xf32>
  %p = ub.poison : index
  %r:2 = func.call @f(%m, %i, %u) : (memref<4x?xf32>, index, memref<*xf32>) -> (memref<4x?xf32>, index)
  return %r#0, %r#1 : memref<4x?xf32>, index
}

// CHECK:module {
// CHECK-NEXT:  func.func @f(%arg0: memref<4x?xf32>, %arg1: index, %arg2: memref<*xf32>) -> (memref<4x?xf32>, index) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %4 = llvm.mul %0, %3 overflow<nsw, nuw> : i64
// CHECK-NEXT:    %5 = llvm.add %4, %0 overflow<nsw, nuw> : i64
// CHECK-NEXT:    %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %7 = llvm.load %6 : !llvm.ptr -> f32
// CHECK-NEXT:    %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %9 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %10 = llvm.mul %0, %9 overflow<nsw, nuw> : i64
// CHECK-NEXT:    %11 = llvm.add %10, %0 overflow<nsw, nuw> : i64
// CHECK-NEXT:    %12 = llvm.getelementptr inbounds|nuw %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    llvm.store %7, %12 : f32, !llvm.ptr
// CHECK-NEXT:    %13 = ub.poison : index
// CHECK-NEXT:    %14:2 = call @f(%arg0, %arg1, %arg2) : (memref<4x?xf32>, index, memref<*xf32>) -> (memref<4x?xf32>, index)
// CHECK-NEXT:    return %14#0, %14#1 : memref<4x?xf32>, index
// CHECK-NEXT:  }
// CHECK-NEXT:}

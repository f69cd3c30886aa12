// RUN: mlopt %s -convert-func-to-llvm | FileCheck %s --match-full-lines --strict-whitespace

// func alone: memrefs stay for who does not know descriptors.

func.func @f(%m: memref<4x?xf32>, %i: index, %u: memref<*xf32>) -> (memref<4x?xf32>, index) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  memref.store %0, %m[%i, %i] : memref<4x?xf32>
  %p = ub.poison : index
  %r:2 = func.call @f(%m, %i, %u) : (memref<4x?xf32>, index, memref<*xf32>) -> (memref<4x?xf32>, index)
  return %r#0, %r#1 : memref<4x?xf32>, index
}

// CHECK:module {
// CHECK-NEXT:  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr) -> !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)> {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg7 : i64 to index
// CHECK-NEXT:    %1 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %2 = llvm.insertvalue %arg8, %1[0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:    %3 = llvm.insertvalue %arg9, %2[1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %9 = llvm.insertvalue %arg5, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %10 = llvm.insertvalue %arg4, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %11 = llvm.insertvalue %arg6, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %12 = builtin.unrealized_conversion_cast %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<4x?xf32>
// CHECK-NEXT:    %13 = memref.load %12[%0, %0] : memref<4x?xf32>
// CHECK-NEXT:    memref.store %13, %12[%0, %0] : memref<4x?xf32>
// CHECK-NEXT:    %14 = ub.poison : index
// CHECK-NEXT:    %15 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %16 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %17 = llvm.extractvalue %11[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %18 = llvm.extractvalue %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %19 = llvm.extractvalue %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %20 = llvm.extractvalue %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %21 = llvm.extractvalue %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:    %22 = llvm.extractvalue %3[0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:    %23 = llvm.extractvalue %3[1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:    %24 = llvm.call @f(%15, %16, %17, %18, %19, %20, %21, %arg7, %22, %23) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:    %25 = llvm.extractvalue %24[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)> 
// CHECK-NEXT:    %26 = llvm.extractvalue %24[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)> 
// CHECK-NEXT:    %27 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:    %28 = llvm.insertvalue %25, %27[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)> 
// CHECK-NEXT:    %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)> 
// CHECK-NEXT:    llvm.return %29 : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
// CHECK-NEXT:  }
// CHECK-NEXT:}

// RUN: mlopt %s -split-input-file -convert-vector-to-llvm | FileCheck %s
// Transfers of rows become loads and stores, with masks where they may be out of bounds.

// CHECK-LABEL: func.func @rows(%arg0: memref<?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %2 = arith.subi %dim, %arg1 : index
// CHECK-NEXT: %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT: %4 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %6 = llvm.insertelement %3, %4[%5 : i32] : vector<4xi32>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %8 = arith.cmpi sgt, %7, %cst : vector<4xi32>
// CHECK-NEXT: %9 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %11 = llvm.insertelement %arg2, %9[%10 : i32] : vector<4xf32>
// CHECK-NEXT: %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT: %13 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.getelementptr %13[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %15 = llvm.intr.masked.load %14, %8, %12 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %16 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.getelementptr %16[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: %19 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %21 = llvm.insertelement %arg2, %19[%20 : i32] : vector<4xf32>
// CHECK-NEXT: %22 = llvm.shufflevector %21, %19 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT: %23 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.getelementptr %23[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %25 = llvm.intr.masked.load %24, %arg4, %22 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %26 = arith.subi %dim_0, %arg1 : index
// CHECK-NEXT: %27 = arith.index_cast %26 : index to i32
// CHECK-NEXT: %28 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %29 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %30 = llvm.insertelement %27, %28[%29 : i32] : vector<4xi32>
// CHECK-NEXT: %31 = llvm.shufflevector %30, %28 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %32 = arith.cmpi sgt, %31, %cst : vector<4xi32>
// CHECK-NEXT: %33 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.getelementptr %33[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %arg3, %34, %32 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: %35 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.getelementptr %35[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg3, %36 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT: return %15, %18, %25 : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @several_rows_stay(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT: return %0 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @writes(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<f32>, %arg5: vector<1xf32>, %arg6: vector<4xi1>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.mul %1, %4 : i64
// CHECK-NEXT: %6 = llvm.add %5, %1 : i64
// CHECK-NEXT: %7 = llvm.getelementptr %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %arg3, %7, %arg6 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: %dim = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT: %8 = arith.subi %dim, %arg1 : index
// CHECK-NEXT: %9 = arith.index_cast %8 : index to i32
// CHECK-NEXT: %10 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %11 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %12 = llvm.insertelement %9, %10[%11 : i32] : vector<4xi32>
// CHECK-NEXT: %13 = llvm.shufflevector %12, %10 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %14 = arith.cmpi sgt, %13, %cst : vector<4xi32>
// CHECK-NEXT: %15 = arith.andi %14, %arg6 : vector<4xi1>
// CHECK-NEXT: %16 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.mul %1, %17 : i64
// CHECK-NEXT: %19 = llvm.add %18, %1 : i64
// CHECK-NEXT: %20 = llvm.getelementptr %16[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %arg3, %20, %15 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: %21 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %22 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %23 = llvm.mul %1, %22 : i64
// CHECK-NEXT: %24 = llvm.add %23, %1 : i64
// CHECK-NEXT: %25 = llvm.getelementptr %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %0, %25 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT: %26 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %27 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %28 = llvm.mul %1, %27 : i64
// CHECK-NEXT: %29 = llvm.add %28, %1 : i64
// CHECK-NEXT: %30 = llvm.getelementptr %26[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg5, %30 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT: %31 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %32 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %33 = llvm.mul %1, %32 : i64
// CHECK-NEXT: %34 = llvm.add %33, %1 : i64
// CHECK-NEXT: %35 = llvm.getelementptr %31[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg5, %35 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT: %36 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %37 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %38 = llvm.mul %1, %37 : i64
// CHECK-NEXT: %39 = llvm.add %38, %1 : i64
// CHECK-NEXT: %40 = llvm.getelementptr %36[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %0, %40 {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }

// CHECK-LABEL: func.func @loads(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<f32>, %arg5: vector<1xf32>) -> (vector<f32>, vector<1xf32>, vector<1x1xf32>, vector<2x4xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT: %5 = llvm.add %4, %0 : i64
// CHECK-NEXT: %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : vector<1xf32> to vector<f32>
// CHECK-NEXT: %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.mul %0, %10 : i64
// CHECK-NEXT: %12 = llvm.add %11, %0 : i64
// CHECK-NEXT: %13 = llvm.getelementptr %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT: %15 = vector.load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<1x1xf32>
// CHECK-NEXT: %16 = vector.load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT: return %8, %14, %15, %16 : vector<f32>, vector<1xf32>, vector<1x1xf32>, vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @tensor_stays(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: %0 = arith.subi %dim, %arg1 : index
// CHECK-NEXT: %1 = arith.index_cast %0 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %1, %2[%3 : i32] : vector<4xi32>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %6 = arith.cmpi sgt, %5, %cst : vector<4xi32>
// CHECK-NEXT: %7 = vector.transfer_read %arg0[%arg1], %arg2, %6 {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT: return %7 : vector<4xf32>
// CHECK-NEXT: }

func.func @rows(%m: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %p {in_bounds=[true]}: memref<?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i], %p, %k {in_bounds=[true]}: memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>
  vector.transfer_write %v, %m[%i] {in_bounds=[true]}: vector<4xf32>, memref<?xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @several_rows_stay(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<2x4xf32>) -> (vector<2x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds=[true, true]}: memref<?x?xf32>, vector<2x4xf32>
  return %0: vector<2x4xf32>
}

// -----

func.func @writes(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %w: vector<f32>, %x: vector<1xf32>, %k: vector<4xi1>)  {
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds=[true]}: vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%i, %i] : vector<f32>, memref<?x?xf32>
  vector.transfer_write %x, %m[%i, %i] {in_bounds=[true]}: vector<1xf32>, memref<?x?xf32>
  vector.store %x, %m[%i, %i] : memref<?x?xf32>, vector<1xf32>
  vector.store %w, %m[%i, %i] : memref<?x?xf32>, vector<f32>
  return
}

// -----

func.func @loads(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %w: vector<f32>, %x: vector<1xf32>) -> (vector<f32>, vector<1xf32>, vector<1x1xf32>, vector<2x4xf32>)  {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<f32>
  %1 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<1xf32>
  %2 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<1x1xf32>
  %3 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<2x4xf32>
  return %0, %1, %2,%3: vector<f32>, vector<1xf32>, vector<1x1xf32>,vector<2x4xf32>
}

// -----

func.func @tensor_stays(%t: tensor<?xf32>, %i: index, %p: f32, %v: vector<4xf32>) -> (vector<4xf32>) {
  %0 = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<4xf32>
  return %0: vector<4xf32>
}

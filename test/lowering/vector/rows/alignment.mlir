// RUN: mlopt %s -split-input-file -convert-vector-to-llvm=use-vector-alignment=true | FileCheck %s
// Accesses have the alignment of the vector, not of an element.

// CHECK-LABEL: func.func @accesses(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT: %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.getelementptr %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.intr.masked.store %arg2, %9, %arg3 {alignment = 16 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.getelementptr %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %arg2, %11 {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT: %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %14 = llvm.getelementptr %13[%arg4] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT: %15 = llvm.intr.masked.gather %14, %arg3, %arg2 {alignment = 16 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %16 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.getelementptr %16[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %18 = llvm.getelementptr %17[%arg4] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT: llvm.intr.masked.scatter %arg2, %18, %arg3 {alignment = 16 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT: %19 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.getelementptr %19[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.masked.compressstore"(%arg2, %20, %arg3) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT: return %4, %7, %15 : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @types(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<3xf16>, %arg3: memref<?xf16>, %arg4: memref<?xindex>) -> (vector<3xf16>, vector<4xindex>, vector<[4]xf16>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg4 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg3 : memref<?xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT: %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> vector<3xf16>
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %8 = llvm.load %7 {alignment = 32 : i64} : !llvm.ptr -> vector<4xi64>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : vector<4xi64> to vector<4xindex>
// CHECK-NEXT: %10 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.getelementptr %10[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT: %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> vector<[4]xf16>
// CHECK-NEXT: return %5, %9, %12 : vector<3xf16>, vector<4xindex>, vector<[4]xf16>
// CHECK-NEXT: }

func.func @accesses(%m: memref<?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %x: vector<4xi32>) -> (vector<4xf32>,vector<4xf32>,vector<4xf32>) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.load %m[%i] {alignment=8} : memref<?xf32>, vector<4xf32>
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.store %v, %m[%i] : memref<?xf32>, vector<4xf32>
  %2 = vector.gather %m[%i] [%x], %k, %v: memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %k, %v: memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %k, %v: memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>,vector<4xf32>,vector<4xf32>
}

// -----

func.func @types(%m: memref<?xf32>, %i: index, %v: vector<3xf16>, %n: memref<?xf16>, %o: memref<?xindex>) -> (vector<3xf16>, vector<4xindex>, vector<[4]xf16>){
  %0 = vector.load %n[%i] : memref<?xf16>, vector<3xf16>
  %1 = vector.load %o[%i] : memref<?xindex>, vector<4xindex>
  %2 = vector.load %n[%i] : memref<?xf16>, vector<[4]xf16>
  return %0,%1,%2 : vector<3xf16>, vector<4xindex>, vector<[4]xf16>
}

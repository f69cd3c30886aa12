// Sizes and alignments of a data layout: pointers of 32 bits, numbers aligned to
// 4 bytes.
// RUN: mlopt -sroa -mem2reg %s | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<32> : vector<2xi64>, f64 = dense<32> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, !llvm.ptr = dense<[32, 32, 32, 32]> : vector<4xi64>, !llvm.ptr<1> = dense<64> : vector<4xi64>>} {
  llvm.func @pointer_of_32_bits(%arg0: i64, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : i64, !llvm.ptr
    llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> i32
    llvm.return %2 : i32
  }
  llvm.func @packed_by_the_layout(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %c = llvm.mlir.constant(0 : i8) : i8
    %n = llvm.mlir.constant(12 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<(i32, i64, f64)> : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1, %c, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %2 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %arg0, %2 : i64, !llvm.ptr
    %3 = llvm.getelementptr %1[12] : (!llvm.ptr) -> !llvm.ptr, i8
    %4 = llvm.load %3 : !llvm.ptr -> i64
    llvm.return %4 : i64
  }
  llvm.func @space(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<2>) -> i64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr<1> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.ptr<2> : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 : !llvm.ptr<1>, !llvm.ptr
    llvm.store %arg1, %2 : !llvm.ptr<2>, !llvm.ptr
    %3 = llvm.load %1 : !llvm.ptr -> i64
    %4 = llvm.load %2 : !llvm.ptr -> i32
    llvm.return %3 : i64
  }
  llvm.func @constant_bytes() -> f32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %byte = llvm.mlir.constant(-3 : i8) : i8
    %n = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
    "llvm.intr.memset"(%1, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %2 = llvm.load %1 : !llvm.ptr -> f32
    llvm.return %2 : f32
  }
}

// CHECK-LABEL: llvm.func @pointer_of_32_bits(%arg0: i64, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.ptrtoint %arg1 : !llvm.ptr to i32
// CHECK-NEXT: %2 = llvm.zext %1 : i32 to i64
// CHECK-NEXT: %3 = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT: %4 = llvm.and %arg0, %3 : i64
// CHECK-NEXT: %5 = llvm.or %4, %2 : i64
// CHECK-NEXT: %6 = llvm.trunc %5 : i64 to i32
// CHECK-NEXT: llvm.return %6 : i32
// CHECK-LABEL: llvm.func @packed_by_the_layout(%arg0: i64) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.undef : f64
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %3 = llvm.mlir.constant(12 : i32) : i32
// CHECK-NEXT: %4 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %6 = llvm.bitcast %0 : f64 to i64
// CHECK-NEXT: llvm.return %6 : i64
// CHECK-LABEL: llvm.func @space(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<2>) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.ptrtoint %arg0 : !llvm.ptr<1> to i64
// CHECK-NEXT: %2 = llvm.ptrtoint %arg1 : !llvm.ptr<2> to i32
// CHECK-NEXT: llvm.return %1 : i64
// CHECK-LABEL: llvm.func @constant_bytes() -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(-3 : i8) : i8
// CHECK-NEXT: %2 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %3 = llvm.mlir.constant(-33686019 : i32) : i32
// CHECK-NEXT: %4 = llvm.bitcast %3 : i32 to f32
// CHECK-NEXT: llvm.return %4 : f32

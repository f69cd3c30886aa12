// RUN: mlopt -sroa %s | FileCheck %s
// Parts of structs and arrays, by getelementptr at constant offsets, become
// memory of their own; memset and memcpy are split with them.
// CHECK-LABEL: llvm.func @a(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.zero : i33
// CHECK-NEXT: %2 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %0 x i128 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.alloca %0 x i33 : (i32) -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.alloca %0 x vector<3xi32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.getelementptr %2[4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %7 = llvm.load %6 : !llvm.ptr -> i8
// CHECK-NEXT: %8 = llvm.load %2 : !llvm.ptr -> i8
// CHECK-NEXT: %9 = llvm.load %5 : !llvm.ptr -> i8
// CHECK-NEXT: %10 = llvm.load %4 : !llvm.ptr -> i8
// CHECK-NEXT: %11 = llvm.load %3 : !llvm.ptr -> i8
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @a() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %e = llvm.mlir.zero : i33
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i64, vector<3xi32>, i33, i128, f80, !llvm.array<3 x i24>)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %g1 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %g2 = llvm.getelementptr %1[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %g3 = llvm.getelementptr %1[40] : (!llvm.ptr) -> !llvm.ptr, i8
  %g4 = llvm.getelementptr inbounds|nuw %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %g : !llvm.ptr -> i8
  %x4 = llvm.load %g4 : !llvm.ptr -> i8
  %x1 = llvm.load %g1 : !llvm.ptr -> i8
  %x2 = llvm.load %g2 : !llvm.ptr -> i8
  %x3 = llvm.load %g3 : !llvm.ptr -> i8
  llvm.return
}

// CHECK-LABEL: llvm.func @pad(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> i8
// CHECK-NEXT: llvm.return %3 : i8
// CHECK-NEXT: }
llvm.func @pad() -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %g : !llvm.ptr -> i8
  llvm.return %x : i8
}

// CHECK-LABEL: llvm.func @ms(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(6 : i64) : i64
// CHECK-NEXT: %2 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%2, %arg0, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %5 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%3, %arg0, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %6 = llvm.load %3 : !llvm.ptr -> i8
// CHECK-NEXT: %7 = llvm.load %2 : !llvm.ptr -> i8
// CHECK-NEXT: llvm.return %6 : i8
// CHECK-NEXT: }
llvm.func @ms(%v: i8) -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(6 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i32, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%1, %v, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %g = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
  llvm.intr.lifetime.start %g : !llvm.ptr
  %x = llvm.load %g : !llvm.ptr -> i8
  %y = llvm.load %1 : !llvm.ptr -> i8
  llvm.return %x : i8
}

// CHECK-LABEL: llvm.func @mc(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(12 : i64) : i64
// CHECK-NEXT: %2 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%2, %4, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %6 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
// CHECK-NEXT: %7 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%3, %6, %7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %8 = llvm.load %3 : !llvm.ptr -> i8
// CHECK-NEXT: %9 = llvm.load %2 : !llvm.ptr -> i8
// CHECK-NEXT: llvm.return %8 : i8
// CHECK-NEXT: }
llvm.func @mc(%v: !llvm.ptr) -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(12 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i32, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%1, %v, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %g = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
  %x = llvm.load %g : !llvm.ptr -> i8
  %y = llvm.load %1 : !llvm.ptr -> i8
  llvm.return %x : i8
}

// CHECK-LABEL: llvm.func @mc2(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(12 : i64) : i64
// CHECK-NEXT: %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: "llvm.intr.memmove"(%5, %3, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %7 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
// CHECK-NEXT: %8 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memmove"(%7, %2, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %9 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
// CHECK-NEXT: %10 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: "llvm.intr.memmove"(%9, %4, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %11 = llvm.load %2 : !llvm.ptr -> i8
// CHECK-NEXT: llvm.return %11 : i8
// CHECK-NEXT: }
llvm.func @mc2(%v: !llvm.ptr) -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(12 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i32, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%v, %1, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %g = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
  %x = llvm.load %g : !llvm.ptr -> i8
  llvm.return %x : i8
}

// RUN: mlopt -mem2reg %s | FileCheck %s
// What is accessed by another type is cast, and put into or taken out of larger
// values; volatile accesses and memory beyond the entry block stay.
// CHECK-LABEL: llvm.func @n(
// CHECK-NEXT: %0 = llvm.bitcast %arg1 : f32 to i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
llvm.func @n(%n: i32, %v: f32) -> i32 {
  %s = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %s : f32, !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @inal(
// CHECK-NEXT: %0 = llvm.mlir.undef : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT: %3 = llvm.mlir.constant(-256 : i32) : i32
// CHECK-NEXT: %4 = llvm.and %0, %3 : i32
// CHECK-NEXT: %5 = llvm.or %4, %2 : i32
// CHECK-NEXT: llvm.return %5 : i32
// CHECK-NEXT: }
llvm.func @inal(%v: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca inalloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %s : !llvm.ptr
  llvm.store %v, %s : i8, !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> i32
  llvm.intr.lifetime.end %s : !llvm.ptr
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @gz(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: %2 = llvm.trunc %1 : i32 to i16
// CHECK-NEXT: %3 = llvm.sext %2 : i16 to i32
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: }
llvm.func @gz(%v: f32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %s[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.intr.lifetime.start %g : !llvm.ptr
  llvm.store %v, %s : f32, !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> i16
  %y = llvm.sext %x : i16 to i32
  llvm.return %y : i32
}

// CHECK-LABEL: llvm.func @ptrs(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT: %2 = llvm.bitcast %1 : i64 to f64
// CHECK-NEXT: %3 = llvm.bitcast %arg1 : vector<2xf32> to i64
// CHECK-NEXT: %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
// CHECK-NEXT: %5 = llvm.addrspacecast %4 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: %6 = llvm.ptrtoint %4 : !llvm.ptr to i64
// CHECK-NEXT: %7 = llvm.trunc %6 : i64 to i16
// CHECK-NEXT: %8 = llvm.bitcast %7 : i16 to f16
// CHECK-NEXT: llvm.return %4 : !llvm.ptr
// CHECK-NEXT: }
llvm.func @ptrs(%v: !llvm.ptr, %w: vector<2xf32>) -> !llvm.ptr {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %v, %s : !llvm.ptr, !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> f64
  llvm.store %w, %s : vector<2xf32>, !llvm.ptr
  %y = llvm.load %s : !llvm.ptr -> !llvm.ptr
  %z = llvm.load %s : !llvm.ptr -> !llvm.ptr<1>
  %h = llvm.load %s : !llvm.ptr -> f16
  llvm.return %y : !llvm.ptr
}

// CHECK-LABEL: llvm.func @bb(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i8, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
llvm.func @bb(%v: i8, %c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^b
^b:
  %s = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %s : i8, !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @at(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
llvm.func @at(%v: i32, %c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %s atomic seq_cst {alignment = 4 : i64}: i32, !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @ms(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %2 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT: %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT: %5 = llvm.or %2, %4 : i32
// CHECK-NEXT: %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT: %8 = llvm.or %5, %7 : i32
// CHECK-NEXT: llvm.return %8 : i32
// CHECK-NEXT: }
llvm.func @ms(%v: i8, %c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%s, %v, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %x = llvm.load %s : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @mc(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %2 = llvm.load %arg1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %2, %arg1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
llvm.func @mc(%v: i8, %c: !llvm.ptr) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%s, %c, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %x = llvm.load %s : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%c, %s, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return %x : i32
}

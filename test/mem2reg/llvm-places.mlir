// RUN: mlopt %s -split-input-file -pass-pipeline="builtin.module(llvm.func(sroa,mem2reg,canonicalize))" | FileCheck %s --match-full-lines
// Accesses of parts of an alloca, in the pieces that -sroa makes of it.

//      CHECK: module {
// CHECK-NEXT: llvm.func @gep_of_struct(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @gep_of_struct(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i32, array<4 x i32>, struct<(i8, i64)>)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>, struct<(i8, i64)>)>
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @bytes(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @bytes(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i32, array<4 x i32>)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @first(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @first(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %w = llvm.load %q : !llvm.ptr -> i64
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @first_too_big(%arg0: i64) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i64, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %2 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @first_too_big(%x: i64) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.return %v : i64
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @stored_itself() {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(ptr, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %1, %1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @stored_itself() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(ptr, i64)> : (i32) -> !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @volatile(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store volatile %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load volatile %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @volatile(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  llvm.store volatile %x, %p : i32, !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @two(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @two(%x: i32) -> i32 {
  %c = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @not_known(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @not_known(%x: i32, %c: i32) -> i32 {
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @in_block(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @in_block(%x: i32, %b: i1) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %b, ^bb1, ^bb2
^bb1:
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
^bb2:
  llvm.return %x : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @of_array(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @of_array(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.array<4 x struct<(i32, i32)>> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 3, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<(i32, i32)>>
  %r = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %r : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @outside(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @outside(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @backwards(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[-1, 6] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @backwards(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[-1, 6] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @index_not_known(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[0, %arg1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @index_not_known(%x: i32, %i: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %q : i32, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @between(%arg0: i16) -> i16 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %2 : i16, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> i16
// CHECK-NEXT: llvm.return %3 : i16
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @between(%x: i16) -> i16 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %q : i16, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i16
  %r = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %x, %r : i16, !llvm.ptr
  llvm.return %v : i16
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @inner_gep(%arg0: i64) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.undef : i64
// CHECK-NEXT: llvm.return %0 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @inner_gep(%x: i64) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i32, struct<(i64, array<2 x i64>)>)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i64, array<2 x i64>)>)>
  %r = llvm.getelementptr %q[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, array<2 x i64>)>
  %s = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %r : i64, !llvm.ptr
  %v = llvm.load %s : !llvm.ptr -> i64
  llvm.return %v : i64
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @part_of_memory(%arg0: i8) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(12 : i32) : i32
// CHECK-NEXT: %2 = llvm.alloca %0 x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %0 x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset"(%2, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT: "llvm.intr.memmove"(%3, %2, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT: %4 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
// CHECK-NEXT: %5 = llvm.load %4 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %5 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @part_of_memory(%x: i8) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(12 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  %o = llvm.alloca %c x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memmove"(%o, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %v = llvm.load %q : !llvm.ptr -> i64
  llvm.return %v : i64
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @inline_memory(%arg0: i8) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: %3 = llvm.zext %arg0 : i8 to i64
// CHECK-NEXT: %4 = llvm.shl %3, %2 : i64
// CHECK-NEXT: %5 = llvm.or %3, %4 : i64
// CHECK-NEXT: %6 = llvm.shl %5, %1 : i64
// CHECK-NEXT: %7 = llvm.or %5, %6 : i64
// CHECK-NEXT: %8 = llvm.shl %7, %0 : i64
// CHECK-NEXT: %9 = llvm.or %7, %8 : i64
// CHECK-NEXT: llvm.return %9 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @inline_memory(%x: i8) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  %o = llvm.alloca %c x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%p, %x) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memcpy.inline"(%o, %p) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %q = llvm.getelementptr %o[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %v = llvm.load %q : !llvm.ptr -> i64
  llvm.return %v : i64
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @lifetimes(%arg0: i64) -> i64 {
// CHECK-NEXT: llvm.return %arg0 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @lifetimes(%x: i64) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i64, i64)> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  llvm.store %x, %q : i64, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i64
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %v : i64
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @large(%arg0: i64) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.array<5000000000 x i64> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5000000000 x i64>
// CHECK-NEXT: llvm.store %arg0, %2 : i64, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %2 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %3 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @large(%x: i64) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.array<5000000000 x i64> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5000000000 x i64>
  llvm.store %x, %q : i64, !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i64
  llvm.return %v : i64
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @other_types(%arg0: f32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : f32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @other_types(%x: f32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : f32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.load %p : !llvm.ptr -> i64
  llvm.return %v : i32
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @debug(%arg0: i32) -> i16 {
// CHECK-NEXT: %0 = llvm.trunc %arg0 : i32 to i16
// CHECK-NEXT: llvm.return %0 : i16
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @debug(%x: i32) -> i16 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i16
  %y = llvm.trunc %x : i32 to i8
  llvm.store %y, %p : i8, !llvm.ptr
  llvm.return %v : i16
}

// -----

//      CHECK: module {
// CHECK-NEXT: llvm.func @pointers(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr) -> i64 {
// CHECK-NEXT: %0 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
// CHECK-NEXT: llvm.return %0 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
llvm.func @pointers(%x: !llvm.ptr<1>, %y: !llvm.ptr) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %y, %p : !llvm.ptr, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %q : !llvm.ptr<1>, !llvm.ptr
  %w = llvm.load %q : !llvm.ptr -> !llvm.ptr<1>
  llvm.store %v, %q : i64, !llvm.ptr
  %z = llvm.load %q : !llvm.ptr -> !llvm.ptr
  llvm.return %v : i64
}

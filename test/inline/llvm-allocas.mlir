// RUN: mlopt %s '-inline=default-pipeline=' | FileCheck %s
// Memory of a size that is not constant in the callee: the stack is restored.
// What has lifetime markers, or no size, gets no more. Bodies of several blocks,
// or that do not return, and calls within other dialects' operations.
// CHECK-LABEL: llvm.func @ext(
llvm.func @ext(!llvm.ptr, !llvm.ptr)

llvm.func @two(%n: i64) -> i32 attributes {sym_visibility = "private"} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %t = llvm.mlir.constant(3 : i64) : i64
  %a = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %z x i32 : (i32) -> !llvm.ptr
  %c = llvm.alloca %t x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %d = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %c : !llvm.ptr
  llvm.call @ext(%a, %b) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @ext(%c, %d) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return %0 : i32
}

// CHECK-LABEL: llvm.func @c1(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %3 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: %5 = llvm.alloca %4 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %7 = llvm.alloca %6 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %9 = llvm.alloca %8 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: %11 = llvm.alloca %10 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %12 = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT: %13 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %16 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: llvm.intr.lifetime.start %7 : !llvm.ptr
// CHECK-NEXT: %17 = llvm.alloca %12 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.start %11 : !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%7, %9) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @ext(%11, %17) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %13 : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %7 : !llvm.ptr
// CHECK-NEXT: %18 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %19 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %21 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: %22 = llvm.alloca %arg0 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.start %5 : !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%1, %3) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @ext(%5, %22) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %18 : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: %23 = llvm.add %14, %19 : i32
// CHECK-NEXT: llvm.return %23 : i32
// CHECK-NEXT: }
llvm.func @c1(%n: i64) -> i32 {
  %k = llvm.mlir.constant(5 : i64) : i64
  %x = llvm.call @two(%k) : (i64) -> i32
  %y = llvm.call @two(%n) : (i64) -> i32
  %s = llvm.add %x, %y : i32
  llvm.return %s : i32
}

llvm.func @blocks(%c: i1, %p: !llvm.ptr) -> i32 attributes {sym_visibility = "private"} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  %b = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
  llvm.call @ext(%a, %b) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return %0 : i32
^b:
  llvm.call @ext(%a, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  %q = llvm.load %a : !llvm.ptr -> i32
  llvm.return %q : i32
}

// CHECK-LABEL: llvm.func @c2(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %3 = llvm.alloca %2 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%1, %3) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb3(%2 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.call @ext(%1, %arg1) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: %4 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb3(%4 : i32)
// CHECK-NEXT: ^bb3(%5: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.return %5 : i32
// CHECK-NEXT: }
llvm.func @c2(%c: i1, %p: !llvm.ptr) -> i32 {
  %x = llvm.call @blocks(%c, %p) : (i1, !llvm.ptr) -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @bd(
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.alloca %arg1 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%0, %0) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return %arg1 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @bd(%c: i1, %n: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %b = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.call @ext(%b, %b) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return %n : i32
^b:
  llvm.unreachable
}

// CHECK-LABEL: llvm.func @c3(
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %1 = llvm.alloca %arg1 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%1, %1) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb4(%arg1 : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb4(%2: i32):  // pred: ^bb2
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
llvm.func @c3(%c: i1, %n: i32) -> i32 {
  llvm.br ^l
^l:
  %x = llvm.call @bd(%c, %n) : (i1, i32) -> i32
  llvm.cond_br %c, ^l, ^m
^m:
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @unr(
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @unr() -> i32 { llvm.unreachable }

// CHECK-LABEL: llvm.func @c4(
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb2(%0: i32):  // no predecessors
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb4(%1: i32):  // no predecessors
// CHECK-NEXT: %2 = llvm.add %1, %1 : i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
llvm.func @c4(%c: i1) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %x = llvm.call @unr() : () -> i32
  llvm.return %x : i32
^b:
  %y = llvm.call @unr() : () -> i32
  %z = llvm.add %y, %y : i32
  llvm.return %z : i32
}

// CHECK-LABEL: llvm.func @rec(
// CHECK-NEXT: %0 = llvm.call @rec(%arg0) : (i1) -> i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
llvm.func @rec(%c: i1) -> i32 {
  %x = llvm.call @rec(%c) : (i1) -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @small(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%1, %1) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return %arg0 : i64
// CHECK-NEXT: }
llvm.func @small(%n: i64) -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.call @ext(%a, %a) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return %n : i64
}

// CHECK-LABEL: func.func @scf(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = scf.if %arg0 -> (i64) {
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%1, %1) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: scf.yield %arg1 : i64
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = llvm.call @blocks64(%arg0, %arg1) : (i1, i64) -> i64
// CHECK-NEXT: scf.yield %3 : i64
// CHECK-NEXT: }
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %4 = llvm.alloca %3 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %4 : !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%4, %4) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.lifetime.end %4 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: return %2 : i64
// CHECK-NEXT: }
func.func @scf(%c: i1, %n: i64) -> i64 {
  %r = scf.if %c -> i64 {
    %x = llvm.call @small(%n) : (i64) -> i64
    scf.yield %x : i64
  } else {
    %x = llvm.call @blocks64(%c, %n) : (i1, i64) -> i64
    scf.yield %x : i64
  }
  memref.alloca_scope {
    %x = llvm.call @small(%n) : (i64) -> i64
  }
  return %r : i64
}

// CHECK-LABEL: llvm.func @blocks64(
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return %arg1 : i64
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.add %arg1, %arg1 : i64
// CHECK-NEXT: llvm.return %0 : i64
// CHECK-NEXT: }
llvm.func @blocks64(%c: i1, %n: i64) -> i64 {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %n : i64
^b:
  %q = llvm.add %n, %n : i64
  llvm.return %q : i64
}

// CHECK-LABEL: llvm.func @callsfunc(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = scf.if %arg0 -> (i64) {
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%1, %1) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: scf.yield %arg1 : i64
// CHECK-NEXT: } else {
// CHECK-NEXT: %3 = llvm.call @blocks64(%arg0, %arg1) : (i1, i64) -> i64
// CHECK-NEXT: scf.yield %3 : i64
// CHECK-NEXT: }
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %4 = llvm.alloca %3 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %4 : !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%4, %4) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.lifetime.end %4 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return %2 : i64
// CHECK-NEXT: }
llvm.func @callsfunc(%c: i1, %n: i64) -> i64 {
  %q = func.call @scf(%c, %n) : (i1, i64) -> i64
  llvm.return %q : i64
}

// CHECK-LABEL: llvm.func @emb(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %3 = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %5 = llvm.alloca %4 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %5 : !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%5, %5) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.lifetime.end %5 : !llvm.ptr
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %3 : !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%3, %3) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.lifetime.end %3 : !llvm.ptr
// CHECK-NEXT: %9 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%1, %1) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: llvm.return %arg1 : i64
// CHECK-NEXT: }
llvm.func @emb(%c: i1, %n: i64) -> i64 {
  %0 = llvm.call @small(%n) : (i64) -> i64
  %1 = llvm.call @emb2(%0) : (i64) -> i64
  %2 = llvm.call fastcc @emb2(%1) : (i64) -> i64
  llvm.return %2 : i64
}

llvm.func internal fastcc @emb2(%n: i64) -> i64 {
  %0 = llvm.call @small(%n) : (i64) -> i64
  llvm.return %0 : i64
}

// A parameter in memory that the call allocates keeps the call.
// CHECK-LABEL: llvm.func @inalloca_caller(
// CHECK-NEXT: llvm.call @inalloca(
llvm.func @inalloca(%p: !llvm.ptr {llvm.inalloca = i32}) {
  llvm.return
}
llvm.func @inalloca_caller(%p: !llvm.ptr) {
  llvm.call @inalloca(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// A call that stays gets no copy of what it passes by value.
// CHECK-LABEL: llvm.func @kept_caller(
// CHECK-NEXT: llvm.call @kept(%arg0) {no_inline} : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
llvm.func @kept(%p: !llvm.ptr {llvm.byval = i32}) {
  llvm.return
}
llvm.func @kept_caller(%p: !llvm.ptr) {
  llvm.call @kept(%p) {no_inline} : (!llvm.ptr) -> ()
  llvm.return
}

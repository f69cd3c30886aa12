// RUN: mlopt %s '-inline=default-pipeline=' | FileCheck %s
// llvm.func: which are inlined, and where the memory goes that they allocate.
// CHECK-LABEL: llvm.func @inner(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
llvm.func @inner(%a: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %s : i32, !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> i32
  llvm.return %x : i32
}

// CHECK-LABEL: llvm.func @caller(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
llvm.func @caller(%a: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %r = llvm.call @inner(%a) : (i32) -> i32
  llvm.return %r : i32
^b:
  llvm.return %a : i32
}

// CHECK-LABEL: llvm.func @entry(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: llvm.return %3 : i32
// CHECK-NEXT: }
llvm.func @entry(%a: i32, %c: i1) -> i32 {
  %r = llvm.call @inner(%a) : (i32) -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: llvm.func @dyn(
// CHECK-NEXT: %0 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %0 : i32, !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @dyn(%a: i32, %p: !llvm.ptr) {
  %s = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %s : i32, !llvm.ptr
  llvm.call @ext(%s) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @ext(
llvm.func @ext(!llvm.ptr)

// CHECK-LABEL: llvm.func @cdyn(
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %1 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.call @ext(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @cdyn(%a: i32, %p: !llvm.ptr, %c: i1) {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @dyn(%a, %p) : (i32, !llvm.ptr) -> ()
  llvm.br ^b
^b:
  llvm.return
}

// CHECK-LABEL: llvm.func @multi(
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
llvm.func @multi(%a: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
^b:
  llvm.return %a : i32
}

// CHECK-LABEL: llvm.func @cmulti(
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.br ^bb3(%0 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%arg0 : i32)
// CHECK-NEXT: ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %2 = llvm.add %1, %1 : i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
llvm.func @cmulti(%a: i32, %c: i1) -> i32 {
  %r = llvm.call @multi(%a, %c) : (i32, i1) -> i32
  %q = llvm.add %r, %r : i32
  llvm.return %q : i32
}

// CHECK-LABEL: llvm.func @unr(
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
llvm.func @unr() { llvm.unreachable }

// CHECK-LABEL: llvm.func @cunr(
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @cunr() { llvm.call @unr() : () -> () 
 llvm.return }

// CHECK-LABEL: llvm.func @noinl(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @noinl() attributes {no_inline} { llvm.return }

// CHECK-LABEL: llvm.func @va(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @va(...) { llvm.return }

// CHECK-LABEL: llvm.func @pass(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @pass() attributes {passthrough = ["noduplicate"]} { llvm.return }

// CHECK-LABEL: llvm.func @passok(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @passok() attributes {passthrough = ["nounwind", ["a","b"]]} { llvm.return }

// CHECK-LABEL: llvm.func @cno(
// CHECK-NEXT: llvm.call @noinl() : () -> ()
// CHECK-NEXT: llvm.call @va() vararg(!llvm.func<void (...)>) : () -> ()
// CHECK-NEXT: llvm.call @pass() : () -> ()
// CHECK-NEXT: llvm.call @noin() {no_inline} : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @cno() {
  llvm.call @noinl() : () -> ()
  llvm.call @va() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.call @pass() : () -> ()
  llvm.call @passok() : () -> ()
  llvm.call @noin() {no_inline} : () -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @noin(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @noin() { llvm.return }

// CHECK-LABEL: func.func @mixed(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: return %3 : i32
// CHECK-NEXT: }
func.func @mixed(%a: i32) -> i32 {
  %r = llvm.call @inner(%a) : (i32) -> i32
  return %r : i32
}

// CHECK-LABEL: llvm.func @align(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @align(%p: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }

// CHECK-LABEL: llvm.func @always(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @always() attributes {always_inline} { llvm.return }

// CHECK-LABEL: llvm.func @calw(
// CHECK-NEXT: llvm.call @align(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @calw(%p: !llvm.ptr) { llvm.call @always() : () -> ()
 llvm.call @align(%p) : (!llvm.ptr) -> ()
 llvm.return }

// CHECK-LABEL: llvm.func @pers(
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @pers() attributes {personality = @ext} { llvm.return }

// CHECK-LABEL: llvm.func @cpers(
// CHECK-NEXT: llvm.call @pers() : () -> ()
// CHECK-NEXT: llvm.call %arg0() : !llvm.ptr, () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @cpers(%p: !llvm.ptr) { llvm.call @pers() : () -> ()
  llvm.call %p() : !llvm.ptr, () -> ()
 llvm.return }

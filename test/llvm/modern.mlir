// RUN: mlopt %s | FileCheck %s --match-full-lines
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s --match-full-lines

// Custom form of llvm as mlir-opt 22 has it.

// CHECK: module {
// CHECK-NEXT: llvm.func internal fastcc @foo(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr, ...) -> (i32 {llvm.zeroext}) attributes {a = 1 : i32, personality = @pp} {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg0 overflow<nsw, nuw> {k} : i32
// CHECK-NEXT: %1 = llvm.lshr exact %arg0, %arg0 : i32
// CHECK-NEXT: %2 = llvm.or disjoint %arg0, %arg0 : i32
// CHECK-NEXT: %3 = llvm.zext nneg %arg0 : i32 to i64
// CHECK-NEXT: %4 = llvm.trunc %3 overflow<nsw> : i64 to i32
// CHECK-NEXT: %5 = llvm.icmp "eq" %0, %1 : i32
// CHECK-NEXT: %6 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %7 = llvm.fcmp "oeq" %6, %6 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %8 = llvm.fadd %6, %6 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %9 = llvm.load volatile %arg1 {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: %10 = llvm.load %arg1 atomic syncscope("agent") seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: %11 = llvm.load %arg1 invariant {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store volatile %9, %arg1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %9, %arg1 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT: %12 = llvm.getelementptr inbounds|nuw %arg1[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)>
// CHECK-NEXT: %13 = llvm.alloca inalloca %0 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT: %14 = llvm.atomicrmw volatile fadd %arg1, %6 syncscope("x") acq_rel {alignment = 4 : i64} : !llvm.ptr, f32
// CHECK-NEXT: %15 = llvm.cmpxchg weak volatile %arg1, %0, %1 syncscope("x") acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT: llvm.fence syncscope("agent") seq_cst
// CHECK-NEXT: llvm.cond_br %5 weights([1, 2]), ^bb1, ^bb2(%0 : i32)
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %16 = llvm.call fastcc @g(%0) vararg(!llvm.func<i32 (i32, ...)>) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
// CHECK-NEXT: %17 = llvm.call tail %arg1(%0) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT: llvm.switch %0 : i32, ^bb2(%0 : i32) [
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: -2: ^bb2(%1 : i32)
// CHECK-NEXT: ] {branch_weights = array<i32: 1, 2, 3>}
// CHECK-NEXT: ^bb2(%18: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT: %19 = llvm.invoke @g(%0) to ^bb3 unwind ^bb4 : (i32) -> i32
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %20 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: %21 = llvm.intr.exp(%6) : (f32) -> f32
// CHECK-NEXT: %22 = llvm.invoke %arg1(%0) to ^bb3 unwind ^bb4 : !llvm.ptr, (i32) -> i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func hidden @g(i32, ...) -> i32
// CHECK-NEXT: llvm.func @h(i32)
// CHECK-NEXT: llvm.func weak protected unnamed_addr @h2() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global internal constant @s("abc\00") {addr_space = 0 : i32}
// CHECK-NEXT: llvm.mlir.global private thread_local unnamed_addr @s2(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.global external @s3() {addr_space = 0 : i32, alignment = 8 : i64} : i32
// CHECK-NEXT: llvm.mlir.global external @s4() {addr_space = 0 : i32} : i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

llvm.func internal fastcc @foo(%arg0: i32 {llvm.noundef}, %p: !llvm.ptr, ...) -> (i32 {llvm.zeroext}) attributes {a = 1 : i32, personality = @pp} {
  %0 = llvm.add %arg0, %arg0 overflow<nsw, nuw> {k} : i32
  %1 = llvm.lshr exact %arg0, %arg0 : i32
  %o = llvm.or disjoint %arg0, %arg0 : i32
  %z = llvm.zext nneg %arg0 : i32 to i64
  %t = llvm.trunc %z overflow<nsw> : i64 to i32
  %c = llvm.icmp "eq" %0, %1 : i32
  %cst = llvm.mlir.constant(1.0 : f32) : f32
  %fc = llvm.fcmp "oeq" %cst, %cst {fastmathFlags = #llvm.fastmath<fast>} : f32
  %fa = llvm.fadd %cst, %cst {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %l = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %l2 = llvm.load %p atomic syncscope("agent") seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  %l3 = llvm.load %p invariant {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store volatile %l, %p : i32, !llvm.ptr
  llvm.store %l, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %g = llvm.getelementptr inbounds|nuw %p[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32,i32)>
  %a = llvm.alloca inalloca %0 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %x = llvm.atomicrmw volatile fadd %p, %cst syncscope("x") acq_rel {alignment = 4 : i64} : !llvm.ptr, f32
  %y = llvm.cmpxchg weak volatile %p, %0, %1 syncscope("x") acq_rel monotonic : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  llvm.cond_br %c weights([1, 2]), ^bb1, ^bb2(%0 : i32)
^bb1:
  %r = llvm.call fastcc @g(%0) vararg(!llvm.func<i32 (i32, ...)>) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
  %r2 = llvm.call tail %p(%0) : !llvm.ptr, (i32) -> i32
  llvm.switch %0 : i32, ^bb2(%0 : i32) [
    1: ^bb1,
    -2: ^bb2(%1 : i32)
  ] {branch_weights = array<i32: 1,2,3>}
^bb2(%q: i32):
  %i = llvm.invoke @g(%0) to ^bb3 unwind ^bb4 : (i32) -> i32
^bb3:
  llvm.return %0 : i32
^bb4:
  %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %v = llvm.intr.exp(%cst) : (f32) -> f32
  %i2 = llvm.invoke %p(%0) to ^bb3 unwind ^bb4 : !llvm.ptr, (i32) -> i32
}
llvm.func hidden @g(i32, ...) -> i32
llvm.func @h(%a: i32)
llvm.func weak protected unnamed_addr @h2() { llvm.return }
llvm.mlir.global internal constant @s("abc\00") {addr_space = 0 : i32}
llvm.mlir.global private thread_local unnamed_addr @s2(1 : i32) : i32
llvm.mlir.global external @s3() {alignment = 8 : i64} : i32
llvm.mlir.global external @s4() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

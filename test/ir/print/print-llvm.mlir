// RUN: mlopt %s | FileCheck %s --strict-whitespace

// CHECK-LABEL:  llvm.mlir.global internal constant @text("abc") {addr_space = 0 : i32}
llvm.mlir.global internal constant @text("abc") : !llvm.array<3 x i8>
// CHECK-NEXT:   llvm.mlir.global weak @pointer() {addr_space = 0 : i32} : !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
llvm.mlir.global weak @pointer() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// CHECK-NEXT:   llvm.func @variadic(i32, ...) -> i64
llvm.func @variadic(i32, ...) -> i64

// CHECK-LABEL:  llvm.func internal fastcc @modern(
// CHECK-SAME:     %arg0: !llvm.ptr {llvm.noalias}, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: vector<4xf32>) attributes {t.a} {
llvm.func internal fastcc @modern(%p: !llvm.ptr {llvm.noalias}, %i: i32, %f: f32, %c: i1, %v: vector<4xf32>) attributes {t.a} {
// CHECK-NEXT:     %0 = llvm.add %arg1, %arg1 overflow<nsw, nuw> {t.b} : i32
  %0 = llvm.add %i, %i overflow<nsw, nuw> {t.b} : i32
// CHECK-NEXT:     %1 = llvm.or disjoint %arg1, %arg1 : i32
  %1 = llvm.or disjoint %i, %i : i32
// CHECK-NEXT:     %2 = llvm.udiv exact %arg1, %arg1 : i32
  %2 = llvm.udiv exact %i, %i : i32
// CHECK-NEXT:     %3 = llvm.zext nneg %arg1 : i32 to i64
  %3 = llvm.zext nneg %i : i32 to i64
// CHECK-NEXT:     %4 = llvm.fadd %arg2, %arg2 {fastmathFlags = #llvm.fastmath<fast>} : f32
  %4 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT:     %5 = llvm.icmp "slt" %arg1, %arg1 : i32
  %5 = llvm.icmp "slt" %i, %i : i32
// CHECK-NEXT:     %6 = llvm.select %arg3, %arg1, %arg1 : i1, i32
  %6 = llvm.select %c, %i, %i : i1, i32
// CHECK-NEXT:     %7 = llvm.mlir.constant(42 : i64) : i32
  %7 = llvm.mlir.constant(42 : i64) : i32
// CHECK-NEXT:     %8 = llvm.mlir.addressof @text : !llvm.ptr
  %8 = llvm.mlir.addressof @text : !llvm.ptr
// CHECK-NEXT:     %9 = llvm.alloca inalloca %arg1 x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %9 = llvm.alloca inalloca %i x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.getelementptr inbounds|nuw %arg0[4, %arg1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x struct<(f32)>>
  %10 = llvm.getelementptr inbounds|nuw %p[4, %i, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x struct<(f32)>>
// CHECK-NEXT:     %11 = llvm.load volatile %arg0 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> f32
  %11 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr -> f32
// CHECK-NEXT:     %12 = llvm.load %arg0 atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> f32
  %12 = llvm.load %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.store %arg2, %arg0 {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store %f, %p {alignment = 4 : i64} : f32, !llvm.ptr
// CHECK-NEXT:     %13 = llvm.call @variadic(%arg1, %3) vararg(!llvm.func<i64 (i32, ...)>) : (i32, i64) -> i64
  %13 = llvm.call @variadic(%i, %3) vararg(!llvm.func<i64 (i32, ...)>) : (i32, i64) -> i64
// CHECK-NEXT:     %14 = llvm.call tail %arg0(%arg1) : !llvm.ptr, (i32) -> i32
  %14 = llvm.call tail %p(%i) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT:     %15 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i64>)>
  %15 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i64>)>
// CHECK-NEXT:     %16 = llvm.extractvalue %15[1, 0] : !llvm.struct<(i32, array<2 x i64>)> {{$}}
  %16 = llvm.extractvalue %15[1, 0] : !llvm.struct<(i32, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %arg1, %15[0] : !llvm.struct<(i32, array<2 x i64>)> {{$}}
  %17 = llvm.insertvalue %i, %15[0] : !llvm.struct<(i32, array<2 x i64>)>
// CHECK-NEXT:     %18 = llvm.extractelement %arg4[%arg1 : i32] : vector<4xf32>
  %18 = llvm.extractelement %v[%i : i32] : vector<4xf32>
// CHECK-NEXT:     %19 = llvm.insertelement %arg2, %arg4[%arg1 : i32] : vector<4xf32>
  %19 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
// CHECK-NEXT:     %20 = llvm.shufflevector %arg4, %arg4 [0, 1, -1] : vector<4xf32> {{$}}
  %20 = llvm.shufflevector %v, %v [0, 1, -1] : vector<4xf32>
// CHECK-NEXT:     %21 = llvm.atomicrmw volatile add %arg0, %arg1 syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  %21 = llvm.atomicrmw volatile add %p, %i syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
// CHECK-NEXT:     %22 = llvm.cmpxchg weak %arg0, %arg1, %arg1 acq_rel monotonic : !llvm.ptr, i32
  %22 = llvm.cmpxchg weak %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:     llvm.fence syncscope("agent") seq_cst
  llvm.fence syncscope("agent") seq_cst
// CHECK-NEXT:     %23 = llvm.intr.sqrt(%arg2) : (f32) -> f32
  %23 = llvm.intr.sqrt(%f) : (f32) -> f32
// CHECK-NEXT:     llvm.cond_br %arg3 weights([1, 2]), ^bb1, ^bb2(%arg1 : i32)
  llvm.cond_br %c weights([1, 2]), ^bb1, ^bb2(%i : i32)
^bb1:
  llvm.unreachable
^bb2(%x: i32):
  llvm.return
}

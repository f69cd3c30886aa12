// Intrinsics that only llvm.call_intrinsic reaches: variadic ones, tokens,
// names that begin as others do.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK-LABEL: define void @vectors
// CHECK: call { <4 x i32>, i32 } @llvm.vp.load.ff.v4i32.p0(ptr %0, <4 x i1> %1, i32 %2)
// CHECK: call <4 x i32> @llvm.vp.load.v4i32.p0(ptr %0, <4 x i1> %1, i32 %2)
// CHECK: call <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32> %5, i1 true, <4 x i1> %1, i32 %2)
llvm.func @vectors(%p: !llvm.ptr, %m: vector<4xi1>, %n: i32) {
  %0 = llvm.call_intrinsic "llvm.vp.load.ff"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> !llvm.struct<(vector<4xi32>, i32)>
  %1 = llvm.call_intrinsic "llvm.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  %c = llvm.mlir.constant(true) : i1
  %2 = llvm.call_intrinsic "llvm.vp.ctlz"(%1, %c, %m, %n) : (vector<4xi32>, i1, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: define void @variadic
// CHECK: call void (...) @llvm.fake.use(i32 %1, ptr %0)
// CHECK: call void (i64, i32, ...) @llvm.experimental.stackmap(i64 7, i32 0, i32 %1)
llvm.func @variadic(%p: !llvm.ptr, %n: i32) {
  llvm.call_intrinsic "llvm.fake.use"(%n, %p) : (i32, !llvm.ptr) -> ()
  %id = llvm.mlir.constant(7 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.call_intrinsic "llvm.experimental.stackmap"(%id, %zero, %n) : (i64, i32, i32) -> ()
  llvm.return
}

// CHECK-LABEL: define void @others
// CHECK: call token @llvm.experimental.convergence.anchor()
// CHECK: call i1 @llvm.experimental.widenable.condition()
// CHECK: call i32 @llvm.start.loop.iterations.i32(i32 %0)
llvm.func @others(%n: i32) {
  %0 = llvm.call_intrinsic "llvm.experimental.convergence.anchor"() : () -> !llvm.token
  %1 = llvm.call_intrinsic "llvm.experimental.widenable.condition"() : () -> i1
  %2 = llvm.call_intrinsic "llvm.start.loop.iterations"(%n) : (i32) -> i32
  llvm.return
}

// CHECK: declare void @llvm.fake.use(...)
// CHECK: declare void @llvm.experimental.stackmap(i64 immarg, i32 immarg, ...)

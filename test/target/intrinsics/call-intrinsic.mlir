// Intrinsics by their names in LLVM: with the types behind them or without.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK-LABEL: define void @f(i32 %0, ptr %1, <4 x float> %2, i1 %3)
llvm.func @f(%a: i32, %p: !llvm.ptr, %v: vector<4xf32>, %b: i1) {
  // CHECK-NEXT: %5 = call i32 @llvm.smax.i32(i32 %0, i32 %0)
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %a) : (i32, i32) -> i32
  // CHECK-NEXT: %6 = call i32 @llvm.smax.i32(i32 %0, i32 %5)
  %1 = llvm.call_intrinsic "llvm.smax.i32"(%a, %0) : (i32, i32) -> i32
  // CHECK-NEXT: %7 = call fast <4 x float> @llvm.fabs.v4f32(<4 x float> %2)
  %2 = llvm.call_intrinsic "llvm.fabs"(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>) -> vector<4xf32>
  // CHECK-NEXT: %8 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %0)
  %4 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK-NEXT: %9 = call i32 @llvm.abs.i32(i32 %0, i1 true)
  %true = llvm.mlir.constant(true) : i1
  %5 = llvm.call_intrinsic "llvm.abs"(%a, %true) : (i32, i1) -> i32
  // CHECK-NEXT: call void @llvm.va_end.p0(ptr %1)
  llvm.call_intrinsic "llvm.va_end"(%p) : (!llvm.ptr) -> ()
  // CHECK-NEXT: call void @llvm.assume(i1 true) [ "align"(ptr %1, i32 8) ]
  %eight = llvm.mlir.constant(8 : i32) : i32
  llvm.call_intrinsic "llvm.assume"(%true) ["align"(%p, %eight : !llvm.ptr, i32)] : (i1) -> ()
  llvm.return
}
// CHECK: declare i32 @llvm.smax.i32(i32, i32) #
// CHECK: declare i32 @llvm.abs.i32(i32, i1 immarg) #
// CHECK: declare void @llvm.assume(i1 noundef) #

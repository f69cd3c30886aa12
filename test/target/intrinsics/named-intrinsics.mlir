// Intrinsics that have no operation of their own.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK-LABEL: define void @f(
llvm.func @f(%p: !llvm.ptr, %n: i64, %v: vector<8xi1>, %x: f32, %q: vector<2xi64>, %a: i32) {
  // CHECK-NEXT: %7 = call ptr @llvm.load.relative.i64(ptr %0, i64 %1)
  %0 = llvm.call_intrinsic "llvm.load.relative.i64"(%p, %n) : (!llvm.ptr, i64) -> !llvm.ptr
  // CHECK-NEXT: %8 = call ptr @llvm.load.relative.i32(ptr %0, i32 %5)
  %1 = llvm.call_intrinsic "llvm.load.relative"(%p, %a) : (!llvm.ptr, i32) -> !llvm.ptr
  // CHECK-NEXT: %9 = call ptr @llvm.frameaddress.p0(i32 0)
  %zero = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.call_intrinsic "llvm.frameaddress.p0"(%zero) : (i32) -> !llvm.ptr
  // CHECK-NEXT: %10 = call i64 @llvm.experimental.cttz.elts.i64.v8i1(<8 x i1> %2, i1 true)
  %true = llvm.mlir.constant(true) : i1
  %3 = llvm.call_intrinsic "llvm.experimental.cttz.elts"(%v, %true) : (vector<8xi1>, i1) -> i64
  // CHECK-NEXT: %11 = call { float, float } @llvm.modf.f32(float %3)
  %4 = llvm.call_intrinsic "llvm.modf"(%x) : (f32) -> !llvm.struct<(f32, f32)>
  // CHECK-NEXT: %12 = call i1 @llvm.allow.ubsan.check(i8 7)
  %seven = llvm.mlir.constant(7 : i8) : i8
  %5 = llvm.call_intrinsic "llvm.allow.ubsan.check"(%seven) : (i8) -> i1
  // CHECK-NEXT: %13 = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %4, <2 x i64> %4)
  %6 = llvm.call_intrinsic "llvm.x86.aesni.aesenc"(%q, %q) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  // CHECK-NEXT: %14 = call ptr @llvm.returnaddress(i32 0)
  %7 = llvm.call_intrinsic "llvm.returnaddress"(%zero) : (i32) -> !llvm.ptr
  // CHECK-NEXT: call void @llvm.x86.sse2.pause()
  llvm.call_intrinsic "llvm.x86.sse2.pause"() : () -> ()
  llvm.return
}
// The module declares it itself.
// CHECK: declare ptr @llvm.returnaddress(i32 immarg) #[[NONE:[0-9]+]]
llvm.func @llvm.returnaddress(i32) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
// CHECK: declare ptr @llvm.load.relative.i64(ptr, i64) #[[READS:[0-9]+]]
// CHECK: declare ptr @llvm.load.relative.i32(ptr, i32) #[[READS]]
// CHECK: declare ptr @llvm.frameaddress.p0(i32 immarg) #[[NONE]]
// CHECK: declare i64 @llvm.experimental.cttz.elts.i64.v8i1(<8 x i1>, i1 immarg) #[[PURE:[0-9]+]]
// CHECK: declare { float, float } @llvm.modf.f32(float) #[[PURE]]
// CHECK: declare noundef i1 @llvm.allow.ubsan.check(i8 immarg) #[[CHECK:[0-9]+]]
// CHECK: declare <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64>, <2 x i64>) #[[NONE]]
// CHECK-NOT: @llvm.returnaddress
// CHECK: declare void @llvm.x86.sse2.pause() #[[PAUSE:[0-9]+]]
// CHECK-DAG: attributes #[[NONE]] = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-DAG: attributes #[[READS]] = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-DAG: attributes #[[PURE]] = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-DAG: attributes #[[CHECK]] = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK-DAG: attributes #[[PAUSE]] = { nounwind }

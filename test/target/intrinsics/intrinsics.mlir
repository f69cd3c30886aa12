// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

// Intrinsics: names, immediate operands, declarations.

llvm.func @all(%f: f32, %d: f64, %i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %n: i64, %b: i1, %c8: i8, %vf: vector<4xf32>) {
  %0 = llvm.intr.acos(%f) : (f32) -> f32
  %2 = llvm.intr.sqrt(%vf) : (vector<4xf32>) -> vector<4xf32>
  %3 = llvm.intr.pow(%d, %d) : (f64, f64) -> f64
  %4 = llvm.intr.fma(%d, %d, %d) : (f64, f64, f64) -> f64
  %5 = llvm.intr.powi(%d, %i) : (f64, i32) -> f64
  %6 = llvm.intr.bitreverse(%i) : (i32) -> i32
  %7 = llvm.intr.smax(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %8 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
  %9 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %10 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.intr.assume %b : i1
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %c8, %n) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  %11 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %11 : !llvm.ptr
  llvm.intr.trap
  %12 = llvm.intr.fshl(%i,%i,%i) : (i32,i32,i32) -> i32
  %13 = llvm.intr.sadd.sat(%i,%i) : (i32,i32) -> i32
  %14 = llvm.intr.maxnum(%f, %f) : (f32, f32) -> f32
  %15 = llvm.intr.copysign(%f, %f) : (f32, f32) -> f32
  %16 = llvm.intr.maximum(%f, %f) : (f32, f32) -> f32
  %17 = llvm.intr.fmuladd(%d, %d, %d) : (f64, f64, f64) -> f64
  %18 = llvm.intr.rint(%d) : (f64) -> f64
  %19 = llvm.intr.roundeven(%d) : (f64) -> f64
  %20 = llvm.intr.ctpop(%i) : (i32) -> i32
  %21 = llvm.intr.exp10(%d) : (f64) -> f64
  llvm.return
}

// CHECK:; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT:source_filename = "LLVMDialectModule"
// CHECK:define void @all(float %0, double %1, i32 %2, ptr %3, <4 x i32> %4, i64 %5, i1 %6, i8 %7, <4 x float> %8) {
// CHECK-NEXT:  %10 = call float @llvm.acos.f32(float %0)
// CHECK-NEXT:  %11 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %8)
// CHECK-NEXT:  %12 = call double @llvm.pow.f64(double %1, double %1)
// CHECK-NEXT:  %13 = call double @llvm.fma.f64(double %1, double %1, double %1)
// CHECK-NEXT:  %14 = call double @llvm.powi.f64.i32(double %1, i32 %2)
// CHECK-NEXT:  %15 = call i32 @llvm.bitreverse.i32(i32 %2)
// CHECK-NEXT:  %16 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %4, <4 x i32> %4)
// CHECK-NEXT:  %17 = call i32 @llvm.abs.i32(i32 %2, i1 true)
// CHECK-NEXT:  %18 = call i32 @llvm.ctlz.i32(i32 %2, i1 false)
// CHECK-NEXT:  %19 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %4)
// CHECK-NEXT:  call void @llvm.prefetch.p0(ptr %3, i32 0, i32 3, i32 1)
// CHECK-NEXT:  call void @llvm.assume(i1 %6)
// CHECK-NEXT:  call void @llvm.memmove.p0.p0.i64(ptr %3, ptr %3, i64 %5, i1 false)
// CHECK-NEXT:  call void @llvm.memset.p0.i64(ptr %3, i8 %7, i64 %5, i1 true)
// CHECK-NEXT:  %20 = call ptr @llvm.stacksave.p0()
// CHECK-NEXT:  call void @llvm.stackrestore.p0(ptr %20)
// CHECK-NEXT:  call void @llvm.trap()
// CHECK-NEXT:  %21 = call i32 @llvm.fshl.i32(i32 %2, i32 %2, i32 %2)
// CHECK-NEXT:  %22 = call i32 @llvm.sadd.sat.i32(i32 %2, i32 %2)
// CHECK-NEXT:  %23 = call float @llvm.maxnum.f32(float %0, float %0)
// CHECK-NEXT:  %24 = call float @llvm.copysign.f32(float %0, float %0)
// CHECK-NEXT:  %25 = call float @llvm.maximum.f32(float %0, float %0)
// CHECK-NEXT:  %26 = call double @llvm.fmuladd.f64(double %1, double %1, double %1)
// CHECK-NEXT:  %27 = call double @llvm.rint.f64(double %1)
// CHECK-NEXT:  %28 = call double @llvm.roundeven.f64(double %1)
// CHECK-NEXT:  %29 = call i32 @llvm.ctpop.i32(i32 %2)
// CHECK-NEXT:  %30 = call double @llvm.exp10.f64(double %1)
// CHECK-NEXT:  ret void
// CHECK-NEXT:}
// CHECK:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare float @llvm.acos.f32(float) #0
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare double @llvm.pow.f64(double, double) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare double @llvm.fma.f64(double, double, double) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare double @llvm.powi.f64.i32(double, i32) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare i32 @llvm.bitreverse.i32(i32) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #1
// CHECK:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare i32 @llvm.abs.i32(i32, i1 immarg) #0
// CHECK:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0
// CHECK:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #0
// CHECK:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT:declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2
// CHECK:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
// CHECK-NEXT:declare void @llvm.assume(i1 noundef) #3
// CHECK:; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT:declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4
// CHECK:; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
// CHECK-NEXT:declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5
// CHECK:; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT:declare ptr @llvm.stacksave.p0() #6
// CHECK:; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT:declare void @llvm.stackrestore.p0(ptr) #6
// CHECK:; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
// CHECK-NEXT:declare void @llvm.trap() #7
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare i32 @llvm.fshl.i32(i32, i32, i32) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare i32 @llvm.sadd.sat.i32(i32, i32) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare float @llvm.maxnum.f32(float, float) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare float @llvm.copysign.f32(float, float) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare float @llvm.maximum.f32(float, float) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare double @llvm.fmuladd.f64(double, double, double) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare double @llvm.rint.f64(double) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare double @llvm.roundeven.f64(double) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare i32 @llvm.ctpop.i32(i32) #1
// CHECK:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare double @llvm.exp10.f64(double) #1
// CHECK:attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT:attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT:attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-NEXT:attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
// CHECK-NEXT:attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT:attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
// CHECK-NEXT:attributes #6 = { nocallback nofree nosync nounwind willreturn }
// CHECK-NEXT:attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
// CHECK:!llvm.module.flags = !{!0}
// CHECK:!0 = !{i32 2, !"Debug Info Version", i32 3}

// A function that is declared under the name of an intrinsic has what LLVM knows of
// it; types that the intrinsic does not have make it a plain one.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines

llvm.func @llvm.lifetime.start.p0(!llvm.ptr)
llvm.func @llvm.ctpop.i32(i32) -> i32
llvm.func @llvm.expect.i64(i64, i64) -> i64
llvm.func @llvm.va_start.p0(!llvm.ptr)
llvm.func @llvm.eh.typeid.for.p0(!llvm.ptr) -> i32
llvm.func @llvm.stacksave.p0() -> !llvm.ptr
llvm.func @llvm.prefetch.p0(!llvm.ptr, i32, i32, i32)
llvm.func @llvm.objectsize.i64.p0(!llvm.ptr, i1, i1, i1) -> i64
llvm.func @llvm.frameaddress.p0(i32) -> !llvm.ptr
llvm.func @llvm.x86.sse2.pause()
llvm.func @llvm.fma.f64(f64, f64, f64) -> f64
llvm.func @llvm.smul.with.overflow.i64(i64, i64) -> !llvm.struct<(i64, i1)>
llvm.func @llvm.memcpy.p0.p0.i64(!llvm.ptr, !llvm.ptr, i64, i1)
llvm.func @g(%p: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i1) : i1
  llvm.call @llvm.memcpy.p0.p0.i64(%p, %p, %n, %0) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  llvm.return
}
llvm.func @llvm.unknown(i32)
llvm.func @llvm.sin.f32(f64) -> f32
llvm.func @llvm.cos.f32(f32 {llvm.noundef}) -> f32 attributes {passthrough = ["cold"], memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>}
llvm.func @llvm.memmove.p0.p0.i64(!llvm.ptr {llvm.noundef}, !llvm.ptr, i64, i1)

// CHECK:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT:declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare i32 @llvm.ctpop.i32(i32) #1
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT:declare i64 @llvm.expect.i64(i64, i64) #2
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT:declare void @llvm.va_start.p0(ptr) #3
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nounwind memory(none)
// CHECK-NEXT:declare i32 @llvm.eh.typeid.for.p0(ptr) #4
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT:declare ptr @llvm.stacksave.p0() #3
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT:declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #6
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT:declare ptr @llvm.frameaddress.p0(i32 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nounwind
// CHECK-NEXT:declare void @llvm.x86.sse2.pause() #7
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare double @llvm.fma.f64(double, double, double) #1
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT:declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #1
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT:declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8
// CHECK-EMPTY:
// CHECK-NEXT:define void @g(ptr %0, i64 %1) {
// CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %0, i64 %1, i1 false)
// CHECK-NEXT:  ret void
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:; Unknown intrinsic
// CHECK-NEXT:declare void @llvm.unknown(i32)
// CHECK-EMPTY:
// CHECK-NEXT:declare float @llvm.sin.f32(double)
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: cold nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(read)
// CHECK-NEXT:declare float @llvm.cos.f32(float noundef) #9
// CHECK-EMPTY:
// CHECK-NEXT:; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT:declare void @llvm.memmove.p0.p0.i64(ptr noundef writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #8
// CHECK-EMPTY:
// CHECK-NEXT:attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT:attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT:attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT:attributes #3 = { nocallback nofree nosync nounwind willreturn }
// CHECK-NEXT:attributes #4 = { nounwind memory(none) }
// CHECK-NEXT:attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-NEXT:attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT:attributes #7 = { nounwind }
// CHECK-NEXT:attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT:attributes #9 = { cold nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(read) }

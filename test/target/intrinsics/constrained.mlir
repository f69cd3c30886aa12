// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

// What math and arith.truncf with a rounding mode are lowered to.

llvm.func @f(%a: f32, %d: f64, %v: vector<4xf64>) -> !llvm.struct<(f32, f32)> {
  %0 = "llvm.intr.is.fpclass"(%a) <{bit = 504 : i32}> : (f32) -> i1
  %1 = llvm.intr.sincos(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> !llvm.struct<(f32, f32)>
  %2 = llvm.intr.experimental.constrained.fptrunc %d upward ignore : f64 to f32
  %3 = llvm.intr.experimental.constrained.fptrunc %d towardzero strict : f64 to f32
  %4 = llvm.intr.experimental.constrained.fptrunc %v tonearestaway maytrap : vector<4xf64> to vector<4xf32>
  %5 = llvm.intr.experimental.constrained.fptrunc %v tonearest maytrap : vector<4xf64> to vector<4xbf16>
  %6 = llvm.intr.experimental.constrained.fptrunc %v downward maytrap : vector<4xf64> to vector<4xbf16>
  %7 = llvm.intr.experimental.constrained.fptrunc %v dynamic maytrap : vector<4xf64> to vector<4xbf16>
  %8 = "llvm.intr.is.fpclass"(%v) <{bit = 504 : i32}> : (vector<4xf64>) -> vector<4xi1>
  %9 = "llvm.intr.sincos"(%v) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
  llvm.return %1 : !llvm.struct<(f32, f32)>
}

//CHECK:define { float, float } @f(float %0, double %1, <4 x double> %2) {
//CHECK-NEXT:  %4 = call i1 @llvm.is.fpclass.f32(float %0, i32 504)
//CHECK-NEXT:  %5 = call nnan { float, float } @llvm.sincos.f32(float %0)
//CHECK-NEXT:  %6 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %1, metadata !"round.upward", metadata !"fpexcept.ignore") #3
//CHECK-NEXT:  %7 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %1, metadata !"round.towardzero", metadata !"fpexcept.strict") #3
//CHECK-NEXT:  %8 = call <4 x float> @llvm.experimental.constrained.fptrunc.v4f32.v4f64(<4 x double> %2, metadata !"round.tonearestaway", metadata !"fpexcept.maytrap") #3
//CHECK-NEXT:  %9 = call <4 x bfloat> @llvm.experimental.constrained.fptrunc.v4bf16.v4f64(<4 x double> %2, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #3
//CHECK-NEXT:  %10 = call <4 x bfloat> @llvm.experimental.constrained.fptrunc.v4bf16.v4f64(<4 x double> %2, metadata !"round.downward", metadata !"fpexcept.maytrap") #3
//CHECK-NEXT:  %11 = call <4 x bfloat> @llvm.experimental.constrained.fptrunc.v4bf16.v4f64(<4 x double> %2, metadata !"round.dynamic", metadata !"fpexcept.maytrap") #3
//CHECK-NEXT:  %12 = call <4 x i1> @llvm.is.fpclass.v4f64(<4 x double> %2, i32 504)
//CHECK-NEXT:  %13 = call { <4 x double>, <4 x double> } @llvm.sincos.v4f64(<4 x double> %2)
//CHECK-NEXT:  ret { float, float } %5
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
//CHECK-NEXT:declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
//CHECK-NEXT:declare { float, float } @llvm.sincos.f32(float) #1
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
//CHECK-NEXT:declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #2
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
//CHECK-NEXT:declare <4 x float> @llvm.experimental.constrained.fptrunc.v4f32.v4f64(<4 x double>, metadata, metadata) #2
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
//CHECK-NEXT:declare <4 x bfloat> @llvm.experimental.constrained.fptrunc.v4bf16.v4f64(<4 x double>, metadata, metadata) #2
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
//CHECK-NEXT:declare <4 x i1> @llvm.is.fpclass.v4f64(<4 x double>, i32 immarg) #0
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
//CHECK-NEXT:declare { <4 x double>, <4 x double> } @llvm.sincos.v4f64(<4 x double>) #1
//CHECK-EMPTY:
//CHECK-NEXT:attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
//CHECK-NEXT:attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
//CHECK-NEXT:attributes #2 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
//CHECK-NEXT:attributes #3 = { strictfp }
//CHECK-EMPTY:
//CHECK-NEXT:!llvm.module.flags = !{!0}
//CHECK-EMPTY:
//CHECK-NEXT:!0 = !{i32 2, !"Debug Info Version", i32 3}

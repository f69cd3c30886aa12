// Flags are dropped where LLVM has none: where no number comes out.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

llvm.func @i() -> i32
llvm.func @same() -> !llvm.struct<(f32, f32)>
llvm.func @mixed() -> !llvm.struct<(f32, f64)>
// CHECK-LABEL: define void @f
// CHECK-NEXT:    %{{.*}} = call i32 @i()
// CHECK-NEXT:    %{{.*}} = call fast { float, float } @same()
// CHECK-NEXT:    %{{.*}} = call { float, double } @mixed()
// CHECK-NEXT:    %{{.*}} = select i1 %0, i32 %1, i32 %1
// CHECK-NEXT:    %{{.*}} = fcmp fast oeq float %2, %2
llvm.func @f(%c: i1, %a: i32, %x: f32) {
  %0 = llvm.call @i() {fastmathFlags = #llvm.fastmath<fast>} : () -> i32
  %1 = llvm.call @same() {fastmathFlags = #llvm.fastmath<fast>} : () -> !llvm.struct<(f32, f32)>
  %2 = llvm.call @mixed() {fastmathFlags = #llvm.fastmath<fast>} : () -> !llvm.struct<(f32, f64)>
  %3 = llvm.select %c, %a, %a {fastmathFlags = #llvm.fastmath<fast>} : i1, i32
  %4 = llvm.fcmp "oeq" %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}

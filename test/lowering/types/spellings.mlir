// RUN: mlopt %s -convert-std-to-llvm | FileCheck %s --check-prefix=WRAPPED
// RUN: mlopt %s -convert-to-llvm=llvm-types=wrapped | FileCheck %s --check-prefix=WRAPPED
// RUN: mlopt %s -convert-to-llvm | FileCheck %s --check-prefix=MODERN
// RUN: mlopt %s -convert-std-to-llvm=llvm-types=modern | FileCheck %s --check-prefix=MODERN

// One set of patterns, for std and for the dialects that came after it, alone or
// in one function.

// WRAPPED-LABEL: llvm.func @mixed
// WRAPPED-SAME:    (%[[F:.*]]: !llvm.float, %[[X:.*]]: !llvm.i64, %[[C:.*]]: !llvm<"{ float, float }">) -> !llvm.float
// WRAPPED:         llvm.extractvalue %[[C]][0] : !llvm<"{ float, float }">
// WRAPPED:         "llvm.intr.sqrt"(%{{.*}}) : (!llvm.float) -> !llvm.float
// WRAPPED:         llvm.add %[[X]], %[[X]] : !llvm.i64
// WRAPPED:         "llvm.intr.is.fpclass"(%[[F]]) <{bit = 504 : i32}> : (!llvm.float) -> !llvm.i1
// WRAPPED:         llvm.fadd %{{.*}}, %[[F]] : !llvm.float
// WRAPPED:         llvm.return

// MODERN-LABEL: llvm.func @mixed
// MODERN-SAME:    (%[[F:.*]]: f32, %[[X:.*]]: i64, %[[C:.*]]: !llvm.struct<(f32, f32)>) -> f32
// MODERN:         llvm.extractvalue %[[C]][0] : !llvm.struct<(f32, f32)>
// MODERN:         llvm.intr.sqrt(%{{.*}}) : (f32) -> f32
// MODERN:         llvm.add %[[X]], %[[X]] : i64
// MODERN:         "llvm.intr.is.fpclass"(%[[F]]) <{bit = 504 : i32}> : (f32) -> i1
// MODERN:         llvm.fadd %{{.*}}, %[[F]] : f32
// MODERN:         llvm.return
func.func @mixed(%f: f32, %x: index, %c: complex<f32>) -> f32 {
  %0 = complex.abs %c : complex<f32>
  %1 = index.add %x, %x
  %2 = math.isfinite %f : f32
  %3 = std.addf %0, %f : f32
  %4 = arith.select %2, %3, %0 : f32
  return %4 : f32
}

// RUN: not mlopt %s 2>&1 | FileCheck %s

// The enum has a case -1, which the verifier refuses.
llvm.func @invalid(%a: f64) -> f32 {
  // CHECK: error: 'llvm.intr.experimental.constrained.fptrunc' op attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%a) <{roundingmode = -1 : i64, fpExceptionBehavior = 0 : i64}> : (f64) -> f32
  llvm.return %0 : f32
}

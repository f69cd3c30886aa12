// RUN: mlopt %s -convert-arith-to-llvm -convert-cf-to-llvm | FileCheck %s

// Most operations hand their discardable attributes on; comparisons and
// switches drop them, as in MLIR.

// CHECK-LABEL: func.func @compare
func.func @compare(%a: i32, %b: i32, %f: f32, %v: vector<2x2xf32>) -> i32 {
  // CHECK: llvm.icmp "slt" %{{.*}}, %{{.*}} : i32
  %0 = arith.cmpi slt, %a, %b {tag = 1} : i32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} : f32
  %1 = arith.cmpf olt, %f, %f {tag = 1} : f32
  // CHECK: llvm.fcmp "olt" %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf32>
  %2 = arith.cmpf olt, %v, %v fastmath<nnan> {tag = 1} : vector<2x2xf32>
  // CHECK: llvm.add %{{.*}}, %{{.*}} {tag = 1 : i64} : i32
  %3 = arith.addi %a, %a {tag = 1} : i32
  return %3 : i32
}

// CHECK-LABEL: func.func @branch
func.func @branch(%a: i32) {
  // CHECK: llvm.switch %{{.*}} : i32, ^bb1 [
  // CHECK-NEXT: 1: ^bb2
  // CHECK-NEXT: ]{{$}}
  cf.switch %a : i32, [default: ^bb1, 1: ^bb2] {tag = 1}
^bb1:
  // CHECK: llvm.br ^bb2 {tag = 1 : i64}
  cf.br ^bb2 {tag = 1}
^bb2:
  return
}

// Functions are canonicalized one by one, with what comes of iterations over the
// whole module: @drops loses an argument in its first one, which does not count
// as a change.
// RUN: mlopt %s -canonicalize | FileCheck %s
// RUN: mlopt %s -canonicalize -mlir-disable-threading | FileCheck %s
// RUN: mlopt %s -pass-pipeline='builtin.module(canonicalize,symbol-dce)' | FileCheck %s
// RUN: mlopt %s -pass-pipeline='builtin.module(canonicalize,cse)' | FileCheck %s

// CHECK-LABEL: func.func @folds(
// CHECK-NEXT:    return %arg0 : i32
func.func @folds(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @drops(
// CHECK-NEXT:    cf.br ^bb1
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    %[[C:.*]] = call @unknown() : () -> i1
// CHECK-NEXT:    cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT:  ^bb2:
// CHECK-NEXT:    return
func.func @drops(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %c = call @unknown() : () -> i1
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb2:
  return
}

// CHECK: func.func private @unknown() -> i1
func.func private @unknown() -> i1

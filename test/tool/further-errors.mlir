// Errors of the parser in several functions are told in one run; the first is
// mlir-opt's, which stops there.
// RUN: not mlopt %s 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not mlopt %s -canonicalize -threads=4 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not mlopt %s -explain-failures=0 2>&1 | FileCheck %s --check-prefix=FIRST --implicit-check-not=error:
// CHECK: further-errors.mlir:[[# @LINE + 6]]:19: error: use of value '%a' expects different type
// CHECK: further-errors.mlir:[[# @LINE + 13]]:10: error: custom op 'arith.adi' is unknown
// CHECK: note: did you mean 'arith.addi'?
// CHECK: further-errors.mlir:[[# @LINE + 19]]:23: error: expected ','
// FIRST: further-errors.mlir:[[# @LINE + 2]]:19: error: use of value '%a' expects different type
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i64
  cf.br ^bb1
^bb1:
  return
}
func.func @right() { return }
module {
  func.func @g(%a: i32) -> i32 {
    %0 = arith.adi %a, %a : i32
    return %0 : i32
  }
  func.func @calls() {
    call @f() : () -> ()
    return
  }
  func.func @h(%a: i32) {
    %0 = arith.addi %a %a : i32
    return
  }
}

// Words of one bit as values of cases; an alignment of 0 is none.
// RUN: mlopt %s | FileCheck %s

// CHECK-LABEL: llvm.func @modern
llvm.func @modern(%a: i32) {
  // CHECK:      llvm.switch %arg0 : i32, ^bb1 [
  // CHECK-NEXT:   -1: ^bb1,
  // CHECK-NEXT:   0: ^bb1
  // CHECK-NEXT: ]
  llvm.switch %a : i32, ^bb1 [
    true: ^bb1,
    false: ^bb1
  ]
^bb1:
  llvm.return
}

// CHECK-LABEL: func.func @cf
func.func @cf(%a: i32, %b: i1) {
  // CHECK: 4294967295: ^bb1
  cf.switch %a : i32, [default: ^bb1, true: ^bb1]
^bb1:
  // CHECK: 1: ^bb2,
  // CHECK: 0: ^bb2
  cf.switch %b : i1, [default: ^bb2, true: ^bb2, false: ^bb2]
^bb2:
  return
}

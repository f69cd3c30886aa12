// RUN: mlopt %s -llvm-legalize-for-export | FileCheck %s

// Branches of other dialects too name a block with arguments once, where
// llvm.br can pass these.

// CHECK-LABEL: func.func @twice
// CHECK: cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
// CHECK: ^bb2(%[[X:.*]]: i32):
// CHECK-NEXT: llvm.br ^bb1(%[[X]] : i32)
func.func @twice(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%z: i32):
  return %z : i32
}

// CHECK-LABEL: func.func @not_of_llvm
// CHECK: cf.cond_br %arg0, ^bb1(%arg1 : index), ^bb1(%arg1 : index)
func.func @not_of_llvm(%c: i1, %x: index) {
  cf.cond_br %c, ^bb1(%x : index), ^bb1(%x : index)
^bb1(%z: index):
  return
}

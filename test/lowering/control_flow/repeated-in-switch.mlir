// SPDX-License-Identifier: Apache-2.0
// A block that a terminator names more than twice.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s

// R364: of five mentions the first stays, each other has a block of its own, in
// order at the end; one without arguments stays.
// CHECK-LABEL: llvm.func @five(
// CHECK-NEXT:    llvm.switch %arg0 : !llvm.i32, ^bb1(%arg1 : !llvm.i32) [
// CHECK-NEXT:      1: ^bb3,
// CHECK-NEXT:      2: ^bb4,
// CHECK-NEXT:      3: ^bb2,
// CHECK-NEXT:      4: ^bb5,
// CHECK-NEXT:      5: ^bb2,
// CHECK-NEXT:      6: ^bb6
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb1(%[[X:.*]]: !llvm.i32):  // 5 preds: ^bb0, ^bb3, ^bb4, ^bb5, ^bb6
// CHECK-NEXT:    "use"(%[[X]])
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  ^bb2:
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  ^bb3:  // pred: ^bb0
// CHECK-NEXT:    llvm.br ^bb1(%arg2 : !llvm.i32)
// CHECK-NEXT:  ^bb4:  // pred: ^bb0
// CHECK-NEXT:    llvm.br ^bb1(%arg1 : !llvm.i32)
// CHECK-NEXT:  ^bb5:  // pred: ^bb0
// CHECK-NEXT:    llvm.br ^bb1(%arg2 : !llvm.i32)
// CHECK-NEXT:  ^bb6:  // pred: ^bb0
// CHECK-NEXT:    llvm.br ^bb1(%arg1 : !llvm.i32)
// CHECK-NEXT:  }
func @five(%f: i32, %a: i32, %b: i32) {
  switch %f : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%b : i32),
    2: ^bb1(%a : i32),
    3: ^bb2,
    4: ^bb1(%b : i32),
    5: ^bb2,
    6: ^bb1(%a : i32)
  ]
^bb1(%x: i32):
  "use"(%x) : (i32) -> ()
  return
^bb2:
  return
}

// SPDX-License-Identifier: Apache-2.0
// Group T: a block that is a successor twice.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s --check-prefix=STD

// R360, R361, R362, R363, R369: the second goes through a block at the end.
// CHECK-LABEL: llvm.func @twice(
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.i32), ^bb2
// CHECK-NEXT:  ^bb1(%{{.*}}: !llvm.i32):
// CHECK-NEXT:    "use"
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  ^bb2:
// CHECK-NEXT:    llvm.br ^bb1(%arg2 : !llvm.i32)
// R367: nothing happens to std by itself.
// STD-LABEL: func @twice(
// STD:         cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
func @twice(%c: i1, %a: i32, %b: i32) {
  cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  "use"(%x) : (i32) -> ()
  return
}

// R365: none is left.
// CHECK-LABEL: llvm.func @both(
// CHECK:         llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.i32), ^bb3
// CHECK:         llvm.cond_br %arg0, ^bb1(%arg2 : !llvm.i32), ^bb4
// CHECK:       ^bb3:
// CHECK-NEXT:    llvm.br ^bb1(%arg2 : !llvm.i32)
// CHECK-NEXT:  ^bb4:
// CHECK-NEXT:    llvm.br ^bb1(%arg1 : !llvm.i32)
func @both(%c: i1, %a: i32, %b: i32) {
  cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  br ^bb2
^bb2:
  cond_br %c, ^bb1(%b : i32), ^bb1(%a : i32)
}

// R366: without arguments it may be repeated.
// CHECK-LABEL: llvm.func @without_arguments(
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1, ^bb1
func @without_arguments(%c: i1) {
  cond_br %c, ^bb1, ^bb1
^bb1:
  return
}

// R365: llvm by hand parses with repetitions; the lowering resolves them.
// CHECK-LABEL: llvm.func @by_hand(
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.i32), ^bb2
// STD-LABEL: llvm.func @by_hand(
// STD-NEXT:    llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.i32), ^bb1(%arg1 : !llvm.i32)
llvm.func @by_hand(%c: !llvm.i1, %a: !llvm.i32) {
  llvm.cond_br %c, ^bb1(%a : !llvm.i32), ^bb1(%a : !llvm.i32)
^bb1(%x: !llvm.i32):
  llvm.return
}

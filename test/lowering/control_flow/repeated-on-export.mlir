// SPDX-License-Identifier: Apache-2.0
// Functions of the llvm dialect, in both spellings, whose terminators name a
// block twice.
// RUN: mlopt -llvm-legalize-for-export %s | FileCheck %s
// RUN: mlopt -mlir-to-llvmir %s | FileCheck %s --check-prefix=IR

// R368: the pass gives the second mention a block of its own.
// CHECK-LABEL: llvm.func @wrapped(
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.i32), ^bb2(%arg2 : !llvm.i32)
// CHECK:       ^bb2(%[[B:.*]]: !llvm.i32):
// CHECK-NEXT:    llvm.br ^bb1(%[[B]] : !llvm.i32)
// R368: so does export, without the pass.
// IR-LABEL: define i32 @wrapped(
// IR-NEXT:    br i1 %0, label %[[JOIN:.*]], label %[[DUMMY:.*]]
// IR:         phi i32 [ %[[VALUE:.*]], %[[DUMMY]] ], [ %1, %
// IR:       [[DUMMY]]:
// IR-NEXT:    %[[VALUE]] = phi i32 [ %2, %
// IR-NEXT:    br label %[[JOIN]]
llvm.func @wrapped(%c: !llvm.i1, %a: !llvm.i32, %b: !llvm.i32) -> !llvm.i32 {
  llvm.cond_br %c, ^bb1(%a : !llvm.i32), ^bb1(%b : !llvm.i32)
^bb1(%x: !llvm.i32):
  llvm.return %x : !llvm.i32
}

// R368
// CHECK-LABEL: llvm.func @modern(
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
// IR-LABEL: define i32 @modern(
// IR-NEXT:    br i1 %0, label %[[JOIN:.*]], label %[[DUMMY:.*]]
llvm.func @modern(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  llvm.return %x : i32
}

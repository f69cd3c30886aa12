// RUN: mlopt %s | mlopt | FileCheck %s

// A condition that is defined further down, in the wrapped spelling.
// CHECK-LABEL: llvm.func @wrapped
// CHECK:         llvm.cond_br %[[C:.*]], ^bb3, ^bb3
// CHECK:         %[[C]] = llvm.and %{{.*}}, %{{.*}} : !llvm.i1
llvm.func @wrapped(%x: !llvm.i1) {
  llvm.br ^b1
^b2:
  llvm.cond_br %c, ^b3, ^b3
^b1:
  %c = llvm.and %x, %x : !llvm.i1
  llvm.br ^b2
^b3:
  llvm.return
}

// The arguments of a block that is put between have the places of those that
// they go to.
// RUN: mlopt -llvm-legalize-for-export -mlir-print-debuginfo -mlir-print-local-scope %s | FileCheck %s

// CHECK: llvm.cond_br %{{.*}}, ^bb1(%{{.*}} : i32), ^bb2(%{{.*}} : i32) loc("branch":5:6)
// CHECK: ^bb2(%{{.*}}: i32 loc("argument":1:2)):
// CHECK-NEXT: llvm.br ^bb1(%{{.*}} : i32) loc("branch":5:6)
llvm.func @same_successor(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32) loc("branch":5:6)
^bb1(%x: i32 loc("argument":1:2)):
  llvm.return %x : i32
}

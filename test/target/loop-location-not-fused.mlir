// A loop's locations are fused ones: those have a scope.
// RUN: mlopt %s -split-input-file -verify-diagnostics

llvm.func @f(%a: i1) {
  llvm.br ^bb1
^bb1:
  // expected-error@+1 {{invalid kind of attribute specified}}
  llvm.cond_br %a, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<startLoc = loc("a":1:1)>}
^bb2:
  llvm.return
}

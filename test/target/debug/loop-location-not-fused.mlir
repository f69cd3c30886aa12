// A loop's locations are fused ones: those have a scope.
// RUN: mlopt %s -split-input-file -verify-diagnostics

llvm.func @f(%a: i1) {
  llvm.br ^bb1
^bb1:
  // expected-error@+2 {{invalid kind of attribute specified}}
  // expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
  llvm.cond_br %a, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<startLoc = loc("a":1:1)>}
^bb2:
  llvm.return
}

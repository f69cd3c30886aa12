// RUN: mlopt -split-input-file -verify-diagnostics %s

llvm.func @words_of_what_takes_none(%a: !llvm<"float*">, %v: !llvm.float) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.atomicrmw foo %a, %v acq_rel <(i32, i32)>
}

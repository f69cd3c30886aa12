// RUN: mlopt -split-input-file -verify-diagnostics %s

llvm.func @words_of_what_takes_none(%a: !llvm<"float*">, %v: !llvm.float) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.atomicrmw foo %a, %v acq_rel <(i32, i32)>
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.load %p
    foo = 3 : !llvm.ptr -> i32
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  llvm.store %p, %p atomic syncscope("x") monotonic
    foo = 3 : !llvm.ptr, !llvm.ptr
}

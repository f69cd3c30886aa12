// RUN: mlopt %s -split-input-file -verify-diagnostics

llvm.func @too_deep(%x: !llvm<"{ i64 }">) {
  // expected-error@+1 {{expected wrapped LLVM IR structure/array type}}
  %0 = llvm.extractvalue %x[0, 0] : !llvm<"{ i64 }">
  llvm.return
}

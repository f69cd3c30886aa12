// RUN: mlopt %s -mlir-to-llvmir -split-input-file -verify-diagnostics

llvm.func @unknown(%a: i32) {
  // expected-error@+1 {{could not find LLVM intrinsic: "llvm.nonsense"}}
  %0 = llvm.call_intrinsic "llvm.nonsense"(%a, %a) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @too_few(%a: i32) {
  // expected-error@+1 {{intrinsic call has 1 operands but "llvm.smax" expects 2}}
  %0 = llvm.call_intrinsic "llvm.smax"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @mixed(%a: i32, %b: i64) {
  // expected-error@+1 {{call intrinsic signature i32 (i32, i64) to overloaded intrinsic "llvm.smax" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %b) : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @other_kind(%a: i32) {
  // expected-error@+1 {{call intrinsic signature i32 (i32) to overloaded intrinsic "llvm.fabs" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.fabs"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @no_result() {
  // expected-error@+1 {{intrinsic call returns i32 but "llvm.trap" actually returns void}}
  %0 = llvm.call_intrinsic "llvm.trap"() : () -> i32
  llvm.return
}

// A function without LLVM type in a nested module is refused before anything is
// converted, as one of the outermost module is.
// RUN: mlopt %s -convert-std-to-llvm -split-input-file -verify-diagnostics

func @before() {
  return
}
module @inner {
  // expected-error@+2 {{'std.func' op argument #0 has type 'tensor<4xf32>', which has no LLVM type}}
  // expected-note@+1 {{'tensor<4xf32>': nothing in LLVM stands for it}}
  func @refused(%t: tensor<4xf32>) {
    return
  }
  func @taken() {
    return
  }
}

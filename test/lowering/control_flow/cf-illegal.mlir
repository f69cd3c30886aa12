// A branch whose operands have no LLVM type cannot stay as it is.
// RUN: mlopt %s -convert-cf-to-llvm -verify-diagnostics=only-expected

func.func @tensors(%a: tensor<2xf32>) {
  // expected-error@+1 {{failed to legalize operation 'cf.br' that was explicitly marked illegal}}
  cf.br ^bb1(%a : tensor<2xf32>)
^bb1(%0: tensor<2xf32>):
  return
}

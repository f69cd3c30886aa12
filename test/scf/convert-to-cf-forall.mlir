// RUN: not mlopt %s -convert-scf-to-cf 2>&1 | FileCheck %s

// Outputs are for bufferization first.
// CHECK: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
func.func @f(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel { }
  }
  return %r : tensor<4xf32>
}

// RUN: mlopt %s -scf-forall-to-for | FileCheck %s
// Outputs that nothing uses go with the loop.
// CHECK-LABEL: func.func @unused
// CHECK:         scf.for
// CHECK-NOT:     in_parallel
// CHECK:         return
func.func @unused(%t: tensor<4xf32>) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
    }
  }
  return
}

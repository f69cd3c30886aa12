// RUN: mlopt -allow-unregistered-dialect %s -canonicalize='max-num-rewrites=1 max-iterations=1' | FileCheck %s --check-prefix=ONE
// RUN: mlopt -allow-unregistered-dialect %s -canonicalize='max-num-rewrites=2 max-iterations=1' | FileCheck %s --check-prefix=TWO
// RUN: mlopt -allow-unregistered-dialect %s -canonicalize | FileCheck %s --check-prefix=ALL

// One rewrite makes the lower bounds static, or the upper bounds, or the steps.
// ONE: scf.forall (%{{.*}}, %{{.*}}) = (1, 0) to (80, %{{.*}}) step (8, %{{.*}}) {
// TWO: scf.forall (%{{.*}}, %{{.*}}) = (1, 0) to (80, 4) step (8, %{{.*}}) {
// ALL: scf.forall (%{{.*}}, %{{.*}}) = (1, 0) to (80, 4) step (8, 3) {
func.func @groups() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  scf.forall (%i, %j) = (%c1, 0) to (80, %c4) step (8, %c3) {
    "foo.use"(%i, %j) : (index, index) -> ()
  }
  return
}

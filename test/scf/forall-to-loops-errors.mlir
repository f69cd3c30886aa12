// RUN: mlopt %s -scf-forall-to-for -split-input-file -verify-diagnostics
// What a nest of loops cannot do.

func.func @used(%t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'scf.forall' op has used results, so it cannot become scf.for}}
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
    }
  }
  return %r : tensor<4xf32>
}

// -----

func.func @no_dimension() {
  // expected-error@+1 {{'scf.forall' op has no dimension, so it cannot become scf.for}}
  scf.forall () in () {
  }
  return
}

// -----

func.func @used_output(%t: tensor<4xf32>) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    // expected-error@-1 {{'scf.forall' op has used outputs, so it cannot become scf.for}}
    %0 = tensor.extract %o[%i] : tensor<4xf32>
    scf.forall.in_parallel {
    }
  }
  return
}

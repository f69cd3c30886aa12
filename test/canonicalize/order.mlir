// The order in which operations are looked at again shows where the number of
// rewrites is limited.
// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -canonicalize='max-num-rewrites=1 max-iterations=2' | FileCheck %s --check-prefix=ONE
// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -canonicalize='max-num-rewrites=2 max-iterations=1' | FileCheck %s --check-prefix=TWO

// What a branch passes for a dead argument goes after the first iteration. The
// condition, in front of it, does not become a newer use for that: the constant
// for the newest use is made first.
// ONE-LABEL: func.func @uses_in_front_of_an_erased_operand
// ONE: %false = arith.constant false
// ONE-NEXT: %true = arith.constant true
// ONE-NEXT: scf.if %arg0
func.func @uses_in_front_of_an_erased_operand(%c: i1, %d: i1) {
  scf.if %d {
    "t.use"() : () -> ()
  } else {
  }
  scf.if %c {
    scf.execute_region no_inline {
      cf.cond_br %c, ^bb1(%d : i1), ^bb2
    ^bb1(%0: i1):
      "t.use"() : () -> ()
      scf.yield
    ^bb2:
      scf.yield
    }
  } else {
    "t.use"(%c) : (i1) -> ()
  }
  return
}

// -----

// The lower bound of the dimension of one iteration becomes a constant before
// the one of none is seen; so scf.execute_region, which is dead now, is looked
// at before what is in it.
// TWO-LABEL: func.func @constants_of_an_empty_forall
// TWO-NOT: execute_region
// TWO: cf.br ^bb1
func.func @constants_of_an_empty_forall(%c: i1) {
  %0 = scf.execute_region -> i1 no_inline {
    scf.forall (%i, %j, %k) in (2, 1, 0) {
      "t.use"() : () -> ()
    }
    cf.br ^bb1
  ^bb1:
    cf.cond_br %c, ^bb1, ^bb1
  }
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  return
}

// RUN: mlopt-test -remove-dead-values %s | FileCheck %s --check-prefix=DEAD
// RUN: mlopt-test -canonicalize %s | FileCheck %s --check-prefix=CANON
// RUN: mlopt-test -loop-invariant-code-motion %s | FileCheck %s --check-prefix=LICM
// Symbols without effects are dead values, though not dead symbols; a bound is computed without effects.

// DEAD-NOT: test.symbol
// CANON: "test.symbol"() <{sym_name = "public"}>
// CANON: "test.symbol"() <{sym_name = "private", sym_visibility = "private"}>
"test.symbol"() <{sym_name = "public"}> : () -> ()
"test.symbol"() <{sym_name = "private", sym_visibility = "private"}> : () -> ()

// DEAD-LABEL: func.func @bounds
// DEAD-NEXT:    %[[BOUND:.*]] = "test.reify_bound"(%arg0)
// DEAD-NEXT:    return %[[BOUND]]
// CANON-LABEL: func.func @bounds
// CANON-NEXT:    %[[BOUND:.*]] = "test.reify_bound"(%arg0)
// CANON-NEXT:    return %[[BOUND]]
func.func @bounds(%i: index, %t: tensor<?xf32>) -> index {
  %0 = "test.reify_bound"(%i) : (index) -> index
  %1 = "test.reify_bound"(%t) <{dim = 0 : i64}> : (tensor<?xf32>) -> index
  return %0 : index
}

// LICM-LABEL: func.func @loop
// LICM-NEXT:    %[[BOUND:.*]] = "test.reify_bound"(%arg0)
// LICM-NEXT:    scf.for
func.func @loop(%n: index) -> index {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %n) -> (index) {
    %1 = "test.reify_bound"(%n) : (index) -> index
    scf.yield %1 : index
  }
  return %0 : index
}

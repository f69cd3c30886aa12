// Options that limit the driver.
// RUN: mlopt %s -canonicalize='max-iterations=1' | FileCheck %s --check-prefix=ONE
// RUN: mlopt %s -canonicalize='max-iterations=-1' | FileCheck %s --check-prefix=ALL
// RUN: mlopt %s -canonicalize='max-num-rewrites=1' | FileCheck %s --check-prefix=ALL
// RUN: mlopt %s -canonicalize='top-down=false' | FileCheck %s --check-prefix=ALL
// RUN: mlopt %s -canonicalize='max-num-rewrites=0' | FileCheck %s --check-prefix=NONE
// RUN: mlopt %s -canonicalize='max-iterations=1' -cse 2>&1 | FileCheck %s --check-prefix=BEST
// RUN: not mlopt %s -canonicalize='max-iterations=1 test-convergence' 2>&1 | FileCheck %s --check-prefix=FAIL
// RUN: mlopt %s -canonicalize=test-convergence | FileCheck %s --check-prefix=ALL
// RUN: mlopt %s -canonicalize=disable-patterns=fold-constant-cond-br,join-equal-successors | FileCheck %s --check-prefix=FILTER
// RUN: mlopt %s -canonicalize=enable-patterns=merge-single-predecessor | FileCheck %s --check-prefix=FILTER
// RUN: not mlopt %s -canonicalize=max-iterations=x 2>&1 | FileCheck %s --check-prefix=OPTION

// R191: one iteration leaves a branch, any number none; bottom-up, too.
// ONE: br ^bb1
// ALL-NOT: br ^bb
// NONE: cond_br
// FILTER: cond_br
// R195: where it has to converge, one iteration is an error.
// FAIL: error: pass 'canonicalize' failed
// R193: without that option it is none: nothing is said, the next pass runs, and
// what one iteration left is printed whole.
// BEST-NOT:  {{.}}
// BEST:      {{^}}module {
// BEST-NEXT:   func @f(%arg0: i32, %arg1: i1) -> i32 {
// BEST-NEXT:     br ^bb1(%arg0 : i32)
// BEST-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// BEST-NEXT:     return %0 : i32
// BEST-NEXT:   }
// BEST-NEXT: }
// BEST-NOT:  {{.}}
// OPTION: for the --max-iterations option: 'x' value invalid for long argument!
func @f(%a: i32, %c: i1) -> i32 {
  %true = constant true
  cond_br %true, ^bb1, ^bb2
^bb1:
  br ^bb3(%a : i32)
^bb2:
  br ^bb3(%a : i32)
^bb3(%x: i32):
  return %x : i32
}

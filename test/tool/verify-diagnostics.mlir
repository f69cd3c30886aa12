// -verify-diagnostics and its values: all (also without a value) fails for what
// no comment expects, only-expected does not; both fail for what is missing.

// RUN: mlopt %s -verify-diagnostics=only-expected -split-input-file
// RUN: mlopt %s --verify-diagnostics --verify-diagnostics=only-expected -split-input-file
// RUN: not mlopt %s -verify-diagnostics -split-input-file 2>&1 | FileCheck %s -check-prefix=ALL
// RUN: not mlopt %s -verify-diagnostics= -split-input-file 2>&1 | FileCheck %s -check-prefix=ALL
// RUN: not mlopt %s -verify-diagnostics=all -split-input-file 2>&1 | FileCheck %s -check-prefix=ALL
// RUN: not mlopt %s -verify-diagnostics=some 2>&1 | FileCheck %s -check-prefix=BAD
// RUN: echo '// expected-''error@above {{never said}}' | not mlopt -verify-diagnostics=only-expected 2>&1 | FileCheck %s -check-prefix=MISSING

// ALL: unexpected error: 'func.call' op 'not_here' does not reference a valid function
// ALL-NOT: unexpected error
// BAD: mlopt: for the --verify-diagnostics option: Cannot find option named 'some'!
// MISSING: expected error "never said" was not produced

func.func @nothing_expected() {
  func.call @not_here() : () -> ()
  return
}

// -----

func.func @expected() {
  // expected-error@+1 {{'func.call' op 'nowhere' does not reference a valid function}}
  func.call @nowhere() : () -> ()
  return
}

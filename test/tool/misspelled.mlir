// Warnings of names that mean nothing: patterns, and expectations in a test.
// RUN: echo 'func.func private @f()' | mlopt -canonicalize='disable-patterns=add-of-ad,add-of-sub enable-patterns=nothing-like-any' -o /dev/null 2>&1 | FileCheck %s --check-prefix=PATTERN --match-full-lines --implicit-check-not=warning
// RUN: not mlopt %s -verify-diagnostics -split-input-file -o /dev/null 2>&1 | FileCheck %s --check-prefix=EXPECT
// PATTERN: mlopt: warning: disable-patterns of -canonicalize: no pattern is called 'add-of-ad'; did you mean 'add-of-add'?
// PATTERN: mlopt: warning: enable-patterns of -canonicalize: no pattern is called 'nothing-like-any'
// EXPECT: misspelled.mlir:[[# @LINE + 3]]:13: warning: 'expected-eror' expects nothing; did you mean 'expected-error'?
// EXPECT: error: unexpected error: redefinition of symbol named 'f'
func.func private @f()
// expected-eror @below {{redefinition of symbol named 'f'}}
module {
  func.func private @f()
}
// -----
func.func private @f()
func.func private @f()

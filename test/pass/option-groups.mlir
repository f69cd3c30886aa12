// Options that are lists of groups of options, for a pass and for a flag that
// stands for one; options that a flag hands on to two passes.

// RUN: mlopt-test %s -test-options-super-pass='list={enum=zero list=1 string=foo},{string-list={a,b}}' -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: mlopt-test %s -test-options-super-pass-pipeline='super-list={{enum=zero list={1} string=foo},{string-list={a,b}}}' -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: mlopt-test %s -pass-pipeline='builtin.module(func.func(test-options-super-pass{list={{enum=one list={1,2} string=x }}}))' -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: mlopt-test %s -test-options-super-pass=list= -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: mlopt-test %s -test-options-super-pass-pipeline -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlopt-test %s -test-options-super-pass='list={enum=nine}' 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not mlopt-test %s -test-options-super-pass-pipeline='super-list={},{x=1}' 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not mlopt-test %s -test-options-super-pass=list 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: mlopt-test %s -test-options-super-set-ab-pipeline='foo=true bar=false' -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not mlopt-test %s -test-options-super-set-ab-pipeline=baz=1 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// TWO: test-options-super-pass{list=
// TWO-SAME: {enum=zero list={1} string=foo },{enum=zero  string= string-list={a,b}}
// ONE: test-options-super-pass{list=
// ONE-SAME: {enum=one list={1,2} string=x }
// EMPTY: test-options-super-pass{list={}}
// NONE: test-options-super-pass{}
// VALUE: mlopt: for the --enum option: Cannot find option named 'nine'!
// NAME: mlopt: <Pass-Options-Parser>: no such option x
// MISSING: mlopt: for the --list option: requires a value!
// BOTH:      func.func(
// BOTH-NEXT:   test-options-pass-a{foo=true}
// BOTH-NEXT: ),
// BOTH-NEXT: func.func(
// BOTH-NEXT:   test-options-pass-b{bar=false}
// BOTH-NEXT: )
// UNKNOWN: mlopt: <Pass-Options-Parser>: no such option baz
module {
}

// Values of pass options, and what is said of wrong ones.

// RUN: mlopt-test %s -test-options-pass='list=1,2 string-list=a,b string=x enum=two' | FileCheck %s
// RUN: mlopt-test %s -test-options-pass-a=foo -test-options-pass-b=bar=0 | FileCheck %s
// RUN: not mlopt-test %s -test-options-pass=enum=three 2>&1 | FileCheck %s -check-prefix=ENUM
// RUN: not mlopt-test %s -test-options-pass=list 2>&1 | FileCheck %s -check-prefix=LIST
// RUN: not mlopt-test %s -test-options-pass-a=foo=maybe 2>&1 | FileCheck %s -check-prefix=BOOL
// RUN: not mlopt-test %s -test-options-pass-a=bar 2>&1 | FileCheck %s -check-prefix=UNKNOWN
// RUN: not mlopt-test %s -test-greedy-patterns=max-iterations=few 2>&1 | FileCheck %s -check-prefix=INT
// RUN: not mlopt-test %s -test-greedy-patterns=max-iterations 2>&1 | FileCheck %s -check-prefix=MISSING

// CHECK: module {
// ENUM: mlopt: for the --enum option: Cannot find option named 'three'!
// LIST: mlopt: for the --list option: requires a value!
// BOOL: mlopt: for the --foo option: 'maybe' is invalid value for boolean argument! Try 0 or 1
// UNKNOWN: mlopt: <Pass-Options-Parser>: no such option bar
// INT: mlopt: for the --max-iterations option: 'few' value invalid for long argument!
// MISSING: mlopt: for the --max-iterations option: requires a value!
module {
}

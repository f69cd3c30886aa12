// A list that is written several times has all of it, and what is printed of
// options can be read again.
// RUN: mlopt-test %s -dump-pass-pipeline -o /dev/null -pass-pipeline='builtin.module(func.func(test-options-pass{list=1,2 string-list=a list=3 string="two words" string-list=b,{c d}}))' 2>&1 | FileCheck %s
// RUN: mlopt-test %s -dump-pass-pipeline -o /dev/null -pass-pipeline='builtin.module(func.func(test-options-pass{enum=zero list={1,2,3} string={two words} string-list={a,b,{c d}}}))' 2>&1 | FileCheck %s
// CHECK: test-options-pass{enum=zero list={1,2,3} string={two words} string-list={a,b,{c d}}}

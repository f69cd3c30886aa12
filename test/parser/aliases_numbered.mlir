// RUN: mlopt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect | FileCheck %s

// Names of aliases: a word with a number, a word alone, numbers with gaps, with
// zeros in front, and too large.

#a = 0 : i32
#a0 = 1 : i32
#a00 = 2 : i32
#a1 = 3 : i32
#a900 = 4 : i32
#a12345678901234567890 = 5 : i32
#b-7 = 6 : i32
#a2 = 7 : i32
!t1 = i1
!t = i2
!t01 = i3
// CHECK: "numbers"() {v = [0 : i32, 1 : i32, 2 : i32, 3 : i32, 4 : i32, 5 : i32, 6 : i32, 7 : i32], w = [i1, i2, i3]}
"numbers"() {v = [#a, #a0, #a00, #a1, #a900, #a12345678901234567890, #b-7, #a2], w = [!t1, !t, !t01]} : () -> ()

// -----

#a1 = 1 : i32
// expected-error@+1 {{redefinition of attribute alias id 'a1'}}
#a1 = 1 : i32

// -----

#a01 = 1 : i32
#a900 = 1 : i32
// expected-error@+1 {{redefinition of attribute alias id 'a900'}}
#a900 = 1 : i32

// -----

#a2 = 1 : i32
// expected-error@+1 {{undefined symbol alias id 'a1'}}
"gap"() {v = #a1} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 't1'}}
"late"() {v = !t1} : () -> ()
!t1 = i32

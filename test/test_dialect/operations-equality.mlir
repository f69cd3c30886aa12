// -test-operations-equality: attributes count, locations only if asked for.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -test-operations-equality | FileCheck %s

// CHECK: foo.a with attr {a = 1 : i64} compares equals.
"foo.a"() {a = 1} : () -> i32
"foo.a"() {a = 1} : () -> i32

// -----

// CHECK: foo.a with attr {a = 2 : i64} compares NOT equals!
"foo.a"() {a = 2} : () -> i32
"foo.a"() {a = 1} : () -> i32

// -----

// CHECK: foo.a with attr {strict_loc_check} compares NOT equals!
"foo.a"() {strict_loc_check} : () -> ()
"foo.a"() {strict_loc_check} : () -> ()

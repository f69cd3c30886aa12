// -test-dialect-conversion-pdll: a full conversion of i64 to f64; test
// operations are legal if their types are.
// RUN: not mlopt-test %s -split-input-file -test-dialect-conversion-pdll -allow-unregistered-dialect 2> %t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERROR < %t.err

// A new cast has neither operands nor attributes; what stays as it is keeps them.
// CHECK-LABEL: func.func @casts
// CHECK-NEXT:    %[[OLD:.*]] = "test.cast"() {a} : () -> f64
// CHECK-NEXT:    %[[NEW:.*]] = "test.cast"() : () -> f64
// CHECK-NEXT:    %[[BACK:.*]] = builtin.unrealized_conversion_cast %[[NEW]] : f64 to i64
// CHECK-NEXT:    return %[[BACK]] : i64
func.func @casts() -> i64 {
  %0 = "test.cast"() {a} : () -> f64
  %1 = "test.cast"(%0) {b} : (f64) -> i64
  return %1 : i64
}

// -----

// CHECK-LABEL: module
// CHECK:       %[[A:.*]] = "test.cast"() : () -> f64
// CHECK-NEXT:  %[[B:.*]] = "test.cast"() : () -> i32
// CHECK-NEXT:  "test.return"(%[[A]], %[[B]]) : (f64, i32) -> ()
%0 = "test.cast"() : () -> i64
%1 = "test.cast"(%0) : (i64) -> i32
"test.return"(%0, %1) {t} : (i64, i32) -> ()

// -----

// An argument's cast can only be left over.
// ERROR: error: failed to legalize unresolved materialization from ('i64') to ('f64') that remained live after conversion
func.func @argument(%x: i64) {
  "test.return"(%x) : (i64) -> ()
}

// -----

// ERROR: error: failed to legalize operation 'test.foo'
%0 = "test.foo"() : () -> i64

// -----

// ERROR: error: failed to legalize operation 'foo.op'
"foo.op"() : () -> ()

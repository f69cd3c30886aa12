// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-type-conversion=allow-pattern-rollback=0 | FileCheck %s

// R111: values of one type become different ones, by where they are.
// CHECK-LABEL: func.func @context_aware
// CHECK: "test.legal_op_d"(%{{.*}}) : (i38) -> ()
func.func @context_aware() attributes {increment = 1 : i64} {
  %0 = "test.context_op"() : () -> i37
  "test.replace_with_legal_op"(%0) : (i37) -> ()
  return
}

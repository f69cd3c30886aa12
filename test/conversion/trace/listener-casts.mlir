// What was replaced before a cast is resolved does not use it any more: only the
// operation that stays is told of.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns 2>/dev/null | FileCheck %s

// CHECK:      notifyOperationModified: test.post_order_legalization
// CHECK-NEXT: notifyOperationInserted: test.cast, was unlinked
// CHECK-NEXT: notifyOperationReplaced: builtin.unrealized_conversion_cast
// CHECK-NEXT: notifyOperationModified: foo.op
// CHECK-NEXT: notifyOperationErased: builtin.unrealized_conversion_cast
// CHECK-NEXT: module
func.func @f() {
  "test.post_order_legalization"() ({
  ^bb0(%a: i64, %b: f32):
    "foo.op"(%a) : (i64) -> ()
    "test.legal_op"() ({
      "test.invalid"(%a) : (i64) -> ()
    }) : () -> ()
    "test.invalid"(%b, %a) : (f32, i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}

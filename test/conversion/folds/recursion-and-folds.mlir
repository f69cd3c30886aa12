// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=test-legalize-folding-mode=never | FileCheck %s --check-prefix=NEVER
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=test-legalize-folding-mode=after-patterns | FileCheck %s --check-prefix=NEVER

// R45: a pattern that declares bounded recursion is applied to its own result.
// CHECK: notifyOperationModified: test.recursive_rewrite
// CHECK-NEXT: notifyOperationModified: test.recursive_rewrite
// CHECK-NEXT: notifyOperationModified: test.recursive_rewrite
// CHECK-NOT: notifyOperationModified: test.recursive_rewrite
// CHECK-LABEL: func.func @bounded_recursion
// CHECK-NEXT: test.recursive_rewrite 0
func.func @bounded_recursion() {
  "test.recursive_rewrite"() {depth = 3 : i64} : () -> ()
  "test.return"() : () -> ()
}

// R49: folding comes before patterns.
// R51: unless the folding mode says otherwise.
// CHECK-LABEL: func.func @fold_before_patterns
// CHECK-NEXT: "test.op_in_place_self_fold"() <{folded}>
// NEVER-LABEL: func.func @fold_before_patterns
// NEVER-NEXT: "test.constant"() <{value = 97 : i32}>
func.func @fold_before_patterns() {
  %0 = "test.op_in_place_self_fold"() : () -> i32
  "test.return"() : () -> ()
}

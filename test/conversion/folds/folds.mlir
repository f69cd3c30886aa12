// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=test-legalize-folding-mode=never -debug-only=dialect-conversion 2>&1 | FileCheck %s --check-prefix=NEVER

// R51: with folding off it is not even tried.
// NEVER-NOT: * Fold {
// NEVER: remark: applyPartialConversion failed
// R49: an illegal operation that folds to a value.
// CHECK-LABEL: func.func @fold_to_value
// CHECK-NEXT: "test.return"(%arg0)
// R14: after a failure the IR is what it was.
// NEVER-LABEL: func.func @fold_to_value(%arg0: i32) -> i32 {
// NEVER-NEXT: "test.op_with_region_fold"(%arg0) ({
func.func @fold_to_value(%arg0: i32) -> i32 {
  %0 = "test.op_with_region_fold"(%arg0) ({
    "foo.op_with_region_terminator"() : () -> ()
  }) : (i32) -> i32
  "test.return"(%0) : (i32) -> ()
}

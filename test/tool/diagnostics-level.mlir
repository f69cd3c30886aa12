// -mlir-diagnostic-verbosity-level leaves out what is less severe.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=test-legalize-mode=analysis 2>&1 | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=test-legalize-mode=analysis -mlir-diagnostic-verbosity-level=remarks 2>&1 | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=test-legalize-mode=analysis -mlir-diagnostic-verbosity-level=warnings 2>&1 | FileCheck %s --check-prefix=LESS
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=test-legalize-mode=analysis -mlir-diagnostic-verbosity-level=errors 2>&1 | FileCheck %s --check-prefix=LESS

// CHECK: remark: op 'func.func' is legalizable
// LESS-NOT: remark:
func.func @f(%arg0: f32) {
  %0 = "test.illegal_op_a"() : () -> i32
  return
}

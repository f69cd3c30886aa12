// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns -debug-only=dialect-conversion 2>&1 >/dev/null | grep -E "Legalizing|SUCCESS : pattern" | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=allow-pattern-rollback=0 -debug-only=dialect-conversion 2>&1 >/dev/null | grep -E "Legalizing|SUCCESS : pattern" | FileCheck %s

// R12: what is around an operation comes before it, in blocks one after the
// other.
// R13: what a pattern made is legalized before that pattern has succeeded and
// before the next operation; nothing is visited a second time.
// CHECK: {{^}}Legalizing operation : 'builtin.module'(
// CHECK-NEXT: {{^}}Legalizing operation : 'func.func'(
// CHECK-NEXT: {{^}}Legalizing operation : 'x.outer'(
// CHECK-NEXT: {{^}}Legalizing operation : 'test.illegal_op_a'(
// CHECK-NEXT: {{^}}    Legalizing operation : 'test.legal_op_a'(
// CHECK-NEXT: {{^}}  } -> SUCCESS : pattern applied
// CHECK-NEXT: {{^}}Legalizing operation : 'test.illegal_op_c'(
// CHECK-NEXT: {{^}}    Legalizing operation : 'test.illegal_op_e'(
// CHECK-NEXT: {{^}}        Legalizing operation : 'test.legal_op_a'(
// CHECK-NEXT: {{^}}      } -> SUCCESS : pattern applied
// CHECK-NEXT: {{^}}  } -> SUCCESS : pattern applied
// CHECK-NEXT: {{^}}Legalizing operation : 'func.return'(
// CHECK-NOT: Legalizing
func.func @visits() {
  "x.outer"() ({
    "test.illegal_op_a"() : () -> i32
  }) : () -> ()
  "test.illegal_op_c"() : () -> i32
  return
}

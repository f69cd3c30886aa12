// RUN: mlopt %s -finalize-memref-to-llvm -allow-unregistered-dialect | FileCheck %s

// A fold in place that exchanges regions is done once.
// CHECK-LABEL: func.func @negated
// CHECK:         scf.if %arg0 {
// CHECK-NEXT:      "t.b"()
// CHECK-NEXT:    } else {
// CHECK-NEXT:      "t.a"()
func.func @negated(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %not {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  return
}

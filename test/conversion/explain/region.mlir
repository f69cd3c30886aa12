// RUN: mlopt-test - -test-legalize-patterns < %s 2>&1 >/dev/null | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// A pattern that has its region legalized first.
func.func @f() {
  "test.post_order_legalization"() ({
    "test.legal_op_b"() : () -> i32
    "test.illegal_op_g"() : () -> i32
    "test.illegal_op_f"() : () -> i32
    "test.return"() : () -> ()
  }) : () -> ()
  return
}

//ERR:<stdin>:4:3: error: failed to legalize operation 'test.post_order_legalization' that was explicitly marked illegal
//ERR-NEXT:  "test.post_order_legalization"() ({
//ERR-NEXT:  ^
//ERR-NEXT:<stdin>:4:3: note: the target says that 'test.post_order_legalization' is not legal as it is
//ERR-NEXT:<stdin>:4:3: note: pattern 'legalize_regions' did not match, and did not say why
//ERR-NEXT:<stdin>:4:3: note:   in its region is 'test.illegal_op_g', which is not legal as it is
//ERR-NEXT:<stdin>:4:3: note:     pattern 'replace_g_over_constant' made 'arith.constant', which the target does not know and which no pattern has as its root
//ERR-NEXT:<stdin>:4:3: note: see current operation: 
//ERR-NEXT:"test.post_order_legalization"() ({
//ERR-NEXT:  %0 = "test.legal_op_b"() : () -> i32
//ERR-NEXT:  %1 = "test.illegal_op_g"() : () -> i32
//ERR-NEXT:  %2 = "test.illegal_op_f"() : () -> i32
//ERR-NEXT:  "test.return"() : () -> ()
//ERR-NEXT:}) : () -> ()
//ERR-NEXT:<stdin>:0:0: remark: applyPartialConversion failed
//ERR-NEXT:<stdin>:0:0: note: see current operation: 
//ERR-NEXT:module {
//ERR-NEXT:  func.func @f() {
//ERR-NEXT:    "test.post_order_legalization"() ({
//ERR-NEXT:      %0 = "test.legal_op_b"() : () -> i32
//ERR-NEXT:      %1 = "test.illegal_op_g"() : () -> i32
//ERR-NEXT:      %2 = "test.illegal_op_f"() : () -> i32
//ERR-NEXT:      "test.return"() : () -> ()
//ERR-NEXT:    }) : () -> ()
//ERR-NEXT:    return
//ERR-NEXT:  }
//ERR-NEXT:}
//ERR-NOT:{{.}}

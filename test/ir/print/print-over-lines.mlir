// Types and attributes that stand on several lines are indented as the
// operation is; values are called as their types say.

// RUN: mlopt-test %s | FileCheck %s --match-full-lines --strict-whitespace

//      CHECK:!op_asm_type_interface_type = !test.op_asm_type_interface
// CHECK-NEXT:module {
// CHECK-NEXT:  %0 = "test.op"() {a = #test.newline_and_indent<
// CHECK-NEXT:    !test.newline_and_indent<
// CHECK-NEXT:      indented_content
// CHECK-NEXT:    >
// CHECK-NEXT:  >} : () -> !test.newline_and_indent<
// CHECK-NEXT:    indented_content
// CHECK-NEXT:  >
// CHECK-NEXT:  func.func @f(%op_asm_type_interface: !op_asm_type_interface_type, %arg0: i32) {
// CHECK-NEXT:    %1 = "test.op"() : () -> !test.newline_and_indent<
// CHECK-NEXT:      indented_content
// CHECK-NEXT:    >
// CHECK-NEXT:    %2 = "test.op"() : () -> !test.spaces< 5
// CHECK-NEXT:    ()() 6>
// CHECK-NEXT:    %op_asm_type_interface_0 = "test.op"() : () -> !op_asm_type_interface_type
// CHECK-NEXT:    %3:2 = "test.op"() : () -> (i32, !op_asm_type_interface_type)
// CHECK-NEXT:    %op_asm_type_interface_1, %op_asm_type_interface_2 = "test.op"() ({
// CHECK-NEXT:    ^bb0(%op_asm_type_interface_3: !op_asm_type_interface_type):
// CHECK-NEXT:    }) : () -> (!op_asm_type_interface_type, !op_asm_type_interface_type)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
"test.op"() {a = #test.newline_and_indent<!test.newline_and_indent<indented_content>>} : () -> !test.newline_and_indent<indented_content>
func.func @f(%a: !test.op_asm_type_interface, %b: i32) {
  %0 = "test.op"() : () -> !test.newline_and_indent<indented_content>
  %1 = "test.op"() : () -> !test.spaces<5 () () 6>
  %2 = "test.op"() : () -> !test.op_asm_type_interface
  %3:2 = "test.op"() : () -> (i32, !test.op_asm_type_interface)
  %4:2 = "test.op"() ({
  ^bb0(%c: !test.op_asm_type_interface):
  }) : () -> (!test.op_asm_type_interface, !test.op_asm_type_interface)
  return
}

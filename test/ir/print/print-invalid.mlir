// -test-print-invalid: what is broken is printed in generic form.
// RUN: mlopt-test %s -test-print-invalid | FileCheck %s

// CHECK:      Invalid operation:
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "test"}> ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: Valid operation:
// CHECK-NEXT: func.func @test() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: }
module {
}

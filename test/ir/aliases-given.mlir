// Names that the test dialect gives to strings, attributes and recursive types,
// made fit for identifiers and told apart.

// RUN: mlopt-test %s -split-input-file | FileCheck %s
// RUN: mlopt-test %s -split-input-file | mlopt-test -split-input-file | FileCheck %s
// RUN: mlopt-test %s -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

// CHECK:      #_0_test_alias = "alias_test:prefixed_digit"
// CHECK-NEXT: #_25test = "alias_test:prefixed_symbol"
// CHECK-NEXT: #test2Ealias = "alias_test:dot_in_name"
// CHECK-NEXT: #test_alias0 = "alias_test:trailing_digit"
// CHECK-NEXT: #test_encoding = "alias_test:tensor_encoding"
// CHECK-NEXT: #test_encoding1 = "alias_test:tensor_encoding" : i32
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.op"() {a = #test2Ealias, b = #test_alias0, c = #_0_test_alias, d = #_25test} : () -> ()
// CHECK-NEXT:   "test.op"() {a = [#test_encoding], b = tensor<2xi32, #test_encoding>, c = #test_encoding1, d = "alias_test:other"} : () -> ()
// CHECK-NEXT:   "test.op"() {a = #test.conditional_alias<#test_encoding>, b = #test.custom_struct<type_str = #test_encoding, value = 3>} : () -> ()
// LOCAL:        "test.op"() {a = "alias_test:dot_in_name",
"test.op"() {a = "alias_test:dot_in_name", b = "alias_test:trailing_digit",
             c = "alias_test:prefixed_digit", d = "alias_test:prefixed_symbol"} : () -> ()
"test.op"() {a = ["alias_test:tensor_encoding"], b = tensor<2xi32, "alias_test:tensor_encoding">,
             c = "alias_test:tensor_encoding" : i32, d = "alias_test:other"} : () -> ()
"test.op"() {a = #test.conditional_alias<"alias_test:tensor_encoding">,
             b = #test.custom_struct<type_str = "alias_test:tensor_encoding", value = 3>} : () -> ()

// -----

// The names that are left follow those that are taken.
// CHECK:      #test_alias_conflict0 = "alias_test:trailing_digit_conflict_b"
// CHECK-NEXT: #test_alias_conflict0_1 = "alias_test:trailing_digit_conflict_c"
// CHECK-NEXT: #test_alias_conflict0_ = "alias_test:trailing_digit_conflict_d"
// CHECK-NEXT: #test_alias_conflict0_1_1 = "alias_test:trailing_digit_conflict_e"
// CHECK-NEXT: #test_alias_conflict0_1_2 = "alias_test:trailing_digit_conflict_f"
// CHECK-NEXT: #test_alias_conflict0_1_ = "alias_test:trailing_digit_conflict_g"
// CHECK-NEXT: #test_alias_conflict0_1_1_1 = "alias_test:trailing_digit_conflict_h"
// CHECK-NEXT: #test_alias_conflict0_1_1_1_1 = "alias_test:trailing_digit_conflict_a"
"test.op"() {a = "alias_test:trailing_digit_conflict_a", b = "alias_test:trailing_digit_conflict_b",
             c = "alias_test:trailing_digit_conflict_c", d = "alias_test:trailing_digit_conflict_d",
             e = "alias_test:trailing_digit_conflict_e", f = "alias_test:trailing_digit_conflict_f",
             g = "alias_test:trailing_digit_conflict_g", h = "alias_test:trailing_digit_conflict_h"} : () -> ()

// -----

// CHECK:      #unique_base = #test.nested_alias<"alias_test:trailing_digit_conflict_base">
// CHECK-NEXT: #unique_base1 = #test.nested_alias<"alias_test:trailing_digit_conflict_base_conflict">
// CHECK-NEXT: #unique_base1_1 = #test.nested_alias<"alias_test:trailing_digit_conflict_base1">
"test.op"() {a = #test.nested_alias<"alias_test:trailing_digit_conflict_base">,
             b = #test.nested_alias<"alias_test:trailing_digit_conflict_base_conflict">,
             c = #test.nested_alias<"alias_test:trailing_digit_conflict_base1">} : () -> ()

// -----

// CHECK:      #unique_base1 = #test.nested_alias<"alias_test:trailing_digit_conflict_base1">
// CHECK-NEXT: #unique_base = #test.nested_alias<"alias_test:trailing_digit_conflict_base", #unique_base1>
"test.op"() {a = #test.nested_alias<"alias_test:trailing_digit_conflict_base", <"alias_test:trailing_digit_conflict_base1">>} : () -> ()

// -----

// CHECK:      #op_asm_attr_interface_tablegen_default = #test.op_asm_attr_interface_tablegen_default<value = "v">
// CHECK-NEXT: #op_asm_attr_interface_v = #test.op_asm_attr_interface<value = "v">
"test.op"() {a = #test.op_asm_attr_interface<value = "v">, b = #test.op_asm_attr_interface_tablegen_default<value = "v">} : () -> ()

// -----

// A type in its own body is written out where its name is not there yet.
// CHECK:      !c = !test.test_rec_alias<c, i32>
// CHECK-NEXT: !b = !test.test_rec_alias<b, !test.test_rec_alias<a, tuple<!test.test_rec_alias<b>, i32>>>
// CHECK-NEXT: !a = !test.test_rec_alias<a, tuple<!b, i32>>
// CHECK:        "test.op"() : () -> (!a, !c)
"test.op"() : () -> (!test.test_rec_alias<a, tuple<!test.test_rec_alias<b, !test.test_rec_alias<a>>, i32>>,
                     !test.test_rec_alias<c, i32>)

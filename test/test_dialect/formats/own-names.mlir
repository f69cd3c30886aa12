// Names of values, and operations that have hooks for their whole syntax
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: %a, %a_0, %a_1, %b = test.string_attr_pretty_name attributes {names = ["a", "a", "a", "b"]}
// CHECK-NEXT: %q, %r = test.string_attr_pretty_name
%a:3, %b = test.string_attr_pretty_name
%c, %d = test.string_attr_pretty_name attributes {names = ["q", "r"]}

// -----
// CHECK: %0:2 = test.string_attr_pretty_name attributes {names = ["", ""]}
%0, %1 = test.string_attr_pretty_name

// -----
// CHECK: %x:4 = test.string_attr_pretty_name attributes {names = ["x", "", "", ""]}
%x, %0, %7:2 = test.string_attr_pretty_name

// -----
// CHECK: %a:2 = test.string_attr_pretty_name attributes {names = ["a"]}
%x, %y = test.string_attr_pretty_name attributes {names = ["a"]}

// -----
// CHECK: %a, %a_0 = test.string_attr_pretty_name attributes {k = 1 : i64, names = ["a", "a"]}
%x, %y = test.string_attr_pretty_name attributes {names = ["a", "a"], k = 1}

// -----
// CHECK: %b = test.string_attr_pretty_name
%x = "test.string_attr_pretty_name"() {names = ["b"]} : () -> i32

// -----
// CHECK: %x = test.string_attr_pretty_name attributes {a}
%x = test.string_attr_pretty_name attributes {a}

// -----
// CHECK: test.dialect_custom_printer custom_format
test.dialect_custom_printer custom_format

// -----
// CHECK: "test.dialect_custom_printer.with.dot"() : () -> ()
test.dialect_custom_printer.with.dot

// -----
// CHECK: test.dialect_custom_format_fallback custom_format_fallback
test.dialect_custom_format_fallback custom_format_fallback

// -----
// CHECK: test.dialect_custom_printer custom_format
// CHECK-NEXT: "test.dialect_custom_printer.with.dot"() {a = 1 : i64} : () -> ()
// CHECK-NEXT: test.dialect_custom_format_fallback custom_format_fallback
"test.dialect_custom_printer"() {a = 1} : () -> ()
"test.dialect_custom_printer.with.dot"() {a = 1} : () -> ()
"test.dialect_custom_format_fallback"() {a = 1} : () -> ()

// -----
// CHECK: %0 = test.dialect_custom_printer custom_format
%0 = "test.dialect_custom_printer"() ({"a.b"() : () -> ()}) {a = 1} : () -> (i32)

// -----
// CHECK: test.dynamic_custom_parser_printer custom_keyword
test.dynamic_custom_parser_printer custom_keyword

// -----
// CHECK: test.dynamic_custom_parser_printer custom_keyword
"test.dynamic_custom_parser_printer"() {a} : () -> ()

// -----
// CHECK: !op_asm_type_interface_tablegen_default = !test.op_asm_type_interface_tablegen_default
// CHECK-NEXT: !op_asm_type_interface_type = !test.op_asm_type_interface
// CHECK-NEXT: module {
// CHECK-NEXT:   %op_asm_type_interface = "test.result_name_from_type"() : () -> !op_asm_type_interface_type
// CHECK-NEXT:   %op_asm_type_interface_0 = "test.result_name_from_type_interface"() : () -> !op_asm_type_interface_type
// CHECK-NEXT:   %0 = "test.result_name_from_type_interface"() : () -> !op_asm_type_interface_tablegen_default
// CHECK-NEXT:   %1 = "test.result_name_from_type"() : () -> !op_asm_type_interface_tablegen_default
// CHECK-NEXT: }
%1 = "test.result_name_from_type"() : () -> !test.op_asm_type_interface
%4 = "test.result_name_from_type_interface"() : () -> !test.op_asm_type_interface
%8 = "test.result_name_from_type_interface"() : () -> !test.op_asm_type_interface_tablegen_default
%9 = "test.result_name_from_type"() : () -> !test.op_asm_type_interface_tablegen_default

// -----
// CHECK: !op_asm_type_interface_type = !test.op_asm_type_interface
// CHECK-NEXT: module {
// CHECK-NEXT:   %0:3 = "test.result_name_from_type_interface"() : () -> (!op_asm_type_interface_type, i32, !op_asm_type_interface_type)
// CHECK-NEXT:   %1:2 = "test.result_name_from_type_interface"() : () -> (i32, !op_asm_type_interface_type)
// CHECK-NEXT: }
%5, %6, %7 = "test.result_name_from_type_interface"() : () -> (!test.op_asm_type_interface, i32, !test.op_asm_type_interface)
%10, %12 = "test.result_name_from_type_interface"() : () -> (i32, !test.op_asm_type_interface)

// -----
// CHECK: %0, %b = "test.custom_result_name"() <{names = ["", "b"]}> : () -> (i32, i32)
%0:2 = "test.custom_result_name"() {names = ["", "b"]} : () -> (i32, i32)

// -----
// CHECK: %0, %b:2 = "test.custom_result_name"() <{names = ["", "b", ""]}> : () -> (i32, i32, i32)
%0:3 = "test.custom_result_name"() {names = ["", "b", ""]} : () -> (i32, i32, i32)

// -----
// CHECK: %a:3 = "test.custom_result_name"() <{names = ["a", "", ""]}> : () -> (i32, i32, i32)
%0:3 = "test.custom_result_name"() {names = ["a", "", ""]} : () -> (i32, i32, i32)

// -----
// CHECK: %a:3 = "test.custom_result_name"() <{names = ["a"]}> : () -> (i32, i32, i32)
%0:3 = "test.custom_result_name"() {names = ["a"]} : () -> (i32, i32, i32)

// -----
// CHECK: %0:2, %b:2 = "test.custom_result_name"() <{names = ["", "", "b", ""]}> : () -> (i32, i32, i32, i32)
// CHECK-NEXT: "u"(%0#0, %0#1, %b#0, %b#1) : (i32, i32, i32, i32) -> ()
// CHECK-NEXT: %1 = "x"() : () -> i32
%0:4 = "test.custom_result_name"() {names = ["", "", "b", ""]} : () -> (i32, i32, i32, i32)
"u"(%0#0, %0#1, %0#2, %0#3) : (i32, i32, i32, i32) -> ()
%1 = "x"() : () -> i32

// -----
// CHECK: %0, %b = test.string_attr_pretty_name attributes {names = ["", "b"]}
// CHECK-NEXT: "u"(%b, %0) : (i32, i32) -> ()
%7, %b = test.string_attr_pretty_name
"u"(%b, %7) : (i32, i32) -> ()

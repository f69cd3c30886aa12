// Names of values, and operations that have hooks for their whole syntax: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics 

// expected-error@+1 {{'test.string_attr_pretty_name' op requires attribute 'names'}}
test.string_attr_pretty_name

// -----
// expected-error@+1 {{expected operation name in quotes}}
%x = test.string_attr_pretty_name {names = ["a"]}

// -----
// expected-error@+1 {{'test.string_attr_pretty_name' op attribute 'names' failed to satisfy constraint: string array attribute}}
%x = test.string_attr_pretty_name attributes {names = [1]}

// -----
// expected-error@+1 {{'test.string_attr_pretty_name' op requires attribute 'names'}}
%x = "test.string_attr_pretty_name"() : () -> i32

// -----
// expected-error@+1 {{expected operation name in quotes}}
test.dialect_custom_printer custom_format {a}

// -----
// expected-error@+1 {{expected operation name in quotes}}
test.dialect_custom_printer.with.dot {a}

// -----
// expected-error@+1 {{expected operation name in quotes}}
test.dynamic_custom_parser_printer custom_keyword {a}

// -----
// expected-error@+1 {{operation should have no operands and no results}}
%0 = "test.dynamic_custom_parser_printer"() {a} : () -> i32

// -----
// expected-error@+1 {{'test.result_name_from_type' op requires one result}}
"test.result_name_from_type"() : () -> ()
%0 = "test.result_name_from_type"() : () -> i32
%1 = "test.result_name_from_type"() : () -> !test.op_asm_type_interface
%2, %3 = "test.result_name_from_type"() : () -> (!test.op_asm_type_interface, !test.op_asm_type_interface)
%4 = "test.result_name_from_type_interface"() : () -> !test.op_asm_type_interface
%5, %6, %7 = "test.result_name_from_type_interface"() : () -> (!test.op_asm_type_interface, i32, !test.op_asm_type_interface)
%8 = "test.result_name_from_type_interface"() : () -> !test.op_asm_type_interface_tablegen_default
%9, %10 = "test.result_name_from_type"() : () -> (i32, !test.op_asm_type_interface)

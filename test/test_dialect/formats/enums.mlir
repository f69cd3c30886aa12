// RUN: mlopt-test %s -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// Syntax that definitions spell out: enumerations, and operations of patterns.

//      CUSTOM:module {
// CUSTOM-NEXT:  test.op_with_enum  first
// CUSTOM-NEXT:  test.op_with_enum  second tag 0 : i32
// CUSTOM-NEXT:  test.op_with_bit_enum <read>
// CUSTOM-NEXT:  test.op_with_bit_enum <write, execute> tag 0 : i32 {a}
// CUSTOM-NEXT:  test.op_with_bit_enum_vbar <user | group>
// CUSTOM-NEXT:  test.op_with_enum_prop second
// CUSTOM-NEXT:  test.dialect_custom_printer custom_format
// CUSTOM-NEXT:  test.dialect_custom_format_fallback custom_format_fallback
// CUSTOM-NEXT:  test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6] {modify}
// CUSTOM-NEXT:  %0 = "x.i"() : () -> i64
// CUSTOM-NEXT:  test.convert_block_args  is_legal duplicate {
// CUSTOM-NEXT:  ^bb0(%arg0: i64):
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  } : () -> ()
// CUSTOM-NEXT:  test.convert_block_args %0 {
// CUSTOM-NEXT:  ^bb0(%arg0: i64):
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  } {a} : (i64) -> ()
// CUSTOM-NEXT:  test.recursive_rewrite 3
// CUSTOM-NEXT:  "x.a"() ({
// CUSTOM-NEXT:    %2 = test.isolated_one_region_op %0 {
// CUSTOM-NEXT:      "test.finish"() : () -> ()
// CUSTOM-NEXT:    } : i64 -> i32
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  }) : () -> ()
// CUSTOM-NEXT:  %1 = test.prop_pattern_op_1 "a" -2 true
// CUSTOM-NEXT:  test.prop_pattern_op_2 %1 "b"
// CUSTOM-NEXT:}

// GENERIC: "test.op_with_enum"() <{value = #test<enum first>}> : () -> ()
// GENERIC: "test.op_with_enum"() <{tag = 0 : i32, value = #test<enum second>}> : () -> ()
// GENERIC: "test.op_with_bit_enum"() <{value = #test.bit_enum<read>}> : () -> ()
// GENERIC: "test.op_with_bit_enum"() <{tag = 0 : i32, value = #test.bit_enum<write, execute>}> {a} : () -> ()
// GENERIC: "test.op_with_bit_enum_vbar"() <{value = #test.bit_enum_vbar<user | group>}> : () -> ()
// GENERIC: "test.op_with_enum_prop"() <{value = 1 : i32}> : () -> ()
// GENERIC: "test.dialect_custom_printer"() : () -> ()
// GENERIC: "test.dialect_custom_format_fallback"() : () -> ()
// GENERIC: "test.with_properties"() <{a = 32 : i64, array = array<i64: 1, 2, 3, 4>, array32 = array<i32: 5, 6>, b = "foo", c = "bar", flag = true}> {modify} : () -> ()
// GENERIC: "test.convert_block_args"() <{duplicate, is_legal}> ({
// GENERIC: "test.finish"() : () -> ()
// GENERIC: "test.convert_block_args"(%0) ({
// GENERIC: "test.finish"() : () -> ()
// GENERIC: "test.recursive_rewrite"() <{depth = 3 : i64}> : () -> ()
// GENERIC: %2 = "test.isolated_one_region_op"(%0) ({
// GENERIC: "test.finish"() : () -> ()
// GENERIC: "test.finish"() : () -> ()
// GENERIC: %1 = "test.prop_pattern_op_1"() <{cond = true, tag = "a", val = -2 : i64}> : () -> i32
// GENERIC: "test.prop_pattern_op_2"(%1) <{tag = "b"}> : (i32) -> ()

test.op_with_enum first
test.op_with_enum second tag 0 : i32
test.op_with_bit_enum <read>
test.op_with_bit_enum <write, execute> tag 0 : i32 {a}
test.op_with_bit_enum_vbar <user|group>
test.op_with_enum_prop second
test.dialect_custom_printer custom_format
test.dialect_custom_format_fallback custom_format_fallback
test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6] {modify}
%i = "x.i"() : () -> i64
test.convert_block_args is_legal duplicate {
^bb0(%b0: i64):
  "test.finish"() : () -> ()
} : () -> ()
test.convert_block_args %i {
^bb0(%b0: i64):
  "test.finish"() : () -> ()
} {a} : (i64) -> ()
test.recursive_rewrite 3
"x.a"() ({
  %r = test.isolated_one_region_op %i {
    "test.finish"() : () -> ()
  } : i64 -> i32
  "test.finish"() : () -> ()
}) : () -> ()
%p = test.prop_pattern_op_1 "a" -2 true
test.prop_pattern_op_2 %p "b"

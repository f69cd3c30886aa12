// RUN: mlopt-test %s -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// Syntax that definitions spell out: types that follow from others.

//      CUSTOM:module {
// CUSTOM-NEXT:  %0 = "x.i"() : () -> i64
// CUSTOM-NEXT:  %1 = "x.a"() : () -> i32
// CUSTOM-NEXT:  %2 = "x.x"() : () -> index
// CUSTOM-NEXT:  %3 = "x.m"() : () -> memref<i32>
// CUSTOM-NEXT:  %4 = test.format_types_match_context %0 : i64
// CUSTOM-NEXT:  %5 = test.format_infer_type
// CUSTOM-NEXT:  %6 = test.format_infer_type2
// CUSTOM-NEXT:  %7:2 = test.format_infer_type_all_operands_and_types(%0, %1) : i64, i32
// CUSTOM-NEXT:  %8 = test.format_infer_type_all_types_one_operand(%0) : i64
// CUSTOM-NEXT:  %9 = test.format_infer_type_all_types(%0) : i64
// CUSTOM-NEXT:  %10:3 = test.format_infer_type_variadic_operands(%1 : i32) (%0, %0 : i64, i64)
// CUSTOM-NEXT:  test.variadic_args_types_split "a", %0, %1 : i64, i32
// CUSTOM-NEXT:  test.variadic_args_types_split "a"
// CUSTOM-NEXT:  test.format_custom_directive_operands %0, %0 -> (%0, %0)
// CUSTOM-NEXT:  test.format_custom_directive_operands %0 -> (%0)
// CUSTOM-NEXT:  test.format_custom_directive_operands_and_types %0, %0 -> (%0, %0) : i64, i64 -> (i64, i64)
// CUSTOM-NEXT:  test.format_custom_directive_operands_and_types %0 -> (%0) : i64 -> (i64)
// CUSTOM-NEXT:  test.format_custom_directive_regions {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }, {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.format_custom_directive_regions {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  %result, %optResult, %varResults:2 = test.format_custom_directive_results  : i64, i64 -> (i64, i64)
// CUSTOM-NEXT:  %result_0, %varResults_1 = test.format_custom_directive_results  : i64 -> (i64)
// CUSTOM-NEXT:  test.format_custom_directive_attributes 54 : i64
// CUSTOM-NEXT:  test.format_custom_directive_attributes 54 : i64, 46 : i64
// CUSTOM-NEXT:  test.format_custom_directive_spacing "a" "b"
// CUSTOM-NEXT:  test.format_custom_directive_with_optional_operand_ref %0 : 1
// CUSTOM-NEXT:  test.format_custom_directive_with_optional_operand_ref : 0
// CUSTOM-NEXT:  test.recursive_rewrite 3
// CUSTOM-NEXT:  test.convert_block_args %0 is_legal duplicate {
// CUSTOM-NEXT:  ^bb0(%arg0: i64):
// CUSTOM-NEXT:    "test.finish"() : () -> ()
// CUSTOM-NEXT:  } : (i64) -> ()
// CUSTOM-NEXT:}

// GENERIC: %4 = "test.format_types_match_context"(%0) : (i64) -> tuple<i64>
// GENERIC: %5 = "test.format_infer_type"() : () -> i16
// GENERIC: %6 = "test.format_infer_type2"() : () -> i16
// GENERIC: %7:2 = "test.format_infer_type_all_operands_and_types"(%0, %1) : (i64, i32) -> (i64, i32)
// GENERIC: %8 = "test.format_infer_type_all_types_one_operand"(%0) : (i64) -> i64
// GENERIC: %9 = "test.format_infer_type_all_types"(%0) : (i64) -> i64
// GENERIC: %10:3 = "test.format_infer_type_variadic_operands"(%1, %0, %0) <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, i64, i64) -> (i32, i64, i64)
// GENERIC: "test.variadic_args_types_split"(%0, %1) <{str = "a"}> : (i64, i32) -> ()
// GENERIC: "test.variadic_args_types_split"() <{str = "a"}> : () -> ()
// GENERIC: "test.format_custom_directive_operands"(%0, %0, %0, %0) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i64, i64, i64, i64) -> ()
// GENERIC: "test.format_custom_directive_operands"(%0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i64, i64) -> ()
// GENERIC: "test.format_custom_directive_operands_and_types"(%0, %0, %0, %0) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i64, i64, i64, i64) -> ()
// GENERIC: "test.format_custom_directive_operands_and_types"(%0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i64, i64) -> ()
// GENERIC: "test.format_custom_directive_regions"() ({
// GENERIC: "test.format_custom_directive_regions"() ({
// GENERIC: %11:4 = "test.format_custom_directive_results"() <{resultSegmentSizes = array<i32: 1, 1, 2>}> : () -> (i64, i64, i64, i64)
// GENERIC: %12:2 = "test.format_custom_directive_results"() <{resultSegmentSizes = array<i32: 1, 0, 1>}> : () -> (i64, i64)
// GENERIC: "test.format_custom_directive_attributes"() <{attr = 54 : i64}> : () -> ()
// GENERIC: "test.format_custom_directive_attributes"() <{attr = 54 : i64, optAttr = 46 : i64}> : () -> ()
// GENERIC: "test.format_custom_directive_spacing"() <{attr1 = "a", attr2 = "b"}> : () -> ()
// GENERIC: "test.format_custom_directive_with_optional_operand_ref"(%0) : (i64) -> ()
// GENERIC: "test.format_custom_directive_with_optional_operand_ref"() : () -> ()
// GENERIC: "test.recursive_rewrite"() <{depth = 3 : i64}> : () -> ()
// GENERIC: "test.convert_block_args"(%0) <{duplicate, is_legal}> ({
// GENERIC: "test.finish"() : () -> ()

%i = "x.i"() : () -> i64
%a = "x.a"() : () -> i32
%x = "x.x"() : () -> index
%m = "x.m"() : () -> memref<i32>
%r0 = test.format_types_match_context %i : i64
%r1 = test.format_infer_type
%r2 = test.format_infer_type2
%r3:2 = test.format_infer_type_all_operands_and_types (%i, %a) : i64, i32
%r4 = test.format_infer_type_all_types_one_operand (%i) : i64
%r5 = test.format_infer_type_all_types (%i) : i64
%r6:3 = test.format_infer_type_variadic_operands (%a : i32) (%i, %i : i64, i64)
test.variadic_args_types_split "a", %i, %a : i64, i32
test.variadic_args_types_split "a"
test.format_custom_directive_operands %i, %i -> (%i, %i)
test.format_custom_directive_operands %i -> (%i)
test.format_custom_directive_operands_and_types %i, %i -> (%i, %i) : i64, i64 -> (i64, i64)
test.format_custom_directive_operands_and_types %i -> (%i) : i64 -> (i64)
test.format_custom_directive_regions {
  "x.y"() : () -> ()
}, {
  "x.y"() : () -> ()
}
test.format_custom_directive_regions {
  "x.y"() : () -> ()
}
%r7:4 = test.format_custom_directive_results : i64, i64 -> (i64, i64)
%r8:2 = test.format_custom_directive_results : i64 -> (i64)
test.format_custom_directive_attributes 54 : i64
test.format_custom_directive_attributes 54 : i64, 46 : i64
test.format_custom_directive_spacing "a" "b"
test.format_custom_directive_with_optional_operand_ref %i : 1
test.format_custom_directive_with_optional_operand_ref : 0
test.recursive_rewrite 3
test.convert_block_args %i is_legal duplicate {
^bb0(%b0: i64):
 "test.finish"() : () -> ()
} : (i64) -> ()


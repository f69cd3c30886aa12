// RUN: mlopt-test %s -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// Syntax that definitions spell out: groups of results, regions, successors.

//      CUSTOM:module {
// CUSTOM-NEXT:  %0 = "x.i"() : () -> i64
// CUSTOM-NEXT:  %1 = "x.m"() : () -> memref<1xf64>
// CUSTOM-NEXT:  %2 = "x.a"() : () -> i32
// CUSTOM-NEXT:  %3 = "x.t"() : () -> tuple<i32>
// CUSTOM-NEXT:  %4 = test.format_optional_operand_result_b_op(%0 : i64) : i64
// CUSTOM-NEXT:  %5 = test.format_optional_operand_result_b_op : i64
// CUSTOM-NEXT:  %6 = test.format_optional_operand_result_b_op(%0 : i64) : i64[%0]
// CUSTOM-NEXT:  %optional, %variadic = test.format_optional_result_a_op : i64 -> i64
// CUSTOM-NEXT:  test.format_optional_result_a_op
// CUSTOM-NEXT:  %optional_0, %variadic_1:2 = test.format_optional_result_b_op : i64 -> i64, i64
// CUSTOM-NEXT:  %optional_2, %variadic_3:2 = test.format_optional_result_c_op : (i64) -> (i64, i64)
// CUSTOM-NEXT:  test.format_optional_result_c_op
// CUSTOM-NEXT:  %7 = test.format_optional_result_d_op : f80
// CUSTOM-NEXT:  test.format_two_variadic_operands_no_buildable_type_op(%2, %0 : i32, i64) -> (%0 : i64)
// CUSTOM-NEXT:  %8 = test.format_infer_variadic_type_from_non_variadic %0, %0 : i64
// CUSTOM-NEXT:  %9 = test.format_infer_variadic_type_from_non_variadic %0, %0, %0 {a} : i64
// CUSTOM-NEXT:  test.format_region_a_op {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.format_region_b_op {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.format_region_c_op region {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.format_region_c_op
// CUSTOM-NEXT:  test.format_variadic_region_a_op {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }, {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.format_variadic_region_b_op {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  }, {
// CUSTOM-NEXT:    "x.y"() : () -> ()
// CUSTOM-NEXT:  } found_regions
// CUSTOM-NEXT:  test.format_variadic_region_b_op
// CUSTOM-NEXT:  test.format_implicit_terminator_region_a_op {
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  test.format_implicit_terminator_region_a_op {
// CUSTOM-NEXT:    "test.return"() {foo} : () -> ()
// CUSTOM-NEXT:  }
// CUSTOM-NEXT:  "x.r"() ({
// CUSTOM-NEXT:    test.format_successor_a_op ^bb1 {attr}
// CUSTOM-NEXT:  ^bb1:  // 2 preds: ^bb0, ^bb1
// CUSTOM-NEXT:    test.format_successor_a_op ^bb1, ^bb2 {attr}
// CUSTOM-NEXT:  ^bb2:  // pred: ^bb1
// CUSTOM-NEXT:    test.format_successor_a_op 
// CUSTOM-NEXT:  }) : () -> ()
// CUSTOM-NEXT:  %10 = test.format_all_types_match_var %0, %0 : i64
// CUSTOM-NEXT:  %11 = test.format_types_match_var %0 : i64
// CUSTOM-NEXT:  %12:3 = test.format_types_match_variadic %0, %0, %0 : i64, i64, i64
// CUSTOM-NEXT:}

// GENERIC: %4 = "test.format_optional_operand_result_b_op"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> i64
// GENERIC: %5 = "test.format_optional_operand_result_b_op"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i64
// GENERIC: %6 = "test.format_optional_operand_result_b_op"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (i64, i64) -> i64
// GENERIC: %7:2 = "test.format_optional_result_a_op"() <{resultSegmentSizes = array<i32: 1, 1>}> : () -> (i64, i64)
// GENERIC: "test.format_optional_result_a_op"() <{resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
// GENERIC: %8:3 = "test.format_optional_result_b_op"() <{resultSegmentSizes = array<i32: 1, 2>}> : () -> (i64, i64, i64)
// GENERIC: %9:3 = "test.format_optional_result_c_op"() <{resultSegmentSizes = array<i32: 1, 2>}> : () -> (i64, i64, i64)
// GENERIC: "test.format_optional_result_c_op"() <{resultSegmentSizes = array<i32: 0, 0>}> : () -> ()
// GENERIC: %10 = "test.format_optional_result_d_op"() : () -> f80
// GENERIC: "test.format_two_variadic_operands_no_buildable_type_op"(%2, %0, %0) <{operandSegmentSizes = array<i32: 2, 1>}> : (i32, i64, i64) -> ()
// GENERIC: %11 = "test.format_infer_variadic_type_from_non_variadic"(%0, %0) : (i64, i64) -> i64
// GENERIC: %12 = "test.format_infer_variadic_type_from_non_variadic"(%0, %0, %0) {a} : (i64, i64, i64) -> i64
// GENERIC: "test.format_region_a_op"() ({
// GENERIC: "test.format_region_b_op"() ({
// GENERIC: "test.format_region_c_op"() ({
// GENERIC: "test.format_region_c_op"() ({
// GENERIC: "test.format_variadic_region_a_op"() ({
// GENERIC: "test.format_variadic_region_b_op"() ({
// GENERIC: "test.format_variadic_region_b_op"() : () -> ()
// GENERIC: "test.format_implicit_terminator_region_a_op"() ({
// GENERIC: "test.return"() : () -> ()
// GENERIC: "test.format_implicit_terminator_region_a_op"() ({
// GENERIC: "test.return"() {foo} : () -> ()
// GENERIC: "test.format_successor_a_op"()[^bb1] {attr} : () -> ()
// GENERIC: "test.format_successor_a_op"()[^bb1, ^bb2] {attr} : () -> ()
// GENERIC: "test.format_successor_a_op"() : () -> ()
// GENERIC: %13 = "test.format_all_types_match_var"(%0, %0) : (i64, i64) -> i64
// GENERIC: %14 = "test.format_types_match_var"(%0) : (i64) -> i64
// GENERIC: %15:3 = "test.format_types_match_variadic"(%0, %0, %0) : (i64, i64, i64) -> (i64, i64, i64)

%i = "x.i"() : () -> i64
%m = "x.m"() : () -> memref<1xf64>
%a = "x.a"() : () -> i32
%t = "x.t"() : () -> tuple<i32>
%r0 = test.format_optional_operand_result_b_op(%i : i64) : i64
%r1 = test.format_optional_operand_result_b_op : i64
%r2 = test.format_optional_operand_result_b_op(%i : i64) : i64 [%i]
%r3:2 = test.format_optional_result_a_op : i64 -> i64
test.format_optional_result_a_op
%r4:3 = test.format_optional_result_b_op : i64 -> i64, i64
%r5:3 = test.format_optional_result_c_op : (i64) -> (i64, i64)
test.format_optional_result_c_op : () -> ()
%r6 = test.format_optional_result_d_op : f80
test.format_two_variadic_operands_no_buildable_type_op(%a, %i : i32, i64) -> (%i : i64)
test.format_infer_variadic_type_from_non_variadic %i, %i : i64
test.format_infer_variadic_type_from_non_variadic %i, %i, %i {a} : i64
test.format_region_a_op {
  "x.y"() : () -> ()
}
test.format_region_b_op {
  "x.y"() : () -> ()
}
test.format_region_c_op region {
  "x.y"() : () -> ()
}
test.format_region_c_op
test.format_variadic_region_a_op {
  "x.y"() : () -> ()
}, {
  "x.y"() : () -> ()
}
test.format_variadic_region_b_op {
  "x.y"() : () -> ()
}, {
  "x.y"() : () -> ()
} found_regions
test.format_variadic_region_b_op
test.format_implicit_terminator_region_a_op {
}
test.format_implicit_terminator_region_a_op {
  "test.return"() {foo} : () -> ()
}
"x.r"() ({
  test.format_successor_a_op ^bb1 {attr}
^bb1:
  test.format_successor_a_op ^bb1, ^bb2 {attr}
^bb2:
  test.format_successor_a_op
}) : () -> ()
%r7 = test.format_all_types_match_var %i, %i : i64
%r8 = test.format_types_match_var %i : i64
%r9:3 = test.format_types_match_variadic %i, %i, %i : i64, i64, i64


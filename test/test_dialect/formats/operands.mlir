// RUN: mlopt-test %s -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=CUSTOM
// RUN: mlopt-test %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// Syntax that definitions spell out: operands and results, by group and all at
// once; types that need not be written.

//      CUSTOM:module {
// CUSTOM-NEXT:  %0 = "x.i"() : () -> i64
// CUSTOM-NEXT:  %1 = "x.m"() : () -> memref<1xf64>
// CUSTOM-NEXT:  %2 = "x.a"() : () -> i32
// CUSTOM-NEXT:  %3 = test.format_buildable_type_op %0
// CUSTOM-NEXT:  %4 = test.format_buildable_type_op %0 {a = 1 : i32}
// CUSTOM-NEXT:  test.format_operand_a_op %0, %1 : i64, memref<1xf64>
// CUSTOM-NEXT:  test.format_operand_b_op %0, %1 : memref<1xf64>
// CUSTOM-NEXT:  test.format_operand_c_op %0, %1 : i64, memref<1xf64>
// CUSTOM-NEXT:  test.format_operand_d_op %0, %1 : memref<1xf64>
// CUSTOM-NEXT:  test.format_operand_e_op %0, %1 : i64, memref<1xf64>
// CUSTOM-NEXT:  %buildable_res, %result = test.format_result_a_op memref<1xf64>
// CUSTOM-NEXT:  %buildable_res_0, %result_1 = test.format_result_b_op i64, memref<1xf64>
// CUSTOM-NEXT:  %buildable_res_2, %result_3 = test.format_result_c_op (i64) -> memref<1xf64>
// CUSTOM-NEXT:  %5 = test.format_variadic_result : i64
// CUSTOM-NEXT:  %6:3 = test.format_variadic_result : i64, i64, i64
// CUSTOM-NEXT:  %result0:3, %result1 = test.format_multiple_variadic_results : (i64, i64, i64), (i64)
// CUSTOM-NEXT:  test.format_variadic_operand %0, %0 : i64, i64
// CUSTOM-NEXT:  test.format_variadic_operand %0 : i64 {a}
// CUSTOM-NEXT:  test.format_multiple_variadic_operands (%0, %0, %0), (%0, %2 : i64, i32)
// CUSTOM-NEXT:  test.format_multiple_variadic_operands (), (%0, %2 : i64, i32)
// CUSTOM-NEXT:  %7 = test.format_optional_operand_result_a_op(%0 : i64) : i64
// CUSTOM-NEXT:  %8 = test.format_optional_operand_result_a_op( : ) : i64
// CUSTOM-NEXT:  %9 = test.format_optional_operand_result_a_op(%0 : i64) : i64[%0, %0]
// CUSTOM-NEXT:}

// GENERIC: %3 = "test.format_buildable_type_op"(%0) : (i64) -> i64
// GENERIC: %4 = "test.format_buildable_type_op"(%0) {a = 1 : i32} : (i64) -> i64
// GENERIC: "test.format_operand_a_op"(%0, %1) : (i64, memref<1xf64>) -> ()
// GENERIC: "test.format_operand_b_op"(%0, %1) : (i64, memref<1xf64>) -> ()
// GENERIC: "test.format_operand_c_op"(%0, %1) : (i64, memref<1xf64>) -> ()
// GENERIC: "test.format_operand_d_op"(%0, %1) : (i64, memref<1xf64>) -> ()
// GENERIC: "test.format_operand_e_op"(%0, %1) : (i64, memref<1xf64>) -> ()
// GENERIC: %5:2 = "test.format_result_a_op"() : () -> (i64, memref<1xf64>)
// GENERIC: %6:2 = "test.format_result_b_op"() : () -> (i64, memref<1xf64>)
// GENERIC: %7:2 = "test.format_result_c_op"() : () -> (i64, memref<1xf64>)
// GENERIC: %8 = "test.format_variadic_result"() : () -> i64
// GENERIC: %9:3 = "test.format_variadic_result"() : () -> (i64, i64, i64)
// GENERIC: %10:4 = "test.format_multiple_variadic_results"() <{resultSegmentSizes = array<i32: 3, 1>}> : () -> (i64, i64, i64, i64)
// GENERIC: "test.format_variadic_operand"(%0, %0) : (i64, i64) -> ()
// GENERIC: "test.format_variadic_operand"(%0) {a} : (i64) -> ()
// GENERIC: "test.format_multiple_variadic_operands"(%0, %0, %0, %0, %2) <{operandSegmentSizes = array<i32: 3, 2>}> : (i64, i64, i64, i64, i32) -> ()
// GENERIC: "test.format_multiple_variadic_operands"(%0, %2) <{operandSegmentSizes = array<i32: 0, 2>}> : (i64, i32) -> ()
// GENERIC: %11 = "test.format_optional_operand_result_a_op"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> i64
// GENERIC: %12 = "test.format_optional_operand_result_a_op"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i64
// GENERIC: %13 = "test.format_optional_operand_result_a_op"(%0, %0, %0) <{operandSegmentSizes = array<i32: 1, 2>}> : (i64, i64, i64) -> i64

%i = "x.i"() : () -> i64
%m = "x.m"() : () -> memref<1xf64>
%a = "x.a"() : () -> i32
%r0 = test.format_buildable_type_op %i
%r1 = test.format_buildable_type_op %i {a = 1 : i32}
test.format_operand_a_op %i, %m : i64, memref<1xf64>
test.format_operand_b_op %i, %m : memref<1xf64>
test.format_operand_c_op %i, %m : i64, memref<1xf64>
test.format_operand_d_op %i, %m : memref<1xf64>
test.format_operand_e_op %i, %m : i64, memref<1xf64>
%r2:2 = test.format_result_a_op memref<1xf64>
%r3:2 = test.format_result_b_op i64, memref<1xf64>
%r4:2 = test.format_result_c_op (i64) -> memref<1xf64>
%r5 = test.format_variadic_result : i64
%r6:3 = test.format_variadic_result : i64, i64, i64
%r7:4 = test.format_multiple_variadic_results : (i64, i64, i64), (i64)
test.format_variadic_operand %i, %i : i64, i64
test.format_variadic_operand %i : i64 {a}
test.format_multiple_variadic_operands (%i, %i, %i), (%i, %a : i64, i32)
test.format_multiple_variadic_operands (), (%i, %a : i64, i32)
%r8 = test.format_optional_operand_result_a_op(%i : i64) : i64
%r9 = test.format_optional_operand_result_a_op( : ) : i64
%r10 = test.format_optional_operand_result_a_op(%i : i64) : i64 [%i, %i]


// -test-greedy-patterns: declarative patterns, and the order of folds and
// patterns that they show.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-greedy-patterns | FileCheck %s

// R217: op_d and op_g have patterns of several benefits.
// CHECK-LABEL: func.func @one
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.op_b"(%[[ARG0]]) <{attr = 3 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.op_b"(%[[ARG0]]) <{attr = 5 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.op_b"(%[[V1]]) <{attr = 17 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.op_f"(%[[V2]]) : (i32) -> i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.op_b"(%[[V3]]) <{attr = 20 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "test.op_b"(%[[V3]]) <{attr = 34 : i32}> : (i32) -> i32
// CHECK-NEXT: "test.op_i"(%[[V5]]) : (i32) -> ()
// CHECK-NEXT: %[[V6:[^ :,)]+]] = "test.op_k"() : () -> i32
// CHECK-NEXT: %[[V7:[^ :,)]+]] = "test.op_m"(%[[V6]]) <{optional_attr = 314159266 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V8:[^ :,)]+]] = "test.op_m"(%[[V7]]) <{optional_attr = 4 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V9:[^ :,)]+]] = "test.op_m"(%[[V8]]) <{optional_attr = 314159265 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V10:[^ :,)]+]] = "test.op_o"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V11:[^ :,)]+]] = "test.op_p"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG1]], %[[ARG2]]) : (i32, i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT: %[[V12:[^ :,)]+]] = "test.op_n"(%[[ARG1]], %[[ARG2]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[V13:[^ :,)]+]] = "test.op_n"(%[[ARG2]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[V14:[^ :,)]+]] = "test.op_s"(%[[V13]]) <{value = 7 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V15:[^ :,)]+]] = "test.op_crash_short"() : () -> i32
// CHECK-NEXT: "foo.use"(%[[ARG1]], %[[ARG2]], %[[V9]], %[[V10]]) : (i32, i32, i32, i32) -> ()
// CHECK-NEXT: return %[[V5]], %[[V9]], %[[V13]], %[[V14]], %[[V15]] : i32, i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @loc
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.loc_src"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.loc_src"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.loc_dst"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.loc_dst"(%[[V2]]) : (i32) -> i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.loc_dst"(%[[V3]]) : (i32) -> i32
// CHECK-NEXT: "test.loc_dst_no_res"(%[[ARG0]]) : (i32) -> ()
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @types
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i64) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.op_x"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.op_x"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.op_x"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.op_x"(%[[V2]]) : (i32) -> i16
// CHECK-NEXT: %[[V4:[^ :,)]+]]:2 = "test.one_to_two"(%[[ARG1]]) : (i64) -> (i64, i32)
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "test.op_x"(%[[V4]]#0) : (i64) -> i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = "test.op_x"(%[[V4]]#1) : (i32) -> i64
// CHECK-NEXT: %[[V7:[^ :,)]+]] = "test.two_to_one"(%[[V5]], %[[V6]]) : (i32, i64) -> i16
// CHECK-NEXT: %[[V8:[^ :,)]+]] = "test.op_x"(%[[ARG1]]) : (i64) -> i64
// CHECK-NEXT: %[[V9:[^ :,)]+]] = "test.op_x"(%[[V8]]) : (i64) -> i8
// CHECK-NEXT: %[[V10:[^ :,)]+]]:2 = "test.one_to_two"(%[[ARG1]]) : (i64) -> (i64, i64)
// CHECK-NEXT: %[[V11:[^ :,)]+]] = "test.two_to_one"(%[[V10]]#0, %[[V10]]#1) : (i64, i64) -> i8
// CHECK-NEXT: %[[V12:[^ :,)]+]] = "test.op_x"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V13:[^ :,)]+]] = "test.op_x"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V14:[^ :,)]+]] = "test.two_to_one"(%[[V12]], %[[V13]]) : (i32, i32) -> i8
// CHECK-NEXT: %[[V15:[^ :,)]+]] = "test.source_op"(%[[ARG0]]) <{tag = 77 : i32}> : (i32) -> i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @attrs
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: f32) -> (i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.match_op_attribute2"() <{default_valued_attr = 42 : i32, more_attr = 4 : i32, required_attr = 1 : i32}> : () -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.match_op_attribute2"() <{default_valued_attr = 3 : i32, more_attr = 4 : i32, optional_attr = 2 : i32, required_attr = 1 : i32}> : () -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.match_op_attribute1"() <{default_valued_attr = 42 : i32, more_attr = 5 : i32, required_attr = 1 : i32}> : () -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.match_op_attribute4"() <{attr1, attr2}> : () -> i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.match_op_attribute4"() <{attr1}> : () -> i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "test.i32_enum_attr"() <{attr = 10 : i32}> : () -> i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = "test.i32_enum_attr"() <{attr = -1 : i32}> : () -> i32
// CHECK-NEXT: %[[V7:[^ :,)]+]] = "test.i64_enum_attr"() <{attr = 10 : i64}> : () -> i32
// CHECK-NEXT: "test.float_elements_attr"() <{scalar_f32_attr = dense<[5.000000e+00, 6.000000e+00]> : tensor<2xf32>, tensor_f64_attr = dense<6.000000e+00> : tensor<4x8xf64>}> : () -> ()
// CHECK-NEXT: "test.float_elements_attr"() <{scalar_f32_attr = dense<[3.000000e+00, 4.500000e+00]> : tensor<2xf32>, tensor_f64_attr = dense<6.000000e+00> : tensor<4x8xf64>}> : () -> ()
// CHECK-NEXT: %[[RESULT1:[^ :,)]+]], %[[RESULT2:[^ :,)]+]], %[[RESULT3:[^ :,)]+]] = "test.another_three_result"() <{kind = 1 : i64}> : () -> (i32, f32, f32)
// CHECK-NEXT: %[[RESULT1_0:[^ :,)]+]], %[[RESULT2_1:[^ :,)]+]] = "test.two_result"() <{kind = 2 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %[[V8:[^ :,)]+]] = "test.one_result1"() <{kind = 2 : i64}> : () -> f32
// CHECK-NEXT: %[[V9:[^ :,)]+]] = "test.one_result2"() <{kind = 3 : i64}> : () -> i32
// CHECK-NEXT: %[[RESULT1_2:[^ :,)]+]], %[[RESULT2_3:[^ :,)]+]] = "test.another_two_result"() <{kind = 3 : i64}> : () -> (f32, f32)
// CHECK-NEXT: %[[RESULT1_4:[^ :,)]+]], %[[RESULT2_5:[^ :,)]+]] = "test.two_result"() <{kind = 4 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %[[V10:[^ :,)]+]] = "test.one_result1"() <{kind = 4 : i64}> : () -> f32
// CHECK-NEXT: %[[RESULT1_6:[^ :,)]+]], %[[RESULT2_7:[^ :,)]+]] = "test.two_result"() <{kind = 4 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %[[RESULT1_8:[^ :,)]+]], %[[RESULT2_9:[^ :,)]+]], %[[RESULT3_10:[^ :,)]+]] = "test.three_result"() <{kind = 5 : i64}> : () -> (i32, f32, f32)
// CHECK-NEXT: %[[RESULT1_11:[^ :,)]+]], %[[RESULT2_12:[^ :,)]+]] = "test.two_result"() <{kind = 6 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %[[V11:[^ :,)]+]] = "test.one_result3"(%[[RESULT2_12]]) : (f32) -> i32
// CHECK-NEXT: %[[RESULT1_13:[^ :,)]+]], %[[RESULT2_14:[^ :,)]+]] = "test.another_two_result"() <{kind = 6 : i64}> : () -> (f32, f32)
// CHECK-NEXT: "foo.use"(%[[RESULT2]], %[[V8]], %[[RESULT1_2]], %[[RESULT2_7]], %[[V11]], %[[RESULT1_13]]) : (f32, f32, f32, f32, i32, f32) -> ()
// CHECK-NEXT: %[[V12:[^ :,)]+]] = "test.one_result2"() <{kind = 5 : i64}> : () -> i32
// CHECK-NEXT: %[[V13:[^ :,)]+]] = "test.one_result1"() <{kind = 5 : i64}> : () -> f32
// CHECK-NEXT: %[[RESULT1_15:[^ :,)]+]], %[[RESULT2_16:[^ :,)]+]] = "test.two_result"() <{kind = 5 : i64}> : () -> (i32, f32)
// CHECK-NEXT: "foo.use"(%[[V12]], %[[RESULT2_16]]) : (i32, f32) -> ()
// CHECK-NEXT: %[[V14:[^ :,)]+]] = "test.native_code_call2"(%[[ARG0]]) <{attr = [1, 2]}> : (i32) -> i32
// CHECK-NEXT: "test.op_i"(%[[ARG1]]) : (i32) -> ()
// CHECK-NEXT: %[[V15:[^ :,)]+]] = "test.op_k"() : () -> i32
// CHECK-NEXT: %[[OUTPUT1:[^ :,)]+]], %[[OUTPUT2:[^ :,)]+]] = "test.native_code_call5"(%[[V15]], %[[V15]]) : (i32, i32) -> (i32, i32)
// CHECK-NEXT: %[[OUTPUT1_17:[^ :,)]+]], %[[OUTPUT2_18:[^ :,)]+]] = "test.native_code_call4"(%[[ARG0]]) : (i32) -> (i32, i32)
// CHECK-NEXT: %[[V16:[^ :,)]+]] = "test.native_code_call7"(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT: %[[V17:[^ :,)]+]] = "test.native_code_call7"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V18:[^ :,)]+]] = "test.all_attr_constraint_of2"() <{attr = [0, 1]}> : () -> i32
// CHECK-NEXT: %[[V19:[^ :,)]+]] = "test.all_attr_constraint_of1"() <{attr = [0, 2]}> : () -> i32
// CHECK-NEXT: %[[V20:[^ :,)]+]] = "test.symbol_binding_a"(%[[ARG0]]) <{attr = 5 : i64}> : (i32) -> i32
// CHECK-NEXT: %[[V21:[^ :,)]+]] = "test.symbol_binding_a"(%[[V20]]) <{attr = 5 : i64}> : (i32) -> i32
// CHECK-NEXT: %[[V22:[^ :,)]+]] = "test.symbol_binding_b"(%[[V20]]) : (i32) -> i32
// CHECK-NEXT: "test.ignore_arg_match_dst"(%[[ARG2]]) <{f = 33 : i64}> : (f32) -> ()
// CHECK-NEXT: "test.ignore_arg_match_src"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{d = 42 : i64, e = 24 : i64, f = 33 : i64}> : (i32, i32, f32) -> ()
// CHECK-NEXT: "test.interleaved_operand_attr2"(%[[ARG0]], %[[ARG1]]) <{attr1 = 1 : i64, attr2 = 2 : i64}> : (i32, i32) -> ()
// CHECK-NEXT: "test.many_arguments"(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG1]]) <{attr1 = 24 : i64, attr2 = 2 : i64, attr3 = 3 : i64, attr4 = 4 : i64, attr5 = 5 : i64, attr6 = 6 : i64, attr7 = 7 : i64, attr8 = 8 : i64, attr9 = 9 : i64}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: return %[[V16]], %[[V14]] : i32, i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @groups
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32, %[[ARG4:[^ :,)]+]]: f32, %[[ARG5:[^ :,)]+]]: i16) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]]:2 = "test.one_variadic_out_one_variadic_in2"(%[[ARG0]]) : (i32) -> (i32, i32)
// CHECK-NEXT: "test.mixed_variadic_in2"(%[[ARG0]], %[[ARG4]], %[[ARG1]]) : (i32, f32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in5"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{attr1 = 0 : i32, pattern_name = "MatchVariadic"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.mixed_variadic_in_out_i32"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.mixed_variadic_in_out_i32"(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT: "test.mixed_variadic_in5"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{attr1 = 1 : i32, pattern_name = "MatchVariadicSubDag"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in5"(%[[V1]], %[[V1]], %[[ARG2]]) <{attr1 = 2 : i32, pattern_name = "MatchVariadicSameSymbol"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in4"(%[[V1]], %[[V2]], %[[ARG2]]) <{attr1 = 2 : i32}> : (i32, i32, i32) -> ()
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.mixed_variadic_in3"(%[[ARG2]], %[[ARG1]], %[[ARG0]]) <{count = 1 : i32}> : (i32, i32, i32) -> i32
// CHECK-NEXT: "test.mixed_variadic_in6"(%[[ARG2]], %[[ARG3]], %[[ARG0]], %[[ARG1]]) <{attr1 = -1 : i32}> : (i32, i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in5"(%[[ARG2]], %[[ARG3]], %[[ARG1]]) <{attr1 = 2 : i32, pattern_name = "MatchMultiVariadicSubSymbol"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in6"(%[[ARG0]], %[[ARG1]]) <{attr1 = 2 : i32}> : (i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_optional_in7"(%[[ARG0]]) <{attr1 = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
// CHECK-NEXT: "test.variadic_rewrite_dst_op"(%[[ARG4]], %[[ARG1]], %[[ARG2]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (f32, i32, i32, i32) -> ()
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.either_op_b"(%[[ARG5]], %[[ARG1]]) : (i16, i32) -> i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "test.either_op_b"(%[[ARG5]], %[[ARG1]]) : (i16, i32) -> i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = "test.either_op_a"(%[[ARG0]], %[[ARG1]], %[[ARG1]]) : (i32, i32, i32) -> i32
// CHECK-NEXT: %[[V7:[^ :,)]+]] = "test.either_op_b"(%[[ARG0]], %[[ARG5]]) : (i32, i16) -> i32
// CHECK-NEXT: %[[V8:[^ :,)]+]] = "test.either_op_b"(%[[ARG5]], %[[ARG5]]) : (i16, i16) -> i32
// CHECK-NEXT: %[[V9:[^ :,)]+]] = "test.either_op_b"(%[[ARG5]], %[[ARG1]]) : (i16, i32) -> i32
// CHECK-NEXT: %[[V10:[^ :,)]+]] = "test.either_op_b"(%[[ARG5]], %[[ARG1]]) : (i16, i32) -> i32
// CHECK-NEXT: %[[V11:[^ :,)]+]] = "test.either_op_b"(%[[ARG5]], %[[ARG0]]) : (i16, i32) -> i32
// CHECK-NEXT: %[[V12:[^ :,)]+]] = "test.either_op_b"(%[[ARG5]], %[[ARG0]]) : (i16, i32) -> i32
// CHECK-NEXT: %[[V13:[^ :,)]+]] = "test.either_op_c"(%[[ARG0]], %[[ARG5]]) <{attr = 1 : i32}> : (i32, i16) -> i32
// CHECK-NEXT: %[[V14:[^ :,)]+]] = "test.either_helper_op_a"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V15:[^ :,)]+]] = "test.either_helper_op_b"(%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT: %[[V16:[^ :,)]+]] = "test.either_op_b"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @legal
// CHECK-SAME: () -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.constant"() <{value = 97 : i32}> : () -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.legal_op_a"() <{status = "Success"}> : () -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.legal_op_a"() <{status = "Success"}> : () -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.illegal_op_f"() : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @more
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.constant"() <{value = 8 : i32}> : () -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.constant"() <{value = 7 : i32}> : () -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.op_in_place_fold"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.op_in_place_fold"(%[[V1]]) <{attr = 7 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.op_commutative2"(%[[ARG0]], %[[V0]]) : (i32, i32) -> i32
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = "a"}> : () -> ()
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "foo.maybe_eligible_op"() {eligible} : () -> i32
// CHECK-NEXT: "test.one_region_op"() ({
// CHECK-NEXT: "foo.term"(%[[V5]]) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %[[V6:[^ :,)]+]] = "test.op_commutative"(%[[ARG0]], %[[ARG0]], %[[V1]], %[[V0]]) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: %[[V7:[^ :,)]+]] = "test.op_large_commutative"(%[[ARG0]], %[[ARG0]], %[[V6]], %[[V1]], %[[V0]], %[[V0]], %[[V1]]) : (i32, i32, i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT: %[[V8:[^ :,)]+]] = "test.op_idempotent_trait"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: "foo.use"(%[[V2]], %[[V3]], %[[V7]], %[[V1]], %[[V8]]) : (i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: return %[[V0]], %[[V6]], %[[V8]] : i32, i32, i32
// CHECK-NEXT: }

func.func @one(%i: i32, %j: i32, %k: i32) -> (i32, i32, i32, i32, i32) {
  %0 = "test.op_a"(%i) {attr = 3 : i32, x} : (i32) -> i32
  %1 = "test.op_a"(%0) {attr = 5 : i32} : (i32) -> i32
  %2 = "test.op_c"(%1) {foo} : (i32) -> i32
  %3 = "test.op_d"(%2) : (i32) -> i32
  %4 = "test.op_g"(%3) : (i32) -> i32
  %5 = "test.op_g"(%4) : (i32) -> i32
  "test.op_h"(%5) : (i32) -> ()
  %6 = "test.op_j"() : () -> i32
  %7 = "test.op_m"(%6) : (i32) -> i32
  %8 = "test.op_m"(%7) {optional_attr = 4 : i32} : (i32) -> i32
  %9 = "test.op_m"(%8) : (i32) -> i32
  %10 = "test.op_n"(%i, %i) : (i32, i32) -> i32
  %11 = "test.op_p"(%i, %j, %k, %i, %j, %k) : (i32, i32, i32, i32, i32, i32) -> i32
  %12 = "test.op_n"(%j, %11) : (i32, i32) -> i32
  %13 = "test.op_n"(%j, %k) : (i32, i32) -> i32
  %14 = "test.op_n"(%13, %k) : (i32, i32) -> i32
  %15 = "test.op_p"(%i, %j, %i, %i, %j, %k) : (i32, i32, i32, i32, i32, i32) -> i32
  %16 = "test.op_q"(%15, %15) : (i32, i32) -> i32
  %c = "test.constant"() {value = 7 : i32} : () -> i32
  %17 = "test.op_r"(%16, %c) : (i32, i32) -> i32
  %18 = "test.rewrite"(%17) : (i32) -> i32
  %19 = "test.op_crash_long"(%i, %j, %18) : (i32, i32, i32) -> i32
  "foo.use"(%12, %14, %9, %10) : (i32, i32, i32, i32) -> ()
  return %5, %9, %16, %18, %19 : i32, i32, i32, i32, i32
}
func.func @loc(%i: i32) -> i32 {
  %0 = "test.loc_src"(%i) : (i32) -> i32 loc("a")
  %1 = "test.loc_src"(%0) : (i32) -> i32 loc("b")
  %2 = "test.loc_src"(%1) : (i32) -> i32 loc("c")
  "test.loc_src_no_res"(%1) : (i32) -> () loc("d")
  return %2 : i32
}
func.func @types(%i: i32, %l: i64) {
  %0 = "test.source_op"(%i) {tag = 11 : i32} : (i32) -> i32
  %1 = "test.source_op"(%i) {tag = 22 : i32} : (i32) -> i16
  %2 = "test.source_op"(%l) {tag = 33 : i32} : (i64) -> i16
  %3 = "test.source_op"(%l) {tag = 44 : i32} : (i64) -> i8
  %4 = "test.source_op"(%l) {tag = 55 : i32} : (i64) -> i8
  %5 = "test.source_op"(%i) {tag = 66 : i32} : (i32) -> i8
  %6 = "test.source_op"(%i) {tag = 77 : i32} : (i32) -> i8
  return
}
func.func @attrs(%i: i32, %j: i32, %x: f32) -> (i32, i32) {
  %0 = "test.match_op_attribute1"() {required_attr = 1 : i32, more_attr = 4 : i32} : () -> i32
  %1 = "test.match_op_attribute1"() {required_attr = 1 : i32, optional_attr = 2: i32, default_valued_attr = 3 : i32, more_attr = 4 : i32} : () -> i32
  %2 = "test.match_op_attribute1"() {required_attr = 1 : i32, more_attr = 5 : i32} : () -> i32
  %3 = "test.match_op_attribute3"() {attr} : () -> i32
  %4 = "test.match_op_attribute3"() : () -> i32
  %5 = "test.i32_enum_attr"() {attr = 5 : i32} : () -> i32
  %6 = "test.i32_enum_attr"() {attr = -1 : i32} : () -> i32
  %7 = "test.i64_enum_attr"() {attr = 5 : i64} : () -> i32
  "test.float_elements_attr"() {scalar_f32_attr = dense<[3.0, 4.0]> : tensor<2xf32>, tensor_f64_attr = dense<6.0> : tensor<4x8xf64>} : () -> ()
  "test.float_elements_attr"() {scalar_f32_attr = dense<[3.0, 4.5]> : tensor<2xf32>, tensor_f64_attr = dense<6.0> : tensor<4x8xf64>} : () -> ()
  %8:3 = "test.three_result"() {kind = 1} : () -> (i32, f32, f32)
  %9:3 = "test.three_result"() {kind = 2} : () -> (i32, f32, f32)
  %10:3 = "test.three_result"() {kind = 3} : () -> (i32, f32, f32)
  %11:3 = "test.three_result"() {kind = 4} : () -> (i32, f32, f32)
  %12:3 = "test.three_result"() {kind = 5} : () -> (i32, f32, f32)
  %13:3 = "test.three_result"() {kind = 6} : () -> (i32, f32, f32)
  "foo.use"(%8#1, %9#2, %10#1, %11#2, %13#0, %13#1) : (f32, f32, f32, f32, i32, f32) -> ()
  %14:2 = "test.two_result"() {kind = 5} : () -> (i32, f32)
  %15:2 = "test.two_result"() {kind = 5} : () -> (i32, f32)
  "foo.use"(%14#0, %15#1) : (i32, f32) -> ()
  %16 = "test.native_code_call1"(%i, %j) {choice = true, attr1 = 1 : i64, attr2 = 2 : i64} : (i32, i32) -> i32
  %17 = "test.native_code_call1"(%i, %j) {choice = false, attr1 = 1 : i64, attr2 = 2 : i64} : (i32, i32) -> i32
  %18 = "test.native_code_call3"(%17) : (i32) -> i32
  %19:2 = "test.native_code_call4"(%18) : (i32) -> (i32, i32)
  %20:2 = "test.native_code_call4"(%i) : (i32) -> (i32, i32)
  %21:2 = "test.native_code_call6"(%i, %j) : (i32, i32) -> (i32, i32)
  %22 = "test.all_attr_constraint_of1"() {attr = [0, 1]} : () -> i32
  %23 = "test.all_attr_constraint_of1"() {attr = [0, 2]} : () -> i32
  %24 = "test.symbol_binding_a"(%i) {attr = 5 : i64} : (i32) -> i32
  %25 = "test.symbol_binding_a"(%24) {attr = 5 : i64} : (i32) -> i32
  "test.symbol_binding_no_result"(%24) : (i32) -> ()
  "test.ignore_arg_match_src"(%i, %x, %j) {d = 42, e = 24, f = 33} : (i32, f32, i32) -> ()
  "test.ignore_arg_match_src"(%i, %j, %x) {d = 42, e = 24, f = 33} : (i32, i32, f32) -> ()
  "test.interleaved_operand_attr1"(%i, %j) {attr1 = 1, attr2 = 2} : (i32, i32) -> ()
  "test.many_arguments"(%i, %i, %i, %i, %i, %i, %i, %i, %j) {attr1 = 42, attr2 = 2, attr3 = 3, attr4 = 4, attr5 = 5, attr6 = 6, attr7 = 7, attr8 = 8, attr9 = 9} : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return %21#0, %16 : i32, i32
}
func.func @groups(%a: i32, %b: i32, %c: i32, %d: i32, %x: f32, %h: i16) -> i32 {
  %0:2 = "test.one_variadic_out_one_variadic_in1"(%a) : (i32) -> (i32, i32)
  "test.mixed_variadic_in1"(%a, %x, %b) : (i32, f32, i32) -> ()
  "test.mixed_variadic_in4"(%a, %b, %c) {attr1 = 0 : i32} : (i32, i32, i32) -> ()
  %e = "test.mixed_variadic_in_out_i32"(%a) : (i32) -> i32
  %f = "test.mixed_variadic_in_out_i32"(%b) : (i32) -> i32
  "test.mixed_variadic_in4"(%e, %f, %c) {attr1 = 1 : i32} : (i32, i32, i32) -> ()
  "test.mixed_variadic_in4"(%e, %e, %c) {attr1 = 2 : i32} : (i32, i32, i32) -> ()
  "test.mixed_variadic_in4"(%e, %f, %c) {attr1 = 2 : i32} : (i32, i32, i32) -> ()
  "test.mixed_variadic_in5"(%a, %b, %c) {attr1 = 7 : i32, pattern_name = "MatchInverseVariadic"} : (i32, i32, i32) -> ()
  "test.mixed_variadic_in6"(%a, %b, %c, %d) {attr1 = 1 : i32} : (i32, i32, i32, i32) -> ()
  "test.mixed_variadic_in6"(%a, %b, %c, %d) {attr1 = 2 : i32} : (i32, i32, i32, i32) -> ()
  "test.mixed_variadic_optional_in7"(%a, %b) {attr1 = 2 : i32, operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
  "test.mixed_variadic_optional_in7"(%a) {attr1 = 2 : i32, operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
  "test.variadic_rewrite_src_op"(%a, %x, %b, %c) {operandSegmentSizes = array<i32: 1, 1, 2>} : (i32, f32, i32, i32) -> ()
  %2 = "test.either_op_a"(%a, %h, %b) : (i32, i16, i32) -> i32
  %3 = "test.either_op_a"(%h, %a, %b) : (i16, i32, i32) -> i32
  %4 = "test.either_op_a"(%a, %b, %b) : (i32, i32, i32) -> i32
  %5 = "test.either_op_b"(%a, %h) : (i32, i16) -> i32
  %6 = "test.either_op_b"(%h, %h) : (i16, i16) -> i32
  %7 = "test.either_op_a"(%h, %5, %b) : (i16, i32, i32) -> i32
  %8 = "test.either_op_a"(%6, %5, %b) : (i32, i32, i32) -> i32
  %9 = "test.either_op_c"(%h, %a) {attr = 0 : i32} : (i16, i32) -> i32
  %10 = "test.either_op_c"(%a, %h) {attr = 0 : i32} : (i32, i16) -> i32
  %11 = "test.either_op_c"(%a, %h) {attr = 1 : i32} : (i32, i16) -> i32
  %12 = "test.either_helper_op_a"(%a) : (i32) -> i32
  %13 = "test.either_helper_op_b"(%b) : (i32) -> i32
  %14 = "test.either_op_b"(%13, %12) : (i32, i32) -> i32
  return %2 : i32
}
func.func @legal() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.illegal_op_c"() : () -> i32
  %2 = "test.illegal_op_f"() : () -> i32
  %3 = "test.op_in_place_self_fold"() : () -> i32
  return %3 : i32
}
func.func @more(%i: i32) -> (i32, i32, i32) {
  %0 = "test.op_in_place_fold_anchor"(%i) : (i32) -> i32
  %c = "test.constant"() {value = 7 : i32} : () -> i32
  %d = "test.constant"() {value = 8 : i32} : () -> i32
  %1 = "test.op_in_place_fold_anchor"(%c) : (i32) -> i32
  %2 = "test.op_commutative2"(%d, %i) : (i32, i32) -> i32
  %3 = "test.op_commutative2"(%2, %i) : (i32, i32) -> i32
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  "test.any_attr_of_i32_str"() {attr = 3 : i32} : () -> ()
  "test.any_attr_of_i32_str"() {attr = "a"} : () -> ()
  "test.one_region_op"() ({
    %5 = "foo.maybe_eligible_op"() : () -> i32
    "foo.term"(%5) : (i32) -> ()
  }) : () -> ()
  %6 = "test.op_commutative"(%c, %i, %d, %i) : (i32, i32, i32, i32) -> i32
  %7 = "test.op_large_commutative"(%c, %i, %d, %i, %d, %6, %c) : (i32, i32, i32, i32, i32, i32, i32) -> i32
  %8 = "test.op_idempotent_trait"(%i) : (i32) -> i32
  %9 = "test.op_idempotent_trait"(%8) : (i32) -> i32
  %10 = "test.op_idempotent_trait_binary"(%9, %9) : (i32, i32) -> i32
  %11 = "test.op_involution_trait_no_operation_fold"(%10) : (i32) -> i32
  %12 = "test.op_involution_trait_no_operation_fold"(%11) : (i32) -> i32
  %13 = "test.op_involution_trait_failing_operation_fold"(%12) : (i32) -> i32
  %14 = "test.op_involution_trait_failing_operation_fold"(%13) : (i32) -> i32
  %15 = "test.op_involution_trait_succesful_operation_fold"(%14) : (i32) -> i32
  %16 = "test.op_involution_trait_succesful_operation_fold"(%15) : (i32) -> i32
  %17:2 = "test.op_with_variadic_results_and_folder"(%16, %c) : (i32, i32) -> (i32, i32)
  %18 = "test.manual_cpp_op_with_fold"(%17#1) : (i32) -> i32
  "foo.use"(%0, %1, %7, %18, %17#0) : (i32, i32, i32, i32, i32) -> ()
  return %3, %6, %12 : i32, i32, i32
}

// How formats write values of properties
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: test.dense_array_attr i1attr = [true, false] i8attr = [2, 3] i16attr = [4, -5] i32attr = [6] i64attr = [7, 8] f32attr = [1.000000e+00, 1.100000e+00] f64attr = [2.000000e+00] emptyattr = []
test.dense_array_attr i1attr = [true, false] i8attr = [2, 3] i16attr = [4, -5] i32attr = [6] i64attr = [7, 8] f32attr = [1.0, 1.1] f64attr = [2.0] emptyattr = []

// -----
// CHECK: test.dense_array_attr i1attr = [true, true] i8attr = [2, 3] i16attr = [4, 5] i32attr = [6] i64attr = [7, 8] f32attr = [1.000000e+00, 1.100000e+00] f64attr = [2.000000e+00] emptyattr = [] {a = 1 : i64}
test.dense_array_attr i1attr = [true, 1] i8attr = [2, 3] i16attr = [4, 5] i32attr = [6] i64attr = [7, 8] f32attr = [1.0, 1.1] f64attr = [2.0] emptyattr = [] {a = 1}

// -----
// CHECK: test.dense_array_attr i1attr = [] i8attr = [] i16attr = [] i32attr = [] i64attr = [] f32attr = [] f64attr = [] emptyattr = []
test.dense_array_attr i1attr = [] i8attr = [] i16attr = [] i32attr = [] i64attr = [] f32attr = [] f64attr = [] emptyattr = []

// -----
// CHECK: test.typed_attr i32 = 5
test.typed_attr i32 = 5

// -----
// CHECK: test.typed_attr {a} i32 = 5
// CHECK-NEXT: test.typed_attr tensor<2xi32> = dense<1>
// CHECK-NEXT: test.typed_attr index = 5
// CHECK-NEXT: test.typed_attr f32 = 5.000000e+00
test.typed_attr {a} i32 = 5
test.typed_attr tensor<2xi32> = dense<1>
test.typed_attr index = 5
test.typed_attr f32 = 5.0

// -----
// CHECK: test.typed_attr i32 = "a"
test.typed_attr i32 = "a"

// -----
// CHECK: test.typed_attr i64 = 5
"test.typed_attr"() {attr = 5 : i32, type = i64} : () -> ()

// -----
// CHECK: test.typed_attr i64 = "x"
"test.typed_attr"() {attr = "x", type = i64} : () -> ()

// -----
// CHECK: test.typed_attr i64 = unit
"test.typed_attr"() {attr = unit, type = i64} : () -> ()

// -----
// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT:   test.op_with_loc_attr #loc
// CHECK-NEXT: }
test.op_with_loc_attr loc("a")

// -----
// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT:   test.op_with_loc_attr #loc {b = 1 : i64}
// CHECK-NEXT: }
test.op_with_loc_attr loc("a") {b = 1}

// -----
// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT:   test.op_with_loc_attr #loc {b = 1 : i64}
// CHECK-NEXT: }
test.op_with_loc_attr loc("a") {b = 1} loc("c")

// -----
// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT:   test.attr_with_loc(5 : i32)
// CHECK-NEXT: }
test.attr_with_loc(5 : i32 loc("a"))

// -----
// CHECK: #loc = loc({{.*}})
// CHECK-NEXT: module {
// CHECK-NEXT:   test.attr_with_loc("x")
// CHECK-NEXT: }
test.attr_with_loc("x")

// -----
// CHECK: #loc = loc("a")
// CHECK-NEXT: module {
// CHECK-NEXT:   test.attr_with_loc("x") {b}
// CHECK-NEXT: }
test.attr_with_loc("x" loc("a")) {b}

// -----
// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc({{.*}})
// CHECK-NEXT: module {
// CHECK-NEXT:   test.attr_with_loc(#loc) {b}
// CHECK-NEXT: }
test.attr_with_loc(loc("a")) {b}

// -----
// CHECK: test.custom_dimension_list_attr dimension_list = 1x4x?
test.custom_dimension_list_attr dimension_list = 1x4x?

// -----
// CHECK: test.custom_dimension_list_attr dimension_list = []
test.custom_dimension_list_attr dimension_list = []

// -----
// CHECK: test.custom_dimension_list_attr dimension_list = ?
test.custom_dimension_list_attr dimension_list = ?

// -----
// CHECK: test.custom_dimension_list_attr dimension_list = 5 {a}
test.custom_dimension_list_attr dimension_list = 5 {a}

// -----
// CHECK: test.custom_dimension_list_attr dimension_list = 0x4
test.custom_dimension_list_attr dimension_list = 0x4

// -----
// CHECK: test.custom_dimension_list_attr dimension_list = 1x?x3
"test.custom_dimension_list_attr"() {dimension_list = array<i64: 1, -9223372036854775808, 3>} : () -> ()

// -----
// CHECK: test.custom_dimension_list_attr dimension_list = 1x-2x3
"test.custom_dimension_list_attr"() {dimension_list = array<i64: 1, -2, 3>} : () -> ()

// -----
// CHECK: %0:10 = test.parse_integer_literal : 10
test.parse_integer_literal : 10

// -----
// CHECK: %0:3 = test.parse_integer_literal : 3
// CHECK-NEXT: test.parse_integer_literal
// CHECK-NEXT: test.parse_integer_literal
%0:3 = test.parse_integer_literal : 3
test.parse_integer_literal
test.parse_integer_literal : 0

// -----
// CHECK: test.parse_wrapped_keyword x y
"test.parse_wrapped_keyword"() {keyword = "x y"} : () -> ()

// -----
// CHECK: test.parse_b64 "AQID"
test.parse_b64 "AQID"

// -----
// CHECK: test.parse_b64 "YWJj"
"test.parse_b64"() {b64 = "abc"} : () -> ()

// -----
// CHECK: test.parse_custom_operation_name_api(builtin.module)
test.parse_custom_operation_name_api(builtin.module)

// -----
// CHECK: test.parse_custom_operation_name_api(builtin.module) {a}
test.parse_custom_operation_name_api(builtin.module) {a}

// -----
// CHECK: test.parse_custom_operation_name_api(foo.bar)
test.parse_custom_operation_name_api(foo.bar)

// -----
// CHECK: test.parse_custom_operation_name_api(.func)
test.parse_custom_operation_name_api(func)

// -----
// CHECK: %0 = "x.y"() : () -> i64
// CHECK-NEXT: %1 = test.format_all_types_match_attr 1 : i64, %0
// CHECK-NEXT: %2 = test.format_all_types_match_attr {a} 1 : i64, %0
%0 = "x.y"() : () -> i64
%1 = test.format_all_types_match_attr 1 : i64, %0
%2 = test.format_all_types_match_attr {a} 1 : i64, %0

// -----
// CHECK: %0 = "x.y"() : () -> i64
// CHECK-NEXT: %1 = test.format_all_types_match_attr 1 : i64, %0
%0 = "x.y"() : () -> i64
%1 = "test.format_all_types_match_attr"(%0) {value1 = 1 : i64} : (i64) -> i64

// -----
// CHECK: %0 = test.parse_integer_literal : 1
// CHECK-NEXT: test.parse_custom_operation_name_api(.a)
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT:   test.parse_custom_operation_name_api(.a)
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT:   test.parse_custom_operation_name_api(.a)
// CHECK-NEXT:   test.default_dialect {
// CHECK-NEXT:     parse_custom_operation_name_api(.a)
// CHECK-NEXT:     parse_custom_operation_name_api(b.a)
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT: }
%0 = test.parse_integer_literal : 1
test.parse_custom_operation_name_api(a)
func.func @f() {
  test.parse_custom_operation_name_api(a)
  return
}
module {
  test.parse_custom_operation_name_api(a)
  test.default_dialect {
    test.parse_custom_operation_name_api(a)
    test.parse_custom_operation_name_api(b.a)
    "test.return"() : () -> ()
  }
}

// -----
// CHECK: %0 = test.format_types_match_attr 1 : i64
// CHECK-NEXT: %1 = test.format_types_match_attr {a} 1.000000e+00 : f32
// CHECK-NEXT: %2 = test.format_types_match_attr 1 : i64
%1 = test.format_types_match_attr 1 : i64
%2 = test.format_types_match_attr {a} 1.0 : f32
%3 = test.format_types_match_attr 1

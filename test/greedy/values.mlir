// RUN: mlopt-test %s -allow-unregistered-dialect -test-greedy-patterns | FileCheck %s

// Declarative patterns over enumerations, strings, and plain values.

// CHECK-LABEL: func.func @f
// CHECK-NEXT: test.op_with_enum  second tag 1 : i32
// CHECK-NEXT: test.op_with_enum  second tag 0 : i32
// CHECK-NEXT: test.op_with_enum  first
// CHECK-NEXT: test.op_with_bit_enum <read, execute> tag 1 : i32
// CHECK-NEXT: test.op_with_bit_enum <write> tag 0 : i32
// CHECK-NEXT: test.has_str_value {value = "foo"}
// CHECK-NEXT: %[[V0:.*]] = test.prop_pattern_op_1 "a" 3 true
// CHECK-NEXT: %[[V1:.*]] = test.prop_pattern_op_1 "a" -2 false
// CHECK-NEXT: %[[V2:.*]] = test.prop_pattern_op_1 "a" 2 true
// CHECK-NEXT: "x.u"(%[[V0]], %[[V1]], %[[V2]]) : (i32, i32, i32) -> ()
// CHECK-NEXT: %[[V3:.*]] = test.prop_pattern_op_1 "t1" 7 true
// CHECK-NEXT: %[[V4:.*]] = test.prop_pattern_op_1 "t1" -7 false
// CHECK-NEXT: test.prop_pattern_op_2 %[[V4]] "t1.t2"
// CHECK-NEXT: %[[V5:.*]] = test.prop_pattern_op_1 "t1" 7 true
// CHECK-NEXT: test.prop_pattern_op_2 %[[V5]] ""
// CHECK-NEXT: %[[V6:.*]] = test.prop_pattern_op_1 "q" -7 false
// CHECK-NEXT: test.prop_pattern_op_2 %[[V6]] "r"
// CHECK-NEXT: return

func.func @f() {
  test.op_with_enum first tag 0 : i32
  test.op_with_enum second tag 0 : i32
  test.op_with_enum first
  test.op_with_bit_enum <write, execute> tag 0 : i32
  test.op_with_bit_enum <write> tag 0 : i32
  test.no_str_value {value = "x"}
  %0 = test.prop_pattern_op_1 "a" 2 false
  %1 = test.prop_pattern_op_1 "a" -2 false
  %2 = test.prop_pattern_op_1 "a" 2 true
  "x.u"(%0, %1, %2) : (i32, i32, i32) -> ()
  %3 = test.prop_pattern_op_1 "t1" 7 true
  test.prop_pattern_op_2 %3 "t2"
  %4 = test.prop_pattern_op_1 "t1" 7 true
  test.prop_pattern_op_2 %4 ""
  %5 = test.prop_pattern_op_1 "q" -7 false
  test.prop_pattern_op_2 %5 "r"
  return
}

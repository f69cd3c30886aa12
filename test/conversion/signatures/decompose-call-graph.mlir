// -test-decompose-call-graph-types: tuples at the borders of functions become
// their elements; what still wants the tuple gets it put together again.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-decompose-call-graph-types | FileCheck %s

// CHECK-LABEL: func.func @identity
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: f32) -> (i1, i32, f32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]]:3 = call @identity(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (i1, i32, f32) -> (i1, i32, f32)
// CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1, %[[V0]]#2 : i1, i32, f32
// CHECK-NEXT: }
// CHECK-LABEL: func.func @mixed
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i8, %[[ARG1:[^ :,)]+]]: i1, %[[ARG2:[^ :,)]+]]: i2, %[[ARG3:[^ :,)]+]]: i3) -> i8 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.make_tuple"(%[[ARG2]], %[[ARG3]]) : (i2, i3) -> tuple<i2, i3>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.make_tuple"(%[[ARG1]], %[[V0]]) : (i1, tuple<i2, i3>) -> tuple<i1, tuple<i2, i3>>
// CHECK-NEXT: "test.legal_op_d"(%[[V1]]) : (tuple<i1, tuple<i2, i3>>) -> ()
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.type_producer"() : () -> tuple<i1, tuple<i2, tuple<i4>>>
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.get_tuple_element"(%[[V2]]) <{index = 0 : i32}> : (tuple<i1, tuple<i2, tuple<i4>>>) -> i1
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.get_tuple_element"(%[[V2]]) <{index = 1 : i32}> : (tuple<i1, tuple<i2, tuple<i4>>>) -> tuple<i2, tuple<i4>>
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "test.get_tuple_element"(%[[V4]]) <{index = 0 : i32}> : (tuple<i2, tuple<i4>>) -> i2
// CHECK-NEXT: %[[V6:[^ :,)]+]] = "test.get_tuple_element"(%[[V4]]) <{index = 1 : i32}> : (tuple<i2, tuple<i4>>) -> tuple<i4>
// CHECK-NEXT: %[[V7:[^ :,)]+]] = "test.get_tuple_element"(%[[V6]]) <{index = 0 : i32}> : (tuple<i4>) -> i4
// CHECK-NEXT: call @take(%[[V3]], %[[V5]], %[[V7]]) : (i1, i2, i4) -> ()
// CHECK-NEXT: return %[[ARG0]] : i8
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @take
// CHECK-SAME: (i1, i2, i4)

func.func @identity(%a: tuple<i1, i32>, %b: tuple<tuple<>, tuple<f32>>) -> (tuple<i1, i32>, tuple<tuple<>, tuple<f32>>) {
  %0:2 = call @identity(%a, %b) : (tuple<i1, i32>, tuple<tuple<>, tuple<f32>>) -> (tuple<i1, i32>, tuple<tuple<>, tuple<f32>>)
  return %0#0, %0#1 : tuple<i1, i32>, tuple<tuple<>, tuple<f32>>
}
func.func @mixed(%a: tuple<>, %b: i8, %c: tuple<i1, tuple<i2, i3>>) -> (i8, tuple<>) {
  "test.legal_op_d"(%c) : (tuple<i1, tuple<i2, i3>>) -> ()
  %t = "test.type_producer"() : () -> tuple<i1, tuple<i2, tuple<i4>>>
  call @take(%t) : (tuple<i1, tuple<i2, tuple<i4>>>) -> ()
  return %b, %a : i8, tuple<>
}
func.func private @take(tuple<i1, tuple<i2, tuple<i4>>>)

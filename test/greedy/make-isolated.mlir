// -test-make-isolated-from-above: what is used becomes an argument, or is made
// inside.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-make-isolated-from-above=clone-ops-with-operands | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.constant"() <{value = 7 : i32}> : () -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.op_c"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.op_b"(%[[V1]]) <{attr = 0 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]]:2 = "foo.m"(%[[V2]], %[[V0]]) : (i32, i32) -> (i32, i32)
// CHECK-NEXT: test.isolated_one_region_op %[[ARG0]], %[[V3]]#0, %[[ARG1]], %[[ARG0]] {
// CHECK-NEXT: ^bb0(%[[ARG2:[^ :,)]+]]: i32, %[[ARG3:[^ :,)]+]]: i32, %[[ARG4:[^ :,)]+]]: i32, %[[ARG5:[^ :,)]+]]: i32):
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.constant"() <{value = 7 : i32}> : () -> i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "test.op_c"(%[[ARG5]]) : (i32) -> i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = "test.op_b"(%[[V5]]) <{attr = 0 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V7:[^ :,)]+]]:2 = "foo.m"(%[[V6]], %[[V4]]) : (i32, i32) -> (i32, i32)
// CHECK-NEXT: "foo.u"(%[[ARG2]], %[[V4]], %[[V7]]#1, %[[ARG3]], %[[V6]], %[[ARG4]]) : (i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: "foo.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "foo.br"(%[[ARG4]]) : (i32) -> ()
// CHECK-NEXT: } : i32, i32, i32, i32 ->
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f(%i: i32, %j: i32) {
  %c = "test.constant"() {value = 7 : i32} : () -> i32
  %a = "test.op_c"(%i) : (i32) -> i32
  %b = "test.op_b"(%a) {attr = 0 : i32} : (i32) -> i32
  %m:2 = "foo.m"(%b, %c) : (i32, i32) -> (i32, i32)
  "test.one_region_with_operands_op"(%i) ({
  ^bb0(%x: i32):
    "foo.u"(%x, %c, %m#1, %m#0, %b, %j) : (i32, i32, i32, i32, i32, i32) -> ()
    "foo.br"()[^bb1] : () -> ()
  ^bb1:
    "foo.br"(%j) : (i32) -> ()
  }) : (i32) -> ()
  return
}

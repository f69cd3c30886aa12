// -test-commutativity-utils: arguments, operations by name, constants; nearest
// origins first.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-commutativity-utils | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.constant"() <{value = 7 : i32}> : () -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.op_c"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.op_b"(%[[V0]]) <{attr = 0 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.op_c"(%[[V2]]) : (i32) -> i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.op_commutative"(%[[ARG1]], %[[V1]], %[[V3]], %[[V0]]) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "test.op_large_commutative"(%[[ARG1]], %[[ARG0]], %[[V2]], %[[V1]], %[[V3]], %[[V4]], %[[V0]]) : (i32, i32, i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = "test.op_commutative"(%[[V4]], %[[V5]], %[[ARG0]], %[[ARG1]]) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: %[[V7:[^ :,)]+]] = "test.op_commutative2"(%[[ARG1]], %[[ARG0]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[V8:[^ :,)]+]] = "test.op_c"(%[[V3]]) : (i32) -> i32
// CHECK-NEXT: %[[V9:[^ :,)]+]] = "test.op_commutative"(%[[V1]], %[[V3]], %[[V8]], %[[V8]]) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: return %[[V4]], %[[V5]], %[[V6]], %[[V9]] : i32, i32, i32, i32
// CHECK-NEXT: }

func.func @f(%i: i32, %j: i32) -> (i32, i32, i32, i32) {
  %c = "test.constant"() {value = 7 : i32} : () -> i32
  %a = "test.op_c"(%i) : (i32) -> i32
  %b = "test.op_b"(%c) {attr = 0 : i32} : (i32) -> i32
  %d = "test.op_c"(%b) : (i32) -> i32
  %0 = "test.op_commutative"(%c, %d, %a, %j) : (i32, i32, i32, i32) -> i32
  %1 = "test.op_large_commutative"(%c, %d, %0, %j, %b, %a, %i) : (i32, i32, i32, i32, i32, i32, i32) -> i32
  %2 = "test.op_commutative"(%1, %0, %i, %j) : (i32, i32, i32, i32) -> i32
  %3 = "test.op_commutative2"(%j, %i) : (i32, i32) -> i32
  %e = "test.op_c"(%d) : (i32) -> i32
  %4 = "test.op_commutative"(%e, %d, %a, %e) : (i32, i32, i32, i32) -> i32
  return %0, %1, %2, %4 : i32, i32, i32, i32
}

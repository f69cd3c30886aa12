// What takes the place of several operations has their locations, fused, the
// root's first; or those that the pattern says.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-greedy-patterns -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: func.func @loc
// CHECK: %[[V0:[^ :,)]+]] = "test.loc_src"(%arg0) : (i32) -> i32 loc("a")
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.loc_src"(%[[V0]]) : (i32) -> i32 loc("b")
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.loc_dst"(%arg0) : (i32) -> i32 loc("c")
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.loc_dst"(%[[V2]]) : (i32) -> i32 loc("named")
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.loc_dst"(%[[V3]]) : (i32) -> i32 loc(fused<"fused">["b", "a"])
// CHECK-NEXT: "test.loc_dst_no_res"(%arg0) : (i32) -> () loc("d")
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "test.op_b"(%[[V4]]) <{attr = 3 : i32}> : (i32) -> i32 loc("inner")
// CHECK-NEXT: %[[V6:[^ :,)]+]] = "test.op_b"(%[[V4]]) <{attr = 5 : i32}> : (i32) -> i32 loc(fused["outer", "inner"])
// CHECK-NEXT: return %[[V6]] : i32 loc("e")
// CHECK-NEXT: } loc("f")

func.func @loc(%i: i32) -> i32 {
  %0 = "test.loc_src"(%i) : (i32) -> i32 loc("a")
  %1 = "test.loc_src"(%0) : (i32) -> i32 loc("b")
  %2 = "test.loc_src"(%1) : (i32) -> i32 loc("c")
  "test.loc_src_no_res"(%1) : (i32) -> () loc("d")
  %3 = "test.op_a"(%2) {attr = 3 : i32} : (i32) -> i32 loc("inner")
  %4 = "test.op_a"(%3) {attr = 5 : i32} : (i32) -> i32 loc("outer")
  return %4 : i32 loc("e")
} loc("f")

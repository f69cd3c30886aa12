// RUN: mlopt %s -inline -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// Locations that hold others, inlined several times over.

module {
// CHECK-LABEL: func.func @top(
// CHECK-NEXT:    %[[V0:.*]] = arith.addi %arg0, %arg0 : i32 loc(callsite(fused<"data">["l.c":1:1, callsite("l.c":2:2 at "l.c":3:3)] at callsite("m.c":1:1 at callsite("n.c":2:2 at fused["top.c":1:1, "two"("top.c":2:2)]))))
// CHECK-NEXT:    %[[V1:.*]] = arith.muli %[[V0]], %arg0 : i32 loc(callsite("leaf name"("l.c":7:7) at callsite("m.c":1:1 at callsite("n.c":2:2 at fused["top.c":1:1, "two"("top.c":2:2)]))))
// CHECK-NEXT:    %[[V2:.*]] = arith.addi %[[V1]], %[[V1]] : i32 loc(callsite(fused<"data">["l.c":1:1, callsite("l.c":2:2 at "l.c":3:3)] at callsite("m.c":5:5 at fused["top.c":1:1, "two"("top.c":2:2)])))
// CHECK-NEXT:    %[[V3:.*]] = arith.muli %[[V2]], %[[V1]] : i32 loc(callsite("leaf name"("l.c":7:7) at callsite("m.c":5:5 at fused["top.c":1:1, "two"("top.c":2:2)])))
// CHECK-NEXT:    %[[V4:.*]] = arith.addi %[[V3]], %[[V3]] : i32 loc(callsite(fused<"data">["l.c":1:1, callsite("l.c":2:2 at "l.c":3:3)] at callsite("m.c":1:1 at callsite("n.c":2:2 at "named"("top.c":3:3)))))
// CHECK-NEXT:    %[[V5:.*]] = arith.muli %[[V4]], %[[V3]] : i32 loc(callsite("leaf name"("l.c":7:7) at callsite("m.c":1:1 at callsite("n.c":2:2 at "named"("top.c":3:3)))))
// CHECK-NEXT:    %[[V6:.*]] = arith.addi %[[V5]], %[[V5]] : i32 loc(callsite(fused<"data">["l.c":1:1, callsite("l.c":2:2 at "l.c":3:3)] at callsite("m.c":5:5 at "named"("top.c":3:3))))
// CHECK-NEXT:    %[[V7:.*]] = arith.muli %[[V6]], %[[V5]] : i32 loc(callsite("leaf name"("l.c":7:7) at callsite("m.c":5:5 at "named"("top.c":3:3))))
// CHECK-NEXT:    return %[[V7]] : i32 loc("top.c":4:4)
  func.func @top(%x: i32) -> i32 {
    %0 = call @middle(%x) : (i32) -> i32 loc(fused["top.c":1:1, "two"("top.c":2:2)])
    %1 = call @middle(%0) : (i32) -> i32 loc("named"("top.c":3:3))
    return %1 : i32 loc("top.c":4:4)
  } loc("top.c":0:0)
  func.func private @middle(%x: i32) -> i32 {
    %0 = call @leaf(%x) : (i32) -> i32 loc(callsite("m.c":1:1 at "n.c":2:2))
    %1 = call @leaf(%0) : (i32) -> i32 loc("m.c":5:5)
    return %1 : i32 loc("m.c":6:6)
  } loc("m.c":0:0)
  func.func private @leaf(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32 loc(fused<"data">["l.c":1:1, callsite("l.c":2:2 at "l.c":3:3)])
    %1 = arith.muli %0, %x : i32 loc("leaf name"("l.c":7:7))
    return %1 : i32 loc("l.c":8:8)
  } loc("l.c":0:0)
} loc("m.c":0:0)

// -test-diagnostic-filter: the first place in a location that is not filtered out.
// RUN: mlopt-test %s '-pass-pipeline=builtin.module(func.func(test-diagnostic-filter{filters=b.mlir}))' 2>&1 >/dev/null | FileCheck %s

// CHECK: Test 'g1'
// CHECK-NEXT: c.mlir:4:5: error: test diagnostic
// CHECK-NEXT: Test 'g2'
// CHECK-NEXT: a.mlir:1:1: error: test diagnostic
// CHECK-NEXT: c.mlir:4:5: note: called from
// CHECK-NEXT: Test 'g3'
// CHECK-NEXT: a.mlir:1:1: error: test diagnostic
// CHECK-NEXT: Test 'g4'
// CHECK-NEXT: a.mlir:3:2: error: test diagnostic
// CHECK-NEXT: Test 'g5'
// CHECK-NEXT: a.mlir:3:2: error: test diagnostic
// CHECK-NEXT: Test 'g6'
// CHECK-NEXT: a.mlir:3:2: error: test diagnostic
// CHECK-NEXT: Test 'g7'
// CHECK-NEXT: a.mlir:3:2: error: test diagnostic
// CHECK-NEXT: Test 'g8'
// CHECK-NEXT: b.mlir:4:5: error: test diagnostic
// CHECK-NEXT: Test 'g9'
// CHECK-NEXT: a.mlir:4:5: error: test diagnostic
// CHECK-NEXT: Test 'g10'

func.func private @g1() attributes {test.loc = loc(callsite("x"("b.mlir":3:2) at "c.mlir":4:5))}
func.func private @g2() attributes {test.loc = loc(callsite(callsite("a.mlir":1:1 at "b.mlir":3:2) at "c.mlir":4:5))}
func.func private @g3() attributes {test.loc = loc(fused["a.mlir":1:1, "b.mlir":3:2])}
func.func private @g4() attributes {test.loc = loc(fused["b.mlir":1:1, "a.mlir":3:2])}
func.func private @g5() attributes {test.loc = loc(callsite(unknown at "a.mlir":3:2))}
func.func private @g6() attributes {test.loc = loc(callsite("a.mlir":3:2 at unknown))}
func.func private @g7() attributes {test.loc = loc(callsite("a.mlir":3:2 at "b.mlir":4:5))}
func.func private @g8() attributes {test.loc = loc("b.mlir":4:5)}
func.func private @g9() attributes {test.loc = loc("b.mlir"("a.mlir":4:5))}
func.func private @g10() {
 "test.x"() {attr = "x"} : () -> ()
 "test.x"() {attr = "emit_error"} : () -> ()
 "test.x"() {attr} : () -> ()
 return }

// -test-control-flow-sink: only operations of one name, into the first region.
// RUN: mlopt-test %s -allow-unregistered-dialect '-pass-pipeline=builtin.module(func.func(test-control-flow-sink))' | FileCheck %s

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %0 = "test.other"() : () -> i32
// CHECK-NEXT: %1 = "test.sink_me"() : () -> i32
// CHECK-NEXT: %2 = "test.sink_me"() : () -> i32
// CHECK-NEXT: "test.sink_target"() ({
// CHECK-NEXT: %3 = "test.sink_me"() {was_sunk = 0 : i32} : () -> i32
// CHECK-NEXT: %4 = "test.sink_me"(%3) {was_sunk = 0 : i32} : (i32) -> i32
// CHECK-NEXT: "foo.use"(%4, %0, %2) : (i32, i32, i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.use"(%1) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.use"(%2) : (i32) -> ()
// CHECK-NEXT: "test.sink_target"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @f(%a: i32) {
  %0 = "test.sink_me"() : () -> i32
  %1 = "test.sink_me"(%0) : (i32) -> i32
  %2 = "test.other"() : () -> i32
  %5 = "test.sink_me"() : () -> i32
  %6 = "test.sink_me"() : () -> i32
  "test.sink_target"() ({
    "foo.use"(%1, %2, %6) : (i32, i32, i32) -> ()
  }, { "foo.use"(%5) : (i32) -> () }) : () -> ()
  "foo.use"(%6) : (i32) -> ()
  "test.sink_target"() : () -> ()
  return
}

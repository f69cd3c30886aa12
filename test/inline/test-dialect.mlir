// RUN: mlopt-test %s -allow-unregistered-dialect -inline | FileCheck %s

// What a dialect has a say in: which calls, conversions where types differ, what
// is done with arguments, results and what was inlined.

// CHECK-LABEL: func.func @use_one
// CHECK-NEXT: %[[V0:.*]] = "test.op_c"(%arg0) : (i32) -> i32
// CHECK-NEXT: %[[V1:.*]] = "test.op_c"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @use_short
// CHECK-NEXT: %[[V0:.*]] = "test.cast"(%arg0) : (i32) -> i16
// CHECK-NEXT: %[[V1:.*]] = "test.side_effect_op"() {inlined_conversion} : () -> i16
// CHECK-NEXT: "test.one_region_op"() ({
// CHECK-NEXT: %[[V3:.*]] = "test.op_j"() {inlined_conversion} : () -> i32
// CHECK-NEXT: "test.finish"() {inlined_conversion} : () -> ()
// CHECK-NEXT: }) {inlined_conversion} : () -> ()
// CHECK-NEXT: %[[V2:.*]] = "test.cast"(%[[V1]]) : (i16) -> i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @bad_types
// CHECK-NEXT: %[[V0:.*]] = "test.conversion_call_op"(%arg0) <{callee = @short}> : (i64) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @use_handled
// CHECK-NEXT: %[[V0:.*]] = "test.type_changer"(%arg0) : (i32) -> i32
// CHECK-NEXT: %[[V1:.*]] = "test.type_changer"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]], %arg0 : i32, i32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @use_func_handled
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @mixed
// CHECK-NEXT: %[[V0:.*]] = "test.cast"(%arg0) : (i16) -> i32
// CHECK-NEXT: %[[V1:.*]] = "test.op_c"(%[[V0]]) {inlined_conversion} : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @use_handled16
// CHECK-NEXT: %[[V0:.*]] = "test.cast"(%arg0) : (i32) -> i16
// CHECK-NEXT: %[[V1:.*]] = "test.type_changer"(%[[V0]]) : (i16) -> i16
// CHECK-NEXT: %[[V2:.*]] = "test.type_changer"(%[[V1]]) : (i16) -> i16
// CHECK-NEXT: %[[V3:.*]] = "test.cast"(%[[V2]]) : (i16) -> i32
// CHECK-NEXT: "x.u"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT: return %[[V3]] : i32
// CHECK-NEXT: }

// CHECK-LABEL: func.func @use_blocks
// CHECK-NEXT: %[[V0:.*]] = "test.cast"(%arg0) : (i32) -> i16
// CHECK-NEXT: "test.br"(%[[V0]])[^bb1] {inlined_conversion} : (i16) -> ()
// CHECK-NEXT: ^bb1(%[[V1:.*]]: i16):
// CHECK-NEXT: "test.br"(%[[V1]])[^bb2] : (i16) -> ()
// CHECK-NEXT: ^bb2(%[[V2:.*]]: i16):
// CHECK-NEXT: %[[V3:.*]] = "test.cast"(%[[V2]]) : (i16) -> i32
// CHECK-NEXT: return %[[V3]] : i32
// CHECK-NEXT: }

func.func @one(%a: i32) -> i32 {
  %0 = "test.op_c"(%a) : (i32) -> i32
  return %0 : i32
}
func.func @use_one(%a: i32) -> i32 {
  %0 = call @one(%a) : (i32) -> i32
  %1 = call @one(%0) {noinline} : (i32) -> i32
  return %1 : i32
}
test.conversion_func_op private @short(%a: i16) -> i16 {
  %0 = "test.side_effect_op"() : () -> i16
  "test.one_region_op"() ({
    "test.op_j"() : () -> i32
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.return"(%0) : (i16) -> ()
}
func.func @use_short(%a: i32) -> i32 {
  %0 = "test.conversion_call_op"(%a) <{callee = @short}> : (i32) -> i32
  return %0 : i32
}
func.func @bad_types(%a: i64) -> i32 {
  %0 = "test.conversion_call_op"(%a) <{callee = @short}> : (i64) -> i32
  return %0 : i32
}
test.conversion_func_op private @handled(%a: i32 {test.handle_argument}, %b: i32) -> (i32 {test.handle_result}, i32) {
  "test.return"(%a, %b) : (i32, i32) -> ()
}
func.func @use_handled(%a: i32) -> (i32, i32) {
  %0:2 = "test.conversion_call_op"(%a, %a) <{callee = @handled}> : (i32, i32) -> (i32, i32)
  return %0#0, %0#1 : i32, i32
}
func.func @func_handled(%a: i32 {test.handle_argument}) -> (i32 {test.handle_result}) {
  return %a : i32
}
func.func @use_func_handled(%a: i32) -> i32 {
  %0 = call @func_handled(%a) : (i32) -> i32
  return %0 : i32
}
func.func @mixed(%a: i16) -> i32 {
  %0 = "test.conversion_call_op"(%a) <{callee = @one}> : (i16) -> i32
  return %0 : i32
}
test.conversion_func_op private @handled16(%a: i16 {test.handle_argument}) -> (i16 {test.handle_result}) {
  "test.return"(%a) : (i16) -> ()
}
func.func @use_handled16(%a: i32) -> i32 {
  %0 = "test.conversion_call_op"(%a) <{callee = @handled16}> : (i32) -> i32
  "x.u"(%0) : (i32) -> ()
  return %0 : i32
}
test.conversion_func_op private @blocks(%a: i16) -> i16 {
  "test.br"(%a)[^bb1] : (i16) -> ()
^bb1(%b: i16):
  "test.return"(%b) : (i16) -> ()
}
func.func @use_blocks(%a: i32) -> i32 {
  %0 = "test.conversion_call_op"(%a) <{callee = @blocks}> : (i32) -> i32
  return %0 : i32
}

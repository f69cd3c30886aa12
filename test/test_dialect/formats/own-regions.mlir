// Regions in syntax for which upstream has functions
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: test.dummy_op_with_region_ref {
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: } 
test.dummy_op_with_region_ref { "a.b"() : () -> () }

// -----
// CHECK: test.dummy_op_with_region_ref {
// CHECK-NEXT: } {a} 
test.dummy_op_with_region_ref {} {a}

// -----
// CHECK: %0:2 = test.format_infer_type_regions {
// CHECK-NEXT: ^bb0(%arg0: i64, %arg1: f32):
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }
%0:2 = test.format_infer_type_regions {
^bb0(%arg0: i64, %arg1: f32):
  "a.b"() : () -> ()
}

// -----
// CHECK: test.format_infer_type_regions {
// CHECK-NEXT: }
test.format_infer_type_regions {}

// -----
// CHECK: test.format_infer_type_regions {
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: } {a}
test.format_infer_type_regions {
  "a.b"() : () -> ()
} {a}

// -----
// CHECK: test.format_infer_type_regions {
// CHECK-NEXT: }
"test.format_infer_type_regions"() ({}) : () -> ()

// -----
// CHECK: %0:5 = "x.y"() : () -> (i32, i32, i32, i32, i32)
// CHECK-NEXT: %1 = test.fold_with_fold_adaptor %0#0, [%0#1, %0#2], {(%0#3), (%0#4)} {
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }
%0:5 = "x.y"() : () -> (i32, i32, i32, i32, i32)
%1 = test.fold_with_fold_adaptor %0#0, [%0#1, %0#2], {(%0#3), (%0#4)} { "a.b"() : () -> () }

// -----
// CHECK: %0:5 = "x.y"() : () -> (i32, i32, i32, i32, i32)
// CHECK-NEXT: %1 = test.fold_with_fold_adaptor %0#0, [], {} {
// CHECK-NEXT: }
// CHECK-NEXT: %2 = test.fold_with_fold_adaptor %0#0, [], {()} {
// CHECK-NEXT: } attributes {a}
%0:5 = "x.y"() : () -> (i32, i32, i32, i32, i32)
%1 = test.fold_with_fold_adaptor %0#0, [], { } {}
%2 = test.fold_with_fold_adaptor %0#0, [], {()} {} attributes {a}

// -----
// CHECK: %0:5 = "x.y"() : () -> (i32, i32, i32, i32, i32)
// CHECK-NEXT: %1 = test.fold_with_fold_adaptor %0#0, [%0#1], {(%0#2, %0#3), (), ()} {
// CHECK-NEXT: }
%0:5 = "x.y"() : () -> (i32, i32, i32, i32, i32)
%1 = "test.fold_with_fold_adaptor"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 2>, attr = array<i32: 2, 0, 0>}> ({}) : (i32, i32, i32, i32) -> i32

// -----
// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: test.isolated_region %0 {
// CHECK-NEXT:   "a.b"(%0) : (index) -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
test.isolated_region %0 {
  "a.b"(%0) : (index) -> ()
}

// -----
// CHECK: %0:2 = "x.y"() : () -> (index, index)
// CHECK-NEXT: test.isolated_region %0#1 {
// CHECK-NEXT:   "a.b"(%0#1) : (index) -> ()
// CHECK-NEXT: }
%0:2 = "x.y"() : () -> (index, index)
test.isolated_region %0#1 {
  "a.b"(%0#1) : (index) -> ()
}

// -----
// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: test.isolated_region %0 {
// CHECK-NEXT:   "a.b"(%0) : (index) -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
"test.isolated_region"(%0) ({
^bb0(%a: index):
  "a.b"(%a) : (index) -> ()
}) : (index) -> ()

// -----
// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: test.isolated_region %0 {
// CHECK-NEXT:   "a.b"(%arg1) : (index) -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
"test.isolated_region"(%0) ({
^bb0(%a: index, %b: index):
  "a.b"(%b) : (index) -> ()
}) : (index) -> ()

// -----
// CHECK: %0 = test.wrapping_region wraps "some.op"() {test.attr = "attr"} : () -> i32
%0 = test.wrapping_region wraps "some.op"() {test.attr = "attr"} : () -> i32

// -----
// CHECK: %0 = test.wrapping_region wraps "some.op"() {test.attr = "attr"} : () -> i32
// CHECK-NEXT: "u.s"(%0) : (i32) -> ()
%0 = test.wrapping_region wraps "some.op"() {test.attr = "attr"} : () -> i32 loc("x")
"u.s"(%0) : (i32) -> ()

// -----
// CHECK: %0 = "x.y"() : () -> i32
// CHECK-NEXT: %1:2 = test.wrapping_region wraps "some.op"(%0) ({
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }) : (i32) -> (i32, f32)
// CHECK-NEXT: test.wrapping_region wraps "some.op"(%0) : (i32) -> ()
%a = "x.y"() : () -> i32
%0:2 = test.wrapping_region wraps "some.op"(%a) ({ "a.b"() : () -> () }) : (i32) -> (i32, f32)
test.wrapping_region wraps "some.op"(%a) : (i32) -> ()

// -----
// CHECK: %0 = test.wrapping_region wraps "arith.constant"() <{value = 4 : i32}> : () -> i32
%0 = test.wrapping_region wraps "arith.constant"() {value = 4 : i32} : () -> i32

// -----
// CHECK: %0 = test.wrapping_region wraps "test.wrapping_region"() ({
// CHECK-NEXT:   %2 = "some.op"() : () -> i32
// CHECK-NEXT:   "test.return"(%2) : (i32) -> ()
// CHECK-NEXT: }) : () -> i32
%0 = test.wrapping_region wraps "test.wrapping_region"() ({
  %1 = "some.op"() : () -> i32
  "test.return"(%1) : (i32) -> ()
}) : () -> i32

// -----
// CHECK: test.wrapping_region wraps "test.return"() : () -> ()
"test.wrapping_region"() ({
  "test.return"() : () -> ()
}) : () -> ()

// -----
// CHECK: test.wrapping_region wraps "a.b"() : () -> ()
"test.wrapping_region"() ({
  "a.b"() : () -> ()
  "a.c"() : () -> ()
  "test.return"() : () -> ()
}) {a} : () -> ()

// -----
// CHECK: test.polyfor %arg0, %arg1 {
// CHECK-NEXT:   "use"(%arg0, %arg1) : (index, index) -> ()
// CHECK-NEXT: }
test.polyfor %i, %j {
  "use"(%i, %j) : (index, index) -> ()
}

// -----
// CHECK: test.polyfor  {
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }
test.polyfor {
  "a.b"() : () -> ()
}

// -----
// CHECK: test.polyfor %arg0, %arg1 {
// CHECK-NEXT:   "use"(%arg0, %arg1) : (index, index) -> ()
// CHECK-NEXT: }
"test.polyfor"() ({
^bb0(%a: index, %b: index):
  "use"(%a, %b) : (index, index) -> ()
}) : () -> ()

// -----
// CHECK: test.polyfor %x, %y {
// CHECK-NEXT:   "use"(%x, %y) : (index, index) -> ()
// CHECK-NEXT: }
"test.polyfor"() ({
^bb0(%a: index, %b: index):
  "use"(%a, %b) : (index, index) -> ()
}) {arg_names = ["x", "y"]} : () -> ()

// -----
// CHECK: test.polyfor %x, %arg0 {
// CHECK-NEXT:   "use"(%x, %arg0) : (index, index) -> ()
// CHECK-NEXT: }
"test.polyfor"() ({
^bb0(%a: index, %b: index):
  "use"(%a, %b) : (index, index) -> ()
}) {arg_names = ["x"]} : () -> ()

// -----
// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: test.switch_with_no_break %0 
%0 = "x.y"() : () -> index
test.switch_with_no_break %0

// -----
// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: test.switch_with_no_break %0 {a} 
// CHECK-NEXT: case 1 {
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
test.switch_with_no_break %0 {a} 
case 1 { "a.b"() : () -> () }

// -----
// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: test.switch_with_no_break %0 
// CHECK-NEXT: case 1 {
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
test.switch_with_no_break %0 case 1 { ^bb0(%q: index): "a.b"() : () -> () } 

// -----
// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: test.switch_with_no_break %0 
// CHECK-NEXT: case 1 {
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
"test.switch_with_no_break"(%0) ({"a.b"() : () -> ()}) {cases = array<i64: 1, 2>}: (index) -> ()

// -----
// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: test.switch_with_no_break %0 {x = 1 : i64} 
// CHECK-NEXT: case 1 {
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: case 2 {
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
"test.switch_with_no_break"(%0) ({"a.b"() : () -> ()}, {"a.b"() : () -> ()}) {cases = array<i64: 1, 2>, x = 1}: (index) -> ()

// -----
// CHECK: test.with_bounds_region {smax = 3 : index, smin = 2 : index, umax = 3 : index, umin = 2 : index} %arg0: index {
// CHECK-NEXT:   "a.b"(%arg0) : (index) -> ()
// CHECK-NEXT: }
test.with_bounds_region { umin = 2 : index, umax = 3 : index, smin = 2 : index, smax = 3 : index } %arg0 : index {
  "a.b"(%arg0) : (index) -> ()
}

// -----
// CHECK: !op_asm_type_interface_type = !test.op_asm_type_interface
// CHECK-NEXT: module {
// CHECK-NEXT:   test.block_argument_name_from_type {
// CHECK-NEXT:   ^bb0(%op_asm_type_interface: !op_asm_type_interface_type, %arg0: i32, %op_asm_type_interface_0: !op_asm_type_interface_type):
// CHECK-NEXT:     "a.b"() : () -> ()
// CHECK-NEXT:   ^bb1(%op_asm_type_interface_1: !op_asm_type_interface_type):  // no predecessors
// CHECK-NEXT:     "a.b"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   test.block_argument_name_from_type_interface {
// CHECK-NEXT:   ^bb0(%op_asm_type_interface: !op_asm_type_interface_type, %arg0: i32, %op_asm_type_interface_0: !op_asm_type_interface_type):
// CHECK-NEXT:     "a.b"() : () -> ()
// CHECK-NEXT:   ^bb1(%0: !op_asm_type_interface_type):  // no predecessors
// CHECK-NEXT:     "a.b"() : () -> ()
// CHECK-NEXT:   } attributes {a}
// CHECK-NEXT: }
test.block_argument_name_from_type {
^bb0(%a: !test.op_asm_type_interface, %b: i32, %c: !test.op_asm_type_interface):
  "a.b"() : () -> ()
^bb1(%d: !test.op_asm_type_interface):
  "a.b"() : () -> ()
}
test.block_argument_name_from_type_interface {
^bb0(%a: !test.op_asm_type_interface, %b: i32, %c: !test.op_asm_type_interface):
  "a.b"() : () -> ()
^bb1(%d: !test.op_asm_type_interface):
  "a.b"() : () -> ()
} attributes {a}

// -----

// CHECK-LABEL: func.func @region_if
// CHECK-NEXT: %0:2 = test.region_if %arg0, %arg1: i32, i64 -> (i32, i64) then {
// CHECK: test.region_if_yield %arg2, %arg3 : i32, i64
// CHECK-NEXT: } else {
// CHECK: } join {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i64):
// CHECK-NEXT: test.region_if_yield %arg2, %arg3 : i32, i64
func.func @region_if(%a: i32, %b: i64) {
  %0:2 = test.region_if %a, %b : i32, i64 -> (i32, i64) then {
  ^b(%x: i32, %y: i64):
    test.region_if_yield %x, %y : i32, i64
  } else {
  ^b(%x: i32, %y: i64):
    test.region_if_yield %x, %y : i32, i64
  } join {
  ^b(%x: i32, %y: i64):
    test.region_if_yield %x, %y : i32, i64
  }
  return
}

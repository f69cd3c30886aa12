// Regions in syntax for which upstream has functions: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics 

// expected-error@+1 {{expected '{' to begin a region}}
test.dummy_op_with_region_ref

// -----
// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%0:2 = test.format_infer_type_regions {
^bb0(%arg0: i64):
  "a.b"() : () -> ()
}

// -----
%0:5 = "x.y"() : () -> (i32, i32, i32, i32, i32)
// expected-error@+1 {{expected '{' to begin a region}}
%1 = test.fold_with_fold_adaptor %0#0, [], {(%0#1)}

// -----
%0:5 = "x.y"() : () -> (i32, i32, i32, i32, i32)
// expected-error@+1 {{expected ')'}}
%1 = test.fold_with_fold_adaptor %0#0, [], {(%0#1}

// -----
%0:5 = "x.y"() : () -> (i32, i32, i32, i32, i32)
// expected-error@+1 {{'test.fold_with_fold_adaptor' op var_of_var count (2) does not match with the total size (1) specified in attribute 'attr'}}
%1 = "test.fold_with_fold_adaptor"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 2>, attr = array<i32: 1, 0>}> ({}) : (i32, i32, i32, i32) -> i32

// -----
%0:2 = "x.y"() : () -> (index, index)
test.isolated_region %0#1 {
// expected-error@+1 {{use of undeclared SSA value name}}
  "a.b"(%0#0) : (index) -> ()
}

// -----
// expected-note@+1 {{prior use here}}
%0 = "x.y"() : () -> i32
// expected-error@+1 {{use of value '%0' expects different type than prior uses: 'index' vs 'i32'}}
test.isolated_region %0 {
  "a.b"(%0) : (index) -> ()
}

// -----
%0 = "x.y"() : () -> index
// expected-error@+1 {{empty block: expect at least a terminator}}
test.isolated_region %0 { }

// -----
%0 = "x.y"() : () -> index
test.isolated_region %0 {
// expected-error@+1 {{invalid block name in region with named arguments}}
^bb0:
  "a.b"(%0) : (index) -> ()
}

// -----
%0 = "x.y"() : () -> index
test.isolated_region %0 {
  "a.b"(%0) : (index) -> ()
// expected-error@+1 {{expected operation name in quotes}}
} {a}

// -----
%0 = "x.y"() : () -> index
// expected-error@+1 {{expected '{' to begin a region}}
test.isolated_region %0

// -----
// expected-error@+1 {{expected SSA operand}}
test.isolated_region {
}

// -----
func.func @f(%a: index) {
  %b = "x.y"() : () -> index
  test.isolated_region %b {
    %1 = "a.b"(%b) : (index) -> index
    test.isolated_region %1 {
      %2 = "a.b"(%1) : (index) -> index
    }
// expected-error@+1 {{block with no terminator, has }}
    test.isolated_region %b {
      %2 = "a.b"(%b) : (index) -> index
    }
  }
  return
}

// -----
%0 = "x.y"() : () -> index
// expected-error@+1 {{'test.isolated_region' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.isolated_region"(%0) ({}) : (index) -> ()

// -----
// expected-error@+1 {{custom op 'test.wrapping_region' expected 'wraps'}}
%0 = test.wrapping_region "some.op"() {test.attr = "attr"} : () -> i32

// -----
// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%0:2 = test.wrapping_region wraps "some.op"() : () -> i32

// -----
// expected-error@+1 {{'test.wrapping_region' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
"test.wrapping_region"() ({
}) : () -> ()

// -----
// expected-error@+1 {{empty block: expect at least a terminator}}
test.polyfor %i {
}

// -----
// expected-error@+2 {{region entry argument '%i' is already in use}}
// expected-note@+1 {{previously referenced here}}
test.polyfor %i, %i {
  "a.b"() : () -> ()
}

// -----
// expected-error@+1 {{result number not allowed in argument list}}
test.polyfor %i#0 {
  "a.b"() : () -> ()
}

// -----
test.polyfor %i {
  "a.b"() : () -> ()
// expected-error@+1 {{expected operation name in quotes}}
} {a}

// -----
%0 = "x.y"() : () -> index
// expected-error@+1 {{'test.switch_with_no_break' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
test.switch_with_no_break %0 case 1 { "a.b"() : () -> () } case -2 { }

// -----
%0 = "x.y"() : () -> index
// expected-error@+1 {{custom op 'test.switch_with_no_break' expected integer value}}
test.switch_with_no_break %0 case a { "a.b"() : () -> () }

// -----
%0 = "x.y"() : () -> index
// expected-error@+1 {{expected '{' to begin a region}}
test.switch_with_no_break %0 case 1

// -----
%0 = "x.y"() : () -> index
// expected-error@+1 {{'test.switch_with_no_break' op region #0 ('caseRegions') failed to verify constraint: region with 1 blocks}}
"test.switch_with_no_break"(%0) ({}) {cases = array<i64: 1>}: (index) -> ()

// -----
// expected-error@+1 {{expected ':'}}
test.with_bounds_region { umin = 2 : index, umax = 3 : index, smin = 2 : index, smax = 3 : index } %arg0 {
  "a.b"(%arg0) : (index) -> ()
}

// -----
// expected-error@+1 {{'test.with_bounds_region' op requires attribute 'smax'}}
test.with_bounds_region %arg0 : index {
  "a.b"(%arg0) : (index) -> ()
}

// -----
test.with_bounds_region { umin = 2 : index, umax = 3 : index, smin = 2 : index, smax = 3 : index } %arg0 : index {
  "a.b"(%arg0) : (index) -> ()
// expected-error@+1 {{expected operation name in quotes}}
} {a}

// -----
// expected-error@+1 {{expected '->'}}
test.region_if : i32 then {} else {} join {}

// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'test.region_if' op expects a non-empty block}}
  %0 = test.region_if %a: i32 -> i32 then {^b(%x: i32):} else {^b(%x: i32):} join {^b(%x: i32):}
  return
}

// -----
func.func @f(%a: i32) {
  // expected-note@+2 {{region branch point}}
  // expected-error@+1 {{'test.region_if' op along control flow edge from parent to Region #0: region branch point has 2 operands, but region successor needs 1 inputs}}
  %0:2 = test.region_if %a, %a: i32, i32 -> (i32, i32) then {
  ^b(%x: i32):
    test.region_if_yield %x : i32
  } else {
  ^b(%x: i32):
    test.region_if_yield %x : i32
  } join {
  ^b(%x: i32):
    test.region_if_yield %x : i32
  }
  return
}

// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'test.region_if' op along control flow edge from Operation test.region_if_yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %0 = test.region_if %a: i32 -> f32 then {
  ^b(%x: i32):
    test.region_if_yield %x : i32
  } else {
  ^b(%x: i32):
    test.region_if_yield %x : i32
  } join {
  ^b(%x: i32):
    // expected-note@+1 {{region branch point}}
    test.region_if_yield %x : i32
  }
  return
}

// -----
// expected-error@+1 {{'test.format_custom_directive_regions' op expected 1 or more regions}}
"test.format_custom_directive_regions"() : () -> ()

// -----
// expected-error@+1 {{'test.format_custom_directive_successors' op requires at least 1 successors but found 0}}
"test.format_custom_directive_successors"() : () -> ()

// What the test operations of traits and type relations are told.
// RUN: not mlopt-test %s -split-input-file -allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s

// CHECK: error: 'test.same_operand_element_type' op requires one result
// CHECK: note: see current operation: "test.same_operand_element_type"() : () -> ()
// CHECK-NEXT: error: 'test.same_operand_element_type' op requires the same element type for all operands
// CHECK: note: see current operation: %2 = "test.same_operand_element_type"(%0, %1) : (i32, f32) -> i32
// CHECK-NEXT: error: 'test.same_operand_and_result_element_type' op expected 1 or more operands, but found 0
// CHECK: note: see current operation: %0 = "test.same_operand_and_result_element_type"() : () -> i32
// CHECK-NEXT: error: 'test.same_operand_and_result_element_type' op expected 1 or more results
// CHECK: note: see current operation: "test.same_operand_and_result_element_type"(%0) : (i32) -> ()
// CHECK-NEXT: error: 'test.same_operand_and_result_element_type' op requires the same element type for all operands and results
// CHECK: note: see current operation: %1 = "test.same_operand_and_result_element_type"(%0) : (i32) -> f32
// CHECK-NEXT: error: 'test.same_operand_shape' op requires the same shape for all operands
// CHECK: note: see current operation: "test.same_operand_shape"(%0, %1) : (tensor<1xi32>, tensor<2xi32>) -> ()
// CHECK-NEXT: error: 'test.same_operand_shape' op expected 1 or more operands, but found 0
// CHECK: note: see current operation: "test.same_operand_shape"() : () -> ()
// CHECK-NEXT: error: 'test.same_operand_and_result_shape' op requires the same shape for all operands and results
// CHECK: note: see current operation: %1 = "test.same_operand_and_result_shape"(%0) : (tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT: error: 'test.same_operand_and_result_type' op requires the same type for all operands and results
// CHECK: note: see current operation: %1 = "test.same_operand_and_result_type"(%0) : (tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT: error: 'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type
// CHECK: note: see current operation: %2 = "test.elementwise_mappable"(%0, %1) : (tensor<1xi32>, vector<1xi32>) -> tensor<1xi32>
// CHECK-NEXT: error: 'test.operands_have_same_type' op failed to verify that all of {x, y} have same type
// CHECK: note: see current operation: "test.operands_have_same_type"(%0, %1) : (tensor<1xi32>, vector<2xi64>) -> ()
// CHECK-NEXT: error: 'test.operands_have_same_element_type' op failed to verify that all of {x, y} have same element type
// CHECK: note: see current operation: "test.operands_have_same_element_type"(%0, %1) : (tensor<1xi32>, vector<2xi64>) -> ()
// CHECK-NEXT: error: 'test.operands_have_same_rank' op failed to verify that all of {x, y} have same rank
// CHECK: note: see current operation: "test.operands_have_same_rank"(%0, %1) : (tensor<1xi32>, vector<2x2xi64>) -> ()
// CHECK-NEXT: error: 'test.four_equals_five' op failed to verify that 4 equals 5
// CHECK: note: see current operation: "test.four_equals_five"() : () -> ()
// CHECK-NEXT: error: 'test.if_first_operand_is_none_then_so_is_second' op failed to verify that has either both none type operands or first is not none
// CHECK: note: see current operation: "test.if_first_operand_is_none_then_so_is_second"(%0, %1) : (none, i32) -> ()
// CHECK-NEXT: error: result type should have trait 'TestTypeTrait'
// CHECK: note: see current operation: %0 = "test.result_type_with_trait"() : () -> i32
// CHECK-NEXT: error: 'attr' attribute should have trait 'TestAttrTrait'
// CHECK: note: see current operation: "test.attr_with_trait"() <{attr = 1 : i64}> : () -> ()
// CHECK-NEXT: error: 'test.arg_and_res_have_fixed_element_types' op failed to verify that fixed type combination
// CHECK: note: see current operation: %1 = "test.arg_and_res_have_fixed_element_types"(%0, %0) {attr = ""} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT: error: 'test.attr_sized_operands' op operand count (4) does not match with the total size (5) specified in attribute 'operandSegmentSizes'
// CHECK: note: see current operation: "test.attr_sized_operands"(%0, %0, %0, %0) <{operandSegmentSizes = array<i32: 0, 2, 1, 2>}> : (i32, i32, i32, i32) -> ()
// CHECK-NEXT: error: 'test.sized_region_op' op region #0 ('my_region') failed to verify constraint: region with 2 blocks
// CHECK: note: see current operation:
// CHECK: }, {
// CHECK: error: 'test.sized_region_op' op region #1 failed to verify constraint: region with 1 blocks
// CHECK: note: see current operation:
// CHECK: ^bb1:  // no predecessors
// CHECK: }, {
// CHECK: error: 'test.symbol_with_result' op symbols must not have results
// CHECK: note: see current operation: %0 = "test.symbol_with_result"() <{sym_name = "a"}> : () -> i32
// CHECK-NEXT: error: 'test.verifiers' op requires one region
// CHECK: note: see current operation: "test.verifiers"() : () -> ()
// CHECK-NEXT: error: 'test.verifiers' op operand #0 must be 32-bit signless integer, but got 'index'
// CHECK: note: see current operation:
// CHECK-NEXT: "test.verifiers"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: }) : (index) -> ()
// CHECK-NEXT: error: 'test.verifiers' op region #0 ('region') failed to verify constraint: region with 1 blocks
// CHECK: note: see current operation:
// CHECK-NEXT: "test.verifiers"(<<UNKNOWN SSA VALUE>>) ({
// CHECK-NEXT: }) : (i32) -> ()
// CHECK-NEXT: error: type mismatch for bb argument #1 of successor #0
// CHECK: note: see current operation: %1 = "test.producing_br"(%0#0, %0#1, %0#1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, f32, f32) -> i32

"test.same_operand_element_type"() : () -> ()
// -----
%a = "foo.a"() : () -> i32
%b = "foo.a"() : () -> f32
"test.same_operand_element_type"(%a, %b) : (i32, f32) -> i32
// -----
%a = "foo.a"() : () -> i32
"test.same_operand_element_type"(%a, %a) : (i32, i32) -> tensor<2xf32>
// -----
"test.same_operand_and_result_element_type"() : () -> i32
// -----
%a = "foo.a"() : () -> i32
"test.same_operand_and_result_element_type"(%a) : (i32) -> ()
// -----
%a = "foo.a"() : () -> i32
"test.same_operand_and_result_element_type"(%a) : (i32) -> f32
// -----
%a = "foo.a"() : () -> tensor<1xi32>
%b = "foo.a"() : () -> tensor<2xi32>
"test.same_operand_shape"(%a, %b) : (tensor<1xi32>, tensor<2xi32>) -> ()
// -----
"test.same_operand_shape"() : () -> ()
// -----
%a = "foo.a"() : () -> tensor<1xi32>
"test.same_operand_and_result_shape"(%a) : (tensor<1xi32>) -> tensor<2xi32>
// -----
%a = "foo.a"() : () -> tensor<1xi32>
"test.same_operand_and_result_type"(%a) : (tensor<1xi32>) -> tensor<2xi32>
// -----
%a = "foo.a"() : () -> tensor<1xi32>
%b = "foo.a"() : () -> vector<1xi32>
"test.elementwise_mappable"(%a, %b) : (tensor<1xi32>, vector<1xi32>) -> tensor<1xi32>
// -----
%a = "foo.a"() : () -> tensor<1xi32>
%b = "foo.a"() : () -> vector<2xi64>
"test.operands_have_same_type"(%a, %b) : (tensor<1xi32>, vector<2xi64>) -> ()
// -----
%a = "foo.a"() : () -> tensor<1xi32>
%b = "foo.a"() : () -> vector<2xi64>
"test.operands_have_same_element_type"(%a, %b) : (tensor<1xi32>, vector<2xi64>) -> ()
// -----
%a = "foo.a"() : () -> tensor<1xi32>
%b = "foo.a"() : () -> vector<2x2xi64>
"test.operands_have_same_rank"(%a, %b) : (tensor<1xi32>, vector<2x2xi64>) -> ()
// -----
"test.four_equals_five"() : () -> ()
// -----
%a = "foo.a"() : () -> none
%b = "foo.a"() : () -> i32
"test.if_first_operand_is_none_then_so_is_second"(%b, %a) : (i32, none) -> ()
"test.if_first_operand_is_none_then_so_is_second"(%a, %b) : (none, i32) -> ()
// -----
"test.result_type_with_trait"() : () -> i32
// -----
"test.result_type_with_trait"() : () -> !test.test_type_with_trait
"test.attr_with_trait"() {attr = #test.attr_with_trait} : () -> ()
"test.attr_with_trait"() {attr = 1} : () -> ()
// -----
%a = "foo.a"() : () -> tensor<1xi32>
"test.arg_and_res_have_fixed_element_types"(%a, %a) {attr = ""} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// -----
%a = "foo.a"() : () -> i32
"test.attr_sized_operands"(%a, %a, %a, %a) {operandSegmentSizes = array<i32: 0, 2, 1, 2>} : (i32,i32,i32,i32) -> ()
// -----
%a = "foo.a"() : () -> i32
"test.attr_sized_operands"(%a, %a, %a, %a) {operandSegmentSizes = array<i32: 0, 2, 1, 1>} : (i32,i32,i32,i32) -> ()
// -----
"test.sized_region_op"() ({},{}) : () -> ()
// -----
"test.sized_region_op"() ({
^bb0:
  "foo.x"() : () -> ()
^bb1:
  "foo.x"() : () -> ()
},{}) : () -> ()
// -----
"test.symbol_with_result"() {sym_name = "a"} : () -> i32
// -----
"test.verifiers"() : () -> ()
// -----
%x = "foo.a"() : () -> index
"test.verifiers"(%x) ({}) : (index) -> ()
// -----
%x = arith.constant 1 : i32
"test.verifiers"(%x) ({}) : (i32) -> ()
// -----
"test.ssacfg_region"() ({ "foo.x"() : () -> () }, {}) : () -> i32
"test.functional_region_op"() ({ "foo.x"() : () -> () }) : () -> (() -> ())
"test.any_cond"() ({ "foo.x"() : () -> () }) : () -> i32
%x:2 = "foo.a"() : () -> (i32, f32)
"foo.x"() ({
"test.producing_br"(%x#0, %x#1, %x#1)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, f32) -> i32
^bb1(%a : f32, %b: f32):
"foo.x"() : () -> ()
^bb2(%c : i32):
"foo.x"() : () -> ()
}) : () -> ()
// -----
%x:2 = "foo.a"() : () -> (i32, f32)
"foo.x"() ({
"test.producing_br"(%x#0, %x#1, %x#1)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2>} : (i32, f32, f32) -> i32
^bb1(%a : f32, %b: i32):
"foo.x"() : () -> ()
^bb2(%c : i32):
"foo.x"() : () -> ()
}) : () -> ()

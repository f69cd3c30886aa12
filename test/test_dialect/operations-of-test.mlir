// Operations that upstream builds, and that have bounds
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: %0 = test.value_with_bounds {max = 5 : index, min = 4 : index}
%0 = "test.value_with_bounds"() {max = 5 : index, min = 4 : index} : () -> index

// -----

// CHECK: %0 = test.value_with_bounds {max = 2 : index, min = 1 : index}
%0 = test.value_with_bounds { min = 1 : index, max = 2 : index }

// -----

// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: %1 = "test.reify_bound"(%0) <{type = "EQ"}> : (index) -> index
%0 = "x.y"() : () -> index
%1 = "test.reify_bound"(%0) : (index) -> index

// -----

// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: %1 = "test.reify_bound"(%0) <{type = "UB"}> : (index) -> index
%0 = "x.y"() : () -> index
%1 = "test.reify_bound"(%0) {type = "UB"} : (index) -> index

// -----

// CHECK: %0 = "x.y"() : () -> memref<?xi32>
// CHECK-NEXT: %1 = "test.reify_bound"(%0) <{dim = 0 : i64, type = "EQ"}> : (memref<?xi32>) -> index
%0 = "x.y"() : () -> memref<?xi32>
%1 = "test.reify_bound"(%0) {dim = 0} : (memref<?xi32>) -> index

// -----

// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: "test.compare"(%0, %0) <{cmp = "EQ"}> : (index, index) -> ()
%0 = "x.y"() : () -> index
"test.compare"(%0, %0) : (index, index) -> ()

// -----

// CHECK: %0 = "x.y"() : () -> index
// CHECK-NEXT: "test.compare"(%0, %0) <{cmp = "XX"}> : (index, index) -> ()
%0 = "x.y"() : () -> index
"test.compare"(%0, %0) {cmp = "XX"} : (index, index) -> ()

// -----

// CHECK: #map = affine_map<(d0) -> (d0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   %0 = "x.y"() : () -> index
// CHECK-NEXT:   "test.compare"(%0, %0) <{cmp = "EQ", lhs_map = #map}> : (index, index) -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
"test.compare"(%0, %0) {lhs_map = affine_map<(d0) -> (d0, d0)>} : (index, index) -> ()

// -----

// CHECK: #map = affine_map<() -> (1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   %0 = "x.y"() : () -> index
// CHECK-NEXT:   "test.compare"(%0) <{cmp = "EQ", lhs_map = #map}> : (index) -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
"test.compare"(%0) {lhs_map = affine_map<() -> (1)>} : (index) -> ()

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   %0 = "x.y"() : () -> index
// CHECK-NEXT:   "test.compare"(%0, %0, %0) <{cmp = "EQ", rhs_map = #map}> : (index, index, index) -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
"test.compare"(%0, %0, %0) {rhs_map = affine_map<(d0, d1) -> (d0 + d1)>} : (index, index, index) -> ()

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   %0 = "x.y"() : () -> index
// CHECK-NEXT:   "test.compare"(%0, %0, %0) <{cmp = "LT", lhs_map = #map}> : (index, index, index) -> ()
// CHECK-NEXT: }
%0 = "x.y"() : () -> index
"test.compare"(%0, %0, %0) {lhs_map = affine_map<(d0, d1) -> (d0 + d1)>, cmp = "LT"} : (index, index, index) -> ()

// -----

// CHECK: "test.many_regions"() ({
// CHECK-NEXT: }) : () -> ()
"test.many_regions"() ({}) : () -> ()

// -----

// CHECK: "test.many_regions"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT:   "test.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
"test.many_regions"() ({}, {"test.return"() : () -> ()}) : () -> ()

// -----

// CHECK: %0 = "test.tblgen_constant"() : () -> i32
%0 = "test.tblgen_constant"() : () -> i32

// -----

// CHECK: %0 = "test.tblgen_constant"() {value = 3 : i32} : () -> i32
%0 = "test.tblgen_constant"() {value = 3: i32} : () -> i32

// -----

// CHECK: %a:2, %b = "test.attr_sized_results_compile_test"() <{resultSegmentSizes = array<i32: 2, 1, 0>}> : () -> (i32, i32, i32)
%0:3 = "test.attr_sized_results_compile_test"() {resultSegmentSizes = array<i32: 2, 1, 0>} : () -> (i32, i32, i32)

// -----

// CHECK: "test.op_funcref"() : () -> ()
"test.op_funcref"() : () -> ()

// -----

// CHECK: "test.op_funcref"() {callee = @x} : () -> ()
"test.op_funcref"() {callee = @x} : () -> ()

// -----

// CHECK: %0 = "x.y"() : () -> memref<1xf32>
// CHECK-NEXT: "test.op_norm"(%0, %0) : (memref<1xf32>, memref<1xf32>) -> ()
// CHECK-NEXT: "test.op_nonnorm"(%0, %0) : (memref<1xf32>, memref<1xf32>) -> ()
// CHECK-NEXT: %Y, %Z = "test.op_norm_ret"(%0) : (memref<1xf32>) -> (memref<1xf32>, memref<1xf32>)
%0 = "x.y"() : () -> memref<1xf32>
"test.op_norm"(%0, %0) : (memref<1xf32>, memref<1xf32>) -> ()
"test.op_nonnorm"(%0, %0) : (memref<1xf32>, memref<1xf32>) -> ()
%1:2 = "test.op_norm_ret"(%0) : (memref<1xf32>) -> (memref<1xf32>, memref<1xf32>)

// -----

// CHECK: test.nvvm_requires_sm_80
// CHECK-NEXT: test.nvvm_requires_sm_90a
// CHECK-NEXT: test.nvvm_requires_sm_90a_or_sm_100a
"test.nvvm_requires_sm_80"() : () -> ()
"test.nvvm_requires_sm_90a"() : () -> ()
"test.nvvm_requires_sm_90a_or_sm_100a"() : () -> ()

// -----

// CHECK: test.nvvm_requires_sm_80
test.nvvm_requires_sm_80

// -----

// CHECK: "test.op_optionally_implementing_interface"() <{implementsInterface = true}> : () -> ()
"test.op_optionally_implementing_interface"() {implementsInterface = true} : () -> ()

// -----

// CHECK: "test.tblgen_build_7"() <{attr0 = true}> : () -> ()
"test.tblgen_build_7"() {attr0 = true} : () -> ()

// -----

// CHECK: %0 = "x.y"() : () -> i32
// CHECK-NEXT: %1 = "test.tblgen_build_6"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> f32
%0 = "x.y"() : () -> i32
%1 = "test.tblgen_build_6"(%0, %0) {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> f32

// -----

// CHECK: %0 = "x.y"() : () -> tensor<2xi32>
// CHECK-NEXT: %1 = "test.broadcastable"(%0, %0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%0 = "x.y"() : () -> tensor<2xi32>
%1 = "test.broadcastable"(%0, %0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>

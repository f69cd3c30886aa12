// Operations that upstream builds, and that have bounds: what is rejected.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{'test.value_with_bounds' op attribute 'max' failed to satisfy constraint: index attribute}}
%0 = "test.value_with_bounds"() {max = 5 : i32, min = 4 : index} : () -> index

// -----

// expected-error@+1 {{'test.value_with_bounds' op attribute 'min' failed to satisfy constraint: index attribute}}
%0 = "test.value_with_bounds"() {max = 5 : index, min = 4 : i32} : () -> index

// -----

// expected-error@+1 {{'test.value_with_bounds' op result #0 must be index, but got 'i32'}}
%0 = "test.value_with_bounds"() {max = 5 : index, min = 4 : index} : () -> i32

// -----

%0 = "x.y"() : () -> index
// expected-error@+1 {{'test.reify_bound' op unexpected 'dim' attribute for index variable}}
%1 = "test.reify_bound"(%0) {type = "XB", constant, scalable, dim = 0, vscale_min = 1, vscale_max = 3} : (index) -> index

// -----

%0 = "x.y"() : () -> index
// expected-error@+1 {{'test.reify_bound' op attribute 'type' failed to satisfy constraint: string attribute}}
%1 = "test.reify_bound"(%0) {type = 3} : (index) -> index

// -----

%0 = "x.y"() : () -> index
// expected-error@+1 {{'test.reify_bound' op unexpected 'dim' attribute for index variable}}
%1 = "test.reify_bound"(%0) {dim = 3, constant} : (index) -> index

// -----

%0 = "x.y"() : () -> index
// expected-error@+1 {{'test.reify_bound' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute}}
%1 = "test.reify_bound"(%0) {dim = "x"} : (index) -> index

// -----

%0 = "x.y"() : () -> index
// expected-error@+1 {{'test.compare' op 'compose' not supported when 'lhs_map' or 'rhs_map' is present}}
"test.compare"(%0, %0) {cmp = "EQ", compose, lhs_map = affine_map<(d0) -> (d0)>, rhs_map = affine_map<(d0) -> (d0)>} : (index, index) -> ()

// -----

%0 = "x.y"() : () -> index
// expected-error@+1 {{'test.compare' op expected 3 operands, but got 2}}
"test.compare"(%0, %0) {lhs_map = affine_map<(d0, d1) -> (d0)>} : (index, index) -> ()

// -----

%0 = "x.y"() : () -> i32
// expected-error@+1 {{'test.compare' op operand #0 must be variadic of index, but got 'i32'}}
"test.compare"(%0, %0) : (i32, i32) -> ()

// -----

%0 = "x.y"() : () -> memref<1xf32>
// expected-error@+1 {{'test.op_norm' op expected 2 operands, but found 3}}
"test.op_norm"(%0, %0, %0) : (memref<1xf32>, memref<1xf32>, memref<1xf32>) -> ()

// -----

%0 = "x.y"() : () -> memref<1xf32>
// expected-error@+1 {{'test.op_norm_ret' op result #0 must be memref of any type values, but got 'i32'}}
%1:2 = "test.op_norm_ret"(%0) : (memref<1xf32>) -> (i32, memref<1xf32>)

// -----

%0 = "x.y"() : () -> memref<1xf32>
// expected-error@+1 {{'test.op_norm_ret' op result #1 must be memref of any type values, but got 'tensor<1xf32>'}}
%1:2 = "test.op_norm_ret"(%0) : (memref<1xf32>) -> (memref<1xf32>, tensor<1xf32>)

// -----

// expected-error@+1 {{'test.op_optionally_implementing_interface' op attribute 'implementsInterface' failed to satisfy constraint: bool attribute}}
"test.op_optionally_implementing_interface"() {implementsInterface = 1} : () -> ()

// -----

// expected-error@+1 {{'test.tblgen_build_7' op attribute 'attr0' failed to satisfy constraint: bool attribute}}
"test.tblgen_build_7"() {attr0 = 1} : () -> ()

// -----

// expected-error@+1 {{'test.tblgen_build_7' op attribute 'attr0' failed to satisfy constraint: bool attribute}}
"test.tblgen_build_7"() {attr0 = "x"} : () -> ()

// -----

// expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
%1 = "test.tblgen_build_5"() ({"test.return"() : () -> ()}) {x = 1} : () -> (i32, i32)

// -----

// expected-error@+1 {{custom op 'test.many_regions' has no custom assembly form}}
test.many_regions

// -----

// expected-error@+1 {{custom op 'test.compare' has no custom assembly form}}
test.compare

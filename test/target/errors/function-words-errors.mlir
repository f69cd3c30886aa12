// RUN: mlopt -mlir-to-llvmir %s -split-input-file -verify-diagnostics

// expected-error@+1 {{LLVM attribute 'readonly' does not expect a value, found '42'}}
llvm.func @f() attributes {passthrough = [["readonly", "42"]]}

// -----

// expected-error@+1 {{LLVM attribute 'alignstack' expects a value}}
llvm.func @f() attributes {passthrough = ["alignstack"]}

// -----

// expected-error@+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @f() attributes {passthrough = [42]}

// -----

// expected-error@+1 {{expected arrays within 'passthrough' to contain two strings}}
llvm.func @f() attributes {passthrough = [[42, 42]]}

// -----

// expected-error@+1 {{'vec_type_hint' is not a type of LLVM}}
llvm.func @f() attributes {vec_type_hint = #llvm.vec_type_hint<hint = index>}

// -----

// expected-error@+1 {{expected an array attribute for a module level asm}}
module attributes {llvm.module_asm = "nop"} {}

// -----

// expected-error@+1 {{expected a string attribute for each entry of a module level asm}}
module attributes {llvm.module_asm = ["nop", 1]} {}

// -----

llvm.comdat @a { llvm.comdat_selector @foo any }
// expected-error@+1 {{comdat selection symbols must be unique even in different comdat regions}}
llvm.comdat @b { llvm.comdat_selector @foo any }

// -----

// expected-error@+1 {{FloatAttr does not match expected type of the constant}}
llvm.mlir.global internal @g(1.0 : f64) : f32

// -----

// expected-error@+1 {{resource does not exist}}
llvm.mlir.global @g(dense_resource<nope> : tensor<4xf32>) : !llvm.array<4 x f32>

// -----

// expected-error@+1 {{raw data size does not match element type size}}
llvm.mlir.global @g(dense_resource<blob> : tensor<2xi16>) : !llvm.array<2 x i16>
{-# dialect_resources: { builtin: { blob: "0x080000000102" } } #-}

// -----

// expected-error@+1 {{no known conversion for innermost element type}}
llvm.mlir.global @g(dense_resource<blob> : tensor<2xi4>) : !llvm.array<2 x i4>
{-# dialect_resources: { builtin: { blob: "0x080000000102" } } #-}

// -----

// An array of structs from numbers that are not complex.
// expected-error@+1 {{unsupported constant value}}
llvm.mlir.global @g(dense<1> : tensor<2xi32>) : !llvm.array<2 x struct<(i32, i32)>>

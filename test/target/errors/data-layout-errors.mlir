// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

// expected-error@+1 {{unsupported type in data layout: 'bf16'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<bf16 = dense<64> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{unsupported data layout for non-signless integer 'ui64'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<ui64 = dense<64> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{unsupported data layout key "test.foo"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<bf16 = dense<64> : vector<2xi64>, "test.foo" = 64 : i32>} {}

// -----

// expected-error@+1 {{index size cannot be larger than the pointer size}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 128, 64]> : vector<4xi64>>} {}

// -----

// expected-error@+1 {{'llvm.target_triple' is not a string}}
module attributes {llvm.target_triple = 1 : i32} {}

// -----

// Numbers have no sign.
// expected-error@+1 {{ABI alignment must be a 16-bit integer}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<-32> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{stack natural alignment must be a power of two times the byte width}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = -8 : i8>} {}

// -----

// expected-error@+1 {{address space must be a 24-bit integer}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 18446744073709551615 : ui64>} {}

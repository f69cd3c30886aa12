// What data layouts may not say.
// RUN: mlopt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// expected-error@+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<3xi64>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<f32, dense<[32, 16]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[32, 16]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64]> : vector<2xi32>>} {}

// -----

// expected-error@+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "x">} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 32]> : vector<3xi64>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected i64 parameters for '!llvm.ptr'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi32>>} {}

// -----

// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<(i32)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<32> : vector<1xi64>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 5>} {}

// -----

// expected-error@+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 5>} {}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xi32> = 5>} {}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}

// -----

// expected-error@+1 {{unknown data layout entry name: dlti.unknown}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 4>} {}

// -----

// expected-error@+1 {{empty string as DLTI key is not allowed}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 4>} {}

// -----

// expected-error@+1 {{repeated DLTI key: i32}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 4, #dlti.dl_entry<i32, 5>>} {}

// -----

// expected-error@+1 {{expected a type or a quoted string}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<4, 5>>} {}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.map<"a" = 5>>} {}

// -----

// expected-error@+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<>} {}

// -----

// expected-error@+1 {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 5>} {}

// -----

// expected-error@+1 {{repeated device ID in dlti.target_system_spec: "A"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"A" = #dlti.target_device_spec<"a" = 5>, "A" = #dlti.target_device_spec<"a" = 5>>} {}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 5>>} {}

// -----

// expected-error@+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"A" = #dlti.target_device_spec<>>} {}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1>} {
  // expected-note@+1 {{enclosing op with data layout}}
  module {
    // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 2>} {}
  }
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-note@+1 {{enclosing op with data layout}}
  module {
    // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {}
  }
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi64>>} {
  // expected-note@+1 {{enclosing op with data layout}}
  module {
    // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<1xi64>>} {}
  }
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>} {
  // expected-note@+1 {{enclosing op with data layout}}
  module {
    // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<32> : vector<3xi64>>} {}
  }
}

// -----

// expected-error@+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = 3 : i32} {}

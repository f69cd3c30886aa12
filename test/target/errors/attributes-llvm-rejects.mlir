// Attributes that the dialect takes and LLVM's verifier does not.
// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

// expected-error@+1 {{Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!}}
llvm.func @f() attributes {passthrough = ["sanitize_realtime", "sanitize_realtime_blocking"]}

// -----

// expected-error@+1 {{LLVM attribute 'noalias' does not apply to functions}}
llvm.func @f() attributes {passthrough = ["noalias"]}

// -----

// expected-error@+1 {{invalid value for 'frame-pointer' attribute}}
llvm.func @f() attributes {passthrough = [["frame-pointer", "some"]]}

// -----

// expected-error@+1 {{"warn-stack-size" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = [["warn-stack-size", "a"]]}

// -----

// expected-error@+1 {{attributes of how the state of ZA and ZT0 is shared are mutually exclusive}}
llvm.func @f() attributes {passthrough = ["aarch64_new_za", "aarch64_inout_za"]}

// -----

// expected-error@+1 {{attribute 'jumptable' requires 'unnamed_addr'}}
llvm.func @f() attributes {passthrough = ["jumptable"]}

// -----

// expected-error@+1 {{huge 'byval' arguments are unsupported}}
llvm.func @f(!llvm.ptr {llvm.byval = !llvm.array<4294967296 x i8>})

// -----

// expected-error@+1 {{alignment is not a power of two}}
llvm.func @f(!llvm.ptr {llvm.align = 3 : i64})

// -----

// expected-error@+1 {{dereferenceable bytes must be non-zero}}
llvm.func @f(!llvm.ptr {llvm.dereferenceable = 0 : i64})

// -----

// expected-error@+1 {{Attribute 'range' applied to incompatible type!}}
llvm.func @f(i64 {llvm.range = #llvm.constant_range<i32, 0, 12>})

// -----

// expected-error@+1 {{Attributes 'zeroext and signext' are incompatible!}}
llvm.func @f() -> (i32 {llvm.zeroext, llvm.signext})

// -----

llvm.func @right(!llvm.ptr {llvm.byval = !llvm.array<4294967295 x i8>}, i32 {llvm.range = #llvm.constant_range<i32, 0, 12>})
    attributes {passthrough = [["frame-pointer", "all"], ["warn-stack-size", "12"], "no-jump-tables"]}

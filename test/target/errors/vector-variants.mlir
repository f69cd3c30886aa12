// Names of vector variants that LLVM's verifier refuses: no function or machine, no lanes, a
// parameter too many or too few, an alignment that is no power of two, types no scalable vector has.
// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", ""]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZG"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGV"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnX2v_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnNv_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN0v_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2vv_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2vf(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2v_(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2v_f()"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2v_f(g"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGV_LLVM_N2v_f"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2ls_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2va3_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2va_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVbMxv_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2w_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(!llvm.struct<(i32)>) -> f32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVsMxv_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i1) -> f32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVsMxv_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f(i64) -> !llvm.array<2 x i32> attributes {passthrough = [["vector-function-abi-variant", "_ZGVrMxv_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f() -> f32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2_f(g)"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'allocsize' number of elements argument is out of bounds}}
llvm.func @f(i64, i64) attributes {passthrough = [["allocsize", "5"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'allocsize' indices can't refer to the same parameter}}
llvm.func @f(i64, i64) attributes {passthrough = [["allocsize", "0"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'allocsize' number of elements argument must refer to an integer parameter}}
llvm.func @f(i64, !llvm.ptr) attributes {passthrough = [["allocsize", "1"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'allocsize' indices can't refer to the same parameter}}
llvm.func @f(i64, i64) attributes {passthrough = [["allocsize", "4294967297"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'vscale_range' minimum cannot be greater than maximum}}
llvm.func @f() attributes {passthrough = [["vscale_range", "17179869186"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'vscale_range' maximum must be power-of-two value}}
llvm.func @f() attributes {passthrough = [["vscale_range", "8589934595"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'allockind()' requires exactly one of alloc, realloc, and free}}
llvm.func @f() attributes {passthrough = [["allockind", "3"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: "patchable-function-prefix" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = [["patchable-function-prefix", "x"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: "patchable-function-entry" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = [["patchable-function-entry", "4294967296"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: "warn-stack-size" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = [["warn-stack-size", "1x"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: "warn-stack-size" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = [["warn-stack-size", ""]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: modular-format attribute first arg index is out of bounds}}
llvm.func @f(i32) attributes {passthrough = [["modular-format", "p,1,0,c,d"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: modular-format attribute first arg index is not an integer}}
llvm.func @f(i32) attributes {passthrough = [["modular-format", "p,1,1x,c,d"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: modular-format attribute first arg index is out of bounds}}
llvm.func @f(i32) attributes {passthrough = [["modular-format", "p,1,2,c,d"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid value for 'denormal-fp-math-f32' attribute}}
llvm.func @f() attributes {passthrough = [["denormal-fp-math-f32", "x,ieee"]]}

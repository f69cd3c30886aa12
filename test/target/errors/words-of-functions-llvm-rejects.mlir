// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir
// What mlir-translate refuses, or llvm-as does in what it writes.

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'vscale_range' minimum must be greater than 0}}
llvm.func @f() attributes {passthrough = [["vscale_range", "0"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'allockind()' requires exactly one of alloc, realloc, and free}}
llvm.func @f() attributes {passthrough = [["allockind", "0"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.}}
llvm.func @f() attributes {passthrough = [["allockind", "12"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'allockind()' can't be both zeroed and uninitialized}}
llvm.func @f() attributes {passthrough = [["allockind", "25"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: attribute 'builtin' can only be applied to a callsite}}
llvm.func @f() attributes {passthrough = ["builtin"]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'optnone' requires 'noinline'!}}
llvm.func @f() attributes {passthrough = ["optnone"]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'optnone' requires 'noinline'!}}
llvm.func @f() attributes {optimize_none}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: attribute 'jumptable' requires 'unnamed_addr'}}
llvm.func @f() attributes {passthrough = ["jumptable"]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: modular-format attribute requires at least 5 arguments}}
llvm.func @f(i32) attributes {passthrough = [["modular-format", "printf,1,2"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: modular-format attribute first arg index is not an integer}}
llvm.func @f(i32) attributes {passthrough = [["modular-format", "printf,a,b,c,d"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: modular-format attribute first arg index is not an integer}}
llvm.func @f(i32) attributes {passthrough = [["modular-format", "printf,1,x,c,d"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: modular-format attribute first arg index is out of bounds}}
llvm.func @f(i32) attributes {passthrough = [["modular-format", "printf,1,9,c,d"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: modular-format attribute requires at least 5 arguments}}
llvm.func @f(i32) attributes {passthrough = ["modular-format"]}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: wrong initializer for intrinsic global variable}}
llvm.mlir.global appending @llvm.used() : !llvm.array<1 x ptr> { %0 = llvm.mlir.zero : !llvm.array<1 x ptr> llvm.return %0 : !llvm.array<1 x ptr> }

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @llvm.used() : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: wrong type for intrinsic global variable}}
llvm.mlir.global appending @llvm.used(dense<1> : tensor<1xi32>) : !llvm.array<1 x i32>

// -----

llvm.comdat @c { llvm.comdat_selector @g any }
// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: 'common' global may not be in a comdat}}
llvm.mlir.global common @g(0 : i32) comdat(@c::@g) : i32

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
llvm.func @f() attributes {alignment = 8589934592 : i64}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid linkage for function definition}}
llvm.func extern_weak @f() { llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: huge alignment values are unsupported}}
llvm.func @f(!llvm.ptr {llvm.align = 8589934592 : i64})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.align = 8 : i64})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(vector<2x!llvm.ptr> {llvm.align = 8 : i64})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: dereferenceable bytes must be non-zero}}
llvm.func @f(!llvm.ptr {llvm.dereferenceable = 0 : i64})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: dereferenceable bytes must be non-zero}}
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = 0 : i64})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: the range represent the empty set but limits aren't 0}}
llvm.func @f(i32 {llvm.range = #llvm.constant_range<i32, 5, 5>})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'range' applied to incompatible type!}}
llvm.func @f(i32 {llvm.range = #llvm.constant_range<i64, 0, 5>})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'range' applied to incompatible type!}}
llvm.func @f(f32 {llvm.range = #llvm.constant_range<i32, 0, 5>})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Incompatible argument and return types for 'returned' attribute}}
llvm.func @f(i32 {llvm.returned}) -> i64

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: More than one parameter has attribute returned!}}
llvm.func @f(i32 {llvm.returned}, i32 {llvm.returned}) -> i32

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Invalid struct return type!}}
llvm.func @f(!llvm.ptr {llvm.sret = i32}) -> i32

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: inalloca isn't on the last parameter!}}
llvm.func @f(!llvm.ptr {llvm.inalloca = i32}, i32)

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'sret' is not on first or second parameter!}}
llvm.func @f(i32, i32, !llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(!llvm.ptr {llvm.byval = i32, llvm.inreg})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(!llvm.ptr {llvm.byval = i32, llvm.nest})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: More than one parameter has attribute nest!}}
llvm.func @f(!llvm.ptr {llvm.nest}, !llvm.ptr {llvm.nest})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention disallows byval}}
llvm.func amdgpu_kernelcc @f(!llvm.ptr {llvm.byval = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention disallows preallocated}}
llvm.func amdgpu_kernelcc @f(!llvm.ptr {llvm.preallocated = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention disallows inalloca}}
llvm.func amdgpu_kernelcc @f(!llvm.ptr {llvm.inalloca = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention requires void return type}}
llvm.func amdgpu_kernelcc @f() -> i32

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention does not allow sret}}
llvm.func amdgpu_kernelcc @f(!llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention parameter requires byval}}
llvm.func x86_intrcc @f(!llvm.ptr)

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention requires void return type}}
llvm.func spir_kernelcc @f() -> i32

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention does not allow sret}}
llvm.func spir_kernelcc @f(!llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: function returns a type of intrinsics but isn't one}}
llvm.func @f() -> !llvm.token

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: function takes a type of intrinsics but isn't one}}
llvm.func @f(!llvm.token)

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: function takes a type of intrinsics but isn't one}}
llvm.func @f(!llvm.x86_amx)

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: function returns a type of intrinsics but isn't one}}
llvm.func @f() -> !llvm.x86_amx

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: NUL character is not allowed in names}}
llvm.func @"a\00b"()

// -----

llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: the alias must point to a definition}}
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

llvm.mlir.global weak @g(1 : i32) : i32
llvm.mlir.alias weak @w : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }
// expected-error@+1 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: the alias cannot point to an interposable alias}}
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @w : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: the aliasee should be either a global value or a constant expression}}
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.poison : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: aliases cannot form a cycle}}
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @b : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.alias external @b : i32 { %0 = llvm.mlir.addressof @a : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

llvm.func @r() -> !llvm.ptr
// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'noinline and alwaysinline' are incompatible!}}
llvm.func @f() attributes {passthrough = ["alwaysinline", "noinline"]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'optsize and optnone' are incompatible!}}
llvm.func @f() attributes {passthrough = ["optsize", "optnone", "noinline"]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: 'alignstack' is no 32-bit integer}}
llvm.func @f() attributes {passthrough = [["alignstack", "4294967297"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: "patchable-function-prefix" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = [["patchable-function-prefix", "a"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid value for 'denormal-fp-math' attribute}}
llvm.func @f() attributes {passthrough = [["denormal-fp-math", "ieee,foo"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid value for 'denormal-fp-math' attribute}}
llvm.func @f() attributes {passthrough = [["denormal-fp-math", "ieee,ieee,ieee"]]}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: invalid name for a VFABI variant}}
llvm.func @f() attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN4v_f"]]}

// -----

// expected-error@+1 {{"patchable-function-entry" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = [["patchable-function-entry", ""]]}

// -----

// expected-error@+1 {{"warn-stack-size" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = ["warn-stack-size"]}

// -----

// expected-error@+1 {{"patchable-function-prefix" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = [["patchable-function-prefix", "4294967296"]]}

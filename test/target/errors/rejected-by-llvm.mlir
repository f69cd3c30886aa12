// Modules that the dialect takes and LLVM's verifier does not.
// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

// expected-error@+1 {{cannot be converted to LLVM IR: 'common' global may not be marked constant}}
llvm.mlir.global common constant @g(0 : i32) : i32

// -----

llvm.comdat @c { llvm.comdat_selector @x any }
// expected-error@+1 {{cannot be converted to LLVM IR: 'common' global may not be in a comdat}}
llvm.mlir.global common @g(0 : i32) comdat(@c::@x) : i32

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: 'common' global must have a zero initializer}}
llvm.mlir.global common @g() : i32

// -----

llvm.func @d()
// expected-error@+1 {{cannot be converted to LLVM IR: the alias must point to a definition}}
llvm.mlir.alias external @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @d : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: the aliasee should be either a global value or a constant expression}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @d(0 : i64) : i64
llvm.mlir.alias weak @b : i64 {
  %0 = llvm.mlir.addressof @d : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{cannot be converted to LLVM IR: the alias cannot point to an interposable alias}}
llvm.mlir.alias external @a : i64 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: aliases cannot form a cycle}}
llvm.mlir.alias external @a : i64 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @b : i64 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: Attribute 'sret' is not on first or second parameter!}}
llvm.func @f(i32, i32, !llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: Invalid struct return type!}}
llvm.func @f(!llvm.ptr {llvm.sret = i32}) -> i32

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: Cannot have multiple 'sret' parameters!}}
llvm.func @f(!llvm.ptr {llvm.sret = i32}, !llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(!llvm.ptr {llvm.sret = i32, llvm.byval = i32})

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: inalloca isn't on the last parameter!}}
llvm.func @f(!llvm.ptr {llvm.inalloca = i32}, i32)

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: Incompatible argument and return types for 'returned' attribute}}
llvm.func @f(i64 {llvm.returned}) -> i32

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: Attributes 'zeroext and signext' are incompatible!}}
llvm.func @f(i32 {llvm.zeroext, llvm.signext})

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: Attribute 'byval' does not support unsized types!}}
llvm.func @f(!llvm.ptr {llvm.byval = !llvm.struct<"o", opaque>})

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: Attribute 'optnone' requires 'noinline'!}}
llvm.func @f() attributes {passthrough = ["optnone"]}

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: only global variables can have appending linkage}}
llvm.func appending @f() {
  llvm.return
}

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: calling convention does not support varargs or perfect forwarding}}
llvm.func fastcc @f(i32, ...)

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: calling convention requires void return type}}
llvm.func amdgpu_kernelcc @f() -> i32

// -----

llvm.comdat @c { llvm.comdat_selector @x any }
// expected-error@+1 {{cannot be converted to LLVM IR: a declaration may not be in a comdat}}
llvm.func @f() comdat(@c::@x)

// -----

llvm.func @g(i32)
llvm.func @f() {
  %0 = llvm.mlir.zero : i32
  // expected-error@+1 {{cannot be converted to LLVM IR: cannot guarantee tail call due to mismatched parameter counts}}
  llvm.call musttail @g(%0) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, i32, !llvm.ptr)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{cannot be converted to LLVM IR: Attribute 'sret' is not on first or second parameter!}}
  llvm.call @g(%a, %a, %p) : (i32, i32, !llvm.ptr {llvm.sret = i32}) -> ()
  llvm.return
}

// -----

llvm.func @f() -> !llvm.ptr {
  llvm.blocktag <id = 1>
  // expected-error@+1 {{cannot be converted to LLVM IR: it may not be used with the entry block}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error@+1 {{immarg operand has non-immediate parameter}}
  llvm.call_intrinsic "llvm.asan.check.memaccess"(%p, %i) : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: vector<4xi1>, %n: i32) {
  // expected-error@+1 {{call intrinsic signature <4 x i32> (ptr, <4 x i1>, i32) to overloaded intrinsic "llvm.vp.load.ff" does not match any of the overloads}}
  %0 = llvm.call_intrinsic "llvm.vp.load.ff"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{intrinsic call has 0 operands but "llvm.experimental.stackmap" expects 2}}
  llvm.call_intrinsic "llvm.experimental.stackmap"() : () -> ()
  llvm.return
}

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: invalid value for 'append'-type module flag (expected a metadata node)}}
llvm.module_flags [#llvm.mlir.module_flag<append, "x", "y">]

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: invalid value for 'require' module flag (expected metadata pair)}}
llvm.module_flags [#llvm.mlir.module_flag<require, "x", 1 : i32>]

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: invalid value for 'min' module flag (expected constant non-negative integer)}}
llvm.module_flags [#llvm.mlir.module_flag<min, "x", -1 : i32>]

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: invalid value for 'max' module flag (expected constant integer)}}
llvm.module_flags [#llvm.mlir.module_flag<max, "x", "y">]

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: module flag identifiers must be unique (or of 'require' type)}}
llvm.module_flags [#llvm.mlir.module_flag<error, "x", 1 : i32>, #llvm.mlir.module_flag<error, "x", 1 : i32>]

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: wchar_size metadata requires constant integer argument}}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", "x">]

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: function arguments must have first-class types}}
llvm.func @f(!llvm.struct<"o", opaque>)

// -----

llvm.func @f(%c: i1, %p: !llvm.ptr) {
  // expected-error@+1 {{cannot be converted to LLVM IR: assume with operand bundles must have i1 true condition}}
  llvm.intr.assume %c ["nonnull"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{cannot be converted to LLVM IR: Attributes 'noinline and alwaysinline' are incompatible!}}
  llvm.call @f() {no_inline, always_inline} : () -> ()
  llvm.return
}

// -----

llvm.func fastcc @g()
llvm.func @f() {
  // expected-error@+1 {{cannot be converted to LLVM IR: cannot guarantee tail call due to mismatched calling conv}}
  llvm.call fastcc musttail @g() : () -> ()
  llvm.return
}

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: symbol with local linkage must have default visibility}}
llvm.func internal hidden @f() {
  llvm.return
}

// -----

llvm.func internal @g() {
  llvm.return
}
// expected-error@+1 {{cannot be converted to LLVM IR: symbol with local linkage must have default visibility}}
llvm.mlir.alias private protected @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func internal @g() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{cannot be converted to LLVM IR: symbol with local linkage must have default visibility}}
llvm.mlir.ifunc internal hidden @i : !llvm.func<void ()>, !llvm.ptr @g

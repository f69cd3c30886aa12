// Globals, aliases and functions that mlir-translate refuses, or llvm-as does in what it
// writes; and some that both take.
// RUN: mlopt %s -split-input-file -verify-diagnostics -mlir-to-llvmir

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: wrong initializer for intrinsic global variable}}
llvm.mlir.global appending @llvm.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}

// -----

llvm.mlir.global external @x() : i32
llvm.mlir.global appending @llvm.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.mlir.addressof @x : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: wrong initializer for intrinsic global variable}}
llvm.mlir.global appending @llvm.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.return %0 : !llvm.array<1 x ptr>
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: invalid linkage for intrinsic global variable}}
llvm.mlir.global external @llvm.used(1 : i32) : i32

// -----

llvm.mlir.global external @llvm.used() : !llvm.array<1 x ptr>

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: wrong type for intrinsic global variable}}
llvm.mlir.global appending @llvm.global_ctors() : !llvm.array<0 x struct<(i32, ptr)>> {
  %0 = llvm.mlir.undef : !llvm.array<0 x struct<(i32, ptr)>>
  llvm.return %0 : !llvm.array<0 x struct<(i32, ptr)>>
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: wrong type for intrinsic global variable}}
llvm.mlir.global appending @llvm.global_ctors() : !llvm.array<0 x struct<(i64, ptr, ptr)>> {
  %0 = llvm.mlir.undef : !llvm.array<0 x struct<(i64, ptr, ptr)>>
  llvm.return %0 : !llvm.array<0 x struct<(i64, ptr, ptr)>>
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: wrong type for intrinsic global variable}}
llvm.mlir.global appending @llvm.global_ctors() : !llvm.array<0 x struct<(i32, i32, ptr)>> {
  %0 = llvm.mlir.undef : !llvm.array<0 x struct<(i32, i32, ptr)>>
  llvm.return %0 : !llvm.array<0 x struct<(i32, i32, ptr)>>
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: wrong type for intrinsic global variable}}
llvm.mlir.global appending @llvm.global_ctors() : !llvm.array<0 x struct<(i32, ptr, i32)>> {
  %0 = llvm.mlir.undef : !llvm.array<0 x struct<(i32, ptr, i32)>>
  llvm.return %0 : !llvm.array<0 x struct<(i32, ptr, i32)>>
}

// -----

llvm.mlir.global appending @llvm.global_ctors() : !llvm.array<0 x struct<(i32, ptr, ptr)>> {
  %0 = llvm.mlir.undef : !llvm.array<0 x struct<(i32, ptr, ptr)>>
  llvm.return %0 : !llvm.array<0 x struct<(i32, ptr, ptr)>>
}

// -----

// expected-error@+4 {{'llvm.mlir.global' op cannot be converted to LLVM IR: 'common' global may not be in a comdat}}
llvm.comdat @c {
  llvm.comdat_selector @s any
}
llvm.mlir.global common @s(0 : i32) comdat(@c::@s) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: 'common' global must have a zero initializer}}
llvm.mlir.global common @s() : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot be converted to LLVM IR: 'common' global may not be marked constant}}
llvm.mlir.global common constant @s(0 : i32) : i32

// -----

llvm.mlir.global common @s(0 : i32) {addr_space = 0 : i32, section = "x"} : i32

// -----

// expected-error@+2 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: the alias must point to a definition}}
llvm.mlir.global external @s() : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+2 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: the alias must point to a definition}}
llvm.mlir.global available_externally @s(1 : i32) : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global weak @s(1 : i32) : i32
llvm.mlir.alias external @b : i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+6 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: the alias cannot point to an interposable alias}}
llvm.mlir.global external @s(1 : i32) : i32
llvm.mlir.alias weak @b : i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+6 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: the alias cannot point to an interposable alias}}
llvm.mlir.global external @s(1 : i32) : i32
llvm.mlir.alias linkonce @b : i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: the aliasee should be either a global value or a constant expression}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.undef : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: aliases cannot form a cycle}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op cannot be converted to LLVM IR: the aliasee should be either a global value or a constant expression}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: alignment is not a power of two}}
llvm.func @f(%a: !llvm.ptr {llvm.align = 3 : i64})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: alignment is not a power of two}}
llvm.func @f(%a: !llvm.ptr {llvm.align = 0 : i64})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.align = 8 : i64})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.align = 8 : i64})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: vector<2x!llvm.ptr> {llvm.align = 8 : i64})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: vector<2xi32> {llvm.align = 8 : i64})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.noalias})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, llvm.inreg})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, llvm.sret = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, llvm.nest})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Cannot have multiple 'sret' parameters!}}
llvm.func @f(%a: !llvm.ptr {llvm.sret = i32}, %b: !llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'sret' is not on first or second parameter!}}
llvm.func @f(%a: i32, %c: i32, %b: !llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Invalid struct return type!}}
llvm.func @f(%a: !llvm.ptr {llvm.sret = i32}) -> i32

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'zeroext and signext' are incompatible!}}
llvm.func @f(%a: i32 {llvm.zeroext, llvm.signext})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'readnone and readonly' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.readonly, llvm.readnone})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'readonly and writeonly' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.readonly, llvm.writeonly})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: More than one parameter has attribute nest!}}
llvm.func @f(%a: !llvm.ptr {llvm.nest}, %b: !llvm.ptr {llvm.nest})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: More than one parameter has attribute returned!}}
llvm.func @f(%a: i32 {llvm.returned}, %b: i32 {llvm.returned}) -> i32

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Incompatible argument and return types for 'returned' attribute}}
llvm.func @f(%a: i32 {llvm.returned}) -> i64

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Incompatible argument and return types for 'returned' attribute}}
llvm.func @f(%a: i32 {llvm.returned})

// -----

llvm.func @f(%a: i32 {llvm.zeroext})

// -----

// expected-error@+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(%a: f32 {llvm.zeroext})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'range' applied to incompatible type!}}
llvm.func @f(%a: f32 {llvm.range = #llvm.constant_range<i32, 0, 1>})

// -----

llvm.func @f(%a: i32 {llvm.range = #llvm.constant_range<i32, 0, 1>})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'range' applied to incompatible type!}}
llvm.func @f(%a: i32 {llvm.range = #llvm.constant_range<i64, 0, 1>})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: the range represent the empty set but limits aren't 0}}
llvm.func @f(%a: i32 {llvm.range = #llvm.constant_range<i32, 5, 5>})

// -----

llvm.func @f(%a: i32 {llvm.range = #llvm.constant_range<i32, 0, 0>})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.noalias})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attributes 'zeroext and signext' are incompatible!}}
llvm.func @f() -> (i32 {llvm.zeroext, llvm.signext})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.dereferenceable = 8 : i64})

// -----

// expected-error@+1 {{"llvm.dereferenceable" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.dereferenceable = 8 : i64})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: inalloca isn't on the last parameter!}}
llvm.func @f(%a: !llvm.ptr {llvm.inalloca = i32}, %b: i32)

// -----

llvm.func @f(%b: i32, %a: !llvm.ptr {llvm.inalloca = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: Attribute 'byval' does not support unsized types!}}
llvm.func @f(%a: !llvm.ptr {llvm.byval = !llvm.struct<"opaque_one", opaque>})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention requires void return type}}
llvm.func amdgpu_kernelcc @f(%a: i32) -> i32

// -----

llvm.func amdgpu_kernelcc @f(%a: i32)

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention does not support varargs or perfect forwarding}}
llvm.func amdgpu_kernelcc @f(...)

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention disallows byval}}
llvm.func amdgpu_kernelcc @f(%a: !llvm.ptr {llvm.byval = i32})

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention requires void return type}}
llvm.func spir_kernelcc @f() -> i32

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention parameter requires byval}}
llvm.func x86_intrcc @f(%a: i32)

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: calling convention parameter requires byval}}
llvm.func x86_intrcc @f(%a: !llvm.ptr)

// -----

llvm.func x86_intrcc @f(%a: !llvm.ptr {llvm.byval = i32})

// -----

llvm.func x86_intrcc @f(%a: !llvm.ptr {llvm.byval = i32}) -> i32

// -----

llvm.func x86_intrcc @f()

// -----

llvm.func swifttailcc @f(...)

// -----

llvm.func @f(%a: !llvm.ptr {llvm.sret = i32}) attributes {passthrough = ["naked"]}

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
llvm.func @f() -> !llvm.label

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: function takes a type of intrinsics but isn't one}}
llvm.func @f(%a: !llvm.metadata)

// -----

// expected-error@+1 {{'llvm.func' op cannot be converted to LLVM IR: function takes a type of intrinsics but isn't one}}
llvm.func @f(%a: !llvm.token)

// -----

llvm.func @llvm.foo()

// -----

// expected-error@+4 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f() {
  llvm.return
}
llvm.func private @h()

// -----

llvm.func @f() attributes {personality = @none}

// -----

llvm.func @f() attributes {garbageCollector = "x"}

// -----

llvm.func @f() attributes {section = "a", alignment = 3 : i64}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.call %p(%p) : !llvm.ptr, (!llvm.ptr {llvm.sret = i32}) -> ()
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.call' op cannot be converted to LLVM IR: Attribute 'noalias' applied to incompatible type!}}
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  llvm.call %p(%i) : !llvm.ptr, (i32 {llvm.noalias}) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.call %p(%i) : !llvm.ptr, (i32 {llvm.returned}) -> i32
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.call' op cannot be converted to LLVM IR: Attribute 'noalias' applied to incompatible type!}}
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.call %p(%i) : !llvm.ptr, (i32) -> (i32 {llvm.noalias})
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.call' op cannot be converted to LLVM IR: Attributes 'zeroext and signext' are incompatible!}}
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.call %p(%i) : !llvm.ptr, (i32) -> (i32 {llvm.zeroext, llvm.signext})
  llvm.return
}

// Symbols, calls and returns that the verifier of llvm refuses.
// RUN: mlopt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external constant @s("abc") : !llvm.array<3 x i16>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external constant @s("abc") : !llvm.array<4 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @s(1 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @s(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @s([0 : i32, 1 : i32]) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @s(0 : i32) : i32

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @s() {alignment = 3 : i64} : i32

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @s() {alignment = -4 : i64} : i32

// -----

// expected-error@+2 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
func.func @f() {
  llvm.mlir.global external @s() : i32
  return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global external @s() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global external @s(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global external @s() : i32 {
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.mlir.global' op expects regions to end with 'llvm.return', found 'llvm.unreachable'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'llvm.return'}}
llvm.mlir.global external @s() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.unreachable
}

// -----

// expected-error@+3 {{ops with side effects not allowed in global initializers}}
llvm.func @g() -> i32
llvm.mlir.global external @s() : i32 {
  %0 = llvm.call @g() : () -> i32
  llvm.return %0 : i32
}

// -----

// expected-error@+2 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @none : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+3 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
llvm.mlir.global external @s() {addr_space = 1 : i32} : i32
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+7 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
llvm.mlir.global external @s() : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() -> !llvm.ptr<1> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}

// -----

// expected-error@+2 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @none : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+3 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
llvm.mlir.global external @s() : i32
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+7 {{'llvm.dso_local_equivalent' op must reference an alias to a function}}
llvm.mlir.global external @s() : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+3 {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
llvm.func extern_weak @g()
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+3 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
llvm.func @g(i32)
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
llvm.func @g(i32, ...)
llvm.func @f() {
  llvm.call @g() vararg(!llvm.func<void (i32, ...)>) : () -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
llvm.func @g(i32)
llvm.func @f(%a: i64) {
  llvm.call @g(%a) : (i64) -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op calling function with void result must not produce values}}
llvm.func @g()
llvm.func @f() {
  %0 = llvm.call @g() : () -> i32
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op expected function call to produce a value}}
llvm.func @g() -> i32
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
llvm.func @g() -> i32
llvm.func @f() {
  %0 = llvm.call @g() : () -> i64
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.call' op 'none' does not reference a symbol in the current scope}}
llvm.func @f() {
  llvm.call @none() : () -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op 's' does not reference a valid LLVM function or IFunc}}
llvm.mlir.global external @s() : i32
llvm.func @f() {
  llvm.call @s() : () -> ()
  llvm.return
}

// -----

// expected-error@+2 {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 2 types}}
llvm.func @f(%p: !llvm.ptr) {
  llvm.call %p() : !llvm.ptr, (i32) -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op var_callee_type return type mismatch: '!llvm.void' != 'i32'}}
llvm.func @g(...) -> i32
llvm.func @f() {
  %0 = llvm.call @g() vararg(!llvm.func<void (...)>) : () -> i32
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op expected var_callee_type to return void}}
llvm.func @g(...)
llvm.func @f() {
  llvm.call @g() vararg(!llvm.func<i32 (...)>) : () -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op var_callee_type parameter type mismatch: 'i32' != 'i64'}}
llvm.func @g(i32, ...)
llvm.func @f(%a: i64) {
  llvm.call @g(%a) vararg(!llvm.func<void (i32, ...)>) : (i64) -> ()
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.call' op var_callee_type return type mismatch: 'i64' != 'i32'}}
llvm.func @g(...) -> i32
llvm.func @f() {
  %0 = llvm.call @g() vararg(!llvm.func<i64 (...)>) : () -> i32
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.return' op expected 1 operand}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 {
  llvm.return
}

// -----

// expected-error@+4 {{'llvm.return' op expected no operands}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+4 {{'llvm.return' op mismatching result types}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+4 {{first operation in unwind destination should be a llvm.landingpad operation}}
llvm.func @g()
llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

// expected-error@+8 {{llvm.landingpad needs to be in a function with a personality}}
llvm.func @g()
llvm.func @p(...) -> i32
llvm.func @f() {
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

// expected-error@+3 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @g()
llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @g() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.resume %1 : i32
}

// -----

// expected-error@+3 {{duplicate block tag '1' in the same function: }}
llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

// expected-error@+2 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+2 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @none, tag = <id = 2>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+3 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @g()
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+4 {{expected comdat symbol}}
llvm.comdat @c {
  llvm.comdat_selector @s any
}
llvm.mlir.global external @g(1 : i32) comdat(@c::@none) : i32

// -----

// expected-error@+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@+2 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.func @r() -> i32
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'none' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@none], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error@+2 {{ctors, priorities, and data must have the same number of elements}}
llvm.func @g()
llvm.mlir.global_ctors ctors = [@g], priorities = [], data = [#llvm.zero]

// -----

// expected-error@+2 {{'llvm.mlir.global_ctors' op 's' does not reference a valid LLVM function}}
llvm.mlir.global external @s() : i32
llvm.mlir.global_ctors ctors = [@s], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error@+4 {{data element must be symbol or #llvm.zero}}
llvm.func @g() {
  llvm.return
}
llvm.mlir.global_dtors dtors = [@g], priorities = [0 : i32], data = [1 : i32]

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f()

// -----

// Accepted.
llvm.func @f() attributes {optimize_none, no_inline} {
  llvm.return
}

// -----

// Accepted.
llvm.func @f(...) {
  llvm.return
}

// -----

// Accepted.
llvm.mlir.global external @s(1 : i32) : !llvm.array<3 x i8>

// -----

// Accepted.
llvm.mlir.global common @s(0 : i32) : i32

// -----

// Accepted.
llvm.mlir.global common @s(0.0 : f32) : f32

// -----

// Accepted.
llvm.mlir.global common @s(-0.0 : f32) : f32

// -----

// Accepted.
llvm.mlir.global common @s(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// Accepted.
llvm.mlir.global common @s([0 : i32, 0 : i32]) : !llvm.array<2 x i32>

// -----

// Accepted.
llvm.mlir.global common @s([[0 : i32], [0 : i32]]) : !llvm.array<2 x array<1 x i32>>

// -----

// Accepted.
llvm.mlir.global external @s() {alignment = 4 : i64} : i32

// -----

// Accepted.
llvm.mlir.global external @s() : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @s : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// Accepted.
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @i : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// Accepted.
llvm.func @g()
llvm.mlir.alias external @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// Accepted.
llvm.func @p(...) -> i32
llvm.func @f(%x: !llvm.struct<(ptr, i32)>) attributes {personality = @p} {
  llvm.resume %x : !llvm.struct<(ptr, i32)>
}

// -----

// Accepted.
llvm.func extern_weak @f() {
  llvm.return
}

// -----

// Accepted.
llvm.func @f() attributes {always_inline, no_inline}

// -----

// Accepted.
llvm.func @f() attributes {always_inline, optimize_none, no_inline}

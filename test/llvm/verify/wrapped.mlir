// RUN: mlopt %s -split-input-file -verify-diagnostics

// What the llvm dialect of 2020 rejects: operations, then types.

// expected-error@+2 {{use of value '%a' expects different type than prior uses: '!llvm.float' vs '!llvm.i32'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.add %a, %a : !llvm.float
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.icmp "foo" %a, %a : !llvm.i32
 llvm.return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: i32) { %0 = llvm.icmp "eq" %a, %a : index
 llvm.return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i32' vs '!llvm.i32'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.icmp "eq" %a, %a : i32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.fcmp' 'false' is an incorrect value of the 'predicate' attribute}}
llvm.func @f(%a: !llvm.float) { %0 = llvm.fcmp "false" %a, %a : !llvm.float
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.alloca %a x !llvm.i32 : !llvm<"i32*">
 llvm.return }

// -----

// expected-error@+1 {{'llvm.alloca' op expected LLVM pointer type}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.alloca %a x !llvm.i32 : (!llvm.i32) -> !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{expected LLVM pointer type}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.load %a : !llvm.i32
 llvm.return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i32' vs '!llvm.i32'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.load %a : i32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.store' expected LLVM pointer type}}
llvm.func @f(%a: !llvm.i32, %v: !llvm.float) { llvm.store %v, %a : !llvm.i32
 llvm.return }

// -----

// expected-error@+2 {{use of value '%v' expects different type than prior uses: '!llvm.i32' vs '!llvm.float'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm<"i32*">, %v: !llvm.float) { llvm.store %v, %a : !llvm<"i32*">
 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op expected the type of the value to be what the pointer points to}}
llvm.func @f(%a: !llvm<"i32*">) { %0 = llvm.load %a : !llvm<"i32*"> -> !llvm.float
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.getelementptr' invalid kind of type specified: expected builtin.function, but found '!llvm<"i32*">'}}
llvm.func @f(%a: !llvm<"i32*">, %i: !llvm.i64) { %0 = llvm.getelementptr %a[%i] : !llvm<"i32*">
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 1 types}}
llvm.func @f(%a: !llvm<"i32*">, %i: !llvm.i64) { %0 = llvm.getelementptr %a[%i] : (!llvm<"i32*">) -> !llvm<"i32*">
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
llvm.func @f(%a: !llvm<"{ i32, float }">) { %0 = llvm.extractvalue %a[2] : !llvm<"{ i32, float }">
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.extractvalue' expected a position}}
llvm.func @f(%a: !llvm<"{ i32, float }">) { %0 = llvm.extractvalue %a[] : !llvm<"{ i32, float }">
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.extractvalue' expected wrapped LLVM IR structure/array type, got: '!llvm.i32'}}
llvm.func @f(%a: !llvm<"{ i32, float }">) { %0 = llvm.extractvalue %a[0, 0] : !llvm<"{ i32, float }">
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.extractvalue' expected integer value}}
llvm.func @f(%a: !llvm<"{ i32, float }">) { %0 = llvm.extractvalue %a["a"] : !llvm<"{ i32, float }">
 llvm.return }

// -----

// expected-error@+2 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
llvm.func @f(%a: !llvm<"{ i32, float }">) { %0 = llvm.extractvalue %a[0] : i32
 llvm.return }

// -----

// expected-error@+2 {{use of value '%v' expects different type than prior uses: '!llvm.i32' vs '!llvm.float'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm<"{ i32, float }">, %v: !llvm.float) { %0 = llvm.insertvalue %v, %a[0] : !llvm<"{ i32, float }">
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.insertvalue' position out of bounds: 5}}
llvm.func @f(%a: !llvm<"{ i32, float }">, %v: !llvm.float) { %0 = llvm.insertvalue %v, %a[5] : !llvm<"{ i32, float }">
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.extractelement' expected LLVM IR dialect vector type for operand #1}}
llvm.func @f(%a: !llvm.i32, %i: !llvm.i32) { %0 = llvm.extractelement %a[%i : !llvm.i32] : !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.insertelement' expected LLVM IR dialect vector type for operand #1}}
llvm.func @f(%a: !llvm.i32, %i: !llvm.i32) { %0 = llvm.insertelement %i, %a[%i : !llvm.i32] : !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{expected LLVM IR dialect vector type for operand #1}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.shufflevector %a, %a [0 : i32] : !llvm.i32, !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{expected ':'}}
llvm.func @f(%a: !llvm.i32) { llvm.return %a, %a : !llvm.i32, !llvm.i32 }

// -----

// expected-error@+1 {{'llvm.return' op operand group starting at #0 requires 0 or 1 element, but found 2}}
llvm.func @f(%a: !llvm.i32) { "llvm.return"(%a, %a) : (!llvm.i32, !llvm.i32) -> () }

// -----

// expected-error@+2 {{expected '('}}
// expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.call @f(%a) : !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
llvm.func @f(%a: !llvm.i32) { %0:2 = llvm.call @f(%a) : (!llvm.i32) -> (!llvm.i32, !llvm.i32)
 llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
llvm.func @f(%a: !llvm.i32) { %0 = llvm.call @f(%a) : (!llvm.i32) -> index
 llvm.return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'index' vs '!llvm.i32'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm.i32) { llvm.call @f(%a) : (index) -> ()
 llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: '!llvm.i32'}}
llvm.func @f(%a: !llvm.i32) { llvm.call %a(%a) : (!llvm.i32) -> ()
 llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op 'nope' does not reference a symbol in the current scope}}
llvm.func @f(%a: !llvm.i32) { llvm.call @nope(%a) : (!llvm.i32) -> ()
 llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
llvm.func @f(%a: !llvm.i32) { llvm.call @f() : () -> ()
 llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op result group starting at #0 requires 0 or 1 element, but found 2}}
llvm.func @f(%a: !llvm.i32) { "llvm.call"(%a) {callee = @f} : (!llvm.i32) -> (!llvm.i32, !llvm.i32)
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global' or 'llvm.func'}}
llvm.func @f() { %0 = llvm.mlir.addressof @nope : !llvm<"i32*">
 llvm.return }

// -----

llvm.mlir.global @g() : !llvm.float
// expected-error@+1 {{'llvm.mlir.addressof' op the type must be a pointer to the type of the referenced global}}
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm<"i32*">
 llvm.return }

// -----

// expected-error@+1 {{expected attribute value}}
llvm.func @f() { %0 = llvm.mlir.addressof "f" : !llvm<"i32*">
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global @g(1 : i32)

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("abc") : !llvm<"[2 x i8]">

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("abc") : !llvm.i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global @g(1 : i32) : !llvm.i32 { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
llvm.func @f() { llvm.mlir.global @g(1 : i32) : !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global @g(1 : i32) : i32, i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @g(1 : i32) : !llvm.i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type '!llvm.float' does not match global type '!llvm.i32'}}
llvm.mlir.global @g() : !llvm.i32 { %0 = llvm.mlir.constant(1.0 : f32) : !llvm.float
 llvm.return %0 : !llvm.float }

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : index

// -----

// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @f() { %0 = llvm.mlir.constant(@f) : !llvm<"i32*">
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @f() { %0 = llvm.mlir.constant(unit) : !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : index
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.null' op expected LLVM IR pointer type}}
llvm.func @f() { %0 = llvm.mlir.null : !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
llvm.func @f() { %0 = llvm.mlir.undef : index
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: index) { llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results}}
llvm.func @f() -> index { llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (!llvm.i32, !llvm.i32)

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f()

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error@+1 {{'llvm.func' op only external functions can be variadic}}
llvm.func @f(%a: !llvm.i32, ...) { llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @f(..., !llvm.i32)

// -----

// expected-error@+1 {{llvm.noalias argument attribute of non boolean type}}
llvm.func @f(%a: !llvm<"i32*"> {llvm.noalias = 1 : i32}) { llvm.return }

// -----

// expected-error@+1 {{llvm.align argument attribute of non integer type}}
llvm.func @f(%a: !llvm<"i32*"> {llvm.align = "a"}) { llvm.return }

// -----

// expected-error@+1 {{llvm.noalias argument attribute of non boolean type}}
func @f(%a: !llvm<"i32*"> {llvm.noalias = 1 : i32}) { return }

// -----

// expected-error@+2 {{use of value '%p' expects different type than prior uses: '!llvm<"float*">' vs '!llvm<"i32*">'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%p: !llvm<"i32*">, %v: !llvm.float) { %0 = llvm.atomicrmw fadd %p, %v unordered : !llvm.float
 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR pointer type for operand #0}}
llvm.func @f(%p: !llvm.float, %v: !llvm.float) { %0 = "llvm.atomicrmw"(%p, %v) {bin_op = 11 : i64, ordering = 1 : i64} : (!llvm.float, !llvm.float) -> !llvm.float
 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
llvm.func @f(%p: !llvm<"i32*">, %v: !llvm.i32) { %0 = llvm.atomicrmw fadd %p, %v unordered : !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
llvm.func @f(%p: !llvm<"float*">, %v: !llvm.float) { %0 = llvm.atomicrmw add %p, %v unordered : !llvm.float
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
llvm.func @f(%p: !llvm<"float*">, %v: !llvm.float) { %0 = llvm.atomicrmw foo %p, %v unordered : !llvm.float
 llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
llvm.func @f(%p: !llvm<"i32*">, %v: !llvm.i32) { %0 = llvm.cmpxchg %p, %v, %v monotonic release : !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
llvm.func @f(%p: !llvm<"i32*">, %v: !llvm.i32) { %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
llvm.func @f() { llvm.fence monotonic
 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
llvm.func @f() { llvm.fence syncscope("a") foo
 llvm.return }

// -----

// expected-error@+2 {{use of value '%c' expects different type than prior uses: '!llvm.i1' vs '!llvm.i32'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%c: !llvm.i32) { llvm.cond_br %c, ^bb1, ^bb1
^bb1:
 llvm.return }

// -----

// expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
llvm.func @f(%c: !llvm.i32) { llvm.br ^bb1(%c : !llvm.i32)
^bb1(%x: !llvm.i64):
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.cast' op type must be non-index integer types, float types, or vector of mentioned types.}}
func @f(%c: index) { %0 = llvm.mlir.cast %c : index to !llvm.i64
 return }

// -----

// expected-error@+1 {{'llvm.mlir.cast' op only 1-d vector is allowed}}
func @f(%c: vector<2x2xf32>) { %0 = llvm.mlir.cast %c : vector<2x2xf32> to !llvm<"<4 x float>">
 return }

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
func @f(%c: !llvm.foo) { return }

// -----

// expected-error@+1 {{expected type}}
func @f(%c: !llvm<"foo">) { return }

// -----

// expected-error@+1 {{expected end of type}}
func @f(%c: !llvm<"{ i32">) { return }

// -----

// expected-error@+1 {{expected string literal data in dialect symbol}}
func @f(%c: !llvm<i32>) { return }

// -----

// expected-error@+1 {{expected end of type}}
func @f(%c: !llvm<"i32* foo">) { return }

// -----

// expected-error@+1 {{bitwidth for integer type out of range!}}
func @f(%c: !llvm<"i0">) { return }

// -----

// expected-error@+1 {{invalid array element type}}
func @f(%c: !llvm<"[4 x void]">) { return }

// -----

// expected-error@+1 {{pointers to void are invalid; use i8* instead}}
func @f(%c: !llvm<"void*">) { return }

// -----

// expected-error@+1 {{bitwidth for integer type out of range!}}
func @f(%c: !llvm<"i99999999">) { return }

// -----

// expected-error@+1 {{zero element vector is illegal}}
func @f(%c: !llvm<"<0 x i32>">) { return }

// -----

// expected-error@+1 {{argument can not have void type}}
func @f(%c: !llvm<"i32 (void)">) { return }

// -----

// expected-error@+1 {{expected type}}
func @f(%c: !llvm<"">) { return }

// -----

// expected-error@+1 {{invalid element type for struct}}
func @f(%c: !llvm<"{ void }">) { return }

// RUN: mlopt %s -split-input-file -verify-diagnostics

// What is refused in the wrapped spelling, in the words of 2020.

// expected-error@+1 {{expected type}}
llvm.func @a(%p: !llvm<"flot*">)

// -----

// expected-error@+1 {{pointers to void are invalid; use i8* instead}}
llvm.func @a(%p: !llvm<"void*">)

// -----

// expected-error@+1 {{basic block pointers are invalid}}
llvm.func @a(%p: !llvm<"label*">)

// -----

// expected-error@+1 {{invalid array element type}}
llvm.func @a(%p: !llvm<"[4 x void]">)

// -----

// expected-error@+1 {{expected 'x' after element count}}
llvm.func @a(%p: !llvm<"[4 float]">)

// -----

// expected-error@+1 {{zero element vector is illegal}}
llvm.func @a(%p: !llvm<"<0 x i8>">)

// -----

// expected-error@+1 {{invalid vector element type}}
llvm.func @a(%p: !llvm<"<4 x [1 x i8]>">)

// -----

// expected-error@+1 {{invalid element type for struct}}
llvm.func @a(%p: !llvm<"{ i8, void }">)

// -----

// expected-error@+1 {{argument can not have void type}}
llvm.func @a(%p: !llvm<"i8 (void)*">)

// -----

// expected-error@+1 {{expected '(' in address space}}
llvm.func @a(%p: !llvm<"i8 addrspace 3*">)

// -----

// expected-error@+1 {{bitwidth for integer type out of range!}}
llvm.func @a(%p: !llvm.i0)

// -----

// expected-error@+1 {{expected end of type}}
llvm.func @a(%p: !llvm<"i8 i8">)

// -----

llvm.func @a(%p: !llvm.i32) {
// expected-error@+1 {{expected LLVM pointer type}}
  %0 = llvm.load %p : !llvm.i32
  llvm.return
}

// -----

llvm.func @a(%p: !llvm<"{ i32, float }">) {
// expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
  %0 = llvm.extractvalue %p[2] : !llvm<"{ i32, float }">
  llvm.return
}

// -----

llvm.func @a(%p: !llvm<"{ i32, float }">) {
  // expected-error@+1 {{'llvm.extractvalue' op expected wrapped LLVM IR structure/array type}}
  %0 = "llvm.extractvalue"(%p) {position = [0, 0]} : (!llvm<"{ i32, float }">) -> !llvm.i32
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.i32) {
// expected-error@+1 {{custom op 'llvm.extractelement' expected LLVM IR dialect vector type for operand #1}}
  %0 = llvm.extractelement %p[%p : !llvm.i32] : !llvm.i32
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.i32) {
// expected-error@+1 {{'llvm.return' op operand group starting at #0 requires 0 or 1 element, but found 2}}
  "llvm.return"(%p, %p) : (!llvm.i32, !llvm.i32) -> ()
}

// -----

llvm.func @a() {
// expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global' or 'llvm.func'}}
  %0 = llvm.mlir.addressof @b : !llvm<"i32*">
  llvm.return
}

// -----

llvm.mlir.global internal @b(1 : i32) : !llvm.i32
llvm.func @a() {
// expected-error@+1 {{'llvm.mlir.addressof' op the type must be a pointer to the type of the referenced global}}
  %0 = llvm.mlir.addressof @b : !llvm<"float*">
  llvm.return
}

// -----

llvm.func @b(!llvm.i32)
llvm.func @a() {
// expected-error@+1 {{'llvm.mlir.addressof' op the type must be a pointer to the type of the referenced function}}
  %0 = llvm.mlir.addressof @b : !llvm<"void (float)*">
  llvm.return
}

// -----

llvm.func @a() {
// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(@a) : !llvm<"void ()*">
  llvm.return
}

// -----

llvm.func @a() {
// expected-error@+1 {{'llvm.mlir.null' op expected LLVM IR pointer type}}
  %0 = llvm.mlir.null : !llvm.i32
  llvm.return
}

// -----

func @a(%i: index) {
  // expected-error@+1 {{'llvm.mlir.cast' op type must be non-index integer types, float types, or vector of mentioned types.}}
  %0 = "llvm.mlir.cast"(%i) : (index) -> !llvm.i64
  return
}

// -----

llvm.func @a(%v: !llvm<"[2 x <2 x float>]">) {
// expected-error@+1 {{'llvm.mlir.cast' op only 1-d vector is allowed}}
  %0 = "llvm.mlir.cast"(%v) : (!llvm<"[2 x <2 x float>]">) -> vector<2x2xf32>
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @a(!llvm.i32)

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @a(!llvm.i32)

// -----

// expected-error@+1 {{'llvm.func' op only external functions can be variadic}}
llvm.func @a(%p: !llvm.i32, ...) {
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.i32, %q: !llvm<"i32*">) {
// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR pointer type for operand #0}}
  %0 = "llvm.atomicrmw"(%p, %p) {bin_op = 1, ordering = 6} : (!llvm.i32, !llvm.i32) -> !llvm.i32
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.i32, %q: !llvm<"i32*">) {
// expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = "llvm.atomicrmw"(%q, %p) {bin_op = 11, ordering = 6} : (!llvm<"i32*">, !llvm.i32) -> !llvm.i32
  llvm.return
}

// -----

// expected-error@+1 {{llvm.noalias argument attribute of non boolean type}}
llvm.func @a(%p: !llvm.i32 {llvm.noalias = 3}) {
  llvm.return
}

// -----

// expected-error@+1 {{llvm.align argument attribute of non integer type}}
llvm.func @a(%p: !llvm.i32 {llvm.align = "x"}) {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal @b("abc") : !llvm<"[4 x i8]">

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @b(1 : i32)

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global internal @b(1 : i32) : !llvm.i32 {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.i32
  llvm.return %0 : !llvm.i32
}

// -----

llvm.func @b(!llvm.i32)
llvm.func @a(%p: !llvm.float) {
// expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: '!llvm.float' != '!llvm.i32'}}
  llvm.call @b(%p) : (!llvm.float) -> ()
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.float) {
// expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: '!llvm.float'}}
  "llvm.call"(%p) : (!llvm.float) -> ()
  llvm.return
}

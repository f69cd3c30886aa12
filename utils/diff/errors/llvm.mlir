// expected-error@+2 {{'llvm.return' op must be the last operation in the parent block}}
llvm.func @f() {
  llvm.return
  llvm.return
}
// -----
// expected-error@+3 {{'llvm.return' op expected 1 operand}}
// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 {
  llvm.return
}
// -----
// expected-error@+3 {{'llvm.return' op expected no operands}}
// expected-note@+1 {{when returning from function}}
llvm.func @f(%a: i32) {
  llvm.return %a : i32
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: i32, %b: i64) {
  %0 = llvm.add %a, %b : i32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
llvm.func @f(%a: f32) {
  %0 = llvm.add %a, %a : f32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
llvm.func @f(%a: i32) {
  %0 = llvm.fadd %a, %a : i32
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
llvm.func @f(%a: i32) {
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
llvm.func @f(%a: i32) {
  %0 = llvm.load %a : i32 -> f32
  llvm.return
}
// -----
// expected-error@+2 {{expected '->'}}
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr
  llvm.return
}
// -----
// expected-error@+3 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
llvm.func @f(%a: i32) {
  %0 = llvm.extractvalue %a[0] : i32
  llvm.return
}
// -----
// expected-error@+3 {{custom op 'llvm.extractvalue' position out of bounds: 1}}
llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32)>
  llvm.return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm.struct<(i32)>, %b: i64) {
  %0 = llvm.insertvalue %b, %a[0] : !llvm.struct<(i32)>
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.mlir.constant' op expected integer type}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
llvm.func @f() {
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.call' op 'nope' does not reference a symbol in the current scope}}
llvm.func @f() {
  llvm.call @nope() : () -> ()
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
llvm.func @f(%a: i32) {
  llvm.call @f() : () -> ()
  llvm.return
}
// -----
// expected-error@+2 {{branch has 1 operands for successor #0, but target block has 0}}
llvm.func @f(%a: i32) {
  llvm.br ^bb1(%a : i32)
^bb1:
  llvm.return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: i32) {
  llvm.cond_br %a, ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
// expected-error@+3 {{reference to an undefined block}}
// expected-note@+2 {{did you mean '^bb1'?}}
llvm.func @f(%a: i32) {
  llvm.br ^bb2
^bb1:
  llvm.return
}
// -----
// expected-error@+8 {{operand #0 does not dominate this use}}
// expected-note@+4 {{operand defined here (op in the same region)}}
llvm.func @f(%a: i1) {
  llvm.cond_br %a, ^bb1, ^bb2
^bb1:
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^bb2
^bb2:
  %1 = llvm.add %0, %0 : i32
  llvm.return
}
// -----
// expected-error@+3 {{use of undeclared SSA value name}}
llvm.func @f(%a: i32) {
  %0 = llvm.add %0, %a : i32
  %1 = llvm.add %2, %a : i32
  llvm.return
}
// -----
// expected-error@+2 {{integer width of the output type is smaller or equal to the integer width of the input type}}
llvm.func @f(%a: i32) {
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.sext' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
llvm.func @f(%a: f32) {
  %0 = llvm.sext %a : f32 to i64
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.bitcast %a : i32 to i64
  llvm.return
}
// -----
// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: index) {
  llvm.return
}
// -----
// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g(1 : i32) : !llvm.void
// -----
// expected-error@+1 {{expected '('}}
llvm.mlir.global external @g
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global nowhere @g() : i32
// -----
// expected-error@+2 {{expected SSA operand}}
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[] : (!llvm.ptr) -> !llvm.ptr, f32
  %1 = llvm.getelementptr %a[%a] : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.getelementptr' op type 'f32' cannot be indexed (index #1)}}
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}
// -----
// expected-error@+2 {{expected SSA operand}}
llvm.func @f() {
  llvm.add
}
// -----
// expected-error@+2 {{custom op 'llvm.nope' is unknown}}
llvm.func @f() {
  %0 = llvm.nope : i32
}
// -----
// expected-error@+2 {{'llvm.alloca' op requires attribute 'elem_type'}}
llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x i32 : (i32) -> i32
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
llvm.func @f(%a: i32) {
  %0 = llvm.add %a, %a overflow<foo> : i32
  llvm.return
}
// -----
// expected-error@+2 {{expected ','}}
llvm.func @f(%a: i1) {
  %0 = llvm.select %a, %a, %a : i1
  llvm.return
}

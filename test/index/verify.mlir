// RUN: mlopt %s -split-input-file -verify-diagnostics

// Syntax and verifiers, in mlir-opt's words.

func.func @f(%i: i32, %x: index) {
  // expected-error@+1 {{'index.add' op operand #0 must be index, but got 'i32'}}
  %0 = "index.add"(%i, %x) : (i32, index) -> index
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{'index.add' op result #0 must be index, but got 'i32'}}
  %0 = "index.add"(%x, %x) : (index, index) -> i32
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{'index.cmp' op requires attribute 'pred'}}
  %0 = "index.cmp"(%x, %x) : (index, index) -> i1
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind}}
  %0 = "index.cmp"(%x, %x) {pred = 3 : i32} : (index, index) -> i1
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+2 {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error@+1 {{failed to parse IndexCmpPredicateAttr parameter 'value'}}
  %0 = "index.cmp"(%x, %x) {pred = #index<cmp_predicate foo>} : (index, index) -> i1
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+2 {{expected valid keyword or string}}
  // expected-error@+1 {{failed to parse IndexCmpPredicateAttr parameter 'value'}}
  %0 = "index.cmp"(%x, %x) {pred = #index.cmp_predicate<slt>} : (index, index) -> i1
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{unknown attribute `predicate` in dialect `index`}}
  %0 = "index.cmp"(%x, %x) {pred = #index<predicate slt>} : (index, index) -> i1
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+2 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error@+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value'}}
  %0 = index.cmp foo(%x, %x)
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{expected '('}}
  %0 = index.cmp slt %x, %x
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "index.constant"() {value = 3 : i32} : () -> index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'index.constant' op result #0 must be index, but got 'i32'}}
  %0 = "index.constant"() {value = 3 : index} : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = index.constant 3 : index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'index.constant' invalid kind of attribute specified}}
  %0 = index.constant "a"
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = index.constant true
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'index.bool.constant' invalid kind of attribute specified}}
  %0 = index.bool.constant "q"
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'index.bool.constant' op attribute 'value' failed to satisfy constraint: bool attribute}}
  %0 = "index.bool.constant"() {value = 1 : i32} : () -> i1
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.casts %x : index to index
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = index.casts %i : i32 to i64
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'index.casts' op operand #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %f : f32 to index
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{'index.casts' op result #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %x : index to f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32, %x: index) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.add %x, %i
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{expected ','}}
  %0 = index.add %x
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = index.sizeof : index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{integer constant out of range for attribute}}
  %0 = index.constant -9223372036854775809
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{integer constant out of range for attribute}}
  %0 = index.constant 18446744073709551616
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32, %x: index) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.cmp slt(%x, %i)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected attribute value}}
  %0 = index.constant
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+2 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error@+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value'}}
  %0 = index.cmp "foo"(%x, %x)
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+2 {{custom op 'index.cmp' expected valid keyword or string}}
  // expected-error@+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value'}}
  %0 = index.cmp 3(%x, %x)
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{'index.add' op expected 2 operands, but found 1}}
  %0 = "index.add"(%x) : (index) -> index
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{'index.sizeof' op requires zero operands}}
  %0 = "index.sizeof"(%x) : (index) -> index
  return
}

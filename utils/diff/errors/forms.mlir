// expected-error@+3 {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
// allow-unregistered
func.func @f(%a: i32) -> i32 {
  return
}
// -----
// expected-error@+2 {{'func.return' op has 2 operands, but enclosing function (@f) returns 1}}
func.func @f(%a: i32) -> i32 {
  return %a, %a : i32, i32
}
// -----
// expected-error@+2 {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
func.func @f(%a: i64) -> i32 {
  return %a : i64
}
// -----
// expected-error@+1 {{empty block: expect at least a terminator}}
func.func @f(%a: i32) {
}
// -----
// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: i32)
// -----
// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) {
  return
}
// -----
// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32, i32) {
  return
}
// -----
// expected-error@+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @f(i32, %a: i32) {
  return
}
// -----
// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func @f(%a: i32, ...) {
  return
}
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f() -> {
  return
}
// -----
// expected-error@+1 {{expected operation name in quotes}}
func.func @f() -> () -> () {
  return
}
// -----
// expected-error@+1 {{expected non-function type}}
func.func @f(%a: ) {
  return
}
// -----
// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func f() {
  return
}
// -----
// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f() attributes {
  return
}
// -----
// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func public private @f()
// -----
// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func "public" @f()
// -----
// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
func.func @f(%a: i32 {x}) {
  return
}
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f(%a: i32 {x.y = }) {
  return
}
// -----
// expected-error@+1 {{duplicate key 'x.y' in dictionary attribute}}
func.func @f(%a: i32 {x.y, x.y}) {
  return
}
// -----
// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
func.func private @f(%a: i32 {foo = 1})
// -----
// expected-error@+1 {{'func.func' op results may only have dialect attributes}}
func.func private @f() -> (i32 {foo = 1})
// -----
// expected-error@+2 {{'func.call' op 'g' does not reference a valid function}}
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
// expected-error@+3 {{'func.call' op incorrect number of operands for callee}}
func.func private @g(i32)
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
// expected-error@+3 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
func.func private @g(i32)
func.func @f(%a: i64) {
  call @g(%a) : (i64) -> ()
  return
}
// -----
// expected-error@+3 {{'func.call' op incorrect number of results for callee}}
func.func private @g() -> i32
func.func @f(%a: i64) {
  call @g() : () -> ()
  return
}
// -----
// expected-error@+5 {{'func.call' op result type mismatch at index 0}}
// expected-note@+4 {{      op result types: 'i64'}}
// expected-note@+3 {{function result types: 'i32'}}
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = call @g() : () -> i64
  return
}
// -----
// expected-error@+3 {{operation defines 1 results but was provided 2 to bind}}
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0:2 = call @g() : () -> i32
  return
}
// -----
// expected-error@+3 {{custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'i32'}}
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = call @g() : i32
  return
}
// -----
// expected-error@+3 {{expected '('}}
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = call @g : () -> i32
  return
}
// -----
// expected-error@+3 {{'func.constant' op reference to undefined function 'h'}}
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = func.constant @h : () -> i32
  return
}
// -----
// expected-error@+3 {{'func.constant' op reference to function with mismatched type}}
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = func.constant @g : () -> i64
  return
}
// -----
// expected-error@+3 {{'func.constant' op reference to function with mismatched type}}
func.func private @g() -> i32
func.func @f(%a: i64) {
  %0 = func.constant @g : i64
  return
}
// -----
// expected-error@+2 {{custom op 'func.call_indirect' number of operands and types do not match: got 1 operands and 0 types}}
func.func @f(%a: () -> i32, %b: i32) {
  %0 = call_indirect %a(%b) : () -> i32
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: '() -> i32' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: () -> i32, %b: i32) {
  %0 = call_indirect %b() : () -> i32
  return
}
// -----
// expected-error@+2 {{custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'}}
func.func @f(%a: () -> i32, %b: i32) {
  %0 = call_indirect %a() : i32
  return
}
// -----
// expected-error@+1 {{'func.func' op requires attribute 'function_type'}}
"func.func"() ({}) : () -> ()
// -----
// expected-error@+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()
// -----
// expected-error@+1 {{'func.func' op entry block must have 0 arguments to match function signature}}
"func.func"() ({^bb0(%a: i32):
  "func.return"() : () -> ()}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
// expected-error@+1 {{'func.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('i64')}}
"func.func"() ({^bb0(%a: i32):
  "func.return"() : () -> ()}) {sym_name = "f", function_type = (i64) -> ()} : () -> ()
// -----
// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() {sym_name = "f", function_type = (i64) -> ()} : () -> ()
// -----
// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() ({}, {}) {sym_name = "f", function_type = (i64) -> ()} : () -> ()
// -----
// expected-error@+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() ({}) {sym_name = "f", function_type = (i64) -> (), arg_attrs = [1]} : () -> ()
// -----
// expected-error@+1 {{'func.func' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"func.func"() ({}) {sym_name = 3, function_type = (i64) -> ()} : () -> ()
// -----
// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "x"}}
"func.func"() ({}) {sym_name = "f", function_type = (i64) -> (), sym_visibility = "x"} : () -> ()
// -----
// expected-error@+1 {{'func.func' op attribute 'sym_visibility' failed to satisfy constraint: string attribute}}
"func.func"() ({}) {sym_name = "f", function_type = (i64) -> (), sym_visibility = 1} : () -> ()
// -----
// expected-error@+2 {{'func.func' op symbol's parent must have the SymbolTable trait}}
func.func @f() {
  func.func @g() {
    return
  }
  return
}
// -----
// expected-error@+2 {{cannot name an operation with no results}}
func.func @f() {
  %0 = func.func @g() {
    return
  }
  return
}
// -----
// expected-error@+2 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) {
  %0 = arith.addi %a, %a : f32
  return
}
// -----
// expected-error@+2 {{'arith.subi' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) {
  %0 = arith.subi %a, %a : f32
  return
}
// -----
// expected-error@+2 {{'arith.muli' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) {
  %0 = arith.muli %a, %a : f32
  return
}
// -----
// expected-error@+2 {{'arith.divsi' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) {
  %0 = arith.divsi %a, %a : f32
  return
}
// -----
// expected-error@+2 {{'arith.andi' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) {
  %0 = arith.andi %a, %a : f32
  return
}
// -----
// expected-error@+2 {{'arith.shli' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) {
  %0 = arith.shli %a, %a : f32
  return
}
// -----
// expected-error@+2 {{'arith.maxsi' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) {
  %0 = arith.maxsi %a, %a : f32
  return
}
// -----
// expected-error@+2 {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) {
  %0 = arith.addf %a, %a : i32
  return
}
// -----
// expected-error@+2 {{'arith.divf' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) {
  %0 = arith.divf %a, %a : i32
  return
}
// -----
// expected-error@+2 {{'arith.maximumf' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) {
  %0 = arith.maximumf %a, %a : i32
  return
}
// -----
// expected-error@+2 {{'arith.remf' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) {
  %0 = arith.remf %a, %a : i32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: f32) {
  %0 = arith.cmpi %a, %a : f32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.cmpf' expected string or keyword containing one of the following enum values for attribute 'predicate' [false, oeq, ogt, oge, olt, ole, one, ord, ueq, ugt, uge, ult, ule, une, uno, true]}}
func.func @f(%a: i32) {
  %0 = arith.cmpf %a, %a : i32
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%a: i32) {
  %0 = arith.addi %a : i32
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a, %a : i32
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%a: i32) {
  %0 = arith.addi %a %a : i32
  return
}
// -----
// expected-error@+2 {{expected operation name in quotes}}
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32 : i32
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: '(i32, i32) -> i32' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : (i32, i32) -> i32
  return
}
// -----
// expected-error@+2 {{operation defines 1 results but was provided 2 to bind}}
func.func @f(%a: i32) {
  %0:2 = arith.addi %a, %a : i32
  return
}
// -----
// expected-error@+3 {{use of undeclared SSA value name}}
func.func @f(%a: i32) {
  arith.addi %a, %a : i32
 %x = arith.addi %0, %a : i32
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32, %b: i64) {
  %0 = arith.addi %a, %b : i32
  return
}
// -----
// expected-error@+3 {{use of undeclared SSA value name}}
// expected-note@+2 {{did you mean '%a'?}}
func.func @f(%a: i32, %b: i64) {
  %0 = arith.addi %a, %c : i32
  return
}
// -----
// expected-error@+3 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error@+2 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<foo> : i32
  return
}
// -----
// expected-error@+2 {{expected '>'}}
func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<nsw nuw> : i32
  return
}
// -----
// expected-error@+2 {{expected '<'}}
func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow : i32
  return
}
// -----
// expected-error@+3 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+2 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath<foo> : f32
  return
}
// -----
// expected-error@+2 {{expected '<'}}
func.func @f(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath : f32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi foo, %a, %b : i32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi "slt", %a, %b : i32
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi slt %a, %b : i32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi %a, %b : i32
  return
}
// -----
// expected-error@+3 {{custom op 'arith.cmpf' expected string or keyword containing one of the following enum values for attribute 'predicate' [false, oeq, ogt, oge, olt, ole, one, ord, ueq, ugt, uge, ult, ule, une, uno, true]}}
// expected-note@+2 {{did you mean 'olt'?}}
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf slt, %a, %b : f32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpi slt, %a, %b : f32
  return
}
// -----
// expected-error@+3 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+2 {{add a trailing dot to make the literal a float}}
func.func @f() {
  %0 = arith.constant 1 : f32
  return
}
// -----
// expected-error@+3 {{floating point value not valid for specified type}}
func.func @f() {
  %0 = arith.constant 1.0 : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1.0
  return
}
// -----
// expected-error@+2 {{expected operation name in quotes}}
func.func @f() {
  %0 = arith.constant true : i32
  return
}
// -----
// expected-error@+2 {{'arith.constant' op value must be an integer, float, or elements attribute}}
func.func @f() {
  %0 = arith.constant "a" : i32
  return
}
// -----
// expected-error@+2 {{expected attribute value}}
func.func @f() {
  %0 = arith.constant
  return
}
// -----
// expected-error@+2 {{integer constant out of range for attribute}}
func.func @f() {
  %0 = arith.constant 300 : i8
  return
}
// -----
// expected-error@+2 {{integer constant out of range for attribute}}
func.func @f() {
  %0 = arith.constant -129 : i8
  return
}
// -----
// expected-error@+2 {{'arith.constant' op integer return type must be signless}}
func.func @f() {
  %0 = arith.constant 1 : ui8
  return
}
// -----
// expected-error@+2 {{elements literal must be a shaped type}}
func.func @f() {
  %0 = arith.constant dense<1> : i32
  return
}
// -----
// expected-error@+2 {{inferred shape of elements literal ([2]) does not match type ([3])}}
func.func @f() {
  %0 = arith.constant dense<[1, 2]> : vector<3xi32>
  return
}
// -----
// expected-error@+2 {{tensor literal is invalid; ranks are not consistent between elements}}
func.func @f() {
  %0 = arith.constant dense<[1, [2]]> : vector<2xi32>
  return
}
// -----
// expected-error@+2 {{expected integer elements, but parsed floating-point}}
func.func @f() {
  %0 = arith.constant dense<1.0> : vector<2xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() {
  %0 = arith.constant @f : i32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() {
  %0 = arith.constant [1] : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant {value = 1 : i32} 1 : i32

  return
}
// -----
// expected-error@+2 {{integer literal not valid for specified type}}
func.func @f() {
  %0 = arith.constant 1 : memref<1xi32>
  return
}
// -----
// expected-error@+2 {{'arith.constant' op requires attribute 'value'}}
func.func @f() {
  %0 = "arith.constant"() : () -> i32
  return
}
// -----
// expected-error@+2 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
func.func @f() {
  %0 = "arith.constant"() {value = 1 : i64} : () -> i32
  return
}
// -----
// expected-error@+2 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
func.func @f() {
  %0 = "arith.constant"() {value = "a"} : () -> i32
  return
}
// -----
// expected-error@+2 {{cannot name an operation with no results}}
func.func @f() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> ()
  return
}
// -----
// expected-error@+2 {{'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible}}
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i16
  return
}
// -----
// expected-error@+2 {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i32
  return
}
// -----
// expected-error@+2 {{'arith.trunci' op operand type 'i16' and result type 'i32' are cast incompatible}}
func.func @f(%a: i16) {
  %0 = arith.trunci %a : i16 to i32
  return
}
// -----
// expected-error@+2 {{'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible}}
func.func @f(%a: f32) {
  %0 = arith.extf %a : f32 to f16
  return
}
// -----
// expected-error@+2 {{'arith.truncf' op operand type 'f16' and result type 'f32' are cast incompatible}}
func.func @f(%a: f16) {
  %0 = arith.truncf %a : f16 to f32
  return
}
// -----
// expected-error@+2 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
func.func @f(%a: f32) {
  %0 = arith.sitofp %a : f32 to i32
  return
}
// -----
// expected-error@+2 {{'arith.fptosi' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) {
  %0 = arith.fptosi %a : i32 to f32
  return
}
// -----
// expected-error@+2 {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
func.func @f(%a: i32) {
  %0 = arith.index_cast %a : i32 to i64
  return
}
// -----
// expected-error@+2 {{'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible}}
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to index
  return
}
// -----
// expected-error@+2 {{'arith.bitcast' op operand type 'i32' and result type 'i64' are cast incompatible}}
func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to i64
  return
}
// -----
// expected-error@+2 {{'arith.bitcast' op result #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to index
  return
}
// -----
// expected-error@+2 {{'arith.extui' op requires the same shape for all operands and results}}
func.func @f(%a: vector<2xi8>) {
  %0 = arith.extui %a : vector<2xi8> to vector<3xi16>
  return
}
// -----
// expected-error@+2 {{'arith.extui' op requires the same shape for all operands and results}}
func.func @f(%a: vector<2xi8>) {
  %0 = arith.extui %a : vector<2xi8> to i16
  return
}
// -----
// expected-error@+2 {{'arith.extui' op requires the same shape for all operands and results}}
func.func @f(%a: i8) {
  %0 = arith.extui %a : i8 to vector<2xi16>
  return
}
// -----
// expected-error@+2 {{'arith.uitofp' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%a: vector<2xi8>) {
  %0 = arith.uitofp %a : vector<2xi8> to tensor<2xf32>
  return
}
// -----
// expected-error@+2 {{'arith.index_castui' op requires the same shape for all operands and results}}
func.func @f(%a: vector<2xindex>) {
  %0 = arith.index_castui %a : vector<2xindex> to index
  return
}
// -----
// expected-error@+3 {{custom op 'arith.extsi' expected 'to'}}
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32
  return
}
// -----
// expected-error@+2 {{expected non-function type}}
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to
  return
}
// -----
// expected-error@+2 {{custom op 'arith.extsi' expected 'to'}}
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 -> i64
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: i32) {
  %0 = arith.extsi %a, %a : i32 to i64
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32, %b: i32) {
  %0 = arith.select %a, %b, %b : i32
  return
}
// -----
// expected-error@+2 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
func.func @f(%a: vector<2xi1>, %b: i32) {
  %0 = arith.select %a, %b, %b : vector<2xi1>, i32
  return
}
// -----
// expected-error@+2 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
func.func @f(%a: vector<2xi1>, %b: vector<3xi32>) {
  %0 = arith.select %a, %b, %b : vector<2xi1>, vector<3xi32>
  return
}
// -----
func.func @f(%a: i1, %b: i32) {
  %0 = arith.select %a, %b, %b : i1, i32
  return
}
// -----
// expected-error@+2 {{'arith.select' op operand #0 must be bool-like, but got 'i2'}}
func.func @f(%a: i2, %b: i32) {
  %0 = arith.select %a, %b, %b : i2, i32
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%a: i32) {
  %0 = arith.addui_extended %a, %a : i32
  return
}
// -----
// expected-error@+2 {{'arith.addui_extended' op result #1 must be bool-like, but got 'i32'}}
func.func @f(%a: i32) {
  %0:2 = arith.addui_extended %a, %a : i32, i32
  return
}
// -----
// expected-error@+2 {{'arith.mulsi_extended' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) {
  %0:2 = arith.mulsi_extended %a, %a : f32
  return
}
// -----
// expected-error@+2 {{expected operation name in quotes}}
func.func @f(%a: index) {
  %0 = arith.addi %a, %a : index, i32
  return
}
// -----
// expected-error@+2 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'vector<2xf32>'}}
func.func @f(%a: vector<2xf32>) {
  %0 = arith.addi %a, %a : vector<2xf32>
  return
}
// -----
// expected-error@+2 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'memref<2xi32>'}}
func.func @f(%a: memref<2xi32>) {
  %0 = arith.addi %a, %a : memref<2xi32>
  return
}
// -----
// expected-error@+2 {{'arith.negf' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) {
  %0 = arith.negf %a : i32
  return
}
// -----
// expected-error@+2 {{custom op 'arith.foo' is unknown}}
func.func @f(%a: i32) {
  %0 = arith.foo %a : i32
  return
}
// -----
// expected-error@+2 {{'arith.addi' op expected 2 operands, but found 1}}
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
// expected-error@+2 {{'arith.addi' op requires the same type for all operands and results}}
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----
// expected-error@+2 {{'arith.addi' op requires one result}}
func.func @f(%a: i32) {
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----
// expected-error@+2 {{'arith.addi' op requires zero regions}}
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}
// -----
// expected-error@+2 {{'arith.cmpi' op requires attribute 'predicate'}}
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
// expected-error@+2 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 77 : i64} : (i32, i32) -> i1
  return
}
// -----
// expected-error@+2 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i32} : (i32, i32) -> i1
  return
}
// -----
// expected-error@+2 {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i64} : (i32, i32) -> i32
  return
}
// -----
// expected-error@+2 {{invalid properties {overflowFlags = 1 : i32} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 1 : i32}}
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{foo = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
// expected-error@+2 {{reference to an undefined block}}
func.func @f() {
  cf.br ^bb1
}
// -----
// expected-error@+2 {{expected block name}}
func.func @f() {
  cf.br
}
// -----
// expected-error@+3 {{use of undeclared SSA value name}}
// expected-note@+2 {{did you mean '%b'?}}
func.func @f() {
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  return
}
// -----
// expected-error@+2 {{type mismatch for bb argument #0 of successor #0}}
func.func @f(%a: i64) {
  cf.br ^bb1(%a : i64)
^bb1(%b: i32):
  return
}
// -----
// expected-error@+2 {{branch has 0 operands for successor #0, but target block has 1}}
func.func @f(%a: i64) {
  cf.br ^bb1
^bb1(%b: i32):
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%a: i64) {
  cf.br ^bb1(%a)
^bb1(%b: i64):
  return
}
// -----
// expected-error@+2 {{reference to an undefined block}}
func.func @f(%a: i64) {
  cf.br ^bb0
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%a: i1) {
  cf.cond_br %a, ^bb1
^bb1:
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
  cf.cond_br %a, ^bb1, ^bb1
^bb1:
  return
}
// -----
// expected-error@+2 {{branch has 1 operands for successor #0, but target block has 0}}
func.func @f(%a: i1) {
  cf.cond_br %a, ^bb1(%a : i1), ^bb2
^bb1:
  return
^bb2:
  return
}
// -----
// expected-error@+2 {{expected SSA operand}}
func.func @f(%a: i1) {
  cf.cond_br ^bb1, ^bb1
^bb1:
  return
}
// -----
// expected-error@+2 {{expected '['}}
func.func @f(%a: i1) {
  cf.cond_br %a weights(3), ^bb1, ^bb1
^bb1:
  return
}
// -----
// expected-error@+2 {{expects number of branch weights to match number of successors: 3 vs 2}}
func.func @f(%a: i1) {
  cf.cond_br %a weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb1,
    1: ^bb1
  ]
^bb1:
  return
}
// -----
// expected-error@+3 {{custom op 'cf.switch' expected 'default'}}
func.func @f(%a: i32) {
  cf.switch %a : i32, [
    1: ^bb1
  ]
^bb1:
  return
}
// -----
// expected-error@+3 {{custom op 'cf.switch' expected 'default'}}
func.func @f(%a: i32) {
  cf.switch %a : i32, [
  ]
^bb1:
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
  cf.switch %a : i64, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
// expected-error@+2 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
func.func @f(%a: f32) {
  cf.switch %a : f32, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
// expected-error@+4 {{custom op 'cf.switch' expected integer value}}
func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    a: ^bb1
  ]
^bb1:
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%a: i1) {
  cf.assert %a
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
  cf.assert %a, "x"
  return
}
// -----
// expected-error@+2 {{expected attribute value}}
func.func @f(%a: i1) {
  cf.assert %a, x
  return
}
// -----
// expected-error@+2 {{'func.return' op must be the last operation in the parent block}}
func.func @f(%a: i1) {
  return
  cf.br ^bb1
^bb1:
  return
}
// -----
// expected-error@+2 {{invalid block name in region with named arguments}}
func.func @f(%a: i1) {
^bb0:
  return
}
// -----
// expected-error@+1 {{'func.func' op entry block must have 0 arguments to match function signature}}
func.func @f() {
^bb1(%a: i32):
  return
}
// -----
// expected-error@+5 {{redefinition of block '^bb1'}}
func.func @f() {
  return
^bb1:
  return
^bb1:
  return
}
// -----
// expected-error@+3 {{expected ':' and type for SSA operand}}
func.func @f() {
  return
^bb1(%a):
  return
}
// -----
// expected-error@+4 {{redefinition of SSA value '%a'}}
// expected-note@+3 {{previously defined here}}
func.func @f() {
  return
^bb1(%a: i32, %a: i32):
  return
}
// -----
// expected-error@+3 {{expected ':' after block name}}
func.func @f() {
  return
^bb1 return
}
// -----
// expected-error@+2 {{custom op 'scf.for' expected 'step'}}
func.func @f(%a: index) {
  scf.for %i = %a to %a {
  }
  return
}
// -----
// expected-error@+2 {{'scf.for' op different number of region iter_args and yielded values: 0 != 1}}
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a {
    scf.yield %a : index
  }
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index, %b: i32) {
  scf.for %i = %a to %a step %b {
  }
  return
}
// -----
// expected-error@+2 {{cannot name an operation with no results}}
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a {
  }
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i32' vs 'index'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (i32) {
    scf.yield %x : i32
  }
  return
}
// -----
// expected-error@+3 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+2 {{region branch point}}
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index) {
  }
  return
}
// -----
// expected-error@+3 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+3 {{region branch point}}
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index) {
    scf.yield
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a, %y = %a) -> (index) {
    scf.yield %x : index
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
func.func @f(%a: index) {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index, index) {
    scf.yield %x : index
  }
  return
}
// -----
// expected-error@+2 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
func.func @f(%a: f32) {
  scf.for %i = %a to %a step %a : f32 {
  }
  return
}
// -----
// expected-error@+2 {{expected SSA operand}}
func.func @f(%a: index) {
  scf.for i = %a to %a step %a {
  }
  return
}
// -----
// expected-error@+2 {{expected '='}}
func.func @f(%a: index) {
  scf.for %i %a to %a step %a {
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.for' expected 'to'}}
func.func @f(%a: index) {
  scf.for %i = %a until %a step %a {
  }
  return
}
// -----
// expected-error@+2 {{expected '{' to begin a region}}
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a

  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
  scf.if %a {
  }
  return
}
// -----
// expected-error@+2 {{'scf.if' op must have an else block if defining values}}
func.func @f(%a: i1) {
  %r = scf.if %a -> i32 {
  }
  return
}
// -----
// expected-error@+2 {{'scf.if' op must have an else block if defining values}}
func.func @f(%a: i1, %b: i32) {
  %r = scf.if %a -> i32 {
    scf.yield %b : i32
  }
  return
}
// -----
// expected-error@+3 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+2 {{region branch point}}
func.func @f(%a: i1, %b: i32) {
  %r = scf.if %a -> i32 {
    scf.yield %b : i32
  } else {
  }
  return
}
// -----
// expected-error@+3 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'}}
// expected-note@+5 {{region branch point}}
func.func @f(%a: i1, %b: i32) {
  %r = scf.if %a -> i32 {
    scf.yield %b : i32
  } else {
    scf.yield %a : i1
  }
  return
}
// -----
// expected-error@+3 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
// expected-note@+3 {{region branch point}}
func.func @f(%a: i1, %b: i32) {
  scf.if %a {
    scf.yield %b : i32
  }
  return
}
// -----
// expected-error@+2 {{expected '{' to begin a region}}
func.func @f(%a: i1, %b: i32) {
  scf.if %a then {
  }
  return
}
// -----
// expected-error@+2 {{expected SSA operand}}
func.func @f(%a: i1, %b: i32) {
  scf.if {
  }
  return
}
// -----
// expected-error@+2 {{'scf.if' op expects region #0 to have 0 or 1 blocks}}
func.func @f(%a: i1, %b: i32) {
  scf.if %a {
  ^bb0:
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
// -----
// expected-error@+3 {{expected '{' to begin a region}}
func.func @f(%a: i1) {
  scf.if %a {
  } else if {
  }
  return
}
// -----
// expected-error@+4 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
  scf.while : () -> () {
    scf.condition(%a)
  } do {
    scf.yield
  }
  return
}
// -----
// expected-error@+3 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
// expected-note@+3 {{terminator here}}
func.func @f(%a: i1) {
  scf.while : () -> () {
    scf.yield
  } do {
    scf.yield
  }
  return
}
// -----
// expected-error@+3 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
// expected-note@+5 {{terminator here}}
func.func @f(%a: i1) {
  scf.while : () -> () {
    scf.condition(%a)
  } do {
    scf.condition(%a)
  }
  return
}
// -----
// expected-error@+3 {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+3 {{region branch point}}
func.func @f(%a: i1) {
  %r = scf.while : () -> i32 {
    scf.condition(%a)
  } do {
    scf.yield
  }
  return
}
// -----
// expected-error@+3 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+6 {{region branch point}}
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : (i32) -> i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield
  }
  return
}
// -----
// expected-error@+3 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i32' should match successor input type #0 'i64'}}
// expected-note@+3 {{region branch point}}
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : (i32) -> i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i64):
    scf.yield %y : i64
  }
  return
}
// -----
// expected-error@+3 {{use of value '%b' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : (i64) -> i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i64):
    scf.yield %y : i64
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i64):
    scf.yield %y : i64
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.while' expected as many input types as operands (expected 1 got 2)}}
func.func @f(%a: i1, %b: i32) {
  %r = scf.while (%x = %b) : (i32, i32) -> i32 {
    scf.condition(%a) %x : i32
  } do {
  ^bb0(%y: i64):
    scf.yield %y : i64
  }
  return
}
// -----
// expected-error@+5 {{custom op 'scf.while' expected 'do'}}
func.func @f(%a: i1) {
  scf.while : () -> () {
    scf.condition(%a)
  }
  return
}
// -----
// expected-error@+2 {{'scf.condition' op expects parent op 'scf.while'}}
func.func @f(%a: i1) {
  scf.condition(%a)
  return
}
// -----
// expected-error@+2 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @f(%a: i1) {
  scf.yield
  return
}
// -----
// expected-error@+2 {{'scf.execute_region' op region needs to have at least one block}}
func.func @f() {
  scf.execute_region {
  }
  return
}
// -----
// expected-error@+3 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note@+3 {{region branch point}}
func.func @f() {
  %r = scf.execute_region -> i32 {
    scf.yield
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.parallel' expected 'step'}}
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) {
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.parallel' expected 1 operands}}
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a, %a) {
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.parallel' expected 2 operands}}
func.func @f(%a: index) {
  scf.parallel (%i, %j) = (%a) to (%a) step (%a) {
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.parallel' number of operands and types do not match: got 0 operands and 1 types}}
func.func @f(%a: index) {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) -> i32 {
  }
  return
}
// -----
// expected-error@+2 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
func.func @f(%a: index) {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%a) -> index {
  }
  return
}
// -----
// expected-error@+2 {{'scf.reduce' op expects parent op 'scf.parallel'}}
func.func @f(%a: index) {
  scf.reduce
  return
}
// -----
// expected-error@+4 {{custom op 'scf.index_switch' expected 'default'}}
func.func @f(%a: index) {
  scf.index_switch %a {
  }
  return
}
// -----
// expected-error@+3 {{'scf.index_switch' op expected each region to return 0 values, but default region returns 1}}
// expected-note@+4 {{see yield operation here}}
func.func @f(%a: index) {
  scf.index_switch %a
  default {
    scf.yield %a : index
  }
  return
}
// -----
// expected-error@+2 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
func.func @f(%a: index) {
  scf.index_switch %a
  case 1 {
  }
  case 1 {
  }
  default {
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.index_switch' expected 'default'}}
func.func @f(%a: index) {
  scf.index_switch %a : index
  default {
  }
  return
}
// -----
// expected-error@+3 {{'scf.index_switch' op expected each region to return 1 values, but default region returns 0}}
// expected-note@+2 {{see yield operation here}}
func.func @f(%a: index) {
  %r = scf.index_switch %a -> i32
  default {
  }
  return
}
// -----
// expected-error@+2 {{expected 2 upper bound values, got 1}}
func.func @f(%a: index) {
  scf.forall (%i, %j) in (%a) {
  }
  return
}
// -----
// expected-error@+3 {{expected '(' in dynamic index list}}
// expected-error@+2 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%a: index) {
  scf.forall (%i) in %a {
  }
  return
}
// -----
// expected-error@+2 {{custom op 'scf.forall' expected 'step'}}
func.func @f(%a: index) {
  scf.forall (%i) = (0) to (%a) {
  }
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
func.func @f() {
  %0 = memref.alloc() : i32
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f() {
  %0 = memref.alloc() : memref<?xi32>
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%a: index) {
  %0 = memref.alloc(%a) : memref<4xi32>
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
  %0 = memref.alloc(%a) : memref<?xi32>
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
func.func @f(%a: index) {
  %0 = memref.alloc()[%a] : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() {
  %0 = memref.alloc() {alignment = "a"} : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() {
  %0 = memref.alloc() {alignment = -1 : i64} : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloca' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xi32>'}}
func.func @f() {
  %0 = memref.alloca() : tensor<4xi32>
  return
}
// -----
// expected-error@+2 {{expected '('}}
func.func @f() {
  %0 = memref.alloc : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{'memref.load' op incorrect number of indices for load, expected 1 but got 2}}
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.load %m[%a, %a] : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.load %m[] : memref<4xi32>
  return
}
// -----
// expected-error@+3 {{use of value '%m' expects different type than prior uses: 'memref<5xi32>' vs 'memref<4xi32>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.load %m[%a] : memref<5xi32>
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.load %m[%a] : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{expected '['}}
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.load %m : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.load %m[%a] : i32
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i32' vs 'index'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.store %a, %m[%a] : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.store %m[%a] : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{'memref.store' op store index operand count not equal to memref rank}}
func.func @f(%m: memref<4xi32>, %a: index, %v: i32) {
  memref.store %v, %m[%a, %a] : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{cannot name an operation with no results}}
func.func @f(%m: memref<4xi32>, %a: index, %v: i32) {
  %0 = memref.store %v, %m[%a] : memref<4xi32>
  return
}
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.dim %m, %a : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.dim %m : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.rank' invalid kind of type specified}}
func.func @f(%m: memref<4xi32>, %a: i32) {
  %0 = memref.rank %a : i32
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<4xi32>' and result type 'memref<5xi32>' are cast incompatible}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.cast %m : memref<4xi32> to memref<5xi32>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<4xi32>' and result type 'memref<4xi64>' are cast incompatible}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.cast %m : memref<4xi32> to memref<4xi64>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.cast' invalid kind of type specified}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.cast %m : memref<4xi32> to i32
  return
}
// -----
// expected-error@+3 {{custom op 'memref.cast' expected 'to'}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.cast %m : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{'memref.get_global' op 'x' does not reference a valid global memref}}
func.func @f() {
  %0 = memref.get_global @x : memref<4xi32>
  return
}
// -----
// expected-error@+3 {{'memref.get_global' op result type 'memref<5xi32>' does not match type 'memref<4xi32>' of the global memref @x}}
memref.global @x : memref<4xi32>
func.func @f() {
  %0 = memref.get_global @x : memref<5xi32>
  return
}
// -----
// expected-error@+2 {{'memref.get_global' op 'f' does not reference a valid global memref}}
func.func @f() {
  %0 = memref.get_global @f : memref<5xi32>
  return
}
// -----
// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'i32'}}
memref.global @x : i32
// -----
// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xi32>'}}
memref.global @x : memref<?xi32>
// -----
// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([4])}}
memref.global @x : memref<4xi32> = dense<[1, 2]>
// -----
// expected-error@+1 {{integer literal not valid for specified type}}
memref.global @x : memref<4xi32> = 1
// -----
// expected-error@+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global x : memref<4xi32>
// -----
// expected-error@+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
memref.global "foo" @x : memref<4xi32>
// -----
memref.global constant @x : memref<4xi32>
// -----
// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<4xi32>'}}
memref.global @x : tensor<4xi32> = dense<1>
// -----
// expected-error@+1 {{expected ':'}}
memref.global @x
// -----
// expected-error@+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @x : memref<4xi32> {alignment = 3}
// -----
// expected-error@+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @x : memref<4xi32> {alignment = 3 : i64}
// -----
// expected-error@+1 {{'memref.global' op initial value shape expected to be 4 but was 5}}
"memref.global"() {sym_name = "x", type = memref<4xi32>, initial_value = dense<1> : tensor<5xi32>} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() {sym_name = "x", type = i32} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op requires attribute 'type'}}
"memref.global"() {sym_name = "x"} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 1 : i64}}
"memref.global"() {sym_name = "x", type = memref<4xi32>, initial_value = 1} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() {sym_name = "x", type = memref<*xi32>} : () -> ()
// -----
// expected-error@+3 {{redefinition of symbol named 'x'}}
// expected-note@+1 {{see existing symbol definition here}}
memref.global @x : memref<4xi32> = uninitialized
memref.global @x : memref<4xi32>
// -----
memref.global @x : memref<4xi32, affine_map<(d0) -> (d0 + 1)>> = dense<1>
// -----
// expected-error@+2 {{expected result type to be 'memref<2xi32, strided<[1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<3xi32>'}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.subview %m[0] [2] [1] : memref<4xi32> to memref<3xi32>
  return
}
// -----
// expected-error@+2 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.subview %m[0, 0] [2] [1] : memref<4xi32> to memref<2xi32>
  return
}
// -----
// expected-error@+2 {{slice along dimension 0 runs out-of-bounds: 8 >= 4}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.subview %m[0] [9] [1] : memref<4xi32> to memref<9xi32>
  return
}
// -----
// expected-error@+3 {{expected '[' in dynamic index list}}
// expected-error@+2 {{custom op 'memref.subview' expected SSA value or integer}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.subview %m[0] [2] : memref<4xi32> to memref<2xi32>
  return
}
// -----
// expected-error@+2 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<4xi32>'}}
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.view %m[%a][] : memref<4xi32> to memref<1xi32>
  return
}
// -----
// expected-error@+2 {{expected SSA operand}}
func.func @f(%m: memref<4xi8>, %a: index) {
  %0 = memref.view %m[][] : memref<4xi8> to memref<1xi32>
  return
}
// -----
// expected-error@+2 {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%m: memref<4xi8>, %a: index) {
  %0 = memref.view %m[%a][] : memref<4xi8> to memref<?xi32>
  return
}
// -----
// expected-error@+2 {{expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1, 1] : memref<4xi32> to memref<2xi32>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4xi32> into memref<4xi32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<4xi32> into memref<2x3xi32>
  return
}
// -----
// expected-error@+2 {{'memref.copy' op requires the same shape for all operands}}
func.func @f(%m: memref<4xi32>, %n: memref<5xi32>) {
  memref.copy %m, %n : memref<4xi32> to memref<5xi32>
  return
}
// -----
// expected-error@+2 {{'memref.copy' op requires the same element type for all operands}}
func.func @f(%m: memref<4xi32>, %n: memref<4xi64>) {
  memref.copy %m, %n : memref<4xi32> to memref<4xi64>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.dealloc' invalid kind of type specified}}
func.func @f(%a: i32) {
  memref.dealloc %a : i32
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%m: memref<4xi32>) {
  memref.dealloc %m
  return
}
// -----
// expected-error@+2 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
func.func @f(%m: memref<4xf32>, %a: index, %v: i32) {
  %0 = memref.atomic_rmw addi %v, %m[%a] : (i32, memref<4xf32>) -> i32
  return
}
// -----
// expected-error@+2 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
func.func @f(%m: memref<4xi32>, %a: index, %v: i32) {
  %0 = memref.atomic_rmw foo %v, %m[%a] : (i32, memref<4xi32>) -> i32
  return
}
// -----
// expected-error@+2 {{'memref.transpose' op expected a permutation map of same rank as the input}}
func.func @f(%m: memref<4xi32>) {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<4xi32> to memref<4xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.prefetch %m[%a], foo, locality<3>, data : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.prefetch %m[%a], read, locality<9>, data : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
func.func @f(%m: memref<4xi32>, %a: index) {
  memref.prefetch %m[%a], read, locality<3>, foo : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{'memref.assume_alignment' op alignment must be power of 2}}
func.func @f(%m: memref<4xi32>) {
  memref.assume_alignment %m, 3 : memref<4xi32>
  return
}
// -----
// expected-error@+2 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
func.func @f(%m: memref<4xi32>, %a: index) {
  %0 = memref.generic_atomic_rmw %m[%a] : memref<4xi32> {
  ^bb0(%x: i64):
    memref.atomic_yield %x : i64
  }
  return
}
// -----
// expected-error@+3 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @f() {
  memref.alloca_scope {
    scf.yield
  }
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f() {
  %0 = ub.poison
  return
}
// -----
// expected-error@+2 {{expected non-function type}}
func.func @f() {
  %0 = ub.poison : 
  return
}
// -----
// expected-error@+2 {{expected attribute value}}
func.func @f() {
  %0 = ub.poison <foo> : i32
  return
}
// -----
// expected-error@+2 {{'ub.unreachable' op must be the last operation in the parent block}}
func.func @f() {
  ub.unreachable
  return
  return
}
// -----
// expected-error@+2 {{custom op 'ub.foo' is unknown}}
func.func @f() {
  %0 = ub.foo : i32
  return
}
// -----
// expected-error@+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
llvm.func @f(i32) {
  llvm.return
}
// -----
// expected-error@+3 {{'llvm.return' op expected 1 operand}}
// expected-note@+1 {{when returning from function}}
llvm.func @f(%a: i32) -> i32 {
  llvm.return
}
// -----
// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f(%a: i32) -> (i32, i32)
// -----
// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: tensor<2xi32>)
// -----
// expected-error@+3 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: i32) {
  %0 = llvm.add %a, %a : f32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
llvm.func @f(%a: f32) {
  %0 = llvm.add %a, %a : f32
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
  %0 = llvm.load %a : i32 -> i32
  llvm.return
}
// -----
// expected-error@+2 {{expected '->'}}
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr
  llvm.return
}
// -----
// expected-error@+2 {{expected ','}}
llvm.func @f(%a: !llvm.ptr) {
  llvm.store %a, %a : !llvm.ptr
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.mlir.constant' op expected integer type}}
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.mlir.addressof' op result #0 must be LLVM pointer type, but got 'i32'}}
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.mlir.addressof @f : i32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.getelementptr' op operand #1 must be variadic of signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.ptr'}}
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[%a] : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, i32
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
// expected-error@+2 {{'llvm.call' op 'g' does not reference a symbol in the current scope}}
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}
// -----
// expected-error@+3 {{'llvm.call' op operand type mismatch for operand 0: 'i32' != 'i64'}}
llvm.func @g(i64)
llvm.func @f(%a: i32) {
  llvm.call @g(%a) : (i32) -> ()
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
// expected-error@+2 {{integer width of the output type is smaller or equal to the integer width of the input type}}
llvm.func @f(%a: i32) {
  %0 = llvm.zext %a : i32 to i16
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.bitcast %a : i32 to i64
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.alloca' expected 'x'}}
llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a : (i32) -> !llvm.ptr
  llvm.return
}
// -----
// expected-error@+2 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
llvm.func @f(%a: i32) {
  %0 = llvm.select %a, %a, %a : i32, i32
  llvm.return
}
// -----
// expected-error@+2 {{custom op 'llvm.foo' is unknown}}
llvm.func @f(%a: i32) {
  %0 = llvm.foo %a : i32
  llvm.return
}
// -----
// expected-error@+1 {{expected operation name in quotes}}
llvm.mlir.global external @g() : i32 = 1
// -----
llvm.mlir.global @g(1 : i32) : f32
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global external @g(1 : i32)
// -----
// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global foo @g(1 : i32) : i32
// -----
// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global constant @g("abc") : !llvm.array<2 x i8>
// -----
llvm.mlir.global external @g() : i32 {
}
// -----
// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
llvm.func @f() attributes {llvm.foo = 1 } 
// -----
// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
llvm.func @f(%a: !llvm.void)
// -----
llvm.func @f(%a: !llvm.ptr<i32>)
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
llvm.func @f(%a: !llvm.array<i32>)
// -----
llvm.func @f(...) {
  llvm.return
}
// -----
// expected-error@+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @f(..., i32)
// -----
// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()
// -----
// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func foo @f()
// -----
// expected-error@+4 {{use of value '%0' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@+2 {{prior use here}}
llvm.func @f() -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i64
}
// -----
// expected-error@+2 {{'llvm.unreachable' op must be the last operation in the parent block}}
llvm.func @f() -> i32 {
  llvm.unreachable
  llvm.return
}
// -----
func.func @f() {
  llvm.return
}
// -----
// expected-error@+3 {{expected operation name in quotes}}
// expected-note@+1 {{'{' opened here}}
func.func @f() {
  return
// -----
// expected-error@+2 {{expected operation name in quotes}}
// expected-note@+1 {{'{' opened here}}
module {
// -----
// expected-error@+1 {{expected operation name in quotes}}
}
// -----
// expected-error@+3 {{expected operation name in quotes}}
func.func @f() {
  return
}}
// -----
// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
module @m attributes {a = 1, a = 2} {}
// -----
// expected-error@+1 {{expected attribute value}}
module attributes {a.b = 1, c = } {}
// -----
// expected-error@+2 {{redefinition of attribute alias id 'a'}}
#a = 1 : i32
#a = 2 : i32
module {}
// -----
// expected-error@+2 {{undefined symbol alias id 'b'}}
!a = i32
module attributes {x = !b} {}
// -----
// expected-error@+1 {{undefined symbol alias id 'b'}}
module attributes {x = #b} {}
// -----
// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x'}}
module attributes {x = #foo.bar<1>} {}
// -----
// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x'}}
module attributes {x = !foo.bar<1>} {}
// -----
// expected-error@+1 {{elements literal must be a shaped type}}
module attributes {x = dense<1> : i32} {}
// -----
// expected-error@+1 {{expected integer literal}}
module attributes {x = array<i32: 1, 2.0>} {}
// -----
// expected-error@+1 {{expected non-function type}}
module attributes {x = array<foo: 1>} {}
// -----
// expected-error@+1 {{use of undeclared identifier}}
module attributes {x = affine_map<(d0) -> (d1)>} {}
// -----
// expected-error@+1 {{redefinition of identifier 'd0'}}
module attributes {x = affine_map<(d0, d0) -> (d0)>} {}
// -----
// expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
module attributes {x = affine_map<(d0) -> (d0 * d0)>} {}
// -----
// expected-error@+1 {{expected nested symbol reference identifier}}
module attributes {x = @a::b} {}
// -----
// expected-error@+1 {{expected '"' in string literal}}
module attributes {x = "abc} {}
// -----
// expected-error@+1 {{unknown escape in string literal}}
module attributes {x = "a\q"} {}
// -----
// expected-error@+1 {{expected non-function type}}
module attributes {x = 1 : foo} {}
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x = 0x1G : i32} {}
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x = 1e : f32} {}
// -----
// expected-error@+1 {{expected constant integer or floating point value}}
module attributes {x = -true} {}
// -----
// expected-error@+1 {{expected location instance}}
module attributes {x = loc(foo)} {}
// -----
// expected-error@+1 {{expected ',' or ']'}}
module attributes {x = [1, 2} {}
// -----
// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
module attributes {x = {a = 1, a = 2}} {}
// -----
// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x = unit foo} {}
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(memref<4x>)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(memref<-1xi32>)
// -----
// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
func.func private @f(vector<0xi32>)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<?xi32>)
// -----
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4xmemref<1xi32>>)
// -----
// expected-error@+1 {{expected '>' in tensor type}}
func.func private @f(tensor<4xi32, 1 2>)
// -----
// expected-error@+1 {{expected '>' in complex type}}
func.func private @f(complex<i32, i32>)
// -----
// expected-error@+1 {{invalid element type for complex}}
func.func private @f(complex<memref<1xi32>>)
// -----
func.func private @f(i0)
// -----
// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @f(i99999999)
// -----
// expected-error@+1 {{expected '>' in tuple type}}
func.func private @f(tuple<i32 i32>)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f((i32) -> )
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(foo)
// -----
// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
func.func private @f(memref<4xi32, affine_map<(d0, d1) -> (d0)>>)
// -----
// expected-error@+1 {{expected the number of strides to match the rank}}
func.func private @f(memref<4xi32, strided<[1, 2]>>)
// -----
// expected-error@+1 {{multiple memory spaces specified in memref type}}
func.func private @f(memref<4xi32, 1, 2>)
// -----
// expected-error@+1 {{undefined symbol alias id 'foo'}}
func.func private @f(!foo)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(f33)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(memref<*x>)
// -----
"foo.op"() : () -> ()
// -----
// expected-error@+1 {{Dialect `foo' not found for custom op 'foo.op' }}
foo.op
// -----
// expected-error@+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
foo
// -----
// expected-error@+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
%0 = foo
// -----
// expected-error@+1 {{expected operation name in quotes}}
%0 = "arith.constant"() {value = 1 : i32} : () -> i32, i64
// -----
// expected-error@+2 {{redefinition of SSA value '%0'}}
// expected-note@+1 {{previously defined here}}
%0, %0 = "t"() : () -> (i32, i32)
// -----
// expected-error@+1 {{cannot name an operation with no results}}
%0 = "builtin.module"() ({}) : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() ({}, {}) : () -> ()
// -----
// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
  "func.func"() ({}) {sym_name = "a", function_type = () -> ()} : () -> ()
^bb1:
}) : () -> ()
// -----
%0 = builtin.unrealized_conversion_cast to i32
// -----
// expected-error@+3 {{use of value '%c' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@+1 {{prior use here}}
%c = arith.constant 1 : i32
%0 = builtin.unrealized_conversion_cast %c : i64 to i32
// -----
// expected-error@+2 {{expected non-function type}}
%c = arith.constant 1 : i32
builtin.unrealized_conversion_cast %c : i32 to
// -----
// expected-error@+2 {{expected location instance}}
// expected-note@+1 {{'(' opened here}}
func.func @f() { return } loc(
// -----
// expected-error@+1 {{expected location instance}}
func.func @f() { return } loc(foo)
// -----
func.func @f() { return } loc("a":1)
// -----
// expected-error@+1 {{operation location alias was never defined}}
func.func @f() { return } loc(#x)
// -----
// expected-error@+1 {{expected attribute value}}
func.func @f() { return } loc(fused<>["a"])
// -----
// expected-error@+1 {{expected ':'}}
{-# foo #-}
// -----
// expected-error@+1 {{dialect 'foo' is unknown}}
{-# dialect_resources: { foo: {} } #-}
// -----
// expected-error@+1 {{unknown key 'bar' in file metadata dictionary}}
{-# bar: {} #-}

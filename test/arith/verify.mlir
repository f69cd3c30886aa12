// RUN: mlopt %s -split-input-file -verify-diagnostics

func.func @f(%a: i32) {
  // expected-error@+1 {{expected ':'}}
  %0 = arith.addi %a, %a exact : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected ':'}}
  %0 = arith.addi %a, %a
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected '<'}}
  %0 = arith.addi %a, %a overflow : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error@+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value'}}
  %0 = arith.addi %a, %a overflow<foo> : i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = arith.truncf %a fastmath<fast> upward : f32 to f16
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  %0 = arith.cmpi slt, %a, %a : f32
  return
}

// -----

func.func @f(%a: tensor<2xi1>, %b: tensor<?xi1>) {
  // expected-error@+2 {{'arith.addi' op inferred type(s) 'tensor<2xi1>' are incompatible with return type(s) of operation 'tensor<?xi1>'}}
  // expected-error@+1 {{'arith.addi' op failed to infer returned types}}
  %0 = "arith.addi"(%a, %b) : (tensor<2xi1>, tensor<?xi1>) -> tensor<?xi1>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.extui' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %0 = arith.extui %a : i32 to i16
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extui %a : i8 to tensor<2xi32>
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error@+1 {{'arith.extui' op requires the same shape for all operands and results}}
  %0 = arith.extui %a : vector<2xi8> to vector<3xi32>
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'arith.extui' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extui %a : index to i64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type}}
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i64, i1)
  return
}

// -----

func.func @f(%c: vector<2xi1>, %a: vector<3xi32>) {
  // expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : vector<2xi1>, vector<3xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "foo"
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() {value = 1 : i64} : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<[4]xi32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
  %0 = "arith.truncf"(%x) {roundingmode = 7 : i32} : (f32) -> f16
  return
}

// -----

// A cast's types, before its shapes.
func.func @f(%a: memref<?x?xi32>) {
  // expected-error@+1 {{'arith.index_cast' op operand type 'memref<?x?xi32>' and result type 'vector<2x2xi32>' are cast incompatible}}
  %0 = "arith.index_cast"(%a) : (memref<?x?xi32>) -> vector<2x2xi32>
  return
}

// -----

func.func @f(%a: memref<?x?xi32>) {
  // expected-error@+1 {{'arith.bitcast' op if a result is non-scalar, then at least one operand must be non-scalar}}
  %0 = "arith.bitcast"(%a) : (memref<?x?xi32>) -> vector<2x2xf32>
  return
}

// RUN: mlopt %s -split-input-file -verify-diagnostics

// Syntax and verifiers, in mlir-opt's words.

func.func @f(%v: vector<2x3xf32>) {
  // expected-error@+1 {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%v) : (vector<2x3xf32>) -> vector<2xi1>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.isnan' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = "math.isnan"(%f) {fastmath = 3 : i32} : (f32) -> i1
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.absf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = "math.absf"(%f) {fastmath = 3 : i32} : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.absf' op requires the same type for all operands and results}}
  %0 = "math.absf"(%f) : (f32) -> f64
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%f) : (f32) -> (f32, f64)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'math.sincos' op operand #0 must be floating-point-like, but got 'i32'}}
  %0:2 = "math.sincos"(%i) : (i32) -> (i32, i32)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.sincos' op result #0 must be floating-point-like, but got 'i32'}}
  %0:2 = "math.sincos"(%f) : (f32) -> (i32, f32)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.sincos' op expected 2 results}}
  %0 = "math.sincos"(%f) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32, %iv: vector<2x3xi32>) {
  // expected-error@+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = "math.fpowi"(%f, %iv) : (f32, vector<2x3xi32>) -> f32
  return
}

// -----

func.func @f(%f: f32, %iv: vector<2x3xi32>) {
  // expected-error@+1 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%f, %iv) : (f32, vector<2x3xi32>) -> f64
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'math.fpowi' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = "math.fpowi"(%i, %f) : (i32, f32) -> i32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%f, %i) : (f32, i32) -> f64
  return
}

// -----

func.func @f(%f: f32, %d: f64) {
  // expected-error@+1 {{'math.clampf' op requires the same type for all operands and results}}
  %0 = "math.clampf"(%f, %f, %d) : (f32, f32, f64) -> f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'math.clampf' op operand #2 must be floating-point-like, but got 'i32'}}
  %0 = "math.clampf"(%f, %f, %i) : (f32, f32, i32) -> f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'math.atan2' op operand #1 must be floating-point-like, but got 'i32'}}
  %0 = "math.atan2"(%f, %i) : (f32, i32) -> f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'math.ipowi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = "math.ipowi"(%f, %i) : (f32, i32) -> f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{'math.fma' op operand #2 must be floating-point-like, but got 'i32'}}
  %0 = "math.fma"(%f, %f, %i) : (f32, f32, i32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.powf' op expected 2 operands, but found 1}}
  %0 = "math.powf"(%f) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected ','}}
  %0 = math.fma %f, %f : f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%f: f32) {
  // expected-error@+1 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = math.fma %f, %f, %f : i32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%f: f32) {
  // expected-error@+1 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = math.absf %f : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'math.absf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.absf %i : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{custom op 'math.isnan' 'operand' must be floating-point-like, but got 'i32'}}
  %0 = math.isnan %i : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = math.sincos %i : i32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'math.isnan' 'operand' must be floating-point-like, but got 'vector<2xi32>'}}
  %0 = math.isnan %f : vector<2xi32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'math.isnan' 'operand' must be floating-point-like, but got 'none'}}
  %0 = math.isnan %f : none
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = math.isnan %f fastmath<fast> : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected '['}}
  %0 = math.clampf %f to %f : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'math.clampf' expected 'to'}}
  %0 = math.clampf %f, [%f, %f] : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected ','}}
  %0 = math.clampf %f to [%f] : f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{expected ','}}
  %0 = math.fpowi %f, %i : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %0 = math.fpowi %f, %f : f32, f32
  return
}

// -----

func.func @f(%v: vector<2x3xf32>) {
  // expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = math.sincos %v : vector<2x3xf32>
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected ':'}}
  %0 = math.ctlz %i fastmath<fast> : i32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %d: f64) {
  // expected-error@+1 {{use of value '%d' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = math.copysign %f, %d : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+2 {{custom op 'math.absf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error@+1 {{custom op 'math.absf' failed to parse Arith_FastMathAttr parameter 'value'}}
  %0 = math.absf %f fastmath<bad> : f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%f: f32) {
  // expected-error@+1 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = math.clampf %f to [%f, %f] : i32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.ctlz' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ctlz %f : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'math.ipowi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ipowi %f, %f : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'math.unknown' is unknown}}
  %0 = math.unknown %f : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = math.absf %f
  return
}

// RUN: mlopt %s -split-input-file -verify-diagnostics

// What the verifiers of std refuse, in the words of 2020.

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.addf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = addf %i, %i : i32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = addi %f, %f : f32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.addi' op requires the same type for all operands and results}}
  %0 = "std.addi"(%i, %j) : (i32, i16) -> i32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.fpext' op operand type 'f64' and result type 'f32' are cast incompatible}}
  %0 = fpext %d : f64 to f32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.fptrunc' op operand type 'f32' and result type 'f64' are cast incompatible}}
  %0 = fptrunc %f : f32 to f64
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.sitofp' op operand type 'f32' and result type 'i32' are cast incompatible}}
  %0 = sitofp %f : f32 to i32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.fptosi' op operand type 'f32' and result type 'index' are cast incompatible}}
  %0 = fptosi %f : f32 to index
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.index_cast' op operand type 'index' and result type 'f32' are cast incompatible}}
  %0 = index_cast %x : index to f32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'index' is not a valid operand type}}
  %0 = sexti %x : index to i64
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'index' is not a valid result type}}
  %0 = sexti %j : i16 to index
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{result type 'i16' must be wider than operand type 'i32'}}
  %0 = zexti %i : i32 to i16
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{operand type 'i16' must be wider than result type 'i32'}}
  %0 = trunci %j : i16 to i32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "std.cmpi"(%i, %i) {predicate = 20} : (i32, i32) -> i1
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.cmpi' op requires attribute 'predicate'}}
  %0 = "std.cmpi"(%i, %i) : (i32, i32) -> i1
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.cmpi' op result #0 must be bool-like, but got 'i32'}}
  %0 = "std.cmpi"(%i, %i) {predicate = 2} : (i32, i32) -> i32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.select' op expected condition type to have the same shape as the result type, expected 'vector<4xi1>', but got 'vector<3xi1>'}}
  %0 = "std.select"(%b, %v, %v) : (vector<3xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.select' op expected condition to be a signless i1, but got 'vector<3xi1>'}}
  %0 = "std.select"(%b, %i, %i) : (vector<3xi1>, i32, i32) -> i32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.constant' op requires attribute's type ('i32') to match op's return type ('i64')}}
  %0 = "std.constant"() {value = 1 : i32} : () -> i64
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.constant' op requires 'value' to be an integer within the range of the integer result type}}
  %0 = "std.constant"() {value = "a"} : () -> i32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.constant' op requires 'value' to be a floating point constant}}
  %0 = "std.constant"() {value = "a"} : () -> f32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.constant' op requires 'value' to be a shaped constant}}
  %0 = "std.constant"() {value = "a"} : () -> vector<4xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.constant' op requires 'value' to be a function reference}}
  %0 = "std.constant"() {value = "a"} : () -> (() -> ())
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.constant' op reference to undefined function 'g'}}
  %0 = constant @g : () -> ()
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.constant' op reference to function with mismatched type}}
  %0 = constant @f : () -> ()
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.call' op incorrect number of operands for callee}}
  call @f(%i) : (i32) -> ()
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.load' op incorrect number of indices for load}}
  %0 = load %m[%x] : memref<4x?xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.store' op store index operand count not equal to memref rank}}
  store %f, %m[%x] : memref<4x?xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{custom op 'std.alloc' dimension operand count does not equal memref dynamic dimension count}}
  %0 = alloc() : memref<4x?xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  %k = constant 2 : index
  // expected-error@+1 {{'std.dim' op index is out of range}}
  %0 = dim %m, %k : memref<4x?xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.memref_cast' op operand type 'memref<4x?xf32>' and result type 'memref<5x?xf32>' are cast incompatible}}
  %0 = memref_cast %m : memref<4x?xf32> to memref<5x?xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.memref_cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref_cast %u : memref<*xf32> to memref<*xf32, 1>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.memref_cast' op operand type 'memref<4x?xf32>' and result type 'memref<*xf64>' are cast incompatible}}
  %0 = memref_cast %m : memref<4x?xf32> to memref<*xf64>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{incorrect number of size operands for type 'memref<?xf32>'}}
  %0 = view %by[%x][] : memref<64xi8> to memref<?xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{different memory spaces specified for base memref type 'memref<64xi8>' and view memref type 'memref<4xf32, 1>'}}
  %0 = view %by[%x][] : memref<64xi8> to memref<4xf32, 1>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{expected result type to be 'memref<2x2xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>'}}
  %0 = subview %m[0, 0] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{expected 2 offset values}}
  %0 = subview %m[0] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.prefetch' op too few indices}}
  prefetch %m[%x], read, locality<3>, data : memref<4x?xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.assume_alignment' op alignment must be power of 2}}
  assume_alignment %m, 12 : memref<4x?xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = atomic_rmw "addf" %i, %m[%x, %x] : (i32, memref<4x?xf32>) -> i32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = atomic_rmw "addi" %f, %m[%x, %x] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = atomic_rmw "addf" %f, %m[%x] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.splat' op operand should be of elemental type of result type}}
  %0 = "std.splat"(%d) : (f64) -> vector<4xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.extract_element' op incorrect number of indices for extract_element}}
  %0 = extract_element %t[] : tensor<4xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.tensor_from_elements' op expected result type to be a 1D tensor with 2 elements}}
  %0 = "std.tensor_from_elements"(%f, %f) : (f32, f32) -> tensor<3xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.tensor_cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  %0 = tensor_cast %t : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.dma_start' op DMA should be between different memory spaces}}
  "std.dma_start"(%m, %x, %x, %m, %x, %x, %x, %m, %x, %x) : (memref<4x?xf32>, index, index, memref<4x?xf32>, index, index, index, memref<4x?xf32>, index, index) -> ()
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.dma_start' op expected source to be of memref type}}
  "std.dma_start"(%x, %x, %x, %x) : (index, index, index, index) -> ()
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.dma_wait' op expected 4 operands}}
  "std.dma_wait"(%m, %x) : (memref<4x?xf32>, index) -> ()
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.dma_wait' op expected tag to be of memref type}}
  "std.dma_wait"(%x, %x) : (index, index) -> ()
  return
}

// -----

func @f(%i: i32, %j: i16, %f: f32, %d: f64, %x: index, %c: i1, %v: vector<4xf32>, %b: vector<3xi1>, %m: memref<4x?xf32>, %u: memref<*xf32>, %t: tensor<4xf32>, %by: memref<64xi8>, %s: memref<4x?xf32, 1>) {
  // expected-error@+1 {{'std.dma_wait' op expected at least 2 operands}}
  "std.dma_wait"(%m) : (memref<4x?xf32>) -> ()
  return
}

// expected-error@+3 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<2xf32>'}}
// allow-unregistered
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<2xf32>, index, index, index, index, index)
  return
}
// -----
// expected-error@+3 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index'}}
// expected-error@+2 {{'memref.extract_strided_metadata' op failed to infer returned types}}
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<f32>, index, index, index, index)
  return
}
// -----
// expected-error@+3 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'}}
// expected-error@+2 {{'memref.extract_strided_metadata' op failed to infer returned types}}
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<f32>, index, index, index)
  return
}
// -----
// expected-error@+2 {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4x?xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>'}}
func.func @f(%a: memref<4x?xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>>) -> (memref<f32>, index, index, index, index, index)
  return
}
// -----
// expected-error@+2 {{'memref.extract_strided_metadata' op result #5 must be variadic of index, but got 'f32'}}
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<f32>, index, index, index, index, f32)
  return
}
// -----
// expected-error@+3 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f64>', 'index', 'index', 'index', 'index', 'index'}}
// expected-error@+2 {{'memref.extract_strided_metadata' op failed to infer returned types}}
func.func @f(%a: memref<4x?xf32>) {
  "memref.extract_strided_metadata"(%a) : (memref<4x?xf32>) -> (memref<f64>, index, index, index, index, index)
  return
}
// -----
// expected-error@+1 {{'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  "memref.get_global"() {name = @x} : () -> (memref<?xf32>)
// -----
// expected-error@+1 {{'memref.get_global' op attribute 'name' failed to satisfy constraint: flat symbol reference attribute}}
  "memref.get_global"() {name = @x::@y} : () -> (memref<?xf32>)
// -----
// expected-error@+1 {{'memref.get_global' op 'x' does not reference a valid global memref}}
  "memref.get_global"() {name = @x} : () -> (memref<2xf32>)
// -----
// expected-error@+2 {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'complex<f32>'}}
func.func @f(%a: memref<4xcomplex<f32>>, %c: complex<f32>, %i: index) {
  "memref.atomic_rmw"(%c, %a, %i) {kind = 2} : (complex<f32>, memref<4xcomplex<f32>>, index) -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'memref.atomic_rmw' op operand #1 must be memref of signless integer or floating-point values, but got 'memref<4xcomplex<f32>>'}}
func.func @f(%a: memref<4xcomplex<f32>>, %c: f32, %i: index) {
  "memref.atomic_rmw"(%c, %a, %i) {kind = 2} : (f32, memref<4xcomplex<f32>>, index) -> complex<f32>
  return
}
// -----
// expected-error@+2 {{'memref.atomic_rmw' op attribute 'kind' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}}
func.func @f(%a: memref<4xf32>, %c: f32, %i: index) {
  "memref.atomic_rmw"(%c, %a, %i) {kind = 16} : (f32, memref<4xf32>, index) -> f32
  return
}
// -----
// expected-error@+2 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
func.func @f(%a: memref<4xf32>, %c: f32, %i: index) {
  memref.atomic_rmw foo %c, %a[%i]  : (f32, memref<4xf32>) -> f32
  return
}
// -----
// expected-error@+2 {{custom op 'memref.atomic_rmw' invalid kind attribute specification: "foo"}}
func.func @f(%a: memref<4xf32>, %c: f32, %i: index) {
  memref.atomic_rmw "foo" %c, %a[%i]  : (f32, memref<4xf32>) -> f32
  return
}
// -----
// expected-error@+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
  "memref.global"() {sym_name = "x", type = memref<*xf32>} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'}}
  "memref.global"() {sym_name = "x", type = memref<?xf32>} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op attribute 'constant' failed to satisfy constraint: unit attribute}}
  "memref.global"() {sym_name = "x", type = memref<2xf32>, constant = 1} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  "memref.global"() {sym_name = "x", type = memref<2xf32>, alignment = 1 : i32} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  "memref.global"() {sym_name = "x", type = memref<2xf32>, alignment = -1} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 1 : i64}}
  "memref.global"() {sym_name = "x", type = memref<2xf32>, initial_value = 1} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op initial value shape expected to be 2 but was 3}}
  "memref.global"() {sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op initial value shape expected to be 2, 4 but was 3}}
  "memref.global"() {sym_name = "x", type = memref<2x4xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'f64'}}
  "memref.global"() {sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf64>} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op initial value shape expected to be  but was 3}}
  "memref.global"() {sym_name = "x", type = memref<f32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
  "memref.global"() {sym_name = "x", sym_visibility = "foo", type = memref<f32>} : () -> ()
// -----
// expected-error@+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
  memref.global "foo" @x : memref<f32>
// -----
// expected-error@+1 {{integer literal not valid for specified type}}
  memref.global "public" @x : memref<2xi32> = 3
// -----
// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
  memref.global "public" @x : memref<2xi32> = "abc"
// -----
// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
  memref.global "public" @x : memref<2xi32> = unit
// -----
// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
  memref.global "public" @x : memref<2xi32> = @foo
// -----
// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
  memref.global "public" @x : memref<2xi32> = [1, 2]
// -----
// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
  memref.global "public" @x : memref<2xi32> = array<i32: 1, 2>
// -----
// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
  memref.global "public" @x : memref<2xi32> = i32
// -----
// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
  memref.global "public" @x : memref<2xi32> = #foo.bar
// -----
// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
  memref.global "public" @x : memref<2xi32> = true
// -----
// expected-error@+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
  memref.global "public" @x : memref<2xi32> = dense<[1,2,3]>
// -----
// expected-error@+1 {{parsed zero elements, but type ('tensor<2xi32>') expected at least 1}}
  memref.global "public" @x : memref<2xi32> = dense<>
// -----
// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<2xi32>'}}
  memref.global "public" @x : tensor<2xi32>
// -----
// expected-error@+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
  memref.global public @x : memref<2xi32>
// -----
// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'i32'}}
  memref.global constant @x : i32
// -----
// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
  memref.global @x : memref<2xi32> = {a = 1}

// expected-error@+3 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
// allow-unregistered
func.func @f() {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op incorrect number of dynamic sizes, has 2, expected 1}}
func.func @f(%i: index) {
  %0 = memref.alloc(%i, %i) : memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
func.func @f(%i: index) {
  %0 = memref.alloc(%i)[%i] : memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
func.func @f() {
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 1}}
func.func @f(%i: index) {
  %0 = memref.alloc()[%i] : memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() {
  %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() {
  %0 = memref.alloc() {alignment = 0 : i64} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() {
  %0 = memref.alloc() {alignment = -8 : i64} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() {
  %0 = memref.alloc() {alignment = 4 : i32} : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f() {
  %0 = memref.alloc() : memref<*xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
func.func @f() {
  %0 = memref.alloc() : tensor<4xf32>
  return
}
// -----
// expected-error@+2 {{missing dimension operand for result type 'memref<?xf32>'}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<?xf32>
  return
}
// -----
// expected-error@+2 {{unnecessary dimension operand for result type 'memref<4xf32>'}}
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.realloc %l(%i) : memref<8xf32> to memref<4xf32>
  return
}
// -----
// expected-error@+2 {{different element types specified for source memref type 'memref<8xf32>' and result memref type 'memref<4xf64>'}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<4xf64>
  return
}
// -----
// expected-error@+2 {{different memory spaces specified for source memref type 'memref<8xf32>' and result memref type 'memref<4xf32, 2>'}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<4xf32, 2>
  return
}
// -----
// expected-error@+2 {{unsupported layout for result memref type 'memref<4xf32, strided<[2]>>'}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<4xf32, strided<[2]>>
  return
}
// -----
// expected-error@+2 {{'memref.realloc' op result #0 must be 1D memref of any type values, but got 'memref<4x4xf32>'}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l : memref<8xf32> to memref<4x4xf32>
  return
}
// -----
// expected-error@+2 {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<4x8xf32>'}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.realloc %m : memref<4x8xf32> to memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.realloc' 'memref.realloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.realloc %l {alignment = 3} : memref<8xf32> to memref<4xf32>
  return
}
// -----
// expected-error@+2 {{'memref.assume_alignment' op alignment must be power of 2}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.assume_alignment %m, 3 : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.assume_alignment %m, 0 : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.assume_alignment %m, -4 : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.assume_alignment' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%u: memref<*xf32>) {
  %0 = memref.assume_alignment %u, 4 : memref<*xf32>
  return
}
// -----
// expected-error@+3 {{'memref.assume_alignment' op inferred type(s) 'memref<8xf32>' are incompatible with return type(s) of operation 'memref<?xf32>'}}
// expected-error@+2 {{'memref.assume_alignment' op failed to infer returned types}}
func.func @f(%l: memref<8xf32>) {
  %0 = "memref.assume_alignment"(%l) {alignment = 4 : i32} : (memref<8xf32>) -> memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
func.func @f(%l: memref<8xf32>) {
  %0 = "memref.assume_alignment"(%l) {alignment = 4 : i64} : (memref<8xf32>) -> memref<8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<8xf32>' and result type 'memref<9xf32>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<9xf32>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<8xf32>' and result type 'memref<8xf64>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<8xf64>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<8xf32>' and result type 'memref<8xf32, 3>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<8xf32, 3>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<8xf32>' and result type 'memref<8xf32, strided<[2]>>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<8xf32, strided<[2]>>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<8xf32>' and result type 'memref<?x?xf32>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<?x?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<*xf32>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<4xf64>' are cast incompatible}}
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xf64>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<4xf32, 3>' are cast incompatible}}
func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xf32, 3>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<8xf32>' and result type 'memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.cast %l : memref<8xf32> to memref<8xf32, affine_map<(d0)->(d0 mod 2)>>
  return
}
// -----
// expected-error@+2 {{'memref.memory_space_cast' op operand type 'memref<8xf32>' and result type 'memref<9xf32, 3>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<9xf32, 3>
  return
}
// -----
// expected-error@+2 {{'memref.memory_space_cast' op operand type 'memref<8xf32>' and result type 'memref<?xf32, 3>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<?xf32, 3>
  return
}
// -----
// expected-error@+2 {{'memref.memory_space_cast' op operand type 'memref<8xf32>' and result type 'memref<8xf64, 3>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<8xf64, 3>
  return
}
// -----
// expected-error@+2 {{'memref.memory_space_cast' op operand type 'memref<8xf32>' and result type 'memref<*xf32, 3>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<*xf32, 3>
  return
}
// -----
// expected-error@+2 {{'memref.memory_space_cast' op operand type 'memref<8xf32>' and result type 'memref<8xf32, strided<[2]>, 3>' are cast incompatible}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.memory_space_cast %l : memref<8xf32> to memref<8xf32, strided<[2]>, 3>
  return
}
// -----
// expected-error@+2 {{'memref.memory_space_cast' op operand type 'memref<*xf32>' and result type 'memref<*xf64, 3>' are cast incompatible}}
func.func @f(%u: memref<*xf32>) {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf64, 3>
  return
}
// -----
// expected-error@+2 {{'memref.copy' op requires the same element type for all operands}}
func.func @f(%l: memref<8xf32>, %w: memref<8xf64>) {
  memref.copy %l, %w : memref<8xf32> to memref<8xf64>
  return
}
// -----
// expected-error@+2 {{'memref.copy' op requires the same shape for all operands}}
func.func @f(%m: memref<4x8xf32>, %l: memref<8xf32>) {
  memref.copy %l, %m : memref<8xf32> to memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.copy' invalid kind of type specified}}
func.func @f(%v: f32, %q: memref<8xf32, 3>) {
  memref.copy %v, %q : f32 to memref<8xf32, 3>
  return
}
// -----
// expected-error@+2 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.load' 'memref.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] {nontemporal = 1 : i32} : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.load' 'memref.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] {nontemporal} : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] {alignment = 3} : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%i: index, %u: memref<*xf32>) {
  %0 = memref.load %u[%i, %i] : memref<*xf32>
  return
}
// -----
// expected-error@+3 {{use of value '%j' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<4x8xf32>, %i: index, %j: i32) {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32>
  return
}
// -----
// expected-error@+3 {{use of value '%j' expects different type than prior uses: 'f32' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<4x8xf32>, %i: index, %j: i32) {
  memref.store %j, %m[%i, %i] : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.store' op store index operand count not equal to memref rank}}
func.func @f(%m: memref<4x8xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.store' op store index operand count not equal to memref rank}}
func.func @f(%m: memref<4x8xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i, %i, %i] : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = "memref.load"(%m, %i, %i) : (memref<4x8xf32>, index, index) -> f64
  return
}
// -----
// expected-error@+2 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
func.func @f(%m: memref<4x8xf32>, %i: index, %j: i32) {
  "memref.store"(%j, %m, %i, %i) : (i32, memref<4x8xf32>, index, index) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.prefetch' op too few indices}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], rread, locality<3>, data : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<4>, data : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<-1>, data : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<3>, date : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.prefetch' expected 'locality'}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, local<3>, data : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<3>, data {a} : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.prefetch' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%i: index, %u: memref<*xf32>) {
  memref.prefetch %u[%i, %i], write, locality<3>, data : memref<*xf32>
  return
}
// -----
// expected-error@+2 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.atomic_rmw addi %v, %l[%i] : (f32, memref<8xf32>) -> f32
  return
}
// -----
// expected-error@+2 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
func.func @f(%v: f32, %l: memref<8xf32>) {
  %0 = memref.atomic_rmw addf %v, %l[] : (f32, memref<8xf32>) -> f32
  return
}
// -----
// expected-error@+2 {{'memref.atomic_rmw' op failed to verify that all of {value, result} have same type}}
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.atomic_rmw addf %v, %l[%i] : (f32, memref<8xf32>) -> f64
  return
}
// -----
// expected-error@+2 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
func.func @f(%i: index, %v: f32, %w: memref<8xf64>) {
  %0 = memref.atomic_rmw addf %v, %w[%i] : (f32, memref<8xf64>) -> f32
  return
}
// -----
// expected-error@+2 {{'memref.atomic_rmw' op with kind 'xori' expects an integer type}}
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.atomic_rmw xori %v, %l[%i] : (f32, memref<8xf32>) -> f32
  return
}
// -----
// expected-error@+2 {{custom op 'memref.atomic_rmw' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%i: index, %v: f32, %u: memref<*xf32>) {
  %0 = memref.atomic_rmw addf %v, %u[%i] : (f32, memref<*xf32>) -> f32
  return
}
// -----
// expected-error@+2 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f64):
 memref.atomic_yield %v : f32 }
  return
}
// -----
// expected-error@+2 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32, %y: f32):
 memref.atomic_yield %v : f32 }
  return
}
// -----
// expected-error@+2 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
func.func @f(%i: index, %v: f32, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 memref.atomic_yield %v : f32 }
  return
}
// -----
// expected-error@+4 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 memref.atomic_yield %j : i32 }
  return
}
// -----
// expected-error@+4 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 memref.store %x, %l[%i] : memref<8xf32> 
 memref.atomic_yield %x : f32 }
  return
}
// -----
// expected-error@+4 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 "a.b"() ({ "x.y"() : () -> () }) : () -> () 
 memref.atomic_yield %x : f32 }
  return
}
// -----
// expected-error@+4 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 %0 = memref.load %l[%i] : memref<8xf32> 
 memref.atomic_yield %x : f32 }
  return
}
// -----
// expected-error@+2 {{'memref.generic_atomic_rmw' op expects a non-empty block}}
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.generic_atomic_rmw %l[%i] : memref<8xf32> {
 ^bb0(%x: f32):
 }
  return
}
// -----
// expected-error@+2 {{'memref.generic_atomic_rmw' op failed to verify that result type matches element type of memref}}
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = "memref.generic_atomic_rmw"(%l, %i) ({
 ^bb0(%x: f32):
 "memref.atomic_yield"(%x) : (f32) -> () }) : (memref<8xf32>, index) -> f64
  return
}
// -----
// expected-error@+2 {{custom op 'memref.dma_start' fewer/more types expected}}
func.func @f(%i: index, %l: memref<8xf32>, %q: memref<8xf32, 3>) {
  memref.dma_start %l[%i], %q[%i], %i, %l[%i] : memref<8xf32>, memref<8xf32, 3>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.dma_start' expected two stride related operands}}
func.func @f(%i: index, %l: memref<8xf32>, %q: memref<8xf32, 3>) {
  memref.dma_start %l[%i], %q[%i], %i, %l[%i], %i : memref<8xf32>, memref<8xf32, 3>, memref<8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected destination to be of memref type}}
func.func @f(%i: index, %l: memref<8xf32>) {
  memref.dma_start %l[%i, %i], %l[%i], %i, %l[%i] : memref<8xf32>, memref<8xf32>, memref<8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected source indices to be of index type}}
func.func @f(%m: memref<4x8xf32>, %i: index, %l: memref<8xf32>) {
  memref.dma_start %m[%i], %l[%i], %i, %l[%i] : memref<4x8xf32>, memref<8xf32>, memref<8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected source to be of memref type}}
func.func @f(%i: index, %l: memref<8xf32>, %u: memref<*xf32>) {
  memref.dma_start %u[%i], %l[%i], %i, %l[%i] : memref<*xf32>, memref<8xf32>, memref<8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected destination to be of memref type}}
func.func @f(%i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %i, %i, %i, %i) : (memref<8xf32>, index, index, index, index, index) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected at least 7 operands}}
func.func @f(%m: memref<4x8xf32>, %i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %m, %i, %i, %i) : (memref<8xf32>, index, memref<4x8xf32>, index, index, index) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected tag to be of memref type}}
func.func @f(%i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %i) : (memref<8xf32>, index, memref<8xf32>, index, index, index) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected num elements to be of index type}}
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %j, %i) : (memref<8xf32>, index, memref<8xf32>, index, i32, index) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected at least 7 operands}}
func.func @f(%i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %l) : (memref<8xf32>, index, memref<8xf32>, index, index, memref<8xf32>) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected tag indices to be of index type}}
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %l, %j) : (memref<8xf32>, index, memref<8xf32>, index, index, memref<8xf32>, i32) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected source indices to be of index type}}
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %j, %l, %i, %i, %l, %j) : (memref<8xf32>, i32, memref<8xf32>, index, index, memref<8xf32>, i32) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op incorrect number of operands}}
func.func @f(%i: index, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %l, %i, %i) : (memref<8xf32>, index, memref<8xf32>, index, index, memref<8xf32>, index, index) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
func.func @f(%i: index, %j: i32, %l: memref<8xf32>) {
  "memref.dma_start"(%l, %i, %l, %i, %i, %l, %i, %i, %j) : (memref<8xf32>, index, memref<8xf32>, index, index, memref<8xf32>, index, index, i32) -> ()
  return
}
// -----
// expected-error@+2 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0}}
func.func @f(%i: index, %l: memref<8xf32>) {
  memref.dma_wait %l[], %i : memref<8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
func.func @f(%i: index, %l: memref<8xf32>) {
  memref.dma_wait %l[%i, %i], %i : memref<8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.dma_wait' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%i: index, %u: memref<*xf32>) {
  memref.dma_wait %u[%i, %i], %i : memref<*xf32>
  return
}
// -----
// expected-error@+2 {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][%i] : memref<64xi8> to memref<4xf32>
  return
}
// -----
// expected-error@+2 {{different memory spaces specified for base memref type 'memref<64xi8>' and view memref type 'memref<4xf32, 3>'}}
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, 3>
  return
}
// -----
// expected-error@+2 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}
// -----
// expected-error@+2 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<8xf32>'}}
func.func @f(%i: index, %l: memref<8xf32>) {
  %0 = memref.view %l[%i][] : memref<8xf32> to memref<4xf32>
  return
}
// -----
// expected-error@+2 {{expected SSA operand}}
func.func @f(%b: memref<64xi8>) {
  %0 = memref.view %b[][] : memref<64xi8> to memref<4xf32>
  return
}
// -----
// expected-error@+2 {{expected ']'}}
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i, %i][] : memref<64xi8> to memref<4xf32>
  return
}
// -----
// expected-error@+2 {{'memref.view' op result #0 must be memref of any type values, but got 'memref<*xf32>'}}
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<*xf32>
  return
}
// -----
// expected-error@+3 {{use of value '%j' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%j: i32, %l: memref<8xf32>) {
  %0 = memref.dim %l, %j : memref<8xf32>
  return
}
// -----
// expected-error@+2 {{expected SSA operand}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.dim %l, 0 : memref<8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'f32'}}
func.func @f(%i: index, %v: f32) {
  %0 = memref.dim %v, %i : f32
  return
}
// -----
// expected-error@+2 {{custom op 'memref.rank' invalid kind of type specified}}
func.func @f(%v: f32) {
  %0 = memref.rank %v : f32
  return
}
// -----
// expected-error@+2 {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i32'}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %l : memref<8xf32> -> i32
  return
}
// -----
// expected-error@+2 {{operation defines 2 results but was provided 1 to bind}}
func.func @f(%l: memref<8xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %l : memref<8xf32> -> index, index
  return
}
// -----
// expected-error@+2 {{custom op 'memref.extract_aligned_pointer_as_index' invalid kind of type specified}}
func.func @f(%v: f32) {
  %0 = memref.extract_aligned_pointer_as_index %v : f32 -> index
  return
}
// -----
// expected-error@+2 {{'memref.get_global' op 'x' does not reference a valid global memref}}
func.func @f() {
  %0 = memref.get_global @x : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{'memref.get_global' op 'f' does not reference a valid global memref}}
func.func @f() {
  %0 = memref.get_global @f : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.get_global' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f() {
  %0 = memref.get_global @x : memref<*xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.get_global' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
func.func @f() {
  %0 = memref.get_global @x : f32
  return
}
// -----
// expected-error@+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
func.func @f(%v: f32) {
  memref.alloca_scope {
 %0 = memref.alloca() : memref<4xf32> 
 memref.alloca_scope.return %v : f32 }
  return
}
// -----
// expected-error@+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
func.func @f() {
  %0 = memref.alloca_scope -> (f32) { }
  return
}
// -----
// expected-error@+2 {{cannot name an operation with no results}}
func.func @f() {
  %0 = memref.alloca_scope { }
  return
}
// -----
// expected-error@+2 {{'memref.alloca_scope' op expects region #0 to have 0 or 1 blocks}}
func.func @f() {
  memref.alloca_scope { ^bb0: memref.alloca_scope.return 
 ^bb1: memref.alloca_scope.return }
  return
}
// -----
// expected-error@+2 {{'memref.alloca_scope' op region should have no arguments}}
func.func @f() {
  memref.alloca_scope { ^bb0(%z: f32): memref.alloca_scope.return }
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x3x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2]] output_shape [2,3,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (3) but found 2 inputs instead}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2]] output_shape [2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0,1],[2]] output_shape [2,%i,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op reassociation indices must be contiguous}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[3]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 2}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1,2]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op invalid number of reassociation groups: found 3, expected 2}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2],[3]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op reassociation index 3 is out of bounds}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1],[2,3]] output_shape [2,2,8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0],[1]] output_shape [4,8,1] : memref<4x8xf32> into memref<4x8x1xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0,1]] output_shape [32] : memref<4x8xf32> into memref<32xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
func.func @f(%d: memref<?x8xf32>) {
  %0 = memref.expand_shape %d [[0,1],[2]] output_shape [2,2,8] : memref<?x8xf32> into memref<2x2x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op expected expanded type to be 'memref<4x2x4xf32, strided<[?, 8, 2], offset: 3>>' but found 'memref<4x2x4xf32, strided<[?, 8, 2], offset: 4>>'}}
func.func @f(%s: memref<4x8xf32, strided<[?, 2], offset: 3>>) {
  %0 = memref.expand_shape %s [[0],[1,2]] output_shape [4,2,4] : memref<4x8xf32, strided<[?, 2], offset: 3>> into memref<4x2x4xf32, strided<[?, 8, 2], offset: 4>>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.expand_shape' expected 'output_shape'}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0],[1]] : memref<4x8xf32> into memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [0,1] output_shape [4,8] : memref<4x8xf32> into memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.expand_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0 : i32],[1]] output_shape [4,8] : memref<4x8xf32> into memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.expand_shape' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%u: memref<*xf32>) {
  %0 = memref.expand_shape %u [[0],[1]] output_shape [4,8] : memref<*xf32> into memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.expand_shape' expected 'into'}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.expand_shape %m [[0],[1]] output_shape [4,8] : memref<4x8xf32> to memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op collapsed dim size (31) must equal reassociation group size (32)}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0,1]] : memref<4x8xf32> into memref<31xf32>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0]] : memref<4x8xf32> into memref<4xf32>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [] : memref<4x8xf32> into memref<f32>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op has source rank 2 and result rank 3. This is not a collapse (2 < 3).}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0],[1],[2]] : memref<4x8xf32> into memref<4x8x1xf32>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[1,0]] : memref<4x8xf32> into memref<32xf32>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0,1]] : memref<4x8xf32> into memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
func.func @f(%d: memref<?x8xf32>) {
  %0 = memref.collapse_shape %d [[0,1]] : memref<?x8xf32> into memref<32xf32>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op expected collapsed type to be 'memref<32xf32, strided<[2], offset: 3>>' but found 'memref<32xf32, strided<[1], offset: 3>>'}}
func.func @f(%s: memref<4x8xf32, strided<[?, 2], offset: 3>>) {
  %0 = memref.collapse_shape %s [[0,1]] : memref<4x8xf32, strided<[?, 2], offset: 3>> into memref<32xf32, strided<[1], offset: 3>>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op expected collapsed type to be 'memref<32xf32>' but found 'memref<32xf32, strided<[1]>>'}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0,1]] : memref<4x8xf32> into memref<32xf32, strided<[1]>>
  return
}
// -----
// expected-error@+2 {{'memref.collapse_shape' op expected collapsed type to be 'memref<32xf32>' but found 'memref<32xf64>'}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.collapse_shape %m [[0,1]] : memref<4x8xf32> into memref<32xf64>
  return
}
// -----
// expected-error@+2 {{'memref.transpose' op result type 'memref<8x4xf32>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32>
  return
}
// -----
// expected-error@+2 {{'memref.transpose' op expected a permutation map}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<4x8xf32> to memref<4x4xf32>
  return
}
// -----
// expected-error@+2 {{'memref.transpose' op expected a permutation map}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (i) : memref<4x8xf32> to memref<4xf32>
  return
}
// -----
// expected-error@+2 {{'memref.transpose' op expected a permutation map}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (i, j + 1) : memref<4x8xf32> to memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.transpose' op expected a permutation map of same rank as the input}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<4x8xf32> to memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.transpose' op result type 'memref<8x4xf32, strided<[2, 1], offset: 3>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 * s0 + 3)>>'}}
func.func @f(%s: memref<4x8xf32, strided<[?, 2], offset: 3>>) {
  %0 = memref.transpose %s (i, j) -> (j, i) : memref<4x8xf32, strided<[?, 2], offset: 3>> to memref<8x4xf32, strided<[2, 1], offset: 3>>
  return
}
// -----
// expected-error@+2 {{'memref.transpose' op expected a permutation map}}
func.func @f(%d: memref<?x8xf32>) {
  %0 = memref.transpose %d (i, j)[s] -> (j, i) : memref<?x8xf32> to memref<8x?xf32, strided<[1, 8]>>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.transpose' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%u: memref<*xf32>) {
  %0 = memref.transpose %u (i, j) -> (j, i) : memref<*xf32> to memref<8x?xf32, strided<[1, 8]>>
  return
}
// -----
// expected-error@+2 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<8xf32>'}}
func.func @f(%m: memref<4x8xf32>, %l: memref<8xf32>) {
  %0 = memref.reshape %m(%l) : (memref<4x8xf32>, memref<8xf32>) -> memref<*xf32>
  return
}
// -----
// expected-error@+3 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<2xi32>
%0 = memref.reshape %m(%z) : (memref<4x8xf32>, memref<2xi32>) -> memref<8xf32>
  return
}
// -----
// expected-error@+3 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<?xi32>
%0 = memref.reshape %m(%z) : (memref<4x8xf32>, memref<?xi32>) -> memref<8xf32>
  return
}
// -----
// expected-error@+3 {{'memref.reshape' op element types of source and destination memref types should be the same}}
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<?xindex>
%0 = memref.reshape %m(%z) : (memref<4x8xf32>, memref<?xindex>) -> memref<*xf64>
  return
}
// -----
// expected-error@+3 {{'memref.reshape' op source memref type should have identity affine map}}
func.func @f(%s: memref<4x8xf32, strided<[?, 2], offset: 3>>) {
  %z = "a.b"() : () -> memref<?xindex>
%0 = memref.reshape %s(%z) : (memref<4x8xf32, strided<[?, 2], offset: 3>>, memref<?xindex>) -> memref<*xf32>
  return
}
// -----
// expected-error@+3 {{custom op 'memref.reshape' number of operands and types do not match: got 2 operands and 1 types}}
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<1xindex>
%0 = memref.reshape %m(%z) : (memref<4x8xf32>) -> memref<32xf32, 3>
  return
}
// -----
// expected-error@+3 {{custom op 'memref.reshape' invalid kind of type specified: expected builtin.function, but found 'memref<4x8xf32>'}}
func.func @f(%m: memref<4x8xf32>) {
  %z = "a.b"() : () -> memref<1xindex>
%0 = memref.reshape %m(%z) : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.distinct_objects' number of operands and types do not match: got 2 operands and 1 types}}
func.func @f(%m: memref<4x8xf32>, %l: memref<8xf32>) {
  %0:2 = memref.distinct_objects %m, %l : memref<4x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.distinct_objects' op operand types and result types must match}}
func.func @f(%m: memref<4x8xf32>) {
  %0 = "memref.distinct_objects"(%m) : (memref<4x8xf32>) -> memref<?x8xf32>
  return
}
// -----
// expected-error@+2 {{'memref.distinct_objects' op operand #1 must be variadic of memref of any type values, but got 'memref<*xf32>'}}
func.func @f(%m: memref<4x8xf32>, %u: memref<*xf32>) {
  %0:2 = memref.distinct_objects %m, %u : memref<4x8xf32>, memref<*xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.distinct_objects' number of operands and types do not match: got 0 operands and 2 types}}
func.func @f() {
  %0:2 = memref.distinct_objects : memref<4x8xf32>, memref<*xf32>
  return
}
// -----
// expected-error@+2 {{expected '->' in function type}}
func.func @f(%l: memref<8xf32>) {
  %0:4 = memref.extract_strided_metadata %l : memref<8xf32> -> (memref<f32>, index, index, index)
  return
}
// -----
// expected-error@+3 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32, 3>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'}}
// expected-error@+2 {{'memref.extract_strided_metadata' op failed to infer returned types}}
func.func @f(%q: memref<8xf32, 3>) {
  %0:4 = memref.extract_strided_metadata %q : memref<8xf32, 3> -> memref<f32>, index, index, index
  return
}

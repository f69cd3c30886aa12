// expected-error@+3 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<?xf32>, %i: i32) {
  %0 = memref.load %m[%i] : memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.load %m[] : memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.load' op incorrect number of indices for load, expected 1 but got 2}}
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<?xf32>
  return
}
// -----
// expected-error@+3 {{use of value '%v' expects different type than prior uses: 'f32' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<?xf32>, %i: index, %v: i32) {
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.store' op store index operand count not equal to memref rank}}
func.func @f(%m: memref<?xf32>, %v: f32) {
  memref.store %v, %m[] : memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f() {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'tensor<?xf32>'}}
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : tensor<?xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.dealloc' invalid kind of type specified}}
func.func @f(%m: tensor<?xf32>) {
  memref.dealloc %m : tensor<?xf32>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}
// -----
// expected-error@+2 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32>' are cast incompatible}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<4xi32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
func.func @f(%m: f32) {
  %0 = memref.load %m[] : f32
  return
}
// -----
// expected-error@+2 {{expected '['}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.load %m : memref<4xf32>
  return
}
// -----
// expected-error@+3 {{use of value '%m' expects different type than prior uses: 'index' vs 'memref<4xf32>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.dim %m, %m : memref<4xf32>
  return
}
// -----
// expected-error@+2 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() {
  %0 = memref.alloc() {alignment = -1 : i64} : memref<4xf32>
  return
}

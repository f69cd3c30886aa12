func.func @f(%m: memref<?xf32>, %i: i32) {
  %0 = memref.load %m[%i] : memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.load %m[] : memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: i32) {
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %v: f32) {
  memref.store %v, %m[] : memref<?xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : tensor<?xf32>
  return
}
// -----
func.func @f(%m: tensor<?xf32>) {
  memref.dealloc %m : tensor<?xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<4xi32>
  return
}
// -----
func.func @f(%m: f32) {
  %0 = memref.load %m[] : f32
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.load %m : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.dim %m, %m : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {alignment = -1 : i64} : memref<4xf32>
  return
}

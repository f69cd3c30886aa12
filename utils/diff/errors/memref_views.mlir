// allow-unregistered
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0][4,8][1,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,0][4,8][1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,0,0][4,8,1][1,1,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,0][5,8][1,1] : memref<4x8xf32> to memref<5x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,9][4,8][1,1] : memref<4x8xf32> to memref<4x8xf32, strided<[8,1],offset:9>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,8][4,1][1,1] : memref<4x8xf32> to memref<4x1xf32, strided<[8,1],offset:8>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,8][1,1] : memref<4x8xf32> to memref<4x8xf32, strided<[8,1],offset:1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,5][1,2] : memref<4x8xf32> to memref<4x5xf32, strided<[8,2],offset:1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,-1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1],offset:-1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,-2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1],offset:1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x3xf32, strided<[8,1],offset:1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1],offset:2>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,2],offset:1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf64, strided<[8,1],offset:1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1],offset:1>, 3>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2x1xf32, strided<[8,1,1],offset:1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][1,2][1,1] : memref<4x8xf32> to memref<2xf32, strided<[8],offset:1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][1,1][1,1] : memref<4x8xf32> to memref<1xf32, strided<[3],offset:1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][1,2][1,1] : memref<4x8xf32> to memref<f32, strided<[],offset:1>>
 return
}
// -----
func.func @f(%a: memref<4x8xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>>) {
%0 = memref.subview %a[0,1][1,2][1,1] : memref<4x8xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>> to memref<f32, strided<[],offset:1>>
 return
}
// -----
func.func @f(%i: index, %u: memref<*xf32>) {
%0 = memref.subview %u[%i,1][%i,2][1,%i] : memref<*xf32> to memref<?x2xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.subview %m[%i,1][%i,2][1,%i] : memref<4x8xf32> to memref<*xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index, %u: memref<*xf32>) {
%0 = memref.subview %m[%u,1][%i,2][1,%i] : memref<4x8xf32> to memref<?x2xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = "memref.subview"(%m) {operandSegmentSizes = array<i32: 1,0,0,0>, static_offsets = array<i64: 0, 0>, static_sizes= array<i64:4,8>, static_strides=array<i64: -9223372036854775808, 1>} : (memref<4x8xf32>) -> memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = "memref.subview"(%m, %i) {operandSegmentSizes = array<i32: 1,1,0,0>, static_offsets = array<i64: 0, 0>, static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>, index) -> memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = "memref.subview"(%m, %i) {operandSegmentSizes = array<i32: 1,1,0,0>, static_offsets = array<i64: 0>, static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>, index) -> memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = "memref.subview"(%m) {operandSegmentSizes = array<i32: 1,0,0,0>, static_offsets = [0,0], static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>) -> memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = "memref.subview"(%m) {operandSegmentSizes = array<i32: 1,0,0,0>, static_offsets = array<i32: 0, 0>, static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>) -> memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = "memref.subview"(%m) {operandSegmentSizes = array<i32: 1,0,0,0>, static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>) -> memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0,0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [8] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,9], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,%i], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,%i] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [1], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [-1], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32, strided<[8,1],offset:-1>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [-4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32, strided<[8,1],offset:0>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf64>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32, 3>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [%i] {a} : memref<4x8xf32> to memref<*xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offsets: [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0] sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], size: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: 1 : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [a] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8 : i32], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m : memref<4x8xf32> to memref<4x8xf32>
 return
}

// -----

func.func @cast_from_float(%m: memref<4xf32>) {
  %0 = memref.cast %m : f32 to memref<4xf32>
  return
}

// -----

func.func @space_cast_to_tensor(%m: memref<4xf32>) {
  %0 = memref.memory_space_cast %m : memref<4xf32> to tensor<4xf32>
  return
}

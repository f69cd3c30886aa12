// expected-error@+3 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
// allow-unregistered
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0][4,8][1,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,0][4,8][1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected 2 offset values, got 3}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,0,0][4,8,1][1,1,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,0][5,8][1,1] : memref<4x8xf32> to memref<5x8xf32>
 return
}
// -----
// expected-error@+2 {{offset 1 is out-of-bounds: 9 >= 8}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,9][4,8][1,1] : memref<4x8xf32> to memref<4x8xf32, strided<[8,1],offset:9>>
 return
}
// -----
// expected-error@+2 {{offset 1 is out-of-bounds: 8 >= 8}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,8][4,1][1,1] : memref<4x8xf32> to memref<4x1xf32, strided<[8,1],offset:8>>
 return
}
// -----
// expected-error@+2 {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,8][1,1] : memref<4x8xf32> to memref<4x8xf32, strided<[8,1],offset:1>>
 return
}
// -----
// expected-error@+2 {{slice along dimension 1 runs out-of-bounds: 9 >= 8}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,5][1,2] : memref<4x8xf32> to memref<4x5xf32, strided<[8,2],offset:1>>
 return
}
// -----
// expected-error@+2 {{expected offsets to be non-negative, but got -1}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,-1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1],offset:-1>>
 return
}
// -----
// expected-error@+2 {{expected sizes to be non-negative, but got -2}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,-2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1],offset:1>>
 return
}
// -----
// expected-error@+2 {{expected result type to be 'memref<4x2xf32, strided<[8, 1], offset: 1>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x3xf32, strided<[8, 1], offset: 1>>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x3xf32, strided<[8,1],offset:1>>
 return
}
// -----
// expected-error@+2 {{expected result type to be 'memref<4x2xf32, strided<[8, 1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x2xf32, strided<[8, 1], offset: 2>>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1],offset:2>>
 return
}
// -----
// expected-error@+2 {{expected result type to be 'memref<4x2xf32, strided<[8, 1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x2xf32, strided<[8, 2], offset: 1>>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,2],offset:1>>
 return
}
// -----
// expected-error@+2 {{expected result element type to be 'f32', but got 'memref<4x2xf64, strided<[8, 1], offset: 1>>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf64, strided<[8,1],offset:1>>
 return
}
// -----
// expected-error@+2 {{different memory spaces specified for base memref type 'memref<4x8xf32>' and subview memref type 'memref<4x2xf32, strided<[8, 1], offset: 1>, 3>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2xf32, strided<[8,1],offset:1>, 3>
 return
}
// -----
// expected-error@+2 {{expected result rank to be smaller or equal to the source rank, but got 'memref<4x2x1xf32, strided<[8, 1, 1], offset: 1>>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][4,2][1,1] : memref<4x8xf32> to memref<4x2x1xf32, strided<[8,1,1],offset:1>>
 return
}
// -----
// expected-error@+2 {{expected result type to be 'memref<1x2xf32, strided<[8, 1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32, strided<[8], offset: 1>>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][1,2][1,1] : memref<4x8xf32> to memref<2xf32, strided<[8],offset:1>>
 return
}
// -----
// expected-error@+2 {{expected result type to be 'memref<1x1xf32, strided<[8, 1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1xf32, strided<[3], offset: 1>>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][1,1][1,1] : memref<4x8xf32> to memref<1xf32, strided<[3],offset:1>>
 return
}
// -----
// expected-error@+2 {{expected result type to be 'memref<1x2xf32, strided<[8, 1], offset: 1>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<f32, strided<[], offset: 1>>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.subview %m[0,1][1,2][1,1] : memref<4x8xf32> to memref<f32, strided<[],offset:1>>
 return
}
// -----
// expected-error@+2 {{base type 'memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>' is not strided}}
func.func @f(%a: memref<4x8xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>>) {
%0 = memref.subview %a[0,1][1,2][1,1] : memref<4x8xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>> to memref<f32, strided<[],offset:1>>
 return
}
// -----
// expected-error@+2 {{custom op 'memref.subview' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%i: index, %u: memref<*xf32>) {
%0 = memref.subview %u[%i,1][%i,2][1,%i] : memref<*xf32> to memref<?x2xf32>
 return
}
// -----
// expected-error@+2 {{custom op 'memref.subview' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.subview %m[%i,1][%i,2][1,%i] : memref<4x8xf32> to memref<*xf32>
 return
}
// -----
// expected-error@+3 {{use of value '%u' expects different type than prior uses: 'index' vs 'memref<*xf32>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<4x8xf32>, %i: index, %u: memref<*xf32>) {
%0 = memref.subview %m[%u,1][%i,2][1,%i] : memref<4x8xf32> to memref<?x2xf32>
 return
}
// -----
// expected-error@+2 {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (0 vs 1)}}
func.func @f(%m: memref<4x8xf32>) {
%0 = "memref.subview"(%m) {operandSegmentSizes = array<i32: 1,0,0,0>, static_offsets = array<i64: 0, 0>, static_sizes= array<i64:4,8>, static_strides=array<i64: -9223372036854775808, 1>} : (memref<4x8xf32>) -> memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = "memref.subview"(%m, %i) {operandSegmentSizes = array<i32: 1,1,0,0>, static_offsets = array<i64: 0, 0>, static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>, index) -> memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = "memref.subview"(%m, %i) {operandSegmentSizes = array<i32: 1,1,0,0>, static_offsets = array<i64: 0>, static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>, index) -> memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{'memref.subview' op attribute 'static_offsets' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%m: memref<4x8xf32>) {
%0 = "memref.subview"(%m) {operandSegmentSizes = array<i32: 1,0,0,0>, static_offsets = [0,0], static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>) -> memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{'memref.subview' op attribute 'static_offsets' failed to satisfy constraint: i64 dense array attribute}}
func.func @f(%m: memref<4x8xf32>) {
%0 = "memref.subview"(%m) {operandSegmentSizes = array<i32: 1,0,0,0>, static_offsets = array<i32: 0, 0>, static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>) -> memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{'memref.subview' op requires attribute 'static_offsets'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = "memref.subview"(%m) {operandSegmentSizes = array<i32: 1,0,0,0>, static_sizes= array<i64:4,8>, static_strides=array<i64: 1, 1>} : (memref<4x8xf32>) -> memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected 1 offset values, got 2}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0,0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected mixed offsets rank to match mixed sizes rank (0 vs 2) so the rank of the result type is well-formed.}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected 2 size values, got 1}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [8] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected result type with size = 9 instead of 8 in dim = 1}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,9], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected result type with size = dynamic instead of 8 in dim = 1}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,%i], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected result type with stride = dynamic instead of 1 in dim = 1}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,%i] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected result type with offset = 1 instead of 0}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [1], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected result type with offset = dynamic instead of 0}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected offsets to be non-negative, but got -1}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [-1], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32, strided<[8,1],offset:-1>>
 return
}
// -----
// expected-error@+2 {{expected sizes to be non-negative, but got -4}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [-4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32, strided<[8,1],offset:0>>
 return
}
// -----
// expected-error@+2 {{different element types specified for source type 'memref<4x8xf32>' and result memref type 'memref<4x8xf64>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf64>
 return
}
// -----
// expected-error@+2 {{different memory spaces specified for source type 'memref<4x8xf32>' and result memref type 'memref<4x8xf32, 3>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32, 3>
 return
}
// -----
// expected-error@+2 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32, affine_map<(d0,d1)->(d0 mod 2,d1)>>
 return
}
// -----
// expected-error@+2 {{custom op 'memref.reinterpret_cast' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
func.func @f(%m: memref<4x8xf32>, %i: index) {
%0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [%i] {a} : memref<4x8xf32> to memref<*xf32>
 return
}
// -----
// expected-error@+2 {{expected ':'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected 'offset'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offsets: [0], sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{expected ','}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0] sizes: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected 'sizes'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], size: [4,8], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+3 {{expected '[' in dynamic index list}}
// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: 1 : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+3 {{custom op 'memref.reinterpret_cast' expected integer value}}
// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [a] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+3 {{custom op 'memref.reinterpret_cast' expected integer value}}
// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8], strides: [8,] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+3 {{expected ']' in dynamic index list}}
// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m to offset: [0], sizes: [4,8 : i32], strides: [8,1] : memref<4x8xf32> to memref<4x8xf32>
 return
}
// -----
// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected 'to'}}
func.func @f(%m: memref<4x8xf32>) {
%0 = memref.reinterpret_cast %m : memref<4x8xf32> to memref<4x8xf32>
 return
}

// -----
// expected-error@+3 {{custom op 'memref.cast' invalid kind of type specified}}

func.func @cast_from_float(%m: memref<4xf32>) {
  %0 = memref.cast %m : f32 to memref<4xf32>
  return
}

// -----
// expected-error@+3 {{custom op 'memref.memory_space_cast' invalid kind of type specified}}

func.func @space_cast_to_tensor(%m: memref<4xf32>) {
  %0 = memref.memory_space_cast %m : memref<4xf32> to tensor<4xf32>
  return
}

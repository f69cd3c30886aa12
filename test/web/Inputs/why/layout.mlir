// OPTIONS: -convert-to-llvm -convert-func-to-llvm
func.func @row(%m: memref<8x8xf32, affine_map<(i, j) -> (j, i, i)>>, %i: index) -> f32 {
  %v = memref.load %m[%i, %i] : memref<8x8xf32, affine_map<(i, j) -> (j, i, i)>>
  %w = arith.mulf %v, %v : f32
  return %w : f32
}

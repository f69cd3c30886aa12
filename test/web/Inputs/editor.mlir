// Mixes two colours, as one does in each pixel.
func.func @blend(%dst: memref<?xf32>, %src: memref<?xf32>, %alpha: f32) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %size = memref.dim %dst, %c0 : memref<?xf32>
  %rest = arith.subf %one, %alpha : f32
  %a = memref.load %src[%c0] : memref<?xf32>
  %b = arith.mulf %a, %alpha : f32
  %c = arith.mulf %b, %size : f32
  memref.store %c, %dst[%c0] : memref<?xf32>
  return
}

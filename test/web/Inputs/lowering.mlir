// OPTIONS: -canonicalize -convert-to-llvm -reconcile-unrealized-casts
func.func private @ext(tensor<4xi32>) -> i32
func.func @pick(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%z: i32):
  %k = arith.muli %z, %b : i32
  cf.br ^bb3(%k : i32)
^bb2:
  %d = arith.constant 7 : i32
  %e = arith.addi %d, %a : i32
  cf.br ^bb3(%e : i32)
^bb3(%o: i32):
  return %o : i32
}
func.func @load(%buf: memref<?xf32>, %i: index, %t: tensor<4xi32>) -> f32 {
  %v = memref.load %buf[%i] : memref<?xf32>
  %0 = func.call @ext(%t) : (tensor<4xi32>) -> i32
  return %v : f32
}

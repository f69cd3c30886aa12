// OPTIONS: -convert-to-llvm -convert-func-to-llvm
func.func @mix(%a: complex<f32>, %b: vector<4xi32>, %c: f32) -> f32 {
  %0 = complex.re %a : complex<f32>
  %1 = "acme.fuse"(%0, %c) : (f32, f32) -> f32
  %2 = arith.addf %1, %c : f32
  return %2 : f32
}

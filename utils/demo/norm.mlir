func.func @norm(%x: f32, %y: f32, %scaled: i1) -> f32 {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %half = arith.divf %c1, %c2 : f32
  %xx = arith.mulf %x, %x : f32
  %yy = arith.mulf %y, %y : f32
  %sum = arith.addf %xx, %yy : f32
  cf.cond_br %scaled, ^scale, ^exit(%sum : f32)
^scale:
  %again = arith.mulf %x, %x : f32
  %same = arith.addf %again, %yy : f32
  %r = arith.mulf %same, %half : f32
  cf.br ^exit(%r : f32)
^exit(%result: f32):
  return %result : f32
}

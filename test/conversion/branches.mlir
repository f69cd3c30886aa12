// Branches of cf with blocks whose arguments are converted.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-type-conversion | FileCheck %s


func.func @br(%a: f32, %b: i8) -> f32 {
  cf.br ^bb1(%a, %b : f32, i8)
^bb1(%x: f32, %y: i8):
  cf.br ^bb2(%x : f32)
^bb2(%z: f32):
  return %z : f32
}
func.func @cond(%c: i1, %a: f32, %b: bf16) -> f32 {
  cf.cond_br %c weights([1, 2]), ^bb1(%a : f32), ^bb2(%b, %a : bf16, f32)
^bb1(%x: f32):
  cf.cond_br %c, ^bb1(%x : f32), ^bb1(%a : f32)
^bb2(%y: bf16, %z: f32):
  return %z : f32
}
func.func @switch(%c: i1, %a: f32) -> f32 {
  cf.switch %c : i1, [
    default: ^bb1(%a : f32),
    0: ^bb2,
    1: ^bb1(%a : f32)
  ]
^bb1(%x: f32):
  return %x : f32
^bb2:
  return %a : f32
}

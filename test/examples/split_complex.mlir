func.func @rotate(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, f32) {
  %0 = addcf %a, %b : complex<f32>
  %1 = im %0 : complex<f32>
  %2:2 = func.call @rotate(%0, %a) : (complex<f32>, complex<f32>) -> (complex<f32>, f32)
  %3 = addf %2#1, %1 : f32
  return %2#0, %3 : complex<f32>, f32
}

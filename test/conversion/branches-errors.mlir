// A branch whose condition goes away cannot be converted.
// RUN: mlopt-test %s -test-legalize-type-conversion -verify-diagnostics=only-expected

func.func @drop(%c: i7, %a: f32) -> f32 {
  // expected-error@+2 {{failed to legalize operation 'cf.switch' that was explicitly marked illegal}}
  // expected-note@+1 {{pattern 'convert_switch' did not match: expected single element after type conversion}}
  cf.switch %c : i7, [
    default: ^bb1(%a : f32)
  ]
^bb1(%x: f32):
  return %x : f32
}

// RUN: mlopt %s -split-input-file -verify-diagnostics

// An integer that is too large is told of with the operation whose it is.
func.func @f(%x: i32) {
  // expected-error@+1 {{custom op 'cf.switch' integer value too large}}
  cf.switch %x : i32, [default: ^bb1, 99999999999999999999: ^bb1]
^bb1:
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{custom op 'scf.index_switch' integer value too large}}
  scf.index_switch %x case 99999999999999999999 { } default { }
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32)>) {
  // expected-error@+1 {{custom op 'llvm.extractvalue' integer value too large}}
  %0 = llvm.extractvalue %s[99999999999999999999] : !llvm.struct<(i32)>
  return
}

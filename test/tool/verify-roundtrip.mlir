// -verify-roundtrip: terminators that text leaves out have a place in the text
// that is read again, which is no difference. Locations in the text are compared.
// RUN: mlopt %s -verify-roundtrip | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt -verify-roundtrip | FileCheck %s

// CHECK: scf.if
// CHECK: scf.for
func.func @implicit(%condition: i1, %n: index) {
  scf.if %condition {
  }
  scf.for %i = %n to %n step %n {
    scf.if %condition {
    } loc("here")
  }
  return
}

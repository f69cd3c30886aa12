// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-op-generic | mlopt -allow-unregistered-dialect - | FileCheck %s

// Elements of i0 have no bytes.
// CHECK: a = array<i0: 0>, b = array<i0: 0, 0>, c = 0 : i0
"foo.a"() {a = array<i0: 0>, b = array<i0: 0, 0>, c = 0 : i0} : () -> ()

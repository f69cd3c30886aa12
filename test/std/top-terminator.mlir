// RUN: mlopt %s | FileCheck %s
// The terminator of 2020's modules may stand where the module is not written.

// CHECK: module {
// CHECK-NEXT: func private @f()
// CHECK-NEXT: }
func private @f()
module_terminator

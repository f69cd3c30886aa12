// RUN: mlopt %s -llvm-request-c-wrappers | FileCheck %s --match-full-lines --strict-whitespace

// Each func.func gets the attribute.

func.func @a() {
  return
}
func.func private @b()
llvm.func @c()

// CHECK:module {
// CHECK-NEXT:  func.func @a() attributes {llvm.emit_c_interface} {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func private @b() attributes {llvm.emit_c_interface}
// CHECK-NEXT:  llvm.func @c()
// CHECK-NEXT:}

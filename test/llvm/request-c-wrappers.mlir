// RUN: mlopt %s -llvm-request-c-wrappers | FileCheck %s --match-full-lines --strict-whitespace

// Each func.func of the module gets the attribute; not those of modules in it.

func.func @a() {
  return
}
func.func private @b()
llvm.func @c()
module @inner {
  func.func private @d()
}

// CHECK:module {
// CHECK-NEXT:  func.func @a() attributes {llvm.emit_c_interface} {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func private @b() attributes {llvm.emit_c_interface}
// CHECK-NEXT:  llvm.func @c()
// CHECK-NEXT:  module @inner {
// CHECK-NEXT:    func.func private @d()
// CHECK-NEXT:  }
// CHECK-NEXT:}

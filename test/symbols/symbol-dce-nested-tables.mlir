// RUN: mlopt %s -symbol-dce | FileCheck %s
// Symbol tables in operations that are none: what they keep stays, and what is
// named by it.

// CHECK:      scf.execute_region {
// CHECK-NEXT:   builtin.module {
// CHECK-NEXT:     func.func @main
// CHECK:          func.func private @used
// CHECK:          func.func @user()
// CHECK-NEXT:       call @used
// CHECK-NOT:      func.func private @dead
// CHECK-NOT:      func.func nested @nested
module {
scf.execute_region {
  builtin.module {
    func.func @main() { return }
    func.func private @dead() { return }
    func.func nested @nested() { return }
    func.func private @used() { return }
    func.func @user() {
      call @used() : () -> ()
      return
    }
  }
  scf.yield
}

// CHECK: func.func @deep
// CHECK:   scf.if
// CHECK:     builtin.module
// CHECK-NEXT:  func.func @stays
// CHECK-NOT:   @goes
func.func @deep(%c: i1) {
  scf.if %c {
    scf.if %c {
      builtin.module {
        func.func @stays() {
          scf.execute_region {
            builtin.module {
              func.func private @goes()
            }
            scf.yield
          }
          return
        }
      }
    }
  }
  return
}
}

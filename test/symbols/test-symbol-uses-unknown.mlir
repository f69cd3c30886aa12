// -test-symbol-uses stops at what may be a symbol table.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-symbol-uses 2>&1 >/dev/null | FileCheck %s

// CHECK: remark: symbol contains an unknown nested operation that 'may' define a new symbol table
// CHECK: note: see current operation:
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: "foo.unk"() ({
// CHECK-NEXT: "foo.y"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return

module {
  func.func @f() { 
    "foo.unk"() ({ "foo.y"() : () -> () }) : () -> ()
    return }
}

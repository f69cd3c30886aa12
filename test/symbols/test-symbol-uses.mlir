// -test-symbol-uses: uses in the scopes of a symbol, the innermost first.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-symbol-uses 2>&1 >/dev/null | FileCheck %s

// CHECK: remark: found use of symbol : @ext : "ext"
// CHECK: note: see current operation: func.func private @used() attributes {sym.new_name = "fresh", sym.use_foo = @ext}
// CHECK-NEXT: remark: symbol has 1 uses
// CHECK: note: see current operation: func.func private @ext()
// CHECK-NEXT: remark: symbol contains 1 nested references
// CHECK: note: see current operation: func.func private @used() attributes {sym.new_name = "fresh", sym.use_foo = @ext}
// CHECK-NEXT: remark: found use of symbol : @used : "used"
// CHECK: note: see current operation:
// CHECK-NEXT: func.func @main() attributes {sym.n = @nested::@inner, sym.u = [@used, @used]} {
// CHECK-NEXT: "test.use"() {a = @used} : () -> ()
// CHECK-NEXT: call @used() : () -> ()
// CHECK-NEXT: return
// CHECK: remark: found use of symbol : @used : "used"
// CHECK: note: see current operation: "test.use"() {a = @used} : () -> ()
// CHECK-NEXT: remark: found use of symbol : @used : "used"
// CHECK: note: see current operation: func.call @used() : () -> ()
// CHECK-NEXT: remark: symbol has 3 uses
// CHECK: note: see current operation: func.func private @used() attributes {sym.new_name = "fresh", sym.use_foo = @ext}
// CHECK-NEXT: remark: symbol contains 4 nested references
// CHECK: note: see current operation:
// CHECK-NEXT: func.func @main() attributes {sym.n = @nested::@inner, sym.u = [@used, @used]} {
// CHECK-NEXT: "test.use"() {a = @used} : () -> ()
// CHECK-NEXT: call @used() : () -> ()
// CHECK-NEXT: return
// CHECK: remark: symbol has no uses
// CHECK: note: see current operation:
// CHECK-NEXT: func.func @main() attributes {sym.n = @nested::@inner, sym.u = [@used, @used]} {
// CHECK-NEXT: "test.use"() {a = @used} : () -> ()
// CHECK-NEXT: call @used() : () -> ()
// CHECK-NEXT: return
// CHECK: remark: found use of symbol : @inner : "inner"
// CHECK: note: see current operation: "foo.x"() {a = @inner} : () -> ()
// CHECK-NEXT: remark: found use of symbol : @nested::@inner : "inner"
// CHECK: note: see current operation:
// CHECK-NEXT: func.func @main() attributes {sym.n = @nested::@inner, sym.u = [@used, @used]} {
// CHECK-NEXT: "test.use"() {a = @used} : () -> ()
// CHECK-NEXT: call @used() : () -> ()
// CHECK-NEXT: return
// CHECK: remark: symbol has 2 uses
// CHECK: note: see current operation: func.func private @inner() attributes {sym.new_name = "inner2"}
// CHECK-NEXT: remark: symbol contains 1 nested references
// CHECK: note: see current operation:
// CHECK-NEXT: func.func private @deep() {
// CHECK-NEXT: "foo.x"() {a = @inner} : () -> ()
// CHECK-NEXT: return
// CHECK: remark: symbol has no uses
// CHECK: note: see current operation:
// CHECK-NEXT: func.func private @deep() {
// CHECK-NEXT: "foo.x"() {a = @inner} : () -> ()
// CHECK-NEXT: return
// CHECK: remark: found use of symbol : @nested::@inner : "nested"
// CHECK: note: see current operation:
// CHECK-NEXT: func.func @main() attributes {sym.n = @nested::@inner, sym.u = [@used, @used]} {
// CHECK-NEXT: "test.use"() {a = @used} : () -> ()
// CHECK-NEXT: call @used() : () -> ()
// CHECK-NEXT: return
// CHECK: remark: symbol has 1 uses
// CHECK: note: see current operation:
// CHECK-NEXT: module @nested attributes {sym.new_name = "nested2"} {
// CHECK-NEXT: func.func private @inner() attributes {sym.new_name = "inner2"}
// CHECK-NEXT: func.func private @deep() {
// CHECK-NEXT: "foo.x"() {a = @inner} : () -> ()
// CHECK: remark: symbol has no uses
// CHECK: note: see current operation: func.func private @unused()
// CHECK-NEXT: remark: unused function successfully erased
// CHECK: note: see current operation:
// CHECK: func.func private @used() attributes {sym.new_name = "fresh", sym.use_foo = @ext}
// CHECK-NEXT: func.func @main() attributes {sym.n = @nested::@inner, sym.u = [@used, @used]} {
// CHECK: func.func private @deep() {
// CHECK-NEXT: "foo.x"() {a = @inner} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

module attributes {sym.use = @x} {
  func.func private @ext()
  func.func private @used() attributes {sym.use_foo = @ext, sym.new_name = "fresh"}
  func.func @main() attributes {sym.u = [@used, @used], sym.n = @nested::@inner} {
    "test.use"() {a = @used} : () -> ()
    call @used() : () -> ()
    return
  }
  module @nested attributes {sym.new_name = "nested2"} {
    func.func private @inner() attributes {sym.new_name = "inner2"}
    func.func private @deep() { 
      "foo.x"() {a = @inner} : () -> () 
      return }
  }
  func.func private @unused()
}

// -test-symbol-rauw: references follow a symbol's new name, nested ones too.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-symbol-rauw | FileCheck %s

// CHECK: module attributes {sym.use = @x} {
// CHECK-NEXT: func.func private @ext()
// CHECK-NEXT: func.func private @fresh() attributes {sym.new_name = "fresh", sym.use_foo = @ext}
// CHECK-NEXT: func.func @main() attributes {sym.n = @nested2::@inner2, sym.u = [@fresh, @fresh]} {
// CHECK-NEXT: "test.use"() {a = @fresh} : () -> ()
// CHECK-NEXT: call @fresh() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: module @nested2 attributes {sym.new_name = "nested2"} {
// CHECK-NEXT: func.func private @inner2() attributes {sym.new_name = "inner2"}
// CHECK-NEXT: func.func private @deep() {
// CHECK-NEXT: "foo.x"() {a = @inner2} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @unused()
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

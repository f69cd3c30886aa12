// RUN: mlopt %s -allow-unregistered-dialect -symbol-dce | FileCheck %s

// What an attribute refers to counts for each operation that has it, also where
// parts of it are part of an attribute without references.
#plain = {depth = [1 : i32, "name", [2 : i32]]}

// CHECK-NOT: @unused
// CHECK:     func.func private @first
// CHECK:     func.func private @second
// CHECK-NOT: @unused
// CHECK:     func.func private @third
// CHECK-NOT: @unused
// CHECK:     func.func @main
module {
  func.func private @unused_user() attributes {uses = [@unused, #plain]}
  func.func private @first()
  func.func private @second()
  func.func private @unused()
  func.func private @third() attributes {also = [@second, @first]}
  func.func private @unused_too() attributes {uses = [@first, {b = @second}]}
  func.func @main() {
    "test.op"() {plain = #plain} : () -> ()
    "test.op"() {plain = #plain, uses = [#plain, [@third, #plain], @third]} : () -> ()
    "test.op"() {plain = #plain, uses = [#plain, [@third, #plain], @third]} : () -> ()
    return
  }
}

// RUN: mlopt %s -symbol-dce -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt %s -symbol-privatize=exclude=main -symbol-dce -allow-unregistered-dialect | FileCheck %s --check-prefix=PRIVATE

// CHECK-NOT: @dead
// CHECK:     func private @live
// CHECK-NOT: @cycle
// CHECK:     func @main
// CHECK:     func private @in_attribute
// CHECK:     module @m
// CHECK-NEXT:  func private @inner
// CHECK-NEXT:  func private @by_inner
// CHECK-NOT: @dead
// CHECK:     func @public
// PRIVATE-NOT: @public
func private @dead0()
func private @live()
func nested @dead1()
func private @cycle0() {
  call @cycle1() : () -> ()
  return
}
func private @cycle1() {
  call @cycle0() : () -> ()
  return
}
func @main() {
  call @live() : () -> ()
  "x.y"() {z = [@in_attribute, {a = @m::@inner}]} : () -> ()
  return
}
func private @in_attribute()
module @m attributes {sym_visibility = "private"} {
  func private @inner() attributes {x = @by_inner}
  func private @by_inner()
  func private @dead2()
}
module @dead3 attributes {sym_visibility = "private"} {
}
func @public() {
  return
}

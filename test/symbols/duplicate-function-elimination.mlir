// RUN: mlopt %s -duplicate-function-elimination -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt %s -duplicate-function-elimination -allow-unregistered-dialect | mlopt -allow-unregistered-dialect

// Functions become the first one that is the same, whatever refers to them.
// CHECK:      module attributes {t.ref = @twice2}
// CHECK-NEXT: func private @twice(
// CHECK:      func private @other_argument(
// CHECK:      func private @other_order(
// CHECK:      func @public(
// CHECK:      func private @declared0()
// CHECK-NEXT: func private @declared1()
// CHECK:      func @refer(
// CHECK-NEXT:   call @twice(
// CHECK-NEXT:   constant @public
// CHECK-NEXT:   "t.ref"() {array = [@twice], dict = {a = @twice::@twice2}, name = "twice2"}
// CHECK-NEXT:   "t.unknown"() ({
// CHECK-NEXT:     "t.ref"() {a = @twice2}
// CHECK-NEXT:   })
// CHECK:      func private @recursive(
// CHECK-NEXT:   call @recursive(
// CHECK:      func private @also_recursive(
// CHECK-NEXT:   call @also_recursive(
module attributes {t.ref = @twice2} {
func.func private @twice(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func private @twice2(%y: i32) -> i32 {
  %0 = arith.addi %y, %y : i32
  return %0 : i32
}
func.func private @other_argument(%y: i32 {t.x}) -> i32 {
  %0 = arith.addi %y, %y : i32
  return %0 : i32
}
func.func private @other_order(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %y : i32
  return %0 : i32
}
func.func @public(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %y, %x : i32
  return %0 : i32
}
func.func @public2(%x: i32, %y: i32) -> i32 {
  %0 = arith.addi %y, %x : i32
  return %0 : i32
}
func.func private @declared0()
func.func private @declared1()
func.func @refer(%x: i32) {
  %0 = call @twice2(%x) : (i32) -> i32
  %1 = constant @public2 : (i32, i32) -> i32
  "t.ref"() {array = [@twice2], dict = {a = @twice2::@twice2}, name = "twice2"} : () -> ()
  "t.unknown"() ({
    "t.ref"() {a = @twice2} : () -> ()
  }) : () -> ()
  return
}
func.func private @recursive() {
  call @recursive() : () -> ()
  return
}
func.func private @also_recursive() {
  call @also_recursive() : () -> ()
  return
}

// Functions with the names of others in another symbol table are kept apart.
// CHECK:      module @inner
// CHECK-NEXT:   func private @twice(
// CHECK-NEXT:     muli
// CHECK:        func @call(
// CHECK-NEXT:     call @twice(
// CHECK:      "t.ref"() {a = @inner::@twice, b = @inner::@call}
// CHECK-NOT:  func
module @inner {
  func.func private @twice(%x: i32) -> i32 {
    %0 = arith.muli %x, %x : i32
    return %0 : i32
  }
  func.func private @thrice(%x: i32) -> i32 {
    %0 = arith.muli %x, %x : i32
    return %0 : i32
  }
  func.func @call(%x: i32) -> i32 {
    %0 = call @thrice(%x) : (i32) -> i32
    return %0 : i32
  }
}
"t.ref"() {a = @inner::@thrice, b = @inner::@call} : () -> ()
}

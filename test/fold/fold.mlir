// RUN: mlopt %s -fold -allow-unregistered-dialect | FileCheck %s

// Each operation is folded once, in order: so a chain of constants is one at the
// end. Constants are shared, and go when nothing uses them.
// CHECK-LABEL: func.func @chain
// CHECK-NEXT:    %[[C:.*]] = arith.constant 4 : i32
// CHECK-NEXT:    return %[[C]], %[[C]] : i32, i32
func.func @chain() -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %c1 : i32
  %1 = arith.addi %0, %0 : i32
  %c4 = arith.constant 4 : i32
  return %1, %c4 : i32, i32
}

// No pattern is applied, and control flow stays.
// CHECK-LABEL: func.func @no_patterns
// CHECK-NEXT:    %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:    cf.cond_br %[[TRUE]]
func.func @no_patterns() {
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}

// CHECK-LABEL: func.func @in_regions
// CHECK-NEXT:    "foo.op"
// CHECK-NEXT:      "foo.use"(%arg0)
func.func @in_regions(%x: i32) {
  "foo.op"() ({
    %zero = arith.constant 0 : i32
    %0 = arith.addi %x, %zero : i32
    "foo.use"(%0) : (i32) -> ()
  }) : () -> ()
  return
}

// A value that is defined through itself.
// CHECK-LABEL: func.func @unreachable
// CHECK:         %[[X:.*]] = arith.addi %[[X]], %{{.*}} : i32
func.func @unreachable() {
  return
^bb1:
  %zero = arith.constant 0 : i32
  %x = arith.addi %x, %zero : i32
  cf.br ^bb1
}

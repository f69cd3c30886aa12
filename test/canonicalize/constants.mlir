// Folds, constants and their places; E9-E13.
// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt %s -canonicalize -allow-unregistered-dialect > %t.1
// RUN: mlopt %t.1 -canonicalize -allow-unregistered-dialect | diff - %t.1
// RUN: mlopt-test %s -canonicalize -allow-unregistered-dialect | FileCheck %s --check-prefix=ORDER
// RUN: mlopt %s -canonicalize=top-down=false -allow-unregistered-dialect | FileCheck %s --check-prefix=UP

// R205: a fold of the operation's own. R242: its dialect makes the constant.
// R190: the second run of -canonicalize above changes nothing.
// CHECK-LABEL: func @fold
// CHECK-NEXT:    %[[C:.*]] = constant 3 : i32
// CHECK-NEXT:    return %[[C]] : i32
// UP-LABEL: func @fold
// UP-NEXT:    %[[C:.*]] = constant 3 : i32
// UP-NEXT:    return %[[C]] : i32
func @fold() -> i32 {
  %0 = constant 1 : i32
  %1 = constant 2 : i32
  %2 = addi %0, %1 : i32
  return %2 : i32
}

// R206: a constant goes to the right.
// CHECK-LABEL: func @constants_go_right
// CHECK-NEXT:    %[[C:.*]] = constant 4 : i32
// CHECK-NEXT:    %[[S:.*]] = addi %arg0, %[[C]] : i32
// CHECK-NEXT:    return %[[S]] : i32
func @constants_go_right(%x: i32) -> i32 {
  %0 = constant 4 : i32
  %1 = addi %0, %x : i32
  return %1 : i32
}

// R207: but not where the order matters.
// CHECK-LABEL: func @only_of_commutative
// CHECK:         subi %{{.*}}, %arg0 : i32
func @only_of_commutative(%x: i32) -> i32 {
  %0 = constant 4 : i32
  %1 = subi %0, %x : i32
  return %1 : i32
}

// CHECK-LABEL: func @identity
// CHECK-NEXT:    return %arg0 : i32
func @identity(%x: i32) -> i32 {
  %0 = constant 0 : i32
  %1 = addi %x, %0 : i32
  return %1 : i32
}

// CHECK-LABEL: func @illustrations_are_no_rules
// CHECK:         addi %arg0, %arg0
// CHECK:         muli %arg0
func @illustrations_are_no_rules(%x: i32) -> (i32, i32) {
  %0 = constant 4 : i32
  %1 = addi %x, %x : i32
  %2 = muli %x, %0 : i32
  return %1, %2 : i32, i32
}

// R209-R211, R248: constants go to the entry block, one of each value and type.
// CHECK-LABEL: func @one_constant_of_each_type
// CHECK-NEXT:    %[[C64:.*]] = constant 4 : i64
// CHECK-NEXT:    %[[C32:.*]] = constant 4 : i32
// CHECK-NEXT:    "x.a"()
// CHECK-NEXT:    cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    "x.use"(%[[C32]]) : (i32) -> ()
// CHECK-NEXT:    br ^bb2
// CHECK-NEXT:  ^bb2:
// CHECK-NEXT:    "x.use2"(%[[C32]], %[[C64]]) : (i32, i64) -> ()
// CHECK-NEXT:    return
func @one_constant_of_each_type(%c: i1) {
  "x.a"() : () -> ()
  cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = constant 4 : i32
  "x.use"(%0) : (i32) -> ()
  br ^bb2
^bb2:
  %1 = constant 4 : i32
  %2 = constant 4 : i64
  "x.use2"(%1, %2) : (i32, i64) -> ()
  return
}

// An isolated operation is a barrier for constants.
// CHECK-LABEL: module @inner
// CHECK-NEXT:    func @f
// CHECK-NEXT:      constant 4 : i32
// CHECK:         func @g
// CHECK-NEXT:      constant 4 : i32
module @inner {
  func @f() -> i32 {
    %0 = constant 4 : i32
    return %0 : i32
  }
  func @g() -> i32 {
    %0 = constant 4 : i32
    return %0 : i32
  }
}

// R241: folds of vectors go element by element.
// CHECK-LABEL: func @elementwise
// CHECK-NEXT:    constant dense<3> : vector<4xi32>
func @elementwise() -> vector<4xi32> {
  %0 = constant dense<1> : vector<4xi32>
  %1 = constant dense<2> : vector<4xi32>
  %2 = addi %0, %1 : vector<4xi32>
  return %2 : vector<4xi32>
}

// R208: among several the order is kept, of constants and of others.
// ORDER-LABEL: func @stable_order
// ORDER-DAG:     %[[C1:.*]] = constant 1 : i32
// ORDER-DAG:     %[[C2:.*]] = constant 2 : i32
// ORDER:         "test.op_commutative"(%arg0, %arg1, %[[C1]], %[[C2]])
func @stable_order(%x: i32, %y: i32) -> i32 {
  %c1 = constant 1 : i32
  %c2 = constant 2 : i32
  %0 = "test.op_commutative"(%c1, %x, %c2, %y) : (i32, i32, i32, i32) -> i32
  return %0 : i32
}

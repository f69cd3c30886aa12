// Where constants go from nested regions.
// RUN: mlopt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// R214: a region that is no barrier gives its constants to the nearest one.
// CHECK-LABEL: func.func @loops(
// CHECK-NEXT:    %[[SEVEN:.*]] = arith.constant 7 : i32
// CHECK-NEXT:    %[[R:.*]] = arith.select %arg0, %[[SEVEN]], %arg1 : i32
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      "x.b"(%[[SEVEN]]) : (i32) -> ()
// CHECK-NEXT:    } else {
// CHECK-NEXT:      "x.a"(%[[SEVEN]]) : (i32) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]] : i32
func.func @loops(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %three = arith.constant 3 : i32
    %four = arith.constant 4 : i32
    %seven = arith.addi %three, %four : i32
    "x.b"(%seven) : (i32) -> ()
    scf.yield %seven : i32
  } else {
    %seven = arith.constant 7 : i32
    "x.a"(%seven) : (i32) -> ()
    scf.yield %x : i32
  }
  return %0 : i32
}

// R212: an operation isolated from above keeps its constants.
// CHECK-LABEL: func.func @outer(
// CHECK-NEXT:    %[[OUTER:.*]] = arith.constant 7 : i32
// CHECK-NEXT:    builtin.module {
// CHECK-NEXT:      %[[MODULE:.*]] = arith.constant 7 : i32
// CHECK-NEXT:      func.func @inner()
// CHECK-NEXT:        %[[INNER:.*]] = arith.constant 7 : i32
// CHECK-NEXT:        return %[[INNER]] : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      "x.a"(%[[MODULE]])
// CHECK:         return %[[OUTER]] : i32
func.func @outer() -> i32 {
  builtin.module {
    func.func @inner() -> i32 {
      %seven = arith.constant 7 : i32
      return %seven : i32
    }
    "x.a"(%seven) : (i32) -> ()
    %seven = arith.constant 7 : i32
  }
  %seven = arith.constant 7 : i32
  return %seven : i32
}

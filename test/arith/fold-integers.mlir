// RUN: mlopt %s -canonicalize | FileCheck %s

// Folds of integers.

// x + 0, x - 0, x * 1, x / 1, x | 0, x ^ 0, x << 0 are x.
// CHECK-LABEL: func.func @neutral
// CHECK-SAME:    (%[[A:.*]]: i32)
// CHECK-NEXT:    return %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]], %[[A]] : i32, i32, i32, i32, i32, i32, i32
func.func @neutral(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %9 = arith.addi %x, %c0 : i32
  %10 = arith.subi %x, %c0 : i32
  %11 = arith.muli %c1, %x : i32
  %12 = arith.divsi %x, %c1 : i32
  %13 = arith.ori %c0, %x : i32
  %14 = arith.xori %x, %c0 : i32
  %15 = arith.shli %x, %c0 : i32
  return %9, %10, %11, %12, %13, %14, %15 : i32, i32, i32, i32, i32, i32, i32
}

// x * 0, x & 0, x - x, x ^ x, x % 1 are 0.
// CHECK-LABEL: func.func @zero
// CHECK-SAME:    (%[[A:.*]]: i32)
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    return %[[CI0]], %[[CI0]], %[[CI0]], %[[CI0]], %[[CI0]] : i32, i32, i32, i32, i32
func.func @zero(%x: i32) -> (i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %9 = arith.muli %x, %c0 : i32
  %10 = arith.andi %x, %c0 : i32
  %11 = arith.subi %x, %x : i32
  %12 = arith.xori %x, %x : i32
  %13 = arith.remui %x, %c1 : i32
  return %9, %10, %11, %12, %13 : i32, i32, i32, i32, i32
}

// (a - b) + b, (a + b) - b, (a ^ b) ^ b are a; (a * b) / b only without overflow.
// CHECK-LABEL: func.func @undone
// CHECK-SAME:    (%[[A:.*]]: i32, %[[B:.*]]: i32)
// CHECK-NEXT:    %[[R0:.*]] = arith.muli %[[A]], %[[B]] overflow<nsw> : i32
// CHECK-NEXT:    %[[R1:.*]] = arith.divui %[[R0]], %[[B]] : i32
// CHECK-NEXT:    return %[[A]], %[[A]], %[[A]], %[[A]], %[[R1]] : i32, i32, i32, i32, i32
func.func @undone(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %0 = arith.subi %a, %b : i32
  %1 = arith.addi %b, %0 : i32
  %2 = arith.addi %a, %b : i32
  %3 = arith.subi %2, %b : i32
  %4 = arith.xori %b, %a : i32
  %5 = arith.xori %4, %b : i32
  %6 = arith.muli %a, %b overflow<nsw> : i32
  %7 = arith.divsi %6, %b : i32
  %9 = arith.divui %6, %b : i32
  return %1, %3, %5, %7, %9 : i32, i32, i32, i32, i32
}

// x & ~x is 0, x | ~x is ~0, x & (x & y) is x & y.
// CHECK-LABEL: func.func @complement
// CHECK-SAME:    (%[[A:.*]]: i32, %[[B:.*]]: i32)
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant -1 : i32
// CHECK-NEXT:    %[[CI1:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[R2:.*]] = arith.andi %[[A]], %[[B]] : i32
// CHECK-NEXT:    return %[[CI1]], %[[CI0]], %[[R2]] : i32, i32, i32
func.func @complement(%x: i32, %y: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %0 = arith.xori %x, %m1 : i32
  %1 = arith.andi %0, %x : i32
  %2 = arith.ori %x, %0 : i32
  %3 = arith.andi %x, %y : i32
  %4 = arith.andi %x, %3 : i32
  return %1, %2, %4 : i32, i32, i32
}

// Numbers wrap at their width, wider than a word too.
// CHECK-LABEL: func.func @wrap
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant -128 : i8
// CHECK-NEXT:    %[[CI1:.*]] = arith.constant -2 : i128
// CHECK-NEXT:    return %[[CI0]], %[[CI1]] : i8, i128
func.func @wrap() -> (i8, i128) {
  %a = arith.constant 127 : i8
  %b = arith.constant 1 : i8
  %0 = arith.addi %a, %b overflow<nsw> : i8
  %c = arith.constant 170141183460469231731687303715884105727 : i128
  %d = arith.constant 2 : i128
  %1 = arith.muli %c, %d : i128
  return %0, %1 : i8, i128
}

// Not folded: division by 0, overflow of division, shifts by the width.
// CHECK-LABEL: func.func @undefined
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[CI1:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[CI2:.*]] = arith.constant -1 : i32
// CHECK-NEXT:    %[[CI3:.*]] = arith.constant -2147483648 : i32
// CHECK-NEXT:    %[[CI4:.*]] = arith.constant 32 : i32
// CHECK-NEXT:    %[[R5:.*]] = arith.divui %[[CI1]], %[[CI0]] : i32
// CHECK-NEXT:    %[[R6:.*]] = arith.divsi %[[CI3]], %[[CI2]] : i32
// CHECK-NEXT:    %[[R7:.*]] = arith.shli %[[CI1]], %[[CI4]] : i32
// CHECK-NEXT:    %[[R8:.*]] = arith.remsi %[[CI1]], %[[CI0]] : i32
// CHECK-NEXT:    return %[[R5]], %[[R6]], %[[R7]], %[[R8]] : i32, i32, i32, i32
func.func @undefined() -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %min = arith.constant -2147483648 : i32
  %w = arith.constant 32 : i32
  %0 = arith.divui %c1, %c0 : i32
  %1 = arith.divsi %min, %m1 : i32
  %2 = arith.shli %c1, %w : i32
  %3 = arith.remsi %c1, %c0 : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// Vectors element by element; one divisor of 0 is enough.
// CHECK-LABEL: func.func @elements
// CHECK-NEXT:    %[[CST0:.*]] = arith.constant dense<[false, true]> : tensor<2xi1>
// CHECK-NEXT:    %[[CST1:.*]] = arith.constant dense<[7, -7, 9]> : vector<3xi32>
// CHECK-NEXT:    %[[CST2:.*]] = arith.constant dense<[1, 0, 2]> : vector<3xi32>
// CHECK-NEXT:    %[[CST3:.*]] = arith.constant dense<[3, -4, 4]> : vector<3xi32>
// CHECK-NEXT:    %[[R4:.*]] = arith.divsi %[[CST1]], %[[CST2]] : vector<3xi32>
// CHECK-NEXT:    return %[[CST3]], %[[R4]], %[[CST0]] : vector<3xi32>, vector<3xi32>, tensor<2xi1>
func.func @elements() -> (vector<3xi32>, vector<3xi32>, tensor<2xi1>) {
  %a = arith.constant dense<[7, -7, 9]> : vector<3xi32>
  %b = arith.constant dense<2> : vector<3xi32>
  %c = arith.constant dense<[1, 0, 2]> : vector<3xi32>
  %0 = arith.floordivsi %a, %b : vector<3xi32>
  %1 = arith.divsi %a, %c : vector<3xi32>
  %d = arith.constant sparse<[[1]], [5]> : tensor<2xi8>
  %e = arith.constant dense<5> : tensor<2xi8>
  %2 = arith.cmpi eq, %d, %e : tensor<2xi8>
  return %0, %1, %2 : vector<3xi32>, vector<3xi32>, tensor<2xi1>
}

// Extended: both halves.
// CHECK-LABEL: func.func @extended
// CHECK-SAME:    (%[[A:.*]]: i8)
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 44 : i8
// CHECK-NEXT:    %[[TRUE1:.*]] = arith.constant true
// CHECK-NEXT:    %[[CI2:.*]] = arith.constant 32 : i8
// CHECK-NEXT:    %[[CI3:.*]] = arith.constant -22 : i8
// CHECK-NEXT:    %[[CI4:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    return %[[CI0]], %[[TRUE1]], %[[CI2]], %[[CI3]], %[[A]], %[[CI4]] : i8, i1, i8, i8, i8, i8
func.func @extended(%x: i8) -> (i8, i1, i8, i8, i8, i8) {
  %a = arith.constant -56 : i8
  %b = arith.constant 100 : i8
  %0:2 = arith.addui_extended %a, %b : i8, i1
  %1:2 = arith.mulsi_extended %a, %b : i8
  %c = arith.constant 1 : i8
  %2:2 = arith.mului_extended %x, %c : i8
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : i8, i1, i8, i8, i8, i8
}

// Extremes.
// CHECK-LABEL: func.func @extremes
// CHECK-SAME:    (%[[A:.*]]: i8)
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 127 : i8
// CHECK-NEXT:    return %[[CI0]], %[[A]], %[[A]] : i8, i8, i8
func.func @extremes(%x: i8) -> (i8, i8, i8) {
  %a = arith.constant 127 : i8
  %b = arith.constant -1 : i8
  %0 = arith.maxsi %x, %a : i8
  %1 = arith.minsi %x, %a : i8
  %2 = arith.minui %b, %x : i8
  return %0, %1, %2 : i8, i8, i8
}

// A constant goes to the right, and turns the predicate.
// CHECK-LABEL: func.func @compare_right
// CHECK-SAME:    (%[[A:.*]]: i32)
// CHECK-NEXT:    %[[TRUE0:.*]] = arith.constant true
// CHECK-NEXT:    %[[CI1:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[R2:.*]] = arith.cmpi sgt, %[[A]], %[[CI1]] : i32
// CHECK-NEXT:    return %[[R2]], %[[TRUE0]] : i1, i1
func.func @compare_right(%x: i32) -> (i1, i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %0 = arith.cmpi slt, %c1, %x : i32
  %1 = arith.cmpi ule, %x, %x : i32
  return %0, %1 : i1, i1
}

// Comparisons that a bit answers.
// CHECK-LABEL: func.func @compare_bit
// CHECK-SAME:    (%[[A:.*]]: i1, %[[B:.*]]: vector<2xi1>)
// CHECK-NEXT:    %[[FALSE0:.*]] = arith.constant false
// CHECK-NEXT:    %[[R1:.*]] = arith.cmpi eq, %[[A]], %[[FALSE0]] : i1
// CHECK-NEXT:    return %[[A]], %[[A]], %[[R1]], %[[B]] : i1, i1, i1, vector<2xi1>
func.func @compare_bit(%b: i1, %v: vector<2xi1>) -> (i1, i1, i1, vector<2xi1>) {
  %c0 = arith.constant 0 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.extsi %b : i1 to i32
  %1 = arith.cmpi ne, %0, %c0 : i32
  %2 = arith.cmpi eq, %b, %t : i1
  %3 = arith.cmpi eq, %b, %f : i1
  %z = arith.constant dense<0> : vector<2xi8>
  %4 = arith.extui %v : vector<2xi1> to vector<2xi8>
  %5 = arith.cmpi ne, %4, %z : vector<2xi8>
  return %1, %2, %3, %5 : i1, i1, i1, vector<2xi1>
}

// Poison spreads, but not through comparisons.
// CHECK-LABEL: func.func @poison
// CHECK-SAME:    (%[[A:.*]]: i32)
// CHECK-NEXT:    %[[R0:.*]] = ub.poison : i32
// CHECK-NEXT:    %[[CI1:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[R2:.*]] = arith.cmpi eq, %[[CI1]], %[[R0]] : i32
// CHECK-NEXT:    return %[[R0]], %[[R2]], %[[A]] : i32, i1, i32
func.func @poison(%x: i32) -> (i32, i1, i32) {
  %p = ub.poison : i32
  %c1 = arith.constant 1 : i32
  %t = arith.constant true
  %0 = arith.addi %p, %x : i32
  %1 = arith.cmpi eq, %c1, %p : i32
  %b = arith.cmpi slt, %x, %c1 : i32
  %2 = arith.select %b, %p, %x : i32
  return %0, %1, %2 : i32, i1, i32
}

// Select: a known condition, equal values, compared values, elements.
// CHECK-LABEL: func.func @select
// CHECK-SAME:    (%[[A:.*]]: i1, %[[B:.*]]: i32, %[[C:.*]]: i32)
// CHECK-NEXT:    %[[CST0:.*]] = arith.constant dense<[1, 4]> : vector<2xi32>
// CHECK-NEXT:    return %[[B]], %[[B]], %[[C]], %[[A]], %[[CST0]] : i32, i32, i32, i1, vector<2xi32>
func.func @select(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32, i1, vector<2xi32>) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.select %t, %a, %b : i32
  %1 = arith.select %c, %a, %a : i32
  %2 = arith.cmpi eq, %a, %b : i32
  %3 = arith.select %2, %a, %b : i32
  %4 = arith.select %c, %t, %f : i1
  %m = arith.constant dense<[true, false]> : vector<2xi1>
  %x = arith.constant dense<[1, 2]> : vector<2xi32>
  %y = arith.constant dense<[3, 4]> : vector<2xi32>
  %5 = arith.select %m, %x, %y : vector<2xi1>, vector<2xi32>
  return %0, %1, %3, %4, %5 : i32, i32, i32, i1, vector<2xi32>
}

// Casts of casts.
// CHECK-LABEL: func.func @casts
// CHECK-SAME:    (%[[A:.*]]: i8, %[[B:.*]]: i32)
// CHECK-NEXT:    %[[R0:.*]] = arith.extui %[[A]] : i8 to i32
// CHECK-NEXT:    %[[R1:.*]] = arith.trunci %[[B]] : i32 to i16
// CHECK-NEXT:    %[[R2:.*]] = arith.trunci %[[B]] : i32 to i8
// CHECK-NEXT:    return %[[R0]], %[[A]], %[[R1]], %[[R2]] : i32, i8, i16, i8
func.func @casts(%x: i8, %y: i32) -> (i32, i8, i16, i8) {
  %0 = arith.extui %x : i8 to i16
  %1 = arith.extui %0 : i16 to i32
  %2 = arith.extsi %x : i8 to i32
  %3 = arith.trunci %2 : i32 to i8
  %4 = arith.extsi %y : i32 to i64
  %5 = arith.trunci %4 : i64 to i16
  %6 = arith.trunci %y : i32 to i16
  %7 = arith.trunci %6 : i16 to i8
  return %1, %3, %5, %7 : i32, i8, i16, i8
}

// RUN: mlopt %s -canonicalize | FileCheck %s

// Canonicalization patterns, and what they leave alone.

// Two constants become one; flags stay where both have them.
// CHECK-LABEL: func.func @constants
// CHECK-SAME:    (%[[A:.*]]: i32)
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 15 : i32
// CHECK-NEXT:    %[[CI1:.*]] = arith.constant -2 : i32
// CHECK-NEXT:    %[[CI2:.*]] = arith.constant 2 : i32
// CHECK-NEXT:    %[[CI3:.*]] = arith.constant 8 : i32
// CHECK-NEXT:    %[[R4:.*]] = arith.addi %[[A]], %[[CI3]] overflow<nsw> : i32
// CHECK-NEXT:    %[[R5:.*]] = arith.addi %[[A]], %[[CI2]] : i32
// CHECK-NEXT:    %[[R6:.*]] = arith.addi %[[A]], %[[CI1]] : i32
// CHECK-NEXT:    %[[R7:.*]] = arith.muli %[[A]], %[[CI0]] : i32
// CHECK-NEXT:    %[[R8:.*]] = arith.addi %[[A]], %[[CI2]] : i32
// CHECK-NEXT:    return %[[R4]], %[[R5]], %[[R6]], %[[R7]], %[[R8]] : i32, i32, i32, i32, i32
func.func @constants(%x: i32) -> (i32, i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c3 overflow<nsw, nuw> : i32
  %1 = arith.addi %0, %c5 overflow<nsw> : i32
  %2 = arith.subi %c3, %x : i32
  %3 = arith.subi %c5, %2 : i32
  %4 = arith.addi %x, %c3 overflow<nsw> : i32
  %5 = arith.subi %4, %c5 overflow<nsw> : i32
  %6 = arith.muli %x, %c3 : i32
  %7 = arith.muli %6, %c5 : i32
  %8 = arith.subi %x, %c3 : i32
  %9 = arith.addi %8, %c5 : i32
  return %1, %3, %5, %7, %9 : i32, i32, i32, i32, i32
}

// Constants whose attribute has another type: sums take its number, products
// do not.
// CHECK-LABEL: func.func @constants_of_another_type
// CHECK-SAME:    (%[[A:.*]]: i64)
// CHECK-NEXT:    %[[C3:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[C5:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:    %[[C8:.*]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[R0:.*]] = arith.addi %[[A]], %[[C8]] : i64
// CHECK-NEXT:    %[[R1:.*]] = arith.muli %[[A]], %[[C3]] : i64
// CHECK-NEXT:    %[[R2:.*]] = arith.muli %[[R1]], %[[C5]] : i64
// CHECK-NEXT:    return %[[R0]], %[[R2]] : i64, i64
func.func @constants_of_another_type(%x: i64) -> (i64, i64) {
  %c3 = llvm.mlir.constant(3 : index) : i64
  %c5 = llvm.mlir.constant(5 : index) : i64
  %0 = arith.addi %x, %c3 : i64
  %1 = arith.addi %0, %c5 : i64
  %2 = arith.muli %x, %c3 : i64
  %3 = arith.muli %2, %c5 : i64
  return %1, %3 : i64, i64
}

// Not those of vectors.
// CHECK-LABEL: func.func @vector_constants
// CHECK-SAME:    (%[[A:.*]]: vector<2xi32>)
// CHECK-NEXT:    %[[CST0:.*]] = arith.constant dense<3> : vector<2xi32>
// CHECK-NEXT:    %[[R1:.*]] = arith.addi %[[A]], %[[CST0]] : vector<2xi32>
// CHECK-NEXT:    %[[R2:.*]] = arith.addi %[[R1]], %[[CST0]] : vector<2xi32>
// CHECK-NEXT:    return %[[R2]] : vector<2xi32>
func.func @vector_constants(%x: vector<2xi32>) -> vector<2xi32> {
  %c3 = arith.constant dense<3> : vector<2xi32>
  %0 = arith.addi %x, %c3 : vector<2xi32>
  %1 = arith.addi %0, %c3 : vector<2xi32>
  return %1 : vector<2xi32>
}

// x + y * -1 is x - y; (a - b) - a is 0 - b.
// CHECK-LABEL: func.func @negated
// CHECK-SAME:    (%[[A:.*]]: vector<2xi32>, %[[B:.*]]: vector<2xi32>)
// CHECK-NEXT:    %[[CST0:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:    %[[R1:.*]] = arith.subi %[[A]], %[[B]] : vector<2xi32>
// CHECK-NEXT:    %[[R2:.*]] = arith.subi %[[CST0]], %[[B]] : vector<2xi32>
// CHECK-NEXT:    return %[[R1]], %[[R2]] : vector<2xi32>, vector<2xi32>
func.func @negated(%x: vector<2xi32>, %y: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %m = arith.constant dense<-1> : vector<2xi32>
  %0 = arith.muli %y, %m : vector<2xi32>
  %1 = arith.addi %0, %x : vector<2xi32>
  %2 = arith.subi %x, %y : vector<2xi32>
  %3 = arith.subi %2, %x : vector<2xi32>
  return %1, %3 : vector<2xi32>, vector<2xi32>
}

// Extended arithmetic whose second result is unused; times 1.
// CHECK-LABEL: func.func @extended
// CHECK-SAME:    (%[[A:.*]]: i32, %[[B:.*]]: i32)
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[R1:.*]] = arith.addi %[[A]], %[[B]] : i32
// CHECK-NEXT:    %[[R2:.*]] = arith.muli %[[A]], %[[B]] : i32
// CHECK-NEXT:    %[[R3:.*]] = arith.cmpi slt, %[[A]], %[[CI0]] : i32
// CHECK-NEXT:    %[[R4:.*]] = arith.extsi %[[R3]] : i1 to i32
// CHECK-NEXT:    return %[[R1]], %[[R2]], %[[R4]] : i32, i32, i32
func.func @extended(%x: i32, %y: i32) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %0:2 = arith.addui_extended %x, %y : i32, i1
  %1:2 = arith.mulsi_extended %x, %y : i32
  %2:2 = arith.mulsi_extended %x, %c1 : i32
  return %0#0, %1#0, %2#1 : i32, i32, i32
}

// Nothing is extended to an index.
// CHECK-LABEL: func.func @extended_index
// CHECK-SAME:    (%[[A:.*]]: index)
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %{{.*}}, %[[HIGH:.*]] = arith.mulsi_extended %[[A]], %[[C1]] : index
// CHECK-NEXT:    return %[[HIGH]] : index
func.func @extended_index(%x: index) -> index {
  %c1 = arith.constant 1 : index
  %0:2 = arith.mulsi_extended %x, %c1 : index
  return %0#1 : index
}

// Bits of extended values; not of values that are extended differently.
// CHECK-LABEL: func.func @narrow
// CHECK-SAME:    (%[[A:.*]]: i8, %[[B:.*]]: i8, %[[C:.*]]: i16)
// CHECK-NEXT:    %[[R0:.*]] = arith.xori %[[A]], %[[B]] : i8
// CHECK-NEXT:    %[[R1:.*]] = arith.extui %[[R0]] : i8 to i32
// CHECK-NEXT:    %[[R2:.*]] = arith.extsi %[[A]] : i8 to i32
// CHECK-NEXT:    %[[R3:.*]] = arith.extsi %[[C]] : i16 to i32
// CHECK-NEXT:    %[[R4:.*]] = arith.andi %[[R2]], %[[R3]] : i32
// CHECK-NEXT:    return %[[R1]], %[[R4]] : i32, i32
func.func @narrow(%x: i8, %y: i8, %z: i16) -> (i32, i32) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i8 to i32
  %2 = arith.xori %0, %1 : i32
  %3 = arith.extsi %x : i8 to i32
  %4 = arith.extsi %z : i16 to i32
  %5 = arith.andi %3, %4 : i32
  return %2, %5 : i32, i32
}

// Comparisons of extended values: equality only.
// CHECK-LABEL: func.func @compare
// CHECK-SAME:    (%[[A:.*]]: i8, %[[B:.*]]: i8)
// CHECK-NEXT:    %[[R0:.*]] = arith.extsi %[[A]] : i8 to i32
// CHECK-NEXT:    %[[R1:.*]] = arith.extsi %[[B]] : i8 to i32
// CHECK-NEXT:    %[[R2:.*]] = arith.cmpi ne, %[[A]], %[[B]] : i8
// CHECK-NEXT:    %[[R3:.*]] = arith.cmpi slt, %[[R0]], %[[R1]] : i32
// CHECK-NEXT:    return %[[R2]], %[[R3]] : i1, i1
func.func @compare(%x: i8, %y: i8) -> (i1, i1) {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.extsi %y : i8 to i32
  %2 = arith.cmpi ne, %0, %1 : i32
  %3 = arith.cmpi slt, %0, %1 : i32
  return %2, %3 : i1, i1
}

// The inverse of a comparison.
// CHECK-LABEL: func.func @invert
// CHECK-SAME:    (%[[A:.*]]: i8, %[[B:.*]]: i8)
// CHECK-NEXT:    %[[R0:.*]] = arith.cmpi uge, %[[A]], %[[B]] : i8
// CHECK-NEXT:    return %[[R0]] : i1
func.func @invert(%x: i8, %y: i8) -> i1 {
  %t = arith.constant true
  %0 = arith.cmpi ult, %x, %y : i8
  %1 = arith.xori %0, %t : i1
  return %1 : i1
}

// Select of 0 and 1, of bits, by an inverse, twice by one condition.
// CHECK-LABEL: func.func @select
// CHECK-SAME:    (%[[A:.*]]: i1, %[[B:.*]]: i32, %[[C:.*]]: i32, %[[D:.*]]: i32)
// CHECK-NEXT:    %[[TRUE0:.*]] = arith.constant true
// CHECK-NEXT:    %[[R1:.*]] = arith.extui %[[A]] : i1 to i32
// CHECK-NEXT:    %[[R2:.*]] = arith.xori %[[A]], %[[TRUE0]] : i1
// CHECK-NEXT:    %[[R3:.*]] = arith.extui %[[R2]] : i1 to i32
// CHECK-NEXT:    %[[R4:.*]] = arith.xori %[[A]], %[[TRUE0]] : i1
// CHECK-NEXT:    %[[R5:.*]] = arith.select %[[A]], %[[C]], %[[B]] : i32
// CHECK-NEXT:    %[[R6:.*]] = arith.select %[[A]], %[[D]], %[[C]] : i32
// CHECK-NEXT:    return %[[R1]], %[[R3]], %[[R4]], %[[R5]], %[[R6]] : i32, i32, i1, i32, i32
func.func @select(%c: i1, %x: i32, %y: i32, %z: i32) -> (i32, i32, i1, i32, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.select %c, %c1, %c0 : i32
  %1 = arith.select %c, %c0, %c1 : i32
  %2 = arith.select %c, %f, %t : i1
  %3 = arith.xori %c, %t : i1
  %4 = arith.select %3, %x, %y : i32
  %5 = arith.select %c, %x, %y : i32
  %6 = arith.select %c, %z, %5 : i32
  return %0, %1, %2, %4, %6 : i32, i32, i1, i32, i32
}

// Casts of casts.
// CHECK-LABEL: func.func @casts
// CHECK-SAME:    (%[[A:.*]]: i8, %[[B:.*]]: index, %[[C:.*]]: f32, %[[D:.*]]: i64)
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 32 : i64
// CHECK-NEXT:    %[[R1:.*]] = arith.extui %[[A]] : i8 to i32
// CHECK-NEXT:    %[[R2:.*]] = arith.index_cast %[[A]] : i8 to index
// CHECK-NEXT:    %[[R3:.*]] = arith.bitcast %[[C]] : f32 to i32
// CHECK-NEXT:    %[[R4:.*]] = arith.extsi %[[A]] : i8 to i16
// CHECK-NEXT:    %[[R5:.*]] = arith.shrui %[[D]], %[[CI0]] exact : i64
// CHECK-NEXT:    %[[R6:.*]] = arith.trunci %[[R5]] overflow<nsw> : i64 to i32
// CHECK-NEXT:    %[[R7:.*]] = arith.sitofp %[[D]] : i64 to f32
// CHECK-NEXT:    return %[[R1]], %[[B]], %[[R2]], %[[R3]], %[[R4]], %[[R6]], %[[R7]] : i32, index, index, i32, i16, i32, f32
func.func @casts(%x: i8, %i: index, %v: f32, %w: i64) -> (i32, index, index, i32, i16, i32, f32) {
  %0 = arith.extui %x : i8 to i16
  %1 = arith.extsi %0 : i16 to i32
  %2 = arith.index_cast %i : index to i64
  %3 = arith.index_cast %2 : i64 to index
  %4 = arith.extsi %x : i8 to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = arith.bitcast %v : f32 to i32
  %7 = arith.bitcast %6 : i32 to i32
  %8 = arith.extsi %x : i8 to i32
  %9 = arith.trunci %8 : i32 to i16
  %c32 = arith.constant 32 : i64
  %10 = arith.shrsi %w, %c32 exact : i64
  %11 = arith.trunci %10 overflow<nsw> : i64 to i32
  %12 = arith.sitofp %w : i64 to f64
  %13 = arith.truncf %12 : f64 to f32
  return %1, %3, %5, %7, %9, %11, %13 : i32, index, index, i32, i16, i32, f32
}

// A shift by less keeps its sign; a rounding mode keeps the truncation.
// CHECK-LABEL: func.func @casts_kept
// CHECK-SAME:    (%[[A:.*]]: i64)
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 31 : i64
// CHECK-NEXT:    %[[R1:.*]] = arith.shrsi %[[A]], %[[CI0]] : i64
// CHECK-NEXT:    %[[R2:.*]] = arith.trunci %[[R1]] : i64 to i32
// CHECK-NEXT:    %[[R3:.*]] = arith.sitofp %[[A]] : i64 to f64
// CHECK-NEXT:    %[[R4:.*]] = arith.truncf %[[R3]] upward : f64 to f32
// CHECK-NEXT:    return %[[R2]], %[[R4]] : i32, f32
func.func @casts_kept(%w: i64) -> (i32, f32) {
  %c31 = arith.constant 31 : i64
  %10 = arith.shrsi %w, %c31 : i64
  %11 = arith.trunci %10 : i64 to i32
  %12 = arith.sitofp %w : i64 to f64
  %13 = arith.truncf %12 upward : f64 to f32
  return %11, %13 : i32, f32
}

// Signs of both factors.
// CHECK-LABEL: func.func @signs
// CHECK-SAME:    (%[[A:.*]]: f32, %[[B:.*]]: f32)
// CHECK-NEXT:    %[[R0:.*]] = arith.negf %[[A]] : f32
// CHECK-NEXT:    %[[R1:.*]] = arith.negf %[[B]] : f32
// CHECK-NEXT:    %[[R2:.*]] = arith.mulf %[[A]], %[[B]] fastmath<fast> : f32
// CHECK-NEXT:    %[[R3:.*]] = arith.addf %[[R0]], %[[R1]] : f32
// CHECK-NEXT:    return %[[R2]], %[[R3]] : f32, f32
func.func @signs(%x: f32, %y: f32) -> (f32, f32) {
  %0 = arith.negf %x : f32
  %1 = arith.negf %y : f32
  %2 = arith.mulf %0, %1 fastmath<fast> : f32
  %3 = arith.addf %0, %1 : f32
  return %2, %3 : f32, f32
}

// An integer as a float, compared: with a whole number, a fraction, one out of range; not where rounding matters.
// CHECK-LABEL: func.func @compare_ints
// CHECK-SAME:    (%[[A:.*]]: i8, %[[B:.*]]: i64)
// CHECK-NEXT:    %[[CI0:.*]] = arith.constant 3 : i64
// CHECK-NEXT:    %[[TRUE1:.*]] = arith.constant true
// CHECK-NEXT:    %[[FALSE2:.*]] = arith.constant false
// CHECK-NEXT:    %[[CST3:.*]] = arith.constant 1.000000e+10 : f32
// CHECK-NEXT:    %[[CI4:.*]] = arith.constant 3 : i8
// CHECK-NEXT:    %[[R5:.*]] = arith.cmpi sle, %[[A]], %[[CI4]] : i8
// CHECK-NEXT:    %[[R6:.*]] = arith.cmpi sle, %[[A]], %[[CI4]] : i8
// CHECK-NEXT:    %[[R7:.*]] = arith.sitofp %[[B]] : i64 to f32
// CHECK-NEXT:    %[[R8:.*]] = arith.cmpf olt, %[[R7]], %[[CST3]] : f32
// CHECK-NEXT:    %[[R9:.*]] = arith.cmpi ugt, %[[B]], %[[CI0]] : i64
// CHECK-NEXT:    return %[[R5]], %[[R6]], %[[FALSE2]], %[[TRUE1]], %[[R8]], %[[R9]] : i1, i1, i1, i1, i1, i1
func.func @compare_ints(%x: i8, %y: i64) -> (i1, i1, i1, i1, i1, i1) {
  %c3 = arith.constant 3.0 : f32
  %f = arith.constant 3.5 : f32
  %h = arith.constant 300.0 : f32
  %b = arith.constant 1.0e10 : f32
  %0 = arith.sitofp %x : i8 to f32
  %1 = arith.cmpf ole, %0, %c3 : f32
  %2 = arith.cmpf olt, %0, %f : f32
  %3 = arith.cmpf ugt, %0, %h : f32
  %4 = arith.cmpf ord, %0, %h : f32
  %5 = arith.sitofp %y : i64 to f32
  %6 = arith.cmpf olt, %5, %b : f32
  %7 = arith.uitofp %y : i64 to f32
  %8 = arith.cmpf oge, %7, %f : f32
  return %1, %2, %3, %4, %6, %8 : i1, i1, i1, i1, i1, i1
}

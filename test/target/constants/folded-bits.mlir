// Of one bit, the only divisor there is counts as 1: nothing overflows.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines

// CHECK-LABEL:define i1 @quotient() {
// CHECK-NEXT:  ret i1 true
llvm.func @quotient() -> i1 {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.sdiv %0, %0 : i1
  llvm.return %1 : i1
}

// CHECK-LABEL:define i1 @rest() {
// CHECK-NEXT:  ret i1 false
llvm.func @rest() -> i1 {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.srem %0, %0 : i1
  llvm.return %1 : i1
}

// CHECK-LABEL:define i1 @by_zero() {
// CHECK-NEXT:  ret i1 poison
llvm.func @by_zero() -> i1 {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.mlir.constant(false) : i1
  %2 = llvm.sdiv %0, %1 : i1
  llvm.return %2 : i1
}

// CHECK-LABEL:define i8 @least() {
// CHECK-NEXT:  ret i8 poison
llvm.func @least() -> i8 {
  %0 = llvm.mlir.constant(-128 : i8) : i8
  %1 = llvm.mlir.constant(-1 : i8) : i8
  %2 = llvm.sdiv %0, %1 : i8
  llvm.return %2 : i8
}

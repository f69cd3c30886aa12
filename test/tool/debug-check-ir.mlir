// -debug-check-ir finds nothing wrong after any pattern, fold or conversion of
// these, and changes no result.
// REQUIRES: assertions
// RUN: mlopt %s -canonicalize -cse -convert-to-llvm > %t.plain
// RUN: mlopt %s -canonicalize -cse -convert-to-llvm -debug-check-ir > %t.checked
// RUN: diff %t.plain %t.checked
// RUN: mlopt %s -convert-func-to-llvm -reconcile-unrealized-casts -debug-check-ir | FileCheck %s

// CHECK: llvm.func @f
func.func @f(%m: memref<4xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %x = memref.load %m[%i] : memref<4xi32>
    %y = arith.addi %x, %zero : i32
    %t = arith.addi %s, %y : i32
    scf.yield %t : i32
  }
  return %sum : i32
}

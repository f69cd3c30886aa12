// Conversions of what -canonicalize would simplify.
// RUN: not grep -rlE 'RUN:.*-canonicalize' --exclude=without-canonicalize.mlir %S %S/../lowering
// RUN: mlopt %s -convert-scf-to-cf -convert-to-llvm -reconcile-unrealized-casts -mlir-to-llvmir | FileCheck %s

// R198: no conversion needs -canonicalize to be right: no test of one uses it,
// and a program full of what it would simplify is lowered whole.
// CHECK: define i32 @sum(i32 %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5)
func.func @sum(%x: i32, %m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %same = arith.addi %x, %zero : i32
  %true = arith.constant true
  %n = memref.dim %m, %c0 : memref<?xi32>
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %same) -> (i32) {
    %y = memref.load %m[%i] : memref<?xi32>
    %t = arith.addi %s, %y : i32
    scf.yield %t : i32
  }
  cf.br ^bb3(%sum : i32)
^bb2:
  cf.br ^bb3(%x : i32)
^bb3(%r: i32):
  return %r : i32
}

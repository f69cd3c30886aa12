// How values are named, and who uses them: -mlir-print-value-users,
// -mlir-print-unique-ssa-ids, -mlir-use-nameloc-as-prefix.
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-value-users | FileCheck %s --check-prefix=USERS
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-unique-ssa-ids | FileCheck %s --check-prefix=UNIQUE
// RUN: mlopt %s -allow-unregistered-dialect -mlir-use-nameloc-as-prefix | FileCheck %s --check-prefix=NAMES
// RUN: mlopt %s -allow-unregistered-dialect -mlir-use-nameloc-as-prefix -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-skip-regions | FileCheck %s --check-prefix=SKIP

// USERS:      func.func @f(%arg0: i32, %arg1: memref<4xi32>) -> i32 {
// USERS-NEXT:   // %arg0 is used by %3#0, %3#1
// USERS-NEXT:   // %arg1 is used by %2
// USERS-NEXT:   %true = arith.constant true // user: %4
// USERS-NEXT:   %c0 = arith.constant 0 : index // user: %2
// USERS-NEXT:   %2 = memref.load %arg1[%c0] : memref<4xi32> // users: %3#0, %3#1
// USERS-NEXT:   %3:2 = "test.two"(%2, %arg0) : (i32, i32) -> (i32, i32) // users: (%8), (%8, %8)
// USERS-NEXT:   %4 = scf.if %true -> (i32) {
// USERS-NEXT:     %8 = arith.addi %3#0, %3#1 : i32 // user: %9
// USERS-NEXT:     scf.yield %8 : i32 // id: %9
// USERS-NEXT:   } else {
// USERS-NEXT:     scf.yield %3#1 : i32 // id: %8
// USERS-NEXT:   } // user: %5
// USERS-NEXT:   cf.br ^bb1(%4 : i32) // id: %5
// USERS-NEXT: ^bb1(%6: i32):  // pred: ^bb0
// USERS-NEXT:   // %6 is used by %7
// USERS-NEXT:   return %6 : i32 // id: %7
// USERS:      func.func @g(%arg0: i32, %arg1: i32) -> i32 {
// USERS-NEXT:   // %arg0 is used by %2
// USERS-NEXT:   // %arg1 is unused
// USERS:        arith.addi {{.*}} // unused

// UNIQUE:      func.func @f(%arg2: i32, %arg3: memref<4xi32>) -> i32 {
// UNIQUE:        scf.if
// UNIQUE-NEXT:     %[[SUM:[0-9]+]] = arith.addi
// UNIQUE:        ^bb1(%{{[0-9]+}}: i32)
// UNIQUE:      func.func @g(%arg0: i32, %arg1: i32) -> i32 {
// UNIQUE-NOT:    %[[SUM]] =

// NAMES:      func.func @f(%x: i32, %a_b: memref<4xi32>) -> i32 {
// NAMES-NEXT:   %true = arith.constant true
// NAMES-NEXT:   %k = arith.constant 0 : index
// NAMES-NEXT:   %x_0 = memref.load %a_b[%k] : memref<4xi32>
// NAMES-NEXT:   %two:2 = "test.two"(%x_0, %x) : (i32, i32) -> (i32, i32)
// NAMES-NEXT:   %0 = scf.if %true -> (i32) {
// NAMES-NEXT:     %q = arith.addi %two#0, %two#1 : i32
// NAMES-NEXT:     scf.yield %q : i32
// NAMES:        ^bb1(%barg: i32):
// NAMES-NEXT:   return %barg : i32
// NAMES:      func.func @g(%arg0: i32, %arg1: i32) -> i32 {

// GENERIC:    ^bb0(%x: i32, %a_b: memref<4xi32>):
// GENERIC:      %two:2 = "test.two"(%x_0, %x)

// SKIP: module {...}
func.func @f(%a: i32 loc("x"), %m: memref<4xi32> loc("a b"("z"))) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index loc("k")
  %0 = memref.load %m[%c0] : memref<4xi32> loc("x")
  %1:2 = "test.two"(%0, %a) : (i32, i32) -> (i32, i32) loc("two"("foo.mlir":1:2))
  %2 = scf.if %true -> i32 {
    %5 = arith.addi %1#0, %1#1 : i32 loc(fused["q", "r"])
    scf.yield %5 : i32
  } else { scf.yield %1#1 : i32 }
  cf.br ^bb1(%2 : i32)
^bb1(%x : i32 loc("barg")):
  return %x : i32
}
func.func @g(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  %1 = arith.addi %c0, %c0 : i32
  return %0 : i32
}

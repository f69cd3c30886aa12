// RUN: mlopt %s -allow-unregistered-dialect -convert-index-to-llvm -o %t
// RUN: FileCheck %s < %t
// RUN: mlopt %s -allow-unregistered-dialect -convert-index-to-llvm -debug-only=dialect-conversion 2>/dev/null | diff %t -
// RUN: mlopt %s -allow-unregistered-dialect -convert-scf-to-cf -convert-func-to-llvm -o %t
// RUN: FileCheck %s --check-prefix=FUNC < %t
// RUN: mlopt %s -allow-unregistered-dialect -convert-scf-to-cf -convert-func-to-llvm -debug-only=dialect-conversion 2>/dev/null | diff %t -
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns > %t
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=allow-pattern-rollback=0 | diff %t -

// R49: operations that no pattern knows are folded where they stand, before the
// first one that has patterns (-convert-func-to-llvm begins with the function,
// -convert-index-to-llvm ends with index.add) and after it.
// CHECK-LABEL: func.func @in_place
// CHECK-NEXT: %[[C7:.*]] = arith.constant 7
// CHECK-NEXT: arith.addi %arg0, %[[C7]]
// CHECK-NEXT: return
// FUNC-LABEL: llvm.func @in_place
// FUNC-NEXT: %[[C7:.*]] = arith.constant 7
// FUNC-NEXT: arith.addi %arg0, %[[C7]]
// FUNC-NEXT: llvm.return
func.func @in_place(%x: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %sum = arith.addi %c7, %x : i32
  return %sum : i32
}

// CHECK-LABEL: func.func @replaced
// CHECK: "x.use"(%arg0)
// FUNC-LABEL: llvm.func @replaced
// FUNC: "x.use"(%arg0)
func.func @replaced(%x: i32) {
  %c0 = arith.constant 0 : i32
  %same = arith.addi %x, %c0 : i32
  "x.use"(%same) : (i32) -> ()
  return
}

// CHECK-LABEL: func.func @nested
// CHECK: scf.if
// CHECK-NEXT: arith.addi %arg0, %{{.*}}
// CHECK: llvm.add
// FUNC-LABEL: llvm.func @nested
// FUNC: ^bb1:
// FUNC-NEXT: arith.addi %arg0, %{{.*}}
func.func @nested(%x: i32, %c: i1, %i: index) -> index {
  %c7 = arith.constant 7 : i32
  scf.if %c {
    %sum = arith.addi %c7, %x : i32
    "x.use"(%sum) : (i32) -> ()
  }
  %j = index.add %i, %i
  return %j : index
}

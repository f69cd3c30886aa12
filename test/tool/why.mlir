// -why: what made an operation of the output, back to what was read. -why-not:
// what was tried on one that is still there.
// RUN: mlopt %s -canonicalize -convert-arith-to-llvm -why=3 | FileCheck %s --check-prefix=CHAIN
// RUN: mlopt %s -canonicalize -cse -why=4:10 | FileCheck %s --check-prefix=PATTERN
// RUN: mlopt %s -threads=4 -pass-pipeline='builtin.module(func.func(canonicalize,cse),convert-func-to-llvm)' -why=8 | FileCheck %s --check-prefix=NESTED
// RUN: mlopt %s -canonicalize -why=6 | FileCheck %s --check-prefix=READ
// RUN: mlopt %s -canonicalize -convert-func-to-llvm -why-not=arith.divsi | FileCheck %s --check-prefix=NOT
// RUN: mlopt %s -canonicalize -cse -why-not=arith.subi | FileCheck %s --check-prefix=GONE
// RUN: not mlopt %s -canonicalize -why=70 2>&1 | FileCheck %s --check-prefix=LINE
// RUN: not mlopt %s -canonicalize -why=x 2>&1 | FileCheck %s --check-prefix=PLACE
// RUN: not mlopt %s -canonicalize -why-not=99 2>&1 | FileCheck %s --check-prefix=LINE

// CHAIN:      <output>:3:10: %0 = llvm.mlir.constant(3 : i32) : i32
// CHAIN-NEXT:   made by pattern 'arith-constant-to-llvm' of -convert-arith-to-llvm (rewrite {{[0-9]+}}), of 'arith.constant' (#{{[0-9]+}}) at {{.*}}why.mlir:[[ADD:[0-9]+]]:8
// CHAIN-NEXT:   made by pattern 'add-of-add' of -canonicalize (rewrite 1), of 'arith.addi' (#[[N:[0-9]+]]) at {{.*}}why.mlir:[[ADD]]:8
// CHAIN-NEXT:   #[[N]] was read there
// PATTERN:      <output>:4:10: %0 = arith.addi %arg0, %c3_i32 : i32
// PATTERN-NEXT:   made by pattern 'add-of-add' of -canonicalize (rewrite 1), of 'arith.addi'
// NESTED:      <output>:8:{{[0-9]+}}: llvm.func @g
// NESTED-NEXT:   made by pattern '{{[a-z-]+}}' of -convert-func-to-llvm (rewrite {{[0-9]+}}), of 'func.func'
// NESTED-NEXT:   #{{[0-9]+}} was read there
// READ:      <output>:6:5: return
// READ-NEXT:   it was read at {{.*}}why.mlir:{{[0-9]+}}:3
// NOT:      arith.divsi %{{.*}} : i32
// NOT-NEXT:   -canonicalize tried:
// NOT-NEXT:     nothing to fold
// NOT-NEXT:   -convert-func-to-llvm tried no pattern on it
// GONE:  no 'arith.subi' is left
// LINE:  error: no operation begins in line {{[79][09]}} of the output, which has {{[0-9]+}}
// PLACE: error: -why: expected a line of the output, or line:column, got 'x'
func.func @f(%a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.divsi %1, %b : i32
  return %2 : i32
}
func.func @g() {
  return
}

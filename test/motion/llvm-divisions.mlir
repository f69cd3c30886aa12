// A division leaves a loop if its divisor is not 0 nor, signed, -1; assembly
// never does, yet goes where it has no effect and is not used.
// RUN: mlopt %s -loop-invariant-code-motion | FileCheck %s
// RUN: mlopt %s -canonicalize | FileCheck %s --check-prefix=DEAD

// CHECK-LABEL: func.func @divisions
// CHECK-NEXT: llvm.mlir.constant(4 : i32)
// CHECK-NEXT: llvm.mlir.constant(-1 : i32)
// CHECK-NEXT: llvm.udiv %arg0, %0
// CHECK-NEXT: llvm.sdiv %arg0, %0
// CHECK-NEXT: llvm.udiv %arg0, %1
// CHECK-NEXT: scf.for
// CHECK-NEXT: llvm.sdiv %arg0, %1
// CHECK-NEXT: llvm.udiv %arg0, %arg1
func.func @divisions(%a: i32, %b: i32, %l: index, %u: index) {
  scf.for %i = %l to %u step %l {
    %c4 = llvm.mlir.constant(4 : i32) : i32
    %m1 = llvm.mlir.constant(-1 : i32) : i32
    %0 = llvm.udiv %a, %c4 : i32
    %1 = llvm.sdiv %a, %c4 : i32
    %2 = llvm.udiv %a, %m1 : i32
    %3 = llvm.sdiv %a, %m1 : i32
    %4 = llvm.udiv %a, %b : i32
    func.call @use(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, i32) -> ()
  }
  return
}
func.func private @use(i32, i32, i32, i32, i32)

// CHECK-LABEL: func.func @assembly
// CHECK: scf.for
// CHECK-NEXT: llvm.inline_asm "nop"
// CHECK-NEXT: llvm.inline_asm has_side_effects "nop"
// DEAD-LABEL: func.func @assembly
// DEAD: scf.for
// DEAD-NEXT: llvm.inline_asm has_side_effects "nop"
// DEAD-NEXT: }
func.func @assembly(%a: i32, %l: index, %u: index) {
  scf.for %i = %l to %u step %l {
    %0 = llvm.inline_asm "nop", "=r,r" %a : (i32) -> i32
    %1 = llvm.inline_asm has_side_effects "nop", "=r,r" %a : (i32) -> i32
  }
  return
}

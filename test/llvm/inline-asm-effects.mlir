// Inline assembly without side effects is computed, or not at all; its words
// stand in one order.
// RUN: mlopt %s -canonicalize -cse -split-input-file -verify-diagnostics | FileCheck %s

// CHECK-LABEL: llvm.func @effects
// CHECK-NEXT: llvm.mlir.undef
// CHECK-NEXT: llvm.inline_asm "bswap $0"
// CHECK-NEXT: llvm.inline_asm has_side_effects "nop"
// CHECK-NEXT: llvm.inline_asm has_side_effects "nop"
// CHECK-NOT: llvm.inline_asm
// CHECK: llvm.return
llvm.func @effects(%a: i32) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  %1 = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  %2 = llvm.inline_asm "unused $0", "=r,r" %a : (i32) -> i32
  llvm.inline_asm has_side_effects "nop", "r" %a : (i32) -> ()
  llvm.inline_asm has_side_effects "nop", "r" %a : (i32) -> ()
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %3 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i32, i32)>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, i32)>
  llvm.return %4 : !llvm.struct<(i32, i32)>
}

// -----

llvm.func @order(%a: i32) {
  // expected-error@+1 {{expected attribute value}}
  llvm.inline_asm is_align_stack has_side_effects "nop", "r" %a : (i32) -> ()
  llvm.return
}

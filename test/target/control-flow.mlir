// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

// Blocks: numbers, predecessors, phis of block arguments, weights.

llvm.func @loop(%n: i64, %c: i1) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero, %one : i64, i64)
^head(%i: i64, %sum: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more weights([99, 1]), ^body, ^exit(%sum : i64)
^unreachable:
  llvm.unreachable
^body:
  llvm.switch %i : i64, ^exit(%i : i64) [
    3: ^other,
    -4: ^head(%one, %sum : i64, i64)
  ]
^other:
  %next = llvm.add %i, %one : i64
  llvm.cond_br %c weights([99, 1]), ^head(%next, %i : i64, i64), ^exit(%next : i64)
^exit(%result: i64):
  llvm.return %result : i64
}

// CHECK:; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT:source_filename = "LLVMDialectModule"
// CHECK:define i64 @loop(i64 %0, i1 %1) {
// CHECK-NEXT:  br label %3
// CHECK:3:                                                ; preds = %9, %8, %2
// CHECK-NEXT:  %4 = phi i64 [ %10, %9 ], [ 1, %8 ], [ 0, %2 ]
// CHECK-NEXT:  %5 = phi i64 [ %4, %9 ], [ %5, %8 ], [ 1, %2 ]
// CHECK-NEXT:  %6 = icmp slt i64 %4, %0
// CHECK-NEXT:  br i1 %6, label %8, label %11, !prof !1
// CHECK:7:                                                ; No predecessors!
// CHECK-NEXT:  unreachable
// CHECK:8:                                                ; preds = %3
// CHECK-NEXT:  switch i64 %4, label %11 [
// CHECK-NEXT:    i64 3, label %9
// CHECK-NEXT:    i64 -4, label %3
// CHECK-NEXT:  ]
// CHECK:9:                                                ; preds = %8
// CHECK-NEXT:  %10 = add i64 %4, 1
// CHECK-NEXT:  br i1 %1, label %3, label %11, !prof !1
// CHECK:11:                                               ; preds = %9, %8, %3
// CHECK-NEXT:  %12 = phi i64 [ %10, %9 ], [ %4, %8 ], [ %5, %3 ]
// CHECK-NEXT:  ret i64 %12
// CHECK-NEXT:}
// CHECK:!llvm.module.flags = !{!0}
// CHECK:!0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT:!1 = !{!"branch_weights", i32 99, i32 1}

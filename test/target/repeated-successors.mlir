// Ways into one block that bring different values go through blocks of their own.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^x(%a : i32), ^x(%b : i32)
^x(%r: i32):
  llvm.return %r : i32
}
llvm.func @s(%c: i32, %a: i32, %b: i32) -> i32 {
  llvm.switch %c : i32, ^x(%a : i32) [ 1: ^x(%b : i32), 2: ^y, 3: ^x(%a : i32) ]
^y:
  llvm.return %b : i32
^x(%r: i32):
  llvm.return %r : i32
}

//CHECK:; ModuleID = 'LLVMDialectModule'
//CHECK-NEXT:source_filename = "LLVMDialectModule"
//CHECK-EMPTY:
//CHECK-NEXT:define i32 @f(i1 %0, i32 %1, i32 %2) {
//CHECK-NEXT:  br i1 %0, label %4, label %6
//CHECK-EMPTY:
//CHECK-NEXT:4:                                                ; preds = %6, %3
//CHECK-NEXT:  %5 = phi i32 [ %7, %6 ], [ %1, %3 ]
//CHECK-NEXT:  ret i32 %5
//CHECK-EMPTY:
//CHECK-NEXT:6:                                                ; preds = %3
//CHECK-NEXT:  %7 = phi i32 [ %2, %3 ]
//CHECK-NEXT:  br label %4
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:define i32 @s(i32 %0, i32 %1, i32 %2) {
//CHECK-NEXT:  switch i32 %0, label %5 [
//CHECK-NEXT:    i32 1, label %7
//CHECK-NEXT:    i32 2, label %4
//CHECK-NEXT:    i32 3, label %9
//CHECK-NEXT:  ]
//CHECK-EMPTY:
//CHECK-NEXT:4:                                                ; preds = %3
//CHECK-NEXT:  ret i32 %2
//CHECK-EMPTY:
//CHECK-NEXT:5:                                                ; preds = %7, %9, %3
//CHECK-NEXT:  %6 = phi i32 [ %10, %9 ], [ %8, %7 ], [ %1, %3 ]
//CHECK-NEXT:  ret i32 %6
//CHECK-EMPTY:
//CHECK-NEXT:7:                                                ; preds = %3
//CHECK-NEXT:  %8 = phi i32 [ %2, %3 ]
//CHECK-NEXT:  br label %5
//CHECK-EMPTY:
//CHECK-NEXT:9:                                                ; preds = %3
//CHECK-NEXT:  %10 = phi i32 [ %1, %3 ]
//CHECK-NEXT:  br label %5
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:!llvm.module.flags = !{!0}
//CHECK-EMPTY:
//CHECK-NEXT:!0 = !{i32 2, !"Debug Info Version", i32 3}

// Bundles of assumptions.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines --strict-whitespace

llvm.func @f(%p: !llvm.ptr, %c: i64, %u: i1) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %c : !llvm.ptr, i64)] : i1
  llvm.intr.assume %t ["align"(%p, %c : !llvm.ptr, i64), "nonnull"(%p : !llvm.ptr)] : i1
  llvm.intr.assume %u : i1
  llvm.return
}

//CHECK:; ModuleID = 'LLVMDialectModule'
//CHECK-NEXT:source_filename = "LLVMDialectModule"
//CHECK-EMPTY:
//CHECK-NEXT:define void @f(ptr %0, i64 %1, i1 %2) {
//CHECK-NEXT:  call void @llvm.assume(i1 true) [ "align"(ptr %0, i64 %1) ]
//CHECK-NEXT:  call void @llvm.assume(i1 true) [ "align"(ptr %0, i64 %1), "nonnull"(ptr %0) ]
//CHECK-NEXT:  call void @llvm.assume(i1 %2)
//CHECK-NEXT:  ret void
//CHECK-NEXT:}
//CHECK-EMPTY:
//CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
//CHECK-NEXT:declare void @llvm.assume(i1 noundef) #0
//CHECK-EMPTY:
//CHECK-NEXT:attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
//CHECK-EMPTY:
//CHECK-NEXT:!llvm.module.flags = !{!0}
//CHECK-EMPTY:
//CHECK-NEXT:!0 = !{i32 2, !"Debug Info Version", i32 3}

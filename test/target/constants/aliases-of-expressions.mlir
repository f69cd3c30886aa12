// An alias of an expression says no type in front of it, and a musttail call may
// have constants behind it.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK: @a = alias i32, getelementptr inbounds nuw (i8, ptr @d, i64 4)
// CHECK-NEXT: @b = alias i32, inttoptr (i64 4 to ptr)
// CHECK-NEXT: @c = alias i64, ptr @d
llvm.mlir.global external @d(0 : i64) : i64
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @d : !llvm.ptr
  %1 = llvm.getelementptr %0[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.alias external @b : i32 {
  %0 = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.alias external @c : i64 {
  %0 = llvm.mlir.addressof @d : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

llvm.func @g()
// CHECK: musttail call void @g()
// CHECK-NEXT: ret void
llvm.func @f() {
  llvm.call musttail @g() : () -> ()
  %0 = llvm.mlir.zero : i32
  llvm.return
}

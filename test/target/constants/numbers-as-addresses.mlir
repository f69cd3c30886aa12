// A number as an address keeps its width, and is extended with zeros where LLVM
// computes with it.
// RUN: mlopt -mlir-to-llvmir %s | FileCheck %s

llvm.func @use(...)

// CHECK-LABEL: define void @narrow
// CHECK-NEXT: call void (...) @use(ptr inttoptr (i32 -3 to ptr), ptr null, ptr inttoptr (i64 4294967313 to ptr), ptr inttoptr (i64 20 to ptr), i64 4294967293, i32 -3, i8 -3, i1 false)
llvm.func @narrow() {
  %0 = llvm.mlir.constant(-3 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.inttoptr %0 : i32 to !llvm.ptr
  %3 = llvm.inttoptr %1 : i32 to !llvm.ptr
  %4 = llvm.getelementptr %2[5] : (!llvm.ptr) -> !llvm.ptr, i32
  %5 = llvm.getelementptr %3[5] : (!llvm.ptr) -> !llvm.ptr, i32
  %6 = llvm.ptrtoint %2 : !llvm.ptr to i64
  %7 = llvm.ptrtoint %2 : !llvm.ptr to i32
  %8 = llvm.ptrtoint %2 : !llvm.ptr to i8
  %9 = llvm.icmp "eq" %2, %4 : !llvm.ptr
  llvm.call @use(%2, %3, %4, %5, %6, %7, %8, %9) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i32, i8, i1) -> ()
  llvm.return
}

// CHECK-LABEL: define void @wide
// CHECK-NEXT: call void (...) @use(ptr inttoptr (i128 7 to ptr), ptr addrspace(1) addrspacecast (ptr inttoptr (i64 33 to ptr) to ptr addrspace(1)), ptr inttoptr (i1 true to ptr))
llvm.func @wide() {
  %0 = llvm.mlir.constant(7 : i128) : i128
  %1 = llvm.mlir.constant(33 : i64) : i64
  %2 = llvm.mlir.constant(true) : i1
  %3 = llvm.inttoptr %0 : i128 to !llvm.ptr
  %4 = llvm.inttoptr %1 : i64 to !llvm.ptr
  %5 = llvm.addrspacecast %4 : !llvm.ptr to !llvm.ptr<1>
  %6 = llvm.inttoptr %2 : i1 to !llvm.ptr
  llvm.call @use(%3, %5, %6) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr<1>, !llvm.ptr) -> ()
  llvm.return
}

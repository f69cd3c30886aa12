// Comparisons of addresses: a symbol is above null, and one symbol at two
// offsets is not the same place.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --match-full-lines

llvm.mlir.global external @g() : i64
llvm.mlir.global extern_weak @weak() : i64
llvm.func @use(i1)

// CHECK-LABEL:define void @null_and_symbol() {
// CHECK-NEXT:  call void @use(i1 true)
// CHECK-NEXT:  call void @use(i1 false)
// CHECK-NEXT:  call void @use(i1 true)
// CHECK-NEXT:  call void @use(i1 false)
llvm.func @null_and_symbol() {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "ult" %null, %g : !llvm.ptr
  llvm.call @use(%0) : (i1) -> ()
  %1 = llvm.icmp "uge" %null, %g : !llvm.ptr
  llvm.call @use(%1) : (i1) -> ()
  %2 = llvm.icmp "ugt" %g, %null : !llvm.ptr
  llvm.call @use(%2) : (i1) -> ()
  %3 = llvm.icmp "ule" %g, %null : !llvm.ptr
  llvm.call @use(%3) : (i1) -> ()
  llvm.return
}

// CHECK-LABEL:define void @two_offsets() {
// CHECK-NEXT:  call void @use(i1 false)
// CHECK-NEXT:  call void @use(i1 true)
llvm.func @two_offsets() {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %next = llvm.getelementptr inbounds %g[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %before = llvm.getelementptr %g[-4] : (!llvm.ptr) -> !llvm.ptr, i8
  %0 = llvm.icmp "eq" %next, %g : !llvm.ptr
  llvm.call @use(%0) : (i1) -> ()
  %1 = llvm.icmp "ne" %next, %before : !llvm.ptr
  llvm.call @use(%1) : (i1) -> ()
  llvm.return
}

// What may be null, and orders with signs, are left.
// CHECK-LABEL:define void @unknown() {
// CHECK-NEXT:  %1 = icmp ult ptr null, @weak
// CHECK:  %2 = icmp sgt ptr @g, null
llvm.func @unknown() {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %weak = llvm.mlir.addressof @weak : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "ult" %null, %weak : !llvm.ptr
  llvm.call @use(%0) : (i1) -> ()
  %1 = llvm.icmp "sgt" %g, %null : !llvm.ptr
  llvm.call @use(%1) : (i1) -> ()
  llvm.return
}

// RUN: mlopt -mlir-to-llvmir %s | FileCheck %s

// Numbers and comparisons of addresses, as LLVM folds them.

llvm.mlir.global external @a(1 : i32) : i32
llvm.mlir.global external @b() : !llvm.array<4 x i32>
llvm.func @callee()

// CHECK: @equivalent = internal global i64 ptrtoint (ptr dso_local_equivalent @callee to i64)
llvm.mlir.global internal @equivalent() : i64 {
  %0 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  llvm.return %1 : i64
}

// CHECK-LABEL: define { i64, i64, i64, i64 } @numbers()
// CHECK-NEXT:    ret { i64, i64, i64, i64 } { i64 0, i64 -1, i64 ptrtoint (ptr @a to i64), i64 poison }
llvm.func @numbers() -> !llvm.struct<(i64, i64, i64, i64)> {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %n = llvm.ptrtoint %a : !llvm.ptr to i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %all = llvm.mlir.constant(-1 : i64) : i64
  %0 = llvm.and %c3, %n : i64
  %1 = llvm.or %n, %all : i64
  %2 = llvm.udiv %n, %c1 : i64
  %3 = llvm.urem %n, %c0 : i64
  %u = llvm.mlir.undef : !llvm.struct<(i64, i64, i64, i64)>
  %4 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i64, i64, i64, i64)>
  %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i64, i64, i64, i64)>
  %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(i64, i64, i64, i64)>
  %7 = llvm.insertvalue %3, %6[3] : !llvm.struct<(i64, i64, i64, i64)>
  llvm.return %7 : !llvm.struct<(i64, i64, i64, i64)>
}

// CHECK-LABEL: define { i1, i1, i1 } @comparisons()
// CHECK-NEXT:    ret { i1, i1, i1 } { i1 true, i1 true, i1 false }
llvm.func @comparisons() -> !llvm.struct<(i1, i1, i1)> {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %m = llvm.ptrtoint %a : !llvm.ptr to i64
  %n = llvm.ptrtoint %b : !llvm.ptr to i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %next = llvm.getelementptr inbounds %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %0 = llvm.icmp "ne" %m, %n : i64
  %1 = llvm.icmp "ugt" %next, %b : !llvm.ptr
  %2 = llvm.icmp "eq" %m, %c0 : i64
  %u = llvm.mlir.undef : !llvm.struct<(i1, i1, i1)>
  %3 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i1, i1, i1)>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i1, i1, i1)>
  %5 = llvm.insertvalue %2, %4[2] : !llvm.struct<(i1, i1, i1)>
  llvm.return %5 : !llvm.struct<(i1, i1, i1)>
}

// CHECK-LABEL: define void @targets(
// CHECK:         store target("spirv.Image", i32, 1) %1, ptr %0, align 8
// CHECK:         call ppc_fp128 @llvm.sin.ppcf128(ppc_fp128 %2)
llvm.func @targets(%p: !llvm.ptr, %x: !llvm.target<"spirv.Image", i32, 1>, %f: !llvm.ppc_fp128) {
  llvm.store %x, %p : !llvm.target<"spirv.Image", i32, 1>, !llvm.ptr
  %0 = llvm.intr.sin(%f) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  llvm.return
}

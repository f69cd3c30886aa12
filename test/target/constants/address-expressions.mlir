// Sums and casts of addresses, which only a linker can compute.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

llvm.mlir.global internal @a() : !llvm.array<4 x i32>
llvm.mlir.global internal @b() : i32

// What -O2 makes of a table of strings.
// CHECK: @relative = internal global i32 trunc (i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @relative to i64)) to i32)
llvm.mlir.global internal @relative() : i32 {
  %0 = llvm.mlir.addressof @relative : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mlir.addressof @b : !llvm.ptr
  %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
  %4 = llvm.sub %3, %1 : i64
  %5 = llvm.trunc %4 : i64 to i32
  llvm.return %5 : i32
}

// CHECK: @distance = internal global i64 -8
llvm.mlir.global internal @distance() : i64 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %2 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %3 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %4 = llvm.sub %2, %3 : i64
  llvm.return %4 : i64
}

// CHECK: @sum = internal global i64 add (i64 ptrtoint (ptr @a to i64), i64 8)
llvm.mlir.global internal @sum() : i64 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mlir.constant(3 : i64) : i64
  %3 = llvm.mlir.constant(5 : i64) : i64
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.add %2, %1 : i64
  %6 = llvm.sub %5, %4 : i64
  %7 = llvm.add %3, %6 : i64
  llvm.return %7 : i64
}

// CHECK: @casts = internal global { ptr, ptr, i32, i16, ptr } { ptr inttoptr (i64 xor (i64 ptrtoint (ptr @a to i64), i64 5) to ptr), ptr @a, i32 ptrtoint (ptr @a to i32), i16 trunc (i64 add (i64 ptrtoint (ptr @a to i64), i64 5) to i16), ptr @b }
llvm.mlir.global internal @casts() : !llvm.struct<(ptr, ptr, i32, i16, ptr)> {
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %five = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.ptrtoint %a : !llvm.ptr to i64
  %1 = llvm.xor %0, %five : i64
  %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
  %3 = llvm.inttoptr %0 : i64 to !llvm.ptr
  %4 = llvm.trunc %0 : i64 to i32
  %5 = llvm.add %0, %five : i64
  %6 = llvm.trunc %5 : i64 to i32
  %7 = llvm.trunc %6 : i32 to i16
  %8 = llvm.addrspacecast %b : !llvm.ptr to !llvm.ptr<3>
  %9 = llvm.addrspacecast %8 : !llvm.ptr<3> to !llvm.ptr
  %10 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i32, i16, ptr)>
  %11 = llvm.insertvalue %2, %10[0] : !llvm.struct<(ptr, ptr, i32, i16, ptr)>
  %12 = llvm.insertvalue %3, %11[1] : !llvm.struct<(ptr, ptr, i32, i16, ptr)>
  %13 = llvm.insertvalue %4, %12[2] : !llvm.struct<(ptr, ptr, i32, i16, ptr)>
  %14 = llvm.insertvalue %7, %13[3] : !llvm.struct<(ptr, ptr, i32, i16, ptr)>
  %15 = llvm.insertvalue %9, %14[4] : !llvm.struct<(ptr, ptr, i32, i16, ptr)>
  llvm.return %15 : !llvm.struct<(ptr, ptr, i32, i16, ptr)>
}

// Too big for an expression: the rest is instructions.
// CHECK-LABEL: define i64 @doubled
// CHECK-NEXT: %1 = add i64
// CHECK: ret i64 %{{[0-9]+}}
llvm.func @doubled() -> i64 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.add %1, %1 : i64
  %3 = llvm.add %2, %2 : i64
  %4 = llvm.add %3, %3 : i64
  %5 = llvm.add %4, %4 : i64
  %6 = llvm.add %5, %5 : i64
  %7 = llvm.add %6, %6 : i64
  %8 = llvm.add %7, %7 : i64
  %9 = llvm.add %8, %8 : i64
  %10 = llvm.add %9, %9 : i64
  llvm.return %10 : i64
}

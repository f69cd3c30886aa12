// Sizes of arrays are unsigned; a sign wraps around.
// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s | mlopt | FileCheck %s
// RUN: mlopt --canonicalize --sroa --mem2reg --mlir-to-llvmir %s | FileCheck %s --check-prefix=EXPORT

// EXPORT: @g = external global [18446744073709551615 x i8]
// CHECK: @g() {{.*}} : !llvm.array<18446744073709551615 x i8>
llvm.mlir.global external @g() : !llvm.array<18446744073709551615 x i8>

// CHECK-LABEL: @address
// CHECK: !llvm.array<18446744073709551613 x i32>
// EXPORT: getelementptr [18446744073709551613 x i32], ptr %0, i32 0, i32 5
llvm.func @address(%p: !llvm.ptr) -> !llvm.ptr {
  %q = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<- 3 x i32>
  llvm.return %q : !llvm.ptr
}

// CHECK-LABEL: @insert
// CHECK: llvm.insertvalue %{{.*}}[7] : !llvm.array<18446744073709551615 x i8>
llvm.func @insert() -> !llvm.array<-1 x i8> {
  %z = llvm.mlir.zero : !llvm.array<-1 x i8>
  %c = llvm.mlir.constant(3 : i8) : i8
  %i = llvm.insertvalue %c, %z[7] : !llvm.array<-1 x i8>
  llvm.return %i : !llvm.array<-1 x i8>
}

// CHECK-LABEL: @slot
// EXPORT: alloca [18446744073709551615 x [9223372036854775808 x i8]]
llvm.func @slot() -> !llvm.ptr {
  %c = llvm.mlir.constant(1 : i64) : i64
  %i = llvm.alloca %c x !llvm.array<-1 x array<9223372036854775808 x i8>> : (i64) -> !llvm.ptr
  llvm.return %i : !llvm.ptr
}

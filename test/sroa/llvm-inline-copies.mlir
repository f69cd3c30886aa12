// RUN: mlopt %s -sroa | FileCheck %s

// The parts get their share of the length, in the property's type; those that
// nobody uses get none.
// CHECK-LABEL: llvm.func @set
// CHECK-SAME:    (%[[V:.*]]: i8)
// CHECK:         "llvm.intr.memset.inline"(%{{.*}}, %[[V]]) <{isVolatile = false, len = 1 : i32}> : (!llvm.ptr, i8) -> ()
// CHECK-NOT:     memset
llvm.func @set(%v: i8) -> i16 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.struct<(i8, i32, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%p, %v) <{isVolatile = false, len = 9 : i32}> : (!llvm.ptr, i8) -> ()
  %g = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
  %1 = llvm.load %g : !llvm.ptr -> i16
  llvm.return %1 : i16
}

// CHECK-LABEL: llvm.func @copy
// CHECK-SAME:    (%[[Q:.*]]: !llvm.ptr)
// CHECK:         %[[PART:.*]] = llvm.getelementptr %[[Q]][0, 0]
// CHECK-NEXT:    "llvm.intr.memcpy.inline"(%{{.*}}, %[[PART]]) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
llvm.func @copy(%q: !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 12 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

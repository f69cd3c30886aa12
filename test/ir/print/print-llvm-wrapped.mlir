// RUN: mlopt %s | FileCheck %s --strict-whitespace

// CHECK-LABEL:  llvm.mlir.global external @value(1 : i32) : !llvm.i32
llvm.mlir.global external @value(1 : i32) : !llvm.i32
// CHECK-LABEL:  llvm.func @callee(!llvm<"float*">, !llvm.i64) -> !llvm<"{ i32, i64 }">
llvm.func @callee(!llvm<"float*">, !llvm.i64) -> !llvm<"{ i32, i64 }">

// CHECK-LABEL:  llvm.func @wrapped(%arg0: !llvm<"float*">, %arg1: !llvm.i64, %arg2: !llvm.float) {
llvm.func @wrapped(%p: !llvm<"float*">, %i: !llvm.i64, %f: !llvm.float) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : !llvm.i64
  %0 = llvm.mlir.constant(1 : index) : !llvm.i64
// CHECK-NEXT:     %1 = llvm.add %arg1, %0 : !llvm.i64
  %1 = llvm.add %i, %0 : !llvm.i64
// CHECK-NEXT:     %2 = llvm.icmp "eq" %1, %0 : !llvm.i64
  %2 = llvm.icmp "eq" %1, %0 : !llvm.i64
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[%1] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">
  %3 = llvm.getelementptr %p[%1] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">
// CHECK-NEXT:     %4 = llvm.load %3 : !llvm<"float*">
  %4 = llvm.load %3 : !llvm<"float*">
// CHECK-NEXT:     llvm.store %4, %3 : !llvm<"float*">
  llvm.store %4, %3 : !llvm<"float*">
// CHECK-NEXT:     %5 = llvm.alloca %0 x !llvm.float : (!llvm.i64) -> !llvm<"float*">
  %5 = llvm.alloca %0 x !llvm.float : (!llvm.i64) -> !llvm<"float*">
// CHECK-NEXT:     %6 = llvm.call @callee(%arg0, %arg1) : (!llvm<"float*">, !llvm.i64) -> !llvm<"{ i32, i64 }">
  %6 = llvm.call @callee(%p, %i) : (!llvm<"float*">, !llvm.i64) -> !llvm<"{ i32, i64 }">
// CHECK-NEXT:     %7 = llvm.extractvalue %6[1] : !llvm<"{ i32, i64 }">{{$}}
  %7 = llvm.extractvalue %6[1] : !llvm<"{ i32, i64 }">
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[1] : !llvm<"{ i32, i64 }">{{$}}
  %8 = llvm.insertvalue %7, %6[1] : !llvm<"{ i32, i64 }">
// CHECK-NEXT:     %9 = "llvm.intr.sqrt"(%arg2) : (!llvm.float) -> !llvm.float
  %9 = "llvm.intr.sqrt"(%f) : (!llvm.float) -> !llvm.float
// CHECK-NEXT:     llvm.cond_br %2, ^bb1, ^bb2(%arg1 : !llvm.i64)
  llvm.cond_br %2, ^bb1, ^bb2(%i : !llvm.i64)
^bb1:
  llvm.unreachable
^bb2(%x: !llvm.i64):
  llvm.return
}

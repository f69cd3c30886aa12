// RUN: mlopt %s -allow-unregistered-dialect -finalize-memref-to-llvm | FileCheck %s
// As mlir-opt 22 lowers it.

// CHECK:         llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-LABEL: func.func @c
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<2x?xf32>, %[[ARG1:[^ ,:)]+]]: memref<2x?xf32>, %[[ARG2:[^ ,:)]+]]: memref<4x4xf32, strided<[8, 1], offset: ?>>, %[[ARG3:[^ ,:)]+]]: memref<*xf32>, %[[ARG4:[^ ,:)]+]]: memref<*xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG4]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG3]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[ARG2]] : memref<4x4xf32, strided<[8, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.mul %[[V5]], %[[V6]] : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V4]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mul %[[V7]], %[[V8]] : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V11:.*]] = llvm.getelementptr %[[V10]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V12:.*]] = llvm.ptrtoint %[[V11]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.mul %[[V9]], %[[V12]] : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V4]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.getelementptr %[[V14]][%[[V15]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V17:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.extractvalue %[[V3]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.getelementptr %[[V17]][%[[V18]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    "llvm.intr.memcpy"(%[[V19]], %[[V16]], %[[V13]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    %[[V20:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    %[[V21:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:    %[[V22:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V23:.*]] = llvm.alloca %[[V22]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V2]], %[[V23]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:    %[[V24:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V25:.*]] = llvm.insertvalue %[[V21]], %[[V24]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V26:.*]] = llvm.insertvalue %[[V23]], %[[V25]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V27:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:    %[[V28:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V29:.*]] = llvm.alloca %[[V28]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V2]], %[[V29]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:    %[[V30:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V31:.*]] = llvm.insertvalue %[[V27]], %[[V30]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V32:.*]] = llvm.insertvalue %[[V29]], %[[V31]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V33:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V34:.*]] = llvm.alloca %[[V33]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V26]], %[[V34]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V35:.*]] = llvm.alloca %[[V33]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V32]], %[[V35]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V36:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V37:.*]] = llvm.getelementptr %[[V36]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V38:.*]] = llvm.ptrtoint %[[V37]] : !llvm.ptr to i64
// CHECK-NEXT:    llvm.call @memrefCopy(%[[V38]], %[[V34]], %[[V35]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    llvm.intr.stackrestore %[[V20]] : !llvm.ptr
// CHECK-NEXT:    %[[V39:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    %[[V40:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V41:.*]] = llvm.alloca %[[V40]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V1]], %[[V41]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V42:.*]] = llvm.alloca %[[V40]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V0]], %[[V42]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V43:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V44:.*]] = llvm.getelementptr %[[V43]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V45:.*]] = llvm.ptrtoint %[[V44]] : !llvm.ptr to i64
// CHECK-NEXT:    llvm.call @memrefCopy(%[[V45]], %[[V41]], %[[V42]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    llvm.intr.stackrestore %[[V39]] : !llvm.ptr
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @c(%a: memref<2x?xf32>, %b: memref<2x?xf32>, %s: memref<4x4xf32, strided<[8, 1], offset: ?>>, %u: memref<*xf32>, %w: memref<*xf32>) {
  memref.copy %a, %b : memref<2x?xf32> to memref<2x?xf32>
  %c = memref.cast %s : memref<4x4xf32, strided<[8, 1], offset: ?>> to memref<4x?xf32, strided<[8, 1], offset: ?>>
  memref.copy %s, %c : memref<4x4xf32, strided<[8, 1], offset: ?>> to memref<4x?xf32, strided<[8, 1], offset: ?>>
  memref.copy %u, %w : memref<*xf32> to memref<*xf32>
  return
}

// RUN: mlopt %s -allow-unregistered-dialect -finalize-memref-to-llvm | FileCheck %s
// As mlir-opt 22 lowers it.

// CHECK-LABEL: func.func @a
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<4x?xf32, strided<[?, 1], offset: 3>>, %[[ARG1:[^ ,:)]+]]: index, %[[ARG2:[^ ,:)]+]]: f32) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<4x?xf32, strided<[?, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.add %[[V6]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.getelementptr inbounds|nuw %[[V4]][%[[V7]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V9:.*]] = llvm.load %[[V8]] {alignment = 16 : i64, nontemporal} : !llvm.ptr -> f32
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.getelementptr %[[V10]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.mul %[[V0]], %[[V13]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.add %[[V14]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V16:.*]] = llvm.getelementptr inbounds|nuw %[[V12]][%[[V15]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    llvm.store %[[ARG2]], %[[V16]] {nontemporal} : f32, !llvm.ptr
// CHECK-NEXT:    %[[V17:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V19:.*]] = llvm.getelementptr %[[V17]][%[[V18]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V20:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V21:.*]] = llvm.mul %[[V0]], %[[V20]] : i64
// CHECK-NEXT:    %[[V22:.*]] = llvm.add %[[V21]], %[[V0]] : i64
// CHECK-NEXT:    %[[V23:.*]] = llvm.getelementptr %[[V19]][%[[V22]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    "llvm.intr.prefetch"(%[[V23]]) <{cache = 0 : i32, hint = 1 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:    return %[[V9]] : f32
// CHECK-NEXT:    }
func.func @a(%m: memref<4x?xf32, strided<[?, 1], offset: 3>>, %k: index, %v: f32) -> f32 {
  %0 = memref.load %m[%k, %k] {nontemporal = true, alignment = 16 : i64} : memref<4x?xf32, strided<[?, 1], offset: 3>>
  memref.store %v, %m[%k, %k] {nontemporal = true} : memref<4x?xf32, strided<[?, 1], offset: 3>>
  memref.prefetch %m[%k, %k], write, locality<1>, instr : memref<4x?xf32, strided<[?, 1], offset: 3>>
  return %0 : f32
}

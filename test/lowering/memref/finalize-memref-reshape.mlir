// RUN: mlopt %s -allow-unregistered-dialect -finalize-memref-to-llvm -split-input-file | FileCheck %s
// As mlir-opt 22 lowers it.

// CHECK-LABEL: func.func @e
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<2x?xf32>, %[[ARG1:[^ ,:)]+]]: memref<*xf32>, %[[ARG2:[^ ,:)]+]]: memref<2xindex>, %[[ARG3:[^ ,:)]+]]: memref<3xindex>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG3]] : memref<3xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[ARG2]] : memref<2xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V4]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V6]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V10]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V11]], %[[V13]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.mul %[[V11]], %[[V12]] : i64
// CHECK-NEXT:    %[[V16:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V17:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V18:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.getelementptr inbounds|nuw %[[V18]][%[[V17]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V20:.*]] = llvm.load %[[V19]] : !llvm.ptr -> i64
// CHECK-NEXT:    %[[V21:.*]] = builtin.unrealized_conversion_cast %[[V20]] : i64 to index
// CHECK-NEXT:    %[[V22:.*]] = builtin.unrealized_conversion_cast %[[V21]] : index to i64
// CHECK-NEXT:    %[[V23:.*]] = llvm.insertvalue %[[V22]], %[[V14]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V24:.*]] = llvm.insertvalue %[[V16]], %[[V23]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V25:.*]] = builtin.unrealized_conversion_cast %[[V24]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x3xf32>
// CHECK-NEXT:    %[[V26:.*]] = llvm.mul %[[V16]], %[[V22]] : i64
// CHECK-NEXT:    %[[V27:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V28:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V29:.*]] = llvm.load %[[V28]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V30:.*]] = llvm.getelementptr %[[V28]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V31:.*]] = llvm.load %[[V30]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V32:.*]] = llvm.insertvalue %[[V29]], %[[V27]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V33:.*]] = llvm.insertvalue %[[V31]], %[[V32]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V34:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V35:.*]] = llvm.insertvalue %[[V34]], %[[V33]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V36:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V37:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V38:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V39:.*]] = llvm.getelementptr inbounds|nuw %[[V38]][%[[V37]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V40:.*]] = llvm.load %[[V39]] : !llvm.ptr -> i64
// CHECK-NEXT:    %[[V41:.*]] = builtin.unrealized_conversion_cast %[[V40]] : i64 to index
// CHECK-NEXT:    %[[V42:.*]] = builtin.unrealized_conversion_cast %[[V41]] : index to i64
// CHECK-NEXT:    %[[V43:.*]] = llvm.insertvalue %[[V42]], %[[V35]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V44:.*]] = llvm.insertvalue %[[V36]], %[[V43]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V45:.*]] = llvm.mul %[[V36]], %[[V42]] : i64
// CHECK-NEXT:    %[[V46:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V47:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V48:.*]] = llvm.getelementptr inbounds|nuw %[[V47]][%[[V46]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V49:.*]] = llvm.load %[[V48]] : !llvm.ptr -> i64
// CHECK-NEXT:    %[[V50:.*]] = builtin.unrealized_conversion_cast %[[V49]] : i64 to index
// CHECK-NEXT:    %[[V51:.*]] = builtin.unrealized_conversion_cast %[[V50]] : index to i64
// CHECK-NEXT:    %[[V52:.*]] = llvm.insertvalue %[[V51]], %[[V44]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V53:.*]] = llvm.insertvalue %[[V45]], %[[V52]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V54:.*]] = llvm.mul %[[V45]], %[[V51]] : i64
// CHECK-NEXT:    %[[V55:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V56:.*]] = llvm.insertvalue %[[V55]], %[[V53]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V57:.*]] = llvm.insertvalue %[[V54]], %[[V56]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V58:.*]] = builtin.unrealized_conversion_cast %[[V57]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<4x?x?xf32>
// CHECK-NEXT:    %[[V59:.*]] = llvm.mul %[[V54]], %[[V55]] : i64
// CHECK-NEXT:    "use"(%[[V25]], %[[V58]]) : (memref<?x3xf32>, memref<4x?x?xf32>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @e(%a: memref<2x?xf32>, %u: memref<*xf32>, %k: memref<2xindex>, %z: memref<3xindex>) {
  %0 = memref.reshape %a(%k) : (memref<2x?xf32>, memref<2xindex>) -> memref<?x3xf32>
  %2 = memref.reshape %u(%z) : (memref<*xf32>, memref<3xindex>) -> memref<4x?x?xf32>
  "use"(%0, %2) : (memref<?x3xf32>, memref<4x?x?xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @e
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<2x?xf32>, %[[ARG1:[^ ,:)]+]]: memref<*xf32>, %[[ARG2:[^ ,:)]+]]: memref<?xindex>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG2]] : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<2x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %[[V2]], %[[V3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.mul %[[V6]], %[[V8]] : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mul %[[V6]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.add %[[V11]], %[[V5]] : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.mul %[[V12]], %[[V7]] : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.add %[[V9]], %[[V13]] : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.alloca %[[V14]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V4]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V17:.*]] = builtin.unrealized_conversion_cast %[[V16]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:    %[[V18:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    llvm.store %[[V18]], %[[V15]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V21:.*]] = llvm.getelementptr %[[V15]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V19]], %[[V21]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V22:.*]] = llvm.getelementptr %[[V15]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V20]], %[[V22]] : i64, !llvm.ptr
// CHECK-NEXT:    %[[V23:.*]] = llvm.getelementptr %[[V15]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT:    %[[V24:.*]] = llvm.getelementptr %[[V23]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V25:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V26:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V27:.*]] = llvm.sub %[[V2]], %[[V26]] : i64
// CHECK-NEXT:    llvm.br ^bb1(%[[V27]], %[[V26]] : i64, i64)
// CHECK-NEXT:    ^bb1(%[[V28:[^ ,:)]+]]: i64, %[[V29:[^ ,:)]+]]: i64):
// CHECK-NEXT:    %[[V30:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V31:.*]] = llvm.icmp "sge" %[[V28]], %[[V30]] : i64
// CHECK-NEXT:    llvm.cond_br %[[V31]], ^bb2, ^bb3
// CHECK-NEXT:    ^bb2:
// CHECK-NEXT:    %[[V32:.*]] = llvm.getelementptr %[[V25]][%[[V28]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V33:.*]] = llvm.load %[[V32]] : !llvm.ptr -> i64
// CHECK-NEXT:    %[[V34:.*]] = llvm.getelementptr %[[V23]][%[[V28]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    llvm.store %[[V33]], %[[V34]] : i64, !llvm.ptr
// CHECK-NEXT:    %[[V35:.*]] = llvm.getelementptr %[[V24]][%[[V28]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    llvm.store %[[V29]], %[[V35]] : i64, !llvm.ptr
// CHECK-NEXT:    %[[V36:.*]] = llvm.mul %[[V29]], %[[V33]] : i64
// CHECK-NEXT:    %[[V37:.*]] = llvm.sub %[[V28]], %[[V26]] : i64
// CHECK-NEXT:    llvm.br ^bb1(%[[V37]], %[[V36]] : i64, i64)
// CHECK-NEXT:    ^bb3:
// CHECK-NEXT:    "use"(%[[V17]]) : (memref<*xf32>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @e(%a: memref<2x?xf32>, %u: memref<*xf32>, %l: memref<?xindex>) {
  %1 = memref.reshape %a(%l) : (memref<2x?xf32>, memref<?xindex>) -> memref<*xf32>
  "use"(%1) : (memref<*xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @e
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<2x?xf32>, %[[ARG1:[^ ,:)]+]]: memref<*xf32>, %[[ARG2:[^ ,:)]+]]: memref<3xi32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[ARG2]] : memref<3xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V5:.*]] = llvm.getelementptr %[[V3]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V6]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.getelementptr inbounds|nuw %[[V13]][%[[V12]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V15:.*]] = llvm.load %[[V14]] : !llvm.ptr -> i32
// CHECK-NEXT:    %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V15]] : i32 to i64
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V16]], %[[V10]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V11]], %[[V17]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.mul %[[V11]], %[[V16]] : i64
// CHECK-NEXT:    %[[V20:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V21:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V22:.*]] = llvm.getelementptr inbounds|nuw %[[V21]][%[[V20]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V23:.*]] = llvm.load %[[V22]] : !llvm.ptr -> i32
// CHECK-NEXT:    %[[V24:.*]] = builtin.unrealized_conversion_cast %[[V23]] : i32 to i64
// CHECK-NEXT:    %[[V25:.*]] = llvm.insertvalue %[[V24]], %[[V18]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V26:.*]] = llvm.insertvalue %[[V19]], %[[V25]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V27:.*]] = llvm.mul %[[V19]], %[[V24]] : i64
// CHECK-NEXT:    %[[V28:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V29:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V30:.*]] = llvm.getelementptr inbounds|nuw %[[V29]][%[[V28]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V31:.*]] = llvm.load %[[V30]] : !llvm.ptr -> i32
// CHECK-NEXT:    %[[V32:.*]] = builtin.unrealized_conversion_cast %[[V31]] : i32 to i64
// CHECK-NEXT:    %[[V33:.*]] = llvm.insertvalue %[[V32]], %[[V26]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V34:.*]] = llvm.insertvalue %[[V27]], %[[V33]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V35:.*]] = builtin.unrealized_conversion_cast %[[V34]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<?x?x?xf32>
// CHECK-NEXT:    %[[V36:.*]] = llvm.mul %[[V27]], %[[V32]] : i64
// CHECK-NEXT:    "use"(%[[V35]]) : (memref<?x?x?xf32>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @e(%a: memref<2x?xf32>, %u: memref<*xf32>, %z: memref<3xi32>) {
  %3 = memref.reshape %u(%z) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  "use"(%3) : (memref<?x?x?xf32>) -> ()
  return
}

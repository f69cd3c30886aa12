// RUN: mlopt %s -allow-unregistered-dialect -expand-realloc | FileCheck %s
// More memory where there is not enough.

// CHECK-LABEL: func.func @realloc
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<4xf32>, %[[ARG1:[^ ,:)]+]]: memref<?xf32>, %[[ARG2:[^ ,:)]+]]: index) {
// CHECK-NEXT:    %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpi ult, %[[C4]], %[[C8]] : index
// CHECK-NEXT:    %[[V1:.*]] = scf.if %[[V0]] -> (memref<8xf32>) {
// CHECK-NEXT:    %[[ALLOC:.*]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:    %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:    memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:    memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:    scf.yield %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:    %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:    scf.yield %[[REINTERPRET_CAST]] : memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[DIM:.*]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ult, %[[DIM]], %[[ARG2]] : index
// CHECK-NEXT:    %[[V3:.*]] = scf.if %[[V2]] -> (memref<?xf32>) {
// CHECK-NEXT:    %[[ALLOC]] = memref.alloc(%[[ARG2]]) {alignment = 8 : i64} : memref<?xf32>
// CHECK-NEXT:    %[[SUBVIEW]] = memref.subview %[[ALLOC]][0] [%[[DIM]]] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:    memref.copy %[[ARG1]], %[[SUBVIEW]] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:    memref.dealloc %[[ARG1]] : memref<?xf32>
// CHECK-NEXT:    scf.yield %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:    %[[REINTERPRET_CAST]] = memref.reinterpret_cast %[[ARG1]] to offset: [0], sizes: [%[[ARG2]]], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:    scf.yield %[[REINTERPRET_CAST]] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    "use"(%[[V1]], %[[V3]]) : (memref<8xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @realloc(%a: memref<4xf32>, %b: memref<?xf32>, %n: index) {
  %0 = memref.realloc %a : memref<4xf32> to memref<8xf32>
  %1 = memref.realloc %b(%n) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
  "use"(%0, %1) : (memref<8xf32>, memref<?xf32>) -> ()
  return
}

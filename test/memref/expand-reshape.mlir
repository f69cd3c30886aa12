// RUN: mlopt %s -allow-unregistered-dialect -memref-expand | FileCheck %s
// Sizes are loaded; what has a size of no known number stays.

// CHECK-LABEL: func.func @reshape
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: memref<?xf32>, %[[ARG1:[^ ,:)]+]]: memref<*xf32>, %[[ARG2:[^ ,:)]+]]: memref<3xi32>, %[[ARG3:[^ ,:)]+]]: memref<2xindex>, %[[ARG4:[^ ,:)]+]]: memref<?xindex>) {
// CHECK-NEXT:    %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:    %[[V0:.*]] = memref.load %[[ARG2]][%[[C2]]] : memref<3xi32>
// CHECK-NEXT:    %[[V1:.*]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT:    %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V2:.*]] = arith.muli %[[C1]], %[[V1]] : index
// CHECK-NEXT:    %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[V3:.*]] = arith.muli %[[V2]], %[[C4]] : index
// CHECK-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V4:.*]] = memref.load %[[ARG2]][%[[C0]]] : memref<3xi32>
// CHECK-NEXT:    %[[V5:.*]] = arith.index_cast %[[V4]] : i32 to index
// CHECK-NEXT:    %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V5]], 4, %[[V1]]], strides: [%[[V3]], %[[V2]], 1] : memref<?xf32> to memref<?x4x?xf32>
// CHECK-NEXT:    %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT:    %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V6:.*]] = memref.load %[[ARG3]][%[[C0_0]]] : memref<2xindex>
// CHECK-NEXT:    %[[REINTERPRET_CAST_1:.*]] = memref.reinterpret_cast %[[ARG1]] to offset: [0], sizes: [%[[V6]], 7], strides: [7, 1] : memref<*xf32> to memref<?x7xf32>
// CHECK-NEXT:    %[[RESHAPE:.*]] = memref.reshape %[[ARG1]](%[[ARG4]]) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:    "use"(%[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_1]], %[[RESHAPE]]) : (memref<?x4x?xf32>, memref<?x7xf32>, memref<*xf32>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:    }
func.func @reshape(%m: memref<?xf32>, %u: memref<*xf32>, %words: memref<3xi32>, %sizes: memref<2xindex>, %n: memref<?xindex>) {
  %0 = memref.reshape %m(%words) : (memref<?xf32>, memref<3xi32>) -> memref<?x4x?xf32>
  %1 = memref.reshape %u(%sizes) : (memref<*xf32>, memref<2xindex>) -> memref<?x7xf32>
  %2 = memref.reshape %u(%n) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  "use"(%0, %1, %2) : (memref<?x4x?xf32>, memref<?x7xf32>, memref<*xf32>) -> ()
  return
}

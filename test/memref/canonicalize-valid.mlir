// Casts and constants that contradict what is known stay: mlir-opt 22 makes
// operations of them that its own verifier rejects.
// RUN: mlopt %s -allow-unregistered-dialect -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @casts
// CHECK-NEXT:    %[[C:.*]] = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:    %[[D:.*]] = memref.cast %[[C]] : memref<?xf32> to memref<5xf32>
// CHECK-NEXT:    return %[[D]]
func.func @casts(%m: memref<4xf32>) -> memref<5xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<5xf32>
  return %1 : memref<5xf32>
}

// CHECK-LABEL: func.func @subview_outside
// CHECK:         memref.subview %cast[0] [8] [1] : memref<?xf32> to memref<8xf32, strided<[1]>>
func.func @subview_outside(%m: memref<4xf32>) -> memref<8xf32, strided<[1]>> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.subview %0[0] [8] [1] : memref<?xf32> to memref<8xf32, strided<[1]>>
  return %1 : memref<8xf32, strided<[1]>>
}

// CHECK-LABEL: func.func @negative_sizes
// CHECK:         memref.reinterpret_cast %arg0 to offset: [0], sizes: [%c-4], strides: [1] :
// CHECK:         memref.view %arg1[%c-4][%c-4] :
func.func @negative_sizes(%m: memref<4xf32>, %b: memref<64xi8>) {
  %cm4 = arith.constant -4 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%cm4], strides: [1] : memref<4xf32> to memref<?xf32>
  %1 = memref.view %b[%cm4][%cm4] : memref<64xi8> to memref<?xf32>
  "use"(%0, %1) : (memref<?xf32>, memref<?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @view_of_unranked_cast
// CHECK:         memref.cast
// CHECK:         memref.view %cast
func.func @view_of_unranked_cast(%b: memref<*xi8>, %i: index) -> memref<4xf32> {
  %0 = memref.cast %b : memref<*xi8> to memref<64xi8>
  %1 = memref.view %0[%i][] : memref<64xi8> to memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK-LABEL: func.func @expand_of_other_size
// CHECK:         memref.expand_shape %cast {{.*}} output_shape [%c2, %c3]
func.func @expand_of_other_size(%m: memref<4xf32>) -> memref<?x?xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%c2, %c3] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @copy_to_nothing
// CHECK-NEXT:    return
func.func @copy_to_nothing(%from: memref<?x1x?xi32>, %to: memref<?x0x1xi32>) {
  %0 = memref.cast %to : memref<?x0x1xi32> to memref<?x?x?xi32>
  memref.copy %from, %0 : memref<?x1x?xi32> to memref<?x?x?xi32>
  return
}

// CHECK-LABEL: func.func @copy_to_other_size
// CHECK:         memref.copy
func.func @copy_to_other_size(%from: memref<?x1xi32>, %to: memref<?x2xi32>) {
  %0 = memref.cast %to : memref<?x2xi32> to memref<?x?xi32>
  memref.copy %from, %0 : memref<?x1xi32> to memref<?x?xi32>
  return
}

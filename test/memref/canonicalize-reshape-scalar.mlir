// RUN: mlopt %s -canonicalize=top-down=false | FileCheck %s

// Reshapes of what has no dimensions have no groups.
// CHECK-LABEL: func.func @of_scalar
// CHECK-NEXT:    %[[E:.*]] = memref.expand_shape %arg0 [] output_shape [1, 1] : memref<i8> into memref<1x1xi8>
// CHECK-NEXT:    return %[[E]]
func.func @of_scalar(%m: memref<i8>) -> memref<1x1xi8> {
  %c = memref.collapse_shape %m [] : memref<i8> into memref<i8>
  %e = memref.expand_shape %c [] output_shape [1, 1] : memref<i8> into memref<1x1xi8>
  return %e : memref<1x1xi8>
}

// CHECK-LABEL: func.func @to_scalar
// CHECK-NEXT:    %[[C:.*]] = memref.collapse_shape %arg0 [] : memref<1x1xi8> into memref<i8>
// CHECK-NEXT:    return %[[C]]
func.func @to_scalar(%m: memref<1x1xi8>) -> memref<i8> {
  %c = memref.collapse_shape %m [] : memref<1x1xi8> into memref<i8>
  %e = memref.expand_shape %c [] output_shape [] : memref<i8> into memref<i8>
  return %e : memref<i8>
}

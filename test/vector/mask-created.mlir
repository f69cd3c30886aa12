// RUN: mlopt %s -lower-vector-mask | FileCheck %s
// RUN: mlopt %s -canonicalize | FileCheck %s --check-prefix=CANON

// Folds alone do not see that a create_mask is all true; canonicalization makes
// it a constant first.
// CHECK-LABEL: func.func @masked
// CHECK:         %[[MASK:.*]] = vector.create_mask
// CHECK-NEXT:    vector.mask %[[MASK]] { vector.reduction
// CANON-LABEL: func.func @masked
// CANON-NEXT:    vector.reduction <add>, %{{.*}} : vector<4xf32> into f32
func.func @masked(%v: vector<4xf32>) -> f32 {
  %c4 = arith.constant 4 : index
  %mask = vector.create_mask %c4 : vector<4xi1>
  %r = vector.mask %mask { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// CHECK-LABEL: func.func @transferred
// CHECK:         vector.transfer_read %{{.*}}[%{{.*}}], %{{.*}}, %{{.*}} :
// CANON-LABEL: func.func @transferred
// CANON-NEXT:    vector.transfer_read %{{.*}}[%{{.*}}], %{{[^,]*}} :
func.func @transferred(%m: memref<?xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  %c4 = arith.constant 4 : index
  %vscale = vector.vscale
  %size = arith.muli %c4, %vscale : index
  %mask = vector.create_mask %size : vector<[4]xi1>
  %r = vector.transfer_read %m[%i], %p, %mask : memref<?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

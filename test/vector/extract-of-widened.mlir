// RUN: mlopt %s -canonicalize | FileCheck %s

// A cast that only adds leading dimensions of 1 is a broadcast to what is
// extracted from it; any other one stays a cast.
// CHECK-LABEL: func.func @extract
// CHECK-NEXT:    %[[ONE:.*]] = vector.broadcast %arg0 : vector<1xf32> to vector<1x1xf32>
// CHECK-NEXT:    %[[RANK0:.*]] = vector.broadcast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT:    %[[SCALABLE:.*]] = vector.broadcast %arg2 : vector<2x[4]xf32> to vector<1x2x[4]xf32>
// CHECK-NEXT:    %[[OTHER:.*]] = vector.shape_cast %arg3 : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT:    return %[[ONE]], %[[RANK0]], %[[SCALABLE]], %[[OTHER]]
func.func @extract(%a: vector<1xf32>, %b: vector<f32>, %c: vector<2x[4]xf32>,
                   %d: vector<4xf32>, %i: index)
    -> (vector<1x1xf32>, vector<1xf32>, vector<1x2x[4]xf32>, vector<4x1xf32>) {
  %0 = vector.shape_cast %a : vector<1xf32> to vector<1x1x1xf32>
  %1 = vector.extract %0[0] : vector<1x1xf32> from vector<1x1x1xf32>
  %2 = vector.shape_cast %b : vector<f32> to vector<1x1xf32>
  %3 = vector.extract %2[0] : vector<1xf32> from vector<1x1xf32>
  %4 = vector.shape_cast %c : vector<2x[4]xf32> to vector<1x1x2x[4]xf32>
  %5 = vector.extract %4[%i] : vector<1x2x[4]xf32> from vector<1x1x2x[4]xf32>
  %6 = vector.shape_cast %d : vector<4xf32> to vector<1x4x1xf32>
  %7 = vector.extract %6[0] : vector<4x1xf32> from vector<1x4x1xf32>
  return %1, %3, %5, %7 : vector<1x1xf32>, vector<1xf32>, vector<1x2x[4]xf32>, vector<4x1xf32>
}

// One element of it is one of what was cast, at a known position or not.
// CHECK-LABEL: func.func @element
// CHECK-NEXT:    %[[LAST:.*]] = vector.extract %arg0[%arg2] : f32 from vector<4xf32>
// CHECK-NEXT:    %[[CAST:.*]] = vector.shape_cast %arg1
// CHECK-NEXT:    %[[MIDDLE:.*]] = vector.extract %[[CAST]][1, %arg2]
// CHECK-NEXT:    return %[[LAST]], %[[MIDDLE]]
func.func @element(%a: vector<4xf32>, %b: vector<2x4xf32>, %i: index) -> (f32, vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<1x1x4xf32>
  %1 = vector.extract %0[0, 0, %i] : f32 from vector<1x1x4xf32>
  %2 = vector.shape_cast %b : vector<2x4xf32> to vector<2x1x4xf32>
  %3 = vector.extract %2[1, %i] : vector<4xf32> from vector<2x1x4xf32>
  return %1, %3 : f32, vector<4xf32>
}

// RUN: mlopt %s -math-sincos-fusion | FileCheck %s
// RUN: mlopt %s -math-sincos-fusion | mlopt

// The last sine takes the first cosine, in the place of the first of them.
// CHECK-LABEL: func.func @pairs
// CHECK-SAME:    (%[[X:.*]]: f32)
// CHECK-NEXT:    %[[SIN0:.*]], %[[COS0:.*]] = math.sincos %[[X]] : f32
// CHECK-NEXT:    %[[SIN1:.*]], %[[COS1:.*]] = math.sincos %[[X]] : f32
// CHECK-NEXT:    return %[[SIN1]], %[[COS0]], %[[COS1]], %[[SIN0]]
func.func @pairs(%x: f32) -> (f32, f32, f32, f32) {
  %cos0 = math.cos %x : f32
  %sin0 = math.sin %x : f32
  %cos1 = math.cos %x : f32
  %sin1 = math.sin %x : f32
  return %sin0, %cos0, %cos1, %sin1 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @flags
// CHECK-SAME:    (%[[X:.*]]: vector<2xf32>)
// CHECK-NEXT:    %[[COS:.*]] = math.cos %[[X]] :
// CHECK-NEXT:    %[[SIN0:.*]], %[[COS0:.*]] = math.sincos %[[X]] fastmath<nnan> :
// CHECK-NEXT:    return %[[COS]], %[[SIN0]], %[[COS0]]
func.func @flags(%x: vector<2xf32>)
    -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = math.cos %x : vector<2xf32>
  %1 = math.sin %x fastmath<nnan> : vector<2xf32>
  %2 = math.cos %x fastmath<nnan> : vector<2xf32>
  return %0, %1, %2 : vector<2xf32>, vector<2xf32>, vector<2xf32>
}

// A cosine in another block may not be computed, or not yet.
// CHECK-LABEL: func.func @blocks
// CHECK-NOT:     math.sincos
func.func @blocks(%x: f32, %c: i1) -> (f32, f32) {
  %0 = scf.if %c -> f32 {
    %1 = math.cos %x : f32
    scf.yield %1 : f32
  } else {
    scf.yield %x : f32
  }
  %2 = math.sin %x : f32
  return %0, %2 : f32, f32
}

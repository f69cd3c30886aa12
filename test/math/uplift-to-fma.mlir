// RUN: mlopt %s -math-uplift-to-fma | FileCheck %s
// Sums with a product, where both may be contracted.

// CHECK-LABEL: func.func @either_side
// CHECK-SAME:    (%[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32)
// CHECK-NEXT:    %[[X:.*]] = math.fma %[[A]], %[[B]], %[[C]] fastmath<contract> : f32
// CHECK-NEXT:    %[[Y:.*]] = math.fma %[[A]], %[[C]], %[[X]] fastmath<nsz,contract> : f32
// CHECK-NEXT:    return %[[Y]]
func.func @either_side(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  %2 = arith.mulf %a, %c fastmath<contract,nsz,arcp> : f32
  %3 = arith.addf %1, %2 fastmath<contract,nsz,nnan> : f32
  return %3 : f32
}

// A product with other uses stays.
// CHECK-LABEL: func.func @used_twice
// CHECK-NEXT:    %[[X:.*]] = arith.mulf
// CHECK-NEXT:    math.fma %{{.*}}, %{{.*}}, %[[X]] fastmath<fast> : vector<2xf32>
func.func @used_twice(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %0 = arith.mulf %a, %b fastmath<fast> : vector<2xf32>
  %1 = arith.addf %0, %0 fastmath<fast> : vector<2xf32>
  return %1 : vector<2xf32>
}

// Only the first product is looked at.
// CHECK-LABEL: func.func @not_contracted
// CHECK-NOT:     math.fma
// CHECK:         return
func.func @not_contracted(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.addf %0, %c : f32
  %2 = arith.mulf %a, %c : f32
  %3 = arith.addf %2, %0 fastmath<fast> : f32
  return %1, %3 : f32, f32
}

// RUN: mlopt %s -split-input-file -lower-vector-multi-reduction=lowering-strategy=inner-reduction | FileCheck %s
// Reductions of several dimensions, the reduced ones last.

// CHECK-LABEL: func.func @a(%arg0: vector<2x3xf32>, %arg1: vector<2xf32>, %arg2: vector<3xf32>, %arg3: f32) -> (vector<2xf32>, vector<3xf32>, f32) {
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT: %2 = vector.reduction <add>, %0, %1 : vector<3xf32> into f32
// CHECK-NEXT: %3 = vector.insert %2, %cst_0 [0] : f32 into vector<2xf32>
// CHECK-NEXT: %4 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT: %6 = vector.reduction <add>, %4, %5 : vector<3xf32> into f32
// CHECK-NEXT: %7 = vector.insert %6, %3 [1] : f32 into vector<2xf32>
// CHECK-NEXT: %8 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: %9 = vector.extract %8[0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %10 = vector.extract %arg2[0] : f32 from vector<3xf32>
// CHECK-NEXT: %11 = vector.reduction <mul>, %9, %10 : vector<2xf32> into f32
// CHECK-NEXT: %12 = vector.insert %11, %cst [0] : f32 into vector<3xf32>
// CHECK-NEXT: %13 = vector.extract %8[1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %14 = vector.extract %arg2[1] : f32 from vector<3xf32>
// CHECK-NEXT: %15 = vector.reduction <mul>, %13, %14 : vector<2xf32> into f32
// CHECK-NEXT: %16 = vector.insert %15, %12 [1] : f32 into vector<3xf32>
// CHECK-NEXT: %17 = vector.extract %8[2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %18 = vector.extract %arg2[2] : f32 from vector<3xf32>
// CHECK-NEXT: %19 = vector.reduction <mul>, %17, %18 : vector<2xf32> into f32
// CHECK-NEXT: %20 = vector.insert %19, %16 [2] : f32 into vector<3xf32>
// CHECK-NEXT: %21 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT: %22 = vector.reduction <maxnumf>, %21, %arg3 : vector<6xf32> into f32
// CHECK-NEXT: return %7, %20, %22 : vector<2xf32>, vector<3xf32>, f32
func.func @a(%v: vector<2x3xf32>, %a: vector<2xf32>, %b: vector<3xf32>, %s: f32) -> (vector<2xf32>, vector<3xf32>, f32) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  %1 = vector.multi_reduction <mul>, %v, %b [0] : vector<2x3xf32> to vector<3xf32>
  %2 = vector.multi_reduction <maxnumf>, %v, %s [0, 1] : vector<2x3xf32> to f32
  return %0, %1, %2 : vector<2xf32>, vector<3xf32>, f32
}

// -----

// CHECK-LABEL: func.func @b(%arg0: vector<2x3x4xi32>, %arg1: vector<3xi32>, %arg2: vector<4xi32>, %arg3: i32) -> (vector<3xi32>, i32) {
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<3xi32>
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x4xi32> to vector<3x2x4xi32>
// CHECK-NEXT: %1 = vector.shape_cast %0 : vector<3x2x4xi32> to vector<3x8xi32>
// CHECK-NEXT: %2 = vector.extract %1[0] : vector<8xi32> from vector<3x8xi32>
// CHECK-NEXT: %3 = vector.extract %arg1[0] : i32 from vector<3xi32>
// CHECK-NEXT: %4 = vector.reduction <add>, %2, %3 : vector<8xi32> into i32
// CHECK-NEXT: %5 = vector.insert %4, %cst [0] : i32 into vector<3xi32>
// CHECK-NEXT: %6 = vector.extract %1[1] : vector<8xi32> from vector<3x8xi32>
// CHECK-NEXT: %7 = vector.extract %arg1[1] : i32 from vector<3xi32>
// CHECK-NEXT: %8 = vector.reduction <add>, %6, %7 : vector<8xi32> into i32
// CHECK-NEXT: %9 = vector.insert %8, %5 [1] : i32 into vector<3xi32>
// CHECK-NEXT: %10 = vector.extract %1[2] : vector<8xi32> from vector<3x8xi32>
// CHECK-NEXT: %11 = vector.extract %arg1[2] : i32 from vector<3xi32>
// CHECK-NEXT: %12 = vector.reduction <add>, %10, %11 : vector<8xi32> into i32
// CHECK-NEXT: %13 = vector.insert %12, %9 [2] : i32 into vector<3xi32>
// CHECK-NEXT: %14 = vector.reduction <xor>, %arg2, %arg3 : vector<4xi32> into i32
// CHECK-NEXT: return %13, %14 : vector<3xi32>, i32
func.func @b(%v: vector<2x3x4xi32>, %a: vector<3xi32>, %w: vector<4xi32>, %s: i32) -> (vector<3xi32>, i32) {
  %0 = vector.multi_reduction <add>, %v, %a [0, 2] : vector<2x3x4xi32> to vector<3xi32>
  %2 = vector.multi_reduction <xor>, %w, %s [0] : vector<4xi32> to i32
  return %0, %2 : vector<3xi32>, i32
}

// -----

// CHECK-LABEL: func.func @m(%arg0: vector<2x3xf32>, %arg1: vector<2xf32>, %arg2: vector<2x3xi1>, %arg3: f32, %arg4: vector<3xf32>, %arg5: vector<3xi1>) -> (vector<2xf32>, f32, f32) {
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT: %2 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT: %3 = vector.mask %2 { vector.reduction <add>, %0, %1 : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT: %4 = vector.insert %3, %cst [0] : f32 into vector<2xf32>
// CHECK-NEXT: %5 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %6 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT: %7 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT: %8 = vector.mask %7 { vector.reduction <add>, %5, %6 : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT: %9 = vector.insert %8, %4 [1] : f32 into vector<2xf32>
// CHECK-NEXT: %10 = vector.shape_cast %arg2 : vector<2x3xi1> to vector<6xi1>
// CHECK-NEXT: %11 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT: %12 = vector.mask %10 { vector.reduction <add>, %11, %arg3 : vector<6xf32> into f32 } : vector<6xi1> -> f32
// CHECK-NEXT: %13 = vector.mask %arg5 { vector.reduction <add>, %arg4, %arg3 : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT: return %9, %12, %13 : vector<2xf32>, f32, f32
func.func @m(%v: vector<2x3xf32>, %a: vector<2xf32>, %k: vector<2x3xi1>, %s: f32, %w: vector<3xf32>, %k1: vector<3xi1>) -> (vector<2xf32>, f32, f32) {
  %0 = vector.mask %k { vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  %1 = vector.mask %k { vector.multi_reduction <add>, %v, %s [0, 1] : vector<2x3xf32> to f32 } : vector<2x3xi1> -> f32
  %2 = vector.mask %k1 { vector.multi_reduction <add>, %w, %s [0] : vector<3xf32> to f32 } : vector<3xi1> -> f32
  return %0, %1, %2 : vector<2xf32>, f32, f32
}

// -----

// CHECK-LABEL: func.func @s(%arg0: vector<2x[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<2xf32>, %arg3: vector<2x3xf32>) -> (vector<[4]xf32>, vector<2xf32>, vector<2x3xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT: %1 = vector.extract %0[0] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT: %2 = vector.extract %arg1[0] : f32 from vector<[4]xf32>
// CHECK-NEXT: %3 = vector.reduction <add>, %1, %2 : vector<2xf32> into f32
// CHECK-NEXT: %4 = vector.insert %3, %cst_0 [0] : f32 into vector<[4]xf32>
// CHECK-NEXT: %5 = vector.extract %0[1] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT: %6 = vector.extract %arg1[1] : f32 from vector<[4]xf32>
// CHECK-NEXT: %7 = vector.reduction <add>, %5, %6 : vector<2xf32> into f32
// CHECK-NEXT: %8 = vector.insert %7, %4 [1] : f32 into vector<[4]xf32>
// CHECK-NEXT: %9 = vector.extract %0[2] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT: %10 = vector.extract %arg1[2] : f32 from vector<[4]xf32>
// CHECK-NEXT: %11 = vector.reduction <add>, %9, %10 : vector<2xf32> into f32
// CHECK-NEXT: %12 = vector.insert %11, %8 [2] : f32 into vector<[4]xf32>
// CHECK-NEXT: %13 = vector.extract %0[3] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT: %14 = vector.extract %arg1[3] : f32 from vector<[4]xf32>
// CHECK-NEXT: %15 = vector.reduction <add>, %13, %14 : vector<2xf32> into f32
// CHECK-NEXT: %16 = vector.insert %15, %12 [3] : f32 into vector<[4]xf32>
// CHECK-NEXT: %17 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %18 = vector.extract %arg2[0] : f32 from vector<2xf32>
// CHECK-NEXT: %19 = vector.reduction <add>, %17, %18 : vector<[4]xf32> into f32
// CHECK-NEXT: %20 = vector.insert %19, %cst [0] : f32 into vector<2xf32>
// CHECK-NEXT: %21 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %22 = vector.extract %arg2[1] : f32 from vector<2xf32>
// CHECK-NEXT: %23 = vector.reduction <add>, %21, %22 : vector<[4]xf32> into f32
// CHECK-NEXT: %24 = vector.insert %23, %20 [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %16, %24, %arg3 : vector<[4]xf32>, vector<2xf32>, vector<2x3xf32>
func.func @s(%v: vector<2x[4]xf32>, %a: vector<[4]xf32>, %b: vector<2xf32>, %z: vector<2x3xf32>) -> (vector<[4]xf32>, vector<2xf32>, vector<2x3xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x[4]xf32> to vector<[4]xf32>
  %1 = vector.multi_reduction <add>, %v, %b [1] : vector<2x[4]xf32> to vector<2xf32>
  %2 = vector.multi_reduction <add>, %z, %z [] : vector<2x3xf32> to vector<2x3xf32>
  return %0, %1, %2 : vector<[4]xf32>, vector<2xf32>, vector<2x3xf32>
}

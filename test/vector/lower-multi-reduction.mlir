// RUN: mlopt %s -split-input-file -lower-vector-multi-reduction | FileCheck %s
// Reductions of several dimensions, the reduced ones first.

// CHECK-LABEL: func.func @a(%arg0: vector<2x3xf32>, %arg1: vector<2xf32>, %arg2: vector<3xf32>, %arg3: f32) -> (vector<2xf32>, vector<3xf32>, f32) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: %1 = vector.extract %0[0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %2 = arith.addf %1, %arg1 : vector<2xf32>
// CHECK-NEXT: %3 = vector.extract %0[1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %4 = arith.addf %3, %2 : vector<2xf32>
// CHECK-NEXT: %5 = vector.extract %0[2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %6 = arith.addf %5, %4 : vector<2xf32>
// CHECK-NEXT: %7 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %8 = arith.mulf %7, %arg2 : vector<3xf32>
// CHECK-NEXT: %9 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %10 = arith.mulf %9, %8 : vector<3xf32>
// CHECK-NEXT: %11 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<1x6xf32>
// CHECK-NEXT: %12 = vector.broadcast %arg3 : f32 to vector<1xf32>
// CHECK-NEXT: %13 = vector.transpose %11, [1, 0] : vector<1x6xf32> to vector<6x1xf32>
// CHECK-NEXT: %14 = vector.extract %13[0] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %15 = arith.maxnumf %14, %12 : vector<1xf32>
// CHECK-NEXT: %16 = vector.extract %13[1] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %17 = arith.maxnumf %16, %15 : vector<1xf32>
// CHECK-NEXT: %18 = vector.extract %13[2] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %19 = arith.maxnumf %18, %17 : vector<1xf32>
// CHECK-NEXT: %20 = vector.extract %13[3] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %21 = arith.maxnumf %20, %19 : vector<1xf32>
// CHECK-NEXT: %22 = vector.extract %13[4] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %23 = arith.maxnumf %22, %21 : vector<1xf32>
// CHECK-NEXT: %24 = vector.extract %13[5] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %25 = arith.maxnumf %24, %23 : vector<1xf32>
// CHECK-NEXT: %26 = vector.extract %25[0] : f32 from vector<1xf32>
// CHECK-NEXT: return %6, %10, %26 : vector<2xf32>, vector<3xf32>, f32
func.func @a(%v: vector<2x3xf32>, %a: vector<2xf32>, %b: vector<3xf32>, %s: f32) -> (vector<2xf32>, vector<3xf32>, f32) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  %1 = vector.multi_reduction <mul>, %v, %b [0] : vector<2x3xf32> to vector<3xf32>
  %2 = vector.multi_reduction <maxnumf>, %v, %s [0, 1] : vector<2x3xf32> to f32
  return %0, %1, %2 : vector<2xf32>, vector<3xf32>, f32
}

// -----

// CHECK-LABEL: func.func @b(%arg0: vector<2x3x4xi32>, %arg1: vector<3xi32>, %arg2: vector<4xi32>, %arg3: i32) -> (vector<3xi32>, i32) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [0, 2, 1] : vector<2x3x4xi32> to vector<2x4x3xi32>
// CHECK-NEXT: %1 = vector.extract %0[0, 0] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT: %2 = arith.addi %1, %arg1 : vector<3xi32>
// CHECK-NEXT: %3 = vector.extract %0[0, 1] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT: %4 = arith.addi %3, %2 : vector<3xi32>
// CHECK-NEXT: %5 = vector.extract %0[0, 2] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT: %6 = arith.addi %5, %4 : vector<3xi32>
// CHECK-NEXT: %7 = vector.extract %0[0, 3] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT: %8 = arith.addi %7, %6 : vector<3xi32>
// CHECK-NEXT: %9 = vector.extract %0[1, 0] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT: %10 = arith.addi %9, %8 : vector<3xi32>
// CHECK-NEXT: %11 = vector.extract %0[1, 1] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT: %12 = arith.addi %11, %10 : vector<3xi32>
// CHECK-NEXT: %13 = vector.extract %0[1, 2] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT: %14 = arith.addi %13, %12 : vector<3xi32>
// CHECK-NEXT: %15 = vector.extract %0[1, 3] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT: %16 = arith.addi %15, %14 : vector<3xi32>
// CHECK-NEXT: %17 = vector.shape_cast %arg2 : vector<4xi32> to vector<1x4xi32>
// CHECK-NEXT: %18 = vector.broadcast %arg3 : i32 to vector<1xi32>
// CHECK-NEXT: %19 = vector.transpose %17, [1, 0] : vector<1x4xi32> to vector<4x1xi32>
// CHECK-NEXT: %20 = vector.extract %19[0] : vector<1xi32> from vector<4x1xi32>
// CHECK-NEXT: %21 = arith.xori %20, %18 : vector<1xi32>
// CHECK-NEXT: %22 = vector.extract %19[1] : vector<1xi32> from vector<4x1xi32>
// CHECK-NEXT: %23 = arith.xori %22, %21 : vector<1xi32>
// CHECK-NEXT: %24 = vector.extract %19[2] : vector<1xi32> from vector<4x1xi32>
// CHECK-NEXT: %25 = arith.xori %24, %23 : vector<1xi32>
// CHECK-NEXT: %26 = vector.extract %19[3] : vector<1xi32> from vector<4x1xi32>
// CHECK-NEXT: %27 = arith.xori %26, %25 : vector<1xi32>
// CHECK-NEXT: %28 = vector.extract %27[0] : i32 from vector<1xi32>
// CHECK-NEXT: return %16, %28 : vector<3xi32>, i32
func.func @b(%v: vector<2x3x4xi32>, %a: vector<3xi32>, %w: vector<4xi32>, %s: i32) -> (vector<3xi32>, i32) {
  %0 = vector.multi_reduction <add>, %v, %a [0, 2] : vector<2x3x4xi32> to vector<3xi32>
  %2 = vector.multi_reduction <xor>, %w, %s [0] : vector<4xi32> to i32
  return %0, %2 : vector<3xi32>, i32
}

// -----

// CHECK-LABEL: func.func @m(%arg0: vector<2x3xf32>, %arg1: vector<2xf32>, %arg2: vector<2x3xi1>, %arg3: f32, %arg4: vector<3xf32>, %arg5: vector<3xi1>) -> (vector<2xf32>, f32, f32) {
// CHECK-NEXT: %0 = vector.transpose %arg2, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
// CHECK-NEXT: %1 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT: %2 = vector.extract %1[0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %3 = vector.extract %0[0] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT: %4 = arith.addf %2, %arg1 : vector<2xf32>
// CHECK-NEXT: %5 = arith.select %3, %4, %arg1 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %6 = vector.extract %1[1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %7 = vector.extract %0[1] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT: %8 = arith.addf %6, %5 : vector<2xf32>
// CHECK-NEXT: %9 = arith.select %7, %8, %5 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %10 = vector.extract %1[2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %11 = vector.extract %0[2] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT: %12 = arith.addf %10, %9 : vector<2xf32>
// CHECK-NEXT: %13 = arith.select %11, %12, %9 : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %14 = vector.shape_cast %arg2 : vector<2x3xi1> to vector<6xi1>
// CHECK-NEXT: %15 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<1x6xf32>
// CHECK-NEXT: %16 = vector.broadcast %arg3 : f32 to vector<1xf32>
// CHECK-NEXT: %17 = vector.broadcast %14 : vector<6xi1> to vector<1x6xi1>
// CHECK-NEXT: %18 = vector.transpose %17, [1, 0] : vector<1x6xi1> to vector<6x1xi1>
// CHECK-NEXT: %19 = vector.transpose %15, [1, 0] : vector<1x6xf32> to vector<6x1xf32>
// CHECK-NEXT: %20 = vector.extract %19[0] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %21 = vector.extract %18[0] : vector<1xi1> from vector<6x1xi1>
// CHECK-NEXT: %22 = arith.addf %20, %16 : vector<1xf32>
// CHECK-NEXT: %23 = arith.select %21, %22, %16 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT: %24 = vector.extract %19[1] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %25 = vector.extract %18[1] : vector<1xi1> from vector<6x1xi1>
// CHECK-NEXT: %26 = arith.addf %24, %23 : vector<1xf32>
// CHECK-NEXT: %27 = arith.select %25, %26, %23 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT: %28 = vector.extract %19[2] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %29 = vector.extract %18[2] : vector<1xi1> from vector<6x1xi1>
// CHECK-NEXT: %30 = arith.addf %28, %27 : vector<1xf32>
// CHECK-NEXT: %31 = arith.select %29, %30, %27 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT: %32 = vector.extract %19[3] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %33 = vector.extract %18[3] : vector<1xi1> from vector<6x1xi1>
// CHECK-NEXT: %34 = arith.addf %32, %31 : vector<1xf32>
// CHECK-NEXT: %35 = arith.select %33, %34, %31 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT: %36 = vector.extract %19[4] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %37 = vector.extract %18[4] : vector<1xi1> from vector<6x1xi1>
// CHECK-NEXT: %38 = arith.addf %36, %35 : vector<1xf32>
// CHECK-NEXT: %39 = arith.select %37, %38, %35 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT: %40 = vector.extract %19[5] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT: %41 = vector.extract %18[5] : vector<1xi1> from vector<6x1xi1>
// CHECK-NEXT: %42 = arith.addf %40, %39 : vector<1xf32>
// CHECK-NEXT: %43 = arith.select %41, %42, %39 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT: %44 = vector.extract %43[0] : f32 from vector<1xf32>
// CHECK-NEXT: %45 = vector.shape_cast %arg4 : vector<3xf32> to vector<1x3xf32>
// CHECK-NEXT: %46 = vector.broadcast %arg3 : f32 to vector<1xf32>
// CHECK-NEXT: %47 = vector.broadcast %arg5 : vector<3xi1> to vector<1x3xi1>
// CHECK-NEXT: %48 = vector.transpose %47, [1, 0] : vector<1x3xi1> to vector<3x1xi1>
// CHECK-NEXT: %49 = vector.transpose %45, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
// CHECK-NEXT: %50 = vector.extract %49[0] : vector<1xf32> from vector<3x1xf32>
// CHECK-NEXT: %51 = vector.extract %48[0] : vector<1xi1> from vector<3x1xi1>
// CHECK-NEXT: %52 = arith.addf %50, %46 : vector<1xf32>
// CHECK-NEXT: %53 = arith.select %51, %52, %46 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT: %54 = vector.extract %49[1] : vector<1xf32> from vector<3x1xf32>
// CHECK-NEXT: %55 = vector.extract %48[1] : vector<1xi1> from vector<3x1xi1>
// CHECK-NEXT: %56 = arith.addf %54, %53 : vector<1xf32>
// CHECK-NEXT: %57 = arith.select %55, %56, %53 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT: %58 = vector.extract %49[2] : vector<1xf32> from vector<3x1xf32>
// CHECK-NEXT: %59 = vector.extract %48[2] : vector<1xi1> from vector<3x1xi1>
// CHECK-NEXT: %60 = arith.addf %58, %57 : vector<1xf32>
// CHECK-NEXT: %61 = arith.select %59, %60, %57 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT: %62 = vector.extract %61[0] : f32 from vector<1xf32>
// CHECK-NEXT: return %13, %44, %62 : vector<2xf32>, f32, f32
func.func @m(%v: vector<2x3xf32>, %a: vector<2xf32>, %k: vector<2x3xi1>, %s: f32, %w: vector<3xf32>, %k1: vector<3xi1>) -> (vector<2xf32>, f32, f32) {
  %0 = vector.mask %k { vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  %1 = vector.mask %k { vector.multi_reduction <add>, %v, %s [0, 1] : vector<2x3xf32> to f32 } : vector<2x3xi1> -> f32
  %2 = vector.mask %k1 { vector.multi_reduction <add>, %w, %s [0] : vector<3xf32> to f32 } : vector<3xi1> -> f32
  return %0, %1, %2 : vector<2xf32>, f32, f32
}

// -----

// CHECK-LABEL: func.func @s(%arg0: vector<2x[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<2xf32>, %arg3: vector<2x3xf32>) -> (vector<[4]xf32>, vector<2xf32>, vector<2x3xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %1 = arith.addf %0, %arg1 : vector<[4]xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %3 = arith.addf %2, %1 : vector<[4]xf32>
// CHECK-NEXT: %4 = vector.transpose %arg0, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT: %5 = vector.extract %4[0] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT: %6 = arith.addf %5, %arg2 : vector<2xf32>
// CHECK-NEXT: %7 = vector.extract %4[1] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT: %8 = arith.addf %7, %6 : vector<2xf32>
// CHECK-NEXT: %9 = vector.extract %4[2] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT: %10 = arith.addf %9, %8 : vector<2xf32>
// CHECK-NEXT: %11 = vector.extract %4[3] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT: %12 = arith.addf %11, %10 : vector<2xf32>
// CHECK-NEXT: return %3, %12, %arg3 : vector<[4]xf32>, vector<2xf32>, vector<2x3xf32>
func.func @s(%v: vector<2x[4]xf32>, %a: vector<[4]xf32>, %b: vector<2xf32>, %z: vector<2x3xf32>) -> (vector<[4]xf32>, vector<2xf32>, vector<2x3xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x[4]xf32> to vector<[4]xf32>
  %1 = vector.multi_reduction <add>, %v, %b [1] : vector<2x[4]xf32> to vector<2xf32>
  %2 = vector.multi_reduction <add>, %z, %z [] : vector<2x3xf32> to vector<2x3xf32>
  return %0, %1, %2 : vector<[4]xf32>, vector<2xf32>, vector<2x3xf32>
}

// -----

// A mask that is true everywhere goes.
// CHECK-LABEL: func.func @full_mask
// CHECK-NEXT: vector.extract %arg0[0]
// CHECK-NOT: vector.mask
func.func @full_mask(%v: vector<2x3xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %k = arith.constant dense<true> : vector<2x3xi1>
  %0 = vector.mask %k { vector.multi_reduction <add>, %v, %a [0] : vector<2x3xf32> to vector<3xf32> } : vector<2x3xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

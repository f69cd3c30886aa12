// RUN: mlopt %s -split-input-file -convert-vector-to-llvm | FileCheck %s
// Casts of shapes move the largest parts that stay together.

// CHECK-LABEL: func.func @same_rows(%arg0: vector<2x3x4xf32>) -> vector<6x4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %1 = ub.poison : vector<6x4xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<6x4xf32> to !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[0] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %4[1] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT: %7 = llvm.extractvalue %0[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[2] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT: %9 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %8[3] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT: %11 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[4] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT: %13 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT: %14 = llvm.insertvalue %13, %12[5] : !llvm.array<6 x vector<4xf32>>
// CHECK-NEXT: %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<6 x vector<4xf32>> to vector<6x4xf32>
// CHECK-NEXT: return %15 : vector<6x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @split_row(%arg0: vector<8xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %0 = ub.poison : vector<2x4xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %2 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3] : vector<8xf32>
// CHECK-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %4 = llvm.shufflevector %arg0, %arg0 [4, 5, 6, 7] : vector<8xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: return %6 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @halve_rows(%arg0: vector<2x4xf32>) -> vector<4x2xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %1 = ub.poison : vector<4x2xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %4 = llvm.shufflevector %3, %3 [0, 1] : vector<4xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.shufflevector %3, %3 [2, 3] : vector<4xf32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[1] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %9 = llvm.shufflevector %8, %8 [0, 1] : vector<4xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %7[2] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %11 = llvm.shufflevector %8, %8 [2, 3] : vector<4xf32>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[3] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<4 x vector<2xf32>> to vector<4x2xf32>
// CHECK-NEXT: return %13 : vector<4x2xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @join_rows(%arg0: vector<4x2xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %1 = ub.poison : vector<2x4xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %3 = ub.poison : vector<4xf32>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %4 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %6 = llvm.shufflevector %5, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %8 = llvm.shufflevector %7, %7 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %9 = llvm.shufflevector %8, %6 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %11 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %12 = llvm.shufflevector %11, %11 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %13 = llvm.shufflevector %12, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT: %14 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT: %15 = llvm.shufflevector %14, %14 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %16 = llvm.shufflevector %15, %13 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: return %18 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @to_no_dimension(%arg0: vector<1xf32>) -> vector<f32> {
// CHECK-NEXT: %0 = ub.poison : vector<f32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %3 = llvm.extractelement %arg0[%2 : i64] : vector<1xf32>
// CHECK-NEXT: %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %5 = llvm.insertelement %3, %1[%4 : i64] : vector<1xf32>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %6 : vector<f32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @from_no_dimension(%arg0: vector<f32>) -> vector<1x1xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %1 = ub.poison : vector<1x1xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<1x1xf32> to !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %4 = llvm.extractelement %0[%3 : i64] : vector<1xf32>
// CHECK-NEXT: %5 = llvm.extractvalue %2[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %7 = llvm.insertelement %4, %5[%6 : i64] : vector<1xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %2[0] : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<1 x vector<1xf32>> to vector<1x1xf32>
// CHECK-NEXT: return %9 : vector<1x1xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @drop_unit_dim(%arg0: vector<1x[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x[4]xf32> to !llvm.array<1 x vector<[4]xf32>>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<[4]xf32>>
// CHECK-NEXT: return %1 : vector<[4]xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @scalable_row(%arg0: vector<[4]xf32>) -> vector<1x1x[4]xf32> {
// CHECK-NEXT: %0 = ub.poison : vector<1x1x[4]xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<1x1x[4]xf32> to !llvm.array<1 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT: %2 = llvm.insertvalue %arg0, %1[0, 0] : !llvm.array<1 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<1 x array<1 x vector<[4]xf32>>> to vector<1x1x[4]xf32>
// CHECK-NEXT: return %3 : vector<1x1x[4]xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @column(%arg0: vector<4x1xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x1xf32> to !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %1 = ub.poison : vector<4xf32>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %4 = llvm.extractelement %2[%3 : i64] : vector<1xf32>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %6 = llvm.insertelement %4, %1[%5 : i64] : vector<4xf32>
// CHECK-NEXT: %7 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %9 = llvm.extractelement %7[%8 : i64] : vector<1xf32>
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %11 = llvm.insertelement %9, %6[%10 : i64] : vector<4xf32>
// CHECK-NEXT: %12 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %14 = llvm.extractelement %12[%13 : i64] : vector<1xf32>
// CHECK-NEXT: %15 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %16 = llvm.insertelement %14, %11[%15 : i64] : vector<4xf32>
// CHECK-NEXT: %17 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT: %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %19 = llvm.extractelement %17[%18 : i64] : vector<1xf32>
// CHECK-NEXT: %20 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: %21 = llvm.insertelement %19, %16[%20 : i64] : vector<4xf32>
// CHECK-NEXT: return %21 : vector<4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @regroup(%arg0: vector<2x6xf32>) -> vector<3x4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x6xf32> to !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %1 = ub.poison : vector<3x4xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %3 = ub.poison : vector<4xf32>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %4 [0, 1] : vector<6xf32>
// CHECK-NEXT: %6 = llvm.shufflevector %5, %5 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT: %8 = llvm.shufflevector %4, %4 [2, 3] : vector<6xf32>
// CHECK-NEXT: %9 = llvm.shufflevector %8, %8 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %10 = llvm.shufflevector %9, %7 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %2[0] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %12 = llvm.shufflevector %4, %4 [4, 5] : vector<6xf32>
// CHECK-NEXT: %13 = llvm.shufflevector %12, %12 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %14 = llvm.shufflevector %13, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT: %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT: %16 = llvm.shufflevector %15, %15 [0, 1] : vector<6xf32>
// CHECK-NEXT: %17 = llvm.shufflevector %16, %16 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %18 = llvm.shufflevector %17, %14 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %11[1] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %20 = llvm.shufflevector %15, %15 [2, 3] : vector<6xf32>
// CHECK-NEXT: %21 = llvm.shufflevector %20, %20 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %22 = llvm.shufflevector %21, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT: %23 = llvm.shufflevector %15, %15 [4, 5] : vector<6xf32>
// CHECK-NEXT: %24 = llvm.shufflevector %23, %23 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %25 = llvm.shufflevector %24, %22 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %26 = llvm.insertvalue %25, %19[2] : !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT: %27 = builtin.unrealized_conversion_cast %26 : !llvm.array<3 x vector<4xf32>> to vector<3x4xf32>
// CHECK-NEXT: return %27 : vector<3x4xf32>
// CHECK-NEXT: }

func.func @same_rows(%a: vector<2x3x4xf32>) -> vector<6x4xf32> {
  %0 = vector.shape_cast %a : vector<2x3x4xf32> to vector<6x4xf32>
  return %0: vector<6x4xf32>
}

// -----

func.func @split_row(%a: vector<8xf32>) -> vector<2x4xf32> {
  %0 = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32>
  return %0: vector<2x4xf32>
}

// -----

func.func @halve_rows(%a: vector<2x4xf32>) -> vector<4x2xf32> {
  %0 = vector.shape_cast %a : vector<2x4xf32> to vector<4x2xf32>
  return %0: vector<4x2xf32>
}

// -----

func.func @join_rows(%a: vector<4x2xf32>) -> vector<2x4xf32> {
  %0 = vector.shape_cast %a : vector<4x2xf32> to vector<2x4xf32>
  return %0: vector<2x4xf32>
}

// -----

func.func @to_no_dimension(%a: vector<1xf32>) -> vector<f32> {
  %0 = vector.shape_cast %a : vector<1xf32> to vector<f32>
  return %0: vector<f32>
}

// -----

func.func @from_no_dimension(%a: vector<f32>) -> vector<1x1xf32> {
  %0 = vector.shape_cast %a : vector<f32> to vector<1x1xf32>
  return %0: vector<1x1xf32>
}

// -----

func.func @drop_unit_dim(%a: vector<1x[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.shape_cast %a : vector<1x[4]xf32> to vector<[4]xf32>
  return %0: vector<[4]xf32>
}

// -----

func.func @scalable_row(%a: vector<[4]xf32>) -> vector<1x1x[4]xf32> {
  %0 = vector.shape_cast %a : vector<[4]xf32> to vector<1x1x[4]xf32>
  return %0: vector<1x1x[4]xf32>
}

// -----

func.func @column(%a: vector<4x1xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %a : vector<4x1xf32> to vector<4xf32>
  return %0: vector<4xf32>
}

// -----

func.func @regroup(%a: vector<2x6xf32>) -> vector<3x4xf32> {
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32>
  return %0: vector<3x4xf32>
}

// -----

// Parts of scalable vectors are rows.
// CHECK-LABEL: func.func @scalable_rows(
// CHECK:         llvm.insertvalue %{{.*}}[0, 0] : !llvm.array<1 x array<2 x vector<[4]xi16>>>
// CHECK:         llvm.insertvalue %{{.*}}[0, 1] : !llvm.array<1 x array<2 x vector<[4]xi16>>>
func.func @scalable_rows(%a: vector<2x[4]xi16>) -> vector<1x2x[4]xi16> {
  %0 = vector.shape_cast %a : vector<2x[4]xi16> to vector<1x2x[4]xi16>
  return %0 : vector<1x2x[4]xi16>
}

// RUN: mlopt %s -split-input-file -convert-vector-to-llvm | FileCheck %s
// Slices become shuffles of rows.

// CHECK-LABEL: func.func @extract_rows_of_rows(%arg0: vector<4x4x4xf32>) -> vector<2x2x4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x4x4xf32> to !llvm.array<4 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2x2x4xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x2x4xf32> to !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.array<4 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %4 = llvm.extractvalue %2[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %3[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %2[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %1[0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %9 = llvm.extractvalue %0[2] : !llvm.array<4 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %10 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %11 = llvm.extractvalue %9[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %10[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %13 = llvm.extractvalue %9[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %14 = llvm.insertvalue %13, %12[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %15 = llvm.insertvalue %14, %8[1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %16 = builtin.unrealized_conversion_cast %15 : !llvm.array<2 x array<2 x vector<4xf32>>> to vector<2x2x4xf32>
// CHECK-NEXT: return %16 : vector<2x2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @extract_rows(%arg0: vector<4x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %4 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT: return %6 : vector<2x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @insert_row_part(%arg0: vector<2xf32>, %arg1: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %2 = llvm.shufflevector %arg0, %arg0 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %3 = llvm.shufflevector %2, %1 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %4 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT: return %5 : vector<4x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @insert_parts(%arg0: vector<2x2xf32>, %arg1: vector<4x4x4xf32>) -> vector<4x4x4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : vector<4x4x4xf32> to !llvm.array<4 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.array<4 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %4 = llvm.extractvalue %1[1, 2] : !llvm.array<4 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %5 = llvm.shufflevector %3, %3 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %6 = llvm.shufflevector %5, %4 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %2[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %9 = llvm.extractvalue %1[1, 3] : !llvm.array<4 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %10 = llvm.shufflevector %8, %8 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %11 = llvm.shufflevector %10, %9 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %7[3] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %13 = llvm.insertvalue %12, %1[1] : !llvm.array<4 x array<4 x vector<4xf32>>>
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<4 x array<4 x vector<4xf32>>> to vector<4x4x4xf32>
// CHECK-NEXT: return %14 : vector<4x4x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @one_row(%arg0: vector<8xf32>, %arg1: vector<1xf32>) -> (vector<1xf32>, vector<8xf32>) {
// CHECK-NEXT: %0 = llvm.shufflevector %arg0, %arg0 [1] : vector<8xf32>
// CHECK-NEXT: %1 = llvm.shufflevector %arg1, %arg1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<1xf32>
// CHECK-NEXT: %2 = llvm.shufflevector %1, %arg0 [8, 9, 0, 11, 12, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT: return %0, %2 : vector<1xf32>, vector<8xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @extract_scalable_rows(%arg0: vector<4x[4]xf32>) -> vector<2x[4]xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[4]xf32> to !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[4]xf32>>
// CHECK-NEXT: %4 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %5 = llvm.insertvalue %3, %4[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT: return %6 : vector<2x[4]xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @insert_whole_row(%arg0: vector<1x4xf32>, %arg1: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT: %3 = llvm.insertvalue %2, %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT: return %4 : vector<4x4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @matrix(%arg0: vector<4x4xf32>, %arg1: vector<2x2xf32>, %arg2: vector<8xf32>, %arg3: vector<2xf32>) -> (vector<2x2xf32>, vector<4x4xf32>, vector<2xf32>, vector<8xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %4 = llvm.shufflevector %3, %3 [2, 3] : vector<4xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %7 = llvm.shufflevector %6, %6 [2, 3] : vector<4xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT: %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %11 = llvm.extractvalue %1[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %12 = llvm.shufflevector %10, %10 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %13 = llvm.shufflevector %12, %11 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %14 = llvm.insertvalue %13, %1[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %15 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %16 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %17 = llvm.shufflevector %15, %15 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT: %18 = llvm.shufflevector %17, %16 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %14[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT: %21 = llvm.shufflevector %arg2, %arg2 [2, 3] : vector<8xf32>
// CHECK-NEXT: %22 = llvm.shufflevector %arg3, %arg3 [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32>
// CHECK-NEXT: %23 = llvm.shufflevector %22, %arg2 [8, 0, 1, 11, 12, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT: return %9, %20, %21, %23 : vector<2x2xf32>, vector<4x4xf32>, vector<2xf32>, vector<8xf32>
// CHECK-NEXT: }

func.func @extract_rows_of_rows(%v: vector<4x4x4xf32>) -> vector<2x2x4xf32> {
  %0 = vector.extract_strided_slice %v {offsets=[1,2],sizes=[2,2],strides=[1,1]} : vector<4x4x4xf32> to vector<2x2x4xf32>
  return %0 : vector<2x2x4xf32>
}

// -----

func.func @extract_rows(%v: vector<4x4xf32>) -> vector<2x4xf32> {
  %0 = vector.extract_strided_slice %v {offsets=[1],sizes=[2],strides=[1]} : vector<4x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @insert_row_part(%w: vector<2xf32>, %v: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.insert_strided_slice %w, %v {offsets=[1,2],strides=[1]} : vector<2xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// -----

func.func @insert_parts(%w: vector<2x2xf32>, %v: vector<4x4x4xf32>) -> vector<4x4x4xf32> {
  %0 = vector.insert_strided_slice %w, %v {offsets=[1,2,0],strides=[1,1]} : vector<2x2xf32> into vector<4x4x4xf32>
  return %0 : vector<4x4x4xf32>
}

// -----

func.func @one_row(%v: vector<8xf32>, %w: vector<1xf32>) -> (vector<1xf32>, vector<8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets=[1],sizes=[1],strides=[1]} : vector<8xf32> to vector<1xf32>
  %1 = vector.insert_strided_slice %w, %v {offsets=[2],strides=[1]} : vector<1xf32> into vector<8xf32>
  return %0, %1 : vector<1xf32>, vector<8xf32>
}

// -----

func.func @extract_scalable_rows(%w: vector<4x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.extract_strided_slice %w {offsets=[1],sizes=[2],strides=[1]} : vector<4x[4]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// -----

func.func @insert_whole_row(%w: vector<1x4xf32>, %v: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.insert_strided_slice %w, %v {offsets=[1,0],strides=[1,1]} : vector<1x4xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// -----

func.func @matrix(%v: vector<4x4xf32>, %w: vector<2x2xf32>, %x: vector<8xf32>, %y: vector<2xf32>) -> (vector<2x2xf32>, vector<4x4xf32>, vector<2xf32>, vector<8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets=[1,2],sizes=[2,2],strides=[1,1]} : vector<4x4xf32> to vector<2x2xf32>
  %1 = vector.insert_strided_slice %w, %v {offsets=[1,2],strides=[1,1]} : vector<2x2xf32> into vector<4x4xf32>
  %2 = vector.extract_strided_slice %x {offsets=[2],sizes=[2],strides=[1]} : vector<8xf32> to vector<2xf32>
  %3 = vector.insert_strided_slice %y, %x {offsets=[1],strides=[1]} : vector<2xf32> into vector<8xf32>
  return %0,%1,%2,%3 : vector<2x2xf32>, vector<4x4xf32>, vector<2xf32>, vector<8xf32>
}

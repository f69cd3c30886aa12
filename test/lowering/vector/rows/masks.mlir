// RUN: mlopt %s -split-input-file -convert-vector-to-llvm | FileCheck %s
// Masks become comparisons and constants.

// CHECK-LABEL: func.func @masks(%arg0: index, %arg1: index) -> (vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<i1>, vector<2x3xi1>, vector<2x[4]xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<false> : vector<2x[4]xi1>
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %cst_0 = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<{{\[\[}}true, true, false], [false, false, false]]> : vector<2x3xi1>
// CHECK-NEXT: %cst_2 = arith.constant dense<0> : vector<i32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst_3 = arith.constant dense<false> : vector<2x3xi1>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst_3 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %cst_4 = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT: %cst_5 = arith.constant dense<[0, 1, 2]> : vector<3xi32>
// CHECK-NEXT: %cst_6 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT: %2 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %3 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT: %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %5 = llvm.insertelement %2, %3[%4 : i32] : vector<4xi32>
// CHECK-NEXT: %6 = llvm.shufflevector %5, %3 [0, 0, 0, 0] : vector<4xi32>
// CHECK-NEXT: %7 = arith.cmpi sgt, %6, %cst_6 : vector<4xi32>
// CHECK-NEXT: %8 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT: %9 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %11 = llvm.insertelement %8, %9[%10 : i32] : vector<3xi32>
// CHECK-NEXT: %12 = llvm.shufflevector %11, %9 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT: %13 = arith.cmpi sgt, %12, %cst_5 : vector<3xi32>
// CHECK-NEXT: %14 = arith.cmpi sgt, %arg0, %c0 : index
// CHECK-NEXT: %15 = arith.select %14, %13, %cst_4 : vector<3xi1>
// CHECK-NEXT: %16 = llvm.insertvalue %15, %1[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %17 = arith.cmpi sgt, %arg0, %c1 : index
// CHECK-NEXT: %18 = arith.select %17, %13, %cst_4 : vector<3xi1>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %16[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: %21 = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT: %22 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %23 = llvm.mlir.poison : vector<[4]xi32>
// CHECK-NEXT: %24 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %25 = llvm.insertelement %22, %23[%24 : i32] : vector<[4]xi32>
// CHECK-NEXT: %26 = llvm.shufflevector %25, %23 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT: %27 = arith.cmpi slt, %21, %26 : vector<[4]xi32>
// CHECK-NEXT: %28 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %29 = llvm.mlir.poison : vector<1xi32>
// CHECK-NEXT: %30 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %31 = llvm.insertelement %28, %29[%30 : i32] : vector<1xi32>
// CHECK-NEXT: %32 = builtin.unrealized_conversion_cast %31 : vector<1xi32> to vector<i32>
// CHECK-NEXT: %33 = arith.cmpi sgt, %32, %cst_2 : vector<i32>
// CHECK-NEXT: %34 = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT: %35 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT: %36 = llvm.mlir.poison : vector<[4]xi32>
// CHECK-NEXT: %37 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %38 = llvm.insertelement %35, %36[%37 : i32] : vector<[4]xi32>
// CHECK-NEXT: %39 = llvm.shufflevector %38, %36 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT: %40 = arith.cmpi slt, %34, %39 : vector<[4]xi32>
// CHECK-NEXT: %41 = arith.cmpi sgt, %arg0, %c0 : index
// CHECK-NEXT: %42 = arith.select %41, %40, %cst_0 : vector<[4]xi1>
// CHECK-NEXT: %43 = llvm.insertvalue %42, %0[0] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %44 = arith.cmpi sgt, %arg0, %c1 : index
// CHECK-NEXT: %45 = arith.select %44, %40, %cst_0 : vector<[4]xi1>
// CHECK-NEXT: %46 = llvm.insertvalue %45, %43[1] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %47 = builtin.unrealized_conversion_cast %46 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
// CHECK-NEXT: return %7, %20, %27, %33, %cst_1, %47 : vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<i1>, vector<2x3xi1>, vector<2x[4]xi1>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @steps() -> (vector<4xindex>, vector<[4]xindex>) {
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT: %0 = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<[4]xi64> to vector<[4]xindex>
// CHECK-NEXT: return %cst, %1 : vector<4xindex>, vector<[4]xindex>
// CHECK-NEXT: }

func.func @masks(%a: index, %b: index) -> (vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<i1>, vector<2x3xi1>, vector<2x[4]xi1>) {
  %0 = vector.create_mask %a : vector<4xi1>
  %1 = vector.create_mask %a, %b : vector<2x3xi1>
  %2 = vector.create_mask %a : vector<[4]xi1>
  %3 = vector.create_mask %a : vector<i1>
  %4 = vector.constant_mask [1, 2] : vector<2x3xi1>
  %5 = vector.create_mask %a, %b : vector<2x[4]xi1>
  return %0,%1,%2,%3,%4,%5 : vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<i1>, vector<2x3xi1>, vector<2x[4]xi1>
}

// -----

func.func @steps() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}

// -----

// What the conversion made of an index is cut to the width of positions.
// CHECK-LABEL: func.func @scalable_bounds(
// CHECK:         %[[VSCALE:.*]] = "llvm.intr.vscale"() : () -> i64
// CHECK:         %[[BOUND:.*]] = arith.trunci %[[VSCALE]] : i64 to i32
// CHECK:         llvm.insertelement %[[BOUND]]
// CHECK:         arith.cmpi slt
// CHECK:         %[[CAST:.*]] = arith.index_cast %c7 : index to i32
// CHECK:         llvm.insertelement %[[CAST]]
// CHECK:         arith.cmpi slt
func.func @scalable_bounds() -> (vector<[4]xi1>, vector<[4]xi1>) {
  %n = vector.vscale
  %0 = vector.create_mask %n : vector<[4]xi1>
  %c7 = arith.constant 7 : index
  %1 = vector.create_mask %c7 : vector<[4]xi1>
  return %0, %1 : vector<[4]xi1>, vector<[4]xi1>
}

// RUN: mlopt %s -split-input-file -convert-vector-to-llvm=force-32bit-vector-indices=false | FileCheck %s
// Positions are 64 bits wide if they may need to be.

// CHECK-LABEL: func.func @masks(%arg0: index, %arg1: index) -> (vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<i1>) {
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<i64>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst_0 = arith.constant dense<false> : vector<2x3xi1>
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %cst_0 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %cst_1 = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT: %cst_2 = arith.constant dense<[0, 1, 2]> : vector<3xi64>
// CHECK-NEXT: %cst_3 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
// CHECK-NEXT: %1 = arith.index_cast %arg0 : index to i64
// CHECK-NEXT: %2 = llvm.mlir.poison : vector<4xi64>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %1, %2[%3 : i32] : vector<4xi64>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<4xi64>
// CHECK-NEXT: %6 = arith.cmpi sgt, %5, %cst_3 : vector<4xi64>
// CHECK-NEXT: %7 = arith.index_cast %arg1 : index to i64
// CHECK-NEXT: %8 = llvm.mlir.poison : vector<3xi64>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %10 = llvm.insertelement %7, %8[%9 : i32] : vector<3xi64>
// CHECK-NEXT: %11 = llvm.shufflevector %10, %8 [0, 0, 0] : vector<3xi64>
// CHECK-NEXT: %12 = arith.cmpi sgt, %11, %cst_2 : vector<3xi64>
// CHECK-NEXT: %13 = arith.cmpi sgt, %arg0, %c0 : index
// CHECK-NEXT: %14 = arith.select %13, %12, %cst_1 : vector<3xi1>
// CHECK-NEXT: %15 = llvm.insertvalue %14, %0[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %16 = arith.cmpi sgt, %arg0, %c1 : index
// CHECK-NEXT: %17 = arith.select %16, %12, %cst_1 : vector<3xi1>
// CHECK-NEXT: %18 = llvm.insertvalue %17, %15[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT: %20 = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT: %21 = arith.index_cast %arg0 : index to i64
// CHECK-NEXT: %22 = llvm.mlir.poison : vector<[4]xi64>
// CHECK-NEXT: %23 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %24 = llvm.insertelement %21, %22[%23 : i32] : vector<[4]xi64>
// CHECK-NEXT: %25 = llvm.shufflevector %24, %22 [0, 0, 0, 0] : vector<[4]xi64>
// CHECK-NEXT: %26 = arith.cmpi slt, %20, %25 : vector<[4]xi64>
// CHECK-NEXT: %27 = arith.index_cast %arg0 : index to i64
// CHECK-NEXT: %28 = llvm.mlir.poison : vector<1xi64>
// CHECK-NEXT: %29 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %30 = llvm.insertelement %27, %28[%29 : i32] : vector<1xi64>
// CHECK-NEXT: %31 = builtin.unrealized_conversion_cast %30 : vector<1xi64> to vector<i64>
// CHECK-NEXT: %32 = arith.cmpi sgt, %31, %cst : vector<i64>
// CHECK-NEXT: return %6, %19, %26, %32 : vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<i1>
// CHECK-NEXT: }

func.func @masks(%a: index, %b: index) -> (vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<i1>) {
  %0 = vector.create_mask %a : vector<4xi1>
  %1 = vector.create_mask %a, %b : vector<2x3xi1>
  %2 = vector.create_mask %a : vector<[4]xi1>
  %3 = vector.create_mask %a : vector<i1>
  return %0,%1,%2,%3 : vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<i1>
}

// Constants that folds give, of each kind.
// RUN: mlopt-test %s -canonicalize | FileCheck %s

// R237: whatever the type, the constant is of the result's type. R250: each kind
// of attribute has its constant.
// CHECK-LABEL: func.func @integers(
// CHECK-DAG:     arith.constant 3 : i32
// CHECK-DAG:     arith.constant 3 : index
// CHECK-DAG:     arith.constant true
// CHECK-DAG:     arith.constant 36893488147419103233 : i128
func.func @integers() -> (i32, index, i1, i128) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.constant 1 : index
  %4 = arith.constant 2 : index
  %5 = arith.addi %3, %4 : index
  %6 = arith.cmpi slt, %0, %1 : i32
  %7 = arith.constant 36893488147419103232 : i128
  %8 = arith.constant 1 : i128
  %9 = arith.addi %7, %8 : i128
  return %2, %5, %6, %9 : i32, index, i1, i128
}

// CHECK-LABEL: func.func @floats(
// CHECK-DAG:     arith.constant 3.000000e+00 : f32
// CHECK-DAG:     arith.constant 3.000000e+00 : f16
// CHECK-DAG:     arith.constant 3.000000e+00 : bf16
func.func @floats() -> (f32, f16, bf16) {
  %0 = arith.constant 1.0 : f32
  %1 = arith.constant 2.0 : f32
  %2 = arith.addf %0, %1 : f32
  %3 = arith.constant 1.0 : f16
  %4 = arith.constant 2.0 : f16
  %5 = arith.addf %3, %4 : f16
  %6 = arith.constant 1.0 : bf16
  %7 = arith.constant 2.0 : bf16
  %8 = arith.addf %6, %7 : bf16
  return %2, %5, %8 : f32, f16, bf16
}

// CHECK-LABEL: func.func @elements(
// CHECK-DAG:     arith.constant dense<[3, 6]> : vector<2xi32>
// CHECK-DAG:     arith.constant dense<3.000000e+00> : tensor<2x2xf32>
// CHECK-DAG:     arith.constant dense<[true, false]> : vector<2xi1>
func.func @elements() -> (vector<2xi32>, tensor<2x2xf32>, vector<2xi1>) {
  %0 = arith.constant dense<[1, 4]> : vector<2xi32>
  %1 = arith.constant dense<2> : vector<2xi32>
  %2 = arith.addi %0, %1 : vector<2xi32>
  %3 = arith.constant dense<1.0> : tensor<2x2xf32>
  %4 = arith.constant dense<2.0> : tensor<2x2xf32>
  %5 = arith.addf %3, %4 : tensor<2x2xf32>
  %6 = arith.cmpi slt, %0, %1 : vector<2xi32>
  return %2, %5, %6 : vector<2xi32>, tensor<2x2xf32>, vector<2xi1>
}

// R249: poison is a constant of the dialect that has it.
// CHECK-LABEL: func.func @poison(
// CHECK-DAG:     ub.poison : i32
// CHECK-DAG:     ub.poison : vector<2xf32>
func.func @poison(%x: i32) -> (i32, vector<2xf32>) {
  %0 = ub.poison : i32
  %1 = arith.addi %x, %0 : i32
  %2 = ub.poison : vector<2xf32>
  %3 = arith.negf %2 : vector<2xf32>
  return %1, %3 : i32, vector<2xf32>
}

// R235: constants of any dialect count.
// CHECK-LABEL: func.func @of_other_dialects(
// CHECK-DAG:     %[[SUM:.*]] = arith.constant 12 : i32
// CHECK:         return %[[SUM]] : i32
func.func @of_other_dialects() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = "test.constant"() {value = 2 : i32} : () -> i32
  %2 = arith.constant 4 : i32
  %3 = std.constant 5 : i32
  %4 = arith.addi %0, %1 : i32
  %5 = arith.addi %4, %2 : i32
  %6 = arith.addi %5, %3 : i32
  return %6 : i32
}

// RUN: mlopt %s -convert-ub-to-llvm | FileCheck %s --match-full-lines --strict-whitespace

// ub alone.

func.func @f(%x: i32) -> (index, vector<2x3xf32>) {
  %0 = ub.poison : index
  %1 = ub.poison : vector<2x3xf32>
  return %0, %1 : index, vector<2x3xf32>
}

// CHECK:module {
// CHECK-NEXT:  func.func @f(%arg0: i32) -> (index, vector<2x3xf32>) {
// CHECK-NEXT:    %0 = llvm.mlir.poison : i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:    %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:    return %1, %3 : index, vector<2x3xf32>
// CHECK-NEXT:  }
// CHECK-NEXT:}

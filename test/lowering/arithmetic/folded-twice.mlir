// RUN: mlopt %s -convert-arith-to-llvm -allow-unregistered-dialect | FileCheck %s

// maxsi folds to remui, which was folded to a constant, which was lowered: who
// uses maxsi gets the constant, cast back.

// CHECK-LABEL: func.func @folded_to_folded
// CHECK:         %[[C:.*]] = llvm.mlir.constant(dense<{{\[\[}}63, 9223372036854775807], [2, 5]]> : vector<2x2xi64>)
// CHECK:         %[[C2:.*]] = llvm.mlir.constant(dense<{{\[\[}}63, 9223372036854775807], [2, 5]]> : vector<2x2xi64>)
// CHECK-NEXT:    %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[C2]] : !llvm.array<2 x vector<2xi64>> to vector<2x2xi64>
// CHECK-NEXT:    "use"(%[[CAST]])
func.func @folded_to_folded() {
  %0 = arith.constant dense<[[63, 9223372036854775807], [2, 5]]> : vector<2x2xi64>
  %1 = arith.constant dense<-9223372036854775808> : vector<2x2xi64>
  %2 = arith.remui %0, %1 : vector<2x2xi64>
  %3 = arith.maxsi %2, %1 : vector<2x2xi64>
  "use"(%3) : (vector<2x2xi64>) -> ()
}

// RUN: mlopt %s -allow-unregistered-dialect -convert-to-llvm | FileCheck %s
// A truncation that says how it rounds.

// CHECK-LABEL: llvm.func @f
// CHECK-SAME:  (%[[ARG0:[^ ,:)]+]]: f32, %[[ARG1:[^ ,:)]+]]: vector<2xf64>, %[[ARG2:[^ ,:)]+]]: !llvm.array<2 x vector<2xf64>>) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ARG0]] tonearest ignore : f32 to f16
// CHECK-NEXT:    %[[V1:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ARG1]] upward ignore {fastmath = #arith.fastmath<nnan>} : vector<2xf64> to vector<2xf32>
// CHECK-NEXT:    %[[V2:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ARG0]] downward ignore : f32 to bf16
// CHECK-NEXT:    %[[V3:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ARG0]] towardzero ignore : f32 to f16
// CHECK-NEXT:    %[[V4:.*]] = llvm.intr.experimental.constrained.fptrunc %[[ARG0]] tonearestaway ignore : f32 to f16
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[ARG2]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:    %[[V7:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V6]] tonearest ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V5]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[ARG2]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:    %[[V10:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V9]] tonearest ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V8]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:    }
func.func @f(%a: f32, %v: vector<2xf64>, %w: vector<2x2xf64>) {
  %0 = arith.truncf %a to_nearest_even : f32 to f16
  %1 = arith.truncf %v upward fastmath<nnan> : vector<2xf64> to vector<2xf32>
  %2 = arith.truncf %a downward : f32 to bf16
  %3 = arith.truncf %a toward_zero : f32 to f16
  %4 = arith.truncf %a to_nearest_away : f32 to f16
  %5 = arith.truncf %w to_nearest_even : vector<2x2xf64> to vector<2x2xf32>
  return
}

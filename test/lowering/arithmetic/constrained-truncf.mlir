// RUN: mlopt %s -convert-arith-to-llvm | FileCheck %s

// truncf that says how to round.

// CHECK-LABEL: func.func @rounded
// CHECK-SAME:    (%[[A0:.*]]: f64, %[[A1:.*]]: vector<2x2xf64>) -> (f32, f32, f32, f32, f32, vector<2x2xf32>)
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:    %[[V1:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] tonearest ignore : f64 to f32
// CHECK-NEXT:    %[[V2:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] downward ignore : f64 to f32
// CHECK-NEXT:    %[[V3:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] upward ignore : f64 to f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] towardzero ignore {note} : f64 to f32
// CHECK-NEXT:    %[[V5:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] tonearestaway ignore {fastmath = #arith.fastmath<nnan>} : f64 to f32
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:    %[[V8:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V7]] downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V6]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT:    %[[V11:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V10]] downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V9]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:    %[[V13:.*]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:    return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V13]] : f32, f32, f32, f32, f32, vector<2x2xf32>
func.func @rounded(%a: f64, %v: vector<2x2xf64>) -> (f32, f32, f32, f32, f32, vector<2x2xf32>) {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %a downward : f64 to f32
  %2 = arith.truncf %a upward : f64 to f32
  %3 = arith.truncf %a toward_zero {note} : f64 to f32
  %4 = arith.truncf %a to_nearest_away fastmath<nnan> : f64 to f32
  %5 = arith.truncf %v downward : vector<2x2xf64> to vector<2x2xf32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, vector<2x2xf32>
}

// RUN: mlopt %s -arith-expand=include-f8e8m0 | FileCheck %s

// f8E8M0FNU, by its bits; others stay.

// CHECK-LABEL: func.func @b
// CHECK-SAME:    (%[[A0:.*]]: bf16, %[[A1:.*]]: f32, %[[A2:.*]]: vector<4xbf16>, %[[A3:.*]]: vector<4xf32>, %[[A4:.*]]: f64)
// CHECK-NEXT:    %[[V0:.*]] = arith.extf %[[A0]] fastmath<nnan> : bf16 to f32
// CHECK-NEXT:    %[[V1:.*]] = arith.extf %[[A2]] : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:    %[[V2:.*]] = arith.truncf %[[A1]] : f32 to bf16
// CHECK-NEXT:    %[[V3:.*]] = arith.truncf %[[A3]] fastmath<nnan> {x} : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:    %[[V4:.*]] = arith.extf %[[A0]] : bf16 to f64
// CHECK-NEXT:    %[[V5:.*]] = arith.truncf %[[A4]] : f64 to bf16
// CHECK-NEXT:    return
func.func @b(%a: bf16, %f: f32, %v: vector<4xbf16>, %w: vector<4xf32>, %d: f64) {
  %0 = arith.extf %a fastmath<nnan> : bf16 to f32
  %1 = arith.extf %v : vector<4xbf16> to vector<4xf32>
  %2 = arith.truncf %f : f32 to bf16
  %3 = arith.truncf %w fastmath<nnan> {x} : vector<4xf32> to vector<4xbf16>
  %5 = arith.extf %a : bf16 to f64
  %6 = arith.truncf %d : f64 to bf16
  return
}
// CHECK-LABEL: func.func @e
// CHECK-SAME:    (%[[A0:.*]]: f8E8M0FNU, %[[A1:.*]]: f32, %[[A2:.*]]: f64, %[[A3:.*]]: f16, %[[A4:.*]]: vector<4xf64>)
// CHECK-NEXT:    %[[V0:.*]] = arith.bitcast %[[A0]] : f8E8M0FNU to i8
// CHECK-NEXT:    %[[VC_1_I8:.*]] = arith.constant -1 : i8
// CHECK-NEXT:    %[[VC_1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT:    %[[VC23_I32:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V1:.*]] = arith.extui %[[V0]] : i8 to i32
// CHECK-NEXT:    %[[V2:.*]] = arith.shli %[[V1]], %[[VC23_I32]] : i32
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi eq, %[[V0]], %[[VC_1_I8]] : i8
// CHECK-NEXT:    %[[V4:.*]] = arith.select %[[V3]], %[[VC_1_I32]], %[[V2]] : i32
// CHECK-NEXT:    %[[V5:.*]] = arith.bitcast %[[V4]] : i32 to f32
// CHECK-NEXT:    %[[V6:.*]] = arith.bitcast %[[A0]] : f8E8M0FNU to i8
// CHECK-NEXT:    %[[VC_1_I8_0:.*]] = arith.constant -1 : i8
// CHECK-NEXT:    %[[VC_1_I32_1:.*]] = arith.constant -1 : i32
// CHECK-NEXT:    %[[VC23_I32_2:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V7:.*]] = arith.extui %[[V6]] : i8 to i32
// CHECK-NEXT:    %[[V8:.*]] = arith.shli %[[V7]], %[[VC23_I32_2]] : i32
// CHECK-NEXT:    %[[V9:.*]] = arith.cmpi eq, %[[V6]], %[[VC_1_I8_0]] : i8
// CHECK-NEXT:    %[[V10:.*]] = arith.select %[[V9]], %[[VC_1_I32_1]], %[[V8]] : i32
// CHECK-NEXT:    %[[V11:.*]] = arith.bitcast %[[V10]] : i32 to f32
// CHECK-NEXT:    %[[V12:.*]] = arith.extf %[[V11]] fastmath<nnan> : f32 to f64
// CHECK-NEXT:    %[[V13:.*]] = arith.bitcast %[[A0]] : f8E8M0FNU to i8
// CHECK-NEXT:    %[[VC_1_I8_3:.*]] = arith.constant -1 : i8
// CHECK-NEXT:    %[[VC_1_I32_4:.*]] = arith.constant -1 : i32
// CHECK-NEXT:    %[[VC23_I32_5:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V14:.*]] = arith.extui %[[V13]] : i8 to i32
// CHECK-NEXT:    %[[V15:.*]] = arith.shli %[[V14]], %[[VC23_I32_5]] : i32
// CHECK-NEXT:    %[[V16:.*]] = arith.cmpi eq, %[[V13]], %[[VC_1_I8_3]] : i8
// CHECK-NEXT:    %[[V17:.*]] = arith.select %[[V16]], %[[VC_1_I32_4]], %[[V15]] : i32
// CHECK-NEXT:    %[[V18:.*]] = arith.bitcast %[[V17]] : i32 to f32
// CHECK-NEXT:    %[[V19:.*]] = arith.truncf %[[V18]] fastmath<nnan> : f32 to f16
// CHECK-NEXT:    %[[V20:.*]] = arith.bitcast %[[A1]] : f32 to i32
// CHECK-NEXT:    %[[VC23_I32_6:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V21:.*]] = arith.shrui %[[V20]], %[[VC23_I32_6]] : i32
// CHECK-NEXT:    %[[V22:.*]] = arith.trunci %[[V21]] : i32 to i8
// CHECK-NEXT:    %[[V23:.*]] = arith.bitcast %[[V22]] : i8 to f8E8M0FNU
// CHECK-NEXT:    %[[V24:.*]] = arith.truncf %[[A4]] fastmath<nnan> : vector<4xf64> to vector<4xf32>
// CHECK-NEXT:    %[[V25:.*]] = arith.bitcast %[[V24]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[VCST:.*]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:    %[[V26:.*]] = arith.shrui %[[V25]], %[[VCST]] : vector<4xi32>
// CHECK-NEXT:    %[[V27:.*]] = arith.trunci %[[V26]] : vector<4xi32> to vector<4xi8>
// CHECK-NEXT:    %[[V28:.*]] = arith.bitcast %[[V27]] : vector<4xi8> to vector<4xf8E8M0FNU>
// CHECK-NEXT:    %[[V29:.*]] = arith.extf %[[A3]] : f16 to f32
// CHECK-NEXT:    %[[V30:.*]] = arith.bitcast %[[V29]] : f32 to i32
// CHECK-NEXT:    %[[VC23_I32_7:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V31:.*]] = arith.shrui %[[V30]], %[[VC23_I32_7]] : i32
// CHECK-NEXT:    %[[V32:.*]] = arith.trunci %[[V31]] : i32 to i8
// CHECK-NEXT:    %[[V33:.*]] = arith.bitcast %[[V32]] : i8 to f8E8M0FNU
// CHECK-NEXT:    return
func.func @e(%a: f8E8M0FNU, %f: f32, %d: f64, %h: f16, %v: vector<4xf64>) {
  %0 = arith.extf %a : f8E8M0FNU to f32
  %1 = arith.extf %a fastmath<nnan> : f8E8M0FNU to f64
  %2 = arith.extf %a fastmath<nnan> : f8E8M0FNU to f16
  %3 = arith.truncf %f : f32 to f8E8M0FNU
  %4 = arith.truncf %v fastmath<nnan> : vector<4xf64> to vector<4xf8E8M0FNU>
  %5 = arith.truncf %h : f16 to f8E8M0FNU
  return
}

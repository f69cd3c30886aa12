// RUN: mlopt %s -arith-expand=include-bf16 | FileCheck %s

// bf16, by its bits; others stay.

// CHECK-LABEL: func.func @b
// CHECK-SAME:    (%[[A0:.*]]: bf16, %[[A1:.*]]: f32, %[[A2:.*]]: vector<4xbf16>, %[[A3:.*]]: vector<4xf32>, %[[A4:.*]]: f64)
// CHECK-NEXT:    %[[V0:.*]] = arith.bitcast %[[A0]] : bf16 to i16
// CHECK-NEXT:    %[[V1:.*]] = arith.extui %[[V0]] : i16 to i32
// CHECK-NEXT:    %[[VC16_I32:.*]] = arith.constant 16 : i32
// CHECK-NEXT:    %[[V2:.*]] = arith.shli %[[V1]], %[[VC16_I32]] : i32
// CHECK-NEXT:    %[[V3:.*]] = arith.bitcast %[[V2]] : i32 to f32
// CHECK-NEXT:    %[[V4:.*]] = arith.bitcast %[[A2]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:    %[[V5:.*]] = arith.extui %[[V4]] : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:    %[[VCST:.*]] = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:    %[[V6:.*]] = arith.shli %[[V5]], %[[VCST]] : vector<4xi32>
// CHECK-NEXT:    %[[V7:.*]] = arith.bitcast %[[V6]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %[[V8:.*]] = arith.cmpf une, %[[A1]], %[[A1]] : f32
// CHECK-NEXT:    %[[VC32767_I32:.*]] = arith.constant 32767 : i32
// CHECK-NEXT:    %[[VC32704_I16:.*]] = arith.constant 32704 : i16
// CHECK-NEXT:    %[[VC16_I32_0:.*]] = arith.constant 16 : i32
// CHECK-NEXT:    %[[VC1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V9:.*]] = arith.bitcast %[[A1]] : f32 to i32
// CHECK-NEXT:    %[[V10:.*]] = arith.shrui %[[V9]], %[[VC16_I32_0]] : i32
// CHECK-NEXT:    %[[V11:.*]] = arith.andi %[[V10]], %[[VC1_I32]] : i32
// CHECK-NEXT:    %[[V12:.*]] = arith.addi %[[V11]], %[[VC32767_I32]] : i32
// CHECK-NEXT:    %[[V13:.*]] = arith.addi %[[V9]], %[[V12]] : i32
// CHECK-NEXT:    %[[V14:.*]] = arith.shrui %[[V13]], %[[VC16_I32_0]] : i32
// CHECK-NEXT:    %[[V15:.*]] = arith.trunci %[[V14]] : i32 to i16
// CHECK-NEXT:    %[[V16:.*]] = arith.select %[[V8]], %[[VC32704_I16]], %[[V15]] : i16
// CHECK-NEXT:    %[[V17:.*]] = arith.bitcast %[[V16]] : i16 to bf16
// CHECK-NEXT:    %[[V18:.*]] = arith.cmpf une, %[[A3]], %[[A3]] : vector<4xf32>
// CHECK-NEXT:    %[[VCST_1:.*]] = arith.constant dense<32767> : vector<4xi32>
// CHECK-NEXT:    %[[VCST_2:.*]] = arith.constant dense<32704> : vector<4xi16>
// CHECK-NEXT:    %[[VCST_3:.*]] = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:    %[[VCST_4:.*]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:    %[[V19:.*]] = arith.bitcast %[[A3]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V20:.*]] = arith.shrui %[[V19]], %[[VCST_3]] : vector<4xi32>
// CHECK-NEXT:    %[[V21:.*]] = arith.andi %[[V20]], %[[VCST_4]] : vector<4xi32>
// CHECK-NEXT:    %[[V22:.*]] = arith.addi %[[V21]], %[[VCST_1]] : vector<4xi32>
// CHECK-NEXT:    %[[V23:.*]] = arith.addi %[[V19]], %[[V22]] : vector<4xi32>
// CHECK-NEXT:    %[[V24:.*]] = arith.shrui %[[V23]], %[[VCST_3]] : vector<4xi32>
// CHECK-NEXT:    %[[V25:.*]] = arith.trunci %[[V24]] : vector<4xi32> to vector<4xi16>
// CHECK-NEXT:    %[[V26:.*]] = arith.select %[[V18]], %[[VCST_2]], %[[V25]] : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:    %[[V27:.*]] = arith.bitcast %[[V26]] : vector<4xi16> to vector<4xbf16>
// CHECK-NEXT:    %[[V28:.*]] = arith.extf %[[A0]] : bf16 to f64
// CHECK-NEXT:    %[[V29:.*]] = arith.truncf %[[A4]] : f64 to bf16
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
// CHECK-NEXT:    %[[V0:.*]] = arith.extf %[[A0]] : f8E8M0FNU to f32
// CHECK-NEXT:    %[[V1:.*]] = arith.extf %[[A0]] fastmath<nnan> : f8E8M0FNU to f64
// CHECK-NEXT:    %[[V2:.*]] = arith.extf %[[A0]] fastmath<nnan> : f8E8M0FNU to f16
// CHECK-NEXT:    %[[V3:.*]] = arith.truncf %[[A1]] : f32 to f8E8M0FNU
// CHECK-NEXT:    %[[V4:.*]] = arith.truncf %[[A4]] fastmath<nnan> : vector<4xf64> to vector<4xf8E8M0FNU>
// CHECK-NEXT:    %[[V5:.*]] = arith.truncf %[[A3]] : f16 to f8E8M0FNU
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

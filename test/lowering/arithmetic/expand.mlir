// RUN: mlopt %s -arith-expand | FileCheck %s

// Operations of arith by others.

// CHECK-LABEL: func.func @d
// CHECK-SAME:    (%[[A0:.*]]: i32, %[[A1:.*]]: i32, %[[A2:.*]]: vector<2x3xi8>, %[[A3:.*]]: index, %[[A4:.*]]: tensor<?xi32>)
// CHECK-NEXT:    %[[VC0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[VC1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V0:.*]] = arith.divsi %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V1:.*]] = arith.muli %[[V0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ne, %[[A0]], %[[V1]] : i32
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi slt, %[[A0]], %[[VC0_I32]] : i32
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi slt, %[[A1]], %[[VC0_I32]] : i32
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi eq, %[[V3]], %[[V4]] : i1
// CHECK-NEXT:    %[[V6:.*]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT:    %[[V7:.*]] = arith.addi %[[V0]], %[[VC1_I32]] : i32
// CHECK-NEXT:    %[[V8:.*]] = arith.select %[[V6]], %[[V7]], %[[V0]] : i32
// CHECK-NEXT:    %[[VCST:.*]] = arith.constant dense<0> : vector<2x3xi8>
// CHECK-NEXT:    %[[V9:.*]] = arith.cmpi eq, %[[A2]], %[[VCST]] : vector<2x3xi8>
// CHECK-NEXT:    %[[VCST_0:.*]] = arith.constant dense<1> : vector<2x3xi8>
// CHECK-NEXT:    %[[V10:.*]] = arith.subi %[[A2]], %[[VCST_0]] : vector<2x3xi8>
// CHECK-NEXT:    %[[V11:.*]] = arith.divui %[[V10]], %[[A2]] : vector<2x3xi8>
// CHECK-NEXT:    %[[V12:.*]] = arith.addi %[[V11]], %[[VCST_0]] : vector<2x3xi8>
// CHECK-NEXT:    %[[V13:.*]] = arith.select %[[V9]], %[[VCST]], %[[V12]] : vector<2x3xi1>, vector<2x3xi8>
// CHECK-NEXT:    %[[V14:.*]] = arith.divsi %[[A3]], %[[A3]] : index
// CHECK-NEXT:    %[[V15:.*]] = arith.muli %[[V14]], %[[A3]] : index
// CHECK-NEXT:    %[[V16:.*]] = arith.cmpi ne, %[[A3]], %[[V15]] : index
// CHECK-NEXT:    %[[VC0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V17:.*]] = arith.cmpi slt, %[[A3]], %[[VC0]] : index
// CHECK-NEXT:    %[[V18:.*]] = arith.cmpi slt, %[[A3]], %[[VC0]] : index
// CHECK-NEXT:    %[[V19:.*]] = arith.cmpi ne, %[[V17]], %[[V18]] : i1
// CHECK-NEXT:    %[[V20:.*]] = arith.andi %[[V16]], %[[V19]] : i1
// CHECK-NEXT:    %[[VC_1:.*]] = arith.constant -1 : index
// CHECK-NEXT:    %[[V21:.*]] = arith.addi %[[V14]], %[[VC_1]] : index
// CHECK-NEXT:    %[[V22:.*]] = arith.select %[[V20]], %[[V21]], %[[V14]] : index
// CHECK-NEXT:    %[[V23:.*]] = arith.cmpi sgt, %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V24:.*]] = arith.select %[[V23]], %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V25:.*]] = arith.cmpi ugt, %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V26:.*]] = arith.select %[[V25]], %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V27:.*]] = arith.cmpi slt, %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V28:.*]] = arith.select %[[V27]], %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    return
func.func @d(%a: i32, %b: i32, %v: vector<2x3xi8>, %x: index, %t: tensor<?xi32>) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %v, %v : vector<2x3xi8>
  %2 = arith.floordivsi %x, %x : index
  %3 = arith.maxsi %a, %b {x} : i32
  %4 = arith.maxui %a, %b : i32
  %5 = arith.minsi %a, %b : i32
  %6 = arith.minui %t, %t : tensor<?xi32>
  return
}
// CHECK-LABEL: func.func @f
// CHECK-SAME:    (%[[A0:.*]]: f32, %[[A1:.*]]: f32, %[[A2:.*]]: vector<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpf ugt, %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V1:.*]] = arith.select %[[V0]], %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpf uno, %[[A1]], %[[A1]] : f32
// CHECK-NEXT:    %[[V3:.*]] = arith.select %[[V2]], %[[A1]], %[[V1]] : f32
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpf ugt, %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V5:.*]] = arith.select %[[V4]], %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpf uno, %[[A0]], %[[A0]] : f32
// CHECK-NEXT:    %[[V7:.*]] = arith.select %[[V6]], %[[A1]], %[[V5]] : f32
// CHECK-NEXT:    %[[V8:.*]] = arith.cmpf ult, %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V9:.*]] = arith.select %[[V8]], %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V10:.*]] = arith.cmpf uno, %[[A0]], %[[A0]] : f32
// CHECK-NEXT:    %[[V11:.*]] = arith.select %[[V10]], %[[A1]], %[[V9]] : f32
// CHECK-NEXT:    return
func.func @f(%a: f32, %b: f32, %v: vector<4xf32>) {
  %0 = arith.maximumf %a, %b fastmath<nnan> : f32
  %1 = arith.minimumf %v, %v : vector<4xf32>
  %2 = arith.maxnumf %a, %b {x} : f32
  %3 = arith.minnumf %a, %b fastmath<nnan> : f32
  return
}
// CHECK-LABEL: func.func @s
// CHECK-SAME:    (%[[A0:.*]]: f4E2M1FN, %[[A1:.*]]: f8E8M0FNU, %[[A2:.*]]: f16, %[[A3:.*]]: vector<4xf4E2M1FN>, %[[A4:.*]]: vector<4xf8E8M0FNU>, %[[A5:.*]]: f32, %[[A6:.*]]: f8E5M2, %[[A7:.*]]: f64)
// CHECK-NEXT:    %[[V0:.*]] = arith.extf %[[A1]] fastmath<nnan> : f8E8M0FNU to f32
// CHECK-NEXT:    %[[V1:.*]] = arith.extf %[[A0]] fastmath<nnan> : f4E2M1FN to f32
// CHECK-NEXT:    %[[V2:.*]] = arith.mulf %[[V1]], %[[V0]] fastmath<nnan> : f32
// CHECK-NEXT:    %[[V3:.*]] = arith.truncf %[[A2]] : f16 to f8E8M0FNU
// CHECK-NEXT:    %[[V4:.*]] = arith.extf %[[V3]] : f8E8M0FNU to f32
// CHECK-NEXT:    %[[V5:.*]] = arith.extf %[[A0]] : f4E2M1FN to f32
// CHECK-NEXT:    %[[V6:.*]] = arith.mulf %[[V5]], %[[V4]] : f32
// CHECK-NEXT:    %[[V7:.*]] = arith.extf %[[A4]] : vector<4xf8E8M0FNU> to vector<4xf16>
// CHECK-NEXT:    %[[V8:.*]] = arith.extf %[[A3]] : vector<4xf4E2M1FN> to vector<4xf16>
// CHECK-NEXT:    %[[V9:.*]] = arith.mulf %[[V8]], %[[V7]] : vector<4xf16>
// CHECK-NEXT:    %[[V10:.*]] = arith.extf %[[A1]] fastmath<nnan> : f8E8M0FNU to f32
// CHECK-NEXT:    %[[V11:.*]] = arith.divf %[[A5]], %[[V10]] fastmath<nnan> : f32
// CHECK-NEXT:    %[[V12:.*]] = arith.truncf %[[V11]] fastmath<nnan> : f32 to f4E2M1FN
// CHECK-NEXT:    %[[V13:.*]] = arith.truncf %[[A5]] : f32 to f8E8M0FNU
// CHECK-NEXT:    %[[V14:.*]] = arith.extf %[[V13]] : f8E8M0FNU to f32
// CHECK-NEXT:    %[[V15:.*]] = arith.divf %[[A5]], %[[V14]] : f32
// CHECK-NEXT:    %[[V16:.*]] = arith.truncf %[[V15]] to_nearest_even : f32 to f8E5M2
// CHECK-NEXT:    %[[V17:.*]] = arith.truncf %[[A7]] : f64 to f8E8M0FNU
// CHECK-NEXT:    %[[V18:.*]] = arith.extf %[[V17]] : f8E8M0FNU to f64
// CHECK-NEXT:    %[[V19:.*]] = arith.divf %[[A7]], %[[V18]] : f64
// CHECK-NEXT:    %[[V20:.*]] = arith.truncf %[[V19]] : f64 to f4E2M1FN
// CHECK-NEXT:    return
func.func @s(%a: f4E2M1FN, %s: f8E8M0FNU, %h: f16, %v: vector<4xf4E2M1FN>, %vs: vector<4xf8E8M0FNU>, %f: f32, %e5: f8E5M2, %d: f64) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %a, %h : f4E2M1FN, f16 to f32
  %2 = arith.scaling_extf %v, %vs : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf16>
  %3 = arith.scaling_truncf %f, %s fastmath<nnan> : f32, f8E8M0FNU to f4E2M1FN
  %4 = arith.scaling_truncf %f, %f to_nearest_even : f32, f32 to f8E5M2
  %6 = arith.scaling_truncf %d, %d : f64, f64 to f4E2M1FN
  return
}

// Tensors without a rank are compared to such ones of i1.
// CHECK-LABEL: func.func @unranked
// CHECK-SAME:    (%[[A:.*]]: tensor<*xi8>, %[[B:.*]]: tensor<*xi8>)
// CHECK-NEXT:    %[[R0:.*]] = arith.cmpi sgt, %[[A]], %[[B]] : tensor<*xi8>
// CHECK-NEXT:    %[[R1:.*]] = arith.select %[[R0]], %[[A]], %[[B]] : tensor<*xi1>, tensor<*xi8>
// CHECK-NEXT:    return %[[R1]] : tensor<*xi8>
func.func @unranked(%a: tensor<*xi8>, %b: tensor<*xi8>) -> tensor<*xi8> {
  %0 = arith.maxsi %a, %b : tensor<*xi8>
  return %0 : tensor<*xi8>
}

// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @constants
// GENERIC: sym_name = "constants"
func.func @constants() {
  // CHECK-NEXT: %true = arith.constant true
  // GENERIC: "arith.constant"() <{value = true}> : () -> i1
  %0 = arith.constant true
  // CHECK-NEXT: %false = arith.constant false
  %1 = arith.constant 0 : i1
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  %2 = arith.constant 0 : index
  // CHECK-NEXT: %c-5_i8 = arith.constant {a} -5 : i8
  %3 = arith.constant {a} -5 : i8
  // CHECK-NEXT: %c1267650600228229401496703205376_i128 =
  %4 = arith.constant 0x10000000000000000000000000 : i128
  // CHECK-NEXT: %cst = arith.constant 1.500000e+00 : bf16
  %5 = arith.constant 1.5 : bf16
  // CHECK-NEXT: %cst_0 = arith.constant dense<[1, 2]> : vector<2xi32>
  %6 = arith.constant dense<[1, 2]> : vector<2xi32>
  // CHECK-NEXT: %cst_1 = arith.constant dense_resource<r> : tensor<2xi32>
  %7 = arith.constant dense_resource<r> : tensor<2xi32>
  return
}

// CHECK-LABEL: func.func @integers
// CHECK-SAME:    (%[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @integers(%a: i32, %b: i32) {
  // CHECK-NEXT: arith.addi %[[A]], %[[B]] : i32
  // GENERIC: "arith.addi"(%{{.*}}, %{{.*}}) <{overflowFlags = #arith.overflow<none>}>
  %0 = arith.addi %a, %b : i32
  // CHECK-NEXT: arith.subi %[[A]], %[[B]] overflow<nsw> {a} : i32
  // GENERIC: <{overflowFlags = #arith.overflow<nsw>}> {a}
  %1 = arith.subi %a, %b overflow<nsw> {a} : i32
  // CHECK-NEXT: arith.muli %[[A]], %[[B]] overflow<nsw, nuw> : i32
  %2 = arith.muli %a, %b overflow<nuw, nsw> : i32
  // CHECK-NEXT: arith.shli %[[A]], %[[B]] : i32
  %3 = arith.shli %a, %b overflow<none> : i32
  // CHECK-NEXT: arith.divsi %[[A]], %[[B]] exact : i32
  // GENERIC: "arith.divsi"(%{{.*}}, %{{.*}}) <{isExact}>
  %4 = arith.divsi %a, %b exact : i32
  // CHECK-NEXT: %sum, %overflow = arith.addui_extended %[[A]], %[[B]] : i32, i1
  %5:2 = arith.addui_extended %a, %b : i32, i1
  // CHECK-NEXT: %low, %high = arith.mulsi_extended %[[A]], %[[B]] : i32
  %6:2 = arith.mulsi_extended %a, %b : i32
  // CHECK-NEXT: arith.cmpi slt, %[[A]], %[[B]] : i32
  // GENERIC: "arith.cmpi"(%{{.*}}, %{{.*}}) <{predicate = 2 : i64}>
  %7 = arith.cmpi "slt", %a, %b : i32
  // CHECK-NEXT: arith.trunci %[[A]] overflow<nuw> : i32 to i8
  %8 = arith.trunci %a overflow<nuw> : i32 to i8
  return
}

// CHECK-LABEL: func.func @floats
// CHECK-SAME:    (%[[X:.*]]: f32, %[[Y:.*]]: f32, %[[S:.*]]: f8E8M0FNU)
func.func @floats(%x: f32, %y: f32, %s: f8E8M0FNU) {
  // CHECK-NEXT: arith.addf %[[X]], %[[Y]] fastmath<reassoc,nnan> : f32
  // GENERIC: "arith.addf"(%{{.*}}, %{{.*}}) <{fastmath = #arith.fastmath<reassoc,nnan>}>
  %0 = arith.addf %x, %y fastmath<nnan, reassoc> : f32
  // CHECK-NEXT: arith.addf %[[X]], %[[Y]] : f32
  %1 = arith.addf %x, %y fastmath<none> : f32
  // CHECK-NEXT: arith.negf %[[X]] fastmath<fast> : f32
  %2 = arith.negf %x fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc> : f32
  // CHECK-NEXT: arith.extf %[[X]] fastmath<none> : f32 to f64
  %3 = arith.extf %x fastmath<none> : f32 to f64
  // CHECK-NEXT: arith.truncf %[[X]] to_nearest_away fastmath<fast> : f32 to f16
  // GENERIC: <{fastmath = #arith.fastmath<fast>, roundingmode = 4 : i32}>
  %4 = arith.truncf %x to_nearest_away fastmath<fast> : f32 to f16
  // CHECK-NEXT: arith.cmpf ord, %[[X]], %[[Y]] fastmath<nnan> : f32
  %5 = arith.cmpf ord, %x, %y fastmath<nnan> : f32
  // CHECK-NEXT: arith.scaling_truncf %[[X]], %[[S]] upward : f32, f8E8M0FNU to f4E2M1FN
  %6 = arith.scaling_truncf %x, %s upward : f32, f8E8M0FNU to f4E2M1FN
  return
}

// CHECK-LABEL: func.func @select
func.func @select(%c: i1, %m: vector<2xi1>, %v: vector<2xf32>, %t: memref<?xf32>) {
  // CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : vector<2xf32>
  %0 = arith.select %c, %v, %v : i1, vector<2xf32>
  // CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : vector<2xi1>, vector<2xf32>
  %1 = arith.select %m, %v, %v : vector<2xi1>, vector<2xf32>
  // CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : memref<?xf32>
  %2 = arith.select %c, %t, %t : memref<?xf32>
  return
}

// The name of a multiple of vscale says which.
// CHECK-LABEL: func.func @names_of_vscale
// CHECK:         %c8_vscale = arith.muli %c8, %vscale : index
// CHECK:         %c-2_vscale = arith.muli %vscale, %c-2 : index
// CHECK:         arith.muli %vscale, %vscale : index
func.func @names_of_vscale() {
  %0 = vector.vscale
  %c8 = arith.constant 8 : index
  %c-2 = arith.constant -2 : index
  %1 = arith.muli %c8, %0 : index
  %2 = arith.muli %0, %c-2 : index
  %3 = arith.muli %0, %0 : index
  return
}

// RUN: mlopt -allow-unregistered-dialect %s -canonicalize | FileCheck %s --match-full-lines
// Constants of blocks that nothing leads to count for the order of constants; bounds that are constants make the short form of scf.forall.

//      CHECK: module {
// CHECK-NEXT: func.func @f1(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: index, %arg4: i1) -> (f32, index) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c127 = arith.constant 127 : index
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 4294967295: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %cst_0, %arg3 : f32, index
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %cst, %c127 : f32, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @forall(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.forall (%arg2, %arg3) in (%arg0, 8) {
// CHECK-NEXT: "t.use"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c1) {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: scf.for %arg4 = %c0 to %arg2 step %arg3 {
// CHECK-NEXT: "t.use"(%arg2, %c0, %arg3, %arg4) : (index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @f1(%v37: i1, %v38: i1, %v39: i32, %v40: index, %v41: i1) -> (f32, index) {
  cf.switch %v39 : i32, [
    default: ^b3(%v40 : index), -1: ^b4
  ]
^b1:
    %v53 = arith.constant 127 : index
    cf.br ^b3(%v53 : index)
^b3(%v45: index):
    %v54 = arith.constant 0.0 : f32
    return %v54, %v40 : f32, index
^b4:
    %v57 = arith.constant 1.0 : f32
    %v58 = arith.constant 127 : index
    return %v57, %v58 : f32, index
}
func.func @forall(%a: index, %x: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i, %j) = (%c0, 0) to (%a, 8) step (1, %c1) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%a, %c1) step (%c1, %c1) {
    scf.parallel (%k) = (%c0) to (%a) step (%c1) {
      scf.if %x {
        scf.for %l = %c0 to %i step %k {
          "t.use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
        }
      }
    }
  }
  return
}

// RUN: mlopt -sroa %s | FileCheck %s
// Memrefs of 2 to 16 elements whose accesses all have constant indices within
// them become memrefs of one element.
// CHECK-LABEL: func.func @f(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<i32>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<i32>
// CHECK-NEXT: memref.store %arg0, %alloca_0[] : memref<i32>
// CHECK-NEXT: memref.store %arg1, %alloca[] : memref<i32>
// CHECK-NEXT: %0 = memref.load %alloca[] {nontemporal = true} : memref<i32>
// CHECK-NEXT: %alloca_1 = memref.alloca() : memref<1xi32>
// CHECK-NEXT: %1 = memref.load %alloca_1[%c0] : memref<1xi32>
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<17xi32>
// CHECK-NEXT: %2 = memref.load %alloca_2[%c0] : memref<17xi32>
// CHECK-NEXT: %alloca_3 = memref.alloca() : memref<2xi32>
// CHECK-NEXT: %3 = memref.load %alloca_3[%c2] : memref<2xi32>
// CHECK-NEXT: %alloca_4 = memref.alloca() : memref<memref<2xi32>>
// CHECK-NEXT: %4 = memref.load %alloca_4[] : memref<memref<2xi32>>
// CHECK-NEXT: memref.store %alloca_3, %alloca_4[] : memref<memref<2xi32>>
// CHECK-NEXT: %alloca_5 = memref.alloca(%c1) : memref<?xi32>
// CHECK-NEXT: %5 = memref.load %alloca_5[%c1] : memref<?xi32>
// CHECK-NEXT: %alloca_6 = memref.alloca() : memref<0xi32>
// CHECK-NEXT: %6 = memref.load %alloca_6[%c0] : memref<0xi32>
// CHECK-NEXT: %alloca_7 = memref.alloca() : memref<4xi32>
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() {alignment = 16 : i64} : memref<2x2xi32, 1>
  memref.store %a, %m[%c1, %c0] : memref<2x2xi32, 1>
  memref.store %b, %m[%c0, %c1] : memref<2x2xi32, 1>
  %r = memref.load %m[%c0, %c1] {nontemporal = true} : memref<2x2xi32, 1>
  %n = memref.alloca() : memref<1xi32>
  %s = memref.load %n[%c0] : memref<1xi32>
  %n2 = memref.alloca() : memref<17xi32>
  %s2 = memref.load %n2[%c0] : memref<17xi32>
  %n3 = memref.alloca() : memref<2xi32>
  %s3 = memref.load %n3[%c2] : memref<2xi32>
  %n4 = memref.alloca() : memref<2xmemref<2xi32>>
  %s4 = memref.load %n4[%c1] : memref<2xmemref<2xi32>>
  memref.store %n3, %n4[%c1] : memref<2xmemref<2xi32>>
  %n5 = memref.alloca(%c1) : memref<?xi32>
  %s5 = memref.load %n5[%c1] : memref<?xi32>
  %n6 = memref.alloca() : memref<0xi32>
  %s6 = memref.load %n6[%c0] : memref<0xi32>
  %n7 = memref.alloca() : memref<4xi32>
  return %r : i32
}

// CHECK-LABEL: func.func @dyn(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xi32>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<i32>
// CHECK-NEXT: %alloca_1 = memref.alloca() : memref<i32>
// CHECK-NEXT: %0 = memref.load %alloca[%arg0] : memref<2xi32>
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %2 = memref.load %alloca_1[] : memref<i32>
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<i32>
// CHECK-NEXT: memref.store %2, %alloca_0[] : memref<i32>
// CHECK-NEXT: memref.store %2, %alloca_2[] : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: %1 = memref.load %alloca_1[] : memref<i32>
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.store %1, %alloca_0[] : memref<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dyn(%i: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  %n = memref.alloca() : memref<4xi32>
  %r = memref.load %m[%i] : memref<2xi32>
  scf.if %c {
    %q = memref.load %n[%c0] : memref<4xi32>
    %k = memref.alloca() : memref<4xi32>
    memref.store %q, %n[%c1] : memref<4xi32>
    memref.store %q, %k[%c1] : memref<4xi32>
  }
  %q = memref.load %n[%c0] : memref<4xi32>
  cf.br ^b
^b:
  memref.store %q, %n[%c1] : memref<4xi32>
  return
}

// CHECK-LABEL: func.func @lay(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<i32>
// CHECK-NEXT: %0 = memref.load %alloca[] : memref<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @lay(%i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca()[%i] : memref<2xi32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %r = memref.load %m[%c1] : memref<2xi32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

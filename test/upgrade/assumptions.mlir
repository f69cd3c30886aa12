// RUN: mlopt %s -upgrade-std -split-input-file | FileCheck %s
// An assumption of 2020 holds wherever it dominates; today's only for its
// result.

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[C:.*]]: i1, %[[I:.*]]: index)
func @loop(%m: memref<?xf32>, %c: i1, %i: index) {
  // CHECK-NEXT: memref.load %[[M]]
  %0 = load %m[%i] : memref<?xf32>
  // CHECK-NEXT: %[[A:.*]] = memref.assume_alignment %[[M]], 16 : memref<?xf32>
  assume_alignment %m, 16 : memref<?xf32>
  // CHECK-NEXT: cf.br ^[[HEAD:.*]]
  br ^head
  // CHECK-NEXT: ^[[HEAD]]:
  // CHECK-NEXT: memref.load %[[A]]
^head:
  %1 = load %m[%i] : memref<?xf32>
  cond_br %c, ^body, ^exit
  // CHECK: %[[B:.*]] = memref.assume_alignment %[[A]], 32 : memref<?xf32>
  // CHECK-NEXT: memref.store %{{.*}}, %[[B]]
^body:
  assume_alignment %m, 32 : memref<?xf32>
  store %1, %m[%i] : memref<?xf32>
  br ^head
  // CHECK: memref.store %{{.*}}, %[[A]]
^exit:
  store %1, %m[%i] : memref<?xf32>
  return
}

// -----

// In one of two branches it says nothing about the other, nor about what comes
// after both; inside a region nothing about what is behind it.
// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[C:.*]]: i1, %[[I:.*]]: index)
func @branches(%m: memref<?xf32>, %c: i1, %i: index) {
  cond_br %c, ^left, ^right
^left:
  assume_alignment %m, 16 : memref<?xf32>
  br ^join
  // CHECK: memref.assume_alignment %[[M]], 8
^right:
  assume_alignment %m, 8 : memref<?xf32>
  br ^join
  // CHECK: memref.load %[[M]]
^join:
  %0 = load %m[%i] : memref<?xf32>
  // CHECK: scf.if
  scf.if %c {
    // CHECK-NEXT: %[[A:.*]] = memref.assume_alignment %[[M]], 4
    // CHECK-NEXT: memref.load %[[A]]
    assume_alignment %m, 4 : memref<?xf32>
    %1 = load %m[%i] : memref<?xf32>
  }
  // CHECK: memref.load %[[M]]
  %2 = load %m[%i] : memref<?xf32>
  // CHECK: %[[B:.*]] = memref.assume_alignment %[[M]], 2
  assume_alignment %m, 2 : memref<?xf32>
  scf.if %c {
    // CHECK: memref.load %[[B]]
    %3 = load %m[%i] : memref<?xf32>
  }
  return
}

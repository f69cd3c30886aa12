// SPDX-License-Identifier: Apache-2.0
// Operations of std outside of the document.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s

// R265
// CHECK-LABEL: llvm.func @splat(
// CHECK-NEXT:    %[[U:.*]] = llvm.mlir.undef : !llvm<"<4 x float>">
// CHECK-NEXT:    %[[ZERO:.*]] = llvm.mlir.constant(0 : i32) : !llvm.i32
// CHECK-NEXT:    %[[V:.*]] = llvm.insertelement %arg0, %[[U]][%[[ZERO]] : !llvm.i32] : !llvm<"<4 x float>">
// CHECK-NEXT:    llvm.shufflevector %[[V]], %[[U]] [0 : i32, 0 : i32, 0 : i32, 0 : i32] : !llvm<"<4 x float>">, !llvm<"<4 x float>">
func @splat(%x: f32) -> vector<4xf32> {
  %0 = splat %x : vector<4xf32>
  return %0 : vector<4xf32>
}

// R265
// CHECK-LABEL: llvm.func @atomic(
// CHECK:         llvm.atomicrmw add %{{.*}}, %{{.*}} acq_rel  : !llvm.i32
func @atomic(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %0 = atomic_rmw "addi" %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}

// R265
// CHECK-LABEL: llvm.func @atomic_region(
// CHECK:         llvm.br ^bb1(%{{.*}} : !llvm.i32)
// CHECK-NEXT:  ^bb1(%[[OLD:.*]]: !llvm.i32):
// CHECK-NEXT:    %[[NEW:.*]] = llvm.mul %[[OLD]], %arg6 : !llvm.i32
// CHECK-NEXT:    %[[PAIR:.*]] = llvm.cmpxchg %{{.*}}, %[[OLD]], %[[NEW]] acq_rel monotonic : !llvm.i32
// CHECK-NEXT:    %[[NOW:.*]] = llvm.extractvalue %[[PAIR]][0] : !llvm<"{ i32, i1 }">
// CHECK-NEXT:    %[[OK:.*]] = llvm.extractvalue %[[PAIR]][1] : !llvm<"{ i32, i1 }">
// CHECK-NEXT:    llvm.cond_br %[[OK]], ^bb2, ^bb1(%[[NOW]] : !llvm.i32)
// CHECK-NEXT:  ^bb2:
// CHECK-NEXT:    llvm.return %[[NOW]] : !llvm.i32
func @atomic_region(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %0 = generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %new = muli %old, %v : i32
    atomic_yield %new : i32
  }
  return %0 : i32
}

// R265: the body may fold, to the value that was in memory.
// CHECK-LABEL: llvm.func @atomic_region_folds(
// CHECK:         llvm.br ^bb1(%{{.*}} : !llvm.i64)
// CHECK-NEXT:  ^bb1(%[[OLD:.*]]: !llvm.i64):
// CHECK-NOT:     llvm.mul
// CHECK:         llvm.cmpxchg %{{.*}}, %[[OLD]], %[[OLD]] acq_rel monotonic : !llvm.i64
func @atomic_region_folds(%m: memref<?xindex>, %i: index) -> index {
  %0 = generic_atomic_rmw %m[%i] : memref<?xindex> {
  ^bb0(%old: index):
    %one = constant 1 : index
    %new = muli %old, %one : index
    atomic_yield %new : index
  }
  return %0 : index
}

// R265
// CHECK-LABEL: llvm.func @complex(
// CHECK:         llvm.mlir.undef : !llvm<"{ float, float }">
// CHECK-NEXT:    llvm.insertvalue %arg0, %{{.*}}[0]
// CHECK-NEXT:    llvm.insertvalue %arg1, %{{.*}}[1]
// CHECK-NEXT:    llvm.extractvalue %{{.*}}[0] : !llvm<"{ float, float }">
func @complex(%x: f32, %y: f32) -> f32 {
  %0 = create_complex %x, %y : complex<f32>
  %1 = re %0 : complex<f32>
  return %1 : f32
}

// R265: the message is for who reads the program.
// CHECK-LABEL: llvm.func @assert(
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  ^bb2:
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
func @assert(%c: i1) {
  assert %c, "it does not hold"
  return
}

// R265
// CHECK-LABEL: llvm.func @switch(
// CHECK-NEXT:    llvm.switch %arg0 : !llvm.i32, ^bb1 [
// CHECK-NEXT:      7: ^bb2(%arg0 : !llvm.i32)
// CHECK-NEXT:    ]
func @switch(%x: i32) -> i32 {
  switch %x : i32, [
    default: ^bb1,
    7: ^bb2(%x : i32)
  ]
^bb1:
  return %x : i32
^bb2(%y: i32):
  return %y : i32
}

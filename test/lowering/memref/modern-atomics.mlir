// RUN: mlopt %s -convert-std-to-llvm=llvm-types=modern | FileCheck %s

// llvm.cmpxchg takes integers only: floats travel as integers of their width.

// CHECK-LABEL: llvm.func @maximum
// CHECK:         %[[INIT:.*]] = llvm.load %[[PTR:.*]] : !llvm.ptr -> i32
// CHECK-NEXT:    llvm.br ^bb1(%[[INIT]] : i32)
// CHECK-NEXT:  ^bb1(%[[BITS:.*]]: i32):
// CHECK-NEXT:    %[[OLD:.*]] = llvm.bitcast %[[BITS]] : i32 to f32
// CHECK-NEXT:    %[[KEEPS:.*]] = llvm.fcmp "ogt" %[[OLD]], %[[V:.*]] : f32
// CHECK-NEXT:    %[[NEW:.*]] = llvm.select %[[KEEPS]], %[[OLD]], %[[V]] : i1, f32
// CHECK-NEXT:    %[[NEW_BITS:.*]] = llvm.bitcast %[[NEW]] : f32 to i32
// CHECK-NEXT:    llvm.cmpxchg %[[PTR]], %[[BITS]], %[[NEW_BITS]] acq_rel monotonic : !llvm.ptr, i32
// CHECK:         %[[RESULT:.*]] = llvm.bitcast %{{.*}} : i32 to f32
// CHECK-NEXT:    llvm.cond_br %{{.*}}, ^bb2, ^bb1(%{{.*}} : i32)
// CHECK:         llvm.return %[[RESULT]] : f32
func @maximum(%m: memref<10xf32>, %v: f32, %i: index) -> f32 {
  %0 = atomic_rmw "maxf" %v, %m[%i] : (f32, memref<10xf32>) -> f32
  return %0 : f32
}

// CHECK-LABEL: llvm.func @body
// CHECK:       ^bb1(%[[BITS:.*]]: i64):
// CHECK-NEXT:    %[[OLD:.*]] = llvm.bitcast %[[BITS]] : i64 to f64
// CHECK-NEXT:    %[[NEW:.*]] = llvm.fmul %[[OLD]], %{{.*}} : f64
// CHECK-NEXT:    %[[NEW_BITS:.*]] = llvm.bitcast %[[NEW]] : f64 to i64
// CHECK-NEXT:    llvm.cmpxchg %{{.*}}, %[[BITS]], %[[NEW_BITS]] acq_rel monotonic : !llvm.ptr, i64
func @body(%m: memref<10xf64>, %v: f64, %i: index) -> f64 {
  %0 = generic_atomic_rmw %m[%i] : memref<10xf64> {
  ^bb0(%c: f64):
    %s = mulf %c, %v : f64
    atomic_yield %s : f64
  }
  return %0 : f64
}

// CHECK-LABEL: llvm.func @integers
// CHECK-NOT:     bitcast
func @integers(%m: memref<10xi32>, %v: i32, %i: index) -> i32 {
  %0 = atomic_rmw "muli" %v, %m[%i] : (i32, memref<10xi32>) -> i32
  return %0 : i32
}

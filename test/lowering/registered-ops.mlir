// SPDX-License-Identifier: Apache-2.0
// Operations of registered dialects that are not lowered keep their types: they
// meet what was lowered in casts. Unregistered ones take LLVM's values.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm=allow-pattern-rollback=0 -allow-unregistered-dialect %s | FileCheck %s

// R343: arguments of the function and of a block, and results.
// CHECK-LABEL: llvm.func @apply(%arg0: !llvm.i64)
// CHECK-NEXT:    %[[N:.*]] = builtin.unrealized_conversion_cast %arg0 : !llvm.i64 to index
// CHECK-NEXT:    %[[A:.*]] = affine.apply #{{.*}}(%[[N]])
// CHECK-NEXT:    %[[B:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to !llvm.i64
// CHECK-NEXT:    llvm.br ^bb1(%[[B]] : !llvm.i64)
// CHECK-NEXT:  ^bb1(%[[C:.*]]: !llvm.i64):
// CHECK-NEXT:    %[[D:.*]] = builtin.unrealized_conversion_cast %[[C]] : !llvm.i64 to index
// CHECK-NEXT:    affine.apply #{{.*}}(%[[D]])
func @apply(%n: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  br ^bb1(%0 : index)
^bb1(%1: index):
  %2 = affine.apply affine_map<(d0) -> (d0 + 1)>(%1)
  return %2 : index
}

// R343
// CHECK-LABEL: llvm.func @memref_argument(
// CHECK:         %[[D:.*]] = llvm.insertvalue %arg4, %{{.*}}[4, 0]
// CHECK-NEXT:    %[[M:.*]] = builtin.unrealized_conversion_cast %[[D]] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }"> to memref<?xf32>
// CHECK-NEXT:    "use"(%[[D]]) : (!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">) -> ()
// CHECK-NEXT:    bufferization.to_tensor %[[M]] : memref<?xf32> to tensor<?xf32>
func @memref_argument(%m: memref<?xf32>) {
  "use"(%m) : (memref<?xf32>) -> ()
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  "use"(%0) : (tensor<?xf32>) -> ()
  return
}

// R343: operations with regions.
// CHECK-LABEL: llvm.func @regions(%arg0: !llvm.i64, %arg1: !llvm.i1, %arg2: !llvm.i32)
// CHECK-DAG:     %[[C:.*]] = builtin.unrealized_conversion_cast %arg1 : !llvm.i1 to i1
// CHECK-DAG:     %[[N:.*]] = builtin.unrealized_conversion_cast %arg0 : !llvm.i64 to index
// CHECK:         scf.for %[[I:.*]] = %[[N]] to %[[N]] step %[[N]] {
// CHECK-NEXT:      %[[J:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to !llvm.i64
// CHECK-NEXT:      %[[S:.*]] = llvm.add %[[J]], %arg0 : !llvm.i64
// CHECK-NEXT:      "use"(%[[S]]) : (!llvm.i64) -> ()
// CHECK:         scf.if %[[C]] {
// CHECK-NEXT:      "use"(%arg2) : (!llvm.i32) -> ()
func @regions(%n: index, %c: i1, %x: i32) {
  scf.for %i = %n to %n step %n {
    %0 = addi %i, %n : index
    "use"(%0) : (index) -> ()
  }
  scf.if %c {
    "use"(%x) : (i32) -> ()
  }
  return
}

// R343: an unregistered operation whose operand nothing converts.
// CHECK-LABEL: llvm.func @not_converted(
// CHECK:         "x.y"() ({
// CHECK-NEXT:    ^bb0(%[[Q:.*]]: i32):
// CHECK-NEXT:      %[[R:.*]] = builtin.unrealized_conversion_cast %[[Q]] : i32 to !llvm.i32
// CHECK-NEXT:      "x.z"(%[[R]]) : (!llvm.i32) -> ()
// CHECK:         %[[T:.*]] = "x.t"() : () -> tensor<?xf32>
// CHECK-NEXT:    %[[D:.*]] = dim %[[T]]
// CHECK-NEXT:    %[[E:.*]] = builtin.unrealized_conversion_cast %[[D]] : index to !llvm.i64
// CHECK-NEXT:    "x.z"(%[[T]], %[[E]]) : (tensor<?xf32>, !llvm.i64) -> ()
func @not_converted(%i: index) {
  "x.y"() ({
  ^bb0(%q: i32):
    "x.z"(%q) : (i32) -> ()
  }) : () -> ()
  %t = "x.t"() : () -> tensor<?xf32>
  %d = dim %t, %i : tensor<?xf32>
  "x.z"(%t, %d) : (tensor<?xf32>, index) -> ()
  return
}

// So do operations of std on types that have no LLVM type.
// CHECK-LABEL: llvm.func @no_strides(%arg0: !llvm.float, %arg1: !llvm.i64)
// CHECK-DAG:     %[[I:.*]] = builtin.unrealized_conversion_cast %arg1 : !llvm.i64 to index
// CHECK-DAG:     %[[V:.*]] = builtin.unrealized_conversion_cast %arg0 : !llvm.float to f32
// CHECK:         %[[M:.*]] = alloc() : memref<4xf32, #{{.*}}>
// CHECK-NEXT:    store %[[V]], %[[M]][%[[I]]] : memref<4xf32, #{{.*}}>
func @no_strides(%v: f32, %i: index) {
  %0 = alloc() : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  store %v, %0[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return
}

// SPDX-License-Identifier: Apache-2.0
// Group O: scalar, index and vector types.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm=index-bitwidth=32 -allow-unregistered-dialect %s | FileCheck %s --check-prefix=NARROW
// RUN: mlopt -convert-std-to-llvm='data-layout=p:32:32' -allow-unregistered-dialect %s | FileCheck %s --check-prefix=NARROW

// R269
// CHECK-LABEL: llvm.func @integers(%arg0: !llvm.i1, %arg1: !llvm.i7, %arg2: !llvm.i32, %arg3: !llvm.i64, %arg4: !llvm.i128)
func @integers(%a: i1, %b: i7, %c: i32, %d: i64, %e: i128) {
  return
}

// R270, R271, R272
// CHECK-LABEL: llvm.func @floats(%arg0: !llvm.half, %arg1: !llvm.float, %arg2: !llvm.double)
func @floats(%a: f16, %b: f32, %c: f64) {
  return
}

// R275: as wide as a pointer. R276: by the data layout. R277: by the option.
// CHECK-LABEL: llvm.func @index(%arg0: !llvm.i64)
// CHECK:         llvm.mlir.constant(7 : index) : !llvm.i64
// NARROW-LABEL: llvm.func @index(%arg0: !llvm.i32)
// NARROW:         llvm.mlir.constant(7 : index) : !llvm.i32
func @index(%i: index) {
  %0 = constant 7 : index
  return
}

// R277, R288: descriptors too.
// NARROW-LABEL: llvm.func @index_in_descriptor(
// NARROW-SAME:    !llvm<"float*">, !llvm<"float*">, !llvm.i32, !llvm.i32, !llvm.i32)
func @index_in_descriptor(memref<?xf32>)

// R278, R279
// CHECK-LABEL: llvm.func @vectors(%arg0: !llvm<"<4 x float>">, %arg1: !llvm<"[4 x [8 x <16 x float>]]">)
func @vectors(%a: vector<4xf32>, %b: vector<4x8x16xf32>) {
  return
}

// R280: elements follow the same rules.
// CHECK-LABEL: llvm.func @vector_elements(%arg0: !llvm<"<2 x i64>">, %arg1: !llvm<"<2 x i1>">)
func @vector_elements(%a: vector<2xindex>, %b: vector<2xi1>) {
  return
}

// R282: one operation for a vector of one dimension.
// CHECK-LABEL: llvm.func @one_dimension(
// CHECK-NEXT:    llvm.fadd %arg0, %arg0 : !llvm<"<4 x float>">
// CHECK-NEXT:    llvm.return
func @one_dimension(%a: vector<4xf32>) {
  %0 = addf %a, %a : vector<4xf32>
  return
}

// R283: more dimensions are unrolled.
// CHECK-LABEL: llvm.func @unrolled(
// CHECK-NEXT:    %[[U:.*]] = llvm.mlir.undef : !llvm<"[2 x <4 x float>]">
// CHECK-NEXT:    %[[A:.*]] = llvm.extractvalue %arg0[0] : !llvm<"[2 x <4 x float>]">
// CHECK-NEXT:    %[[B:.*]] = llvm.extractvalue %arg1[0] : !llvm<"[2 x <4 x float>]">
// CHECK-NEXT:    %[[S:.*]] = llvm.fadd %[[A]], %[[B]] : !llvm<"<4 x float>">
// CHECK-NEXT:    %[[R:.*]] = llvm.insertvalue %[[S]], %[[U]][0] : !llvm<"[2 x <4 x float>]">
// CHECK-NEXT:    llvm.extractvalue %arg0[1]
// CHECK-NEXT:    llvm.extractvalue %arg1[1]
// CHECK-NEXT:    llvm.fadd
// CHECK-NEXT:    llvm.insertvalue %{{.*}}, %[[R]][1] : !llvm<"[2 x <4 x float>]">
// CHECK-NEXT:    llvm.return
func @unrolled(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = addf %a, %b : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// R283: positions of two dimensions.
// CHECK-LABEL: llvm.func @unrolled_deep(
// CHECK:         llvm.extractvalue %arg0[0, 0] : !llvm<"[1 x [2 x <4 x float>]]">
// CHECK:         llvm.extractvalue %arg0[0, 1] : !llvm<"[1 x [2 x <4 x float>]]">
func @unrolled_deep(%a: vector<1x2x4xf32>) {
  %0 = negf %a : vector<1x2x4xf32>
  return
}

// R284
// CHECK-LABEL: llvm.func @vector_constant()
// CHECK-NEXT:    llvm.mlir.constant(dense<1.000000e+00> : vector<2x4xf32>) : !llvm<"[2 x <4 x float>]">
func @vector_constant() {
  %0 = constant dense<1.0> : vector<2x4xf32>
  return
}

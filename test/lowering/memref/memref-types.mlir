// SPDX-License-Identifier: Apache-2.0
// Group P: memref types, their descriptors and what makes and reads them.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s

// R299: declared once, at the start of the module.
// CHECK:      module {
// CHECK-NEXT:   llvm.func @free(!llvm<"i8*">)
// CHECK-NEXT:   llvm.func @malloc(!llvm.i64) -> !llvm<"i8*">
// CHECK-NOT:    @malloc(!llvm.i64)

// R285, R286: element, memory space and rank decide. R297: one value inside.
// CHECK-LABEL: llvm.func @ranked()
// CHECK-NEXT:    "get"() : () -> !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT:    "get"() : () -> !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT:    "get"() : () -> !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
func @ranked() {
  %0 = "get"() : () -> memref<10x42xf32>
  %1 = "get"() : () -> memref<?x?xf32>
  %2 = "get"() : () -> memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>
  return
}

// R287, R289, R291
// CHECK-LABEL: llvm.func @others()
// CHECK-NEXT:    "get"() : () -> !llvm<"{ float*, float*, i64 }">
// CHECK-NEXT:    "get"() : () -> !llvm<"{ <4 x float>*, <4 x float>*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT:    "get"() : () -> !llvm<"{ float addrspace(3)*, float addrspace(3)*, i64, [1 x i64], [1 x i64] }">
func @others() {
  %0 = "get"() : () -> memref<f32>
  %1 = "get"() : () -> memref<1x?xvector<4xf32>>
  %2 = "get"() : () -> memref<4xf32, 3>
  return
}

// R293, R294, R295
// CHECK-LABEL: llvm.func @unranked()
// CHECK-NEXT:    "get"() : () -> !llvm<"{ i64, i8* }">
// CHECK-NEXT:    "get"() : () -> !llvm<"{ i64, i8* }">
// CHECK-NEXT:    "get"() : () -> !llvm<"{ i64, i8 addrspace(2)* }">
func @unranked() {
  %0 = "get"() : () -> memref<*xf32>
  %1 = "get"() : () -> memref<*xf64>
  %2 = "get"() : () -> memref<*xf32, 2>
  return
}

// R296: scalars, no pointer to the structure.
// CHECK: llvm.func @no_pointer(!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64)
func @no_pointer(memref<?xf32>)

// R290, R298, R299: static and dynamic sizes, strides by row-major order.
// CHECK-LABEL: llvm.func @allocate(
// CHECK:         %[[FOUR:.*]] = llvm.mlir.constant(4 : index) : !llvm.i64
// CHECK:         llvm.mlir.null : !llvm<"float*">
// CHECK:         llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">
// CHECK:         llvm.ptrtoint %{{.*}} : !llvm<"float*"> to !llvm.i64
// CHECK:         llvm.call @malloc(%{{.*}}) : (!llvm.i64) -> !llvm<"i8*">
// CHECK-NEXT:    %[[P:.*]] = llvm.bitcast %{{.*}} : !llvm<"i8*"> to !llvm<"float*">
// CHECK:         llvm.insertvalue %[[P]], %{{.*}}[0]
// CHECK:         llvm.insertvalue %[[P]], %{{.*}}[1]
// CHECK:         %[[ZERO:.*]] = llvm.mlir.constant(0 : index) : !llvm.i64
// CHECK:         llvm.insertvalue %[[ZERO]], %{{.*}}[2]
// CHECK-DAG:     llvm.insertvalue %arg0, %{{.*}}[3, 0]
// CHECK-DAG:     llvm.insertvalue %[[FOUR]], %{{.*}}[3, 1]
// CHECK:         llvm.extractvalue %{{.*}}[0]
// CHECK:         llvm.call @free(%{{.*}}) : (!llvm<"i8*">) -> ()
func @allocate(%n: index) {
  %0 = alloc(%n) : memref<?x4xf32>
  dealloc %0 : memref<?x4xf32>
  return
}

// R300: a cast between ranked memrefs changes nothing.
// CHECK-LABEL: llvm.func @cast_ranked()
// CHECK-NEXT:    %[[M:.*]] = "get"()
// CHECK-NEXT:    "use"(%[[M]]) : (!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">) -> ()
// CHECK-NEXT:    llvm.return
func @cast_ranked() {
  %0 = "get"() : () -> memref<8xf32>
  %1 = memref_cast %0 : memref<8xf32> to memref<?xf32>
  "use"(%1) : (memref<?xf32>) -> ()
  return
}

// R301: a dynamic size is read.
// CHECK-LABEL: llvm.func @sizes()
// CHECK:         %[[D:.*]] = llvm.extractvalue %{{.*}}[3, 0]
// CHECK:         "use"(%[[D]], %{{.*}}) : (!llvm.i64, !llvm.i64) -> ()
func @sizes() {
  %m = "get"() : () -> memref<?x8xf32>
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %0 = dim %m, %c0 : memref<?x8xf32>
  %1 = dim %m, %c1 : memref<?x8xf32>
  "use"(%0, %1) : (index, index) -> ()
  return
}

// R305, R341: to unranked, by a slot on the caller's stack.
// CHECK-LABEL: llvm.func @to_unranked()
// CHECK:         %[[SLOT:.*]] = llvm.alloca %{{.*}} x !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// CHECK:         llvm.store %{{.*}}, %[[SLOT]]
// CHECK:         %[[P:.*]] = llvm.bitcast %[[SLOT]] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*"> to !llvm<"i8*">
// CHECK:         llvm.insertvalue %{{.*}}, %{{.*}}[0] : !llvm<"{ i64, i8* }">
// CHECK:         llvm.insertvalue %[[P]], %{{.*}}[1] : !llvm<"{ i64, i8* }">
func @to_unranked() {
  %0 = "get"() : () -> memref<?xf32>
  %1 = memref_cast %0 : memref<?xf32> to memref<*xf32>
  "use"(%1) : (memref<*xf32>) -> ()
  return
}

// R306: and back.
// CHECK-LABEL: llvm.func @from_unranked()
// CHECK:         %[[P:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm<"{ i64, i8* }">
// CHECK-NEXT:    %[[Q:.*]] = llvm.bitcast %[[P]] : !llvm<"i8*"> to !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">
// CHECK-NEXT:    llvm.load %[[Q]]
func @from_unranked() {
  %0 = "get"() : () -> memref<*xf32>
  %1 = memref_cast %0 : memref<*xf32> to memref<?xf32>
  "use"(%1) : (memref<?xf32>) -> ()
  return
}

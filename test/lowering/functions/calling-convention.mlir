// SPDX-License-Identifier: Apache-2.0
// Group R: how memrefs go from caller to callee.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s

// R326, R327, R333: pointers, offset, sizes, strides.
// CHECK: llvm.func @callee(!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64)
func @callee(memref<?x?xf32>)

// R328
// CHECK: llvm.func @rank_0(!llvm<"float*">, !llvm<"float*">, !llvm.i64)
func @rank_0(memref<f32>)

// R329, R332: put together in this order.
// CHECK-LABEL: llvm.func @used(
// CHECK-NEXT:    llvm.mlir.undef
// CHECK-NEXT:    llvm.insertvalue %arg0, %{{.*}}[0]
// CHECK-NEXT:    llvm.insertvalue %arg1, %{{.*}}[1]
// CHECK-NEXT:    llvm.insertvalue %arg2, %{{.*}}[2]
// CHECK-NEXT:    llvm.insertvalue %arg3, %{{.*}}[3, 0]
// CHECK-NEXT:    llvm.insertvalue %arg5, %{{.*}}[4, 0]
// CHECK-NEXT:    llvm.insertvalue %arg4, %{{.*}}[3, 1]
// CHECK-NEXT:    llvm.insertvalue %arg6, %{{.*}}[4, 1]
// R343: the user's types change in place.
// CHECK-NEXT:    "use"(%{{.*}}) : (!llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">) -> ()
func @used(%m: memref<?x?xf32>) {
  "use"(%m) : (memref<?x?xf32>) -> ()
  return
}

// R330: an unused argument has no descriptor.
// CHECK-LABEL: llvm.func @unused(
// CHECK-NEXT:    llvm.return
func @unused(%m: memref<?x?xf32>) {
  return
}

// R331, R332: taken apart, all sizes before all strides.
// CHECK-LABEL: llvm.func @caller()
// CHECK-NEXT:    %[[M:.*]] = "get"()
// CHECK-NEXT:    llvm.extractvalue %[[M]][0]
// CHECK-NEXT:    llvm.extractvalue %[[M]][1]
// CHECK-NEXT:    llvm.extractvalue %[[M]][2]
// CHECK-NEXT:    llvm.extractvalue %[[M]][3, 0]
// CHECK-NEXT:    llvm.extractvalue %[[M]][3, 1]
// CHECK-NEXT:    llvm.extractvalue %[[M]][4, 0]
// CHECK-NEXT:    llvm.extractvalue %[[M]][4, 1]
// CHECK-NEXT:    llvm.call @callee(
func @caller() {
  %0 = "get"() : () -> memref<?x?xf32>
  call @callee(%0) : (memref<?x?xf32>) -> ()
  return
}

// R334: the order of mixed arguments.
// CHECK: llvm.func @mixed(!llvm.i32, !llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.float)
func @mixed(i32, memref<?xf32>, f32)

// R335: indirect calls too.
// CHECK-LABEL: llvm.func @indirect(
// CHECK:         llvm.call %arg0(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64) -> ()
func @indirect(%f: (memref<?xf32>) -> ()) {
  %0 = "get"() : () -> memref<?xf32>
  call_indirect %f(%0) : (memref<?xf32>) -> ()
  return
}

// R337: noalias is said of the pointers only.
// CHECK: llvm.func @noalias(%arg0: !llvm<"float*"> {llvm.noalias = true}, %arg1: !llvm<"float*"> {llvm.noalias = true}, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64)
func @noalias(%m: memref<?xf32> {llvm.noalias = true}) {
  return
}

// R338, R339, R340: unranked memrefs are two arguments, without a stack slot.
// CHECK-LABEL: llvm.func @unranked(
// CHECK-SAME:    %arg0: !llvm.i64, %arg1: !llvm<"i8*">)
// CHECK-NEXT:    llvm.mlir.undef : !llvm<"{ i64, i8* }">
// CHECK-NEXT:    llvm.insertvalue %arg0, %{{.*}}[0]
// CHECK-NEXT:    %[[M:.*]] = llvm.insertvalue %arg1, %{{.*}}[1]
// CHECK-NEXT:    %[[RANK:.*]] = llvm.extractvalue %[[M]][0]
// CHECK-NEXT:    %[[P:.*]] = llvm.extractvalue %[[M]][1]
// CHECK-NEXT:    llvm.call @unranked(%[[RANK]], %[[P]]) : (!llvm.i64, !llvm<"i8*">) -> ()
// CHECK-NEXT:    llvm.return
func @unranked(%m: memref<*xf32>) {
  call @unranked(%m) : (memref<*xf32>) -> ()
  return
}

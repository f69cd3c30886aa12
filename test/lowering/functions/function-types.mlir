// SPDX-License-Identifier: Apache-2.0
// Group Q: function types and signatures.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect -mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// R307, R308, R309, R310, R314, R315
// CHECK:      llvm.func @t0()
// CHECK-NEXT: llvm.func @t1(!llvm.i32) -> !llvm.i64
// CHECK-NEXT: llvm.func @t2(!llvm.i32, !llvm.float) -> !llvm.i64
// CHECK-NEXT: llvm.func @t3(!llvm.i32, !llvm.float) -> !llvm<"{ i64, double }">
// R316
// GENERIC: !llvm<"void ()">
// GENERIC: !llvm<"i64 (i32)">
// GENERIC: !llvm<"i64 (i32, float)">
// GENERIC: !llvm<"{ i64, double } (i32, float)">
func @t0() -> ()
func @t1(i32) -> (i64)
func @t2(i32, f32) -> (i64)
func @t3(i32, f32) -> (i64, f64)

// R311, R312, R313
// CHECK-NEXT: llvm.func @t4(!llvm<"void ()*">) -> !llvm<"void ()*">
// CHECK-NEXT: llvm.func @t5(!llvm<"void (float (i32)*)*">)
// CHECK-NEXT: llvm.func @t6(!llvm<"void (float*, float*, i64, i64, i64)*">)
func @t4(() -> ()) -> (() -> ())
func @t5(((i32) -> (f32)) -> ())
func @t6((memref<?xf32>) -> ())

// R315: as 2021 wrote it.
// CHECK-NEXT: llvm.func @t7(!llvm.i32)
func private @t7(i32)

// R317: other blocks' arguments are one descriptor.
// CHECK-LABEL: llvm.func @blocks()
// CHECK:         llvm.br ^bb1(%{{.*}} : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">)
// CHECK-NEXT:  ^bb1(%{{.*}}: !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">):
func @blocks() {
  %m = "get"() : () -> memref<2xf32>
  br ^bb1(%m : memref<2xf32>)
^bb1(%n: memref<2xf32>):
  return
}

// R318: an indirect call of several results.
// CHECK-LABEL: llvm.func @indirect(
// CHECK-NEXT:    %[[R:.*]] = llvm.call %arg0(%arg1) : (!llvm.i32) -> !llvm<"{ i32, i64 }">
// CHECK-NEXT:    llvm.extractvalue %[[R]][0] : !llvm<"{ i32, i64 }">
// CHECK-NEXT:    llvm.extractvalue %[[R]][1] : !llvm<"{ i32, i64 }">
func @indirect(%f: (i32) -> (i32, i64), %x: i32) {
  %0:2 = call_indirect %f(%x) : (i32) -> (i32, i64)
  return
}

// R319: an attribute stays with its argument.
// CHECK: llvm.func @argument_attributes(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i32 {x.y})
func @argument_attributes(%m: memref<?xf32>, %k: i32 {x.y}) {
  return
}

// R320: variadic, visibility.
// CHECK: llvm.func @variadic(!llvm.i32, ...)
// CHECK: llvm.func @hidden(){{.*}}sym_visibility = "private"
func @variadic(i32) attributes {std.varargs = true}
func @hidden() attributes {sym_visibility = "private"}

// R320: linkage; of functions of func too.
// CHECK: llvm.func internal @linked() {
func @linked() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}
// CHECK: llvm.func @variadic_today(!llvm.i32, ...)
func.func private @variadic_today(i32) attributes {func.varargs = true}

// R321, R322, R323: several results.
// CHECK-LABEL: llvm.func @pair(
// CHECK-NEXT:    %[[U:.*]] = llvm.mlir.undef : !llvm<"{ i32, i64 }">
// CHECK-NEXT:    %[[A:.*]] = llvm.insertvalue %arg0, %[[U]][0] : !llvm<"{ i32, i64 }">
// CHECK-NEXT:    %[[B:.*]] = llvm.insertvalue %arg1, %[[A]][1] : !llvm<"{ i32, i64 }">
// CHECK-NEXT:    llvm.return %[[B]] : !llvm<"{ i32, i64 }">
func @pair(%a: i32, %b: i64) -> (i32, i64) {
  return %a, %b : i32, i64
}
// CHECK-LABEL: llvm.func @call_pair(
// CHECK-NEXT:    %[[R:.*]] = llvm.call @pair(%arg0, %arg1) : (!llvm.i32, !llvm.i64) -> !llvm<"{ i32, i64 }">
// CHECK-NEXT:    %[[FIRST:.*]] = llvm.extractvalue %[[R]][0]
// CHECK-NEXT:    %[[SECOND:.*]] = llvm.extractvalue %[[R]][1]
// CHECK-NEXT:    "use"(%[[SECOND]], %[[FIRST]]) : (!llvm.i64, !llvm.i32) -> ()
func @call_pair(%a: i32, %b: i64) {
  %0:2 = call @pair(%a, %b) : (i32, i64) -> (i32, i64)
  "use"(%0#1, %0#0) : (i64, i32) -> ()
  return
}

// R324: memrefs as results.
// CHECK: llvm.func @memref_result() -> !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// CHECK: llvm.func @memref_results() -> !llvm<"{ { float*, float*, i64, [1 x i64], [1 x i64] }, { float*, float*, i64, [1 x i64], [1 x i64] } }">
func @memref_result() -> memref<2xf32>
func @memref_results() -> (memref<2xf32>, memref<2xf32>)

// R325: an unranked result is copied to the heap, and back by the caller.
// CHECK-LABEL: llvm.func @unranked_result() -> !llvm<"{ i64, i8* }">
// CHECK:         %[[NEW:.*]] = llvm.call @malloc(
// CHECK:         "llvm.intr.memcpy"(%[[NEW]]
// CHECK:         llvm.return
func @unranked_result() -> memref<*xf32> {
  %0 = "get"() : () -> memref<*xf32>
  return %0 : memref<*xf32>
}
// CHECK-LABEL: llvm.func @call_unranked()
// CHECK:         %[[SLOT:.*]] = llvm.alloca %{{.*}} x !llvm.i8
// CHECK:         "llvm.intr.memcpy"(%[[SLOT]]
// CHECK:         llvm.call @free(
func @call_unranked() {
  %0 = call @unranked_result() : () -> memref<*xf32>
  "use"(%0) : (memref<*xf32>) -> ()
  return
}

// SPDX-License-Identifier: Apache-2.0
// Group S: wrappers that C can call and define.
// RUN: mlopt -convert-std-to-llvm=emit-c-wrappers %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s --check-prefix=PLAIN

// R344: only where asked for.
// PLAIN-NOT: @_mlir_ciface_defined
// PLAIN: llvm.func @_mlir_ciface_marked(
// PLAIN-NOT: @_mlir_ciface_

// R345, R346, R352, R353, R358
// CHECK-LABEL: llvm.func @defined(
// CHECK-SAME:    %arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64)
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @_mlir_ciface_defined(%arg0: !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">)
// CHECK-NEXT:    %[[M:.*]] = llvm.load %arg0
// CHECK-NEXT:    llvm.extractvalue %[[M]][0]
// CHECK-NEXT:    llvm.extractvalue %[[M]][1]
// CHECK-NEXT:    llvm.extractvalue %[[M]][2]
// CHECK-NEXT:    llvm.extractvalue %[[M]][3, 0]
// CHECK-NEXT:    llvm.extractvalue %[[M]][4, 0]
// CHECK-NEXT:    llvm.call @defined(
// CHECK-NEXT:    llvm.return
func @defined(%m: memref<?xf32>) {
  return
}

// R344: one function asks for it, which this option needs not.
// CHECK: llvm.func @_mlir_ciface_marked(
func @marked(%m: memref<?xf32>) attributes {llvm.emit_c_interface} {
  return
}

// R347, R348: unranked and other arguments, in order.
// CHECK: llvm.func @_mlir_ciface_mixed(%arg0: !llvm.i32, %arg1: !llvm<"{ i64, i8* }*">, %arg2: !llvm.float)
func @mixed(%a: i32, %m: memref<*xf32>, %b: f32) {
  return
}

// R349, R350, R351, R356: the external function calls its wrapper.
// CHECK-LABEL: llvm.func @external(
// CHECK-SAME:    -> !llvm.i32 {
// CHECK:         %[[ONE:.*]] = llvm.mlir.constant(1 : index) : !llvm.i64
// CHECK-NEXT:    %[[SLOT:.*]] = llvm.alloca %[[ONE]] x !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
// CHECK-NEXT:    llvm.store %{{.*}}, %[[SLOT]]
// CHECK-NEXT:    %[[R:.*]] = llvm.call @_mlir_ciface_external(%[[SLOT]])
// CHECK-NEXT:    llvm.return %[[R]] : !llvm.i32
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @_mlir_ciface_external(!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">) -> !llvm.i32
func @external(memref<?xf32>) -> i32

// R354: results by value.
// CHECK: llvm.func @_mlir_ciface_result() -> !llvm<"{ double*, double*, i64 }">
func @result() -> memref<f64>

// R355: also without memrefs.
// CHECK: llvm.func @_mlir_ciface_noargs()
// CHECK-NEXT: llvm.call @noargs() : () -> ()
func @noargs() {
  return
}

// The structure of pointers, offset, sizes, strides that C declares.
// CHECK: llvm.func @_mlir_ciface_layout(%arg0: !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }*">)
func @layout(%m: memref<2x?x4xf64>) {
  return
}

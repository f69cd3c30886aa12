// SPDX-License-Identifier: Apache-2.0
// What a wrapper is to C: a function of LLVM IR that takes a pointer to
//   struct { double *allocated, *aligned;
//            intptr_t offset, sizes[2], strides[2]; }
// RUN: mlopt -convert-std-to-llvm=emit-c-wrappers -mlir-to-llvmir %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm='emit-c-wrappers index-bitwidth=32' -mlir-to-llvmir %s | FileCheck %s --check-prefix=NARROW

// R357: what C defines gets each field where the struct has it.
// CHECK-LABEL: define i32 @in_c(float %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
// CHECK-NEXT:    %[[F0:.*]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } undef, ptr %1, 0
// CHECK-NEXT:    %[[F1:.*]] = insertvalue {{.*}} %[[F0]], ptr %2, 1
// CHECK-NEXT:    %[[F2:.*]] = insertvalue {{.*}} %[[F1]], i64 %3, 2
// CHECK-NEXT:    %[[F3:.*]] = insertvalue {{.*}} %[[F2]], i64 %4, 3, 0
// CHECK-NEXT:    %[[F4:.*]] = insertvalue {{.*}} %[[F3]], i64 %6, 4, 0
// CHECK-NEXT:    %[[F5:.*]] = insertvalue {{.*}} %[[F4]], i64 %5, 3, 1
// CHECK-NEXT:    %[[F6:.*]] = insertvalue {{.*}} %[[F5]], i64 %7, 4, 1
// CHECK-NEXT:    %[[SLOT:.*]] = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 1
// CHECK-NEXT:    store { ptr, ptr, i64, [2 x i64], [2 x i64] } %[[F6]], ptr %[[SLOT]]
// CHECK-NEXT:    %[[R:.*]] = call i32 @_mlir_ciface_in_c(float %0, ptr %[[SLOT]])
// CHECK-NEXT:    ret i32 %[[R]]
// CHECK:       declare i32 @_mlir_ciface_in_c(float, ptr)
func private @in_c(f32, memref<2x?xf64>) -> i32

// R357: what C calls takes each field from where the struct has it.
// CHECK-LABEL: define i32 @_mlir_ciface_for_c(float %0, ptr %1)
// CHECK-NEXT:    %[[M:.*]] = load { ptr, ptr, i64, [2 x i64], [2 x i64] }, ptr %1
// CHECK-NEXT:    %[[F0:.*]] = extractvalue {{.*}} %[[M]], 0
// CHECK-NEXT:    %[[F1:.*]] = extractvalue {{.*}} %[[M]], 1
// CHECK-NEXT:    %[[F2:.*]] = extractvalue {{.*}} %[[M]], 2
// CHECK-NEXT:    %[[F3:.*]] = extractvalue {{.*}} %[[M]], 3, 0
// CHECK-NEXT:    %[[F4:.*]] = extractvalue {{.*}} %[[M]], 3, 1
// CHECK-NEXT:    %[[F5:.*]] = extractvalue {{.*}} %[[M]], 4, 0
// CHECK-NEXT:    %[[F6:.*]] = extractvalue {{.*}} %[[M]], 4, 1
// CHECK-NEXT:    %[[R:.*]] = call i32 @for_c(float %0, ptr %[[F0]], ptr %[[F1]], i64 %[[F2]], i64 %[[F3]], i64 %[[F4]], i64 %[[F5]], i64 %[[F6]])
// CHECK-NEXT:    ret i32 %[[R]]
// R357: an intptr_t of 32 bits.
// NARROW-LABEL: define i32 @_mlir_ciface_for_c(float %0, ptr %1)
// NARROW-NEXT:    load { ptr, ptr, i32, [2 x i32], [2 x i32] }, ptr %1
func @for_c(%x: f32, %m: memref<2x?xf64>) -> i32 {
  %0 = call @in_c(%x, %m) : (f32, memref<2x?xf64>) -> i32
  return %0 : i32
}

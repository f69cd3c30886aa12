// SPDX-License-Identifier: Apache-2.0
// Which argument of the function is which part of an element's address.
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm=llvm-types=modern %s | FileCheck %s --check-prefix=MODERN

// R371: aligned + offset + i * stride 0 + j * stride 1 + k * stride 2. The
// arguments are both pointers, the offset (2), sizes (3 to 5), strides (6 to 8).
// CHECK-LABEL: llvm.func @address(
// CHECK:         llvm.insertvalue %arg1, %{{.*}}[1]
// CHECK-NEXT:    llvm.insertvalue %arg2, %{{.*}}[2]
// CHECK:         llvm.insertvalue %arg6, %{{.*}}[4, 0]
// CHECK:         llvm.insertvalue %arg7, %{{.*}}[4, 1]
// CHECK:         %[[M:.*]] = llvm.insertvalue %arg8, %{{.*}}[4, 2]
// CHECK-NEXT:    %[[S0:.*]] = llvm.extractvalue %[[M]][4, 0]
// CHECK-NEXT:    %[[T0:.*]] = llvm.mul %[[S0]], %arg9
// CHECK-NEXT:    %[[S1:.*]] = llvm.extractvalue %[[M]][4, 1]
// CHECK-NEXT:    %[[T1:.*]] = llvm.mul %[[S1]], %arg10
// CHECK-NEXT:    %[[SUM1:.*]] = llvm.add %[[T0]], %[[T1]]
// CHECK-NEXT:    %[[S2:.*]] = llvm.extractvalue %[[M]][4, 2]
// CHECK-NEXT:    %[[T2:.*]] = llvm.mul %[[S2]], %arg11
// CHECK-NEXT:    %[[SUM2:.*]] = llvm.add %[[SUM1]], %[[T2]]
// CHECK-NEXT:    %[[OFFSET:.*]] = llvm.extractvalue %[[M]][2]
// CHECK-NEXT:    %[[PLACE:.*]] = llvm.add %[[SUM2]], %[[OFFSET]]
// CHECK-NEXT:    %[[ALIGNED:.*]] = llvm.extractvalue %[[M]][1]
// CHECK-NEXT:    %[[P:.*]] = llvm.getelementptr %[[ALIGNED]][%[[PLACE]]]
// CHECK-NEXT:    %[[X:.*]] = llvm.load %[[P]] : !llvm<"float*">
// CHECK-NEXT:    llvm.return %[[X]]
// MODERN-LABEL: llvm.func @address(
// MODERN:         llvm.insertvalue %arg1, %{{.*}}[1]
// MODERN-NEXT:    llvm.insertvalue %arg2, %{{.*}}[2]
// MODERN:         llvm.insertvalue %arg6, %{{.*}}[4, 0]
// MODERN:         llvm.insertvalue %arg7, %{{.*}}[4, 1]
// MODERN:         %[[M:.*]] = llvm.insertvalue %arg8, %{{.*}}[4, 2]
// MODERN-NEXT:    %[[ALIGNED:.*]] = llvm.extractvalue %[[M]][1]
// MODERN-NEXT:    %[[OFFSET:.*]] = llvm.extractvalue %[[M]][2]
// MODERN-NEXT:    %[[FIRST:.*]] = llvm.getelementptr %[[ALIGNED]][%[[OFFSET]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// MODERN-NEXT:    %[[S0:.*]] = llvm.extractvalue %[[M]][4, 0]
// MODERN-NEXT:    %[[T0:.*]] = llvm.mul %arg9, %[[S0]]
// MODERN-NEXT:    %[[S1:.*]] = llvm.extractvalue %[[M]][4, 1]
// MODERN-NEXT:    %[[T1:.*]] = llvm.mul %arg10, %[[S1]]
// MODERN-NEXT:    %[[SUM1:.*]] = llvm.add %[[T0]], %[[T1]]
// MODERN-NEXT:    %[[S2:.*]] = llvm.mlir.constant(3 : index) : i64
// MODERN-NEXT:    %[[T2:.*]] = llvm.mul %arg11, %[[S2]]
// MODERN-NEXT:    %[[SUM2:.*]] = llvm.add %[[SUM1]], %[[T2]]
// MODERN-NEXT:    %[[P:.*]] = llvm.getelementptr inbounds|nuw %[[FIRST]][%[[SUM2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// MODERN-NEXT:    %[[X:.*]] = llvm.load %[[P]] : !llvm.ptr -> f32
// MODERN-NEXT:    llvm.return %[[X]]
func @address(%m: memref<?x?x8xf32, affine_map<(d0, d1, d2)[s0, s1, s2] -> (d0 * s1 + d1 * s2 + d2 * 3 + s0)>>,
              %i: index, %j: index, %k: index) -> f32 {
  %0 = load %m[%i, %j, %k] : memref<?x?x8xf32, affine_map<(d0, d1, d2)[s0, s1, s2] -> (d0 * s1 + d1 * s2 + d2 * 3 + s0)>>
  return %0 : f32
}

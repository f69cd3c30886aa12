// SPDX-License-Identifier: Apache-2.0
// Calls that come from another dialect than std pass memrefs in the same way.
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s
// RUN: mlopt -convert-func-to-llvm -reconcile-unrealized-casts %s | FileCheck %s --check-prefix=MODERN
// RUN: mlopt -convert-to-llvm %s | FileCheck %s --check-prefix=MODERN
// RUN: mlopt -convert-std-to-llvm=llvm-types=modern %s | FileCheck %s --check-prefix=MODERN

// R336: the declaration, the definition, calls with a name and without.
// CHECK: llvm.func @callee(!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64, !llvm<"i8*">)
// CHECK-LABEL: llvm.func @caller(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64, %arg6: !llvm<"i8*">, %arg7: !llvm<"void (float*, float*, i64, i64, i64)*">)
// CHECK:         %[[M:.*]] = llvm.insertvalue %arg4, %{{.*}}[4, 0]
// CHECK:         %[[U:.*]] = llvm.insertvalue %arg6, %{{.*}}[1] : !llvm<"{ i64, i8* }">
// CHECK-NEXT:    %[[A:.*]] = llvm.extractvalue %[[M]][0]
// CHECK-NEXT:    %[[B:.*]] = llvm.extractvalue %[[M]][1]
// CHECK-NEXT:    %[[C:.*]] = llvm.extractvalue %[[M]][2]
// CHECK-NEXT:    %[[D:.*]] = llvm.extractvalue %[[M]][3, 0]
// CHECK-NEXT:    %[[E:.*]] = llvm.extractvalue %[[M]][4, 0]
// CHECK-NEXT:    %[[F:.*]] = llvm.extractvalue %[[U]][0]
// CHECK-NEXT:    %[[G:.*]] = llvm.extractvalue %[[U]][1]
// CHECK-NEXT:    llvm.call @callee(%[[A]], %[[B]], %[[C]], %[[D]], %[[E]], %[[F]], %[[G]]) : (!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64, !llvm<"i8*">) -> ()
// CHECK:         llvm.call %arg7(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm<"float*">, !llvm<"float*">, !llvm.i64, !llvm.i64, !llvm.i64) -> ()
// R336: the passes of today's dialects.
// MODERN: llvm.func @callee(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr)
// MODERN-LABEL: llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr)
// MODERN-DAG:     %[[M:.*]] = llvm.insertvalue %arg4, %{{.*}}[4, 0]
// MODERN-DAG:     %[[U:.*]] = llvm.insertvalue %arg6, %{{.*}}[1] : !llvm.struct<(i64, ptr)>
// MODERN:         %[[A:.*]] = llvm.extractvalue %[[M]][0]
// MODERN-NEXT:    %[[B:.*]] = llvm.extractvalue %[[M]][1]
// MODERN-NEXT:    %[[C:.*]] = llvm.extractvalue %[[M]][2]
// MODERN-NEXT:    %[[D:.*]] = llvm.extractvalue %[[M]][3, 0]
// MODERN-NEXT:    %[[E:.*]] = llvm.extractvalue %[[M]][4, 0]
// MODERN-NEXT:    %[[F:.*]] = llvm.extractvalue %[[U]][0]
// MODERN-NEXT:    %[[G:.*]] = llvm.extractvalue %[[U]][1]
// MODERN-NEXT:    llvm.call @callee(%[[A]], %[[B]], %[[C]], %[[D]], %[[E]], %[[F]], %[[G]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr) -> ()
// MODERN:         llvm.call %arg7(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
func.func private @callee(memref<?xf32>, memref<*xf32>)
func.func @caller(%m: memref<?xf32>, %u: memref<*xf32>, %f: (memref<?xf32>) -> ()) {
  func.call @callee(%m, %u) : (memref<?xf32>, memref<*xf32>) -> ()
  func.call_indirect %f(%m) : (memref<?xf32>) -> ()
  return
}

// SPDX-License-Identifier: Apache-2.0
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// The dialect of 2020 exchanges floats, LLVM IR their bits.
// CHECK-LABEL: define { float, i1 } @exchange(ptr %0, float %1, float %2)
// CHECK-NEXT:    %expected.4 = bitcast float %1 to i32
// CHECK-NEXT:    %new.4 = bitcast float %2 to i32
// CHECK-NEXT:    %pair.4 = cmpxchg ptr %0, i32 %expected.4, i32 %new.4 acq_rel monotonic, align 4
// CHECK-NEXT:    %bits.4 = extractvalue { i32, i1 } %pair.4, 0
// CHECK-NEXT:    %ok.4 = extractvalue { i32, i1 } %pair.4, 1
// CHECK-NEXT:    %found.4 = bitcast i32 %bits.4 to float
// CHECK-NEXT:    %half.4 = insertvalue { float, i1 } poison, float %found.4, 0
// CHECK-NEXT:    %4 = insertvalue { float, i1 } %half.4, i1 %ok.4, 1
// CHECK-NEXT:    ret { float, i1 } %4
llvm.func @exchange(%p: !llvm<"float*">, %old: !llvm.float, %new: !llvm.float) -> !llvm<"{ float, i1 }"> {
  %r = llvm.cmpxchg %p, %old, %new acq_rel monotonic : !llvm.float
  llvm.return %r : !llvm<"{ float, i1 }">
}

// SPDX-License-Identifier: Apache-2.0
// E16. Memref types: the whole output.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s

func @t(%a: memref<f32>, %b: memref<1xf32>, %c: memref<?xf32>, %d: memref<10x42x42x43x123xf32>,
        %e: memref<10x?x42x?x123xf32>, %f: memref<1x?xvector<4xf32>>, %g: memref<*xf32>) {
  "use"(%a, %b, %c, %d, %e, %f, %g) : (memref<f32>, memref<1xf32>, memref<?xf32>, memref<10x42x42x43x123xf32>, memref<10x?x42x?x123xf32>, memref<1x?xvector<4xf32>>, memref<*xf32>) -> ()
  return
}

// CHECK: "use"({{.*}}) : (!llvm<"{ float*, float*, i64 }">, !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">, !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">, !llvm<"{ float*, float*, i64, [5 x i64], [5 x i64] }">, !llvm<"{ float*, float*, i64, [5 x i64], [5 x i64] }">, !llvm<"{ <4 x float>*, <4 x float>*, i64, [2 x i64], [2 x i64] }">, !llvm<"{ i64, i8* }">) -> ()

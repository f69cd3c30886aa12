// Constants that are written out: sparse elements, resources, complex numbers,
// bits in rows, splats of another size.
// RUN: mlopt -mlir-to-llvmir %s | FileCheck %s

// CHECK: @rows = global [2 x [3 x i32]] {{\[}}[3 x i32] [i32 1, i32 0, i32 0], [3 x i32] [i32 0, i32 0, i32 5]]
llvm.mlir.global @rows(sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
// CHECK: @lanes = global <4 x i32> <i32 1, i32 0, i32 0, i32 0>
llvm.mlir.global @lanes(sparse<[0], [1]> : vector<4xi32>) : vector<4xi32>
// CHECK: @text = global [3 x i8] c"ab\00"
llvm.mlir.global @text(sparse<[[0], [1]], [97, 98]> : tensor<3xi8>) : !llvm.array<3 x i8>
// CHECK: @blob = global [2 x [2 x i16]] {{\[}}[2 x i16] [i16 513, i16 1027], [2 x i16] [i16 1541, i16 2055]]
llvm.mlir.global @blob(dense_resource<blob> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
// CHECK: @complex = global [2 x { float, float }] [{ float, float } { float 1.000000e+00, float -2.000000e+00 }, { float, float } { float 3.000000e+00, float 4.000000e+00 }]
llvm.mlir.global @complex(dense<[(1.0, -2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
// CHECK: @bits = global [2 x [3 x i1]] {{\[}}[3 x i1] [i1 true, i1 false, i1 true], [3 x i1] [i1 false, i1 true, i1 true]]
llvm.mlir.global @bits(dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>) : !llvm.array<2 x array<3 x i1>>
// CHECK: @splat = global [2 x [2 x i32]] {{\[}}[2 x i32] [i32 1, i32 1], [2 x i32] [i32 1, i32 1]]
llvm.mlir.global @splat(dense<1> : tensor<6xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK: @none = global [0 x i32] zeroinitializer
llvm.mlir.global @none(dense<[]> : tensor<0xi32>) : !llvm.array<0 x i32>
// CHECK: @event = internal global target("spirv.DeviceEvent") zeroinitializer
llvm.mlir.global internal @event() : !llvm.target<"spirv.DeviceEvent"> {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.DeviceEvent">
  llvm.return %0 : !llvm.target<"spirv.DeviceEvent">
}

// Of modules in the module nothing is exported.
// CHECK-NOT: @inner
module @inner {
  llvm.func @inner()
}
{-# dialect_resources: { builtin: { blob: "0x080000000102030405060708" } } #-}

// LLVM cuts digits off before it rounds: some numbers that six digits say are
// written in hexadecimal all the same.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK: @d = {{.*}}[double 0x3FEFF7CED916872B, double 9.999000e-01, double 0x3FE6666666666666, double 0x44B52D02C7E14AF6, double 9.999990e+06, double 4.940660e-324]
llvm.mlir.global external @d(dense<[0.999, 0.9999, 0.7, 1.0e23, 9999990.0, 5.0e-324]> : tensor<6xf64>) : !llvm.array<6 x f64>
// CHECK: @f = {{.*}}[float 0x3FEFF7CEE0000000, float 5.000000e-01, float 0x3FB99999A0000000]
llvm.mlir.global external @f(dense<[0.999, 0.5, 0.1]> : tensor<3xf32>) : !llvm.array<3 x f32>

// Names of vector variants that LLVM takes.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGVnN2v_f" }
llvm.func @f0(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2v_f"]]}
// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGV_LLVM_N2v_f(g)" }
llvm.func @f1(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGV_LLVM_N2v_f(g)"]]}
// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGVnM2u_f(g)" }
llvm.func @f2(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnM2u_f(g)"]]}
// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGVnN2l8_f(g)" }
llvm.func @f3(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2l8_f(g)"]]}
// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGVnN2ln8_f(g)" }
llvm.func @f4(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2ln8_f(g)"]]}
// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGVnN2ls0_f(g)" }
llvm.func @f5(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2ls0_f(g)"]]}
// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGVnN2va16_f(g)" }
llvm.func @f6(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2va16_f(g)"]]}
// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGVnN2R4_f(g)" }
llvm.func @f7(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2R4_f(g)"]]}
// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGVsMxv_f(g)" }
llvm.func @f8(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVsMxv_f(g)"]]}
// CHECK-DAG: attributes #[[#]] = { "vector-function-abi-variant"="_ZGVrMxv_f(g)" }
llvm.func @f9(i32) -> i32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVrMxv_f(g)"]]}
llvm.func @f10(i16) -> f32 attributes {passthrough = [["vector-function-abi-variant", "_ZGVsMxv_f(g)"]]}
llvm.func @f11(i64) -> i8 attributes {passthrough = [["vector-function-abi-variant", "_ZGVrMxv_f(g)"]]}

// RUN: mlopt %s -convert-func-to-llvm | FileCheck %s
// RUN: not mlopt %s -convert-std-to-llvm 2>&1 | FileCheck %s --check-prefix=WRAPPED

// A modern struct has no wrapped parts.
// WRAPPED: argument #0 has type '!llvm.struct<"node", (index, ptr)>', which has no LLVM type

// R115: parts of structs and arrays that are not of LLVM are converted; an
// identified struct of such parts gets a name of its own, once.

// CHECK: llvm.func @literal(!llvm.struct<(i64, i32)>)
func.func private @literal(!llvm.struct<(index, i32)>)
// CHECK: llvm.func @array(!llvm.array<4 x struct<packed (i64, i8)>>)
func.func private @array(!llvm.array<4 x struct<packed (index, i8)>>)

// What is all of LLVM stays.
// CHECK: llvm.func @llvm(!llvm.struct<"all", (i32, struct<"all">)>)
func.func private @llvm(!llvm.struct<"all", (i32, struct<"all">)>)

// CHECK: llvm.func @named(!llvm.struct<"_Converted.node", (i64, ptr)>)
func.func private @named(!llvm.struct<"node", (index, ptr)>)
// CHECK: llvm.func @again(!llvm.ptr, !llvm.struct<"_Converted.node", (i64, ptr)>)
func.func private @again(!llvm.ptr, !llvm.struct<"node", (index, ptr)>)
// CHECK: llvm.func @packed(!llvm.struct<"_Converted.p", packed (i64, i8)>)
func.func private @packed(!llvm.struct<"p", packed (index, i8)>)

// CHECK: llvm.func @recursive(!llvm.struct<"_Converted.rec", (i64, struct<"_Converted.rec">)>)
func.func private @recursive(!llvm.struct<"rec", (index, struct<"rec">)>)
// CHECK: llvm.func @mutual(!llvm.struct<"_Converted.m1", (i64, struct<"_Converted.m2", (i32, struct<"_Converted.m1">)>)>)
func.func private @mutual(!llvm.struct<"m1", (index, struct<"m2", (i32, struct<"m1">)>)>)
// One part of a struct stays, the other one does not.
// CHECK: llvm.func @half(!llvm.struct<(struct<"all", (i32, struct<"all">)>, struct<"_Converted.node", (i64, ptr)>)>)
func.func private @half(!llvm.struct<(struct<"all", (i32, struct<"all">)>, struct<"node", (index, ptr)>)>)

// CHECK: llvm.func @memref(!llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>)
func.func private @memref(!llvm.struct<(memref<4xf32>)>)

// What has no LLVM type is not converted, nor what holds it.
// CHECK: func.func private @tensor(!llvm.struct<(tensor<i32>)>)
func.func private @tensor(!llvm.struct<(tensor<i32>)>)
// CHECK: func.func private @named_tensor(!llvm.struct<"t", (index, tensor<i32>)>)
func.func private @named_tensor(!llvm.struct<"t", (index, tensor<i32>)>)
// CHECK: func.func private @in_function(!llvm.struct<"f", (index, (!llvm.struct<"f">) -> ())>)
func.func private @in_function(!llvm.struct<"f", (index, (!llvm.struct<"f">) -> ())>)

// The pass that a note names converts the operation, and where mlopt has none,
// the note says who has.
// RUN: not mlopt -mlir-to-llvmir -split-input-file %s 2>&1 | FileCheck %s --implicit-check-not=' converts '
// RUN: mlopt %s -split-input-file -expand-strided-metadata | FileCheck %s --check-prefix=DONE --implicit-check-not=memref.subview
// DONE: llvm.func

// CHECK: note: -convert-math-to-libm converts it
llvm.func @cbrt(%a: f32) {
  %0 = math.cbrt %a : f32
  llvm.return
}

// -----

// CHECK: note: -convert-math-to-libm converts it
llvm.func @erf(%v: vector<4xf32>) {
  %0 = math.erf %v : vector<4xf32>
  llvm.return
}

// -----

// CHECK: note: -convert-math-to-llvm converts it
llvm.func @exp(%v: vector<4xf32>) {
  %0 = math.exp %v : vector<4xf32>
  llvm.return
}

// -----

// CHECK: note: -convert-math-to-funcs of mlir-opt converts it; mlopt does not have it
llvm.func @ipowi(%a: i32) {
  %0 = math.ipowi %a, %a : i32
  llvm.return
}

// -----

// CHECK: note: -convert-vector-to-llvm converts it
llvm.func @step() {
  %0 = vector.step : vector<4xindex>
  llvm.return
}

// -----

// CHECK: note: -convert-to-llvm converts it
llvm.func @fma(%v: vector<4xf32>) {
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  llvm.return
}

// -----

// CHECK: note: -convert-vector-to-llvm converts it
llvm.func @rows() {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %0 = vector.from_elements %c, %c : vector<1x2xf32>
  llvm.return
}

// -----

// CHECK: note: -expand-strided-metadata converts 'memref.subview', and -reconcile-unrealized-casts removes the cast then
llvm.func @subview(%s: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) {
  %m = builtin.unrealized_conversion_cast %s : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  llvm.return
}

// -----

// CHECK: note: no pass converts it: the layout of 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>' is not strided
func.func @layout(%m: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  return
}

// -----

// CHECK: note: -convert-complex-to-standard of mlir-opt converts 'complex.exp'; mlopt does not have it
llvm.func @exp_of_complex(%s: !llvm.struct<(f32, f32)>) {
  %c = builtin.unrealized_conversion_cast %s : !llvm.struct<(f32, f32)> to complex<f32>
  %0 = complex.exp %c : complex<f32>
  llvm.return
}

// -----

// CHECK: note: mlopt has no pass that converts 'math.isnan' of these types
llvm.func @is_nan(%s: !llvm.array<2 x vector<3xf32>>) {
  %v = builtin.unrealized_conversion_cast %s : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
  %0 = math.isnan %v : vector<2x3xf32>
  llvm.return
}

// -----

// CHECK: note: -convert-vector-to-scf converts it
llvm.func @print() {
  %c = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  vector.print %c : vector<4xf32>
  llvm.return
}

// -test-convert-func-op, -convert-func-to-llvm: an argument with llvm.byval or
// llvm.byref that is no pointer becomes one, and is loaded where it is used.
// RUN: mlopt-test %s -split-input-file -test-convert-func-op | FileCheck %s
// RUN: mlopt-test %s -split-input-file -convert-func-to-llvm | FileCheck %s

// CHECK-LABEL: llvm.func @numbers(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(f32, f32)>}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.byref = i64}, %arg2: i32) -> i64 {
// CHECK-NEXT: %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = llvm.load %arg1 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %1 : i64
func.func @numbers(%z: complex<f32> {llvm.byval = complex<f32>}, %i: index {llvm.byref = index, llvm.align = 4 : i64}, %n: i32) -> index {
  return %i : index
}

// CHECK-LABEL: llvm.func @vector(%arg0: !llvm.ptr {llvm.byval = vector<4xi64>}) -> vector<4xi64> {
// CHECK-NEXT: %0 = llvm.load %arg0 : !llvm.ptr -> vector<4xi64>
// CHECK-NEXT: llvm.return %0
func.func @vector(%v: vector<4xindex> {llvm.byval = vector<4xindex>}) -> vector<4xindex> {
  return %v : vector<4xindex>
}

// CHECK-LABEL: llvm.func @other_type(%arg0: !llvm.ptr {llvm.byval = f32}) -> i64 {
// CHECK-NEXT: %0 = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
// CHECK-NEXT: llvm.return %1 : i64
func.func @other_type(%i: index {llvm.byval = f32}) -> index {
  return %i : index
}

// A memref before it is several arguments.
// CHECK-LABEL: llvm.func @after_memref(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr {llvm.byval = i64}) -> i64 {
// CHECK-NEXT: %0 = llvm.load %arg5 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %0 : i64
func.func @after_memref(%m: memref<4xf32>, %i: index {llvm.byval = index}) -> index {
  return %i : index
}

// CHECK-LABEL: llvm.func @declared(!llvm.ptr {llvm.byval = !llvm.struct<(f32, f32)>})
func.func private @declared(complex<f32> {llvm.byval = complex<f32>})

// A pointer stays one.
// CHECK-LABEL: llvm.func @pointer(%arg0: !llvm.ptr {llvm.byval = i64}) -> !llvm.ptr {
// CHECK-NEXT: llvm.return %arg0 : !llvm.ptr
func.func @pointer(%p: !llvm.ptr {llvm.byval = index}) -> !llvm.ptr {
  return %p : !llvm.ptr
}

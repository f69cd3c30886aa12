// RUN: mlopt %s -split-input-file -verify-diagnostics | FileCheck %s

// What the dictionary says of a property goes before what the rest says, as
// mlir's declarative formats have it; where upstream parses by hand, it must
// not be said twice.

// CHECK-LABEL: func.func @win
func.func @win(%i: i32, %f: f32, %b: i1, %v: vector<4xf32>, %p: !llvm.ptr) {
  // CHECK: arith.cmpi ne,
  %0 = arith.cmpi eq, %i, %i {predicate = 1 : i64} : i32
  // CHECK: arith.addf %{{.*}}, %{{.*}} : f32
  %1 = arith.addf %f, %f fastmath<fast> {fastmath = #arith.fastmath<none>} : f32
  // CHECK: arith.constant 1 : i32
  %2 = arith.constant {value = 1 : i32} 3 : i32
  // CHECK: vector.extract %{{.*}}[1]
  %3 = vector.extract %v[0] {static_position = array<i64: 1>} : f32 from vector<4xf32>
  // CHECK: cf.assert %{{.*}}, "y"
  cf.assert %b, "x" {msg = "y"}
  // CHECK: llvm.getelementptr %{{.*}}[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %4 = llvm.getelementptr %p[1] {elem_type = i64, rawConstantIndices = array<i32: 3>} : (!llvm.ptr) -> !llvm.ptr, i32
  // CHECK: llvm.load %{{.*}} atomic monotonic
  %5 = llvm.load %p atomic acquire {ordering = 2 : i64, alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

// -----

// CHECK-LABEL: func.func @dropped
func.func @dropped(%f: f32) {
  // CHECK: memref.alloc() : memref<4xf32>
  %0 = memref.alloc() {operandSegmentSizes = 1} : memref<4xf32>
  // CHECK: llvm.fcmp "oeq" %{{.*}}, %{{.*}} : f32
  %1 = llvm.fcmp "oeq" %f, %f {fastmathFlags = 1} : f32
  return
}

// -----

func.func @checked_at_once(%i: i32) {
  // expected-error@+1 {{custom op 'llvm.udiv' 'llvm.udiv' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
  %0 = llvm.udiv %i, %i {isExact = 1} : i32
  return
}

// -----

func.func @segments() {
  // expected-error@+1 {{'memref.alloc' op operand count (0) does not match with the total size (1) specified in attribute 'operandSegmentSizes'}}
  %0 = memref.alloc() {operandSegmentSizes = array<i32: 0, 1>} : memref<4xf32>
  return
}

// -----

func.func @compare(%i: i32) {
  // expected-error@+1 {{custom op 'llvm.icmp' attribute 'predicate' occurs more than once in the attribute list}}
  %0 = llvm.icmp "eq" %i, %i {predicate = 0 : i64} : i32
  return
}

// -----

llvm.func @call() {
  // expected-error@+1 {{custom op 'llvm.call' attribute 'CConv' occurs more than once in the attribute list}}
  llvm.call @call() {CConv = #llvm.cconv<fastcc>} : () -> ()
  llvm.return
}

// -----

func.func @words(%m: memref<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = bufferization.to_tensor %m writable restrict : memref<4xf32> to tensor<4xf32>
  return
}

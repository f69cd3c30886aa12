// Constants that are undefined or poison fold as LLVM's builder folds them.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK-LABEL: define i1 @unordered()
// CHECK-NEXT:    ret i1 true
llvm.func @unordered() -> i1 {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  %1 = llvm.fcmp "ueq" %0, %0 : f32
  llvm.return %1 : i1
}

// CHECK-LABEL: define i1 @not_equal()
// CHECK-NEXT:    ret i1 false
llvm.func @not_equal() -> i1 {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  %1 = llvm.fcmp "une" %0, %0 : f32
  llvm.return %1 : i1
}

// A machine may take it for zero.
// CHECK-LABEL: define i1 @denormal()
// CHECK-NEXT:    %1 = fcmp ord
llvm.func @denormal() -> i1 {
  %0 = llvm.mlir.constant(1.0 : f64) : f64
  %1 = llvm.mlir.constant(2.5e-323 : f64) : f64
  %2 = llvm.fcmp "ord" %0, %1 : f64
  llvm.return %2 : i1
}

// CHECK-LABEL: define i64 @extended()
// CHECK-NEXT:    ret i64 0
llvm.func @extended() -> i64 {
  %0 = llvm.mlir.undef : i8
  %1 = llvm.zext %0 : i8 to i64
  llvm.return %1 : i64
}

// CHECK-LABEL: define <2 x i64> @lanes()
// CHECK-NEXT:    ret <2 x i64> <i64 8589934593, i64 17179869187>
llvm.func @lanes() -> vector<2xi64> {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.bitcast %0 : vector<4xi32> to vector<2xi64>
  llvm.return %1 : vector<2xi64>
}

// CHECK-LABEL: define <4 x i32> @beyond()
// CHECK-NEXT:    ret <4 x i32> poison
llvm.func @beyond() -> vector<4xi32> {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(7 : i32) : i32
  %2 = llvm.insertelement %1, %0[%1 : i32] : vector<4xi32>
  llvm.return %2 : vector<4xi32>
}

// CHECK-LABEL: define i7 @quotient()
// CHECK-NEXT:    ret i7 1
llvm.func @quotient() -> i7 {
  %0 = llvm.mlir.constant(-1 : i7) : i7
  %1 = llvm.sdiv %0, %0 : i7
  llvm.return %1 : i7
}

llvm.mlir.global external @one(1 : i32) : i32
llvm.mlir.global weak @two$(2 : i32) : i32
llvm.mlir.global external @three(3 : i32) : i32

// CHECK-LABEL: define i1 @apart()
// CHECK-NEXT:    ret i1 false
llvm.func @apart() -> i1 {
  %0 = llvm.mlir.addressof @one : !llvm.ptr
  %1 = llvm.mlir.addressof @three : !llvm.ptr
  %2 = llvm.icmp "eq" %0, %1 : !llvm.ptr
  llvm.return %2 : i1
}

// What is weak may be replaced.
// CHECK-LABEL: define i1 @perhaps()
// CHECK-NEXT:    %1 = icmp eq ptr @one, @"two$"
llvm.func @perhaps() -> i1 {
  %0 = llvm.mlir.addressof @one : !llvm.ptr
  %1 = llvm.mlir.addressof @two$ : !llvm.ptr
  %2 = llvm.icmp "eq" %0, %1 : !llvm.ptr
  llvm.return %2 : i1
}

// CHECK-LABEL: define i32 @chosen()
// CHECK-NEXT:    ret i32 5
llvm.func @chosen() -> i32 {
  %0 = llvm.mlir.undef : i1
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = llvm.mlir.constant(5 : i32) : i32
  %3 = llvm.select %0, %1, %2 : i1, i32
  llvm.return %3 : i32
}

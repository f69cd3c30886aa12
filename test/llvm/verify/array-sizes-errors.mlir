// RUN: not mlopt --split-input-file %s 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:34: error: integer value too large
// CHECK: :[[@LINE+1]]:55: error: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
func.func private @f(!llvm.array<18446744073709551616 x i32>)

// -----

// CHECK: :[[@LINE+2]]:35: error: expected integer value
// CHECK: :[[@LINE+1]]:36: error: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
func.func private @f(!llvm.array<- x i32>)

// -----

// CHECK: :[[@LINE+1]]:36: error: expected 'x'
func.func private @f(!llvm.array<2 i32>)

// -----

// CHECK: :[[@LINE+1]]:36: error: expected 'x'
func.func private @f(!llvm.array<-2xi32>)

// -----

// CHECK: :[[@LINE+2]]:34: error: expected integer value
// CHECK: :[[@LINE+1]]:34: error: failed to parse LLVMArrayType
func.func private @f(!llvm.array<? x 4 x i32>)

// -----

// CHECK: :[[@LINE+1]]:29: error: expected non-function type
func.func private @f(tensor<-1xi32>)

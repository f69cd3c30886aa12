// Types of functions are LLVM's in all their parts.
// RUN: mlopt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(!llvm.struct<(i32, memref<4xf32>)>)

// -----

// expected-error@+1 {{expected LLVM type for function results'!llvm.array<2 x index>'}}
llvm.func @f() -> !llvm.array<2 x index>

// -----

llvm.func @f(!llvm.struct<"node", (ptr, array<2 x struct<"node">>)>)

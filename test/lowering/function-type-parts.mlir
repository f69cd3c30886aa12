// RUN: mlopt %s -convert-func-to-llvm | FileCheck %s

// Parts of function types are converted, as those of structs are. What LLVM does
// not have anywhere in a type leaves the function as it is.

// CHECK:      llvm.func @index(!llvm.func<i64 (i64)>)
// CHECK-NEXT: llvm.func @around_struct(!llvm.func<void (struct<(i64)>)>)
// CHECK-NEXT: func.func private @target(!llvm.target<"a", index>)
// CHECK-NEXT: func.func private @target_in_struct(!llvm.struct<(struct<"o", opaque>, !llvm.target<"a", index>)>)
// CHECK-NEXT: func.func private @target_in_function(!llvm.func<void (!llvm.target<"a", index>)>)
// CHECK-NEXT: llvm.func @target_of_integer(!llvm.target<"a", i32>)
func.func private @index(!llvm.func<index (index)>)
func.func private @around_struct(!llvm.func<void (struct<(index)>)>)
func.func private @target(!llvm.target<"a", index>)
func.func private @target_in_struct(!llvm.struct<(struct<"o", opaque>, target<"a", index>)>)
func.func private @target_in_function(!llvm.func<void (target<"a", index>)>)
func.func private @target_of_integer(!llvm.target<"a", i32>)

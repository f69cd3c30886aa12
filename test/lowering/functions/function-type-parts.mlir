// RUN: mlopt %s -convert-func-to-llvm | FileCheck %s

// What LLVM does not have anywhere in a type, or not as an argument or a result,
// leaves the function as it is.

// CHECK:      func.func private @target(!llvm.target<"a", index>)
// CHECK-NEXT: func.func private @target_in_struct(!llvm.struct<(struct<"o", opaque>, !llvm.target<"a", index>)>)
// CHECK-NEXT: func.func private @target_in_function(!llvm.func<void (!llvm.target<"a", index>)>)
// CHECK-NEXT: llvm.func @target_of_integer(!llvm.target<"a", i32>)
// CHECK-NEXT: func.func private @function(!llvm.func<i32 (i32)>)
// CHECK-NEXT: func.func private @function_result() -> !llvm.func<i32 (i32)>
// CHECK-NEXT: func.func private @nothing(!llvm.void)
func.func private @target(!llvm.target<"a", index>)
func.func private @target_in_struct(!llvm.struct<(struct<"o", opaque>, target<"a", index>)>)
func.func private @target_in_function(!llvm.func<void (target<"a", index>)>)
func.func private @target_of_integer(!llvm.target<"a", i32>)
func.func private @function(!llvm.func<i32 (i32)>)
func.func private @function_result() -> !llvm.func<i32 (i32)>
func.func private @nothing(!llvm.void)


// A function's types may be wrapped, modern, or both: its own type is wrapped
// only if all of them are.
// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s --check-prefix=EXPORT

// CHECK: llvm.func @g(!llvm.i32, i64) -> !llvm<"i32*">
// GENERIC: function_type = !llvm.func<!llvm<"i32*"> (!llvm.i32, i64)>{{.*}}sym_name = "g"
// EXPORT: declare ptr @g(i32, i64)
llvm.func @g(!llvm.i32, i64) -> !llvm<"i32*">

// CHECK: llvm.func @f(%[[A:.*]]: !llvm.i32, %[[B:.*]]: i64) -> !llvm<"i32*"> {
// CHECK-NEXT: %[[R:.*]] = llvm.call @g(%[[A]], %[[B]]) : (!llvm.i32, i64) -> !llvm<"i32*">
// CHECK-NEXT: llvm.return %[[R]] : !llvm<"i32*">
// EXPORT: define ptr @f(i32 %0, i64 %1)
llvm.func @f(%a: !llvm.i32, %b: i64) -> !llvm<"i32*"> {
  %0 = llvm.call @g(%a, %b) : (!llvm.i32, i64) -> !llvm<"i32*">
  llvm.return %0 : !llvm<"i32*">
}

// CHECK: llvm.func @wrapped(!llvm.i32) -> !llvm<"i32*">
// GENERIC: sym_name = "wrapped", type = !llvm<"i32* (i32)">
llvm.func @wrapped(!llvm.i32) -> !llvm<"i32*">

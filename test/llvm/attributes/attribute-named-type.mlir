// The older name of a property is the name of a discardable attribute where the
// property has its value already.
// RUN: mlopt %s | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: llvm.func @f() attributes {type = 1 : i32} {
// GENERIC: "llvm.func"() <{{.*}}function_type = !llvm.func<void ()>
// GENERIC: {type = 1 : i32} : () -> ()
llvm.func @f() attributes {type = 1 : i32} {
  llvm.return
}

// CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32, type = 1 : i32} : i32
llvm.mlir.global external @g() {addr_space = 0 : i32, type = 1 : i32} : i32

// Without `<{…}>`, in any order.
// CHECK: llvm.func @h() attributes {type = 2 : i32} {
"llvm.func"() ({
  "llvm.return"() : () -> ()
}) {type = 2 : i32, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "h"} : () -> ()

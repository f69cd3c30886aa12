// RUN: mlopt %s -split-input-file -mlir-to-llvmir | FileCheck %s

// CHECK:      !llvm.ident = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!1, !2, !3}
// CHECK-NEXT: !llvm.linker.options = !{!4}
// CHECK:      !3 = !{i32 2, !"CodeView", i32 1}
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc", llvm.ident = "x"} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "foo", 1 : i32>]
  llvm.linker_options ["a", "b"]
}

// -----

// It may be there already.
// CHECK: !llvm.module.flags = !{!0, !1}
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "CodeView", 1 : i32>]
}

// -----

// CHECK:     target triple = "x86_64-pc-windows-gnu"
// CHECK-NOT: CodeView
module attributes {llvm.target_triple = "x86_64-pc-windows-gnu"} {}

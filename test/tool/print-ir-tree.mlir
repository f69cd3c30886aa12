// -mlir-print-ir-tree-dir: a file for each dump, in a folder for each operation.
// RUN: rm -rf %t
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(cse,canonicalize),builtin.module(func.func(cse)),symbol-dce)' -mlir-print-ir-after-all -mlir-print-ir-before=cse -mlir-print-ir-tree-dir=%t -o /dev/null 2> %t.err
// RUN: test ! -s %t.err
// RUN: (cd %t && find . -type f) | LC_ALL=C sort | FileCheck %s
// RUN: FileCheck %s --check-prefix=FILE < %t/builtin_module_m/func_func_foo/0_1_cse.mlir
// RUN: mlopt %s -cse -mlir-print-ir-after-all -mlir-print-ir-tree-dir= -o /dev/null 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not mlopt %s -cse -mlir-print-ir-after-all -mlir-print-ir-tree-dir=%t/none/x -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK:      ./builtin_module_m/1_symbol-dce.mlir
// CHECK-NEXT: ./builtin_module_m/builtin_module_no-symbol-name/func_func_in/0_0_0_cse.mlir
// CHECK-NEXT: ./builtin_module_m/builtin_module_no-symbol-name/func_func_in/0_0_1_cse.mlir
// CHECK-NEXT: ./builtin_module_m/func_func_b_a r/0_0_cse.mlir
// CHECK-NEXT: ./builtin_module_m/func_func_b_a r/0_1_cse.mlir
// CHECK-NEXT: ./builtin_module_m/func_func_b_a r/0_2_canonicalize.mlir
// CHECK-NEXT: ./builtin_module_m/func_func_foo/0_0_cse.mlir
// CHECK-NEXT: ./builtin_module_m/func_func_foo/0_1_cse.mlir
// CHECK-NEXT: ./builtin_module_m/func_func_foo/0_2_canonicalize.mlir
// CHECK-NOT:  {{.}}

// FILE:      {{^}}// -----// IR Dump After CSE (cse) //----- //
// FILE-NEXT: func.func @foo() {
// FILE-NEXT:   return
// FILE-NEXT: }

// No name of a folder: no files.
// EMPTY: // -----// IR Dump After CSE (cse)

// NONE: Error while creating directory {{.*}}/none/x: No such file or directory

module @m {
  func.func @foo() {
    return
  }
  func.func @"b/a r"() {
    return
  }
  module {
    func.func @in() {
      return
    }
  }
}

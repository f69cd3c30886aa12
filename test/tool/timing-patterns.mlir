// -mlir-timing-patterns: patterns by pass, with how often each was tried and
// applied and why it did not apply; and -mlir-timing with the export.
// RUN: mlopt %s -canonicalize -convert-func-to-llvm -mlir-timing-patterns -o /dev/null 2>&1 | FileCheck %s
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(canonicalize))' -threads=4 -mlir-timing-patterns -o /dev/null 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: mlopt %s -convert-to-llvm -mlir-to-llvmir -mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: mlopt %s -convert-to-llvm | mlopt -mlir-to-llvmir -mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=EXPORT --implicit-check-not=Parser
// RUN: mlopt %s -canonicalize -mlir-enable-debugger-hook -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOOK

//      CHECK:  ... Pattern statistics report ...
//      CHECK: {{^}}Canonicalizer
// CHECK-NEXT:   ----Microseconds----  ----Tried----  ---Applied---  ----Name----
//  CHECK-DAG: {{ +[0-9.]+ +[0-9]+ +1  }}{{[a-z-]+}}
//  CHECK-DAG: {{ +[0-9.]+ +[0-9]+ +[0-9]+}}  (folds)
//      CHECK: {{^}}ConvertFuncToLLVMPass
//     NESTED: {{^}}Canonicalizer
//       BOTH: Parser
//       BOTH: ConvertToLLVMPass
//       BOTH: Translate MLIR to LLVMIR
//     EXPORT: Translate MLIR to LLVMIR
//       HOOK: ExecutionContext registered on the context (with Debugger hook)
func.func @f(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  return %1 : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

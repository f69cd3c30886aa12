// RUN: mlopt %s -split-input-file -mlir-to-llvmir -verify-diagnostics | FileCheck %s

// CHECK: @g = global i32 1 #0
// CHECK: @h = global i32 1, align 4 #0
// CHECK: declare void @f() #1
// CHECK: attributes #0 = { noinline "bss-section"=".b" "x" }
// CHECK: attributes #1 = { "x" }
llvm.mlir.global external @g(1 : i32) {target_specific_attrs = [["bss-section", ".b"], "x", "noinline"]} : i32
llvm.mlir.global external @h(1 : i32) {alignment = 4 : i64, target_specific_attrs = [["bss-section", ".b"], "x", "noinline"]} : i32
llvm.func @f() attributes {passthrough = ["x"]}

// -----

// expected-error@+1 {{expected 'target_specific_attrs' to contain string or array attributes}}
llvm.mlir.global external @g(1 : i32) {target_specific_attrs = ["a", ["b"]]} : i32

// -----

// expected-error@+1 {{expected arrays within 'target_specific_attrs' to contain two strings}}
llvm.mlir.global external @g(1 : i32) {target_specific_attrs = [["a", 1 : i32]]} : i32

// -----

// expected-error@+1 {{LLVM attribute 'align' expects a value}}
llvm.mlir.global external @g(1 : i32) {target_specific_attrs = ["align"]} : i32

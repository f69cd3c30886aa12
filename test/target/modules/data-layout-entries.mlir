// RUN: mlopt %s -split-input-file -mlir-to-llvmir | FileCheck %s
// RUN: mlopt %s -split-input-file -mlir-to-llvmir | FileCheck %s --check-prefix=NONE

// NONE-NOT: {{[SAGP]0}}

// The width of an index is that of the pointer.
// CHECK: target datalayout = "p1:32:64:64:32"
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {}

// -----

// CHECK: target datalayout = "i64:64"
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<1xi64>>} {}

// -----

// Zeros are the default; alignments are whole bytes.
// CHECK: target datalayout = "e-Fn64-A5-i64:8"
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 0 : i64, "dlti.endianness" = "little",
  "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>,
  "dlti.global_memory_space" = 0 : ui64, "dlti.alloca_memory_space" = 5 : ui64, i64 = dense<12> : vector<2xi64>>} {}

// -----

// CHECK: target datalayout = "Fi32"
module attributes {dlti.dl_spec = #dlti.dl_spec<
  "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = false>>} {}

// -----

// A layout that is written counts alone, even if it is empty.
// CHECK:     source_filename
// CHECK-NOT: datalayout
// CHECK:     module.flags
module attributes {llvm.data_layout = "", dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>>} {}

// Data layouts: entries written either way, and each thing that an entry may
// say.
// RUN: mlopt %s -split-input-file -allow-unregistered-dialect | FileCheck %s

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", i32 = dense<32> : vector<2xi64>, "a.b" = 1 : i64>}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">, i32 = dense<32> : vector<2xi64>, #dlti.dl_entry<"a.b", 1>>} {
}

// -----

// CHECK: "test.use"() {a = #dlti.dl_entry<i32, 4 : i64>, b = #dlti.map<"x" = 5 : i64, i32 = "y">, c = #dlti.dl_spec<>} : () -> ()
"test.use"() {a = #dlti.dl_entry<i32, 4>, b = #dlti.map<#dlti.dl_entry<"x", 5>, i32 = "y">, c = #dlti.dl_spec<>} : () -> ()

// -----

// CHECK: "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<
  "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>,
  !llvm.ptr<3> = dense<[32, 32, 64, 32]> : vector<4xi64>, !llvm.struct<()> = dense<[32, 64]> : vector<2xi64>,
  index = 32, f64 = dense<[32, 64]> : vector<2xi64>, !llvm.array<2 x i32> = 5>} {
}

// -----

// CHECK: #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 5 : i64>, "GPU" = #dlti.target_device_spec<"b" = "c">>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<#dlti.dl_entry<"a", 5>>, "GPU" = #dlti.target_device_spec<"b" = "c">>} {
}

// -----

// A layout inside of another one may align less, and say what that says too.
// CHECK: #dlti.dl_spec<"dlti.endianness" = "big", !llvm.struct<()> = dense<16> : vector<1xi64>>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi64>, "dlti.endianness" = "big">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", !llvm.struct<()> = dense<16> : vector<1xi64>>} {
  }
}

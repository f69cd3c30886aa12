// Attributes of functions in LLVM's own words, and metadata of functions.
// RUN: mlopt -mlir-to-llvmir %s | FileCheck %s

// CHECK: define void @numbers() #[[NUMBERS:[0-9]+]]
llvm.func @numbers() attributes {passthrough = [["uwtable", "1"], ["memory", "0x55"], ["alignstack", "010"], ["vscale_range", "0x100000002"], "cold", ["mine", ""], ["allocsize", "x"]]} {
  llvm.return
}

// Of several that say how a function streams, the first one counts.
// CHECK: define void @streaming() #[[STREAMING:[0-9]+]]
llvm.func @streaming() attributes {arm_streaming, arm_locally_streaming, arm_in_za, arm_out_za} {
  llvm.return
}

// Hints are printed in the order in which the module first has them.
// CHECK: declare !work_group_size_hint ![[SIZE:[0-9]+]] void @hint()
llvm.func @hint() attributes {work_group_size_hint = array<i32: 1, 2, 3>}
// CHECK: define void @hints() !prof ![[COUNT:[0-9]+]] !work_group_size_hint ![[SIZE]] !vec_type_hint ![[TYPE:[0-9]+]] !intel_reqd_sub_group_size ![[SUB:[0-9]+]] {
llvm.func @hints() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<2xf32>, is_signed = true>, intel_reqd_sub_group_size = 8 : i32, work_group_size_hint = array<i32: 1, 2, 3>, function_entry_count = 3 : i64} {
  llvm.return
}

// CHECK-DAG: attributes #[[NUMBERS]] = { cold memory(read, target_mem0: none, target_mem1: none) alignstack=8 uwtable(sync) vscale_range(1,2) "allocsize"="x" "mine" }
// CHECK-DAG: attributes #[[STREAMING]] = { "aarch64_in_za" "aarch64_pstate_sm_enabled" }
// CHECK-DAG: ![[SIZE]] = !{i32 1, i32 2, i32 3}
// CHECK-DAG: ![[COUNT]] = !{!"function_entry_count", i64 3}
// CHECK-DAG: ![[TYPE]] = !{<2 x float> undef, i32 1}
// CHECK-DAG: ![[SUB]] = !{i32 8}

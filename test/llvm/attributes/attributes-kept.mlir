// Attributes with parameters, whole and without their names.
// RUN: mlopt %s -mlir-print-debuginfo | FileCheck %s
// RUN: mlopt %s -mlir-print-debuginfo | mlopt -mlir-print-debuginfo | FileCheck %s

// CHECK-DAG: #di_file = #llvm.di_file<"k>.c" in "/tmp">
// CHECK-DAG: #tbaa_root = #llvm.tbaa_root<id = "Simple \22C/C++\22 TBAA">
// CHECK-DAG: #tbaa_root1 = #llvm.tbaa_root
// CHECK-DAG: #loop_unroll = #llvm.loop_unroll<disable = true>
// CHECK-DAG: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#di_file = #llvm.di_file<"k>.c" in "/tmp">
#root = #llvm.tbaa_root<id = "Simple \"C/C++\" TBAA">

// CHECK: module attributes {
// CHECK-SAME: llvm.annotation = #loop_annotation
// CHECK-SAME: llvm.file = #di_file
// CHECK-SAME: llvm.known = #llvm.linkage<internal>
// CHECK-SAME: llvm.roots = [#tbaa_root, #tbaa_root1]
module attributes {
  llvm.annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>,
  llvm.file = #di_file,
  llvm.known = #llvm.linkage<internal>,
  llvm.roots = [#root, #llvm.tbaa_root]
} {
  func private @f() loc(fused<#llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>>["k.c":1:1])
}
// CHECK: #di_subprogram = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
// CHECK: loc(fused<#di_subprogram>[#loc{{[0-9]*}}])

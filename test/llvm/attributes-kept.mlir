// Attributes of the llvm dialect that mlopt does not know are kept as text.
// RUN: mlopt %s -mlir-print-debuginfo | FileCheck %s
// RUN: mlopt %s -mlir-print-debuginfo | mlopt -mlir-print-debuginfo | FileCheck %s

// Aliases too: their text stands where they are used.
#di_file = #llvm.di_file<"k>.c" in "/tmp">
#root = #llvm.tbaa_root<id = "Simple \"C/C++\" TBAA">

// CHECK: module attributes {
// CHECK-SAME: llvm.annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>
// CHECK-SAME: llvm.bare = #llvm.bare
// CHECK-SAME: llvm.file = #llvm.di_file<"k>.c" in "/tmp">
// CHECK-SAME: llvm.known = #llvm.linkage<internal>
// CHECK-SAME: llvm.roots = [#llvm.tbaa_root<id = "Simple \"C/C++\" TBAA">, #llvm.tbaa_root]
module attributes {
  llvm.annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true>,
  llvm.bare = #llvm.bare,
  llvm.file = #di_file,
  llvm.known = #llvm.linkage<internal>,
  llvm.roots = [#root, #llvm.tbaa_root]
} {
  func private @f() loc(fused<#llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>>["k.c":1:1])
}
// CHECK: loc(fused<#llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>>[#loc{{[0-9]*}}])

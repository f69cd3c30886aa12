// Offsets may be negative.
// RUN: mlopt -allow-unregistered-dialect %s | FileCheck %s

// CHECK: members = {<#tbaa_root, 0>, <#tbaa_root, -4>}
"a"() {x = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root<>, 0>, <#llvm.tbaa_root<>, -4>}>} : () -> ()

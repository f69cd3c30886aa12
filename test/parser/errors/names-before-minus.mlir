// RUN: not mlopt %s -allow-unregistered-dialect 2>&1 | FileCheck %s

// The name of an attribute ends before a `-`.
// CHECK: :[[@LINE+1]]:20: error: unknown attribute `foo` in dialect `llvm`
"x.a"() {a = #llvm.foo-bar} : () -> ()

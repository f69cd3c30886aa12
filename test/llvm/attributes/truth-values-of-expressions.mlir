// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect | mlopt -allow-unregistered-dialect | FileCheck %s

// A truth value is a number of one bit with a sign.
// CHECK: #llvm.di_expression<[DW_OP_constu(18446744073709551615, 0)]>
"x.a"() {a = #llvm.di_expression<[DW_OP_constu(true, false)]>} : () -> ()
// CHECK: #llvm.di_expression<[DW_OP_LLVM_fragment(16, 0)]>
"x.a"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment(16, false)]>} : () -> ()

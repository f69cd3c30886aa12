// RUN: not mlopt %s -allow-unregistered-dialect -split-input-file 2>&1 | FileCheck %s

// CHECK: :[[@LINE+1]]:48: error: expected integer value
"x.a"() {a = #llvm.di_expression<[DW_OP_constu(foo)]>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:51: error: expected integer value
"x.a"() {a = #llvm.di_expression<[DW_OP_constu(5, foo)]>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:48: error: expected integer value
"x.a"() {a = #llvm.di_expression<[DW_OP_constu()]>} : () -> ()

// -----

// An encoding is a word.
// CHECK: error: encountered unknown attribute encoding "true"
"x.a"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, true)]>} : () -> ()

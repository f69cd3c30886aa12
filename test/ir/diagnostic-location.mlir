// A location without a place is part of the message.
// RUN: not mlopt-test %s  2>&1 >/dev/null | FileCheck %s

// CHECK: <unknown>:0: error: loc("name"): 'arith.addi' op requires one result
// CHECK-NEXT: <unknown>:0: note: loc("name"): see current operation: "arith.addi"() <{overflowFlags = #arith.overflow<none>}> : () -> ()

"arith.addi"() : () -> () loc("name")

// What grows exponentially ends: max-inlined-ops says where, and a warning says
// that it did.
//
// RUN: mlopt %s -inline=max-inlined-ops=100 2>&1 | FileCheck %s
// RUN: mlopt %s -inline="max-inlined-ops=0 max-iterations=1" 2>&1 | FileCheck %s --check-prefix=ALL

// CHECK: warning: stopped after 111 operations were inlined, with {{[0-9]+}} links of call sites, as max-inlined-ops says: {{[1-9][0-9]*}} calls were not looked at
// ALL-NOT: warning:

// CHECK-LABEL: func.func @f0
// CHECK: call @f1
// CHECK: call @f2
// ALL-LABEL: func.func @f0
func.func @f0() {
  call @f1() : () -> ()
  call @f2() : () -> ()
  return
}

func.func @f1() {
  call @f2() : () -> ()
  call @f3() : () -> ()
  return
}

func.func @f2() {
  call @f3() : () -> ()
  call @f4() : () -> ()
  return
}

func.func @f3() {
  call @f4() : () -> ()
  call @f0() : () -> ()
  return
}

func.func @f4() {
  call @f0() : () -> ()
  call @f1() : () -> ()
  return
}

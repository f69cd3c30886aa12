// RUN: mlopt %s -convert-std-to-llvm -allow-unregistered-dialect | FileCheck %s
// RUN: not mlopt-test %s -test-legalize-patterns=test-legalize-mode=partly -allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=BAD

// R15: -convert-std-to-llvm is a partial conversion: what it does not know
// stays, unless it is illegal to stay.
// CHECK-LABEL: llvm.func @partial(
// CHECK-NEXT:    %[[V:.*]] = llvm.add
// CHECK-NEXT:    "x.unknown"(%[[V]]) : (!llvm.i32) -> ()
// CHECK-NEXT:    llvm.return
func @partial(%a: i32) {
  %0 = addi %a, %a : i32
  "x.unknown"(%0) : (i32) -> ()
  return
}

// R15: a mode that is none of the three.
// BAD: test-legalize-mode

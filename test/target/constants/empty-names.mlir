// A symbol without a name has a number in LLVM; a table of a kind of unwinding
// that LLVM does not know is its synchronous one.
// RUN: mlopt %s -mlir-to-llvmir | FileCheck %s

// CHECK: declare void @0() #[[GROUP:[0-9]+]]
llvm.func @""() attributes {passthrough = [["uwtable", "7"]]}
// CHECK: call void @0()
llvm.func @f() {
  llvm.call @""() : () -> ()
  llvm.return
}
// CHECK: attributes #[[GROUP]] = { uwtable(sync) }

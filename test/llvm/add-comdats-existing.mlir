// RUN: mlopt %s -llvm-add-comdats | FileCheck %s
// The comdat that is there gets one more selector, at its start.

// CHECK:      llvm.comdat @__llvm_comdat {
// CHECK-NEXT:   llvm.comdat_selector @once any
// CHECK-NEXT:   llvm.comdat_selector @other any
// CHECK-NEXT: }
// CHECK-NOT:  llvm.comdat @
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @other any
}
llvm.func linkonce @once() {
  llvm.return
}

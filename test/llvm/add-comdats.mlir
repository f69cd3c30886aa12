// RUN: mlopt %s -llvm-add-comdats | FileCheck %s
// Selectors for functions that may be defined several times.

// CHECK:      llvm.comdat @__llvm_comdat {
// CHECK-NEXT:   llvm.comdat_selector @chosen any
// CHECK-NEXT:   llvm.comdat_selector @odr any
// CHECK-NEXT:   llvm.comdat_selector @once any
// CHECK-NEXT: }
// CHECK:      llvm.comdat @own {
// CHECK-NEXT:   llvm.comdat_selector @chosen largest
// CHECK-NEXT: }
llvm.comdat @own {
  llvm.comdat_selector @chosen largest
}
// CHECK: llvm.func linkonce @once() comdat(@__llvm_comdat::@once) {
llvm.func linkonce @once() {
  llvm.return
}
// CHECK: llvm.func linkonce_odr @odr() comdat(@__llvm_comdat::@odr) {
llvm.func linkonce_odr @odr() {
  llvm.return
}
// CHECK: llvm.func linkonce @chosen() comdat(@__llvm_comdat::@chosen) {
llvm.func linkonce @chosen() comdat(@own::@chosen) {
  llvm.return
}
// CHECK: llvm.func weak @weak() {
llvm.func weak @weak() {
  llvm.return
}
// Nor what is in another module.
// CHECK: llvm.func linkonce @inner() {
module {
  llvm.func linkonce @inner() {
    llvm.return
  }
}

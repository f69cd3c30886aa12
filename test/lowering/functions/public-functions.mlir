// RUN: mlopt %s -convert-func-to-llvm | FileCheck %s

// A visibility that says what is so anyhow is dropped.

// CHECK: llvm.func @plain() {
func.func public @plain() {
  return
}
// CHECK: llvm.func @wrapped() attributes {llvm.emit_c_interface} {
// CHECK: llvm.func @_mlir_ciface_wrapped() attributes {llvm.emit_c_interface} {
func.func public @wrapped() attributes {llvm.emit_c_interface} {
  return
}
// CHECK: llvm.func @declared() attributes {sym_visibility = "private"}
func.func private @declared()
// CHECK: llvm.func @nested() attributes {sym_visibility = "nested"} {
func.func nested @nested() {
  return
}

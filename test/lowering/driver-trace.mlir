// SPDX-License-Identifier: Apache-2.0
// The pass in the trace of the driver.
// RUN: mlopt -convert-std-to-llvm -debug-only=dialect-conversion -debug-stable-ids %s 2>&1 >/dev/null | FileCheck %s

// R252: the pass is a dialect conversion.
// CHECK: Legalizing operation : 'builtin.module'(#{{[0-9]+}}) {
// CHECK: Legalizing operation : 'std.func'(#{{[0-9]+}}) {
// CHECK:   ** Insert  : 'llvm.func'
func @f() {
  return
}

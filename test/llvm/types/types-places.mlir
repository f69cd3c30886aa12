// RUN: not mlopt -split-input-file %s 2>&1 | FileCheck %s

// CHECK: [[@LINE+1]]:32: error: integer value too large
func.func private @f(!llvm.ptr<99999999999>)

// -----

// CHECK: [[@LINE+1]]:35: error: expected 'x'
func.func private @f(!llvm.array<4xi32>)

// -----

// CHECK: [[@LINE+1]]:43: error: failed to parse parameter list for target extension type
func.func private @f(!llvm.target<"a", 1, i32>)

// -----

// CHECK: [[@LINE+1]]:69: error: expected ','
"builtin.module"() ({}) {x.y = #llvm.vscale_range<minRange = 1 : i32>} : () -> ()

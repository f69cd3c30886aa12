// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-local-scope | FileCheck %s

// CHECK: a = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 4 - 3)>
"m.map"() {a = affine_map<(x, y)[n] -> (x + n, 4 * y - 3)>} : () -> ()
// CHECK: a = affine_map<(d0) -> ((d0 + 1) mod 5 - d0, d0 floordiv 2, d0 ceildiv 3)>
"m.ops"() {a = affine_map<(x) -> ((x + 1) mod 5 - x, x floordiv 2, x ceildiv 3)>} : () -> ()
// CHECK: a = affine_map<() -> ()>, b = affine_map<() -> (-7)>
"m.none"() {a = affine_map<() -> ()>, b = affine_map<() -> (-(3 + 4))>} : () -> ()
// CHECK: a = affine_set<(d0)[s0] : (d0 - 1 >= 0, d0 - s0 == 0, -d0 + 4 >= 0)>
"m.set"() {a = affine_set<(x)[n] : (x - 1 >= 0, x == n, x <= 4)>} : () -> ()

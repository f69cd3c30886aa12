// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

// Aliases are sorted by name and numbered as they are met.
// CHECK:      #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(memref<4xf32, #map>)
// CHECK-NEXT:   "t.op"() {a = #set, b = [#map1, #map]} : () -> ()
// CHECK-NEXT: }

// LOCAL:      module {
// LOCAL-NEXT:   func.func private @f(memref<4xf32, affine_map<(d0) -> (d0 + 1)>>)
// LOCAL-NEXT:   "t.op"() {a = affine_set<(d0) : (d0 >= 0)>, b = [affine_map<(d0) -> (d0 + 2)>, affine_map<(d0) -> (d0 + 1)>]} : () -> ()
// LOCAL-NEXT: }
#other = affine_map<(d0) -> (d0 + 2)>
func.func private @f(memref<4xf32, affine_map<(d0) -> (d0 + 1)>>)
"t.op"() {b = [#other, affine_map<(d0) -> (d0 + 1)>], a = affine_set<(d0) : (d0 >= 0)>} : () -> ()

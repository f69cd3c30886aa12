// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s

// In generic form the operations of a module are printed from the last one on,
// because values are numbered so. Aliases are numbered in the order of the text,
// also those of a text that was kept from a later operation.

// CHECK: #[[FIRST:map]] = affine_map<(d0) -> (d0 + 1)>
// CHECK: #[[SECOND:map1]] = affine_map<(d0) -> (d0 + 2)>
// CHECK: "t.first"() {a = #[[FIRST]]}
// CHECK: "t.middle"() {a = #[[SECOND]]} : () -> memref<2xi8, #[[SECOND]]>
// CHECK: "t.first"() {a = #[[FIRST]]}
"t.first"() {a = affine_map<(d0) -> (d0 + 1)>} : () -> ()
func.func @f() {
  %0 = "t.middle"() {a = affine_map<(d0) -> (d0 + 2)>} : () -> memref<2xi8, affine_map<(d0) -> (d0 + 2)>>
  return
}
"t.first"() {a = affine_map<(d0) -> (d0 + 1)>} : () -> ()

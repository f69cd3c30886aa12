// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// An operation in generic form shows its attributes after its regions; an
// argument's attributes have only the aliases that others need.
// CHECK:      #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {

// CHECK:      func.func @arguments(%arg0: i32 {test.map = affine_map<(d0) -> (d0 + 9)>}) {
func.func @arguments(%a: i32 {test.map = affine_map<(d0) -> (d0 + 9)>}) {
  "test.text"() {a = "only to make this a body of its own, that waits"} : () -> ()
  return
}

// CHECK:      func.func @later(%arg0: i32 {test.map = #map2}) {
func.func @later(%a: i32 {test.map = affine_map<(d0) -> (d0 + 3)>}) {
  // CHECK-NEXT: "test.around"() <{map = #map1}> ({
  "test.around"() <{map = affine_map<(d0) -> (d0 + 2)>}> ({
    // CHECK-NEXT: "test.in"() {map = #map} : () -> ()
    "test.in"() {map = affine_map<(d0) -> (d0 + 1)>} : () -> ()
  // CHECK-NEXT: }) {map = #map1} : () -> ()
  }) {map = affine_map<(d0) -> (d0 + 2)>} : () -> ()
  return
}

func.func @last() {
  "test.in"() {map = affine_map<(d0) -> (d0 + 3)>, text = "enough text to wait"} : () -> ()
  return
}

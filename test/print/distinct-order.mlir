// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// Distinct attributes are numbered as they are printed, not as they were.
// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: #distinct1 = distinct[1]<2 : i64>
// CHECK-NEXT: module attributes {a.x = distinct[2]<>, a.y = [#distinct, #distinct1], a.z = #distinct} {
module attributes {a.x = distinct[7]<>, a.y = [distinct[3]<1>, distinct[9]<2>], a.z = distinct[3]<1>} {
}

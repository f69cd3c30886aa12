// RUN: mlopt-test %s -allow-unregistered-dialect -inline='default-pipeline=' | FileCheck %s

// Nobody knows whether an unregistered operation takes several blocks.
// CHECK-LABEL: func.func @caller
// CHECK:         "test.not_registered"() ({
// CHECK-NEXT:      func.call @blocks
// CHECK-NEXT:      "test.one"
func.func private @blocks(%a: i32) {
  cf.br ^bb1
^bb1:
  "test.use"(%a) : (i32) -> ()
  return
}
func.func private @one(%a: i32) {
  "test.one"(%a) : (i32) -> ()
  return
}
func.func @caller(%a: i32) {
  "test.not_registered"() ({
    func.call @blocks(%a) : (i32) -> ()
    func.call @one(%a) : (i32) -> ()
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// Values that replace each other by lists: mlir-opt 22 does not end.
// RUN: not mlopt-test -allow-unregistered-dialect -test-legalize-patterns=test-legalize-mode=analysis %s 2>&1 | FileCheck %s

// CHECK: error: a value is replaced by more than 1048576 values, or by itself
func.func @f(%a: i24) {
  %v0 = "x.make"() : () -> i8
  %v1 = "x.make"() : () -> i8
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  "test.value_replace"(%v0, %v1) : (i8, i8) -> ()
  "test.value_replace"(%v1, %v0) : (i8, i8) -> ()
  return
}

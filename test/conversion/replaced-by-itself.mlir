// A value that is replaced by a list that it is in: mlir-opt 22 does not end.
// RUN: not mlopt-test -allow-unregistered-dialect -test-legalize-patterns=test-legalize-mode=analysis %s 2>&1 | FileCheck %s

// CHECK: error: a value is replaced by more than 1048576 values, or by itself
func.func @f0(%v1: i24) {
  "x.region"() ({
    "test.detached_signature_conversion"() ({
      "test.finish"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "test.value_replace"(%v1, %v1) : (i24, i24) -> ()
  %v7 = "test.illegal_op_c"() : () -> i32
  return
}
func.func @f1(%v8: f32) {
  %v9 = "x.make"() : () -> i24
  "test.value_replace"(%v8, %v9) : (f32, i24) -> ()
  "x.region"() ({
  }) : () -> ()
  "test.value_replace"(%v9, %v9) : (i24, i24) -> ()
  "test.post_order_legalization"() ({
  ^bb0(%v10: f32, %v11: f64, %v12: i24):
    %v14:2 = "test.multiple_1_to_n_replacement"() : () -> (i8, f64)
  }) : () -> ()
  return
}

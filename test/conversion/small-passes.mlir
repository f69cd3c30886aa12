// RUN: mlopt-test %s -allow-unregistered-dialect -pass-pipeline='builtin.module(test-remapped-value)' -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -test-remapped-value -debug-only=dialect-conversion -split-input-file 2>/dev/null | FileCheck %s

// R94: what a value is by now can be asked.
// CHECK-LABEL: func.func @remap_input_1_to_1
// CHECK-NEXT: %[[P:.*]] = "test.type_producer"() : () -> f64
// CHECK-NEXT: "test.type_consumer"(%[[P]]) : (f64) -> ()
func.func @remap_input_1_to_1(%arg0: i32) {
  %cast = "test.type_producer"() : () -> f32
  "test.type_consumer"(%cast) : (f32) -> ()
  "test.return"() : () -> ()
}

// CHECK-LABEL: func.func @double_operand
// CHECK-NEXT: %[[A:.*]] = "test.one_variadic_out_one_variadic_in1"(%arg0, %arg0)
// CHECK-NEXT: %[[B:.*]] = "test.one_variadic_out_one_variadic_in1"(%[[A]], %[[A]])
// CHECK-NEXT: "test.return"(%[[B]])
func.func @double_operand(%arg0: i32) -> i32 {
  %0 = "test.one_variadic_out_one_variadic_in1"(%arg0) : (i32) -> i32
  %1 = "test.one_variadic_out_one_variadic_in1"(%0) : (i32) -> i32
  "test.return"(%1) : (i32) -> ()
}

// R88: a block is split and others are merged into it.
// CHECK-LABEL: func.func @inlined_region
// CHECK-NEXT: %[[P:.*]] = "test.type_producer"() : () -> f64
// CHECK-NEXT: "test.type_consumer"(%[[P]]) : (f64) -> ()
// CHECK-NEXT: "test.return"
func.func @inlined_region() {
  %result = "test.remapped_value_region"() ({
    %0 = "test.type_producer"() : () -> f32
    "test.type_consumer"(%0) : (f32) -> ()
    "test.return"(%0) : (f32) -> ()
  }) : () -> f32
  "test.return"() : () -> ()
}

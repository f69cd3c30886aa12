// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -reconcile-unrealized-casts | FileCheck %s

// R173: any number of operands, one result at least.
// CHECK-LABEL: func.func @shapes
// CHECK-NEXT: %[[A:.*]]:2 = builtin.unrealized_conversion_cast %arg0 : tuple<i32, f32> to i32, f32
// CHECK-NEXT: %[[B:.*]] = builtin.unrealized_conversion_cast %[[A]]#0, %arg1 : i32, f64 to i1
// CHECK-NEXT: %[[C:.*]] = builtin.unrealized_conversion_cast to i16
// CHECK-NEXT: %[[D:.*]]:3 = builtin.unrealized_conversion_cast %[[A]]#0, %[[A]]#1 : i32, f32 to f16, f16, f16
func.func @shapes(%a: tuple<i32, f32>, %b: f64) {
  %0:2 = builtin.unrealized_conversion_cast %a : tuple<i32, f32> to i32, f32
  %1 = builtin.unrealized_conversion_cast %0#0, %b : i32, f64 to i1
  %2 = builtin.unrealized_conversion_cast to i16
  %3:3 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, f32 to f16, f16, f16
  "x.use"(%1, %2, %3#0) : (i1, i16, f16) -> ()
  return
}

// -----

func.func @no_results(%a: i32) {
  // expected-error @+1 {{op expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}

// -----

// R134: casts that cancel go, unused ones too.
// CHECK-LABEL: func.func @cancel
// CHECK-NEXT: "x.use"(%arg0)
func.func @cancel(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  %2 = builtin.unrealized_conversion_cast %a : i32 to i64
  "x.use"(%1) : (i32) -> ()
  return
}

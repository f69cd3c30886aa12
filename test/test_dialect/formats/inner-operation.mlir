// A region whose operation alone is named, and what is in it: a block with two
// arguments, the operation and the terminator, all at the place that is written.
// RUN: mlopt-test %s | FileCheck %s
// RUN: mlopt-test %s -mlir-print-op-generic -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s --check-prefix=GENERIC
// RUN: mlopt-test %s -mlir-print-op-generic | mlopt-test | FileCheck %s

// CHECK-LABEL: func.func @special(%arg0: f32, %arg1: f32)
// CHECK-NEXT: %0 = test.pretty_printed_region %arg1, %arg0 start test.special.op end : (f32, f32) -> f32
// GENERIC:      "test.pretty_printed_region"(%{{.*}}, %{{.*}}) ({
// GENERIC-NEXT: ^bb0(%[[X:.*]]: f32 loc("here"), %[[Y:.*]]: f32 loc("here")):
// GENERIC-NEXT:   %[[Z:.*]] = "test.special.op"(%[[X]], %[[Y]]) : (f32, f32) -> f32 loc("here")
// GENERIC-NEXT:   "test.return"(%[[Z]]) : (f32) -> () loc("here")
// GENERIC-NEXT: }) : (f32, f32) -> f32 loc("here")
func.func @special(%a: f32, %b: f32) -> f32 {
  %0 = test.pretty_printed_region %b, %a start test.special.op end : (f32, f32) -> (f32) loc("here")
  return %0 : f32
}

// CHECK-LABEL: func.func @plain
// CHECK-NEXT: %0 = test.pretty_printed_region %arg1, %arg0 ({
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: f32):
// CHECK-NEXT:   %1 = arith.addf %arg2, %arg3 : f32
// CHECK-NEXT:   "test.return"(%1) : (f32) -> ()
// CHECK-NEXT: }) : (f32, f32) -> f32
// GENERIC: "arith.addf"{{.*}} loc("later")
func.func @plain(%a: f32, %b: f32) -> f32 {
  %0 = test.pretty_printed_region %b, %a start arith.addf end : (f32, f32) -> f32 loc(#later)
  return %0 : f32
}
#later = loc("later")

// RUN: mlopt %s | mlopt - | FileCheck %s
// RUN: mlopt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlopt %s -mlir-print-op-generic | mlopt - | FileCheck %s

// CHECK-LABEL: func.func @poison
// CHECK-NEXT:    %[[A:.*]] = ub.poison : i32
// CHECK-NEXT:    ub.poison {a = 1 : i64} : vector<4xf32>
// CHECK-NEXT:    ub.poison : i32
// CHECK-NEXT:    ub.poison : f32
// CHECK-NEXT:    return {a = #ub.poison, b = #ub.poison} %[[A]] : i32
// GENERIC: "ub.poison"() <{value = #ub.poison}> : () -> i32
// GENERIC: "ub.poison"() <{value = #ub.poison}> {a = 1 : i64} : () -> vector<4xf32>
// GENERIC: "ub.poison"() <{value = #ub.poison}> : () -> i32
// GENERIC: "ub.poison"() <{value = #ub.poison}> : () -> f32
func.func @poison() -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison {a = 1} : vector<4xf32>
  %2 = ub.poison <#ub.poison> : i32
  %3 = "ub.poison"() : () -> f32
  return {a = #ub.poison<3>, b = #ub<poison>} %0 : i32
}

// CHECK-LABEL: func.func @unreachable
// CHECK-NEXT:    ub.unreachable {a}
// GENERIC: "ub.unreachable"() {a} : () -> ()
func.func @unreachable() {
  ub.unreachable {a}
}

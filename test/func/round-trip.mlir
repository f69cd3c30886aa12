// RUN: mlopt %s | mlopt - | FileCheck %s

// CHECK-LABEL: func.func private @declared(index) -> index attributes {no_inline}
func.func private @declared(%a: index) -> index attributes {no_inline}

// CHECK-LABEL: func.func @calls(
// CHECK-SAME:    %[[A:.*]]: index, %[[FN:.*]]: (index) -> index) -> index {
// CHECK-NEXT:    %{{.*}} = call @declared(%[[A]]) {no_inline} : (index) -> index
// CHECK-NEXT:    %{{.*}} = call_indirect %[[FN]](%[[A]]) : (index) -> index
// CHECK-NEXT:    %{{.*}} = constant @empty : () -> ()
// CHECK-NEXT:    return %[[A]] : index
func.func @calls(%a: index, %fn: (index) -> index) -> index {
  %0 = func.call @declared(%a) {no_inline} : (index) -> index
  %1 = func.call_indirect %fn(%a) : (index) -> index
  %f = func.constant @empty : () -> ()
  func.return %a : index
}

// CHECK-LABEL: func.func @empty() {
// CHECK-NEXT:    return
func.func @empty() {
  return
}

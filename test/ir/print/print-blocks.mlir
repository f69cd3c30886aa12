// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s --strict-whitespace --match-full-lines

// Predecessors are listed once per edge, in the order of the blocks.
//      CHECK:module {
// CHECK-NEXT:  func.func @edges(%arg0: i1) {
// CHECK-NEXT:    "t.br"()[^bb2, ^bb1, ^bb2] : () -> ()
// CHECK-NEXT:  ^bb1:  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:    "t.br"()[^bb3] : () -> ()
// CHECK-NEXT:  ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb4
// CHECK-NEXT:    "t.br"()[^bb3] : () -> ()
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    "t.br"()[^bb1] : () -> ()
// CHECK-NEXT:  ^bb4:  // no predecessors
// CHECK-NEXT:    "t.br"()[^bb2] : () -> ()
// CHECK-NEXT:  }
func.func @edges(%a: i1) {
  "t.br"()[^two, ^one, ^two] : () -> ()
^one:
  "t.br"()[^three] : () -> ()
^two:
  "t.br"()[^three] : () -> ()
^three:
  "t.br"()[^one] : () -> ()
^four:
  "t.br"()[^two] : () -> ()
}

// The entry block has a label if it has arguments or nothing else.
// CHECK-NEXT:  "t.regions"() ({
// CHECK-NEXT:  }, {
// CHECK-NEXT:  ^bb0:
// CHECK-NEXT:  }, {
// CHECK-NEXT:  ^bb0(%arg0: i32, %arg1: i64):
// CHECK-NEXT:  }, {
// CHECK-NEXT:    "t.br"()[^bb1] : () -> ()
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    "t.end"() : () -> ()
// CHECK-NEXT:  }) {a = 1 : i32} : () -> ()
"t.regions"() ({
}, {
^bb0:
}, {
^bb0(%a: i32, %b: i64):
}, {
  "t.br"()[^next] : () -> ()
^next:
  "t.end"() : () -> ()
}) {a = 1 : i32} : () -> ()

// CHECK-NEXT:  module @inner attributes {t.x} {
// CHECK-NEXT:  }
module @inner attributes {t.x} {
}
// CHECK-NEXT:}

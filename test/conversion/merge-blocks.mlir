// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-merge-blocks | FileCheck %s

// R88: the second block goes into the first one, its arguments are replaced.
// CHECK-LABEL: func.func @merge
// CHECK-NEXT: "test.merge_blocks"() ({
// CHECK-NEXT: "test.return"(%arg0, %arg0) : (i32, i32) -> ()
// CHECK-NEXT: }) : () -> (i32, i32)
module {
  func.func @merge(%arg0: i32) {
    %0:2 = "test.merge_blocks"() ({
      "test.br"(%arg0, %arg0)[^bb1] : (i32, i32) -> ()
    ^bb1(%a: i32, %b: i32):
      "test.return"(%a, %b) : (i32, i32) -> ()
    }) : () -> (i32, i32)
    "test.return"() : () -> ()
  }
}

// -----

// R89: undone, both blocks are back.
// CHECK-LABEL: func.func @undo
// CHECK: "unregistered.br"(%{{.*}})[^bb1]
// CHECK-NEXT: ^bb1(%[[A:.*]]: i64):
// CHECK-NEXT: "unregistered.return"(%[[A]])
module {
  func.func @undo(%arg0: i64) {
    // expected-remark @+1 {{op 'test.undo_blocks_merge' is not legalizable}}
    "test.undo_blocks_merge"() ({
      // expected-remark @+1 {{op 'unregistered.br' is not legalizable}}
      "unregistered.br"(%arg0)[^bb1] : (i64) -> ()
    ^bb1(%a: i64):
      // expected-remark @+1 {{op 'unregistered.return' is not legalizable}}
      "unregistered.return"(%a) : (i64) -> ()
    }) : () -> ()
    "test.return"() : () -> ()
  }
}

// -----

// R88: a block goes in front of an operation.
// CHECK-LABEL: func.func @inline
// CHECK-NEXT: "test.SingleBlockImplicitTerminator"() ({
// CHECK-NEXT: %{{.*}} = "test.type_producer"
// CHECK-NEXT: "test.finish"
// CHECK-NEXT: }) : () -> ()
module {
  func.func @inline() {
    "test.SingleBlockImplicitTerminator"() ({
      "test.SingleBlockImplicitTerminator"() ({
        %0 = "test.type_producer"() : () -> i32
        "test.finish"() : () -> ()
      }) : () -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.return"() : () -> ()
  }
}

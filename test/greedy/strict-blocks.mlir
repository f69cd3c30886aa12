// -test-strict-pattern-driver: what the listener hears of operations that
// are put in, erased, moved, cloned, of blocks that are inlined and split; last
// collected first.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-strict-pattern-driver | FileCheck %s

// CHECK: notifyOperationErased: foo.e
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyOperationErased: foo.c3
// CHECK-NEXT: notifyOperationErased: foo.c2
// CHECK-NEXT: notifyOperationErased: foo.c
// CHECK-NEXT: notifyOperationErased: foo.b
// CHECK-NEXT: notifyOperationErased: foo.d
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyOperationErased: test.erase_op
// CHECK-NEXT: notifyOperationErased: foo.a
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyOperationErased: foo.c4
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyOperationErased: foo.c5
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyOperationErased: test.erase_op
// CHECK-NEXT: notifyOperationErased: test.erase_op
// CHECK-NEXT: notifyOperationInserted: test.erase_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.replace_with_new_op
// CHECK-NEXT: notifyOperationErased: test.replace_with_new_op
// CHECK-NEXT: notifyOperationErased: test.erase_op
// CHECK-NEXT: notifyOperationInserted: test.new_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.replace_with_new_op
// CHECK-NEXT: notifyOperationModified: foo.use
// CHECK-NEXT: notifyOperationErased: test.replace_with_new_op
// CHECK-NEXT: notifyOperationInserted: test.new_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.replace_with_new_op
// CHECK-NEXT: notifyOperationErased: test.replace_with_new_op
// CHECK-NEXT: notifyOperationInserted: test.insert_same_op, was unlinked
// CHECK-NEXT: notifyOperationModified: test.insert_same_op
// CHECK-NEXT: notifyOperationInserted: test.insert_same_op, was unlinked
// CHECK-NEXT: notifyOperationModified: test.insert_same_op
// CHECK-NEXT: notifyOperationModified: foo.br
// CHECK-NEXT: notifyOperationModified: test.implicit_change_op
// CHECK-NEXT: notifyOperationModified: test.implicit_change_op
// CHECK-NEXT: notifyOperationModified: test.change_block_op
// CHECK-NEXT: notifyOperationModified: test.implicit_change_op
// CHECK-NEXT: notifyBlockInserted into foo.z: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.8, was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.8: was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.8: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.9, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.br, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.9, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.br, was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.z: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.10, was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.z: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.11, was unlinked
// CHECK-NEXT: notifyOperationInserted: test.clone_me, was unlinked
// CHECK-NEXT: notifyBlockInserted into test.clone_me: was unlinked
// CHECK-NEXT: notifyBlockInserted into test.clone_me: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.5, was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.5: was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.5: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.q, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.q, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.r, was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.r: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.s, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.6, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.7, was unlinked
// CHECK-NEXT: notifyBlockInserted into func.func: was unlinked
// CHECK-NEXT: notifyOperationInserted: func.return, was last in block
// CHECK-NEXT: notifyOperationInserted: foo.z, was last in block
// CHECK-NEXT: notifyOperationInserted: test.clone_me, was last in block
// CHECK-NEXT: notifyOperationInserted: test.clone_me, was last in block
// CHECK-NEXT: notifyOperationInserted: foo.use, was last in block
// CHECK-NEXT: notifyOperationInserted: test.split_block_here, was last in block
// CHECK-NEXT: notifyOperationInserted: test.new_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.split_block_here
// CHECK-NEXT: notifyOperationModified: foo.use
// CHECK-NEXT: notifyOperationErased: test.split_block_here
// CHECK-NEXT: notifyOperationInserted: test.clone_me, was unlinked
// CHECK-NEXT: notifyBlockInserted into test.clone_me: was unlinked
// CHECK-NEXT: notifyBlockInserted into test.clone_me: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.5, was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.5: was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.5: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.q, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.q, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.r, was unlinked
// CHECK-NEXT: notifyBlockInserted into foo.r: was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.s, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.6, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.7, was unlinked
// CHECK-NEXT: notifyOperationInserted: foo.1, previous = foo.2
// CHECK-NEXT: notifyOperationInserted: foo.2, was last in block
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyOperationInserted: foo.3, previous = foo.4
// CHECK-NEXT: notifyOperationInserted: foo.4, was last in block
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyOperationInserted: test.move_before_parent_op, was last in block
// CHECK-NEXT: notifyOperationInserted: test.move_before_parent_op, was last in block
// CHECK-NEXT: notifyOperationInserted: test.move_before_parent_op, previous = foo.y
// CHECK-NEXT: notifyOperationInserted: test.move_before_parent_op, previous = foo.y
// CHECK-LABEL: func.func @a
// CHECK-SAME: () attributes {pattern_driver_all_erased = false, pattern_driver_changed = true} {
// CHECK-NEXT: "test.insert_same_op"() {skip = true} : () -> ()
// CHECK-NEXT: "test.insert_same_op"() {skip = true} : () -> ()
// CHECK-NEXT: %[[V0:[^ :,)]+]]:2 = "test.insert_same_op"() {skip = true} : () -> (i32, i64)
// CHECK-NEXT: %[[V1:[^ :,)]+]]:2 = "test.insert_same_op"() {a, skip = true} : () -> (i32, i64)
// CHECK-NEXT: "test.new_op"() : () -> ()
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.new_op"(%[[V1]]#0) : (i32) -> i32
// CHECK-NEXT: "foo.use"(%[[V2]]) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @b
// CHECK-SAME: () attributes {pattern_driver_all_erased = false, pattern_driver_changed = true} {
// CHECK-NEXT: "test.change_block_op"()[^bb2, ^bb2] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT: "test.implicit_change_op"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb2:  // 5 preds: ^bb0, ^bb0, ^bb2, ^bb3, ^bb3
// CHECK-NEXT: "test.implicit_change_op"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb3:  // no predecessors
// CHECK-NEXT: "foo.br"()[^bb2, ^bb2] : () -> ()
// CHECK-NEXT: }
// CHECK-LABEL: func.func @c
// CHECK-SAME: () attributes {pattern_driver_all_erased = false, pattern_driver_changed = true} {
// CHECK-NEXT: "test.move_before_parent_op"() : () -> ()
// CHECK-NEXT: "test.move_before_parent_op"() : () -> ()
// CHECK-NEXT: "test.move_before_parent_op"() : () -> ()
// CHECK-NEXT: "foo.w"() ({
// CHECK-NEXT: "foo.x"() : () -> ()
// CHECK-NEXT: "foo.y"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.1"() : () -> ()
// CHECK-NEXT: "foo.2"() : () -> ()
// CHECK-NEXT: "foo.3"() : () -> ()
// CHECK-NEXT: "foo.4"() : () -> ()
// CHECK-NEXT: "test.inline_blocks_into_parent"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.new_op"() : () -> i32
// CHECK-NEXT: "foo.use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: "test.clone_me"() ({
// CHECK-NEXT: "foo.5"() ({
// CHECK-NEXT: "foo.q"() : () -> ()
// CHECK-NEXT: "foo.q"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "foo.r"() ({
// CHECK-NEXT: "foo.s"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.6"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.7"() : () -> ()
// CHECK-NEXT: }) {was_cloned} : () -> ()
// CHECK-NEXT: "test.clone_me"() ({
// CHECK-NEXT: "foo.5"() ({
// CHECK-NEXT: "foo.q"() : () -> ()
// CHECK-NEXT: "foo.q"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "foo.r"() ({
// CHECK-NEXT: "foo.s"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.6"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.7"() : () -> ()
// CHECK-NEXT: }) {was_cloned} : () -> ()
// CHECK-NEXT: "test.clone_me"() ({
// CHECK-NEXT: "foo.5"() ({
// CHECK-NEXT: "foo.q"() : () -> ()
// CHECK-NEXT: "foo.q"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "foo.r"() ({
// CHECK-NEXT: "foo.s"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.6"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.7"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.z"() ({
// CHECK-NEXT: "foo.8"() ({
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "foo.9"() : () -> i32
// CHECK-NEXT: "foo.br"(%[[V2]])[^bb1] : (i32) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "foo.9"(%[[V2]]) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "foo.10"() : () -> ()
// CHECK-NEXT: ^bb2(%[[V1:[^ :,)]+]]: i32):  // no predecessors
// CHECK-NEXT: "foo.11"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT: ^bb3:  // no predecessors
// CHECK-NEXT: "test.clone_region_before"() ({
// CHECK-NEXT: "foo.8"() ({
// CHECK-NEXT: %[[V2]] = "foo.9"() : () -> i32
// CHECK-NEXT: "foo.br"(%[[V2]])[^bb1] : (i32) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "foo.9"(%[[V2]]) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "foo.10"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG0:[^ :,)]+]]: i32):
// CHECK-NEXT: "foo.11"(%[[ARG0]]) : (i32) -> ()
// CHECK-NEXT: }) {was_cloned} : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @none
// CHECK-SAME: () attributes {pattern_driver_all_erased = true, pattern_driver_changed = false} {
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @a() {
  "test.insert_same_op"() : () -> ()
  %0:2 = "test.insert_same_op"() {a} : () -> (i32, i64)
  "test.replace_with_new_op"() : () -> ()
  %1 = "test.replace_with_new_op"(%0#0) : (i32) -> i32
  "foo.use"(%1) : (i32) -> ()
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  "test.erase_op"() : () -> ()
  %2 = "test.erase_op"() ({
    "foo.a"() : () -> ()
    "test.erase_op"() ({
       "foo.d"() : () -> ()
    }) : () -> ()
    "foo.b"()[^bb1, ^bb2] : () -> ()
   ^bb1:
    "foo.c"()[^bb2, ^bb3] : () -> ()
   ^bb2:
    "foo.c2"()[^bb1, ^bb3] : () -> ()
   ^bb3:
    "foo.c3"() : () -> ()
   ^bb4:
    "foo.c4"() : () -> ()
   ^bb5:
    "foo.c5"()[^bb4] : () -> ()
  }, {
    "foo.e"() : () -> ()
  }) : () -> i32
  return
}
func.func @b() {
  "test.change_block_op"()[^bb1, ^bb2] : () -> ()
^bb1:
  "test.implicit_change_op"()[^bb1] : () -> ()
^bb2:
  "test.implicit_change_op"()[^bb1] : () -> ()
^bb3:
  "foo.br"()[^bb1, ^bb2] : () -> ()
}
func.func @c() {
  "foo.w"() ({
    "foo.x"() : () -> ()
    "test.move_before_parent_op"() : () -> ()
    "foo.y"() ({
       "test.move_before_parent_op"() : () -> ()
    }) : () -> ()
    "test.move_before_parent_op"() : () -> ()
  }) : () -> ()
  "test.inline_blocks_into_parent"() ({
    "foo.1"() : () -> ()
    "foo.2"() : () -> ()
  }, {
    "foo.3"() : () -> ()
    "foo.4"() : () -> ()
  }) : () -> ()
  %0 = "test.split_block_here"() : () -> i32
  "foo.use"(%0) : (i32) -> ()
  "test.clone_me"() ({
    "foo.5"() ({
      "foo.q"() : () -> ()
      "foo.q"() [^bb1] : () -> ()
     ^bb1:
      "foo.r"() ({ "foo.s"() : () -> ()}) : () -> ()
    }) : () -> ()
    "foo.6"() : () -> ()
  }, {
    "foo.7"() : () -> ()
  }) : () -> ()
  "foo.z"() ({
    "test.clone_region_before"() ({
      "foo.8"() ({
         %1 = "foo.9"() : () -> i32
         "foo.br"(%1)[^bb1] : (i32) -> ()
       ^bb1:
         "foo.9"(%1) : (i32) -> ()
      }) : () -> ()
      "foo.br"()[^bb1] : () -> ()
     ^bb1:
      "foo.10"() : () -> ()
    }, {
      ^bb0(%x: i32):
      "foo.11"(%x) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  return
}
func.func @none() {
  return
}

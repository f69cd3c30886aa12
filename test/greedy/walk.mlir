// -test-walk-pattern-rewrite-driver: each reachable operation once, inside out;
// what is moved further on is visited once more.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-walk-pattern-rewrite-driver=dump-notifications | FileCheck %s

// CHECK: notifyOperationModified: test.any_attr_of_i32_str
// CHECK-NEXT: notifyOperationInserted: test.move_before_parent_op, previous = foo.y
// CHECK-NEXT: notifyOperationInserted: test.move_before_parent_op, previous = test.move_after_parent_op
// CHECK-NEXT: notifyOperationInserted: test.move_after_parent_op, previous = foo.i
// CHECK-NEXT: notifyOperationInserted: test.move_after_parent_op, previous = test.any_attr_of_i32_str
// CHECK-NEXT: notifyOperationModified: test.any_attr_of_i32_str
// CHECK-NEXT: notifyOperationInserted: test.move_after_parent_op, was last in block
// CHECK-NEXT: notifyOperationInserted: test.move_after_parent_op, previous = test.move_after_parent_op
// CHECK-NEXT: notifyOperationInserted: test.move_after_parent_op, previous = foo.k
// CHECK-NEXT: notifyOperationInserted: test.move_after_parent_op, previous = foo.m
// CHECK-NEXT: notifyOperationInserted: test.clone_me, was unlinked
// CHECK-NEXT: notifyOperationInserted: test.new_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.replace_with_new_op
// CHECK-NEXT: notifyOperationErased: test.replace_with_new_op
// CHECK-NEXT: notifyOperationInserted: test.clone_me, was unlinked
// CHECK-NEXT: notifyBlockInserted into test.clone_me: was unlinked
// CHECK-NEXT: notifyOperationInserted: test.clone_me, was unlinked
// CHECK-NEXT: notifyOperationInserted: test.clone_me, was unlinked
// CHECK-NEXT: notifyOperationInserted: test.new_op, was unlinked
// CHECK-NEXT: notifyOperationErased: foo.b
// CHECK-NEXT: notifyOperationErased: foo.a
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyOperationInserted: test.erase_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.replace_with_new_op
// CHECK-NEXT: notifyOperationErased: test.replace_with_new_op
// CHECK-NEXT: notifyOperationModified: test.any_attr_of_i32_str
// CHECK-NEXT: notifyOperationModified: test.any_attr_of_i32_str
// CHECK-NEXT: notifyOperationInserted: test.move_before_parent_op, was last in block
// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1) {
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 1 : i32}> : () -> ()
// CHECK-NEXT: "test.move_before_parent_op"() : () -> ()
// CHECK-NEXT: "foo.w"() ({
// CHECK-NEXT: "foo.x"() : () -> ()
// CHECK-NEXT: "test.move_before_parent_op"() {b} : () -> ()
// CHECK-NEXT: "foo.y"() ({
// CHECK-NEXT: "foo.i"() ({
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 1 : i32}> : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.k"() : () -> ()
// CHECK-NEXT: "foo.l"() : () -> ()
// CHECK-NEXT: "foo.m"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "test.move_after_parent_op"() {c} : () -> ()
// CHECK-NEXT: "test.move_after_parent_op"() {advance = 1 : i32, e} : () -> ()
// CHECK-NEXT: "test.move_after_parent_op"() {d} : () -> ()
// CHECK-NEXT: "foo.n"() : () -> ()
// CHECK-NEXT: "test.clone_me"() ({
// CHECK-NEXT: "test.clone_me"() {was_cloned} : () -> ()
// CHECK-NEXT: "test.clone_me"() : () -> ()
// CHECK-NEXT: "test.new_op"() : () -> ()
// CHECK-NEXT: }) {was_cloned} : () -> ()
// CHECK-NEXT: "test.clone_me"() ({
// CHECK-NEXT: "test.clone_me"() {was_cloned} : () -> ()
// CHECK-NEXT: "test.clone_me"() : () -> ()
// CHECK-NEXT: "test.new_op"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "test.erase_first_block"() ({
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 0 : i32}> : () -> ()
// CHECK-NEXT: "foo.b"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT: "foo.c"() : () -> ()
// CHECK-NEXT: "foo.b"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb2:  // no predecessors
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 0 : i32}> : () -> ()
// CHECK-NEXT: "foo.b"()[^bb1] : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "test.erase_op"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 0 : i32}> : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 1 : i32}> : () -> ()
// CHECK-NEXT: "test.move_before_parent_op"() : () -> ()
// CHECK-NEXT: "foo.g"() ({
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 1 : i32}> : () -> ()
// CHECK-NEXT: }) : () -> ()

func.func @a(%c: i1) {
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  "foo.w"() ({
    "foo.x"() : () -> ()
    "test.move_before_parent_op"() : () -> ()
    "foo.y"() ({
       "test.move_before_parent_op"() {b} : () -> ()
       "test.move_after_parent_op"() {c} : () -> ()
       "foo.i"() ({
         "test.move_after_parent_op"() {d} : () -> ()
         "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
       }) : () -> ()
    }) : () -> ()
    "foo.k"() : () -> ()
    "foo.l"() : () -> ()
    "test.move_after_parent_op"() {e, advance = 1 : i32} : () -> ()
    "foo.m"() : () -> ()
  }) : () -> ()
  "foo.n"() : () -> ()
  "test.clone_me"() ({
    "test.clone_me"() : () -> ()
    "test.replace_with_new_op"() : () -> ()
  }) : () -> ()
  "test.erase_first_block"() ({
    "foo.a"() : () -> ()
    "foo.b"() [^bb2] : () -> ()
   ^bb1:
    "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
    "foo.b"() [^bb2] : () -> ()
   ^bb2:
    "foo.c"() : () -> ()
    "foo.b"() [^bb2] : () -> ()
   ^bb3:
    "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
    "foo.b"() [^bb2] : () -> ()
  }) : () -> ()
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  return
^bb1:
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  return
}
"test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
"foo.g"() ({
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  "test.move_before_parent_op"() : () -> ()
}) : () -> ()

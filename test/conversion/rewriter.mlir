// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns 2>&1 | FileCheck %s
// After each pattern that cannot be completed the IR is as it was.

// R82: blocks are created at once, in both modes; see no-rollback.mlir.
// CHECK-LABEL: func.func @create_block
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1(%{{.*}}: i32, %{{.*}}: i32):
// CHECK-NEXT: "test.finish"
func.func @create_block() {
  "test.create_block"() : () -> ()
  return
}

// R95: nothing is applied for good before all has succeeded.
// R70: a block with what cannot be legalized goes again.
// CHECK-LABEL: func.func @undo_create_block
// CHECK-NEXT: "test.create_illegal_block"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @undo_create_block() {
  "test.create_illegal_block"() : () -> ()
  return
}

// R84, R89: an erased block comes back, at its place and with its operations.
// CHECK-LABEL: func.func @undo_block_erase
// CHECK-NEXT: "test.undo_block_erase"() ({
// CHECK-NEXT: "unregistered.return"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: "unregistered.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @undo_block_erase() {
  "test.undo_block_erase"() ({
    "unregistered.return"()[^bb1] : () -> ()
  ^bb1:
    "unregistered.return"() : () -> ()
  }) : () -> ()
  return
}

// R73, R90: a moved operation is back where it was.
// CHECK-LABEL: func.func @undo_move
// CHECK: "foo.region"() ({
// CHECK-NEXT: %{{.*}} = "test.hoist_me"() : () -> i32
// CHECK-NEXT: "test.valid"
func.func @undo_move() {
  "foo.region"() ({
    %0 = "test.hoist_me"() : () -> i32
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  return
}

// R79: what was changed in place is restored.
// CHECK-LABEL: func.func @undo_properties
// CHECK-NEXT: test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2], array32 = [5] {modify_inplace}
func.func @undo_properties() {
  "test.with_properties"() <{a = 32 : i64, array = array<i64: 1, 2>, array32 = array<i32: 5>, b = "foo", c = "bar", flag = true}> {modify_inplace} : () -> ()
  return
}

// R88: the region's blocks are moved out, with their arguments.
// CHECK-LABEL: func.func @inline_region
// CHECK: ^bb1(%[[A:.*]]: i64):
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%[[A]]) : (i64) -> f64
// CHECK-NEXT: "test.valid"(%[[C]])
func.func @inline_region() {
  "test.region"() ({
  ^bb0(%i0: i64):
    "test.invalid"(%i0) : (i64) -> ()
  }) : () -> ()
  return
}

// R88: or copied, and the old ones erased.
// CHECK-LABEL: func.func @clone_region
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1(%{{.*}}: i64):
// CHECK-NEXT: %{{.*}} = "test.cast"
// CHECK-NEXT: "test.valid"
// CHECK-NEXT: }
func.func @clone_region() {
  "test.region"() ({
  ^bb0(%i0: i64):
    "test.invalid"(%i0) : (i64) -> ()
  }) {legalizer.should_clone, legalizer.erase_old_blocks} : () -> ()
  return
}

// R75: users keep the old value until the end; R156: 1 to 2 to 4.
// CHECK-LABEL: func.func @multiple_1_to_n
// CHECK: %[[S:.*]]:4 = "test.legal_op"() : () -> (i16, i16, i16, i16)
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%[[S]]#0, %[[S]]#1, %[[S]]#2, %[[S]]#3) : (i16, i16, i16, i16) -> i16
// CHECK-NEXT: "test.finish_here"(%[[C]]) : (i16) -> ()
func.func @multiple_1_to_n() {
  %0 = "test.multiple_1_to_n_replacement"() : () -> i16
  "test.finish_here"(%0) : (i16) -> ()
  return
}

// R141: one block only; R144..R146 are in test/unit/rewrite.
// R145: an argument becomes two new ones.
// CHECK-LABEL: func.func @duplicate_arguments
// CHECK: test.convert_block_args  is_legal duplicate {
// CHECK-NEXT: ^bb0(%[[A:.*]]: i64, %[[B:.*]]: i64):
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%[[A]], %[[B]]) : (i64, i64) -> i64
// CHECK-NEXT: "test.finish_here"(%[[C]])
func.func @duplicate_arguments() {
  "test.convert_block_args"() <{duplicate}> ({
  ^bb0(%arg0: i64):
    "test.finish_here"(%arg0) : (i64) -> ()
  }) : () -> ()
  return
}

// R146: an argument is replaced by existing values and dropped.
// CHECK-LABEL: func.func @replace_arguments
// R135: the cast is where the value that it is made of is.
// CHECK: %[[C:.*]] = "test.cast"(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT: test.convert_block_args %arg0 is_legal replace_with_operand {
// CHECK-NEXT: "test.finish_here"(%[[C]])
func.func @replace_arguments(%v: i32) {
  "test.convert_block_args"(%v) <{replace_with_operand}> ({
  ^bb0(%arg0: i32):
    "test.finish_here"(%arg0) : (i32) -> ()
  }) : (i32) -> ()
  return
}

// R80: uses made before and after the call get the replacement in the end.
// CHECK-LABEL: func.func @value_replace
// CHECK: %[[V:.*]]:2 = "test.legal_op"
// CHECK: %[[C:.*]] = "test.cast"(%[[V]]#1, %[[V]]#1) : (i32, i32) -> i32
// CHECK: "test.value_replace"(%[[C]], %[[V]]#1) {is_legal}
// CHECK: "test.finish_here"(%[[C]])
func.func @value_replace() {
  %0:2 = "test.legal_op"() : () -> (i32, i32)
  "test.value_replace"(%0#0, %0#1) : (i32, i32) -> ()
  "test.finish_here"(%0#0) : (i32) -> ()
  return
}

// A pattern may have a region legalized before it goes on itself.
// CHECK-LABEL: func.func @post_order
// CHECK: "test.post_order_legalization"() ({
// CHECK-NEXT: ^bb0(%[[A:.*]]: f64):
// CHECK: "test.valid"(%[[A]]) : (f64) -> ()
// CHECK-NEXT: }) {is_legal}
func.func @post_order() {
  "test.post_order_legalization"() ({
  ^bb0(%arg0: i64):
    "test.invalid"(%arg0) : (i64) -> ()
  }) : () -> ()
  return
}

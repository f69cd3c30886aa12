// What a listener hears, in the order in which mlir-opt's hears it.
// RUN: mlopt-test %s -split-input-file -allow-unregistered-dialect -test-legalize-patterns 2>/dev/null | grep notify | FileCheck %s --match-full-lines --check-prefix=LATE
// RUN: mlopt-test %s -split-input-file -allow-unregistered-dialect -test-legalize-patterns=allow-pattern-rollback=0 2>/dev/null | grep notify | FileCheck %s --match-full-lines --check-prefix=NOW

// What goes with an operation that is erased: blocks by their successors, of
// which a block alone is told at its end; in rollback mode as it stands.
// LATE: notifyOperationReplaced: test.drop_region_op
// LATE-NEXT: notifyOperationErased: foo.a
// LATE-NEXT: notifyOperationErased: foo.c
// LATE-NEXT: notifyOperationErased: test.br
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationErased: foo.d
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationErased: foo.e
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationErased: foo.f
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationErased: foo.g
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationErased: foo.unreached
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationErased: foo.b
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationErased: test.drop_region_op
// NOW: notifyOperationReplaced: test.drop_region_op
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyOperationErased: foo.f
// NOW-NEXT: notifyOperationErased: foo.g
// NOW-NEXT: notifyOperationErased: foo.d
// NOW-NEXT: notifyOperationErased: foo.e
// NOW-NEXT: notifyOperationErased: test.br
// NOW-NEXT: notifyOperationErased: foo.c
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyOperationErased: foo.unreached
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyOperationErased: foo.b
// NOW-NEXT: notifyOperationErased: foo.a
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyOperationErased: test.drop_region_op
func.func @nested() {
  "test.drop_region_op"() ({
    "foo.a"() : () -> ()
    "foo.b"() ({
      "foo.c"() : () -> ()
      "test.br"()[^bb2] : () -> ()
    ^bb1:
      "foo.d"()[^bb3, ^bb4] : () -> ()
    ^bb2:
      "foo.e"()[^bb1] : () -> ()
    ^bb3:
      "foo.f"() : () -> ()
    ^bb4:
      "foo.g"()[^bb1] : () -> ()
    ^bb5:
      "foo.unreached"() : () -> ()
    }, {
    ^bb0(%x: i32):
    }) : () -> ()
  }) : () -> ()
  return
}

// -----

// A fold that replaces is heard of as a change in place first.
// LATE-NEXT: notifyOperationModified: test.manual_cpp_op_with_fold
// LATE-NEXT: notifyOperationInserted: test.constant, was unlinked
// LATE-NEXT: notifyOperationReplaced: test.manual_cpp_op_with_fold
// LATE-NEXT: notifyOperationModified: func.return
// LATE-NEXT: notifyOperationErased: test.manual_cpp_op_with_fold
// NOW-NEXT: notifyOperationInserted: test.constant, was unlinked
// NOW-NEXT: notifyOperationModified: test.manual_cpp_op_with_fold
// NOW-NEXT: notifyOperationReplaced: test.manual_cpp_op_with_fold
// NOW-NEXT: notifyOperationModified: func.return
// NOW-NEXT: notifyOperationErased: test.manual_cpp_op_with_fold
func.func @fold() -> i32 {
  %0 = "test.constant"() {value = 7 : i32} : () -> i32
  %1 = "test.manual_cpp_op_with_fold"(%0) : (i32) -> i32
  return %1 : i32
}

// -----

// A fold in place stays, even where the operation is not legal after it.
// LATE-NEXT: notifyOperationModified: test.op_in_place_fold
// NOW-NEXT: notifyOperationModified: test.op_in_place_fold
func.func @fold_in_place() -> i32 {
  %0 = "test.constant"() {value = 7 : i32} : () -> i32
  %1 = "test.op_in_place_fold"(%0) : (i32) -> i32
  return %1 : i32
}

// -----

// A signature is converted in a region that no operation has yet, which is
// inserted with it.
// LATE-NEXT: notifyBlockInserted into unknown op: was linked
// LATE-NEXT: notifyBlockInserted into test.legal_op: was unlinked
// LATE-NEXT: notifyOperationInserted: foo.inside, was linked, exact position unknown
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationInserted: test.legal_op, was unlinked
// LATE-NEXT: notifyOperationReplaced: test.detached_signature_conversion
// LATE-NEXT: notifyOperationErased: test.detached_signature_conversion
// NOW-NEXT: notifyBlockInserted into unknown op: was linked
// NOW-NEXT: notifyBlockInserted into unknown op: was unlinked
// NOW-NEXT: notifyOperationInserted: foo.inside, was last in block
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyOperationInserted: test.legal_op, was unlinked
// NOW-NEXT: notifyOperationReplaced: test.detached_signature_conversion
// NOW-NEXT: notifyOperationErased: test.detached_signature_conversion
func.func @detached() {
  "test.detached_signature_conversion"() ({
  ^bb0(%arg0: i64):
    "foo.inside"() : () -> ()
  }) : () -> ()
  return
}

// -----

// Operations that go with their block are not replaced.
// LATE-NEXT: notifyBlockInserted into func.func: was unlinked
// LATE-NEXT: notifyOperationInserted: test.legal_op_b, was unlinked
// LATE-NEXT: notifyOperationInserted: test.invalid, was unlinked
// LATE-NEXT: notifyOperationErased: test.legal_op_b
// LATE-NEXT: notifyOperationErased: test.invalid
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationReplaced: test.region
// LATE-NEXT: notifyOperationErased: test.region
// LATE-NEXT: notifyOperationInserted: test.valid, was unlinked
// LATE-NEXT: notifyOperationReplaced: test.invalid
// LATE-NEXT: notifyOperationErased: test.invalid
// LATE-NEXT: notifyOperationInserted: test.cast, was unlinked
// LATE-NEXT: notifyOperationReplaced: builtin.unrealized_conversion_cast
// LATE-NEXT: notifyOperationModified: test.valid
// LATE-NEXT: notifyOperationErased: builtin.unrealized_conversion_cast
// NOW-NEXT: notifyBlockInserted into func.func: was unlinked
// NOW-NEXT: notifyOperationInserted: test.legal_op_b, was unlinked
// NOW-NEXT: notifyOperationInserted: test.invalid, was unlinked
// NOW-NEXT: notifyOperationErased: test.invalid
// NOW-NEXT: notifyOperationErased: test.legal_op_b
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyOperationReplaced: test.region
// NOW-NEXT: notifyOperationErased: test.region
// NOW-NEXT: notifyOperationInserted: test.valid, was unlinked
// NOW-NEXT: notifyOperationReplaced: test.invalid
// NOW-NEXT: notifyOperationErased: test.invalid
// NOW-NEXT: notifyOperationInserted: test.cast, was unlinked
// NOW-NEXT: notifyOperationReplaced: builtin.unrealized_conversion_cast
// NOW-NEXT: notifyOperationModified: test.valid
// NOW-NEXT: notifyOperationErased: builtin.unrealized_conversion_cast
func.func @clone_region() {
  "test.region"() ({
  ^bb0(%i0: i64):
    %9 = "test.legal_op_b"() : () -> i32
    "test.invalid"(%i0) : (i64) -> ()
  }) {legalizer.should_clone, legalizer.erase_old_blocks} : () -> ()
  return
}

// -----

// An erased operation is replaced by nothing.
// LATE-NEXT: notifyBlockInserted into func.func: was unlinked
// LATE-NEXT: notifyOperationInserted: test.finish, was unlinked
// LATE-NEXT: notifyOperationReplaced: test.create_block
// LATE-NEXT: notifyOperationErased: test.create_block
// NOW-NEXT: notifyBlockInserted into func.func: was unlinked
// NOW-NEXT: notifyOperationInserted: test.finish, was unlinked
// NOW-NEXT: notifyOperationReplaced: test.create_block
// NOW-NEXT: notifyOperationErased: test.create_block
func.func @create_block() {
  "test.create_block"() : () -> ()
  return
}

// -----

// A replaced value: its users are heard of when the cast is resolved.
// LATE-NEXT: notifyOperationModified: test.finish_here
// LATE-NEXT: notifyOperationModified: test.value_replace
// LATE-NEXT: notifyOperationModified: test.value_replace
// LATE-NEXT: notifyOperationInserted: test.cast, was unlinked
// LATE-NEXT: notifyOperationReplaced: builtin.unrealized_conversion_cast
// LATE-NEXT: notifyOperationModified: test.value_replace
// LATE-NEXT: notifyOperationModified: test.finish_here
// LATE-NEXT: notifyOperationErased: builtin.unrealized_conversion_cast
// NOW-NEXT: notifyOperationModified: test.value_replace
// NOW-NEXT: notifyOperationInserted: test.cast, was unlinked
// NOW-NEXT: notifyOperationReplaced: builtin.unrealized_conversion_cast
// NOW-NEXT: notifyOperationModified: test.value_replace
// NOW-NEXT: notifyOperationModified: test.finish_here
// NOW-NEXT: notifyOperationErased: builtin.unrealized_conversion_cast
func.func @value_replace() {
  %0:2 = "test.legal_op"() : () -> (i32, i32)
  "test.value_replace"(%0#0, %0#1) : (i32, i32) -> ()
  "test.finish_here"(%0#0) : (i32) -> ()
  return
}

// -----

// Arguments of a region that goes: only the dropped one needs a value.
// LATE-NEXT: notifyBlockInserted into test.drop_region_op: was unlinked
// LATE-NEXT: notifyOperationInserted: test.invalid, was linked, exact position unknown
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationReplaced: test.drop_region_op
// LATE-NEXT: notifyOperationErased: builtin.unrealized_conversion_cast
// LATE-NEXT: notifyOperationErased: test.invalid
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationErased: test.drop_region_op
// NOW-NEXT: notifyBlockInserted into test.drop_region_op: was unlinked
// NOW-NEXT: notifyOperationInserted: test.invalid, was last in block
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyOperationReplaced: test.drop_region_op
// NOW-NEXT: notifyOperationErased: test.invalid
// NOW-NEXT: notifyOperationErased: builtin.unrealized_conversion_cast
// NOW-NEXT: notifyOperationErased: builtin.unrealized_conversion_cast
// NOW-NEXT: notifyOperationErased: builtin.unrealized_conversion_cast
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyOperationErased: test.drop_region_op
func.func @drop() {
  "test.drop_region_op"() ({
    ^bb1(%i0: i64, %unused: i16, %i1: i64, %2: f32):
      "test.invalid"(%i0, %2) : (i64, f32) -> ()
  }) : () -> ()
  return
}

// -----

// A function is changed in place after its body.
// LATE-NEXT: notifyBlockInserted into func.func: was unlinked
// LATE-NEXT: notifyOperationInserted: test.invalid, was linked, exact position unknown
// LATE-NEXT: notifyBlockErased
// LATE-NEXT: notifyOperationModified: func.func
// LATE-NEXT: notifyOperationInserted: test.valid, was unlinked
// LATE-NEXT: notifyOperationReplaced: test.invalid
// LATE-NEXT: notifyOperationErased: test.invalid
// NOW-NEXT: notifyBlockInserted into func.func: was unlinked
// NOW-NEXT: notifyOperationInserted: test.invalid, was last in block
// NOW-NEXT: notifyBlockErased
// NOW-NEXT: notifyOperationModified: func.func
// NOW-NEXT: notifyOperationInserted: test.valid, was unlinked
// NOW-NEXT: notifyOperationReplaced: test.invalid
// NOW-NEXT: notifyOperationErased: test.invalid
func.func @function(%arg0: i64) {
  "test.invalid"(%arg0) : (i64) -> ()
}

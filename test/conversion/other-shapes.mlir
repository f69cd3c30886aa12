// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns 2>/dev/null | grep -v notify | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns=allow-pattern-rollback=0 2>/dev/null | grep -v notify | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -test-merge-blocks 2>/dev/null | FileCheck %s

// Operations of other shapes than the test patterns are made for stay.

// CHECK-LABEL: func.func @others
func.func @others(%a: i32) {
  // CHECK: "test.undo_block_erase"() ({
  "test.undo_block_erase"() ({
    "t.b"() : () -> ()
  }) : () -> ()
  // CHECK: test.convert_block_args
  "test.convert_block_args"() <{is_legal}> ({ "t.b"() : () -> () }) : () -> ()
  // CHECK: "test.value_replace"()
  "test.value_replace"() : () -> ()
  // CHECK: "test.replace_non_root"()
  "test.replace_non_root"() : () -> ()
  // CHECK: "test.replace_with_valid_consumer"()
  "test.replace_with_valid_consumer"() : () -> ()
  // CHECK: "test.undo_blocks_merge"
  "test.undo_blocks_merge"(%a) : (i32) -> ()
  return
}

// What reads, writes and may be speculated, of the test dialect.
// RUN: mlopt-test %s -allow-unregistered-dialect -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: index) -> i32 {
// CHECK-NEXT: "test.op_with_memwrite"() : () -> ()
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.one_region_with_recursive_memory_effects"() ({
// CHECK-NEXT: "test.finish"() : () -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.one_region_with_recursive_memory_effects"() ({
// CHECK-NEXT: "test.op_with_memwrite"() : () -> ()
// CHECK-NEXT: "test.finish"() : () -> ()
// CHECK-NEXT: }) : () -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.never_speculatable_op"() : () -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.op_with_memread"() : () -> i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.op_with_memread"() : () -> i32
// CHECK-NEXT: "foo.use"(%[[V3]], %[[V4]]) : (i32, i32) -> ()
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }

func.func @f(%i: i32, %lb: index) -> i32 {
  %r = "test.op_with_memread"() : () -> i32
  "test.op_with_memwrite"() : () -> ()
  %s = "test.one_region_with_recursive_memory_effects"() ({
    %q = "test.op_with_memread"() : () -> i32
    "test.finish"() : () -> ()
  }) : () -> i32
  %t = "test.one_region_with_recursive_memory_effects"() ({
    "test.op_with_memwrite"() : () -> ()
    "test.finish"() : () -> ()
  }) : () -> i32
  %a = "test.always_speculatable_op"() : () -> i32
  %b = "test.never_speculatable_op"() : () -> i32
  %c = arith.constant 4 : i32
  %d = "test.conditionally_speculatable_op"(%c) : (i32) -> i32
  %e = "test.conditionally_speculatable_op"(%d) : (i32) -> i32
  %m1 = "test.op_with_memread"() : () -> i32
  %m2 = "test.op_with_memread"() : () -> i32
  "foo.use"(%m1, %m2) : (i32, i32) -> ()
  return %i : i32
}

// -test-print-nesting: operations, regions and blocks in their order.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-print-nesting | FileCheck %s

// CHECK: visiting op: 'builtin.module' with 0 operands and 0 results
// CHECK-NEXT: 2 attributes:
// CHECK-NEXT: - 'sym_name' : '"m"'
// CHECK-NEXT: - 'x.a' : '1 : i64'
// CHECK-NEXT: 1 nested regions:
// CHECK-NEXT: Region with 1 blocks:
// CHECK-NEXT: Block with 0 arguments, 0 successors, and 2 operations
// CHECK-NEXT: visiting op: 'func.func' with 0 operands and 0 results
// CHECK-NEXT: 5 attributes:
// CHECK-NEXT: - 'b' : 'unit'
// CHECK-NEXT: - 'function_type' : '(i32) -> i32'
// CHECK-NEXT: - 'sym_name' : '"f"'
// CHECK-NEXT: - 'walk_blocks' : 'unit'
// CHECK-NEXT: - 'walk_regions' : 'unit'
// CHECK-NEXT: 1 nested regions:
// CHECK-NEXT: Region with 3 blocks:
// CHECK-NEXT: Block with 1 arguments, 2 successors, and 5 operations
// CHECK-NEXT: visiting op: 'foo.a' with 1 operands and 1 results
// CHECK-NEXT: 2 attributes:
// CHECK-NEXT: - 'c' : '"s"'
// CHECK-NEXT: - 'd' : 'unit'
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: visiting op: 'foo.b' with 2 operands and 2 results
// CHECK-NEXT: 1 nested regions:
// CHECK-NEXT: Region with 2 blocks:
// CHECK-NEXT: Block with 1 arguments, 1 successors, and 2 operations
// CHECK-NEXT: visiting op: 'foo.c' with 2 operands and 0 results
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: visiting op: 'foo.br' with 0 operands and 0 results
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT: visiting op: 'foo.d' with 0 operands and 0 results
// CHECK-NEXT: 2 nested regions:
// CHECK-NEXT: Region with 0 blocks:
// CHECK-NEXT: Region with 1 blocks:
// CHECK-NEXT: Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT: visiting op: 'foo.e' with 0 operands and 0 results
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: visiting op: 'test.op_b' with 1 operands and 1 results
// CHECK-NEXT: 2 attributes:
// CHECK-NEXT: - 'attr' : '3 : i32'
// CHECK-NEXT: - 'z' : 'unit'
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: visiting op: 'foo.cond' with 0 operands and 1 results
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: visiting op: 'foo.cond_br' with 1 operands and 0 results
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT: visiting op: 'func.return' with 1 operands and 0 results
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT: visiting op: 'func.return' with 1 operands and 0 results
// CHECK-NEXT: 0 nested regions:
// CHECK-NEXT: visiting op: 'func.func' with 0 operands and 0 results
// CHECK-NEXT: 3 attributes:
// CHECK-NEXT: - 'function_type' : '() -> ()'
// CHECK-NEXT: - 'sym_name' : '"g"'
// CHECK-NEXT: - 'sym_visibility' : '"private"'
// CHECK-NEXT: 1 nested regions:
// CHECK-NEXT: Region with 0 blocks:
// CHECK-NEXT: module @m attributes {x.a = 1 : i64} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) -> i32 attributes {b, walk_blocks, walk_regions} {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "foo.a"(%[[ARG0]]) {c = "s", d} : (i32) -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]]:2 = "foo.b"(%[[V0]], %[[ARG0]]) ({
// CHECK-NEXT: ^bb0(%[[ARG1:[^ :,)]+]]: i32):
// CHECK-NEXT: "foo.c"(%[[ARG1]], %[[V0]]) : (i32, i32) -> ()
// CHECK-NEXT: "foo.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "foo.d"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.e"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : (i32, i32) -> (i32, i64)
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.op_b"(%[[V1]]#0) <{attr = 3 : i32}> {z} : (i32) -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "foo.cond"() : () -> i1
// CHECK-NEXT: "foo.cond_br"(%[[V3]])[^bb1, ^bb2] : (i1) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %[[V1]]#0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @g
// CHECK-SAME: ()

module @m attributes {x.a = 1} {
  func.func @f(%x: i32) -> i32 attributes {b, walk_blocks, walk_regions} {
    %0 = "foo.a"(%x) {c = "s", d} : (i32) -> i32
    %1:2 = "foo.b"(%0, %x) ({
      ^bb0(%y: i32):
      "foo.c"(%y, %0) : (i32, i32) -> ()
      "foo.br"()[^bb1] : () -> ()
      ^bb1:
      "foo.d"() ({}, {
         "foo.e"() : () -> ()
      }) : () -> ()
    }) : (i32, i32) -> (i32, i64)
    "test.op_b"(%1#0) {attr = 3 : i32, z} : (i32) -> i32
    %c = "foo.cond"() : () -> i1
    "foo.cond_br"(%c)[^bb1, ^bb2] : (i1) -> ()
  ^bb1:
    return %1#0 : i32
  ^bb2:
    return %0 : i32
  }
  func.func private @g()
}

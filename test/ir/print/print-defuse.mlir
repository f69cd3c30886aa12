// -test-print-defuse: what makes operands and who uses results, newest use
// first.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-print-defuse | FileCheck %s

// CHECK: Visiting op 'foo.a' with 1 operands:
// CHECK-NEXT: - Operand produced by Block argument, number 0
// CHECK-NEXT: Has 1 results:
// CHECK-NEXT: - Result 0 has 3 uses:
// CHECK-NEXT: - func.return
// CHECK-NEXT: - foo.b
// CHECK-NEXT: - foo.c
// CHECK-NEXT: Visiting op 'foo.c' with 2 operands:
// CHECK-NEXT: - Operand produced by Block argument, number 0
// CHECK-NEXT: - Operand produced by operation 'foo.a'
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'foo.br' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'foo.e' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'foo.d' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'foo.b' with 2 operands:
// CHECK-NEXT: - Operand produced by operation 'foo.a'
// CHECK-NEXT: - Operand produced by Block argument, number 0
// CHECK-NEXT: Has 2 results:
// CHECK-NEXT: - Result 0 has 2 uses:
// CHECK-NEXT: - func.return
// CHECK-NEXT: - test.op_b
// CHECK-NEXT: - Result 1 has no uses
// CHECK-NEXT: Visiting op 'test.op_b' with 1 operands:
// CHECK-NEXT: - Operand produced by operation 'foo.b'
// CHECK-NEXT: Has 1 results:
// CHECK-NEXT: - Result 0 has no uses
// CHECK-NEXT: Visiting op 'foo.cond' with 0 operands:
// CHECK-NEXT: Has 1 results:
// CHECK-NEXT: - Result 0 has a single use:     - foo.cond_br
// CHECK-NEXT: Visiting op 'foo.cond_br' with 1 operands:
// CHECK-NEXT: - Operand produced by operation 'foo.cond'
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'func.return' with 1 operands:
// CHECK-NEXT: - Operand produced by operation 'foo.b'
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'func.return' with 1 operands:
// CHECK-NEXT: - Operand produced by operation 'foo.a'
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'func.func' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'func.func' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'builtin.module' with 0 operands:
// CHECK-NEXT: Has 0 results:
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

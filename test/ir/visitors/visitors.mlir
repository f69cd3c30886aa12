// -test-ir-visitors: orders of walks, and walks that erase what they see.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-ir-visitors | FileCheck %s

// CHECK: Op pre-order visits
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'foo.a'
// CHECK-NEXT: Visiting op 'foo.b'
// CHECK-NEXT: Visiting op 'foo.c'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.d'
// CHECK-NEXT: Visiting op 'foo.e'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.cond_br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Block pre-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Region pre-order visits
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting region 0 from operation 'foo.d'
// CHECK-NEXT: Visiting region 1 from operation 'foo.d'
// CHECK-NEXT: Op post-order visits
// CHECK-NEXT: Visiting op 'foo.a'
// CHECK-NEXT: Visiting op 'foo.c'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.e'
// CHECK-NEXT: Visiting op 'foo.d'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.b'
// CHECK-NEXT: Visiting op 'foo.cond_br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Block post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Region post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'foo.d'
// CHECK-NEXT: Visiting region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Op reverse post-order visits
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'foo.cond_br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.e'
// CHECK-NEXT: Visiting op 'foo.d'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.c'
// CHECK-NEXT: Visiting op 'foo.b'
// CHECK-NEXT: Visiting op 'foo.a'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Block reverse post-order visits
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Region reverse post-order visits
// CHECK-NEXT: Visiting region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting region 0 from operation 'foo.d'
// CHECK-NEXT: Visiting region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Op forward dominance post-order visits
// CHECK-NEXT: Visiting op 'foo.a'
// CHECK-NEXT: Visiting op 'foo.c'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.e'
// CHECK-NEXT: Visiting op 'foo.d'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.b'
// CHECK-NEXT: Visiting op 'foo.cond_br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block forward dominance post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Region forward dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'foo.d'
// CHECK-NEXT: Visiting region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op reverse dominance post-order visits
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.cond_br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.e'
// CHECK-NEXT: Visiting op 'foo.d'
// CHECK-NEXT: Visiting op 'foo.br'
// CHECK-NEXT: Visiting op 'foo.c'
// CHECK-NEXT: Visiting op 'foo.b'
// CHECK-NEXT: Visiting op 'foo.a'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block reverse dominance post-order visits
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Region reverse dominance post-order visits
// CHECK-NEXT: Visiting region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting region 0 from operation 'foo.d'
// CHECK-NEXT: Visiting region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Invoke block pre-order visits on blocks
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Invoke block post-order visits on blocks
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Invoke region pre-order visits on region
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting region 0 from operation 'foo.d'
// CHECK-NEXT: Visiting region 1 from operation 'foo.d'
// CHECK-NEXT: Invoke region post-order visits on region
// CHECK-NEXT: Visiting region 0 from operation 'foo.d'
// CHECK-NEXT: Visiting region 1 from operation 'foo.d'
// CHECK-NEXT: Visiting region 0 from operation 'foo.b'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op pre-order erasures (skip)
// CHECK-NEXT: Erasing op 'foo.a'
// CHECK-NEXT: Erasing op 'foo.b'
// CHECK-NEXT: Erasing op 'foo.cond_br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Block pre-order erasures (skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Cannot erase block ^bb0 from region 0 from operation 'foo.b', still has uses
// CHECK-NEXT: Erasing block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Cannot erase block ^bb1 from region 0 from operation 'foo.b', still has uses
// CHECK-NEXT: Erasing block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Op post-order erasures (skip)
// CHECK-NEXT: Erasing op 'foo.a'
// CHECK-NEXT: Erasing op 'foo.c'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Erasing op 'foo.e'
// CHECK-NEXT: Erasing op 'foo.d'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Erasing op 'foo.b'
// CHECK-NEXT: Erasing op 'foo.cond_br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Block post-order erasures (skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Erasing block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Cannot erase block ^bb0 from region 0 from operation 'foo.b', still has uses
// CHECK-NEXT: Cannot erase block ^bb1 from region 0 from operation 'foo.b', still has uses
// CHECK-NEXT: Erasing block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Op post-order erasures (no skip)
// CHECK-NEXT: Erasing op 'foo.a'
// CHECK-NEXT: Erasing op 'foo.c'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Erasing op 'foo.e'
// CHECK-NEXT: Erasing op 'foo.d'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Erasing op 'foo.b'
// CHECK-NEXT: Erasing op 'foo.cond_br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'foo.br'
// CHECK-NEXT: Erasing op 'func.func'
// CHECK-NEXT: Erasing op 'builtin.module'
// CHECK-NEXT: Block post-order erasures (no skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'foo.b'
// CHECK-NEXT: Erasing block ^bb0 from region 1 from operation 'foo.d'
// CHECK-NEXT: Cannot erase block ^bb0 from region 0 from operation 'foo.b', still has uses
// CHECK-NEXT: Cannot erase block ^bb1 from region 0 from operation 'foo.b', still has uses
// CHECK-NEXT: Erasing block ^bb2 from region 0 from operation 'foo.b'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Cannot erase block ^bb0 from region 0 from operation 'func.func', still has uses
// CHECK-NEXT: Erasing block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) attributes {walk_blocks, walk_regions} {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "foo.a"(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT: "foo.b"(%[[V0]]) ({
// CHECK-NEXT: ^bb0(%[[ARG1:[^ :,)]+]]: i32):
// CHECK-NEXT: "foo.c"(%[[ARG1]], %[[V0]]) : (i32, i32) -> ()
// CHECK-NEXT: "foo.br"()[^bb1, ^bb2] : () -> ()
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT: "foo.d"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: "foo.e"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "foo.br"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "foo.br"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb3:  // no predecessors
// CHECK-NEXT: "foo.br"()[^bb1] : () -> ()
// CHECK-NEXT: }) : (i32) -> ()
// CHECK-NEXT: "foo.cond_br"(%[[V0]])[^bb2, ^bb1] : (i32) -> ()
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "foo.br"()[^bb1] : () -> ()
// CHECK-NEXT: }

func.func @f(%x: i32) attributes {walk_blocks, walk_regions} {
  %0 = "foo.a"(%x) : (i32) -> i32
  "foo.b"(%0) ({
    ^bb0(%y: i32):
    "foo.c"(%y, %0) : (i32, i32) -> ()
    "foo.br"()[^bb1, ^bb2] : () -> ()
    ^bb1:
    "foo.d"() ({}, {
       "foo.e"() : () -> ()
    }) : () -> ()
    "foo.br"()[^bb2] : () -> ()
    ^bb2:
    "foo.br"()[^bb1] : () -> ()
    ^bb3:
    "foo.br"()[^bb1] : () -> ()
  }) : (i32) -> ()
  "foo.cond_br"(%0)[^bb2, ^bb1] : (i32) -> ()
^bb1:
  return
^bb2:
  "foo.br"()[^bb1] : () -> ()
}

// RUN: not mlopt-test -allow-unregistered-dialect -test-legalize-patterns=allow-pattern-rollback=0 %s 2>&1 | FileCheck %s
// What an erased block defines may be used in blocks that stay: each gets casts of nothing. Without rollback there is no way back.

// CHECK: error: pattern 'erase_second_block' produced IR that could not be legalized
// CHECK: ^bb1:
// CHECK-DAG:  %[[A:.*]] = "builtin.unrealized_conversion_cast"() : () -> i32
// CHECK-DAG:  %[[V:.*]] = "builtin.unrealized_conversion_cast"() : () -> i32
// CHECK-DAG:  %[[W:.*]] = "builtin.unrealized_conversion_cast"() : () -> f64
// CHECK:      "x.use"(%[[V]], %[[W]], %[[V]], %[[A]])
// CHECK-NEXT: "x.region"() ({
// CHECK-NEXT:   %[[INNER:.*]] = "builtin.unrealized_conversion_cast"() : () -> i32
// CHECK-NEXT:   "x.use2"(%[[INNER]])
// CHECK:      ^bb2:
// CHECK:      "x.use"(%{{.*}}, %{{.*}}) : (i32, i32) -> ()
"test.undo_block_erase"() ({
^bb0:
  "x.end"() : () -> ()
^bb1(%a: i32):
  %v = "x.make"() : () -> i32
  %w = "x.make2"(%v) : (i32) -> f64
  "x.end"() : () -> ()
^bb2:
  "x.use"(%v, %w, %v, %a) : (i32, f64, i32, i32) -> ()
  "x.region"() ({
    "x.use2"(%v) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.br"() [^bb3] : () -> ()
^bb3:
  "x.use"(%v, %a) : (i32, i32) -> ()
  "x.end"() : () -> ()
}) : () -> ()

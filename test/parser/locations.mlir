// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// CHECK: "l.file"() : () -> () loc("f.c":1:2)
"l.file"() : () -> () loc("f.c":1:2)
// CHECK: "l.range"() : () -> () loc("f.c":1:2 to 3:4)
"l.range"() : () -> () loc("f.c":1:2 to 3:4)
// CHECK: "l.name"() : () -> () loc("n"("f.c":1:2))
"l.name"() : () -> () loc("n"("f.c":1:2))
// CHECK: "l.call"() : () -> () loc(callsite("a" at "f.c":1:2))
"l.call"() : () -> () loc(callsite("a" at "f.c":1:2))
// CHECK: "l.fused"() : () -> () loc(fused<"m">["a", "b"])
"l.fused"() : () -> () loc(fused<"m">["a", "b"])
// CHECK: "l.unknown"() : () -> () loc(unknown)
"l.unknown"() : () -> () loc(unknown)
// CHECK: "l.here"() : () -> () loc("{{.*}}locations.mlir":16:1)
"l.here"() : () -> ()
// An alias that is defined at the end; of an argument too.
// CHECK: ^bb0(%{{.*}}: i32 loc("late")):
// CHECK: "l.late"() : () -> () loc("late")
"l.region"() ({
^bb0(%a: i32 loc(#late)):
  "l.late"() : () -> () loc(#late)
}) : () -> ()
#late = loc("late")

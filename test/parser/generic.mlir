// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// CHECK: "a.empty"() : () -> ()
"a.empty"() : () -> ()

// A use before the definition, a pack of results, properties, attributes.
// CHECK: %[[P:.*]]:2 = "a.pack"(%[[L:.*]]) <{p = 1 : i32}> {q} : (i32) -> (i32, f32)
// CHECK: %[[L]] = "a.late"(%[[P]]#1) : (f32) -> i32
%0:2 = "a.pack"(%later) <{p = 1 : i32}> {q} : (i32) -> (i32, f32)
%later = "a.late"(%0#1) : (f32) -> i32

// Several results with a name each.
// CHECK: %[[M:.*]]:3 = "a.many"() : () -> (i1, i2, i3)
// CHECK: "a.use"(%[[M]]#2, %[[M]]#0, %[[M]]#1) : (i3, i1, i2) -> ()
%a, %b:2 = "a.many"() : () -> (i1, i2, i3)
"a.use"(%b#1, %a, %b#0) : (i3, i1, i2) -> ()

// Regions, blocks, successors that come later.
// CHECK:      "a.region"() ({
// CHECK-NEXT:   "a.br"()[^bb1, ^bb2] : () -> ()
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   "a.br"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   "a.br"()[^bb1] : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%{{.*}}: i32, %{{.*}}: f32):
// CHECK-NEXT:   "a.end"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> ()
"a.region"() ({
  "a.br"()[^x, ^y] : () -> ()
^x:
  "a.br"()[^y] : () -> ()
^y:
  "a.br"()[^x] : () -> ()
}, {
^x(%i: i32, %f: f32):
  "a.end"() : () -> ()
}, {
}) : () -> ()

// Names in a region end with it.
"a.scope"() ({
  %s = "a.s"() : () -> i1
  "a.t"(%s) : (i1) -> ()
}) : () -> ()
%s = "a.s"() : () -> i2
// CHECK: "a.t"(%{{.*}}) : (i2) -> ()
"a.t"(%s) : (i2) -> ()

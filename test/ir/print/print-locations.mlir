// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-debuginfo | FileCheck %s
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-debuginfo -mlir-pretty-debuginfo | FileCheck %s --check-prefix=PRETTY

// Locations of block arguments are written in place, and defined in front for
// want of a better place; those of operations follow the IR.
// CHECK:      #loc1 = loc("a.c":1:2)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: i32 loc("a.c":1:2)) {
// CHECK-NEXT:     "t.call"() : () -> () loc(#loc[[CALL:[0-9]+]])
// CHECK-NEXT:     "t.fused"() : () -> () loc(#loc[[FUSED:[0-9]+]])
// CHECK-NEXT:     return loc(#loc)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc(unknown)
// CHECK-DAG:  #loc[[CALL]] = loc(callsite(#loc{{[0-9]+}} at #loc{{[0-9]+}}))
// CHECK-DAG:  #loc[[FUSED]] = loc(fused<"m">[#loc{{[0-9]+}}, #loc1])

// LOCAL:      module {
// LOCAL-NEXT:   func.func @f(%arg0: i32 loc("a.c":1:2)) {
// LOCAL-NEXT:     "t.call"() : () -> () loc(callsite("x"("a.c":3:4) at "b.c":5:6))
// LOCAL-NEXT:     "t.fused"() : () -> () loc(fused<"m">["x", "a.c":1:2])
// LOCAL-NEXT:     return loc(unknown)
// LOCAL-NEXT:   } loc("a.c":1:2)
// LOCAL-NEXT: } loc(unknown)

// PRETTY:      func.func @f(%arg0: i32 a.c:1:2) {
// PRETTY:        return [unknown]
// PRETTY-NEXT: } a.c:1:2
module {
  func.func @f(%a: i32 loc("a.c":1:2)) {
    "t.call"() : () -> () loc(callsite("x"("a.c":3:4) at "b.c":5:6))
    "t.fused"() : () -> () loc(fused<"m">["x", "a.c":1:2])
    return loc(unknown)
  } loc("a.c":1:2)
} loc(unknown)

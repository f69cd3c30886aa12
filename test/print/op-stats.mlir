// RUN: mlopt %s -print-op-stats -allow-unregistered-dialect -o %t 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mlopt %s -print-op-stats=json -allow-unregistered-dialect -o %t 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(print-op-stats))' -allow-unregistered-dialect -o %t 2>&1 | FileCheck %s --check-prefix=EACH

//      CHECK:Operations encountered:
// CHECK-NEXT:-----------------------
// CHECK-NEXT:    arith.addi      , 2
// CHECK-NEXT:          bare      , 1
// CHECK-NEXT:  builtin.module    , 1
// CHECK-NEXT:      foo.long.name , 1
// CHECK-NEXT:     func.func      , 2
// CHECK-NEXT:     func.return    , 2

//      JSON: {
// JSON-NEXT:   "arith.addi" : 2,
// JSON-NEXT:   "bare" : 1,
// JSON-NEXT:   "builtin.module" : 1,
// JSON-NEXT:   "foo.long.name" : 1,
// JSON-NEXT:   "func.func" : 2,
// JSON-NEXT:   "func.return" : 2
// JSON-NEXT: }

// In the order of the functions, whatever thread counts.
// EACH: bare , 1
// EACH: Operations encountered:
// EACH-NOT: bare

func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  "bare"() ({
    %1 = arith.addi %a, %0 : i32
  }) : () -> ()
  "foo.long.name"() : () -> ()
  return
}
func.func @g() {
  return
}

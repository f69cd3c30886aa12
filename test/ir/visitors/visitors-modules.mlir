// Erasing leaves modules, and what is directly in one, alone.
// RUN: mlopt-test %s -test-ir-visitors | FileCheck %s

// CHECK-LABEL: Op pre-order erasures (skip)
// CHECK-NEXT:  Erasing op 'func.return'
// CHECK-NEXT:  Block pre-order erasures (skip)
// CHECK-NEXT:  Op post-order erasures (skip)
// CHECK-NEXT:  Erasing op 'func.return'
// CHECK-NEXT:  Block post-order erasures (skip)
// CHECK-NEXT:  Op post-order erasures (no skip)
// CHECK-NEXT:  Erasing op 'func.return'
// CHECK-NEXT:  Erasing op 'func.func'
// CHECK-NEXT:  Erasing op 'builtin.module'
// CHECK-NEXT:  Erasing op 'builtin.module'
// CHECK-NEXT:  Erasing op 'builtin.module'
// CHECK-NEXT:  Block post-order erasures (no skip)
// CHECK-NEXT:  Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT:  Erasing block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT:  Erasing block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT:  Erasing block ^bb0 from region 0 from operation 'builtin.module'
module @inner {
  func.func @f() {
    return
  }
}
module @other {}

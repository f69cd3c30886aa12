// Resources that a dialect's attributes name; those that none names go.
// RUN: mlopt-test %s | FileCheck %s
// RUN: mlopt-test %s | mlopt-test | FileCheck %s

// CHECK:      "test.op"() {a = #test.e1di64_elements<blob1> : tensor<3xi64>, b = dense_resource<blob2> : tensor<1xi32>, c = #test.e1di64_elements<none> : tensor<1xi64>} : () -> ()
// CHECK:      {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     test: {
// CHECK-NEXT:       blob1: "0x08000000010000000000000002000000000000000300000000000000"
// CHECK-NEXT:     },
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       blob2: "0x0400000001000000"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
"test.op"() {a = #test.e1di64_elements<blob1> : tensor<3xi64>, b = dense_resource<blob2> : tensor<1xi32>,
             c = #test.e1di64_elements<none> : tensor<1xi64>} : () -> ()

// CHECK-NOT: unused
{-#
  dialect_resources: {
    builtin: {
      blob2: "0x0400000001000000"
    },
    test: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      unused: "0x0400000001000000"
    }
  }
#-}

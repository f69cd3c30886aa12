// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s --strict-whitespace
// RUN: mlopt %s -allow-unregistered-dialect -mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

// Blobs that are used are printed in the order of their first use.
// CHECK:      {{^}$}}
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       blob2: "0x08000000010000000000000002000000",
// CHECK-NEXT:       blob1: "0x080000000100000000000000"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
// LOCAL-NOT: dialect_resources
"t.op"() {a = dense_resource<blob2> : tensor<2xi32>, b = dense_resource<blob1> : tensor<1xi32>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob1: "0x080000000100000000000000",
      blob2: "0x08000000010000000000000002000000",
      blob3: "0x080000000300000000000000"
    }
  }
#-}

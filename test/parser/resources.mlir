// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// CHECK: a = dense_resource<blob> : tensor<1xi8>
"r.use"() {a = dense_resource<blob> : tensor<1xi8>, b = dense_resource<without_data> : tensor<0xi8>} : () -> ()

// CHECK:      {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       blob: "0x0400000001",
// CHECK-NEXT:       without_data: "0x00000000"
{-# dialect_resources: { builtin: {
  blob: "0x0400000001",
  without_data: "0x04000000"
} } #-}

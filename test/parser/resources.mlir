// RUN: mlopt %s -allow-unregistered-dialect | FileCheck %s

// CHECK: a = dense_resource<blob> : tensor<1xi8>
"r.use"() {a = dense_resource<blob> : tensor<1xi8>} : () -> ()

// CHECK:      {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       blob: "0x0400000001"
{-# dialect_resources: { builtin: { blob: "0x0400000001" } } #-}

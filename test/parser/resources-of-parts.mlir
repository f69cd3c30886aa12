// The parts of a split file have resources of their own.
// RUN: mlopt %s -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK:     "r.use"() {a = dense_resource<blob>
// CHECK:     blob: "0x0400000001"
// CHECK:     // -----
// CHECK:     "r.use"() {a = dense_resource<blob>
// CHECK-NOT: {-#
"r.use"() {a = dense_resource<blob> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: { builtin: { blob: "0x0400000001" } },
  external_resources: { other: { key: "text" } }
#-}
// -----
"r.use"() {a = dense_resource<blob> : tensor<1xi8>} : () -> ()

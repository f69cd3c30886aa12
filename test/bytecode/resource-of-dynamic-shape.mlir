// The type of a resource may have a dynamic shape.
// RUN: mlopt %s -emit-bytecode | mlopt | FileCheck %s

// CHECK: dense_resource<blob> : tensor<?xi16>
// CHECK: blob: "0x01000000010203"
module attributes {a.b = dense_resource<blob> : tensor<?xi16>} {
}
{-# dialect_resources: { builtin: { blob: "0x01000000010203" } } #-}

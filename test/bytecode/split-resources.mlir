// The data of resources is aligned within its own part, whatever was written before
// it: parts alike become the same bytes.
// RUN: mlopt -split-input-file -emit-bytecode %s -o %t
// RUN: python3 -c "import sys; parts = open(sys.argv[1], 'rb').read().split(b'// --' + b'---\n'); assert len(parts) == 3 and parts[0] == parts[1] == parts[2]" %t

module attributes {a.bcd = dense_resource<blob> : tensor<2xi8>} {
} loc(unknown)
{-# dialect_resources: { builtin: { blob: "0x080000000102" } } #-}
// -----
module attributes {a.bcd = dense_resource<blob> : tensor<2xi8>} {
} loc(unknown)
{-# dialect_resources: { builtin: { blob: "0x080000000102" } } #-}
// -----
module attributes {a.bcd = dense_resource<blob> : tensor<2xi8>} {
} loc(unknown)
{-# dialect_resources: { builtin: { blob: "0x080000000102" } } #-}

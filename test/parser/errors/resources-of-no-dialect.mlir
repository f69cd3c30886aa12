// RUN: not mlopt %s 2>&1 | FileCheck %s

// The group is refused even if it is empty.
// CHECK: :[[@LINE+1]]:33: error: unexpected 'resource' section for dialect 'arith'
{-# dialect_resources: {arith: {}} #-}

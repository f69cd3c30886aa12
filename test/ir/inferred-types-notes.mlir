// RUN: not mlopt %s 2>&1 | FileCheck %s
// Of the two errors of a type that is not the inferred one, the second one
// shows the operation.

// CHECK: error: 'arith.addi' op inferred type(s)
// CHECK-NOT: note:
// CHECK: error: 'arith.addi' op failed to infer returned types
// CHECK: note: see current operation: %0 = "arith.addi"
func.func @f(%a: tensor<2xi1>, %b: tensor<?xi1>) {
  %0 = "arith.addi"(%a, %b) : (tensor<2xi1>, tensor<?xi1>) -> tensor<?xi1>
  return
}

// RUN: mlopt %s -canonicalize -allow-unregistered-dialect -mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: func.func @fold_apply
// CHECK-DAG:     %[[POISON:.*]] = ub.poison : index
// CHECK-DAG:     %[[M2:.*]] = arith.constant -2 : index
// CHECK:         return %[[POISON]], %[[M2]], %arg0
func.func @fold_apply(%a: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c-3 = arith.constant -3 : index
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%c5, %c0]
  %1 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%c5, %c-3]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0)>(%a)[%c5]
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @min_max
// CHECK-DAG:     %[[C3:.*]] = arith.constant 3 : index
// CHECK-DAG:     %[[C7:.*]] = arith.constant 7 : index
// CHECK:         %[[MAX:.*]] = affine.max affine_map<()[s0] -> (5, s0)>()[%arg0]
// CHECK:         return %[[C3]], %[[C7]], %[[MAX]], %arg1
func.func @min_max(%a: index, %b: index) -> (index, index, index, index) {
  %c5 = arith.constant 5 : index
  %0 = affine.min affine_map<()[s0] -> (s0, 3)>()[%c5]
  %1 = affine.max affine_map<(d0)[s0] -> (s0, 7)>(%a)[%c5]
  %2 = affine.max affine_map<(d0)[s0] -> (s0, d0)>(%a)[%c5]
  %3 = affine.min affine_map<(d0)[s0] -> (s0)>(%a)[%b]
  return %0, %1, %2, %3 : index, index, index, index
}

// What feeds it is put in, equal expressions are left once, in order.
// CHECK-LABEL: func.func @merge
// CHECK-NEXT:    %[[V0:.*]] = affine.min affine_map<()[s0, s1] -> (s1 * 8, s0 + 16)>()[%arg1, %arg0]
// CHECK-NEXT:    %[[V1:.*]] = affine.min affine_map<()[s0, s1] -> (s1 + 16, s0 + 4, s0 * 8)>()[%arg0, %arg1]
// CHECK-NEXT:    %[[V2:.*]] = affine.max affine_map<()[s0, s1] -> (7, s1, s0 + s1)>()[%arg1, %arg0]
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]]
func.func @merge(%a: index, %b: index) -> (index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (s0 + 16, d0 * 8)>(%a)[%b]
  %1 = affine.min affine_map<(d0)[s0] -> (s0 + 4, d0)>(%0)[%a]
  %2 = affine.max affine_map<(d0)[s0] -> (s0 + d0, d0 + s0, 7, 7, d0)>(%a)[%b]
  return %0, %1, %2 : index, index, index
}

// Remainders and quotients of what is in a range.
// CHECK-LABEL: func.func @ranges
// CHECK-NEXT:    %[[V:.*]] = affine.apply affine_map<()[s0] -> (s0 mod 4)>()[%arg1]
// CHECK-NEXT:    return %arg0, %[[V]]
func.func @ranges(%a: index, %b: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (s0 + (d0 mod 4) floordiv 4)>(%b)[%a]
  %1 = affine.apply affine_map<(d0)[s0] -> ((s0 mod 4) mod 8)>(%a)[%b]
  return %0, %1 : index, index
}

// Multiples of a symbol, divided by it; quotients among their factors stay.
// CHECK-LABEL: func.func @by_symbol
// CHECK-NEXT:    %[[V:.*]] = affine.apply affine_map<()[s0] -> ((s0 * 3 - (s0 floordiv 8) * 8) floordiv s0)>()[%arg0]
// CHECK-NEXT:    %[[W:.*]] = affine.apply affine_map<()[s0] -> (s0 + 64)>()[%arg1]
// CHECK-NEXT:    return %[[V]], %[[W]]
func.func @by_symbol(%a: index, %b: index) -> (index, index) {
  %0 = affine.apply affine_map<()[s0] -> ((s0 * 3 - (s0 floordiv 8) * 8) floordiv s0)>()[%a]
  %1 = affine.apply affine_map<()[s0, s1] -> ((s0 * 64) ceildiv s0 + s1 + (s0 * 6) mod s0)>()[%a, %b]
  return %0, %1 : index, index
}

// Induction variables are dims; what is pure, of symbols, is a symbol, and so
// are sizes of what is.
// CHECK-LABEL: func.func @symbols
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NEXT:      %[[SUM:.*]] = arith.addi %arg0, %arg1
// CHECK-NEXT:      %[[DIM:.*]] = memref.dim %arg2, %arg0
// CHECK-NEXT:      affine.apply affine_map<(d0)[s0, s1] -> (d0 * 8 + s0 + s1)>(%[[I]])[%[[SUM]], %[[DIM]]]
func.func @symbols(%a: index, %b: index, %m: memref<?xindex>) {
  scf.for %i = %a to %b step %a {
    %0 = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %1 = arith.addi %a, %b : index
    %2 = memref.dim %m, %a : memref<?xindex>
    %3 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 + d2)>(%0, %1, %2)
    "use"(%3) : (index) -> ()
  }
  return
}

// Products wrap around, and so do the divisors that are known of them.
// CHECK-LABEL: func.func private @product
// CHECK-SAME:    a = affine_map<(d0) -> (0, d0 * 4)>
func.func private @product() attributes {
  a = affine_map<(d0) -> ((4611686018427387904 * 4) mod 4, d0 * 4)>
}

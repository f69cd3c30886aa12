// RUN: mlopt %s -canonicalize | FileCheck %s

// Folds and patterns.

// Only what is right in 32 bits and in 64.
// CHECK-LABEL: func.func @constants
// CHECK-NEXT:    %[[VIDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[VIDX_1:.*]] = index.constant -1
// CHECK-NEXT:    %[[VIDX_3:.*]] = index.constant -3
// CHECK-NEXT:    %[[VIDX_2:.*]] = index.constant -2
// CHECK-NEXT:    %[[VIDX4294967296:.*]] = index.constant 4294967296
// CHECK-NEXT:    %[[VIDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[VIDX4294967299:.*]] = index.constant 4294967299
// CHECK-NEXT:    %[[V0:.*]] = index.divu %[[VIDX4294967296]], %[[VIDX3]]
// CHECK-NEXT:    return %[[VIDX4294967299]], %[[V0]], %[[VIDX_2]], %[[VIDX_2]], %[[VIDX_3]], %[[VIDX_1]], %[[VIDX0]] : index, index, index, index, index, index, index
func.func @constants() -> (index, index, index, index, index, index, index) {
  %0 = index.constant 4294967296
  %1 = index.constant 3
  %2 = index.constant -7
  %3 = index.add %0, %1
  %4 = index.divu %0, %1
  %5 = index.divs %2, %1
  %6 = index.ceildivs %2, %1
  %7 = index.floordivs %2, %1
  %8 = index.shrs %2, %1
  %9 = index.remu %2, %1
  return %3, %4, %5, %6, %7, %8, %9 : index, index, index, index, index, index, index
}
// CHECK-LABEL: func.func @no_result
// CHECK-SAME:    (%[[A0:.*]]: index) -> (index, index, index)
// CHECK-NEXT:    %[[VIDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[VIDX32:.*]] = index.constant 32
// CHECK-NEXT:    %[[V0:.*]] = index.divs %[[VIDX32]], %[[VIDX0]]
// CHECK-NEXT:    %[[V1:.*]] = index.remu %[[VIDX32]], %[[VIDX0]]
// CHECK-NEXT:    %[[V2:.*]] = index.shl %[[VIDX32]], %[[VIDX32]]
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]] : index, index, index
func.func @no_result(%a: index) -> (index, index, index) {
  %0 = index.constant 0
  %1 = index.constant 32
  %2 = index.divs %1, %0
  %3 = index.remu %1, %0
  %4 = index.shl %1, %1
  return %2, %3, %4 : index, index, index
}
// CHECK-LABEL: func.func @neutral
// CHECK-SAME:    (%[[A0:.*]]: index) -> (index, index, index, index, index)
// CHECK-NEXT:    %[[VIDX1:.*]] = index.constant 1
// CHECK-NEXT:    %[[VIDX0:.*]] = index.constant 0
// CHECK-NEXT:    %[[V0:.*]] = index.divu %[[A0]], %[[VIDX1]]
// CHECK-NEXT:    return %[[A0]], %[[A0]], %[[A0]], %[[VIDX0]], %[[V0]] : index, index, index, index, index
func.func @neutral(%a: index) -> (index, index, index, index, index) {
  %0 = index.constant 0
  %1 = index.constant 1
  %2 = index.add %0, %a
  %3 = index.sub %a, %0
  %4 = index.mul %1, %a
  %5 = index.mul %a, %0
  %6 = index.divu %a, %1
  return %2, %3, %4, %5, %6 : index, index, index, index, index
}
// CHECK-LABEL: func.func @merged
// CHECK-SAME:    (%[[A0:.*]]: index) -> (index, index, index)
// CHECK-NEXT:    %[[VIDX3:.*]] = index.constant 3
// CHECK-NEXT:    %[[VIDX5:.*]] = index.constant 5
// CHECK-NEXT:    %[[VIDX8:.*]] = index.constant 8
// CHECK-NEXT:    %[[V0:.*]] = index.add %[[A0]], %[[VIDX8]]
// CHECK-NEXT:    %[[V1:.*]] = index.maxs %[[A0]], %[[VIDX5]]
// CHECK-NEXT:    %[[V2:.*]] = index.and %[[A0]], %[[VIDX3]]
// CHECK-NEXT:    %[[V3:.*]] = index.or %[[V2]], %[[VIDX5]]
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V3]] : index, index, index
func.func @merged(%a: index) -> (index, index, index) {
  %0 = index.constant 3
  %1 = index.constant 5
  %2 = index.add %a, %0
  %3 = index.add %2, %1
  %4 = index.maxs %a, %0
  %5 = index.maxs %1, %4
  %6 = index.and %a, %0
  %7 = index.or %6, %1
  return %3, %5, %7 : index, index, index
}
// CHECK-LABEL: func.func @compared
// CHECK-SAME:    (%[[A0:.*]]: index, %[[A1:.*]]: index) -> (i1, i1, i1, i1, i1, i1)
// CHECK-NEXT:    %[[VTRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[VFALSE:.*]] = index.bool.constant false
// CHECK-NEXT:    %[[V0:.*]] = index.cmp slt(%[[A0]], %[[A1]])
// CHECK-NEXT:    %[[V1:.*]] = index.cmp ult(%[[A1]], %[[A0]])
// CHECK-NEXT:    return %[[VTRUE]], %[[VTRUE]], %[[VFALSE]], %[[VFALSE]], %[[V0]], %[[V1]] : i1, i1, i1, i1, i1, i1
func.func @compared(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1) {
  %0 = index.constant 0
  %1 = index.constant 3
  %2 = index.cmp slt(%0, %1)
  %3 = index.cmp ule(%a, %a)
  %4 = index.maxs %a, %1
  %5 = index.cmp sle(%4, %0)
  %6 = index.cmp ult(%4, %0)
  %7 = index.sub %a, %b
  %8 = index.cmp slt(%7, %0)
  %9 = index.cmp ult(%0, %7)
  return %2, %3, %5, %6, %8, %9 : i1, i1, i1, i1, i1, i1
}
// An i32 cannot be made by this dialect.
// CHECK-LABEL: func.func @casts
// CHECK-NEXT:    %[[VIDX_5:.*]] = index.constant -5
// CHECK-NEXT:    %[[VIDX251:.*]] = index.constant 251
// CHECK-NEXT:    %[[VTRUE:.*]] = index.bool.constant true
// CHECK-NEXT:    %[[V0:.*]] = index.casts %[[VIDX_5]] : index to i32
// CHECK-NEXT:    return %[[VIDX_5]], %[[VIDX251]], %[[VTRUE]], %[[V0]] : index, index, i1, i32
func.func @casts() -> (index, index, i1, i32) {
  %0 = arith.constant -5 : i8
  %1 = index.casts %0 : i8 to index
  %2 = index.castu %0 : i8 to index
  %3 = index.casts %1 : index to i1
  %4 = index.casts %1 : index to i32
  return %1, %2, %3, %4 : index, index, i1, i32
}

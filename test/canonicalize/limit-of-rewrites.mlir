// RUN: mlopt %s -canonicalize='max-iterations=1 max-num-rewrites=1' | FileCheck %s
// RUN: mlopt %s -canonicalize='max-iterations=1 max-num-rewrites=1 top-down=false' | FileCheck %s --check-prefix=UP
// RUN: mlopt %s -canonicalize > %t.down
// RUN: mlopt %s -canonicalize=top-down=false > %t.up
// RUN: diff %t.down %t.up

// R192: just one pattern is applied.
// CHECK-LABEL: func.func @one_rewrite
// CHECK:         %[[X:.*]] = arith.addi %arg0, %c2_i32 : i32
// CHECK-NEXT:    %[[Y:.*]] = arith.addi %arg1, %c1_i32 : i32
// CHECK-NEXT:    %[[Z:.*]] = arith.addi %[[Y]], %c1_i32 : i32
// CHECK-NEXT:    return %[[X]], %[[Z]] : i32, i32

// R219: from the bottom up another pattern comes first, and all of them end in
// the same.
// UP-LABEL: func.func @one_rewrite
// UP:         %[[X:.*]] = arith.addi %arg0, %c1_i32 : i32
// UP-NEXT:    %[[Y:.*]] = arith.addi %[[X]], %c1_i32 : i32
// UP:         %[[Z:.*]] = arith.addi %arg1, %c2_i32 : i32
// UP-NEXT:    return %[[Y]], %[[Z]] : i32, i32
func.func @one_rewrite(%x: i32, %y: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c1 : i32
  %2 = arith.addi %y, %c1 : i32
  %3 = arith.addi %2, %c1 : i32
  return %1, %3 : i32, i32
}

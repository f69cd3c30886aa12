// RUN: mlopt %s -sccp | FileCheck %s

// The edge to ^bb2 is never taken, so %x is 1; constants that are replaced
// leave, and come again at the start.
// CHECK-LABEL: func @known_condition
// CHECK-NEXT:    %[[C2:.*]] = constant 2 : i32
// CHECK-NEXT:    %[[TRUE:.*]] = constant true
// CHECK-NEXT:    %[[C1:.*]] = constant 1 : i32
// CHECK-NEXT:    cond_br %[[TRUE]], ^[[END:.*]](%[[C1]] : i32), ^[[OTHER:.*]]
// CHECK-NEXT:  ^[[END]](%{{.*}}: i32):
// CHECK-NEXT:    return %[[C2]] : i32
// CHECK-NEXT:  ^[[OTHER]]:
// CHECK-NEXT:    muli
// CHECK-NEXT:    br ^[[END]](%{{.*}} : i32)
func @known_condition() -> i32 {
  %one = constant 1 : i32
  %true = constant true
  cond_br %true, ^bb1(%one : i32), ^bb2
^bb1(%x: i32):
  %sum = addi %x, %one : i32
  return %sum : i32
^bb2:
  %three = muli %one, %one : i32
  br ^bb1(%three : i32)
}

// A multiplication by itself stays 1 around the loop; a sum does not.
// CHECK-LABEL: func @loop
// CHECK:         %[[C1:.*]] = constant 1 : i32
// CHECK:       ^[[HEAD:.*]](%{{.*}}: i32, %[[Y:.*]]: i32):
// CHECK:         %[[N:.*]] = addi %[[Y]], %[[C1]] : i32
// CHECK-NEXT:    br ^[[HEAD]](%[[C1]], %[[N]] : i32, i32)
// CHECK:         return %[[C1]], %[[Y]] : i32, i32
func @loop(%p: i1) -> (i32, i32) {
  %one = constant 1 : i32
  br ^head(%one, %one : i32, i32)
^head(%x: i32, %y: i32):
  cond_br %p, ^body, ^end
^body:
  %m = muli %x, %x : i32
  %n = addi %y, %x : i32
  br ^head(%m, %n : i32, i32)
^end:
  return %x, %y : i32, i32
}

// CHECK-LABEL: func @switch
// CHECK:       ^{{.*}}(%{{.*}}: i32):
// CHECK-NEXT:    return %c7_i32 : i32
func @switch() -> i32 {
  %five = constant 5 : i32
  %six = constant 6 : i32
  %seven = constant 7 : i32
  switch %six : i32, [
    default: ^bb1(%five : i32),
    5: ^bb2,
    6: ^bb3
  ]
^bb1(%x: i32):
  return %x : i32
^bb2:
  br ^bb1(%six : i32)
^bb3:
  br ^bb1(%seven : i32)
}

// Edges between the same blocks are one edge: both values come.
// CHECK-LABEL: func @same_block
// CHECK:       ^{{.*}}(%[[X:.*]]: i32):
// CHECK-NEXT:    return %[[X]] : i32
func @same_block() -> i32 {
  %true = constant true
  %five = constant 5 : i32
  %six = constant 6 : i32
  cond_br %true, ^bb1(%five : i32), ^bb1(%six : i32)
^bb1(%x: i32):
  return %x : i32
}

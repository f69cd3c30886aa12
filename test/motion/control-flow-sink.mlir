// RUN: mlopt %s -control-flow-sink -allow-unregistered-dialect | FileCheck %s

// A chain sinks in order, as far in as all its users are; what is used outside
// too stays.
// CHECK-LABEL: func.func @chain
// CHECK-NEXT:    %[[BOTH:.*]] = arith.subi %arg0, %arg0 : i32
// CHECK-NEXT:    scf.if %arg1 -> (i32) {
// CHECK-NEXT:      %[[A:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:      %[[B:.*]] = arith.muli %[[A]], %[[A]] : i32
// CHECK-NEXT:      scf.if %arg1 -> (i32) {
// CHECK-NEXT:        %[[INNER:.*]] = arith.xori %arg0, %arg0 : i32
// CHECK-NEXT:        scf.yield %[[INNER]] : i32
func.func @chain(%x: i32, %p: i1) -> i32 {
  %both = arith.subi %x, %x : i32
  %a = arith.addi %x, %x : i32
  %b = arith.muli %a, %a : i32
  %inner = arith.xori %x, %x : i32
  %0 = scf.if %p -> i32 {
    %1 = scf.if %p -> i32 {
      scf.yield %inner : i32
    } else {
      scf.yield %both : i32
    }
    %2 = arith.addi %1, %b : i32
    scf.yield %2 : i32
  } else {
    scf.yield %both : i32
  }
  return %0 : i32
}

// A loop's region may run often, and effects stay in their order.
// CHECK-LABEL: func.func @stays
// CHECK-NEXT:    arith.addi
// CHECK-NEXT:    memref.load
// CHECK-NEXT:    scf.for
// CHECK:         scf.if
func.func @stays(%x: i32, %n: index, %m: memref<4xi32>, %p: i1) {
  %a = arith.addi %x, %x : i32
  %b = memref.load %m[%n] : memref<4xi32>
  scf.for %i = %n to %n step %n {
    "foo.use"(%a) : (i32) -> ()
  }
  scf.if %p {
    "foo.use"(%b) : (i32) -> ()
  }
  return
}
